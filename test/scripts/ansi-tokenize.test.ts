import * as plain from '@alcalzone/ansi-tokenize';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as remembering from '../../scripts/bundled/ansi-tokenize.mjs';

const CODES = [1, 2, 4, 7, 22, 24, 27, 31, 33, 90, 39, 0].map(code => `\u001b[${code}m`);
const HUES = ['\u001b[38;2;230;159;0m', '\u001b[38;5;208m', '\u001b[48;2;1;2;3m', '\u001b[1;33m', '\u001b[49m'];
const TEXTS = ['Braken', '  ', '┌──┐', '◆ Ma', '漢字', 'é', '👩‍🚀', '·', 'x', '\u009b', '\u001b', ''];

/** Rows as screens have them, and worse: text and codes in any order. */
const row = fc.array(fc.constantFrom(...CODES, ...HUES, ...TEXTS), { maxLength: 30 }).map(parts => parts.join(''));

/** What Ink makes of rows that stand beside each other on one line, with blanks between them. */
function line(
  {
    tokenize,
    styledCharsFromTokens,
    styledCharsToString,
  }: Pick<typeof plain, 'tokenize' | 'styledCharsFromTokens' | 'styledCharsToString'>,
  rows: readonly string[],
): string {
  const blank = { type: 'char', value: ' ', fullWidth: false, styles: [] } as const;
  const chars = rows.flatMap(text => [...styledCharsFromTokens(tokenize(text)), { ...blank, styles: [] }]);
  return styledCharsToString(chars);
}

test('a frame is the same with the tokeniser that remembers, the first time and the next', () => {
  fc.assert(
    fc.property(fc.array(row, { maxLength: 6 }), rows => {
      const wanted = line(plain, rows);
      expect(line(remembering, rows)).toBe(wanted);
      expect(line(remembering, rows)).toBe(wanted);
    }),
    { numRuns: 400 },
  );
});

test('rows that were not shown for long are forgotten', () => {
  const first = remembering.tokenize('first');
  expect(remembering.tokenize('first')).toBe(first);
  for (let at = 0; at < 5_000; at += 1) remembering.tokenize(`row ${at}`);
  expect(remembering.tokenize('first')).not.toBe(first);
});
