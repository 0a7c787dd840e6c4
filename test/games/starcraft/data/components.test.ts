import { describe, expect, test } from 'vitest';
import { BUILDING_IDS, BUILDING_LEVEL_IDS, BUILDINGS } from '../../../../src/games/starcraft/data/buildings.ts';
import {
  CARD_IDS,
  CARDS,
  STARTING_DECKS,
  TECHNOLOGY_DECKS,
  type CardId,
} from '../../../../src/games/starcraft/data/cards.ts';
import { STARTING_CARD_IDS, STARTING_CARDS } from '../../../../src/games/starcraft/data/combat-cards.ts';
import { EVENT_CARD_IDS, EVENT_CARDS, EVENT_KINDS, EVENTS } from '../../../../src/games/starcraft/data/events.ts';
import {
  FACTION_IDS,
  FACTION_PIECES,
  FACTIONS,
  ORDER_KINDS,
  type FactionId,
} from '../../../../src/games/starcraft/data/factions.ts';
import { MODULE_IDS, MODULES } from '../../../../src/games/starcraft/data/modules.ts';
import { ORIGINS } from '../../../../src/games/starcraft/data/origins.ts';
import {
  AREA_IDS,
  AREAS,
  NORMAL_ROUTES,
  PLANET_IDS,
  PLANETS,
  RESOURCE_AREAS,
  Z_AXIS_PAIRS,
} from '../../../../src/games/starcraft/data/planets.ts';
import { RACE_IDS, RACES, type Race } from '../../../../src/games/starcraft/data/races.ts';
import { TECHNOLOGIES, TECHNOLOGY_IDS } from '../../../../src/games/starcraft/data/technologies.ts';
import { TECHNOLOGY_CARD_IDS } from '../../../../src/games/starcraft/data/technology-cards.ts';
import { UNIT_TYPES, UNITS } from '../../../../src/games/starcraft/data/units.ts';
import { cardTexts } from '../../../../src/games/starcraft/text/cards.en.ts';
import { names } from '../../../../src/games/starcraft/text/names.en.ts';

const sum = <T>(items: readonly T[], count: (item: T) => number): number =>
  items.reduce((total, item) => total + count(item), 0);

/** What the six factions have together, if a faction of this race has this many. */
const inTheBox = (count: (race: Race) => number): number =>
  sum(FACTION_IDS, (faction: FactionId) => count(FACTIONS[faction].race));

const figures = (race: Race): number =>
  sum(
    UNIT_TYPES.filter(unit => UNITS[unit].race === race),
    unit => UNITS[unit].figures,
  );

const buildingTokens = (race: Race): number =>
  sum(
    BUILDING_IDS.filter(building => BUILDINGS[building].race === race),
    building => BUILDINGS[building].levels.filter(level => level.cost !== null).length,
  );

const moduleTokens = (race: Race): number => sum(MODULE_IDS, module => MODULES[module].tokens[race]);

