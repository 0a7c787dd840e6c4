import { describe, expect, test } from 'vitest';
import { playable, startMatch } from '../../../src/kernel/history/open.ts';
import type { Match } from '../../../src/kernel/history/playable.ts';
import { checkDecision, checkReplay, historyThroughJson } from '../../oracles/every-decision.ts';
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
import { dice, HOUSE } from './game.ts';
import type { DiceState } from './state.ts';

const game = playable(dice);
const seats = toySeats(3);
const setting = (seed: string, count = 3) => ({ seats: toySeats(count), options: { rounds: 4 }, seed });
const begun = (seed: string): Match => game.start(setting(seed), { checkpointEvery: 0 });

const secrets = secretsOf(dice, game, seats, ({ kind }, id) => (kind === 'cloak' ? '' : id));

/** A match whose state was changed, with these results of dice. */
function arranged(dies: readonly number[], change: (state: DiceState) => void = () => undefined): Match {
  return matchAt(game, begun('arranged'), input => {
    const state = dice.readState(input, seats);
    state.random.scripted = dies.map(die => die - 1);
    change(state);
    return state;
  });
}

function pick(match: Match, ...ids: readonly string[]): void {
  for (const id of ids) match.answer(match.decision?.n ?? -1, id);
}

const asked = (match: Match): string => `${match.decision?.seat} ${match.decision?.kind}`;

describe('random play', () => {
  test('holds all oracles at every decision', () => {
    for (const seed of ['one', 'two', 'three']) {
      const keeping = { checkpointEvery: 0, checkpointsKept: 6, thorough: true };
      const each = (match: Match): void => {
        checkDecision(game, match, keeping);
        if ((match.decision?.n ?? 0) % 5 === 0) checkReplay(game, match);
      };
      playRandomly(game, setting(seed), { each }, keeping);
    }
  });

  test('ends 20,000 decisions’ matches of two to eight seats, also with everybody beaten', () => {
    const ends = playDecisions(game, 20_000, number => setting(`many ${number}`, 2 + (number % 7)));
    expect([...ends.keys()].sort()).toEqual(['dice.house', 'dice.last']);
  });

  test('from a file goes on as it was, with what was passed ahead', () => {
    const passed = (match: Match): boolean => JSON.stringify(match.secretState()).includes('"id":"round"');
    const { standing, taken } = playedInFile(game, setting('file'), passed);
    expect(taken).toEqual(standing);
  });

  test('over the protocol comes to its end', async () => {
    expect(await playByProtocol(game, toySeats(8), 'protocol')).toHaveProperty('winners');
  });

  test('what is not known can be imagined, by the laws, at every decision', () => {
    const figures = noFigures();
    for (let seed = 0; seed < 6; seed += 1) {
      const match = startMatch(dice, setting(`imagine ${seed}`), { checkpointEvery: 0 });
      checkImagination(dice, match, { seed: `${seed}`, casesEvery: 5 }, figures);
    }
    expect(figures.places).toBeGreaterThan(200);
    expect(figures.never).toBe(0);
    expect(figures.first / figures.places).toBeGreaterThan(0.95);
  });

  test('nothing that is shown depends on cloaks that nobody has seen', async () => {
    const matches = Array.from({ length: 8 }, (_, seed) => begun(`worlds ${seed}`));
    const { compared, leaks } = await compareWorlds(secrets, matches, [0, 1, 'spectator']);
    expect(leaks).toEqual([]);
    expect(compared).toBeGreaterThan(200);
  });

  test('it would, if only those were asked who have a cloak', async () => {
    const careless: typeof dice = {
      ...dice,
      steps: {
        ...dice.steps,
        *struck(play, args) {
          const { windows, seats: all } = play.state;
          windows.wanting = all.flatMap(({ cloaks }, seat) => (cloaks > 0 ? [{ seat, kind: 'cloak' }] : []));
          yield* dice.steps.struck(play, args);
        },
      },
    };
    const leaky = playable(careless);
    const matches = Array.from({ length: 8 }, (_, seed) =>
      leaky.start(setting(`worlds ${seed}`), { checkpointEvery: 0 }),
    );
    const found = await compareWorlds({ ...secretsOf(careless, leaky, seats, secrets.seenOf ?? (() => '')) }, matches, [
      'spectator',
    ]);
    expect(found.leaks.length).toBeGreaterThan(0);
  });
});

