import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { randomPlayer } from '../../src/bots/player.ts';
import { readEntry } from '../../src/saves/saved/entry.ts';
import { loadMatch } from '../../src/saves/saved/load.ts';
import { resume } from '../../src/session/begin.ts';
import { DEFAULT_SETTINGS } from '../../src/table/frame/preferences/settings.ts';
import { writeSaved } from '../saves/support.ts';
import { FakeLibrary } from '../table/desk-of.ts';
import { deskAt } from '../table/desk-at.tsx';
import { fakeGame } from '../table/fake-game.ts';
import { sit } from './session-of.ts';

// Samples come with the program: people look at them, and what they do in one goes on in a copy.

/** A folder with a sample in which two answers were given, opened at the table. */
async function atSample() {
  const library = new FakeLibrary();
  const sample = library.at('sample-evening.jsonl');
  const match = fakeGame.start({
    seats: [{ name: 'Ann' }, { name: 'Bob' }],
    options: { rounds: 'two' },
    seed: 'sample',
  });
  for (let given = 0; given < 2; given++) match.answer(given, match.decision?.options[0]?.id ?? 0);
  writeSaved(sample, match);
  const before = readFileSync(sample, 'utf8');
  const desk = await deskAt({ library, start: { resume: sample } });
  return { ...desk, library, sample, before };
}

test('a sample that somebody only looks at leaves nothing behind, and leaving says so', async () => {
  const { library, press, frame } = await atSample();
  await press('enter');
  expect(frame()).not.toContain('saved ');
  await press('q');
  expect(frame()).toContain('Nothing was answered, so nothing is kept. The sample stays as it is.');
  await press('2');
  expect(library.names).toEqual(['sample-evening.jsonl']);
});

test('with the first answer a copy is kept, with all that was before it', async () => {
  const { library, sample, before, press, frame } = await atSample();
  await press('enter', '1');
  expect(frame()).toContain('saved ');
  await press('q');
  expect(frame()).toContain('It is saved, and will continue at this decision.');
  await press('2');
  expect(library.names).toEqual(['fake-ann-bob.jsonl', 'sample-evening.jsonl']);
  const copy = library.at('fake-ann-bob.jsonl');
  expect(readEntry(copy).answers).toBe(3);
  const [read, original] = [loadMatch(fakeGame, copy), loadMatch(fakeGame, sample)];
  expect(read.match.events(0).slice(0, original.match.logEnd(0))).toEqual(original.match.events(0));
  for (const { close } of [read, original]) close();
  expect(readFileSync(sample, 'utf8')).toBe(before);
});

test('a note is worth a copy as well', async () => {
  const { library, sample } = await atSample();
  const circumstances = { library, settings: DEFAULT_SETTINGS, now: () => new Date(2026, 0, 1) };
  const session = resume({ game: fakeGame, bot: randomPlayer }, readEntry(sample), sample, circumstances);
  sit(session);
  session.remark('thing:roll', 'one left');
  session.leave();
  expect(library.names).toContain('fake-ann-bob.jsonl');
});
