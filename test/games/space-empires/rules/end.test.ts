import { describe, expect, test } from 'vitest';
import { scene } from '../scene.ts';
import type { Scene } from '../scene.ts';

/** Fires all that can be fired. */
function bombard(table: Scene): Scene {
  while (table.match.decision?.kind === 'bombard.fire')
    table.answer(table.options.find(id => id.startsWith('fire:')) ?? 'done');
  return table;
}

describe('EX-10: bombardment, SE-9', () => {
  test('EX-10.1, SE-9.1, SE-9.2, SE-9.3: three Scouts, 2, 7 and 3: from 5 to 1', () => {
    const table = bombard(scene().colony('g6', 1, 5).units(0, 'g6', 'scout', 3).dice(2, 7, 3).fight());
    expect(table.now.hexes.g6?.colony?.value).toBe(1);
    expect(table.told.filter(key => key.startsWith('bombard.'))).toHaveLength(3);
  });

  test('EX-10.2, SE-9.4, SE-19.6.1: a new colony falls to one hit, and scores a point in a short game', () => {
    const table = bombard(scene(3, { victory: 'short' }).colony('g6', 1, 0).units(0, 'g6', 'scout', 1).dice(1).fight());
    expect(table.now.hexes.g6).toMatchObject({ colony: null, marker: 'planet' });
    expect(table.has(0).points).toBe(1);
  });

  test('EX-10.3, SE-9.6: a homeworld goes 15, 10, 5, destroyed', () => {
    const table = scene().units(0, 'b2', 'scout', 4).dice(1, 1, 1, 1).fight();
    const values: unknown[] = [];
    while (table.match.decision?.kind === 'bombard.fire') {
      table.answer(table.options[0] ?? '');
      values.push(table.now.hexes.b2?.colony?.value);
    }
    expect(values).toEqual([15, 10, 5, undefined]);
  });

  test('SE-9.5: yards and bases of the hex fight first', () => {
    const table = scene().colony('g6', 1).units(0, 'g6', 'scout').units(1, 'g6', 'base').fight();
    expect(table.now.battle?.hex).toBe('g6');
  });

  test('SE-6.10: a screen need not ask whether to settle a barren planet that no ship on it can settle', () => {
    const table = bombard(
      scene()
        .colony('g6', 1, 0)
        .units(0, 'g6', 'scout')
        .units(0, 'g6', 'colony-ship')
        .dice(1)
        .marker('g6', 'barren')
        .fight(),
    );
    expect(table.decision).toMatchObject({ kind: 'combat.settle', options: [{ id: 'done', autoAnswer: true }] });
  });

  test('SE-6.10: right after combat the attacker may settle', () => {
    const table = bombard(
      scene().colony('g6', 1, 0).units(0, 'g6', 'scout').units(0, 'g6', 'colony-ship').dice(1).fight(),
    );
    table.answer(`settle:${table.c('g6', 'colony-ship')}`);
    expect(table.now.hexes.g6?.colony?.owner).toBe(0);
  });
});