describe('SC-2.1 the box', () => {
  test('SC-2.1 holds 180 figures: 30 a Terran, 27 a Protoss and 33 a Zerg faction', () => {
    expect(RACE_IDS.map(figures)).toEqual([30, 27, 33]);
    expect(inTheBox(figures)).toBe(180);
  });

  test('SC-2.1 holds six factions, two of each race', () => {
    expect(FACTION_IDS).toHaveLength(6);
    for (const race of RACE_IDS) expect(FACTION_IDS.filter(id => FACTIONS[id].race === race)).toHaveLength(2);
  });

  test('SC-2.1 holds 12 planets, 15 normal routes and 6 pairs of z-axis ends', () => {
    expect(PLANET_IDS).toHaveLength(12);
    expect([NORMAL_ROUTES, Z_AXIS_PAIRS]).toEqual([15, 6]);
  });

  test('SC-2.1 holds 26 Resource cards, one for each area that yields minerals or gas', () => {
    expect(RESOURCE_AREAS).toHaveLength(26);
    expect(RESOURCE_AREAS).toEqual(AREA_IDS.filter(area => AREAS[area].yields !== 'conquest'));
  });

  test('SC-2.1 holds 36 standard and 18 special order tokens', () => {
    expect(6 * sum(ORDER_KINDS, kind => FACTION_PIECES.standardOrders[kind])).toBe(36);
    expect(6 * sum(ORDER_KINDS, kind => FACTION_PIECES.specialOrders[kind])).toBe(18);
  });

  test('SC-2.1 holds 36 bases, 90 workers and 42 transports', () => {
    const { bases, workers, transports } = FACTION_PIECES;
    expect([6 * bases, 6 * workers, 6 * transports]).toEqual([36, 90, 42]);
  });

  test('SC-2.1 holds 40 building tokens: 8 a Terran, 6 a Protoss and 6 a Zerg faction', () => {
    expect(RACE_IDS.map(buildingTokens)).toEqual([8, 6, 6]);
    expect(inTheBox(buildingTokens)).toBe(40);
  });

  test('SC-2.1 holds 38 module tokens: 8 a Terran, 7 a Protoss and 4 a Zerg faction', () => {
    expect(RACE_IDS.map(moduleTokens)).toEqual([8, 7, 4]);
    expect(inTheBox(moduleTokens)).toBe(38);
  });

  test('SC-2.1 holds 108 Combat cards, 16 standard and 2 reinforcement cards a faction', () => {
    for (const race of RACE_IDS) {
      const kinds = STARTING_DECKS[race].map(id => CARDS[id].kind);
      expect(kinds.filter(kind => kind === 'standard')).toHaveLength(16);
      expect(kinds.filter(kind => kind === 'reinforcement')).toHaveLength(2);
    }
    expect(inTheBox(race => STARTING_DECKS[race].length)).toBe(108);
  });

  test('SC-2.1 holds 126 Technology cards: 21 a Terran, 20 a Protoss and 22 a Zerg faction', () => {
    expect(RACE_IDS.map(race => TECHNOLOGY_DECKS[race].length)).toEqual([21, 20, 22]);
    expect(inTheBox(race => TECHNOLOGY_DECKS[race].length)).toBe(126);
  });

  test('SC-2.1 holds 70 Event cards: 25 of stage I, 25 of stage II and 20 of stage III', () => {
    expect(EVENT_CARD_IDS).toHaveLength(70);
    const ofStage = (stage: number) => EVENT_CARD_IDS.filter(id => EVENT_CARDS[id].stage === stage).length;
    expect([ofStage(1), ofStage(2), ofStage(3)]).toEqual([25, 25, 20]);
  });

  test('SC-21.4 three of the Event cards are The End Draws Near, in stage III, and alone in being forced', () => {
    const forced = EVENT_CARD_IDS.filter(id => EVENTS[EVENT_CARDS[id].event].forced);
    expect(forced.map(id => EVENT_CARDS[id])).toEqual(Array(3).fill({ stage: 3, event: 'the-end-draws-near' }));
  });
});

