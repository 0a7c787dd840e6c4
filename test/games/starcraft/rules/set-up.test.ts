import { describe, expect, test } from 'vitest';
import { EVENT_CARDS, EVENT_CARD_IDS } from '../../../../src/games/starcraft/data/events.ts';
import type { FactionId } from '../../../../src/games/starcraft/data/factions.ts';
import { PLANET_IDS, PLANETS } from '../../../../src/games/starcraft/data/planets.ts';
import { setUpSteps } from '../../../../src/games/starcraft/rules/set-up.ts';
import { seatState } from '../../../../src/games/starcraft/state/seats.ts';
import type { StarCraftState } from '../../../../src/games/starcraft/state/state.ts';
import { en } from '../../../../src/games/starcraft/text/en.ts';
import { optionsAlike } from '../../../oracles/option-labels.ts';
import { scene } from '../scene.ts';
import type { Scene } from '../scene.ts';
import { setUpTable } from './set-up-table.ts';

/** The set-up, whose single steps can be tried alone: what comes after them ends the scene. */
const alone: Parameters<typeof scene>[1] = {
  ...setUpSteps,
  *'setUp.resourceCards'(game, args) {
    yield* setUpSteps['setUp.resourceCards'](game, args);
    game.next('planning.begin', {});
  },
  *'setUp.forces'(game, args) {
    yield* setUpSteps['setUp.forces'](game, args);
    game.next('planning.begin', {});
  },
};

describe('SC-2 components and limits', () => {
  test('SC-2.1 SC-3.3 a seat takes everything of its faction', () => {
    const table = setUpTable(2, { first: 0 }).answer('faction:overmind');
    const owner = seatState(table.now, 0);
    expect(owner.supply).toMatchObject({ bases: 6, workers: 15, transports: 7 });
    expect(Object.values(owner.supply.units).reduce((sum, count) => sum + count, 0)).toBe(33);
    expect(owner.deck).toHaveLength(18);
    expect(owner.technologyDeck).toHaveLength(22);
    expect(owner.buildings).toEqual({ 'spawning-pool': 1 });
  });

  test('SC-2.2 placing and taking back starting forces never makes or loses a piece', () => {
    const table = scene(['queen-of-blades'], alone).with(byHand).planet('torus', 0, 0).planet('helios', 1, 0);
    table.base('torus-3', 0).begin('setUp.forces', { seat: 0 });
    table.answer('all:zergling@torus-3', 'put-back:unit:zergling@torus-3', 'transport:r1', 'put-back:transport:r1');
    expect(table.now.areas['torus-3']?.units).toEqual({ zergling: 2 });
    expect(seatState(table.now, 0).supply).toMatchObject({ transports: 7, units: { zergling: 7, hydralisk: 6 } });
  });
});

