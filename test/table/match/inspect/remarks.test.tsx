import { expect, test } from 'vitest';
import { ANN_AND_BOB } from '../../desk-of.ts';
import { deskAt } from '../../desk-at.tsx';

const ALONE = ['enter', 'space', '1', 'shift-tab', 'i', '1'] as const;
const typed = (text: string): readonly string[] => Array.from(text, letter => (letter === ' ' ? 'space' : letter));

test('a seat alone before the screen notes something on a thing, finds it again there, and takes it away', async () => {
  const { press, frame } = await deskAt({ start: ANN_AND_BOB });
  await press(...ALONE);
  expect(frame()).toContain('N note for yourself');
  await press('N', ...typed('one left, q?'), 'enter');
  expect(frame()).toContain('Your note, which only you see');
  expect(frame()).toContain('one left, q?');
  await press('N', 'backspace', 'escape');
  expect(frame()).toContain('one left, q?');
  await press('N', ...Array.from('one left, q?', () => 'backspace'), 'enter');
  expect(frame()).not.toContain('Your note');
});

test('no other seat and nobody at the open table sees it', async () => {
  const { press, frame } = await deskAt({ start: ANN_AND_BOB });
  await press(...ALONE, 'N', ...typed('hides here'), 'enter', 'escape', 'escape');
  // Ann hides her second thing, then Bob sits down, hides two, and both look at the open table.
  await press('1', 'enter', 'space', 'shift-tab', 'i', '1');
  expect(frame()).toContain('seen by 1');
  expect(frame()).not.toContain('hides here');
  await press('escape', 'escape', '1', '1', 'i');
  expect(frame()).toContain('seen by spectator');
  expect(frame()).not.toMatch(/hides here|note for yourself/);
});

test('the key says at the table that nothing under the cursor takes a note', async () => {
  const { press, frame } = await deskAt({ start: ANN_AND_BOB });
  await press('enter', 'space', 'N');
  expect(frame()).toContain('Nothing under the cursor takes a note.');
});
