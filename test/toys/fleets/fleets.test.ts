import { describe, expect, test } from 'vitest';
import { randomAnswer } from '../../../src/bots/random.ts';
import { commitments } from '../../../src/kernel/history/commits.ts';
import { playable, startMatch } from '../../../src/kernel/history/open.ts';
import type { Match } from '../../../src/kernel/history/playable.ts';
import { Replay } from '../../../src/kernel/history/replay.ts';
import { Refusal } from '../../../src/kernel/match/refusal.ts';
import { createFormatter } from '../../../src/kernel/words/format.ts';
import { seededRandom } from '../../../src/kernel/plain/random.ts';
import {
  checkDecision,
  checkReplay,
  checkUndoAfterRestoring,
  historyThroughJson,
} from '../../oracles/every-decision.ts';
import { checkImagination, noFigures } from '../../oracles/imagination.ts';
import { playRandomly } from '../../oracles/random-play.ts';
import {
  compareWorlds,
  matchAt,
  playByProtocol,
  playDecisions,
  playedInFile,
  secretsOf,
  toySeats,
} from '../whole-toy.ts';
import { fleets, STORM } from './game.ts';

const game = playable(fleets);
const seats = toySeats(3);
const setting = (seed: string, rounds = 4) => ({ seats, options: { rounds }, seed });
const begun = (seed: string, rounds = 4): Match => game.start(setting(seed, rounds), { checkpointEvery: 0 });

/**
 * What everybody will see of another seat's hidden answer: which counter goes where, but nothing of a scan or of what
 * is bought.
 */
const seenOf = ({ kind }: { readonly kind: string }, id: string): string => {
  if (kind === 'turn') return id.startsWith('scan') ? '' : id;
  return id.startsWith('buy') ? 'buy' : id;
};

function pick(match: Match, ...starts: readonly string[]): void {
  for (const start of starts) {
    const { n = 0, options = [] } = match.decision ?? {};
    const found = options.find(({ id }) => id.startsWith(start));
    if (found === undefined) throw new Error(`${start} is none of ${options.map(({ id }) => id).join(', ')}`);
    match.answer(n, found.id);
  }
}

/** A match in which every seat has bought, and seat 0 has its first turn. */
function bought(seed = 'bought'): Match {
  const match = begun(seed);
  for (const kind of ['buy:decoy', 'buy:scout', 'buy:cruiser']) pick(match, kind, 'enough', 'done');
  return match;
}

/** A match in which a seat can scan what lies beside its counters. */
function scanning(): Match {
  const match = begun('scanning');
  pick(match, 'buy:decoy', 'enough', 'done', 'buy:cruiser', 'enough', 'done', 'enough', 'done');
  pick(match, 'move');
  return match;
}

describe('random play', () => {
  test('holds all oracles at every decision', () => {
    for (const seed of ['one', 'two']) {
      const keeping = { checkpointEvery: 0, checkpointsKept: 6, thorough: true };
      const each = (match: Match): void => {
        checkDecision(game, match, keeping);
        if ((match.decision?.n ?? 0) % 7 > 0) return;
        checkReplay(game, match);
        checkUndoAfterRestoring(game, match);
      };
      playRandomly(game, setting(seed, 2), { each }, keeping);
    }
  });

  test('ends 20,000 decisions’ matches', () => {
    const ends = playDecisions(game, 20_000, number => setting(`many ${number}`, 5));
    expect(ends.get('fleets.won')).toBeGreaterThan(50);
  });

  test('over the protocol comes to its end', async () => {
    expect(await playByProtocol(game, seats, 'protocol')).toMatchObject({ kind: 'fleets.won' });
  });

  test('from a file goes on as it was', () => {
    const { match, standing, taken } = playedInFile(
      game,
      setting('file'),
      ({ round, decision }) => round === 3 && decision?.kind === 'turn',
    );
    expect(match.outcome).toBeNull();
    expect(taken).toEqual(standing);
  });
});

describe('what a seat may not know', () => {
  test('it can imagine, by the laws, at every decision of whole matches', () => {
    const figures = noFigures();
    for (let seed = 0; seed < 3; seed += 1) {
      const match = startMatch(fleets, setting(`imagine ${seed}`, 3), { checkpointEvery: 0 });
      checkImagination(fleets, match, { seed: `${seed}`, every: 2, casesEvery: 12 }, figures);
    }
    expect(figures.places).toBeGreaterThan(150);
    expect(figures.cases).toBeGreaterThan(100);
    expect(figures.never).toBe(0);
    expect(figures.first / figures.places).toBeGreaterThan(0.95);
  });

  test('changes nothing that it is shown: views, log, numbers, marks and previews', async () => {
    const secrets = secretsOf(fleets, game, seats, seenOf);
    const matches = ['a', 'b', 'c'].map(seed => begun(`worlds ${seed}`, 3));
    const { compared, leaks } = await compareWorlds(secrets, matches, [0, 1, 'spectator']);
    expect(leaks).toEqual([]);
    expect(compared).toBeGreaterThan(200);
  });

  test('would differ where a hidden fact is tested without being uncovered', async () => {
    const careless: typeof fleets = {
      ...fleets,
      steps: {
        ...fleets.steps,
        *battle(play, args) {
          const { revealed } = play.state;
          yield* fleets.steps.battle(play, args);
          play.state.revealed = revealed;
        },
      },
    };
    const leaky = playable(careless);
    const matches = ['a', 'b'].map(seed => leaky.start(setting(`worlds ${seed}`, 3), { checkpointEvery: 0 }));
    const { leaks } = await compareWorlds(secretsOf(careless, leaky, seats, seenOf), matches, [0, 1]);
    expect(leaks.some(leak => leak.includes('what ends the undoing') || leak.includes('previews'))).toBe(true);
  });
});

