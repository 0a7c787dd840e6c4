import { describe, expect, test } from 'vitest';
import { piecesAt } from '../../../../src/games/space-empires/state/pieces.ts';
import { commitments } from '../../../../src/kernel/history/commits.ts';
import { Refusal } from '../../../../src/kernel/match/refusal.ts';
import { scene } from '../scene.ts';
import type { Scene } from '../scene.ts';

// Raiders, each by itself, and each owner for its own (SE-15).

/** A position of two pairs of blood brothers, 0 with 1 and 2 with 3. */
const brothers = (): Scene => scene(4, { scenario: '4p-team', partners: 'beside', alliance: 'brothers' });

describe('Raiders that stay where they are', () => {
  /** Raiders of seat 0 have gone unseen to G6; both turns until seat 0 has the next one pass without a battle. */
  const stayed = (guard: (table: Scene) => Scene): Scene => {
    const table = guard(scene().units(0, 'f6', 'raider', 2, { special: 2 })).begin('turn.begin', {});
    table.answer(`go:${table.c('f6')}`, 'slip:g6');
    table.until('combat.hex', 'pass', 'done').answer('done');
    return table.until('combat.hex', 'hide', 'pass', 'done');
  };

  test('SE-15.2, SE-8.1 need not fight in their owner’s next turn, and stay face down', () => {
    const table = stayed(each => each.units(1, 'g6', 'destroyer', 1, { special: 1 }));
    expect([table.asked, table.now.turn]).toEqual(['0 combat.hex', 2]);
    expect(table.options).toEqual(['hex:g6', 'done']);
    table.answer('done');
    expect(table.asked).toBe('1 raiders.scanner');
    table.answer('scanner');
    expect(table.told.at(-1)).not.toBe('battle.begins');
    expect(piecesAt(table.now, 'g6', 0).map(({ up }) => up)).toEqual([false]);
  });

  test('SE-15.2, SE-16.3 nor where there are mines alone', () => {
    const table = stayed(each => each.units(1, 'g6', 'mine', 2));
    table.answer('done').until('move.choose', 'pass', 'done');
    expect(table.told).not.toContain('battle.begins');
  });

  test('SE-15.2 fight when a scanner is shown that has come meanwhile', () => {
    const table = stayed(each => each.units(1, 'g6', 'cruiser').units(1, 'g7', 'destroyer', 1, { special: 2 }));
    const state = table.now;
    for (const piece of state.pieces) if (piece.kind === 'destroyer') piece.at = 'g6';
    const again = scene();
    Object.assign(again.state, state, { agenda: [] });
    again.fight().answer('done', 'scanner');
    expect(again.told).toContain('battle.begins');
  });

  test('SE-15.2 are asked about no second time when they have come in the same turn', () => {
    const table = scene()
      .units(0, 'f6', 'raider', 1, { special: 2 })
      .units(1, 'g6', 'destroyer', 1, { special: 1 })
      .move();
    table.answer(`go:${table.c('f6')}`, 'slip:g6', 'pass', 'done', 'done');
    expect(table.asked).not.toBe('1 raiders.scanner');
  });
});

describe('Raiders of different Cloaking', () => {
  const mixed = (hex: 'f6' | 'g6'): Scene =>
    scene()
      .units(0, hex, 'raider', 1, { special: 1, movement: 7 })
      .units(0, hex, 'raider', 1, { special: 2, movement: 7 })
      .units(1, 'g6', 'destroyer', 1, { special: 1 });
  const levelled = (table: Scene, level: number): string =>
    `c${table.now.pieces.find(({ kind, tech }) => kind === 'raider' && tech?.special === level)?.handle}`;

  test('SE-15.1, SE-15.2 on the move a scanner stops those that it finds, and the others go on', () => {
    const table = mixed('f6').move();
    table.answer(`go:${levelled(table, 1)}`, `with:${levelled(table, 2)}`, 'slip:g6', 'scanner');
    expect(table.told).toContain('raiders.found');
    expect(table.told).toContain('raiders.not-found');
    expect(table.options).toContain(`go:${levelled(table, 2)}`);
    expect(table.options).not.toContain(`go:${levelled(table, 1)}`);
    expect(table.has(0).shown.cloaking).toBe(2);
  });

  test('SE-15.1, SE-15.3 only those that are cloaked may withdraw', () => {
    const table = mixed('g6').fight();
    expect(table.asked).toBe('0 battle.withdraw');
    table.answer(table.options.find(id => id.startsWith('hex:')) ?? '');
    expect(table.asked).not.toBe('0 battle.withdraw');
    expect(piecesAt(table.now, 'g6', 0).map(({ tech }) => tech?.special)).toEqual([1]);
  });

  test('SE-15.2, SE-15.1 when some of those that are attacked are found all fight, and the others may withdraw', () => {
    const table = mixed('g6').fight(1);
    expect(table.asked).toBe('0 raiders.avoid');
    table.answer('hide', 'scanner');
    expect(table.told).toEqual(expect.arrayContaining(['raiders.found', 'raiders.not-found']));
    expect(table.asked).toBe('0 battle.withdraw');
    table.answer('stay');
    expect(table.now.battle?.round).toBe(1);
    expect(table.count('g6', 'raider', 0)).toBe(2);
  });

  test('SE-15.1, SE-15.4 the others fire as D class without the first shot’s bonus', () => {
    const table = mixed('g6').dice(10, 10, 10, 10).fight().answer('stay');
    const needed: unknown[] = [];
    const classes: unknown[] = [];
    while (table.now.battle?.round === 1 && needed.length < 2) {
      const [at] = table.options.filter(id => id.startsWith('at:'));
      if (table.asked === '0 battle.fire' && at !== undefined) {
        needed.push(table.said(at).needed);
        classes.push(table.now.battle.cls);
      }
      table.answer(at ?? table.options[0] ?? '');
    }
    // A5, D4; 1 for the first shot, and 1 for twice as many.
    expect([needed, classes]).toEqual([
      [7, 5],
      [0, 3],
    ]);
  });
});

