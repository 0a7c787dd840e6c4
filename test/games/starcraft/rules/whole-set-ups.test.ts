import { expect, test } from 'vitest';
import { createFormatter } from '../../../../src/kernel/words/format.ts';
import { EVENT_CARDS } from '../../../../src/games/starcraft/data/events.ts';
import { FACTIONS, FACTION_PIECES } from '../../../../src/games/starcraft/data/factions.ts';
import { AREAS, NORMAL_ROUTES } from '../../../../src/games/starcraft/data/planets.ts';
import { RACES } from '../../../../src/games/starcraft/data/races.ts';
import { UNITS, UNIT_TYPES } from '../../../../src/games/starcraft/data/units.ts';
import { joinsOf } from '../../../../src/games/starcraft/rules/placements.ts';
import { allAreas, baseOn, countUnits, piecesOnBoard } from '../../../../src/games/starcraft/state/areas.ts';
import { routesOf } from '../../../../src/games/starcraft/state/galaxy.ts';
import { factionOf, raceOf, seatState, seatsIn } from '../../../../src/games/starcraft/state/seats.ts';
import type { StarCraftState } from '../../../../src/games/starcraft/state/state.ts';
import { en } from '../../../../src/games/starcraft/text/en.ts';
import { numbers, playOut, setUpTable } from './set-up-table.ts';

const COUNTS = [2, 3, 4, 5, 6];

test.each(COUNTS)('SC-3 SC-4 random answers by hand give a legal beginning, %i seats', seats => {
  for (let match = 0; match < 6; match++) {
    const table = setUpTable(seats, { seed: `${seats}-${match}`, deal: match % 2 === 0 ? 'choose' : 'random' });
    const state = playOut(table, `answers-${seats}-${match}`);
    expect(table.endedAt).toBe('planning.begin');
    expectLegal(state);
  }
});

test.each(COUNTS)('SC-3 SC-4 the quick set-up asks nothing and gives a legal beginning, %i seats', seats => {
  for (let match = 0; match < 6; match++) {
    const table = setUpTable(seats, { setUp: 'quick', seed: `quick-${seats}-${match}` });
    expect(table.match.decision).toBeNull();
    expect(table.endedAt).toBe('planning.begin');
    expectLegal(table.now);
    expect(new Set(table.told)).not.toContain('kernel.only-option');
  }
});

test('SC-3 the quick set-up puts every base where minerals or gas are, with units beside it', () => {
  for (let match = 0; match < 12; match++) {
    const { now } = setUpTable(4, { setUp: 'quick', seed: `quick-base-${match}` });
    for (const area of allAreas(now).filter(area => now.seats.some((_, seat) => now.areas[area]?.base === seat))) {
      expect(AREAS[area].yields).not.toBe('conquest');
      expect(countUnits(now, area)).toBeGreaterThan(1);
    }
  }
});

test('SC-3 the same seed gives the same quick set-up, another seed another one', () => {
  const once = setUpTable(5, { setUp: 'quick', seed: 'same' }).now;
  expect(setUpTable(5, { setUp: 'quick', seed: 'same' }).now).toEqual(once);
  expect(setUpTable(5, { setUp: 'quick', seed: 'other' }).now.planets).not.toEqual(once.planets);
});

test('SC-3.6 SC-3.9 the cards of each stage and the Combat decks are shuffled', () => {
  const factions = ['mengsk', 'overmind', 'aldaris', 'raynor', 'tassadar', 'queen-of-blades'] as const;
  const decks = (seed: string): string[][] => {
    const { eventDeck, seats } = setUpTable(6, { setUp: 'quick', factions, seed }).now;
    const stages = [1, 2, 3].map(stage => eventDeck.filter(card => EVENT_CARDS[card].stage === stage));
    return [...stages, ...seats.map(({ deck, hand }) => [...deck, ...hand])];
  };
  const others = decks('another');
  decks('one').forEach((cards, place) => {
    expect(cards).not.toEqual(others[place]);
    expect(cards.toSorted()).toEqual(others[place]?.toSorted());
  });
});

test('SC-20 seats that give up in the set-up are left out of the rest of it', () => {
  for (let match = 0; match < 20; match++) {
    const table = setUpTable(3 + (match % 4), { seed: `concede-${match}` });
    const state = playOut(table, `concede-${match}`, true);
    expect(table.endedAt).toBe('planning.begin');
    for (const seat of seatsIn(state)) expectLegalSeat(state, seat);
  }
});