describe('the tables agree with each other', () => {
  test('ids are unique', () => {
    const lists: readonly (readonly string[])[] = [
      RACE_IDS,
      FACTION_IDS,
      UNIT_TYPES,
      BUILDING_IDS,
      BUILDING_LEVEL_IDS,
      MODULE_IDS,
      PLANET_IDS,
      AREA_IDS,
      CARD_IDS,
      TECHNOLOGY_IDS,
      EVENT_KINDS,
      EVENT_CARD_IDS,
    ];
    for (const ids of lists) expect(new Set(ids).size).toBe(ids.length);
  });

  test('every list of ids is the keys of its table', () => {
    const same = (ids: readonly string[], table: object): void => {
      expect([...ids].sort()).toEqual(Object.keys(table).sort());
    };
    same(RACE_IDS, RACES);
    same(STARTING_CARD_IDS, STARTING_CARDS);
    same(CARD_IDS, CARDS);
    same(TECHNOLOGY_IDS, TECHNOLOGIES);
    same(EVENT_KINDS, EVENTS);
    same(EVENT_CARD_IDS, EVENT_CARDS);
  });

  test('the minor values of every standard starting card add up to 7', () => {
    for (const id of STARTING_CARD_IDS) {
      const card = STARTING_CARDS[id];
      if (card.kind === 'standard') expect([id, card.minor.attack + card.minor.health]).toEqual([id, 7]);
    }
  });

  test('starting cards are numbered 1 to 18 in every deck', () => {
    for (const race of RACE_IDS)
      expect(STARTING_DECKS[race].map(id => CARDS[id].number)).toEqual(Array.from({ length: 18 }, (_, i) => i + 1));
  });

  test('every technology has as many cards as copies, and every standard copy its own values', () => {
    for (const id of TECHNOLOGY_IDS) {
      const facts = TECHNOLOGIES[id];
      const copies = TECHNOLOGY_CARD_IDS.filter(card => CARDS[card].technology === id);
      expect(copies).toEqual(Array.from({ length: facts.copies }, (_, i) => `${id}-${i + 1}`));
      if (facts.kind === 'standard') expect(facts.major).toHaveLength(facts.copies);
    }
  });

  test('every kind of event has as many cards as copies', () => {
    for (const kind of EVENT_KINDS) {
      const cards = EVENT_CARD_IDS.filter(id => EVENT_CARDS[id].event === kind);
      expect(cards).toHaveLength(EVENTS[kind].copies);
      for (const id of cards) expect(EVENT_CARDS[id].stage).toBe(EVENTS[kind].stage);
    }
  });

  test('every area lies on its planet, numbered from 1', () => {
    expect(PLANET_IDS.flatMap(planet => PLANETS[planet].areas)).toEqual(AREA_IDS);
    for (const planet of PLANET_IDS)
      PLANETS[planet].areas.forEach((area, i) => {
        expect(AREAS[area]).toMatchObject({ planet, index: i + 1 });
      });
  });

  test('the conquest areas of all planets yield 13 points', () => {
    const conquest = AREA_IDS.filter(area => AREAS[area].yields === 'conquest');
    expect(sum(conquest, area => AREAS[area].amount)).toBe(13);
  });

  test('every unit is unlocked by a level of a building of its race, or by a technology that says so', () => {
    for (const unit of UNIT_TYPES) {
      const { race, unlockedBy, techRequired } = UNITS[unit];
      if (unlockedBy !== null) {
        const building = BUILDINGS[unlockedBy.building];
        expect(techRequired).toBeNull();
        expect(building.race).toBe(race);
        expect(building.levels[unlockedBy.level - 1]?.unlocks).toContain(unit);
      } else {
        const abilities = techRequired === null ? [] : TECHNOLOGIES[techRequired].abilities;
        expect(abilities).toContainEqual({ op: 'unlock-unit', timing: 'build', unit });
      }
    }
  });

  test('every building level has its id, and level 1 is free exactly where it is printed', () => {
    const ids = BUILDING_IDS.flatMap(id => BUILDINGS[id].levels.map((_, i) => `${id}-${i + 1}`));
    expect(BUILDING_LEVEL_IDS).toEqual(ids);
    for (const id of BUILDING_IDS) {
      const { printedLevel1, levels } = BUILDINGS[id];
      expect(levels.map(level => level.cost === null)).toEqual(levels.map((_, i) => i === 0 && printedLevel1));
    }
    for (const race of RACE_IDS)
      expect(BUILDINGS[RACES[race].printedBuilding]).toMatchObject({ race, printedLevel1: true });
  });

  test('cards show only units of their own race, and starting cards no assist unit', () => {
    for (const id of CARD_IDS) {
      const { icons, race, technology } = CARDS[id];
      if (icons === 'any') continue;
      for (const unit of icons) {
        expect([id, UNITS[unit].race]).toEqual([id, race]);
        if (technology === null) expect([id, UNITS[unit].assist]).toEqual([id, false]);
      }
    }
  });

  test('SC-4.8 the starting forces are of the right race, within the supply, and fit on any planet', () => {
    for (const faction of FACTION_IDS) {
      const { race, startingForces } = FACTIONS[faction];
      const units = UNIT_TYPES.filter(unit => startingForces.units[unit] !== undefined);
      for (const unit of units) {
        expect(UNITS[unit].race).toBe(race);
        expect(startingForces.units[unit]).toBeLessThanOrEqual(UNITS[unit].figures);
      }
      for (const planet of PLANET_IDS) {
        const room = sum(PLANETS[planet].areas, area => AREAS[area].unitLimit);
        expect(sum(units, unit => startingForces.units[unit] ?? 0)).toBeLessThanOrEqual(room);
      }
    }
  });
});

