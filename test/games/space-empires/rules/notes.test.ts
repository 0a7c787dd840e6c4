import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseHexes } from '../../../../src/games/space-empires/data/hexes.ts';
import { MARKERS } from '../../../../src/games/space-empires/data/markers.ts';
import { SCENARIOS } from '../../../../src/games/space-empires/data/scenarios.ts';
import { ALIENS, UNITS, UNIT_KINDS } from '../../../../src/games/space-empires/data/units.ts';
import { aimAt, targetsFor } from '../../../../src/games/space-empires/state/fire.ts';
import { piecesAt } from '../../../../src/games/space-empires/state/pieces.ts';
import type { Battle } from '../../../../src/games/space-empires/state/state.ts';
import { coachTexts } from '../../../../src/games/space-empires/text/coach.en.ts';
import { texts } from '../../../../src/games/space-empires/text/languages.ts';
import { createFormatter } from '../../../../src/kernel/words/format.ts';
import { kindsAskedIn } from '../../../fuzz/kinds.ts';
import { stateOf } from '../oracles/matches.ts';
import { settingFor } from '../oracles/matches.ts';
import { spaceEmpires } from '../../../../src/games/space-empires/game.ts';
import { scene } from '../scene.ts';

const RULES = join(import.meta.dirname, '../../../../src/games/space-empires/rules');
const ROUND: Battle = {
  ...{ hex: 'g6', attacker: 0, defender: 1, cause: 'combat', round: 2, bonus: null, cls: 0, firing: null },
  ...{ offered: [], scanners: { attacker: 0, defender: 0 } },
};

describe('the box and the map', () => {
  test('SE-1, SE-1.2: forty alien ships; growth, numerals and damage are not rationed', () => {
    expect(Object.values(ALIENS).map(({ count }) => count)).toEqual([10, 20, 10]);
    const table = scene();
    // More colonies of one value than there are growth counters of it, and more groups than numerals of one number.
    for (const hex of parseHexes('C1-9 D1-9 E1-9')) table.colony(hex, 0, 3).units(0, hex, 'destroyer', 3);
    table.begin('economy.growth', {});
    expect(Object.values(table.now.hexes).filter(found => found?.colony?.value === 5)).toHaveLength(27);
  });

  test('SE-1.5, SE-8.9: a die has ten sides', () => {
    const table = scene().units(0, 'g6', 'dreadnought', 1, { attack: 3 }).units(1, 'g6', 'scout', 1).dice(10).fight(0);
    while (table.match.decision?.kind === 'battle.fire') table.answer(table.options[0] ?? '');
    expect(table.now.shots.every(({ die }) => die >= 1 && die <= 10)).toBe(true);
  });

  test('SE-2.4: areas of 26 hexes for three and four seats, and 72 or 46 hexes between them', () => {
    for (const [id, deep] of [
      ['3p-normal', 72],
      ['4p-normal', 46],
    ] as const) {
      const scenario = SCENARIOS[id];
      expect(scenario.homes.map(home => home?.area.length)).toEqual(Array.from({ length: scenario.seats }, () => 26));
      expect(scenario.deep).toHaveLength(deep);
    }
  });

  test('SE-3.5, SE-7.12: every marker says what it does when it is turned up', () => {
    const format = createFormatter(texts.en, []);
    for (const marker of MARKERS) expect(format({ key: `marker.${marker}` })).not.toContain('marker.');
    // Warp points and machines that are not used are open space (SE-3.4).
    for (const marker of ['warp-1', 'warp-2', 'machine'] as const) {
      const table = scene()
        .hidden('g6', marker)
        .units(0, 'g6', 'scout')
        .begin('explore.choose', { seat: 0 }, { step: 'economy.begin', args: {} });
      expect([marker, table.now.hexes.g6?.marker]).toEqual([marker, null]);
    }
  });
});

describe('SE-5: the sequence of play', () => {
  test('SE-5.2, SE-29.10: every seat moves, fights and explores in each of three turns, then comes the economic phase', () => {
    const match = spaceEmpires.start(settingFor(2, 'sequence', { scenario: '2p-small' }));
    const seen: string[] = [];
    for (let given = 0; given < 60 && !seen.includes('3 economy'); given += 1) {
      const { decision } = match;
      if (decision === null) break;
      const { turn, phase, cycle } = stateOf(match);
      const now = `${turn} ${phase}${phase === 'movement' ? ` ${decision.seat}` : ''}`;
      if (cycle === 1 && seen.at(-1) !== now) seen.push(now);
      const id = decision.options.find(option => option.id === 'done')?.id ?? decision.options[0]?.id ?? '';
      match.answer(decision.n, id);
    }
    const [first, second] = seen[0] === '1 movement 0' ? [0, 1] : [1, 0];
    expect(seen).toEqual([
      // Nobody meets anybody, and before the first economic phase nobody is asked about refits (SE-12.7).
      ...[1, 2, 3].flatMap(turn => [first, second].map(seat => `${turn} movement ${seat}`)),
      '3 economy',
    ]);
  });

  test('SE-7.2: units of two sides on an unexplored hex fight before anybody explores it', () => {
    const table = scene().hidden('g6', 'mineral-10').units(0, 'g6', 'cruiser').units(1, 'g6', 'cruiser').fight(0);
    expect(table.now.battle?.hex).toBe('g6');
    expect(table.now.hexes.g6?.up).toBe(false);
  });
});

