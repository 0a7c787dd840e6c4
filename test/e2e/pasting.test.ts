import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Program } from './program.ts';
import { start } from './start.ts';

// What people paste by mistake, sent as a terminal sends it; more of it in test/reliability/terminal.

const REFUSED = 'Pasted text is not taken as keys.';
const THESEUS = ['play', 'theseus', '--seats', 'Ann:aliens,Bob:scientists', '--seed', 'x'];
const STARCRAFT = ['play', 'starcraft', '--seats', 'Ann,Bob', '--seed', 'z'];

/** The text without what it says of the live keys, which the line about a paste stands over. */
const above = ({ lines }: Program): string => lines.slice(0, -1).join('\n');

/** The settings that were kept. */
function settingsOf({ settings }: Program): unknown {
  const file = join(settings, 'settings.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

/** Waits for the first choice of a question, and until it says what it would do, which comes after the frame. */
async function previewed(program: Program, first: RegExp): Promise<void> {
  await program.until('what the first choice does', ({ text }) => first.test(text));
  await program.settle();
}

/** Pastes; the screen must stay as it is, and only say that. */
async function pasteInVain(program: Program, text: string): Promise<void> {
  const [before, settings] = [above(program), settingsOf(program)];
  program.paste(text);
  await program.untilText(REFUSED);
  await program.quiet();
  expect(above(program)).toBe(before);
  expect(program.answersSaved).toBe(0);
  expect(settingsOf(program)).toEqual(settings);
  expect(readFileSync(program.saveFile, 'utf8')).not.toContain('concede');
}

describe('a text pasted into a match', () => {
  test('gives no secret order, and does not come to giving up', async () => {
    const program = start({ args: STARCRAFT });
    await program.untilText('Pass the keyboard to');
    await pasteInVain(program, '\n');
    await program.press('\r');
    await previewed(program, /1 Build .+ → /);
    await pasteInVain(program, 'move 1 2 ');
    await pasteInVain(program, 'Meet me at 2 pm');
    expect(program.text).toContain('SC-5.2');
  });
});

test('a megabyte that the terminal does not mark is thrown away soon, and answers nothing', async () => {
  const program = start({ args: THESEUS });
  await previewed(program, /▹ \d .+ → /);
  const [before, settings] = [above(program), settingsOf(program)];
  const line = 'K3JldHVybiB0aGUga2V5cw+Jvz/Enter4m2qU1xLt?r7\r';
  program.type(line.repeat(Math.ceil(1_000_000 / line.length)));
  // Alone it takes a third of a second; others compute beside it here.
  await program.until('the line about it', ({ text }) => text.includes(REFUSED), 6_000);
  await program.quiet();
  expect(above(program)).toBe(before);
  expect(program.answersSaved).toBe(0);
  expect(settingsOf(program)).toEqual(settings);
  await program.press('m');
  expect(program.text).toContain('All keys');
});

test('a paste without an end does not block the keyboard for long, and a text pasted into a name is that name', async () => {
  const program = start();
  await program.untilText('New match');
  program.type('\u001b[200~qqq');
  await program.untilText(REFUSED);
  program.type('3');
  await program.untilText('Start the match');
  for (let row = 0; row < 3; row++) await program.press('\u001b[B');
  program.paste('a-Lena\nand a second line\n');
  await program.untilText('Anna-Lena');
  expect(program.text).not.toContain('second');
  expect(program.text).not.toContain(REFUSED);
});

test('by ear, of lines at once only the first is taken', async () => {
  const program = start({ args: ['--screen-reader', ...THESEUS] });
  await program.untilText('is asked:');
  await program.quiet();
  program.paste('b\n1\n1\n1\n1\n');
  await program.until('what is said', ({ bytes }) => bytes.includes('Only the first of several lines is taken.'));
  await program.quiet();
  expect(program.answersSaved).toBe(0);
  program.type('q\r');
  await program.until('the way out', ({ bytes }) => bytes.includes('Leave the match?'));
});