describe('every component has its words and its origin', () => {
  const hasName = (key: string): void => {
    expect(Object.keys(names)).toContain(key);
  };
  const hasText = (key: string): void => {
    expect(Object.keys(cardTexts)).toContain(key);
  };
  const hasOrigin = (address: string): void => {
    expect(Object.keys(ORIGINS)).toContain(address);
  };

  test('names', () => {
    for (const id of RACE_IDS) hasName(`race.${id}`);
    for (const id of FACTION_IDS) {
      hasName(`faction.${id}`);
      hasName(`faction.${id}.short`);
      hasName(`faction.${id}.mark`);
      hasName(`colour.${FACTIONS[id].colour}`);
    }
    for (const id of ORDER_KINDS) hasName(`order.${id}`);
    for (const id of UNIT_TYPES) {
      hasName(`unit.${id}`);
      hasName(`unit.${id}.short`);
    }
    for (const id of BUILDING_IDS) hasName(`building.${id}`);
    for (const id of MODULE_IDS) hasName(`module.${id}`);
    for (const id of PLANET_IDS) hasName(`planet.${id}`);
    for (const id of AREA_IDS) hasName(`area.${id}`);
    for (const id of TECHNOLOGY_IDS) hasName(`technology.${id}`);
    for (const id of CARD_IDS) hasName(`card.${id}`);
    for (const id of EVENT_KINDS) hasName(`event.${id}`);
  });

  test('unit marks have two letters and differ', () => {
    const marks = UNIT_TYPES.map(unit => names[`unit.${unit}.short`]);
    expect(new Set(marks).size).toBe(marks.length);
    for (const mark of marks) expect(mark).toHaveLength(2);
  });

  test('texts: one for each technology, event, module and race, and for each starting card with an ability', () => {
    for (const id of STARTING_CARD_IDS) if (STARTING_CARDS[id].abilities.length > 0) hasText(`card.${id}.text`);
    for (const id of TECHNOLOGY_IDS) hasText(`technology.${id}.text`);
    for (const id of EVENT_KINDS) hasText(`event.${id}.text`);
    for (const id of MODULE_IDS) hasText(`module.${id}.text`);
    for (const id of RACE_IDS) hasText(`race.${id}.text`);
    for (const id of FACTION_IDS) hasText(`faction.${id}.objective`);
  });

  test('no text is left over', () => {
    const known = new Set<string>([
      ...STARTING_CARD_IDS.filter((id: CardId) => CARDS[id].abilities.length > 0).map(id => `card.${id}.text`),
      ...TECHNOLOGY_IDS.map(id => `technology.${id}.text`),
      ...EVENT_KINDS.map(id => `event.${id}.text`),
      ...MODULE_IDS.map(id => `module.${id}.text`),
      ...RACE_IDS.map(id => `race.${id}.text`),
      ...FACTION_IDS.map(id => `faction.${id}.objective`),
    ]);
    expect(Object.keys(cardTexts).filter(key => !known.has(key))).toEqual([]);
  });

  test('origins', () => {
    for (const id of RACE_IDS) hasOrigin(`race:${id}`);
    for (const id of FACTION_IDS) hasOrigin(`faction:${id}`);
    for (const id of UNIT_TYPES) hasOrigin(`unit:${id}`);
    for (const id of BUILDING_LEVEL_IDS) hasOrigin(`building:${id}`);
    for (const id of MODULE_IDS) hasOrigin(`module:${id}`);
    for (const id of PLANET_IDS) hasOrigin(`planet:${id}`);
    for (const id of RESOURCE_AREAS) hasOrigin(`resource:${id}`);
    for (const id of STARTING_CARD_IDS) hasOrigin(`card:${id}`);
    for (const id of TECHNOLOGY_IDS) hasOrigin(`technology:${id}`);
    for (const id of EVENT_KINDS) hasOrigin(`event:${id}`);
  });
});