describe('SC-3 set-up', () => {
  test('SC-3.1 the first player is found at random and chooses a faction first, then the others clockwise', () => {
    const table = setUpTable(4, { first: 2 });
    const asked: number[] = [];
    for (const faction of ['aldaris', 'mengsk', 'overmind', 'raynor']) {
      asked.push(table.decision.seat);
      table.answer(`faction:${faction}`);
    }
    expect(table.now.firstPlayer).toBe(2);
    expect(asked).toEqual([2, 3, 0, 1]);
    expect(table.now.seats.map(({ faction }) => faction)).toEqual(['overmind', 'raynor', 'aldaris', 'mengsk']);
  });

  test('SC-3.2 a faction that is taken or promised is blocked', () => {
    const table = setUpTable(3, { first: 0, factions: [null, null, 'tassadar'] }).answer('faction:mengsk');
    expect(table.decision.seat).toBe(1);
    expect(table.options).toEqual(['faction:raynor', 'faction:aldaris', 'faction:queen-of-blades', 'faction:overmind']);
    expect(table.blockedBy('faction:mengsk')).toBe('SC-3');
    expect(table.blockedBy('faction:tassadar')).toBe('SC-3');
    table.answer('faction:raynor');
    expect(seatState(table.now, 2).faction).toBe('tassadar');
  });

  test('SC-3.2 dealt at random nobody is asked, and factions named before are kept', () => {
    const seen = new Set<FactionId | null>();
    for (let match = 0; match < 30; match++) {
      const table = setUpTable(3, { deal: 'random', factions: ['overmind', null, null], seed: `deal-${match}` });
      expect(table.decision.kind).toBe('setUp.choosePlanet');
      const factions = table.now.seats.map(({ faction }) => faction);
      expect(factions[0]).toBe('overmind');
      expect(new Set(factions).size).toBe(3);
      for (const faction of factions) seen.add(faction);
    }
    expect(seen.size).toBe(6);
  });

  test.each([
    { seats: 6, removed: 0, left: 70 },
    { seats: 5, removed: 10, left: 60 },
    { seats: 4, removed: 20, left: 50 },
    { seats: 3, removed: 30, left: 40 },
    { seats: 2, removed: 40, left: 30 },
  ])(
    'SC-3.6 EX-6 with $seats seats $removed Event cards are taken out and $left are left',
    ({ seats, removed, left }) => {
      const state = setUpTable(seats, { deal: 'random' }).now;
      expect(state.eventsOut).toHaveLength(removed);
      expect(state.eventDeck).toHaveLength(left);
      expect([...state.eventsOut, ...state.eventDeck].toSorted()).toEqual([...EVENT_CARD_IDS].toSorted());
      expect(state.eventsOut.filter(card => EVENT_CARDS[card].stage === 1)).toHaveLength(removed / 2);
      const stages = state.eventDeck.map(card => EVENT_CARDS[card].stage);
      expect(stages, 'stage III at the bottom, I on top').toEqual(stages.toSorted((one, other) => other - one));
      expect(stages.filter(stage => stage === 3)).toHaveLength(20);
    },
  );

  test('SC-3.9 SC-22.1.1 EX-7 a Terran draws 8 Combat cards, a Zerg 6, and only the owner is told which', () => {
    const table = scene(['mengsk', 'overmind'], alone).begin('setUp.combatDecks', {});
    expect(table.now.seats.map(({ hand }) => hand.length)).toEqual([8, 6]);
    expect(table.now.seats.map(({ deck }) => deck.length)).toEqual([10, 12]);
    expect(table.endedAt).toBe('planning.begin');
    expect(table.told).toEqual(['cards.drawn', 'cards.drawn']);
    expect(table.match.events(1).map(event => event.words.key)).toEqual(['cards.drawn', 'cards.drawn.secret']);
  });
});

describe('planets and their cards', () => {
  test('SC-4.1 each seat draws two of the twelve planets in the open', () => {
    const table = setUpTable(6, { deal: 'random' });
    const pairs = ({ now }: Scene): string[][] => now.seats.map(({ planetsToPlace }) => planetsToPlace.toSorted());
    expect(pairs(table).flat().toSorted()).toEqual([...PLANET_IDS].toSorted());
    expect(pairs(setUpTable(6, { deal: 'random', seed: 'another' })).toSorted()).not.toEqual(pairs(table).toSorted());
    expect(table.told.filter(key => key === 'set-up.planets')).toHaveLength(6);
  });

  test('SC-4.2 what nobody drew has no part in the match: planets, their areas and cards, factions', () => {
    const { planets, areas, seats, stacks } = setUpTable(2, { setUp: 'quick' }).now;
    const drawn = planets.map(({ planet }) => planet);
    expect(drawn).toHaveLength(4);
    expect(Object.keys(stacks).toSorted()).toEqual(drawn.toSorted());
    const onTable = drawn.flatMap(planet => PLANETS[planet].areas);
    expect(Object.keys(areas).toSorted()).toEqual(onTable.toSorted());
    expect(seats.map(({ planetsToPlace }) => planetsToPlace)).toEqual([[], []]);
    for (const { resourceCards } of seats) for (const { area } of resourceCards) expect(onTable).toContain(area);
    expect(new Set(seats.map(({ faction }) => faction)).size).toBe(2);
  });

  test('SC-4.7 a seat takes the Resource cards of the planet with its base, without workers', () => {
    const table = scene(['mengsk', 'overmind'], alone).planet('torus', 0, 0).planet('abaddon', 1, 0);
    table.base('torus-1', 1).base('abaddon-2', 0).begin('setUp.resourceCards', {});
    expect(table.now.seats.map(({ resourceCards }) => resourceCards)).toEqual([
      [{ area: 'abaddon-2', workers: 0 }],
      ['torus-2', 'torus-3', 'torus-4'].map(area => ({ area, workers: 0 })),
    ]);
  });
});

