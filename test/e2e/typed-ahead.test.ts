import { describe, expect, test } from 'vitest';
import { start } from './start.ts';

// Keys that are typed before the program shows anything: the terminal keeps them, in the way of a line, until it is
// taken over.

describe('what is typed before the first frame is done as if it were typed after it', () => {
  test('a first match from the first frame on: both keys, and no key for a match that is not there yet', async () => {
    const program = start();
    program.type('22');
    await program.untilText('Theseus: The Dark Orbit: how it is won');
    expect(program.saveFiles).toHaveLength(1);
  });

  test('where the match itself has to be loaded', async () => {
    const program = start({ args: ['play', 'theseus', '--seats', 'Ann,Bob', '--seed', 'ahead'] });
    program.type('jm');
    await program.untilText('Who plays which seat');
    program.type('\u001b');
    // Until a key has moved it the cursor is hollow.
    await program.until('the cursor that was moved', ({ text }) => /begin with\?[^]*^ ▸ \d /m.test(text));
    expect(program.answersSaved).toBe(0);
  });

  test('the key that leaves, of whatever', async () => {
    const program = start();
    program.type('q');
    expect(await program.ended()).toBe(0);
    expect(program.modeFaults()).toEqual([]);
  });
});

test('no key that was typed ahead opens a private screen', async () => {
  const program = start({ args: ['play', 'starcraft', '--seats', 'Ann,Bob', '--seed', 'ahead'] });
  program.type('\r\r\r');
  await program.untilText('Pass the keyboard to');
  await program.settle();
  expect(program.text).toContain('Pass the keyboard to');
});

test('what is typed while a game is loaded is for the screen that comes', async () => {
  const program = start();
  await program.untilText('New match');
  program.type('3\r');
  // The factions are dealt: with some of them the page on how the match is won waits before the hand-over.
  await program.until('the match', ({ text }) => /Pass the keyboard to|: how it is won/.test(text));
});
