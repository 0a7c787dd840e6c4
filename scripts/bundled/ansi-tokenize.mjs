// Stands in the bundle for `@alcalzone/ansi-tokenize`, as Ink's output uses it: for every frame Ink takes all its rows
// apart into characters with their colours, and puts them together again, which is most of a frame's time. Here a row
// is taken apart once as long as frames show it, the characters of a run share one list of styles, and where they do
// nothing is compared. What comes out is the same (test/scripts/ansi-tokenize.test.ts).
import {
  ansiCodesToString,
  diffAnsiCodes,
  styledCharsFromTokens as charsFrom,
  tokenize as tokensOf,
} from '@alcalzone/ansi-tokenize';

/** This many rows are remembered, and as many of the generation before. */
const MOST = 400;

let rows = new Map();
let older = new Map();
/** The characters of each list of tokens that was made here. */
const known = new WeakMap();

/** The tokens of a row: the same list again for a row that was taken apart lately. */
export function tokenize(row) {
  const tokens = rows.get(row) ?? older.get(row) ?? tokensOf(row);
  if (rows.size >= MOST) {
    older = rows;
    rows = new Map();
  }
  rows.set(row, tokens);
  return tokens;
}

/** The characters of a row with their styles, one list of them for each run. */
export function styledCharsFromTokens(tokens) {
  const remembered = known.get(tokens);
  if (remembered !== undefined) return remembered;
  let styles = [];
  const chars = charsFrom(tokens).map(char => {
    if (!same(styles, char.styles)) styles = char.styles;
    return { ...char, styles };
  });
  known.set(tokens, chars);
  return chars;
}

function same(one, other) {
  return one.length === other.length && one.every((style, at) => style.code === other[at].code);
}

/** Characters as a row again, with as few codes as their styles need. */
export function styledCharsToString(chars) {
  let row = '';
  let styles = NONE;
  for (const char of chars) {
    const isSame = char.styles === styles || (char.styles.length === 0 && styles.length === 0);
    if (!isSame)
      row += row === '' ? ansiCodesToString(char.styles) : ansiCodesToString(diffAnsiCodes(styles, char.styles));
    row += char.value;
    ({ styles } = char);
  }
  return styles.length === 0 ? row : row + ansiCodesToString(diffAnsiCodes(styles, NONE));
}

const NONE = [];