describe('windows', () => {
  test('nest: a charm answers the die, and another hushes the charm', () => {
    const match = arranged([5]);
    pick(match, 'strike:s1');
    expect(asked(match)).toBe('1 charm');
    pick(match, 'charm');
    expect(asked(match)).toBe('2 hush');
    pick(match, 'charm');
    // The charm is hushed: the die stands, and the next seat may still use one.
    expect(asked(match)).toBe('1 charm');
    pick(match, 'pass', 'pass');
    expect(match.events('spectator').map(({ words }) => words.key)).toContain('dice.hit');
  });

  test('open once a roll: a die that falls again opens them again', () => {
    const match = arranged([5, 2]);
    pick(match, 'strike:s1', 'charm', 'pass', 'pass');
    expect(match.view('spectator')).toMatchObject({ die: 2 });
    expect(asked(match)).toBe('1 charm');
  });

  test('passed ahead for the round are not opened for that seat, in this round only, and nobody else sees it', () => {
    const match = arranged([1, 1, 1, 1]);
    pick(match, 'strike:s1', 'ahead:round', 'pass');
    expect(match.view(1)).toMatchObject({ windows: { passed: [{ seat: 1, kind: 'charm', id: 'round', note: 1 }] } });
    expect(match.view(0)).toMatchObject({ windows: { passed: [] } });
    pick(match, 'strike:s0');
    expect(asked(match)).toBe('2 charm');
    pick(match, 'pass', 'pass');
    pick(match, 'strike:s0', 'pass');
    // Seat 1 was not asked about the third die. Now the second round begins.
    expect(match.round).toBe(2);
    pick(match, 'strike:s2');
    expect(asked(match)).toBe('1 charm');
  });

  test('passed ahead until a life is lost open again then', () => {
    const match = arranged([5, 1], state => state.seats.forEach(seat => (seat.cloaks = 0)));
    pick(match, 'strike:s1', 'ahead:until-hit', 'pass');
    expect(match.decision).toMatchObject({ seat: 1, kind: 'turn' });
    pick(match, 'strike:s2', 'pass', 'pass');
    pick(match, 'strike:s0');
    expect(['0 charm', '1 charm']).toContain(asked(match));
  });

  test('are opened again by “ask me”, which is an act beside the answers, kept in the history', () => {
    const match = arranged([1, 1]);
    expect(() => match.askMe(1)).toThrow('has not passed in advance');
    pick(match, 'strike:s1', 'ahead:round', 'pass');
    match.askMe(1);
    expect(match.view(1)).toMatchObject({ windows: { passed: [] } });
    const again = game.resume(historyThroughJson(match.history)).match;
    expect(again.view(1)).toMatchObject({ windows: { passed: [] } });
    expect(() => match.askMe(1)).toThrow('has not passed in advance');
  });

  test('in which being asked would tell ask only who wants to be, with a cloak or without', () => {
    const quiet = arranged([5], state => state.seats.forEach(seat => (seat.cloaks = 2)));
    pick(quiet, 'strike:s1', 'pass', 'pass');
    expect(quiet.decision?.kind).toBe('turn');
    for (const cloaks of [0, 2]) {
      const match = arranged([5], state => {
        state.seats.forEach(seat => (seat.cloaks = cloaks));
        state.windows.wanting.push({ seat: 1, kind: 'cloak' });
      });
      pick(match, 'strike:s1', 'pass', 'pass');
      expect(match.decision).toMatchObject({ seat: 1, kind: 'cloak', secrecy: 'sealed' });
      expect(match.decision?.options.length).toBe(cloaks === 0 ? 1 : 2);
    }
  });

  test('a seat says in its own turn whether it wants to be asked', () => {
    const match = begun('wanting');
    pick(match, 'ask-me:on');
    expect(match.view('spectator')).toMatchObject({ windows: { wanting: [{ seat: 0, kind: 'cloak' }] } });
    pick(match, 'ask-me:off');
    expect(match.view('spectator')).toMatchObject({ windows: { wanting: [] } });
  });
});

test('when the rounds are over the house wins and everybody loses', () => {
  const match = arranged(
    Array.from({ length: 60 }, () => 1),
    state => state.seats.forEach(seat => (seat.charms = 0)),
  );
  while (match.decision !== null) pick(match, match.decision.options.at(-1)?.id ?? '');
  expect(match.outcome).toMatchObject({ winners: [], victors: [HOUSE] });
});