describe('SC-4.8 starting forces', () => {
  const home = (): Scene =>
    scene(['overmind'], alone)
      .with(byHand)
      .planet('torus', 0, 0)
      .planet('helios', 1, 0)
      .planet('braken', 3, 0)
      .zAxis('helios', 'braken')
      .base('torus-2', 0)
      .begin('setUp.forces', { seat: 0 });

  test('SC-4.8 SC-22.4 workers go to the Worker Pool, units to any areas, the transport to a route of the planet', () => {
    const table = home().answer('all:zergling@torus-3', 'unit:hydralisk@torus-1', 'transport:r1', 'done');
    expect(seatState(table.now, 0)).toMatchObject({ pool: 8, supply: { workers: 7, transports: 6 } });
    expect(table.now.areas['torus-3']).toMatchObject({ holder: 0, units: { zergling: 4 } });
    expect(table.now.areas['torus-1']).toMatchObject({ holder: 0, units: { hydralisk: 1 } });
    expect(table.now.routes[0]?.transports).toEqual([0]);
  });

  test('SC-4.8 SC-9.1 units never exceed the limit of an area', () => {
    const table = home().answer('unit:zergling@torus-1', 'unit:zergling@torus-1');
    expect(table.options).not.toContain('unit:zergling@torus-1');
    expect(table.blockedBy('unit:zergling@torus-1')).toBe('SC-9.1');
    expect(home().blockedBy('all:zergling@torus-1')).toBe('SC-9.1');
  });

  test('SC-4.8 another planet, a far route and an early end are blocked', () => {
    const table = home();
    expect(table.blockedBy('unit:zergling@helios-1')).toBe('SC-4.8');
    expect(table.blockedBy('transport:z1')).toBe('SC-4.8');
    expect(table.blockedBy('done')).toBe('SC-4.8');
  });

  test('SC-4.8 a z-axis route of the planet may take the transport', () => {
    const table = scene(['raynor'], alone).with(byHand).planet('torus', 0, 0).planet('braken', 3, 0);
    table.zAxis('torus', 'braken').base('torus-2', 0).begin('setUp.forces', { seat: 0 });
    expect(table.options).toContain('transport:z1');
  });

  test('SC-4.8 routes between the same planets do not read alike', () => {
    const table = scene(['raynor'], alone).with(byHand).planet('torus', 0, 0).planet('braken', 3, 0);
    table.zAxis('torus', 'braken').zAxis('torus', 'braken').base('torus-2', 0).begin('setUp.forces', { seat: 0 });
    expect(table.options).toEqual(expect.arrayContaining(['transport:z1', 'transport:z2']));
    expect(optionsAlike(table.match, en, ['Ann'])).toEqual([]);
  });

  test('SC-4.8 without any route the transport stays in the supply', () => {
    const table = scene(['tassadar'], alone).with(byHand).planet('torus', 0, 0).base('torus-2', 0);
    table.begin('setUp.forces', { seat: 0 }).answer('all:zealot@torus-3', 'done');
    expect(seatState(table.now, 0).supply.transports).toBe(7);
    expect(table.told).toContain('set-up.forces.no-route');
  });
});

function byHand(state: StarCraftState): void {
  Object.assign(state, { options: { ...state.options, setUp: 'by-hand' } });
}