describe('Raiders on both sides of a battle', () => {
  /** Seat 1 attacks with Raiders and a Destroyer; seat 0 has Raiders of that Cloaking, and is asked after it. */
  const both = (special: number): Scene =>
    scene()
      .units(0, 'g6', 'raider', 1, { special })
      .units(0, 'g6', 'scout')
      .units(1, 'g6', 'raider', 1, { special: 1 })
      .units(1, 'g6', 'destroyer', 1, { special: 1 })
      .fight(1);

  test('SE-15.3, SE-28 who may withdraw first can’t take it back when the other is asked, or is not', () => {
    for (const [special, next] of [
      [1, '1 battle.fire'],
      [2, '0 battle.withdraw'],
    ] as const) {
      const table = both(special);
      expect(table.asked).toBe('1 battle.withdraw');
      expect(commitments(table.match)('stay').ends).toBe(true);
      table.answer('stay').until(next.slice(2), 'none', 'done');
      expect(table.asked).toBe(next);
      expect(table.match.undoable(true)).toBeInstanceOf(Refusal);
    }
  });

  test('SE-15.3 who has two groups of Raiders may take back what the first does', () => {
    const table = scene()
      .units(0, 'g6', 'raider', 1, { special: 1 })
      .units(0, 'g6', 'raider', 1, { special: 2 })
      .units(1, 'g6', 'cruiser')
      .fight()
      .answer('stay');
    expect(table.asked).toBe('0 battle.withdraw');
    expect(table.match.undoable()).not.toBeInstanceOf(Refusal);
  });
});

test('SE-15.3, SE-8.13 of a group of Raiders some may withdraw, to hexes of their own', () => {
  const table = scene().units(0, 'g6', 'raider', 3, { special: 1 }).units(1, 'g6', 'cruiser').fight();
  const [first, second] = table.options.filter(id => id.startsWith('one:'));
  table.answer(first ?? '', second ?? '');
  expect(table.asked).toBe('0 battle.withdraw');
  table.answer('stay');
  expect(
    table.now.pieces
      .filter(({ kind }) => kind === 'raider')
      .map(({ at, count }) => [at, count])
      .sort(),
  ).toEqual(
    [
      [first?.slice(4), 1],
      [second?.slice(4), 1],
      ['g6', 1],
    ].sort(),
  );
});

describe('blood brothers', () => {
  test('SE-15.4, SE-22.3 the Raiders of either have the bonus of the first shot', () => {
    const table = brothers()
      // A scanner of their own side finds nobody.
      .units(0, 'e5', 'destroyer', 1, { special: 1 })
      .units(1, 'e5', 'raider', 1, { special: 1 })
      .units(2, 'e5', 'cruiser', 2);
    table.dice(10, 10, 10, 10).fight().until('battle.fire', 'stay', 'done');
    expect(table.asked).toBe('1 battle.fire');
    // A4 and 1, less the Cruiser's defence of 1.
    expect(table.said(table.options.find(id => id.startsWith('at:')) ?? '').needed).toBe(4);
  });

  test('SE-15.2, SE-28 who has the Destroyer says whether its scanner is shown', () => {
    const table = brothers().units(0, 'f6', 'raider', 1, { special: 1 });
    table.units(2, 'g6', 'scout').units(3, 'g6', 'destroyer', 1, { special: 1 }).move();
    table.answer(`go:${table.c('f6')}`, 'slip:g6');
    expect([table.asked, table.options]).toEqual(['2 raiders.scanner', ['pass']]);
    table.answer('pass');
    expect([table.asked, table.options]).toEqual(['3 raiders.scanner', ['pass', 'scanner']]);
    table.answer('scanner');
    expect([table.has(2).shown.scanners, table.has(3).shown.scanners]).toEqual([undefined, 1]);
    expect(table.told).toContain('raiders.found');
  });

  test('SE-15.2 whose Raiders they are says whether they stay unseen', () => {
    const table = brothers()
      .units(0, 'g6', 'cruiser')
      .units(2, 'g6', 'decoy')
      .units(3, 'g6', 'raider', 1, { special: 1 });
    expect(table.fight().asked).toBe('3 raiders.avoid');
  });

  test('SE-15.2 of both owners of Raiders each is asked, and one that fights is enough', () => {
    const both = (): Scene =>
      brothers()
        .units(0, 'g6', 'cruiser')
        .units(2, 'g6', 'raider', 1, { special: 1 })
        .units(3, 'g6', 'raider', 1, { special: 1 })
        .fight();
    const hidden = both().answer('hide', 'hide').until('economy.first', 'pass', 'done');
    expect(hidden.told).not.toContain('battle.begins');
    expect(both().answer('hide', 'fight').told).toContain('battle.begins');
  });

  test('SE-16.6 each owner of cloaked Raiders says whether mines may have its own', () => {
    const table = brothers().units(0, 'g6', 'raider', 1, { special: 1 }).units(1, 'g6', 'raider', 1, { special: 1 });
    table.units(2, 'g6', 'mine', 1).fight().until('mines.offer', 'stay', 'hide');
    expect(table.asked).toBe('0 mines.offer');
    table.answer('hide');
    expect(table.asked).toBe('1 mines.offer');
    table.answer('offer');
    expect(piecesAt(table.now, 'g6').map(({ owner }) => owner)).toEqual([0]);
  });
});
