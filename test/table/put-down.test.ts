import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ANN_AND_BOB } from './desk-of.ts';
import { deskAt } from './desk-at.tsx';

// Two tests that belong together: what the first one leaves on the table, the second one looks for.

let folder = '';

test('while a match is on the table the program’s player is about to answer …', async () => {
  const against = { ...ANN_AND_BOB, new: { ...ANN_AND_BOB.new, players: ['bot', 'human'] as const } };
  const { library, desk } = await deskAt({ start: against });
  folder = library.at('');
  expect(desk.soon()).not.toBeNull();
  expect(existsSync(folder)).toBe(true);
});

test('… and when the test has ended it does not any more: its folder was made again by what it wrote', async () => {
  await new Promise(resolve => setTimeout(resolve, 200));
  expect(existsSync(folder)).toBe(false);
});
