import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { randomPlayer } from '../../src/bots/player.ts';
import { readSave } from '../../src/saves/load.ts';
import { resume } from '../../src/table/begin.ts';
import { libraryOf } from '../../src/table/library.ts';
import type { Session } from '../../src/table/session.ts';
import { DEFAULT_SETTINGS } from '../../src/table/settings.ts';
import { freshFolder, resigned, save } from '../saves/support.ts';
import { fakeGame } from './fake-game.ts';

/** A match of the fake game in a folder of its own, as a program with rules of that version saved it, and resumed. */
function resumed(rulesVersion: number): { folder: string; before: string; file: string; session: Session } {
  const folder = freshFolder();
  const file = join(folder, 'evening.json');
  const match = fakeGame.start({ seats: [{ name: 'Ann' }, { name: 'Bob' }], options: { rounds: 'two' }, seed: 'old' });
  writeFileSync(file, JSON.stringify(resigned({ ...save(match), rulesVersion })));
  const before = readFileSync(file, 'utf8');
  const circumstances = {
    library: libraryOf(folder),
    settings: DEFAULT_SETTINGS,
    now: () => new Date(2026, 0, 1),
    newSeed: () => 'cards',
  };
  const session = resume({ game: fakeGame, bot: randomPlayer }, readSave(file), file, circumstances);
  return { folder, before, file, session };
}

/** Answers what is asked, whatever it is. */
function answerOnce(session: Session): void {
  session.sitDown();
  session.goOn();
  const picture = session.picture();
  const option = picture.show === 'table' ? picture.decision?.options[0] : undefined;
  if (option === undefined) throw new Error('nothing is asked');
  session.answer(option.id);
  session.leave();
}

test('a match that an older program saved goes on in a new file, and the old one stays as it was', () => {
  const { folder, before, file, session } = resumed(fakeGame.rulesVersion - 1);
  expect(session.note?.words).toMatchObject({ key: 'table.older' });
  answerOnce(session);
  expect(readFileSync(file, 'utf8')).toBe(before);
  const others = readdirSync(folder).filter(name => name.endsWith('.json') && name !== 'evening.json');
  expect(others).toHaveLength(1);
  expect(readSave(join(folder, others[0] ?? ''))).toMatchObject({
    rulesVersion: fakeGame.rulesVersion,
    pending: { n: 1 },
  });
});

test('one of the present program goes on in its own file', () => {
  const { folder, before, file, session } = resumed(fakeGame.rulesVersion);
  expect(session.note).toBeNull();
  answerOnce(session);
  expect(readFileSync(file, 'utf8')).not.toBe(before);
  expect(readdirSync(folder).filter(name => name.endsWith('.json'))).toEqual(['evening.json']);
});
