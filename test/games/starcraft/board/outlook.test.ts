import { describe, expect, test } from 'vitest';
import { previewer } from '../../../../src/kernel/history/preview.ts';
import { territoryOf } from '../../../../src/games/starcraft/board/naming.ts';
import { outlookLine } from '../../../../src/games/starcraft/board/outlook.ts';
import { starcraftView } from '../../../../src/games/starcraft/view.ts';
import { AREAS } from '../../../../src/games/starcraft/data/planets.ts';
import { PERMANENT_RESOURCES } from '../../../../src/games/starcraft/data/factions.ts';
import type { Scene } from '../scene.ts';
import { beside, threePlanets } from './beside.ts';
import { contextOf } from './painting.ts';

describe('an order, before it is placed', () => {
  const ordersFor = (planet: string): Scene =>
    threePlanets().begin('planning.order', { seat: 0, cycle: 1 }).answer(`planet:${planet}`);

  test('SC-5.3 is told by what it is for', () => {
    const table = ordersFor('braken');
    expect(beside(table, 'order:build')).toBe('→ units, buildings, a new base');
    expect(beside(table, 'order:mobilize')).toBe('→ moves, attacks, with Marine ×2');
    expect(beside(table, 'order:research')).toBe('→ 3 cards, Event card, technology');
    expect(beside(table, 'back')).toBeNull();
  });

  test('SC-8.4 SC-10.2 SC-11 or by what it needs there and lacks as yet', () => {
    const away = ordersFor('vyctor-5');
    expect(beside(away, 'order:build')).toBe('→ does nothing without a unit or base of yours there');
    expect(beside(away, 'order:mobilize')).toBe('→ needs units there, or next door with a transport');
    expect(beside(away, 'order:research')).toBe('→ nothing without your base there');
    const garrison = ordersFor('helios');
    expect(beside(garrison, 'order:build')).toBe('→ trains units only with a base of yours there');
    expect(beside(garrison, 'order:mobilize')).toBe('→ moves, attacks, with Marine');
  });
});

describe('an order that is revealed', () => {
  const revealed = (planet: 'braken' | 'vyctor-5'): Scene =>
    threePlanets()
      .with(state => {
        state.phase = 'execution';
        state.stacks[planet] = [{ seat: 0, order: 'build', special: false }];
      })
      .begin('execution.turn', { seat: 0 });

  test('SC-8.4 is told to do nothing where it would', () => {
    expect(beside(revealed('vyctor-5'), 'execute')).toBe('→ would do nothing: you have no unit or base there');
    expect(beside(revealed('vyctor-5'), 'event-card')).toBe('→ read when the round ends');
  });

  test('SC-8.1 and nothing is said where it can do all', () => {
    expect(beside(revealed('braken'), 'execute')).toBeNull();
  });
});

describe('a Build order where there is no base', () => {
  /** A Marine alone on Helios, with that many workers; the order lies revealed. */
  const garrison = (workers: number, permanent = 0): Scene =>
    threePlanets()
      .workers(0, workers)
      .seat(0, owner => {
        owner.permanent.mineral = permanent;
        owner.resourceCards = [];
      })
      .with(state => {
        state.phase = 'execution';
        state.stacks.helios = [{ seat: 0, order: 'build', special: false }];
      })
      .begin('execution.turn', { seat: 0 });

  test('SC-8.3 that can pay for nothing is told so, and the cursor begins on the Event card', () => {
    const table = garrison(0);
    expect(beside(table, 'execute')).toBe('→ cannot pay for a base: does nothing');
    expect(table.decision.options.filter(({ autoAnswer: usual }) => usual === true).map(({ id }) => id)).toEqual([
      'event-card',
    ]);
    const before = table.now;
    table.answer('execute');
    if (table.endedAt === null && table.decision.kind === 'build.sheet') table.answer('done');
    expect(table.now.seats).toEqual(before.seats);
    expect(table.now.areas).toEqual(before.areas);
  });

  test('SC-8.3 that can pay for a base trains no units, and the cursor begins on it', () => {
    const table = garrison(6);
    expect(beside(table, 'execute')).toBe('→ trains no units: you have no base there');
    expect(table.decision.options.filter(({ autoAnswer: usual }) => usual === true)).toEqual([]);
  });
});

