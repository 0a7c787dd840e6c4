import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { randomPlayer } from '../../src/bots/player.ts';
import { readEntry } from '../../src/saves/saved/entry.ts';
import { resume } from '../../src/session/begin.ts';
import { libraryOf } from '../../src/session/setting/library.ts';
import type { Session } from '../../src/session/running/session.ts';
import { DEFAULT_SETTINGS } from '../../src/table/frame/preferences/settings.ts';
import { saveOf, writeSave } from '../saves/old/writing.ts';
import { fakeGame } from '../table/fake-game.ts';
import { keptIn, ownFolder } from '../table/kept.ts';

const BEGUN = new Date(2025, 0, 1);

/** A folder with a match of the fake game, as an older program saved it after one answer, by rules of that version. */
function olderFolder(rulesVersion = fakeGame.rulesVersion): string {
  const folder = ownFolder();
  const match = fakeGame.start({
    seats: [{ name: 'Ann' }, { name: 'Bob' }],
    options: { rounds: 'two' },
    seed: 'old',
    generator: 'xoroshiro128plus',
  });
  match.answer(0, 'hide:tree');
  const around = { players: ['human', 'bot'], seen: [1, 0], begun: BEGUN, now: BEGUN } as const;
  writeSave(join(folder, 'evening.json'), { ...saveOf(match, around), rulesVersion });
  return folder;
}

function resumed(folder: string, name: string): Session {
  const circumstances = {
    library: libraryOf(folder),
    settings: DEFAULT_SETTINGS,
    now: () => new Date(2026, 0, 1),
    newSeed: () => 'cards',
  };
  const file = join(folder, name);
  return resume({ game: fakeGame, bot: randomPlayer }, readEntry(file), file, circumstances);
}

/** Answers what is asked, whatever it is. */
function answerOnce(session: Session): void {
  session.hotSeat.sitDown();
  session.hotSeat.goOn();
  const picture = session.hotSeat.picture();
  const option = picture.show === 'table' ? picture.decision?.options[0] : undefined;
  if (option === undefined) throw new Error('nothing is asked');
  session.answer(option.id);
  session.leave();
}

test.each([fakeGame.rulesVersion, fakeGame.rulesVersion - 1])(
  'a match that an older program saved, by rules %i, goes on beside its file, which stays as it was',
  rulesVersion => {
    const folder = olderFolder(rulesVersion);
    const before = readFileSync(join(folder, 'evening.json'), 'utf8');
    const session = resumed(folder, 'evening.json');
    expect(session.notes.note?.words).toMatchObject({
      key: 'table.older',
      with: { file: 'evening.jsonl', from: 'evening.json' },
    });
    expect(session.views.events('spectator', 0).map(({ words }) => words.key)).toEqual(['round', 'hid']);
    answerOnce(session);
    expect(readFileSync(join(folder, 'evening.json'), 'utf8')).toBe(before);
    expect(readdirSync(folder).sort()).toEqual(['evening.json', 'evening.jsonl']);
    expect(keptIn(join(folder, 'evening.jsonl'))).toMatchObject({
      rulesVersion: fakeGame.rulesVersion,
      begun: BEGUN,
      entries: ['hide:tree', 'hide:cave'],
      pending: { n: 2 },
      table: { players: ['human', 'bot'] },
    });
  },
);

test('from then on the new file is what is listed, and once more from the old one is another new file', () => {
  const folder = olderFolder();
  answerOnce(resumed(folder, 'evening.json'));
  const listed = [...libraryOf(folder).all()].map(save => 'save' in save && [save.name, save.save.answers]);
  expect(listed).toEqual([['evening', 2]]);
  resumed(folder, 'evening.json').leave();
  expect(readdirSync(folder).sort()).toEqual(['evening.json', 'evening.jsonl', 'fake-ann-bob.jsonl']);
});

test('one of the present program goes on in its own file', () => {
  const folder = olderFolder();
  answerOnce(resumed(folder, 'evening.json'));
  const before = readFileSync(join(folder, 'evening.jsonl'), 'utf8');
  const session = resumed(folder, 'evening.jsonl');
  expect(session.notes.note).toBeNull();
  session.reseating.give(1, 'human');
  session.leave();
  expect(readFileSync(join(folder, 'evening.jsonl'), 'utf8').startsWith(before)).toBe(true);
  expect(keptIn(join(folder, 'evening.jsonl')).table?.players).toEqual(['human', 'human']);
  expect(readdirSync(folder).sort()).toEqual(['evening.json', 'evening.jsonl']);
});
