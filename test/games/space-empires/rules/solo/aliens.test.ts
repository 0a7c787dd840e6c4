import { describe, expect, test } from 'vitest';
import { ALIEN_SHEET, alienRow } from '../../../../../src/games/space-empires/data/solo/alien-sheet.ts';
import { spaceEmpires } from '../../../../../src/games/space-empires/game.ts';
import {
  defencesFor,
  launchModifier,
  resultOf,
  rollsIn,
} from '../../../../../src/games/space-empires/rules/solo/alien-economy.ts';
import {
  alienEmpire,
  technologyForDie,
  compositionFor,
} from '../../../../../src/games/space-empires/rules/solo/alien-building.ts';
import { firstLevels } from '../../../../../src/games/space-empires/state/new-state.ts';
import {
  balancedFleet,
  fullCarriers,
  largestFleet,
  largestShips,
} from '../../../../../src/games/space-empires/state/solo/alien-fleets.ts';
import { aliensTexts } from '../../../../../src/games/space-empires/text/aliens.en.ts';
import { settingFor, stateOf } from '../../oracles/matches.ts';
import type { Levels } from '../../../../../src/games/space-empires/data/technologies.ts';
import { aliensMove, among, economy, first, fleet, having, shipsAt } from './alien-scenes.ts';
import type { Scene } from '../../scene.ts';

const levels = (more: Partial<Levels>): Levels => ({ ...firstLevels(), ...more });

describe('SE-26.1, SE-26.2: the set-up', () => {
  test('SE-26.1, SE-26.1.1, EX-14.6: 57 white markers; two homeworlds on H1 and H13, three with D7 and nothing else of column D', () => {
    const of = (difficulty: string) =>
      stateOf(spaceEmpires.start(settingFor(1, 'aliens', { scenario: 'solo-aliens', difficulty })));
    const [two, three] = [of('easy'), of('good-luck')];
    expect(Object.values(two.hexes).filter(hex => hex?.deep === true && hex.marker !== null)).toHaveLength(57);
    expect(two.solo?.empires.map(({ world }) => world)).toEqual(['h1', 'h13']);
    expect(Object.keys(two.hexes).filter(hex => hex.startsWith('d'))).toEqual([]);
    expect(Object.keys(three.hexes).filter(hex => hex.startsWith('d'))).toEqual(['d7']);
    expect([two.hexes.l3?.deep, two.hexes.l13]).toEqual([true, undefined]);
    expect(two.hexes.h1?.colony).toMatchObject({ owner: 'empire-1', value: 20, world: true });
    expect(two.pieces.filter(({ owner }) => owner === 'empire-1')).toMatchObject([{ kind: 'base', count: 1 }]);
    expect(two.solo?.empires[0]).toMatchObject({ fleet: 0, tech: 0, defence: 0, levels: { mines: 1 } });
  });

  test('SE-26.1, SE-26.1.2: no decoys, no quick start, and no rules but those of the list', () => {
    const start = (more: Readonly<Record<string, unknown>>) =>
      spaceEmpires.start(settingFor(1, 'options', { scenario: 'solo-aliens', ...more }));
    for (const id of ['warpPoints', 'gearingLimits', 'unpredictableResearch', 'quickStart', 'aliens', 'shipbuilding']) {
      expect(() => start({ [id]: true }), id).toThrow();
    }
    expect(() => start({ slingshot: true, instantUpgrade: true, heavyTerrain: true })).not.toThrow();
    const table = among().cp(0, 50).units(0, 'l7', 'yard', 4).begin('economy.begin', {});
    expect(table.options.some(id => id.startsWith('buy:scout'))).toBe(true);
    expect(table.options.some(id => id.startsWith('buy:decoy'))).toBe(false);
  });

  test('SE-26.2.1: before its first fleet an empire does nothing in its turn', () => {
    const table = aliensMove(among());
    expect(table.told.filter(key => key.startsWith('empire.'))).toEqual([]);
  });
});

