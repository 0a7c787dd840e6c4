import { expect, test } from 'vitest';
import { start } from './start.ts';

// While the program's players think, in a thread of their own, the table answers keys and can be left.

const LOOKS = 10;

test('keys are answered while the program thinks, and leaving does not wait for the thought', async () => {
  const args = ['play', 'theseus', '--seats', 'Ann:bot-master,Bob:bot-master', '--seed', 'thinks'];
  const program = start({ args, set: { speed: 'instant' } });
  await program.untilText('is thinking');
  /** How often a key was answered before the thought had come: its answer is in the save at once. */
  let meanwhile = 0;
  for (let looked = 0; looked < LOOKS; looked += 1) {
    const before = program.answersSaved;
    program.type('?');
    await program.until('the help', ({ text }) => !text.includes('is thinking'));
    if (program.answersSaved === before) meanwhile += 1;
    program.type('\u001b');
    await program.untilText('is thinking');
  }
  expect(meanwhile).toBeGreaterThan(LOOKS / 2);
  program.type('\u0003');
  expect(await program.left()).toBe(130);
  expect(program.leftAsFound).toBe(true);
}, 60_000);
