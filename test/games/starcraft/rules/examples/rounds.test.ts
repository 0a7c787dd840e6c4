import { describe, expect, test } from 'vitest';
import { battleSteps } from '../../../../../src/games/starcraft/rules/battle.ts';
import { buildSteps } from '../../../../../src/games/starcraft/rules/build.ts';
import { executionSteps } from '../../../../../src/games/starcraft/rules/execution.ts';
import { mobilizeSteps } from '../../../../../src/games/starcraft/rules/mobilize.ts';
import { planningSteps } from '../../../../../src/games/starcraft/rules/planning.ts';
import { regroupingSteps } from '../../../../../src/games/starcraft/rules/regrouping.ts';
import { seatState } from '../../../../../src/games/starcraft/state/seats.ts';
import { scene } from '../../scene.ts';
import type { Scene } from '../../scene.ts';
import { fight } from '../fight.ts';
import { buildOrder } from '../build-table.ts';
import { mobilizeOrder } from '../mobilize-order.ts';
import { carriedOn } from './carried-on.ts';

const cardsOf = (table: Scene, seat: number): string[] =>
  seatState(table.now, seat)
    .resourceCards.map(({ area }) => area)
    .sort();

/** Regrouping from where another scene stands, in stage I, so that nobody wins by an objective. */
function regrouped(from: Scene, change: (table: Scene) => void = () => undefined): Scene {
  const table = carriedOn(from, regroupingSteps).with(state => (state.eventDeck = ['e1-01']));
  change(table);
  return table.begin('regrouping.begin', {});
}