describe('secrecy', () => {
  test('the rows of a sealed sheet count as one decision for everybody else, however many they are', () => {
    const match = begun('numbers');
    expect([0, 1, 'spectator' as const].map(viewer => match.numberFor(viewer))).toEqual([0, 0, 0]);
    pick(match, 'buy:decoy', 'buy:scout', 'enough', 'tear-up', 'enough');
    expect([0, 1, 'spectator' as const].map(viewer => match.numberFor(viewer))).toEqual([5, 0, 0]);
    pick(match, 'done');
    expect([0, 1, 2, 'spectator' as const].map(viewer => match.numberFor(viewer))).toEqual([6, 1, 1, 1]);
    pick(match, 'enough', 'done');
    expect([0, 1, 'spectator' as const].map(viewer => match.numberFor(viewer))).toEqual([7, 3, 2]);
  });

  test('a scan is told to its seat alone, and takes no place in any other log', () => {
    const match = scanning();
    const viewers = [0, 1, 2, 'spectator' as const];
    const before = viewers.map(viewer => match.logEnd(viewer));
    const seat = match.decision?.seat ?? 0;
    pick(match, 'scan');
    const told = viewers.map((viewer, at) => match.logEnd(viewer) - (before[at] ?? 0));
    expect(told).toEqual(viewers.map(viewer => (viewer === seat ? 1 : 0)));
    expect(match.events(seat).at(-1)?.words.key).toBe('fleets.scanned');
    for (const viewer of viewers) {
      expect(match.events(viewer).map(({ index }) => index)).toEqual(match.events(viewer).map((_, place) => place));
    }
    expect(match.undoable()).toBeInstanceOf(Refusal);
    expect(game.resume(historyThroughJson(match.history)).match.logEnd(seat)).toBe(match.logEnd(seat));
  });

  test('each answer on an own view is a stop of everybody’s replay, a sealed row is one', () => {
    const match = bought();
    pick(match, 'move', 'done');
    const replay = new Replay(game, match);
    while (!replay.isComplete) replay.advance();
    const answersOf = (viewer: 0 | 1): number => replay.stops(viewer).filter(({ beat }) => beat === null).length;
    // The beginning, and three answers of a sheet for its own seat, one for others; then two of a turn for all.
    expect([answersOf(0), answersOf(1)]).toEqual([1 + 3 + 1 + 1 + 2, 1 + 1 + 3 + 1 + 2]);
    const moved = replay.stops(1).at(-2);
    if (moved === undefined) throw new Error('there is a stop');
    expect(replay.givenAt(moved)).toMatchObject({ by: 0, secrecy: 'own-view' });
    expect(replay.events(moved, 1, 0).at(-1)?.words.key).toBe('fleets.moved');
    expect(replay.events(moved, 0, 0).at(-1)?.words.key).toBe('fleets.moved.own');
  });

  test('a take-back tells each reader how many decisions of its own count it undid', () => {
    const match = begun('take-back');
    pick(match, 'buy:decoy', 'buy:scout', 'enough', 'done', 'enough', 'done');
    match.takeBack(0);
    const last = (viewer: 0 | 1 | 'spectator') => match.events(viewer).at(-1)?.words;
    expect(last(0)).toEqual({ key: 'kernel.took-back', with: { to: 0, undone: 5 } });
    expect(last(1)).toEqual({ key: 'kernel.took-back', with: { to: 0, undone: 3 } });
    expect(last('spectator')).toEqual({ key: 'kernel.took-back', with: { to: 0, undone: 2 } });
  });

  test('a test of a hidden fact ends the free undo whatever it finds', () => {
    const marks = ['decoy', 'cruiser'].map(kind => {
      const match = matchAt(game, scanning(), state => {
        const read = fleets.readState(state, seats);
        return {
          ...read,
          counters: read.counters.map(counter => (counter.owner === 1 ? { ...counter, kind } : counter)),
        };
      });
      const commits = commitments(match);
      return match.decision?.options.map(({ id }) => [id, commits(id).ends]);
    });
    expect(marks[0]).toEqual(marks[1]);
    expect(marks[0]?.find(([id]) => String(id).startsWith('scan'))).toContain(true);
  });
});