test('every decision of the set-up is open, and every text is in the catalogue', () => {
  const format = createFormatter(en, ['Ann', 'Bob', 'Cid', 'Dan']);
  const table = setUpTable(4, { seed: 'texts' });
  const random = numbers('texts');
  while (table.match.decision !== null) {
    const { decision } = table;
    expect(decision.secrecy).toBe('open');
    const texts = [decision.prompt, ...decision.options.map(option => option.words)];
    for (const blocked of table.match.blocked()) texts.push(blocked.words, blocked.why);
    for (const text of texts.map(format)) expect(text).not.toMatch(/[[{}\]]/);
    expect(new Set(decision.options.map(option => format(option.words))).size).toBe(decision.options.length);
    table.answer(decision.options[random(decision.options.length)]?.id ?? '');
  }
  for (const event of table.match.events(0)) expect(format(event.words)).not.toMatch(/[[{}\]]/);
});

/** What must hold of every galaxy and every seat when the set-up is over. */
function expectLegal(state: StarCraftState): void {
  const seats = seatsIn(state);
  const all = seats.length === state.seats.length;
  expectLegalGalaxy(state);
  expect(new Set(seats.map(seat => seatState(state, seat).faction)).size).toBe(seats.length);
  if (all) expect(state.planets).toHaveLength(2 * seats.length);
  expect(state.majorEnd).toBeNull();
  for (const seat of seats) expectLegalSeat(state, seat);
}

function expectLegalGalaxy(state: StarCraftState): void {
  const normal = state.routes.filter(({ kind }) => kind === 'normal');
  const ends = state.routes.flatMap(route => route.ends.map(({ planet, side }) => `${planet} ${side}`));
  expect(new Set(ends).size, 'no slot with two routes').toBe(ends.length);
  expect(new Set(state.routes.map(({ id }) => id)).size).toBe(state.routes.length);
  expect(new Set(state.planets.map(({ x, y }) => `${x},${y}`)).size).toBe(state.planets.length);
  expect(normal.length).toBeLessThanOrEqual(NORMAL_ROUTES);
  const facing = state.planets.flatMap(placed => joinsOf(state, placed)).length / 2;
  expect(normal.length, 'every pair of facing slots joined').toBe(Math.min(facing, NORMAL_ROUTES));
  for (const {
    ends: [one, other],
  } of state.routes)
    expect(one.planet).not.toBe(other.planet);
  for (const { planet } of state.planets.slice(1)) expect(routesOf(state, planet).length).toBeGreaterThan(0);
  expect(Object.keys(state.areas).sort()).toEqual(allAreas(state).toSorted());
  expect(Object.keys(state.stacks).sort()).toEqual(state.planets.map(({ planet }) => planet).sort());
}

function expectLegalSeat(state: StarCraftState, seat: number): void {
  const owner = seatState(state, seat);
  const faction = factionOf(state, seat);
  const { startingForces } = FACTIONS[faction];
  const home = state.planets.filter(placed => baseOn(state, placed.planet, seat) !== null);
  expect(home.map(placed => placed.owner)).toEqual([seat]);
  expect(piecesOnBoard(state, seat).bases).toBe(1);
  expect(owner.supply.bases).toBe(FACTION_PIECES.bases - 1);
  expect(owner.pool).toBe(startingForces.workers);
  expect(owner.supply.workers).toBe(FACTION_PIECES.workers - startingForces.workers);
  const planet = home[0]?.planet ?? 'torus';
  for (const unit of UNIT_TYPES) {
    const here = allAreas(state).filter(area => AREAS[area].planet === planet && state.areas[area]?.holder === seat);
    const count = here.reduce((sum, area) => sum + countUnits(state, area, unit), 0);
    expect(count).toBe(startingForces.units[unit] ?? 0);
    if (UNITS[unit].race === FACTIONS[faction].race) expect(owner.supply.units[unit]).toBe(UNITS[unit].figures - count);
  }
  for (const area of allAreas(state)) expect(countUnits(state, area)).toBeLessThanOrEqual(AREAS[area].unitLimit);
  const transports = state.routes.filter(route => route.transports.includes(seat));
  expect(transports).toHaveLength(1);
  for (const route of transports) expect(routesOf(state, planet)).toContainEqual(route);
  expect(owner.resourceCards.every(({ area, workers }) => AREAS[area].planet === planet && workers === 0)).toBe(true);
  expect(owner.resourceCards).toHaveLength(
    allAreas(state).filter(area => AREAS[area].planet === planet && AREAS[area].yields !== 'conquest').length,
  );
  const { startingHand } = RACES[raceOf(state, seat)];
  expect(owner.hand).toHaveLength(startingHand);
  expect(owner.deck).toHaveLength(18 - startingHand);
  expect(owner.planetsToPlace).toEqual([]);
  expect(owner.conquestPoints).toBe(0);
}
