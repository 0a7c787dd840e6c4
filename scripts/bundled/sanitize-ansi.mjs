// Stands in the bundle for Ink's `sanitize-ansi.js`: Ink takes every text apart into its control sequences, twice a
// frame, to take those out that are no colours. A text that holds nothing but colours is returned as it is, which one
// look at each of its escapes tells. What comes out is the same (test/scripts/sanitize-ansi.test.ts).
import sanitizeAnsi from '../../node_modules/ink/build/sanitize-ansi.js';

const CONTROLS = /[\u0080-\u009f]/;
const COLOUR = /\u001b\[[\d:;]*m/y;

/** The text with no other control sequences than colours and links, as Ink wants it. */
export default function sanitize(text) {
  return isPlain(text) ? text : sanitizeAnsi(text);
}

function isPlain(text) {
  if (CONTROLS.test(text)) return false;
  for (let at = text.indexOf('\u001b'); at >= 0; at = text.indexOf('\u001b', at + 1)) {
    COLOUR.lastIndex = at;
    if (!COLOUR.test(text)) return false;
  }
  return true;
}
