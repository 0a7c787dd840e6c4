import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { starcraft } from '../../src/games/starcraft/game.ts';
import type { Game, Match } from '../../src/kernel/playable.ts';
import { Refusal } from '../../src/kernel/refusal.ts';
import { fileOf, newSaveName } from '../../src/saves/folder.ts';
import { readSave, restoreSave } from '../../src/saves/load.ts';
import { writeSave } from '../../src/saves/write.ts';
import { toy } from '../kernel/toy-match.ts';
import { checkUndo } from '../oracles/every-decision.ts';
import { playOn } from '../oracles/random-play.ts';
import { fullSnapshot } from '../oracles/snapshot.ts';
import { freshFolder, NOW, save, starcraftAt, toyMidStep, toyUntil } from './support.ts';

/** Writes a match and brings it back from the disk. */
function throughDisk(game: Game, match: Match): Match {
  const file = join(freshFolder(), 'match.json');
  writeSave(file, save(match));
  const loaded = restoreSave(game, readSave(file));
  expect(loaded.lost).toBeNull();
  return loaded.match;
}

describe('a match comes back from the disk as it was', () => {
  test.each(['bid', 'turn', 'roll.charm', 'shop', 'discard'])('toy game, at %s', kind => {
    const match = toyUntil(({ decision }) => decision?.kind === kind);
    const back = throughDisk(toy, match);
    expect(fullSnapshot(back)).toEqual({ ...fullSnapshot(match), redoable: 0 });
  });

  test('toy game, in the middle of a step and with undone answers', () => {
    const match = toyMidStep();
    match.undo();
    const back = throughDisk(toy, match);
    expect(back.decision).toEqual(match.decision);
    checkUndo(back);
  });

  test('toy game, when it has ended', () => {
    const match = playOn(toyUntil(() => true));
    const back = throughDisk(toy, match);
    expect(back.decision).toBeNull();
    expect(back.outcome).toEqual(match.outcome);
  });

  test('with its take-backs and concessions', () => {
    const match = toyUntil(({ decision }) => decision?.n === 12);
    match.takeBack(5);
    match.concede(2);
    const back = throughDisk(toy, match);
    expect(fullSnapshot(back)).toEqual(fullSnapshot(match));
    expect(back.events('spectator').some(({ words }) => words.key === 'kernel.took-back')).toBe(true);
  });

  test.each([['planning.token'], ['battle.cards'], ['battle.skirmish']])('StarCraft, at %s', kind => {
    const match = starcraftAt([kind]);
    const back = throughDisk(starcraft, match);
    expect(back.decision).toEqual(match.decision);
    expect(fullSnapshot(back)).toEqual(fullSnapshot(match));
    expect(back.logBounds).toEqual(match.logBounds);
    playOn(back);
  });
});

test('undo still works after loading, as far as before', () => {
  const match = toyMidStep();
  const back = throughDisk(toy, match);
  expect(back.undoable()).not.toBeInstanceOf(Refusal);
  expect(back.undo()).toEqual(match.undo());
  expect(back.decision).toEqual(match.decision);
});

test('the log is whole after loading, though the save holds only its end', () => {
  const match = playOn(toyUntil(() => true), { limit: 1000 });
  expect(throughDisk(toy, match).events(0)).toEqual(match.events(0));
});

test('a loaded match, saved again, gives the same save', () => {
  const file = join(freshFolder(), 'again.json');
  const match = starcraftAt(['battle.cards']);
  writeSave(file, save(match));
  const first = readSave(file);
  writeSave(file, save(restoreSave(starcraft, first).match));
  expect(readSave(file)).toEqual(first);
});

test('who plays, how far each seat has read, and the times are kept', () => {
  const file = join(freshFolder(), 'people.json');
  const match = toyUntil(({ decision }) => decision?.n === 9);
  writeSave(file, { ...save(match), seats: save(match).seats.map(seat => ({ ...seat, player: 'bot' })) });
  const { seats, seen, begun, saved, round, pending } = readSave(file);
  expect(seats).toEqual(match.start.seats.map(({ name }) => ({ name, player: 'bot' })));
  expect({ seen, begun, saved }).toEqual({ seen: [0, 1, 2], begun: '2026-01-02T18:00:00.000Z', saved: NOW.toISOString() });
  expect({ round, n: pending?.n }).toEqual({ round: match.round, n: 9 });
});

test('several matches lie side by side, each in its own file', () => {
  const folder = freshFolder();
  const files = [5, 9, 13].map(stop => {
    const match = toyUntil(({ decision }) => decision?.n === stop);
    const file = fileOf(folder, newSaveName(folder, 'toy', ['Ann', 'Bob', 'Cid']));
    writeSave(file, save(match));
    return file;
  });
  expect(files.map(file => readSave(file).pending?.n)).toEqual([5, 9, 13]);
  expect(readdirSync(folder).sort()).toEqual(['toy-ann-bob-cid-2.json', 'toy-ann-bob-cid-3.json', 'toy-ann-bob-cid.json']);
});

test('the save before is kept as a backup, whole', () => {
  const file = join(freshFolder(), 'backup.json');
  const match = toyUntil(({ decision }) => decision?.n === 6);
  writeSave(file, save(match));
  expect(existsSync(`${file}.backup`)).toBe(false);
  const stops = [7, 8, 9];
  for (const stop of stops) {
    const before = readFileSync(file, 'utf8');
    writeSave(file, save(toyUntil(({ decision }) => decision?.n === stop)));
    expect(readFileSync(`${file}.backup`, 'utf8')).toBe(before);
    expect(readSave(`${file}.backup`).pending?.n).toBe(stop - 1);
    expect(readSave(file).pending?.n).toBe(stop);
  }
});
