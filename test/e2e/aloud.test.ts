import { expect, test } from 'vitest';
import { start } from './start.ts';

// The bundled program as people hear it, in a pseudo-terminal.

const STARCRAFT = ['play', 'starcraft', '--seats', 'Ann,Bob', '--seed', 'z'];
/** Before this a hand-over screen takes no key, in milliseconds: what was typed before was not meant for it. */
const LONG_ENOUGH = 400;
const WIPE = '\u001b[H\u001b[2J\u001b[3J';

test.each([
  ['--screen-reader', { args: ['--screen-reader', ...STARCRAFT] }],
  ['INK_SCREEN_READER', { args: STARCRAFT, env: { INK_SCREEN_READER: 'true' } }],
])(
  'with %s sentences come out, a choice is taken by its number, and the match is saved and gone on with',
  { timeout: 60_000 },
  async (_, how) => {
    const program = start(how);
    const said = (text: string): Promise<void> => program.until(text, ({ bytes }) => bytes.includes(text));
    await said('Type the number of a choice');
    await said('press Enter when only you see the screen');
    await new Promise(resolve => setTimeout(resolve, LONG_ENOUGH));
    program.type('\r');
    await said('is asked:');
    await said('1: ');
    await program.quiet();
    program.type('1\r');
    await program.until('an answer saved', ({ answersSaved }) => answersSaved >= 1);
    await program.quiet();
    // The rules and back, the board, and something that is none.
    program.type('r\r');
    await said('It leads on to:');
    await program.quiet();
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
    // What Ann alone could read was wiped together with its scrollback; nothing else is more than text.
    expect(program.bytes).toContain(WIPE);
    expect(program.bytes.replaceAll(WIPE, '')).not.toContain('\u001b');
  },
);
