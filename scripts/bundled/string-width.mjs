// Stands in the bundle for `string-width`, as Ink measures with it: for every frame Ink asks how wide each of its rows is, and takes every row that
// has more than ASCII apart into clusters for that. Here a row is measured once as long as frames show it. What comes out is the same
// (test/scripts/string-width.test.ts).
import measured from 'string-width';

/** This many rows are remembered, and as many of the generation before. */
const MOST = 2_000;

let widths = new Map();
let older = new Map();

/** The columns that a text takes, as `string-width` says it. */
export default function stringWidth(text, options) {
  if (options !== undefined) return measured(text, options);
  const width = widths.get(text) ?? older.get(text) ?? measured(text);
  if (widths.size >= MOST) {
    older = widths;
    widths = new Map();
  }
  widths.set(text, width);
  return width;
}