describe('EX-6, SE-26.3: the economic phase', () => {
  test('EX-6: economy in phase 1 brings a roll from phase 4 on, in phase 2 another from phase 5 on', () => {
    const table = economy(among().dice(2), 1);
    expect(first(table).extra).toEqual([4]);
    expect([2, 3, 4].map(phase => rollsIn(first(table), phase))).toEqual([1, 2, 3]);
    const second = economy(having(among().dice(1), { extra: [4] }), 2);
    expect([4, 5].map(phase => rollsIn(first(second), phase))).toEqual([3, 4]);
  });

  test('EX-6: normal, phase 5, rolls 4 and 10: 5 for fleets, 10 for defence', () => {
    const table = economy(among().dice(4, 10, 10), 5);
    expect(first(table)).toMatchObject({ fleet: 5, defence: 10, tech: 0 });
  });

  test('SE-26.3: after phase 20 rows 19 and 20 take turns', () => {
    expect(alienRow(21)).toBe(ALIEN_SHEET[18]);
    expect(alienRow(22)).toBe(ALIEN_SHEET[19]);
    expect(alienRow(23)).toBe(ALIEN_SHEET[18]);
  });

  test('SE-26.3: every result of every row goes to one bank, and each row has all ten', () => {
    for (const row of ALIEN_SHEET) {
      const found = Array.from({ length: 10 }, (_, at) => resultOf(row, at + 1));
      const ranges = [row.economy, row.fleet, row.tech, row.defence].filter(range => range !== null);
      expect(ranges.reduce((sum, [from, to]) => sum + to - from + 1, 0)).toBe(10);
      expect(found.filter(result => result === 'defence')).toHaveLength(
        row.defence === null ? 0 : row.defence[1] - row.defence[0] + 1,
      );
    }
  });
});

describe('SE-26.4, SE-26.5: launches', () => {
  test('SE-26.4: -2 for Fighters and -2 for Cloaking that nobody has shown an answer to; both count', () => {
    const table = having(among(), { fleet: 25 }, { fighters: 1, cloaking: 1 });
    expect(launchModifier(table.state, alienEmpire(table.state, 0))).toBe(-4);
    table.state.seats[0] = { ...table.has(0), shown: { scanners: 1 } };
    expect(launchModifier(table.state, alienEmpire(table.state, 0))).toBe(-2);
    having(table, { fleet: 24 });
    expect(launchModifier(table.state, alienEmpire(table.state, 0))).toBe(0);
  });

  test('SE-26.5: the whole bank becomes a counter in the hex of the homeworld; 1 to 4 buys Movement', () => {
    const table = economy(having(among().dice(4, 4, 3, 4), { fleet: 20, tech: 25 }), 4);
    expect(first(table)).toMatchObject({ fleet: 0, unbuilt: [{ cp: 30 }], tech: 5, levels: { movement: 2 } });
    expect(shipsAt(table, 'h1')).toContain('alien-fleet 1');
  });

  test('SE-26.5: with Cloaking that nobody finds all of it are Raiders, built at once', () => {
    const table = economy(having(among().dice(10, 10, 3, 10), { fleet: 30 }, { cloaking: 1 }), 5);
    expect(shipsAt(table, 'h1')).toContain('raider 2');
    expect(first(table).fleet).toBe(6);
  });

  test('SE-26.5: with Cloaking that shown Scanners find it launches a counter', () => {
    const seen = having(among().dice(10, 10, 1, 10), { fleet: 30 }, { cloaking: 1 });
    seen.state.seats[0] = { ...seen.has(0), shown: { scanners: 1 } };
    expect(shipsAt(economy(seen, 5), 'h1')).toContain('alien-fleet 1');
    expect(shipsAt(seen, 'h1')).not.toContain('raider 2');
  });

  test('SE-26.4: a roll that nothing is taken from says 0, that a file keeps as it was', () => {
    const { match } = economy(having(among().dice(10, 10, 4), { fleet: 6 }), 5);
    const rolls = match.events('spectator').filter(({ words }) => words.key === 'empire.waits');
    expect(rolls.map(({ words }) => Object.is(words.with?.modifier, 0))).toEqual([true]);
  });

  test('SE-26.4: fewer than 6 CP launch nothing, nor does a die above the range', () => {
    expect(economy(having(among().dice(10, 10), { fleet: 5 }), 5).told).not.toContain('empire.waits');
    expect(economy(having(among().dice(10, 10, 4), { fleet: 6 }), 5).told).toContain('empire.waits');
  });
});

