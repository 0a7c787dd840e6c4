// Stands in the bundle for `@alcalzone/ansi-tokenize`, as Ink's output uses it: for every frame Ink takes all its rows
// apart into characters with their colours, and puts them together again, which is most of a frame's time. Here a row
// is taken apart once as long as frames show it, characters with the same colours share one list of them, and what leads
// from one list to another one is remembered. What comes out is the same (test/scripts/ansi-tokenize.test.ts).
import {
  ansiCodesToString,
  diffAnsiCodes,
  styledCharsFromTokens as charsFrom,
  tokenize as tokensOf,
} from '@alcalzone/ansi-tokenize';

/** This many rows are remembered, and as many of the generation before. */
const MOST = 400;

/** A match has some hundred lists of styles; a theme of one's own begins new ones. */
const MOST_LISTS = 2_000;

const NONE = [];
let rows = new Map();
let older = new Map();
/** The characters of each list of tokens that was made here. */
const known = new WeakMap();
/** The lists of styles by their codes. */
const lists = new Map();
/** The codes from one list of styles to others. */
const changes = new WeakMap();

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

/** The characters of a row with their styles. */
export function styledCharsFromTokens(tokens) {
  const remembered = known.get(tokens);
  if (remembered !== undefined) return remembered;
  const chars = charsFrom(tokens).map(char => ({ ...char, styles: shared(char.styles) }));
  known.set(tokens, chars);
  return chars;
}

/** One list for all characters, of whatever row, that have the same styles. */
function shared(styles) {
  if (styles.length === 0) return NONE;
  const key = styles.map(({ code }) => code).join('');
  const list = lists.get(key);
  if (list !== undefined) return list;
  if (lists.size >= MOST_LISTS) lists.clear();
  lists.set(key, styles);
  return styles;
}

/** Characters as a row again, with as few codes as their styles need. */
export function styledCharsToString(chars) {
  let row = '';
  let styles = NONE;
  for (const char of chars) {
    const next = char.styles.length === 0 ? NONE : char.styles;
    if (next !== styles) row += row === '' ? ansiCodesToString(next) : change(styles, next);
    row += char.value;
    styles = next;
  }
  return styles === NONE ? row : row + change(styles, NONE);
}

/** The codes that lead from some styles to others. */
function change(from, to) {
  const known = changes.get(from) ?? new Map();
  changes.set(from, known);
  const codes = known.get(to) ?? ansiCodesToString(diffAnsiCodes(from, to));
  known.set(to, codes);
  return codes;
}