describe('sheets', () => {
  /** What everybody bought, in the order in which they wrote. */
  function written(rewrite: boolean): unknown {
    const match = begun('sheets');
    pick(match, 'buy:decoy', 'buy:scout', 'enough', 'done', 'buy:cruiser');
    if (rewrite) match.tearUp(0);
    pick(match, 'enough', 'done');
    if (rewrite) pick(match, 'buy:decoy', 'buy:scout', 'enough', 'done');
    pick(match, 'enough', 'done');
    return match.secretState();
  }

  test('the order in which seats write changes nothing', () => {
    expect(written(true)).toEqual(written(false));
  });

  test('are torn up by their own seat until all are turned up, and not before there is one', () => {
    const match = begun('torn');
    expect(() => match.tearUp(1)).toThrow('no sheet');
    pick(match, 'buy:decoy', 'enough', 'done');
    match.tearUp(0);
    pick(match, 'enough', 'done');
    expect(match.decision).toMatchObject({ seat: 0, kind: 'sheet.row' });
    pick(match, 'enough', 'done', 'enough', 'done');
    expect(match.view('spectator')).toMatchObject({ counters: [] });
    expect(() => match.tearUp(0)).toThrow('no sheet');
  });
});

describe('handles', () => {
  const counters = (match: Match) => fleets.readState(match.secretState(), seats).counters;

  /** Whether the handles of a seat's counters at a place are other ones after `change` in some match of ten. */
  function areDealtAnew(prepare: (match: Match) => void, change: (match: Match) => void, at: number): boolean {
    return Array.from({ length: 10 }, (_, number) => begun(`handles ${number}`)).some(match => {
      prepare(match);
      const before = new Map(counters(match).map(({ handle, kind }) => [kind, handle]));
      change(match);
      const here = counters(match).filter(counter => counter.at === at && counter.owner === 0);
      expect(here.length).toBeGreaterThan(1);
      return here.every(({ kind, handle }) => before.get(kind) !== handle);
    });
  }

  test('are dealt again where a counter parts from others', () => {
    const prepare = (match: Match): void =>
      pick(match, 'buy:decoy', 'buy:scout', 'buy:cruiser', 'enough', 'done', 'enough', 'done', 'enough', 'done');
    expect(areDealtAnew(prepare, match => pick(match, 'move'), 0)).toBe(true);
  });

  test('are dealt again where a counter meets others', () => {
    const prepare = (match: Match): void =>
      pick(match, 'buy:decoy', 'buy:scout', 'enough', 'done', 'enough', 'done', 'enough', 'done', 'move');
    const follow = (match: Match): void => {
      const moved = counters(match).find(({ moved }) => moved);
      const other = counters(match).find(({ moved }) => !moved);
      pick(match, `move:c${other?.handle}:p${moved?.at}`);
    };
    expect(areDealtAnew(prepare, follow, 1)).toBe(true);
  });

  test('are dealt again where counters turn face down after a battle', () => {
    const dealtAnew = Array.from({ length: 10 }, (_, number) => {
      const shown = (['scout', 'cruiser', 'decoy'] as const).map((kind, at) => ({
        ...{ handle: at + 1, owner: 0, kind, at: 4, up: true, moved: false },
      }));
      const match = matchAt(game, begun(`calm ${number}`), state => {
        const read = fleets.readState(state, seats);
        const handles = { ...read.handles, free: read.handles.free.slice(3) };
        const agenda = [{ step: 'calm', args: { at: 4, mover: 1 } }, ...read.agenda];
        return { ...read, counters: shown, handles, agenda };
      });
      expect(counters(match).map(({ up }) => up)).toEqual([false, false, false]);
      expect(counters(match).map(({ kind }) => kind)).toEqual(['scout', 'cruiser', 'decoy']);
      return counters(match).every(({ handle }, at) => handle !== at + 1);
    });
    expect(dealtAnew).toContain(true);
  });
});

describe('powers', () => {
  test('are named in sentences, have figures, and win where everybody loses', () => {
    const random = seededRandom('powers');
    let stormy: Match | null = null;
    for (let number = 0; stormy === null && number < 200; number += 1) {
      const match = begun(`storm ${number}`, 3);
      while (match.decision !== null) {
        const { n, options } = match.decision;
        const quiet = options.find(({ id }) => id === 'enough' || id === 'done');
        match.answer(n, quiet?.id ?? randomAnswer(match.decision, random));
      }
      if (match.outcome?.victors !== undefined) stormy = match;
    }
    expect(stormy?.outcome).toMatchObject({ winners: [], victors: [STORM] });
    expect(game.powers).toEqual([STORM]);
    const format = createFormatter(game.texts.en, ['Ann']);
    const words = { key: 'fleets.blown', with: { power: { power: STORM }, at: 3, count: 2 } };
    expect(format(words)).toBe('the storm takes 2 counters at 3.');
    expect(stormy?.figures.map(({ side }) => side)).toContain(STORM);
  });
});