describe('SE-26.6: technology', () => {
  test('SE-26.6: Tactics becomes Attack, then Defence, while neither is 2; Cloaking is rolled again once Scanners 2 are shown', () => {
    const table = having(among(), { tech: 20 });
    const empire = alienEmpire(table.state, 0);
    expect(technologyForDie(table.state, empire, 5, false)).toBe('attack');
    empire.levels.attack = 1;
    expect(technologyForDie(table.state, empire, 5, false)).toBe('defence');
    empire.levels.attack = 2;
    expect(technologyForDie(table.state, empire, 5, false)).toBe('tactics');
    empire.tech = 30;
    expect(technologyForDie(table.state, empire, 6, false)).toBe('cloaking');
    table.state.seats[0] = { ...table.has(0), shown: { scanners: 2 } };
    expect(technologyForDie(table.state, empire, 6, false)).toBeNull();
    expect([technologyForDie(table.state, empire, 10, false), technologyForDie(table.state, empire, 10, true)]).toEqual(
      ['mine-sweep', null],
    );
  });

  test('SE-26.6, SE-26.12: a fleet that comes to fight answers what was shown, then rolls for ship size and at the table', () => {
    const table = fleet(having(among().units(0, 'g4', 'scout', 1), { tech: 40 }), 'g4', 12);
    table.state.seats[0] = { ...table.has(0), shown: { fighters: 1 } };
    table.dice(1, 10, 5).fight();
    expect(first(table).levels).toMatchObject({ 'point-defence': 1, 'ship-size': 2, 'mine-sweep': 1 });
    expect(first(table).tech).toBe(0);
  });
});

describe('EX-2, SE-26.7: what a fleet is made of', () => {
  const DESTROYERS = levels({ 'ship-size': 2 });
  const BATTLESHIPS = levels({ 'ship-size': 5, attack: 2, defence: 1 });

  test('EX-2.1, EX-2.2: as many as possible: 17 CP are a Destroyer and a Scout, 18 CP three Scouts', () => {
    expect(largestFleet(17, DESTROYERS)).toEqual(['destroyer', 'scout']);
    expect(largestFleet(18, DESTROYERS)).toEqual(['scout', 'scout', 'scout']);
  });

  test('EX-2.3, EX-2.4: the largest: 18 CP are two Destroyers, 17 CP a Destroyer and a Scout', () => {
    expect(largestShips(18, DESTROYERS)).toEqual(['destroyer', 'destroyer']);
    expect(largestShips(17, DESTROYERS)).toEqual(['destroyer', 'scout']);
  });

  test.each([
    ['EX-2.5', 24, ['cruiser', 'cruiser']],
    ['EX-2.5', 27, ['battlecruiser', 'cruiser']],
    ['EX-2.5', 30, ['battlecruiser', 'battlecruiser']],
    ['EX-2.5', 32, ['battleship', 'cruiser']],
    ['EX-2.5', 36, ['cruiser', 'cruiser', 'cruiser']],
    ['EX-2.6', 31, ['battlecruiser', 'battlecruiser']],
    ['EX-2.7', 40, ['battlecruiser', 'cruiser', 'cruiser']],
  ] as const)('%s, SE-29.9: balanced, %i CP', (_example, cp, ships) => {
    expect(balancedFleet(cp, BATTLESHIPS)).toEqual(ships);
  });

  test('EX-2.5, EX-2.6, EX-2.7, EX-2.8: two full Carriers for 54 of 60 CP', () => {
    expect(fullCarriers(60).filter(kind => kind === 'carrier')).toHaveLength(2);
    expect(fullCarriers(60).filter(kind => kind === 'fighter')).toHaveLength(6);
  });

  test('SE-26.7: 1 to 3 many, 4 to 6 balanced, 7 to 10 large', () => {
    expect([1, 3, 4, 6, 7, 10].map(compositionFor)).toEqual([
      'largest-fleet',
      'largest-fleet',
      'balanced',
      'balanced',
      'largest-ships',
      'largest-ships',
    ]);
  });

  test('SE-26.7: ships stand where the counter was, and what buys nothing goes back', () => {
    const table = fleet(among().units(0, 'g4', 'scout', 1), 'g4', 17)
      .dice(1, 1)
      .fight();
    expect(shipsAt(table, 'g4')).toEqual(['scout 2']);
    expect(first(table)).toMatchObject({ fleet: 5, unbuilt: [] });
  });

  test('SE-26.7: counters limit what an empire has', () => {
    expect(largestShips(60, DESTROYERS, { destroyer: 1 })).toEqual([
      'destroyer',
      ...Array.from({ length: 8 }, () => 'scout'),
    ]);
  });
});