describe('victory, SE-19', () => {
  test('SE-19.4: between two who destroys the homeworld wins', () => {
    const table = bombard(scene().units(0, 'b2', 'scout', 4).dice(1, 1, 1, 1).fight());
    expect(table.match.outcome).toMatchObject({ winners: [0], words: { key: 'victory.homeworld' } });
  });

  test('SE-19.5: among three the first homeworld decides', () => {
    expect(bombard(scene(3).units(0, 'b2', 'scout', 4).dice(1, 1, 1, 1).fight()).match.outcome?.winners).toEqual([0]);
  });

  test('SE-19.7: in a long game the loser is out, and the destroyer gets 30 CP and two technologies', () => {
    const table = scene(3, { victory: 'long' })
      .levels(1, { attack: 1, tactics: 2 })
      .units(0, 'b2', 'scout', 4)
      .units(1, 'e5', 'cruiser')
      .dice(1, 1, 1, 1)
      .fight();
    bombard(table);
    expect([table.has(1).out, table.has(0).bonus, table.now.hexes.b2?.marker]).toEqual([true, 30, 'planet']);
    expect(table.now.pieces.some(({ owner }) => owner === 1)).toBe(false);
    expect(table.options).toEqual(['done', 'technology:attack', 'technology:tactics']);
    table.answer('technology:attack', 'technology:tactics');
    expect(table.has(0).levels).toMatchObject({ attack: 1, tactics: 1 });
    table.until('sheet.row', 'done');
    expect(table.decision.prompt.with?.left).toBe(46);
  });

  test('SE-19, SE-19.7: in a long game the last who is left wins', () => {
    const table = scene(3, { victory: 'long' }).units(0, 'b2', 'scout', 4).dice(1, 1, 1, 1);
    table.has(2).out = true;
    bombard(table.fight());
    expect(table.match.outcome).toMatchObject({ winners: [0], words: { key: 'victory.last' } });
  });

  test('SE-19.7: a homeworld that has fallen is a planet, which others settle, and which grows to 5', () => {
    const table = bombard(
      scene(3, { victory: 'long' }).units(0, 'b2', 'scout', 4).units(0, 'b2', 'colony-ship').dice(1, 1, 1, 1).fight(),
    );
    table.until('combat.settle', 'done');
    table.answer(table.options.find(id => id.startsWith('settle:')) ?? '');
    expect(table.now.hexes.b2?.colony).toMatchObject({ owner: 0, world: false, value: 0 });
    const grown = scene(3, { victory: 'long' }).colony('b2', 0, 5);
    grown.begin('economy.growth', {});
    expect(grown.now.hexes.b2?.colony?.value).toBe(5);
  });

  test('SE-19.9: a concession ends a match of two', () => {
    const table = scene().units(0, 'g6', 'scout').move();
    table.match.concede(1);
    table.answer('done');
    expect(table.match.outcome).toMatchObject({ winners: [0], words: { key: 'victory.last' } });
  });

  test('SE-5.4: a match stops after this many cycles, and nobody wins', () => {
    const table = scene(2, { cycles: 1 }).begin('economy.growth', {});
    expect(table.match.outcome).toMatchObject({ winners: [], words: { key: 'victory.stopped' } });
  });
});

describe('EX-13: colony points, SE-19.6', () => {
  const short = () => scene(3, { victory: 'short' });
  const grown = (table: Scene): Scene => table.begin('economy.growth', {});

  test('EX-13.1, SE-19.6.2, SE-19.6.3: two that are held and one destroyed: three, at once', () => {
    const table = grown(short().colony('g6', 0).colony('e5', 0).colony('h8', 1, 0).units(0, 'h8', 'scout').dice(1));
    expect(table.has(0).held).toEqual(['e5', 'g6']);
    const next = short().colony('g6', 0).colony('e5', 0).colony('h8', 1, 0).units(0, 'h8', 'scout').dice(1);
    Object.assign(next.state.seats[0] ?? {}, { held: ['e5', 'g6'] });
    expect(bombard(next.fight()).match.outcome).toMatchObject({ winners: [0], words: { key: 'victory.points' } });
  });

  test('EX-13.2: one that falls to 3 does not count any more', () => {
    const table = short().colony('g6', 1, 5).units(0, 'g6', 'scout').dice(1);
    Object.assign(table.state.seats[1] ?? {}, { held: ['g6'] });
    expect(bombard(table.fight()).has(1).held).toEqual([]);
  });

  test('EX-13.3, SE-19.6.4, SE-19.6.6: the most points win, then the dearer fleet, then all share', () => {
    const both = () =>
      short().colony('g6', 0).colony('e5', 0).colony('e6', 0).colony('h8', 1).colony('h9', 1).colony('h10', 1);
    expect(grown(both().colony('d5', 0)).match.outcome?.winners).toEqual([0]);
    expect(grown(both().units(1, 'h8', 'yard')).match.outcome?.winners).toEqual([1]);
    expect(grown(both()).match.outcome).toMatchObject({ winners: [0, 1], words: { key: 'victory.shared' } });
  });

  test('SE-19.6.5: on a random map only destroyed colonies count', () => {
    const table = scene(3, { victory: 'short', scenario: '3p-random' }).colony('g6', 0).colony('e5', 0).colony('e6', 0);
    expect(grown(table).match.outcome).toBeNull();
  });
});