describe('a price that only force mining pays', () => {
  /** Permanent resources are full, and so is the card of Braken 3, or not. */
  const full = (place: 'full' | 'free'): Scene =>
    threePlanets()
      .workers(0, 6)
      .seat(0, owner => {
        owner.permanent = { mineral: PERMANENT_RESOURCES.mineral, gas: PERMANENT_RESOURCES.gas };
        owner.resourceCards = [{ area: 'braken-3', workers: place === 'full' ? AREAS['braken-3'].amount : 0 }];
      })
      .order(0, 'braken', 'build')
      .begin('build.unitsAndWorkers', {});
  const textOf = (table: Scene, id: string): string => {
    const option = table.decision.options.find(candidate => candidate.id === id);
    return option === undefined ? '' : contextOf().format(option.words);
  };

  test('SC-7.5 says so in its row, and the question behind it names that way alone', () => {
    const table = full('full');
    expect(textOf(table, 'worker')).toBe('Worker (1 mineral, only by force mining)');
    table.answer('worker');
    expect(table.options).toEqual(['mine:braken-3', 'back']);
    expect(contextOf().format(table.decision.prompt)).toBe('Worker: 1 mineral to pay. Only force mining pays that.');
  });

  test('SC-7.2 where there is room it does not', () => {
    const table = full('free');
    expect(textOf(table, 'worker')).toBe('Worker (1 mineral)');
    table.answer('worker');
    expect(table.options).toEqual(['auto', 'back']);
    expect(contextOf().format(table.decision.prompt)).toBe('Worker: 1 mineral to pay.');
  });
});

describe('an order on top of a stack', () => {
  test('SC-5.3 is named to its own seat before it is revealed, and to nobody else', () => {
    const table = threePlanets().order(0, 'helios', 'mobilize').order(0, 'braken', 'build');
    table.begin('execution.turn', { seat: 0 });
    expect(beside(table, 'order:helios')).toBe('→ Mobilize');
    expect(beside(table, 'order:braken')).toBe('→ Build');
    const { decision } = table;
    const option = decision.options.find(({ id }) => id === 'order:helios');
    if (option === undefined) throw new Error('nothing is offered');
    for (const viewer of [1, 'spectator'] as const) {
      const seen = starcraftView(table.now, viewer);
      expect(outlookLine(seen, decision, option, contextOf(), previewer(table.match, 0))).toBeNull();
    }
  });
});

describe('what can be bought', () => {
  test('SC-8.1 is told by what it does', () => {
    const table = threePlanets().workers(0, 6).order(0, 'braken', 'build').begin('build.unitsAndWorkers', {});
    expect(beside(table, 'worker')).toBe('→ pays for something from the next round on');
    expect(beside(table, 'unit:marine')).toBe('→ ground, hits all, support +1');
  });

  test('SC-17.5 so are modules', () => {
    const table = threePlanets().workers(0, 6).order(0, 'braken', 'build').begin('build.buildingAndModule', {});
    expect(beside(table, 'module:supply')).toBe('→ 1 more unit in each Build order');
  });
});

describe('an order on a stack', () => {
  const above = (order: 'mobilize' | 'build', planet: 'vyctor-5' | 'helios'): Scene =>
    threePlanets()
      .with(state => {
        state.stacks[planet] = [{ seat: 0, order, special: false }];
      })
      .begin('planning.order', { seat: 0, cycle: 2 })
      .answer(`planet:${planet}`);

  test('SC-5.3 SC-6.2 that comes before what it waits for is warned of', () => {
    expect(beside(above('mobilize', 'vyctor-5'), 'order:build')).toBe('→ too early: before your Mobilize');
    expect(beside(above('build', 'helios'), 'order:research')).toBe('→ too early: before your Build');
    expect(beside(above('build', 'vyctor-5'), 'order:mobilize')).toBe(
      '→ needs units there, or next door with a transport',
    );
  });
});

describe('whose territory a planet is', () => {
  test('the only seat’s that is there; of several it is nobody’s', () => {
    const view = starcraftView(threePlanets().begin('planning.order', { seat: 0, cycle: 1 }).now, 'spectator');
    expect((['braken', 'helios', 'vyctor-5'] as const).map(planet => territoryOf(view, planet))).toEqual([
      0,
      null,
      null,
    ]);
  });
});
