import { expect, test } from 'vitest';
import type { FakeLibrary } from '../table/desk-of.ts';
import { ANN_AND_BOB } from '../table/desk-of.ts';
import { deskAt } from '../table/desk-at.tsx';

const HELD = { pid: 47110, host: 'laptop', since: new Date(2026, 0, 1, 13, 30) };

async function withMatch(): Promise<FakeLibrary> {
  const { library, press } = await deskAt({ start: ANN_AND_BOB });
  await press('enter');
  return library;
}

test('a save that is open in another window is not just gone on with: a copy is offered first', async () => {
  const library = await withMatch();
  library.held = HELD;
  const { press, frame } = await deskAt({ library });
  await press('enter');
  expect(frame()).toContain('open in another window');
  expect(frame()).toContain('13:30');
  expect(frame()).toContain('process 47110 on laptop');
  await press('enter');
  expect([...library.files.keys()]).toEqual(['fake-ann-bob.jsonl', 'fake-ann-bob-2.jsonl']);
});

test('it can be gone on with all the same, or left alone', async () => {
  const library = await withMatch();
  library.held = HELD;
  const { press, frame } = await deskAt({ library });
  await press('enter', 'escape');
  expect(frame()).toContain('New match');
  await press('enter', 'down', 'enter');
  expect([...library.files.keys()]).toEqual(['fake-ann-bob.jsonl']);
});

test('a match that leaves the table gives its file back', async () => {
  const { library, press } = await deskAt({ start: ANN_AND_BOB });
  expect(library.claimed).toEqual(['fake-ann-bob.jsonl']);
  await press('ctrl-c');
  expect(library.claimed).toEqual([]);
});