describe('worked examples that go through several steps', () => {
  test('SC-5.3 EX-8 Build below, Mobilize on top: first the units go to the planet without anybody, then a base is built', () => {
    const table = scene(['overmind', 'mengsk'], planningSteps, executionSteps, mobilizeSteps, buildSteps, battleSteps)
      .planet('braken', 0, 0)
      .planet('torus', 1, 0)
      .planet('helios', 2, 0)
      .base('torus-2', 0)
      .area('torus-3', 0, { zergling: 2 })
      .transport('braken', 'torus', 0)
      .workers(0, 4)
      .base('helios-2', 1)
      .begin('planning.begin', {});
    const rival = ['build', 'mobilize', 'build', 'mobilize'].map(order => ['planet:helios', `order:${order}`]);
    const own = [
      ['planet:braken', 'order:build'],
      ['planet:braken', 'order:mobilize'],
      ['planet:torus', 'order:research'],
      ['planet:torus', 'order:research'],
    ];
    for (const cycle of [0, 1, 2, 3]) table.answer(...(own[cycle] ?? []), ...(rival[cycle] ?? []));
    expect(table.now.stacks.braken?.map(({ order }) => order)).toEqual(['build', 'mobilize']);

    expect(table.decision).toMatchObject({ seat: 0, kind: 'execution.order' });
    table.answer('order:braken');
    expect(table.now.order).toMatchObject({ planet: 'braken', order: 'mobilize' });
    table.answer('execute', 'unit:zergling@torus-3', 'move-all:zergling:torus-3>braken-3', 'done');
    expect(table.now.areas['braken-3']).toMatchObject({ holder: 0, units: { zergling: 2 }, base: null });
    while (table.decision.seat === 1) table.answer(table.options.includes('event-card') ? 'event-card' : 'done');

    table.answer('order:braken');
    expect(table.now.order).toMatchObject({ planet: 'braken', order: 'build' });
    table.answer('execute', 'done', 'base:braken-3', 'auto');
    expect(table.now.areas['braken-3']).toMatchObject({ holder: 0, base: 0 });
    expect(table.now.stacks.braken).toEqual([]);
  });

  test('SC-18.2 SC-18.3 EX-60 three cards for the only base; beside a second base only the card of its area goes', () => {
    const table = scene(['mengsk', 'overmind'], regroupingSteps)
      .planet('pridewater', 0, 0)
      .planet('braken', 1, 0)
      .base('pridewater-1', 0)
      .area('pridewater-1', 0, { marine: 2 })
      .area('braken-1', 1, { zergling: 1 })
      .with(state => (state.eventDeck = ['e1-01']))
      .begin('regrouping.begin', {});
    expect(cardsOf(table, 0)).toEqual(['pridewater-1', 'pridewater-2', 'pridewater-3']);
    const later = regrouped(table, board => board.base('pridewater-2', 1));
    expect(cardsOf(later, 0)).toEqual(['pridewater-1', 'pridewater-3']);
    expect(cardsOf(later, 1)).toEqual(['pridewater-2']);
  });

  test('SC-13.9.3 EX-69 all fall in an area whose card the defender holds: it is empty, and the card stays with the base', () => {
    const table = fight({
      area: 'braken-2',
      attackers: { zergling: 1 },
      defenders: { marine: 1 },
      hands: [['zerg-c01'], ['terran-c01']],
      // Another base on the planet: it is the card in hand, not the only base there, that makes it the defender's.
      set: scene => scene.base('braken-3', 1).base('braken-1', 2).cards(1, 'braken-2', 'braken-3'),
    });
    table.lay('zerg-c01').lay('terran-c01');
    expect(table.now.areas['braken-2']).toEqual({ holder: null, units: {}, base: null, depletion: 'none' });
    expect([table.supply(0, 'zergling'), table.supply(1, 'marine')]).toEqual([9, 6]);
    const kept = regrouped(table);
    expect(cardsOf(kept, 1)).toEqual(expect.arrayContaining(['braken-2', 'braken-3']));
    expect(cardsOf(kept, 0)).not.toContain('braken-2');
    const entered = regrouped(table, board => board.area('braken-2', 2, { zealot: 1 }));
    expect(cardsOf(entered, 1)).not.toContain('braken-2');
  });

  test('SC-10.5 SC-18.1 EX-72 EX-73 a base without units: no battle, it serves its owner until step 1, none is built beside it', () => {
    const moving = scene(['overmind', 'mengsk'], mobilizeOrder)
      .planet('braken', 0, 0)
      .planet('torus', 1, 0)
      .base('torus-2', 0)
      .base('torus-3', 1)
      .base('braken-3', 1)
      .workers(0, 4)
      .workers(1, 4)
      .area('braken-1', 0, { zergling: 4 })
      .order(0, 'braken', 'mobilize')
      .begin('mobilize.moves', {});
    moving.answer('unit:zergling@braken-1', 'move-all:zergling:braken-1>braken-3');
    expect(moving.now.order?.moves).toMatchObject([{ to: 'braken-3', count: 2 }]);
    moving.answer('done');
    expect([moving.now.battle, moving.now.areas['braken-3']?.base]).toEqual([null, 1]);

    const intruder = carriedOn(moving, buildOrder).order(0, 'braken', 'build').begin('execution.turn', { seat: 0 });
    intruder.answer('done');
    expect(intruder.options.filter(id => id.startsWith('base:'))).toEqual(['base:braken-1']);
    expect(intruder.blockedBy('base:braken-3')).toBe('SC-8.3.3');
    expect(() => intruder.answer('base:braken-3')).toThrow('SC-8.3.3');

    const owner = carriedOn(moving, buildOrder).order(1, 'braken', 'build').begin('execution.turn', { seat: 1 });
    owner.answer('unit:marine', 'auto', 'done', 'done'); // Braken 2 is the only area without enemies
    expect(owner.now.areas['braken-2']).toMatchObject({ holder: 1, units: { marine: 1 } });
    expect(owner.now.areas['braken-3']?.base).toBe(1);

    const after = regrouped(owner);
    expect(after.now.areas['braken-3']).toMatchObject({ holder: 0, units: { zergling: 2 }, base: null });
    expect(after.told).toContain('regrouping.base-destroyed');
  });
});