describe('SE-26.10, SE-26.11: the homeworld', () => {
  test('SE-26.10: 1 to 3 mines, 4 to 7 base and mine in turn, 8 to 10 bases; what is left buys mines', () => {
    for (const die of [1, 3]) expect(defencesFor(40, die)).toEqual({ bases: 0, mines: 8 });
    for (const die of [4, 7]) expect(defencesFor(40, die)).toEqual({ bases: 2, mines: 3 });
    for (const die of [8, 10]) expect(defencesFor(40, die)).toEqual({ bases: 3, mines: 0 });
  });

  test('SE-26.10: before the dice all banks are spent, and the base that stands fights, too', () => {
    const table = having(among().units(0, 'h1', 'scout', 6).units(0, 'h1', 'scout', 6), { fleet: 12, defence: 12 });
    table.dice(1, 9).fight();
    expect(shipsAt(table, 'h1').toSorted()).toEqual(['base 2', 'scout 2']);
    expect(first(table)).toMatchObject({ fleet: 0, defence: 0 });
  });

  test('SE-26.10, SE-19.2: a match without the counters of mines has bases alone, and no die for them; what buys none stays in the bank', () => {
    expect(defencesFor(40, null)).toEqual({ bases: 3, mines: 0 });
    const attacked = (mines: boolean): Scene =>
      having(among({ mines }).units(0, 'h1', 'scout', 6), { defence: 40 })
        .dice(2)
        .fight();
    const [without, withMines] = [attacked(false), attacked(true)];
    expect(without.told).toContain('empire.bases');
    expect(shipsAt(without, 'h1')).toEqual(['base 4']);
    expect(first(without).defence).toBe(4);
    expect(withMines.told).toContain('empire.defences');
    expect(withMines.told).toContain('mines.exploded');
    expect(first(withMines).defence).toBe(0);
  });

  test('SE-26.2, SE-26.1: a homeworld that falls builds no more; with the last of them the game is won', () => {
    const table = among({ difficulty: 'easy' });
    table.state.pieces = [];
    table.units(0, 'h1', 'scout', 1);
    for (const { world } of table.state.solo?.empires ?? []) {
      const colony = table.state.hexes[world]?.colony;
      if (colony !== null && colony !== undefined) colony.value = 5;
    }
    alienEmpire(table.state, 1).fallen = true;
    table.dice(1).fight();
    table.answer(table.options[0] ?? '');
    expect(table.match.outcome).toMatchObject({ winners: [0], words: { key: 'victory.aliens' } });
    expect(economy(having(among().dice(4), { fallen: true }), 5).told).not.toContain('empire.economy.fleet');
  });

  test('SE-26.11: its economic phase and its launch run with ships of the player in the hex', () => {
    const table = economy(having(among().units(0, 'h1', 'scout', 6).dice(10, 10, 1, 10), { fleet: 12 }), 5);
    expect(shipsAt(table, 'h1')).toContain('alien-fleet 1');
  });
});

describe('what stands in the log', () => {
  test('SE-26.3, SE-26.4, SE-26.5: why there are so many rolls, each roll, and what the one at the launch brings', () => {
    // One roll for the fleet bank, the launch, Movement not bought.
    const table = having(among(), { fleet: 12 }).dice(2, 1, 5);
    economy(table, 2);
    expect(table.told.slice(0, 5)).toEqual([
      'empire.phase',
      'empire.rolls',
      'empire.economy.fleet',
      'empire.launches',
      'empire.roll.no-movement',
    ]);
  });

  test('SE-26.6: each roll on the table of technologies', () => {
    const table = having(fleet(among().units(0, 'l7', 'destroyer'), 'l6', 12), { tech: 20 }, { 'ship-size': 6 }).dice(
      1,
    );
    aliensMove(table);
    expect(table.told).toContain('empire.roll.table');
    expect(aliensTexts['empire.roll.table']({ side: 'the first empire', die: 1, level: 'Attack 1' })).toBe(
      'The first empire rolls 1 on its table: Attack 1.',
    );
  });
});
