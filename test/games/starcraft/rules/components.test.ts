import { expect, test } from 'vitest';
import { AREAS, AREA_IDS } from '../../../../src/games/starcraft/data/planets.ts';
import { BASE_COST, TRANSPORT_COST, WORKER_COST } from '../../../../src/games/starcraft/data/costs.ts';
import { FACTIONS, FACTION_IDS } from '../../../../src/games/starcraft/data/factions.ts';
import { RACES } from '../../../../src/games/starcraft/data/races.ts';
import { UNITS, UNIT_TYPES } from '../../../../src/games/starcraft/data/units.ts';
import { gameDefinition, starcraft } from '../../../../src/games/starcraft/game.ts';
import { handLimit } from '../../../../src/games/starcraft/state/sheet.ts';
import { readState } from '../../../../src/games/starcraft/state/saved-state.ts';
import { starcraftView } from '../../../../src/games/starcraft/view.ts';
import { scene } from '../scene.ts';

const SEATS = [{ name: 'Ann' }, { name: 'Bob' }];

/** A two-seat match at its first planning decision. */
function begun() {
  const match = starcraft.start({ seats: SEATS, options: { factions: ['raynor', 'overmind'] }, seed: 'begun' });
  return { match, state: readState(match.secretState(), SEATS) };
}

test('SC-1.1 two to six players lead one of six factions, two of each race', () => {
  expect(gameDefinition.seats).toEqual({ min: 2, max: 6 });
  const races = FACTION_IDS.map(faction => FACTIONS[faction].race);
  expect(races.sort()).toEqual(['protoss', 'protoss', 'terran', 'terran', 'zerg', 'zerg']);
});

test('SC-1.2 every area yields minerals, gas or conquest points', () => {
  for (const area of AREA_IDS) {
    expect(['mineral', 'gas', 'conquest']).toContain(AREAS[area].yields);
    expect(AREAS[area].amount).toBeGreaterThan(0);
  }
});

test('SC-3.4 SC-3.5 SC-3.8 nobody has points, nothing is depleted, and the Technology decks are whole', () => {
  const { state } = begun();
  expect(state.seats.map(owner => owner.conquestPoints)).toEqual([0, 0]);
  expect(Object.values(state.areas).every(area => area.depletion === 'none')).toBe(true);
  expect(state.seats.map(owner => owner.technologyDeck.length)).toEqual([21, 22]);
});

test('SC-7.1 a worker and a transport cost 1 mineral, a base 2', () => {
  expect(WORKER_COST).toEqual({ minerals: 1, gas: 0 });
  expect(TRANSPORT_COST).toEqual({ minerals: 1, gas: 0 });
  expect(BASE_COST).toEqual({ minerals: 2, gas: 0 });
});

test('SC-5.5 SC-24 the faces of placed orders are shown to their owner alone', () => {
  const table = scene(['raynor', 'overmind']).planet('braken', 0, 0).area('braken-1', 0, { marine: 1 });
  table.state.phase = 'planning';
  table.state.stacks.braken = [
    { seat: 0, order: 'research', special: false },
    { seat: 1, order: 'build', special: true },
  ];
  const faces = (viewer: 0 | 1 | 'spectator') =>
    starcraftView(table.state, viewer).stacks.braken?.map(token => token.order);
  expect(faces(0)).toEqual(['research', null]);
  expect(faces(1)).toEqual([null, 'build']);
  expect(faces('spectator')).toEqual([null, null]);
  // Where nobody may look at a placed token, its owner sees no more than the others.
  table.playing({ ownTokens: 'hidden' });
  expect([faces(0), faces(1), faces('spectator')]).toEqual([0, 0, 0].map(() => [null, null]));
  const specials = starcraftView(table.state, 0).stacks.braken?.map(token => token.special);
  expect(specials).toEqual([false, true]);
});

test('SC-14.1 every unit is ground or flying, as its sheet says', () => {
  const flying = UNIT_TYPES.filter(unit => UNITS[unit].flying);
  expect(flying).toEqual([
    'wraith',
    'science-vessel',
    'battlecruiser',
    'scout',
    'arbiter',
    'carrier',
    'queen',
    'scourge',
    'mutalisk',
    'guardian',
  ]);
});

test('SC-17.1 the first level of one building is printed on each sheet', () => {
  const { state } = begun();
  expect(state.seats.map(owner => owner.buildings)).toEqual([{ barracks: 1 }, { 'spawning-pool': 1 }]);
});

test('SC-22.1.1 the hand limit is 8 for Terran and 6 for the others', () => {
  expect([RACES.terran.handLimit, RACES.protoss.handLimit, RACES.zerg.handLimit]).toEqual([8, 6, 6]);
  const { state } = begun();
  expect([handLimit(state, 0), handLimit(state, 1)]).toEqual([8, 6]);
  expect(state.seats.map(owner => owner.hand.length)).toEqual([8, 6]);
});
