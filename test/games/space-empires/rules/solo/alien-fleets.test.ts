import { describe, expect, test } from 'vitest';
import { alienTargets, phasesFor, wayOfTurn } from '../../../../../src/games/space-empires/state/solo/alien-ways.ts';
import { guardValue, isDefended } from '../../../../../src/games/space-empires/state/solo/empires.ts';
import { firstLevels } from '../../../../../src/games/space-empires/state/new-state.ts';
import type { HexId } from '../../../../../src/games/space-empires/data/hexes.ts';
import type { Scene } from '../../scene.ts';
import { aliensMove, among, fleet, having, shipsAt } from './alien-scenes.ts';

describe('EX-4, SE-26.8: the ways of fleets', () => {
  const goes = (at: HexId, raiders: number | null = null) => ({ at, levels: firstLevels(), raiders });

  test('EX-4: colonies two and three hexes away are as near in phases; the one that nobody defends is preferred', () => {
    const table = among().colony('g6', 0).units(0, 'g6', 'destroyer').colony('h6', 0);
    expect([phasesFor(2, 1, 1), phasesFor(3, 1, 1), phasesFor(4, 1, 1)]).toEqual([0, 0, 1]);
    expect(alienTargets(table.state, goes('e6')).map(({ hex }) => hex)).toEqual(['h6']);
  });

  test('EX-4.1: one revealed group of Scouts, or yards, are no defence', () => {
    const table = among()
      .colony('g6', 0)
      .units(0, 'g6', 'scout', 3, {}, { up: true })
      .units(0, 'g6', 'yard', 2)
      .colony('h6', 0);
    expect(isDefended(table.state, 'g6')).toBe(false);
    expect(alienTargets(table.state, goes('e6')).map(({ hex }) => hex)).toEqual(['g6']);
  });

  test('EX-4.2: face down, or in two groups, they are', () => {
    const down = among().colony('g6', 0).units(0, 'g6', 'scout', 3).colony('h6', 0);
    expect(alienTargets(down.state, goes('e6')).map(({ hex }) => hex)).toEqual(['h6']);
    const two = among()
      .colony('g6', 0)
      .units(0, 'g6', 'scout', 1, {}, { up: true })
      .units(0, 'g6', 'scout', 2, {}, { up: true });
    expect(isDefended(two.state, 'g6')).toBe(true);
  });

  test('EX-4.3, SE-26.8.4: it attacks one revealed ship where it would stop anyway, and goes round two', () => {
    const one = among().colony('h6', 0).units(0, 'f7', 'scout', 1, {}, { up: true });
    expect(wayOfTurn(one.state, goes('e6'), 'h6')).toEqual(['f7']);
    const two = among().colony('h6', 0).units(0, 'f7', 'destroyer', 2, {}, { up: true });
    expect(wayOfTurn(two.state, goes('e6'), 'h6')).toEqual(['f6']);
  });

  test('SE-26.8.1, SE-26.8.2: it enters no black hole that is known, and turns no marker up', () => {
    const table = fleet(among().colony('h6', 0).marker('f6', 'black-hole').hidden('f7', 'danger'), 'e6', 12);
    aliensMove(table);
    expect(shipsAt(table, 'f7')).toEqual(['alien-fleet 1']);
    expect(table.now.hexes.f7).toMatchObject({ up: false, marker: 'danger' });
  });

  test('SE-26.8.2: the player enters no unexplored hex where a fleet is, but may scan it', () => {
    const table = fleet(among().hidden('h7', 'asteroids').units(0, 'i7', 'cruiser', 1, { special: 1 }), 'h7', 12);
    table.begin('move.choose', { seat: 0 });
    expect(table.options.some(id => id.startsWith('scan:') && id.endsWith(':h7'))).toBe(true);
    table.answer(`go:${table.c('i7')}`);
    expect(table.blockedBy('to:h7')).toBe('SE-25.4');
  });

  test('SE-26.8.3: colonies that are alike in all are put to the player', () => {
    const table = aliensMove(fleet(among().colony('h6', 0).colony('h8', 0), 'f7', 12));
    expect(table.asked).toBe('0 empire.target');
    table.answer('hex:h8');
    expect(shipsAt(table, 'g7')).toEqual(['alien-fleet 1']);
  });

  test('SE-26.8.5, SE-26.6: at a colony that nobody guards it becomes ships and fires every turn until the colony is gone', () => {
    const table = fleet(among().colony('h6', 0, 3), 'g6', 6).dice(1, 2);
    aliensMove(table);
    expect(shipsAt(table, 'h6')).toEqual(['scout 1']);
    expect(table.now.hexes.h6?.colony?.value).toBe(1);
  });

  test('SE-26.1: without its homeworld the player has lost to that empire', () => {
    const table = fleet(among(), 'l8', 6).dice(1, 1);
    const world = table.state.hexes.l7?.colony;
    if (world !== null && world !== undefined) world.value = 5;
    aliensMove(table);
    expect(table.match.outcome).toMatchObject({ winners: [], victors: ['empire-1'], words: { key: 'defeat.aliens' } });
  });
});

