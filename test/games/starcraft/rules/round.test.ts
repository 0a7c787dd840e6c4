import { describe, expect, test } from 'vitest';
import { randomAnswer } from '../../../../src/bots/random.ts';
import { starcraft } from '../../../../src/games/starcraft/game.ts';
import { battleSteps } from '../../../../src/games/starcraft/rules/battle.ts';
import { gainConquestPoints } from '../../../../src/games/starcraft/rules/conquest-points.ts';
import { eliminationSteps } from '../../../../src/games/starcraft/rules/elimination.ts';
import { executionSteps } from '../../../../src/games/starcraft/rules/execution.ts';
import { mobilizeSteps } from '../../../../src/games/starcraft/rules/mobilize.ts';
import { regroupingSteps } from '../../../../src/games/starcraft/rules/regrouping.ts';
import { seatState } from '../../../../src/games/starcraft/state/seats.ts';
import { seededRandom } from '../../../../src/kernel/plain/random.ts';
import { scene } from '../scene.ts';
import type { Scene } from '../scene.ts';
import { setUpTable, playOut } from './set-up-table.ts';

const PHASES = ['planning.round', 'execution.begins', 'regrouping.begins'];

test('SC-1.3 SC-18 a match is a row of rounds, each of planning, execution and regrouping, in this order', () => {
  const seats = ['Ann', 'Bob', 'Cyd'].map(name => ({ name }));
  const match = starcraft.start({ seats, options: {}, seed: 'rounds' });
  const random = seededRandom('rounds');
  while (match.decision !== null && match.round < 4) {
    match.answer(match.decision.n, randomAnswer(match.decision, random));
  }
  const told = match.events('spectator').map(({ words }) => words.key);
  const phases = told.filter(key => PHASES.includes(key));
  expect(phases).toEqual([...PHASES, ...PHASES, ...PHASES, 'planning.round']);
});

test('SC-2.4 conquest points go on beyond the end of the track, and never fall below 0', () => {
  const points = (before: number, gained: number): number | undefined => {
    const gains: Parameters<typeof scene>[1] = {
      *'regrouping.begin'(game) {
        gainConquestPoints(game, 0, gained, 'SC-2.4');
        game.next('planning.begin', {});
      },
    };
    const owner = scene(['overmind', 'aldaris'], gains).seat(0, seat => (seat.conquestPoints = before));
    return owner.begin('regrouping.begin', {}).now.seats[0]?.conquestPoints;
  };
  expect([points(14, 3), points(19, 0), points(2, -3)]).toEqual([17, 19, 0]);
});

test('SC-3.7 the galaxy comes before the Combat cards: planets, z-axis routes, cards, forces, hands', () => {
  const table = setUpTable(3, { seed: 'order' });
  const state = playOut(table, 'order');
  const order = [
    'set-up.planets',
    'set-up.placed',
    'set-up.z-axis.placed',
    'set-up.resource-cards',
    'set-up.forces.workers',
    'cards.drawn',
  ];
  const told = table.told.filter(key => order.includes(key));
  expect([...new Set(told)]).toEqual(order);
  for (const [at, key] of order.entries()) {
    if (at > 0) expect(told.indexOf(key)).toBeGreaterThan(told.lastIndexOf(order[at - 1] ?? ''));
  }
  expect(state.planets).toHaveLength(6);
  expect(state.seats.map(({ hand }) => hand.length).every(cards => cards === 6 || cards === 8)).toBe(true);
});

describe('SC-13.10 the end of a battle', () => {
  test('SC-13.10 the order token is taken back, and the Execution Phase goes on with the next seat', () => {
    const table = scene(['overmind', 'mengsk'], executionSteps, mobilizeSteps, battleSteps, eliminationSteps)
      .planet('braken', 0, 0)
      .planet('torus', 1, 0)
      .base('braken-2', 0)
      .base('torus-2', 1)
      .area('braken-3', 0, { hydralisk: 1 })
      .area('braken-1', 1, { marine: 1 })
      .with(state => {
        state.stacks.braken = [
          { seat: 1, order: 'build', special: false },
          { seat: 0, order: 'mobilize', special: false },
        ];
      })
      .begin('execution.turn', { seat: 0 })
      .answer('execute', 'unit:hydralisk@braken-3', 'move:hydralisk:braken-3>braken-1', 'done');
    expect(table.now.stacks.braken).toHaveLength(2);
    while (table.now.battle !== null) table.answer(table.options.find(id => id === 'deck') ?? table.options[0] ?? '');
    expect(table.now.order).toMatchObject({ seat: 1, order: 'build' }); // the only one it can choose
    expect(table.now.stacks.braken).toEqual([{ seat: 1, order: 'build', special: false }]);
    expect(table.decision).toMatchObject({ seat: 1, kind: 'execution.choice' });
  });
});

describe('SC-18 the Regrouping Phase', () => {
  const regrouping = (): Scene =>
    scene(['overmind', 'mengsk', 'tassadar'], regroupingSteps)
      .planet('braken', 0, 0)
      .planet('torus', 1, 0)
      .base('braken-2', 0)
      .area('braken-2', 1, { marine: 1 })
      .area('braken-1', 0, { zergling: 1 })
      .base('torus-2', 1)
      .area('torus-4', 2, { zealot: 1 })
      .cards(0, 'braken-2')
      .workers(0, 3)
      .with(state => {
        state.firstPlayer = 1;
        state.eventDeck = ['e1-01'];
        seatState(state, 0).events = ['e3-11'];
        seatState(state, 1).events = ['e2-13'];
        seatState(state, 2).events = ['e3-12'];
      });

  test('SC-18.11 steps 1 to 7 run without a question; the first one is asked in step 8', () => {
    const table = regrouping().begin('regrouping.begin', {});
    expect(table.decision).toMatchObject({ kind: 'regrouping.event', seat: 1, n: 0 });
    expect(table.now.step).toBe(8);
    expect(table.told).toEqual(
      expect.arrayContaining(['regrouping.base-destroyed', 'regrouping.cards-lost', 'regrouping.cards-gained']),
    );
  });

  test('SC-15.9 SC-21.2 clockwise from the first player, and each does all of theirs before the next', () => {
    const table = regrouping().begin('regrouping.begin', {});
    const asked: number[] = [];
    while (table.match.decision !== null) {
      const { seat } = table.decision;
      asked.push(seat);
      const before = table.now.seats.map(({ events }) => events.length);
      expect(before[seat]).toBe(1);
      table.answer(table.options[0] ?? '');
      expect(table.now.seats[seat]?.events).toEqual([]);
    }
    expect(asked).toEqual([1, 2, 0]);
  });
});
