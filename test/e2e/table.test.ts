import { expect, test } from 'vitest';
import { start } from './start.ts';

// The real program, bundled, in a pseudo-terminal.

test('from home to a new match, saved, at every size, past a hand-over that keeps nothing, and out again', async () => {
  const program = start();
  await program.untilText('New match');
  await program.press('3');
  await program.untilText('Start the match');
  await program.press('\r');
  await program.goOnFromGoal();
  await program.untilText('Pass the keyboard to');
  expect(program.answersSaved).toBe(0);
  expect(program.hearsMouse).toBe(true);
  await program.press('\r');
  await program.untilText('SC-5.2');
  program.resize(20, 5);
  await program.untilText('It needs 80x23');
  for (const [columns, rows] of [
    [120, 40],
    [80, 23],
    [160, 50],
    [80, 24],
  ] as const) {
    program.resize(columns, rows);
    await program.untilText('SC-5.2');
    expect(program.screen.buffer.active.baseY).toBe(0);
  }
  await program.quiet();
  // The list of planets, its first one, and the orders there.
  for (const key of ['g', '\u001b[H', '\r']) await program.press(key);
  await program.untilText('SC-5.3');
  await program.press('1');
  await program.untilText('Pass the keyboard to');
  expect(program.screen.buffer.normal.length).toBeLessThanOrEqual(program.screen.rows);
  expect(program.screen.buffer.alternate.length).toBe(program.screen.rows);
  expect(program.text).not.toMatch(/Build|Mobilize|Research|SC-5/);
  await program.press('q');
  await program.untilText('Leave the match?');
  await program.press('\r');
  expect(await program.left()).toBe(0);
  expect(program.leftAsFound).toBe(true);
}, 60_000);
