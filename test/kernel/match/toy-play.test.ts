import { describe, expect, test } from 'vitest';
import { entriesOf } from '../../../src/kernel/history/chronicle.ts';
import { seededRandom } from '../../../src/kernel/plain/random.ts';
import {
  checkDecision,
  checkBranch,
  checkReplay,
  checkUndo,
  checkUndoAfterRestoring,
} from '../../oracles/every-decision.ts';
import { checkNonInterference } from '../../oracles/non-interference.ts';
import { answerByChance, checkSameSeed, playOn, playRandomly } from '../../oracles/random-play.ts';
import { viewersOf } from '../../oracles/snapshot.ts';
import { runs } from '../../runs.ts';
import { scrambleToy, threeSeats, toy, toyMatch } from '../toy-match.ts';

const SEEDS = Array.from({ length: 8 }, (_, i) => `seed-${i}`);
const setting = (seed: string) => ({ seats: threeSeats, options: { rounds: 6 }, seed });

describe('random play of the toy game', () => {
  test.each([0, 7, 100])('at every decision all oracles hold, with a checkpoint every %i answers', checkpointEvery => {
    const keeping = { checkpointEvery, checkpointsKept: 6, thorough: true };
    for (const seed of SEEDS.slice(0, runs(1, 2)))
      playRandomly(toy, setting(seed), { each: m => checkDecision(toy, m, keeping) }, keeping);
  });

  test('replaying, forking and undo after restoring hold at every decision', () => {
    for (const seed of SEEDS.slice(0, runs(1, 2))) {
      const each = (match: ReturnType<typeof toy.start>): void => {
        checkReplay(toy, match, { thorough: true });
        checkUndoAfterRestoring(toy, match);
        checkBranch(match, branch => playOn(branch, { players: 'another' }));
      };
      playRandomly(toy, setting(seed), { each });
    }
  });

  test('the same seed gives the same match, however it is kept', () => {
    for (const seed of SEEDS.slice(0, 4)) checkSameSeed(toy, setting(seed));
  });

  test('other seeds give other matches', () => {
    const answers = SEEDS.map(seed => JSON.stringify(entriesOf(playRandomly(toy, setting(seed)).history)));
    expect(new Set(answers).size).toBe(SEEDS.length);
  });

  test('matches end in each of their ways, and use every kind of decision', () => {
    const ends = new Set<string>();
    const kinds = new Set<string>();
    for (let i = 0; i < 60; i++) {
      const random = seededRandom(`conceding-${i}`);
      const match = toy.start({ ...setting(`ends-${i}`), options: { rounds: 12 } });
      for (let given = 1; match.decision !== null; given++) {
        kinds.add(match.decision.kind);
        answerByChance(match, random);
        if (i % 3 === 0 && match.outcome === null && (given === 10 || given === 20)) match.concede(given / 10);
      }
      ends.add(match.outcome?.words.key ?? 'none');
    }
    expect([...ends].sort()).toEqual(['outcome.alone', 'outcome.last-round', 'outcome.points']);
    expect([...kinds].sort()).toEqual(['bid', 'charm.hush', 'discard', 'roll.charm', 'shop', 'turn', 'turn-up.first']);
  });

  test('with concessions and take-backs among the answers, restoring and replaying still hold', () => {
    for (const seed of SEEDS.slice(0, runs(1, 2))) {
      const match = toy.start(setting(seed), { thorough: true });
      const random = seededRandom(seed);
      for (let moves = 0; match.decision !== null && moves < 60; moves++) {
        answerByChance(match, random);
        const answers = entriesOf(match.history).filter(entry => typeof entry !== 'object').length;
        if (moves % 9 === 8 && answers > 4) match.takeBack(answers - 1 - (moves % 4));
        if (moves === 30 && match.outcome === null) match.concede(1);
        checkDecision(toy, match);
        checkReplay(toy, match);
        checkUndoAfterRestoring(toy, match);
      }
    }
  });
});

describe('what a seat may not know', () => {
  test('does not change what it sees', () => {
    let compared = 0;
    for (const seed of SEEDS.slice(0, 2)) {
      const each = (match: ReturnType<typeof toy.start>): void => {
        for (const viewer of viewersOf(match)) {
          compared += checkNonInterference(toy, match.record(), viewer, scrambleToy, { seed });
        }
      };
      playRandomly(toy, setting(seed), { each });
    }
    expect(compared).toBeGreaterThan(500);
  });

  test('is found out when a view tells it', () => {
    const leaky = { ...toy, restore: leakyRestore };
    const match = toyMatch();
    expect(() => checkNonInterference(leaky, match.record(), 0, scrambleToy)).toThrow(/view as 0 sees/);
  });
});

/** A game whose view shows the whole state. */
const leakyRestore: typeof toy.restore = (record, keeping) => {
  const match = toy.restore(record, keeping);
  match.view = () => match.secretState();
  return match;
};

test('undo goes back over steps, as far as the same seat chose and nothing was revealed', () => {
  const match = toyMatch('undo');
  playOn(match.branch(), { each: branch => checkUndo(branch, 50) });
});
