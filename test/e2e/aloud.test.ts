import { expect, test } from 'vitest';
import { QUIET } from './program.ts';
import { start } from './start.ts';

// The bundled program as people hear it, in a pseudo-terminal.

const STARCRAFT = ['play', 'starcraft', '--seats', 'Ann,Bob', '--seed', 'z'];
/**
 * What stands between a secret and the next person's eyes, and ears: to the alternate screen and back, and rows
 * emptied.
 */
const WIPES = /\u001b\[(?:\?1049[hl]|H|2J|\d+;1H|2K)/g;
const MORE = 'There is more: Enter says it.\r\n';

test(
  'with --screen-reader sentences come out, a choice is taken by its number, and the match is saved and gone on with',
  { timeout: 60_000 },
  async () => {
    const program = start({ args: ['--screen-reader', ...STARCRAFT] });
    const said = (text: string): Promise<void> => program.until(text, ({ bytes }) => bytes.includes(text));
    await said('Type the number of a choice');
    await said('press Enter when only you see the screen');
    await new Promise(resolve => setTimeout(resolve, QUIET));
    program.type('\r');
    await said('is asked:');
    await said('1: ');
    await program.quiet();
    program.type('1\r');
    await program.until('an answer saved', ({ answersSaved }) => answersSaved >= 1);
    await program.quiet();
    // The rules and back, the board, and something that is none.
    program.type('r\r');
    await program.quiet();
    // A page at a time.
    for (let pages = 1; program.bytes.endsWith(MORE); pages += 1) {
      expect(pages).toBeLessThan(20);
      program.type('\r');
      await program.quiet();
    }
    await said('It leads on to:');
    program.type('escape\r');
    await program.quiet();
    program.type('nonsense\r');
    await said('“nonsense” is neither a number');
    await program.quiet();
    program.type('q\r');
    await said('Leave the match?');
    await program.quiet();
    program.type('2\r');
    await said('1: Continue the last match');
    await program.quiet();
    program.type('q\r');
    expect(await program.left()).toBe(0);
    // What Ann alone could read was wiped (aloud-secrets.test.ts); nothing else is more than text.
    expect(program.bytes).toMatch(WIPES);
    expect(program.bytes.replaceAll(WIPES, '')).not.toContain('\u001b');
    expect(program.modeFaults()).toEqual([]);
  },
);

test('INK_SCREEN_READER does the same', async () => {
  const program = start({ env: { INK_SCREEN_READER: 'true' } });
  await program.until('sentences', ({ bytes }) => bytes.includes('Type the number of a choice'));
  expect(program.bytes.replaceAll(WIPES, '')).not.toContain('\u001b');
});
