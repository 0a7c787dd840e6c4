import { expect, test } from 'vitest';
import { start } from './start.ts';

// The edge of the table in the bundled program: keys as a terminal sends them.

test('the table is read, set and left by keys that are typed together, pasted and cut in two', async () => {
  const program = start();
  await program.untilText('▸ 1 Learn by playing');
  program.type('jjjjj');
  await program.untilText('▸ 6 Settings');
  await program.press('\r');
  await program.untilText('Handing over');
  await program.press('\u001b[200~qqqq\u001b[201~');
  await program.untilText('Pasted text is not taken as keys');
  // Down, in two pieces; then Esc alone, and with a letter right behind it.
  program.type('\u001b');
  program.type('[B');
  await program.untilText('▸ Quiet time');
  program.type('\u001b');
  await program.untilText('New match');
  await program.press('r');
  await program.untilText('The rules of which game?');
  program.type('\u001bj');
  await program.untilText('The rules of which game?');
  program.type('\u0003');
  expect(await program.left()).toBe(130);
});

test('a match of Theseus is begun, answered, left and gone on with', async () => {
  const program = start({ columns: 120, rows: 40 });
  await program.untilText('▸ 1 Learn by playing');
  await program.press('3');
  await program.untilText('Start the match');
  await program.press('\u001b[B');
  await program.press('\u001b[C');
  await program.untilText('Theseus: The Dark Orbit');
  await program.press('\u001b[A');
  await program.press('\r');
  await program.goOnFromGoal();
  await program.untilText('Log');
  await program.press('1');
  await program.press('q');
  await program.untilText('Leave the match?');
  await program.press('2');
  await program.untilText('▸ 1 Continue the last match');
  await program.press('\r');
  await program.untilText('saved');
  program.type('\u0003');
  expect(await program.left()).toBe(130);
});