describe('SE-8.15, SE-14: combat', () => {
  test('SE-8.8: any armed enemy that is not screened may be chosen, by each unit of a group another', () => {
    const { state } = scene()
      .units(0, 'g6', 'cruiser', 2)
      .units(1, 'g6', 'base')
      .units(1, 'g6', 'scout')
      .units(1, 'g6', 'colony-ship')
      .units(1, 'g6', 'yard', 1, {}, { screened: true });
    const [cruiser] = piecesAt(state, 'g6', 0);
    if (cruiser === undefined) throw new Error('nobody is there');
    expect(
      targetsFor(state, ROUND, cruiser)
        .map(({ kind }) => kind)
        .sort(),
    ).toEqual(['base', 'scout']);
    const table = scene()
      .units(0, 'g6', 'cruiser', 2)
      .units(1, 'g6', 'base')
      .units(1, 'g6', 'miner')
      .units(1, 'g6', 'scout')
      .dice(10, 10, 10, 10)
      .fight(0);
    table.until('battle.fire', 'done');
    while (table.decision.seat !== 0) table.answer(table.options[0] ?? '');
    table.answer(`at:${table.c('g6', 'base')}`);
    expect(table.options).toContain(`at:${table.c('g6', 'scout')}`);
  });

  test('SE-14.8: Fighters of every level have no further defence against Point Defence', () => {
    const needed = [1, 2, 3].map(special => {
      const { state } = scene().units(0, 'g6', 'scout', 1, { special: 1 }).units(1, 'g6', 'fighter', 1, { special });
      const [scout] = piecesAt(state, 'g6', 0);
      const [fighter] = piecesAt(state, 'g6', 1);
      if (scout === undefined || fighter === undefined) throw new Error('nobody is there');
      return aimAt(state, ROUND, scout, fighter).needed;
    });
    // A6, less the defence of 1 that the third level has against everybody.
    expect(needed).toEqual([6, 6, 5]);
  });

  test('SE-29.2: damage is gone with the battle', () => {
    const table = scene().units(0, 'g6', 'dreadnought', 1).units(1, 'g6', 'scout', 1).dice(10, 1, 1).fight(0);
    while (table.match.decision?.kind === 'battle.fire') table.answer(table.options[0] ?? '');
    expect(table.now.battle).toBe(null);
    expect(table.now.pieces.map(({ damage }) => damage)).toEqual(table.now.pieces.map(() => 0));
  });

  test('SE-29.7: sweeping unarmed units away is no battle, and nothing is turned up', () => {
    const table = scene().units(0, 'f6', 'scout').units(1, 'g6', 'miner').move().go('f6', 'scout', 'g6');
    expect(table.told).toContain('move.swept');
    expect(table.now.pieces.map(({ up }) => up)).toEqual([false]);
  });

  test('SE-29.11: the last shot at a colony decides who scores', () => {
    const table = scene(3, { victory: 'short' })
      .colony('g6', 2, 0)
      .units(1, 'g6', 'scout', 1, {}, { up: true, did: { cloaked: 'announced' } });
    table.units(0, 'g6', 'scout', 6).dice(1, 1).fight(0);
    for (let given = 0; given < 20 && table.now.hexes.g6?.colony !== null; given += 1) {
      const fire = table.options.find(id => /^(?:at|fire):/.test(id));
      table.answer(fire ?? table.options.find(id => id === 'done') ?? table.options[0] ?? '');
    }
    expect(table.now.seats.map(({ points }) => points)).toEqual([1, 0, 0]);
  });
});

describe('SE-10.3, SE-27 and the notes', () => {
  test('SE-10.3: pipelines pay in the economic phase', () => {
    const table = scene().colony('k6', 0, 5).units(0, 'l7', 'pipeline').units(0, 'k6', 'pipeline');
    expect(table.begin('economy.begin', {}).has(0).income).toMatchObject({ colonies: 25, pipelines: 1 });
  });

  test('SE-27: every kind of decision that the rules ask has a line of the coach', () => {
    const kinds = [...kindsAskedIn(RULES), 'sheet.done'];
    const silent = kinds.filter(kind => !Object.hasOwn(coachTexts, `coach.${kind}`));
    expect(silent).toEqual([]);
    expect(kinds.length).toBeGreaterThan(30);
  });

  test('SE-29, SE-29.4: all prices are whole numbers', () => {
    expect(UNIT_KINDS.every(kind => Number.isInteger(UNITS[kind].cost))).toBe(true);
  });

  test('SE-29.13: the same seed lays the same markers and names the same first player', () => {
    const at = (seed: string): unknown => {
      const { hexes, order } = stateOf(spaceEmpires.start(settingFor(3, seed, { scenario: '3p-random' })));
      return { hexes, order };
    };
    expect(at('one')).toEqual(at('one'));
    expect(at('one')).not.toEqual(at('two'));
  });
});
