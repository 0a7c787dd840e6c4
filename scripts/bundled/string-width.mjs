// Stands in the bundle for `string-width`, as Ink measures with it: for every frame Ink asks how wide each of its rows
// is, and takes every row that has more than ASCII apart into clusters for that. Here a row is measured once as long as
// frames show it, and one that holds only colours and characters of one cell is counted. What comes out is the same
// (test/scripts/string-width.test.ts).
import measured from 'string-width';
import { isSimple } from '../../src/boards/drawing/clusters.ts';

const COLOURS = /\u001b\[[0-9;]*m/g;

/** This many rows are remembered, and as many of the generation before. */
const MOST = 400;

let widths = new Map();
let older = new Map();

/** The columns that a text takes, as `string-width` says it. */
export default function stringWidth(text, options) {
  if (options !== undefined) return measured(text, options);
  const width = widths.get(text) ?? older.get(text) ?? widthOf(text);
  if (widths.size >= MOST) {
    older = widths;
    widths = new Map();
  }
  widths.set(text, width);
  return width;
}

function widthOf(text) {
  const bare = text.replaceAll(COLOURS, '');
  return isSimple(bare) ? bare.length : measured(text);
}
