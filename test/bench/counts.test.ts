import { expect, test } from 'vitest';
import { randomAnswer } from '../../src/bots/random.ts';
import { playSilently } from '../../src/bots/simulate.ts';
import { gameDefinition as emperor } from '../../src/games/galactic-emperor/game.ts';
import { definition as empires } from '../../src/games/space-empires/game.ts';
import { gameDefinition } from '../../src/games/starcraft/game.ts';
import type { StarCraftState } from '../../src/games/starcraft/state/state.ts';
import { theseus } from '../../src/games/theseus/game.ts';
import { playable, startMatch } from '../../src/kernel/history/open.ts';
import type { Game } from '../../src/kernel/history/playable.ts';
import { seededRandom } from '../../src/kernel/plain/random.ts';
import { runs } from '../runs.ts';
import { playOn, SELDOM, settingOf, usualSettingOf } from './matches.ts';

// Speed as counts, which are the same on every machine: who lets the rules look at the board more often, or offers more
// options, finds out here. A bound may be raised, with the reason for it.

const MATCHES = runs(4, 10);

interface Counts {
  decisions: number;
  options: number;
  events: number;
  /** How often the rules looked into an area, the set-up apart. */
  looks: number;
  /** The same in the set-up. */
  setUpLooks: number;
}

/** A part of the board, with a call for every look into one of its places. */
function watched<Board extends object>(board: Board, looked: () => void): Board {
  return new Proxy(board, {
    get: (places, place, receiver): unknown => {
      looked();
      return Reflect.get(places, place, receiver);
    },
  });
}

/** StarCraft, with a count of every look into an area of the board. */
function counted(looked: () => void): typeof gameDefinition {
  return {
    ...gameDefinition,
    setUp: (options, seats, random): StarCraftState => {
      const state = gameDefinition.setUp(options, seats, random);
      state.areas = watched(state.areas, looked);
      return state;
    },
  };
}

function play(seats: number, setUp: 'quick' | 'by-hand'): Counts {
  const counts = { decisions: 0, options: 0, events: 0, looks: 0, setUpLooks: 0 };
  let round = 0;
  const game = counted(() => {
    counts[round === 0 ? 'setUpLooks' : 'looks'] += 1;
  });
  for (let number = 0; number < MATCHES; number++) {
    round = 0;
    const setting = settingOf(number, seats, setUp);
    const match = startMatch(game, setting, { checkpointEvery: 100_000 });
    const random = seededRandom(`players of ${setting.seed}`);
    for (let { decision } = match; decision !== null; decision = match.decision) {
      ({ round } = match);
      counts.decisions += 1;
      counts.options += decision.options.length;
      match.answer(decision.n, randomAnswer(decision, random));
    }
    counts.events += match.logBounds.to;
  }
  return counts;
}

test.each([
  ['quick', 2, 250],
  ['quick', 6, 450],
  ['by-hand', 6, 900],
] as const)('a random match, set-up %s, %i seats, offers and looks no more than it must', (setUp, seats, inSetUp) => {
  const { decisions, options, events, looks, setUpLooks } = play(seats, setUp);
  expect(decisions / MATCHES, 'decisions in a match').toBeLessThan(150 * seats);
  expect(options / decisions, 'options a decision').toBeLessThan(5.5);
  expect(events / decisions, 'events a decision').toBeLessThan(1.8);
  expect(looks / decisions, 'looks at an area a decision').toBeLessThan(45);
  expect(setUpLooks / MATCHES, 'looks at an area in the set-up').toBeLessThan(inSetUp * seats);
});

test('a checkpoint every 100 answers and at the end is all that such a match is copied for', () => {
  const setting = settingOf(0, 6);
  let copies = 0;
  const game: typeof gameDefinition = {
    ...gameDefinition,
    setUp: (options, seats, random): StarCraftState => {
      const state = gameDefinition.setUp(options, seats, random);
      const { stacks } = state;
      // A copy asks for the keys of what it copies; the rules ask for planets by name.
      state.stacks = new Proxy(stacks, {
        ownKeys: target => {
          copies += 1;
          return Reflect.ownKeys(target);
        },
      });
      return state;
    },
  };
  const match = startMatch(game, setting, { checkpointEvery: 100 });
  const random = seededRandom(setting.seed);
  let decisions = 0;
  for (let { decision } = match; decision !== null; decision = match.decision) {
    decisions += 1;
    match.answer(decision.n, randomAnswer(decision, random));
  }
  expect(copies).toBeLessThanOrEqual(Math.ceil(decisions / 100) + 2);
});

test.each([2, 3, 4])('a random match of Theseus, %i seats, offers and tells no more than it must', seats => {
  let [decisions, options, events] = [0, 0, 0];
  for (let number = 0; number < MATCHES; number++) {
    const setting = usualSettingOf('theseus', number, seats);
    const match = playOn(theseus.start(setting, SELDOM), setting.seed, ({ decision }) => {
      decisions += 1;
      options += decision?.options.length ?? 0;
      return false;
    });
    events += match.logBounds.to;
  }
  expect(decisions / MATCHES, 'decisions in a match').toBeLessThan(180 + 40 * seats);
  expect(options / decisions, 'options a decision').toBeLessThan(4.7);
  expect(events / decisions, 'events a decision').toBeLessThan(2.1);
});

/** Space Empires, with a count of every look at a hex. */
function countedEmpires(looked: () => void): Game {
  const setUp: typeof empires.setUp = (options, seats, random) => {
    const state = empires.setUp(options, seats, random);
    state.hexes = watched(state.hexes, looked);
    return state;
  };
  return playable({ ...empires, setUp });
}

/** Galactic Emperor, with a count of every look at a tile. */
function countedEmperor(looked: () => void): Game {
  const setUp: typeof emperor.setUp = (options, seats, random) => {
    const state = emperor.setUp(options, seats, random);
    state.tiles = watched(state.tiles, looked);
    return state;
  };
  return playable({ ...emperor, setUp });
}

test.each([
  ['space-empires', countedEmpires, 2, MATCHES, 24],
  // In 150 matches it is 13.7; a few alone may differ from that by a tenth.
  ['galactic-emperor', countedEmperor, 4, 40, 14.3],
] as const)('a silent match of %s looks at its board no more than it must', (id, counted, seats, matches, most) => {
  let looks = 0;
  const game = counted(() => {
    looks += 1;
  });
  let decisions = 0;
  for (let number = 0; number < matches; number++) {
    decisions += playSilently(game, usualSettingOf(id, number, seats), [], 1000).decisions;
  }
  expect(looks / decisions, 'looks a decision').toBeLessThan(most);
});
