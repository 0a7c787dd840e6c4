import fc from 'fast-check';
import measured from 'string-width';
import { expect, test } from 'vitest';
import remembered from '../../scripts/bundled/string-width.mjs';

const PARTS = [
  '’ “” × − — › ✦ ⚑ ✱ ☑ ✓ ✗ ★ ☠ ⌂ ✚ ±',
  '\ufe0f',
  '\u0301',
  '\u001b[38;2;1;2;3m',
  '\u001b[1;33m',
  '\u001b[0m',
  'Braken',
  '┌──┐',
  '◆ Ma',
  '漢字',
  'e\u0301',
  '👩‍🚀',
  '·',
  '\u009b',
  '\t',
  ' ',
  '',
];

test('a row is as wide as it is measured, the first time and the next', () => {
  const row = fc.array(fc.constantFrom(...PARTS), { maxLength: 20 }).map(parts => parts.join(''));
  fc.assert(
    fc.property(row, text => {
      for (let time = 0; time < 2; time++) expect(remembered(text)).toBe(measured(text));
    }),
    { numRuns: 300 },
  );
});

test('what is asked for besides is heard, and nothing of it remembered', () => {
  expect(remembered('±')).toBe(measured('±'));
  expect(remembered('±', { ambiguousIsNarrow: false })).toBe(measured('±', { ambiguousIsNarrow: false }));
  expect(remembered('±')).toBe(1);
});

test('rows that were not shown for long are measured anew, and as wide', () => {
  for (let at = 0; at < 5_000; at++) expect(remembered(`◆${at}`)).toBe(`${at}`.length + 1);
  expect(remembered('◆0')).toBe(2);
});