describe('EX-3, SE-26.8.6: raider fleets', () => {
  const raiders = (table: Scene) =>
    alienTargets(table.state, { at: 'e6', levels: firstLevels(), raiders: 24 }).map(({ hex }) => hex);
  const three = (): Scene =>
    among()
      .colony('f6', 0)
      .units(0, 'f6', 'scout', 4)
      .colony('g6', 0)
      .units(0, 'g6', 'scout', 3)
      .units(0, 'g7', 'destroyer', 3)
      .colony('h6', 0)
      .units(0, 'h6', 'battleship', 1);

  test('EX-3.1, EX-3.2, SE-26.8.6.1: 24 CP are not weaker than 24; of 18 and 20 the nearer, whatever stands beside it', () => {
    const table = three();
    expect(
      ['f6', 'g6', 'h6'].map(hex => guardValue(table.state, hex === 'f6' ? 'f6' : hex === 'g6' ? 'g6' : 'h6')),
    ).toEqual([24, 18, 20]);
    expect(raiders(table)).toEqual(['g6']);
  });

  test('SE-26.8.6.1: yards, mines and unarmed units count for nothing', () => {
    const table = three().units(0, 'g6', 'yard', 2).units(0, 'g6', 'mine', 3).units(0, 'g6', 'miner', 1);
    expect(guardValue(table.state, 'g6')).toBe(18);
  });

  test('EX-3.3: a colony with a yard alone is not defended, and goes first', () => {
    expect(raiders(three().colony('e9', 0).units(0, 'e9', 'yard', 1))).toEqual(['e9']);
  });

  test('EX-3.4: when the guard becomes as strong, it turns to the next', () => {
    expect(raiders(three().units(0, 'g6', 'scout', 1))).toEqual(['h6']);
  });
});

describe('SE-26.9: combat', () => {
  test('SE-26.9: nobody screens for the aliens, and their shots take what they destroy with the best chance for its price', () => {
    const table = among()
      .units(0, 'g4', 'scout', 1)
      .units(0, 'g4', 'cruiser', 1)
      .units('empire-1', 'g4', 'destroyer', 4, {}, { up: true });
    table.dice(10, 10, 10, 10, 10, 10).fight().answer('hold');
    expect(table.now.shots.filter(({ side }) => side === 'empire-1').every(({ at }) => at === 'scout')).toBe(true);
    expect(table.told).toContain('empire.aims.kill');
  });

  test('SE-26.7, SE-26.9: scouts of an empire with Mine Sweep sweep mines', () => {
    const table = having(among(), {}, { 'mine-sweep': 1 })
      .units(0, 'g4', 'mine', 3)
      .units('empire-1', 'g4', 'scout', 2, {}, { up: true });
    table
      .dice(10, 10)
      .begin(
        'battle.begin',
        { hex: 'g4', attacker: 'empire-1', defender: 0, cause: 'at-once' },
        { step: 'economy.begin', args: {} },
      );
    expect(table.told).toEqual(expect.arrayContaining(['mines.swept', 'mines.exploded']));
    expect([table.count('g4', 'mine', 0), table.count('g4', 'scout', 'empire-1')]).toEqual([0, 1]);
  });
});
