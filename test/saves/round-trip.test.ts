import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { starcraft } from '../../src/games/starcraft/game.ts';
import { theseus } from '../../src/games/theseus/game.ts';
import type { Game, Match } from '../../src/kernel/history/playable.ts';
import { seededRandom } from '../../src/kernel/plain/random.ts';
import { Refusal } from '../../src/kernel/match/refusal.ts';
import { same } from '../../src/kernel/plain/same.ts';
import { readEntry } from '../../src/saves/saved/entry.ts';
import { fileOf, newSaveName } from '../../src/saves/folder/folder.ts';
import { linesOf, loadMatch } from '../../src/saves/saved/load.ts';
import { MatchFile } from '../../src/saves/file/match-file.ts';
import { threeSeats, toy } from '../kernel/toy-match.ts';
import { checkUndo } from '../oracles/every-decision.ts';
import { answerByChance, playOn } from '../oracles/random-play.ts';
import { fullSnapshot, snapshot, viewersOf } from '../oracles/snapshot.ts';
import { BEGUN, fileOptions, freshFolder, headOf, starcraftAt, toyMidStep, toyUntil, writeMatch } from './support.ts';

/** Reads a match from a file; nothing of it is lost. */
function loaded(game: Game, file: string): Match {
  const { match, lost } = loadMatch(game, file);
  expect(lost).toBeNull();
  return match;
}

/** Writes a match and brings it back from the disk. */
function throughDisk(game: Game, match: Match): Match {
  const file = join(freshFolder(), 'match.jsonl');
  writeMatch(file, match);
  return loaded(game, file);
}

const isOver = ({ decision }: Match): boolean => decision === null;

describe('a whole match is in its file at every moment: the same state, question and log', () => {
  const matches: readonly (readonly [string, Game, readonly string[], object, number])[] = [
    ['the toy game', toy, ['Ann', 'Bob', 'Cid'], { rounds: 12 }, 4],
    ['StarCraft', starcraft, ['Ann', 'Bob', 'Cyd'], {}, 37],
    ['Theseus', theseus, ['Ann', 'Bob'], {}, 23],
  ];
  test.each(matches)('%s', (_, game, names, options, every) => {
    const folder = freshFolder();
    const file = join(folder, 'match.jsonl');
    const seats = names.map(name => ({ name }));
    const match = game.start(
      { seats, options, seed: 'whole' },
      {
        chronicle: start =>
          new MatchFile(file, { start, n: 0, told: 0, position: false, begun: BEGUN }, fileOptions(folder)),
      },
    );
    const random = seededRandom('whole');
    let looked = 0;
    let told = 0;
    for (let given = 0; !isOver(match); given++) {
      if (given % every === 0 || given % 97 < 2) {
        const back = loaded(game, file);
        expect(snapshot(back, told)).toEqual(snapshot(match, told));
        told = Math.max(0, match.logBounds.to - 20);
        looked += 1;
      }
      answerByChance(match, random);
      // Now and then somebody goes back, as people do.
      if (given % 31 === 30 && !(match.undoable() instanceof Refusal)) match.undo();
      const { decision } = match;
      if (given % 83 === 82 && decision !== null) match.takeBack(Math.max(0, decision.n - 7));
    }
    expect(looked).toBeGreaterThan(10);
    const end = loaded(game, file);
    expect(end.outcome).toEqual(match.outcome);
    for (const viewer of viewersOf(match)) expect(end.events(viewer)).toEqual(match.events(viewer));
    expect(statSync(file).size).toBe(match.history.length);
    expect(readdirSync(folder)).toEqual(['match.jsonl']);
  });
});

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
    match.takeBack(3);
    match.concede(2);
    const back = throughDisk(toy, match);
    expect(fullSnapshot(back)).toEqual(fullSnapshot(match));
    expect(back.events('spectator').filter(({ words }) => words.key === 'kernel.took-back')).toHaveLength(2);
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

test('a take-back goes as far back after loading, also behind many checkpoints', () => {
  for (const to of [0, 5, 13, 22, 30]) {
    const match = toyUntil(({ decision }) => decision?.n === 34);
    const back = throughDisk(toy, match);
    for (const each of [match, back]) each.takeBack(to);
    expect(snapshot(back)).toEqual(snapshot(match));
  }
});

test('the log is whole after loading, though only the end of the file is read for it', () => {
  const match = playOn(
    toyUntil(() => true),
    { limit: 1000 },
  );
  expect(throughDisk(toy, match).events(0)).toEqual(match.events(0));
});

test('a loaded match, written again, gives the same lines', () => {
  const match = starcraftAt(['battle.cards']);
  const again = throughDisk(starcraft, throughDisk(starcraft, match));
  expect(same(linesOf(again.history), linesOf(match.history))).toBe(true);
});

test('when it was begun is kept', () => {
  const file = join(freshFolder(), 'match.jsonl');
  const match = toyUntil(({ decision }) => decision?.n === 9);
  writeMatch(file, match);
  const { head, close } = loadMatch(toy, file);
  close();
  expect(head).toEqual(headOf(match));
});

test('several matches lie side by side, each in its own file', () => {
  const folder = freshFolder();
  const names = threeSeats.map(({ name }) => name);
  const files = [5, 9, 13].map(stop => {
    const file = fileOf(folder, newSaveName(folder, 'toy', names));
    writeMatch(
      file,
      toyUntil(({ decision }) => decision?.n === stop),
    );
    return file;
  });
  expect(files.map(file => readEntry(file).answers)).toEqual([5, 9, 13]);
  expect(readdirSync(folder).sort()).toEqual([
    'toy-ann-bob-cid-2.jsonl',
    'toy-ann-bob-cid-3.jsonl',
    'toy-ann-bob-cid.jsonl',
  ]);
});
