import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import sanitize from '../../scripts/bundled/sanitize-ansi.mjs';

/** Ink's own, which its package does not export. */
async function inksOwn(): Promise<(text: string) => unknown> {
  const file = join(import.meta.dirname, '../../node_modules/ink/build/sanitize-ansi.js');
  const module: unknown = await import(pathToFileURL(file).href);
  const { default: own } = v.parse(v.object({ default: v.function() }), module);
  return text => own(text);
}

const PARTS = [
  ...['Braken', '┌──┐', '漢字', '👩‍🚀', '\n', ' ', 'm', '[', ';', ''],
  ...['\u001b[0m', '\u001b[m', '\u001b[38;2;230;159;0m', '\u001b[4:3m', '\u001b[1;33m'],
  ...['\u001b[2J', '\u001b[5;3H', '\u001b[>4m', '\u001b[1 m', '\u001b[?25l', '\u001b', '\u001b[', '\u001b[3'],
  ...[
    '\u001b]8;;https://a.b\u0007',
    '\u001b]0;title\u001b\\',
    '\u001bP1q\u001b\\',
    '\u009b31m',
    '\u0090',
    '\u009c',
    '\u0085',
  ],
];

test('a text loses just what Ink takes out of it', async () => {
  const own = await inksOwn();
  const text = fc.array(fc.constantFrom(...PARTS), { maxLength: 12 }).map(parts => parts.join(''));
  fc.assert(
    fc.property(text, shown => {
      expect(sanitize(shown)).toBe(own(shown));
    }),
    { numRuns: 2_000 },
  );
});

test('what steers a terminal goes, colours stay', () => {
  expect(sanitize('\u001b[1mBraken\u001b[2J\u001b[0m')).toBe('\u001b[1mBraken\u001b[0m');
});
