import { describe, expect, test } from 'vitest';
import { aimAt, strengthOf } from '../../../../src/games/space-empires/state/fire.ts';
import { freeCounters, piecesAt } from '../../../../src/games/space-empires/state/pieces.ts';
import type { Battle, Carried, Piece } from '../../../../src/games/space-empires/state/state.ts';
import type { HexId } from '../../../../src/games/space-empires/data/hexes.ts';
import type { PieceKind } from '../../../../src/games/space-empires/data/units.ts';
import type { Marker } from '../../../../src/games/space-empires/data/markers.ts';

import { commitments } from '../../../../src/kernel/history/commits.ts';
import { scene } from '../scene.ts';
import type { Scene } from '../scene.ts';

const NOWHERE: Battle = {
  ...{ hex: 'g6', attacker: 0, defender: 1, cause: 'combat', round: 2, bonus: null, cls: 4, firing: null },
  ...{ offered: [], scanners: { attacker: 0, defender: 0 } },
};

/** What a unit of seat 0 needs to hit one of seat 1 on G6. */
function needed(
  by: PieceKind,
  own: Partial<Carried>,
  at: PieceKind,
  theirs: Partial<Carried> = {},
  { terrain = null, ...more }: Partial<Battle> & { terrain?: Marker | null } = {},
): number {
  const { state } = scene().marker('g6', terrain).units(0, 'g6', by, 1, own).units(1, 'g6', at, 1, theirs);
  const [shooter] = piecesAt(state, 'g6', 0);
  const [target] = piecesAt(state, 'g6', 1);
  if (shooter === undefined || target === undefined) throw new Error('nobody is there');
  return aimAt(state, { ...NOWHERE, ...more }, shooter, target).needed;
}

/** Units of seat 0 have come to seat 1 on G6. */
function meeting(table: Scene): Scene {
  return table.fight(0);
}

describe('EX-9: to hit, SE-8.9', () => {
  test('EX-9.1: a Cruiser with Attack 1 against one with Defence 1 needs 3', () => {
    expect(needed('cruiser', { attack: 1 }, 'cruiser', { defence: 1 })).toBe(3);
  });

  test('EX-9.2, SE-12.6: Scouts that carry Attack 1 have 3+1, whatever the empire knows', () => {
    expect(needed('scout', { attack: 1 }, 'scout')).toBe(4);
  });

  test('EX-9.3: a Scout against a Dreadnought with Defence 3 hits on a 1 only, SE-12.2', () => {
    expect(needed('scout', {}, 'dreadnought', { defence: 3 })).toBe(-3);
    const table = meeting(scene().units(0, 'g6', 'scout').units(1, 'g6', 'dreadnought', 1, { defence: 3 }).dice(9, 1));
    for (let shot = 0; shot < 2; shot += 1) table.until('battle.fire').answer(table.options[0] ?? '');
    expect(table.now.shots.at(-1)).toMatchObject({ die: 1, hit: true, needed: -3 });
  });

  test('EX-9.4, SE-8.11: in asteroids Attack does not count, and all is class E', () => {
    expect(needed('battleship', { attack: 3 }, 'scout', { defence: 1 }, { terrain: 'asteroids' })).toBe(4);
  });

  test('EX-9.5, SE-8.11: in a nebula Defence does not count', () => {
    expect(needed('battleship', { attack: 3 }, 'scout', { defence: 1 }, { terrain: 'nebula' })).toBe(8);
  });

  test('EX-9.6, SE-8.6, SE-29.8: ten Scouts against five Destroyers have the bonus, unless they screen one', () => {
    const table = meeting(scene().units(0, 'g6', 'scout', 6).units(0, 'g6', 'scout', 4).units(1, 'g6', 'destroyer', 5));
    table.until('battle.screen').answer('done');
    expect(table.now.battle?.bonus).toBe(0);
    const other = meeting(scene().units(0, 'g6', 'scout', 6).units(0, 'g6', 'scout', 4).units(1, 'g6', 'destroyer', 5));
    other.until('battle.screen').answer(other.options.find(id => id.startsWith('screen:')) ?? '', 'done');
    expect(other.now.battle?.bonus).toBeNull();
  });

  test('EX-9.7, SE-14.7: a Scout with Point Defence 2 and Attack 1 has 8 at Fighters in class A, 4 at Destroyers', () => {
    expect(needed('scout', { attack: 1, special: 2 }, 'fighter', { special: 1 }, { cls: 0 })).toBe(8);
    expect(needed('scout', { attack: 1, special: 2 }, 'destroyer')).toBe(4);
    expect(needed('scout', { special: 2 }, 'fighter', { special: 1 }, { terrain: 'asteroids' })).toBe(7);
  });

  test('EX-9.8: a Base with Attack 2 against a Dreadnought with Defence 2 needs 4, SE-12.8', () => {
    const table = scene()
      .levels(0, { attack: 2 })
      .units(0, 'g6', 'base')
      .units(1, 'g6', 'dreadnought', 1, { defence: 2 });
    const [base] = piecesAt(table.state, 'g6', 0);
    const [ship] = piecesAt(table.state, 'g6', 1);
    if (base === undefined || ship === undefined) throw new Error('nobody is there');
    expect(aimAt(table.state, NOWHERE, base, ship).needed).toBe(4);
  });
});

describe('before the first round, SE-8.3', () => {
  test('SE-8.3: decoys go, and with nothing left there is no battle and nobody is revealed', () => {
    const table = meeting(scene().units(0, 'g6', 'destroyer', 2).units(1, 'g6', 'decoy', 3));
    expect(table.told).toContain('battle.none');
    expect(table.now.pieces.map(({ kind, up }) => [kind, up])).toEqual([['destroyer', false]]);
  });

  test('SE-12.10: both sides announce what their units carry', () => {
    const table = meeting(
      scene().units(0, 'g6', 'cruiser', 1, { attack: 1, special: 1 }).units(1, 'g6', 'scout', 1, { tactics: 2 }),
    );
    expect(table.has(0).shown).toEqual({ attack: 1, exploration: 1 });
    expect(table.has(1).shown).toEqual({ tactics: 2 });
  });

  test('SE-8.2: with two enemies the active seat says whom it fights first', () => {
    const table = scene(3).units(0, 'g6', 'cruiser').units(1, 'g6', 'scout').units(2, 'g6', 'scout').fight();
    expect(table.asked).toBe('0 combat.enemy');
    expect(table.options).toEqual(['side:1', 'side:2']);
  });

  test('SE-8.1: the active seat chooses the order of the hexes', () => {
    const table = scene()
      .units(0, 'g6', 'cruiser')
      .units(1, 'g6', 'scout')
      .units(0, 'e5', 'cruiser')
      .units(1, 'e5', 'scout')
      .fight();
    expect(table.options).toEqual(['hex:e5', 'hex:g6']);
  });
});

describe('rounds, SE-8.4', () => {
  test('SE-8.5: the larger side screens up to the difference, and unarmed units do not count', () => {
    const table = meeting(
      scene().units(0, 'g6', 'destroyer', 3).units(0, 'g6', 'colony-ship').units(1, 'g6', 'destroyer', 2),
    );
    expect(table.asked).toBe('0 battle.screen');
    expect(table.decision.prompt.with?.left).toBe(1);
    table.answer(table.options.find(id => id.startsWith('screen:')) ?? '');
    expect(table.asked).not.toBe('0 battle.screen');
  });

  test('SE-8.7, SE-12.3: in a class the higher Tactics fire first, else the defender', () => {
    const even = meeting(scene().units(0, 'g6', 'scout').units(1, 'g6', 'scout'));
    expect(even.now.shots[0]?.side ?? even.decision.seat).toBe(1);
    const ahead = meeting(scene().units(0, 'g6', 'scout', 1, { tactics: 1 }).units(1, 'g6', 'scout'));
    expect(ahead.decision.seat).toBe(0);
  });

  test('SE-8.10: damage goes on one unit of a group until it falls, and is gone after the battle', () => {
    const table = meeting(scene().units(0, 'g6', 'battlecruiser', 3).units(1, 'g6', 'cruiser', 2).dice(1, 1, 1));
    const hit = (): Scene => table.answer(table.options.find(id => id.startsWith('at:')) ?? 'done');
    hit();
    hit();
    expect(piecesAt(table.now, 'g6', 1).map(({ count, damage }) => [count, damage])).toEqual([[2, 1]]);
    hit();
    expect(piecesAt(table.now, 'g6', 1).map(({ count, damage }) => [count, damage])).toEqual([[1, 0]]);
  });

  test('SE-8.12, SE-8.13: from round 2 on a unit may retreat where a colony is no farther', () => {
    const table = meeting(scene().units(0, 'k7', 'cruiser').units(1, 'k7', 'cruiser').dice(10, 10));
    table.until('battle.fire', 'done');
    expect(table.options.some(id => id.startsWith('flee'))).toBe(false);
    const first = table.options.find(id => id.startsWith('at:')) ?? '';
    table.answer(first);
    table.answer(table.options.find(id => id.startsWith('at:')) ?? '');
    expect(table.now.battle?.round).toBe(2);
    const own = table.decision.seat === 0 ? table : table.answer('hold');
    expect(own.options.filter(id => id.startsWith('flee:')).sort()).toEqual(
      ['flee:k6', 'flee:k8', 'flee:l7', 'flee:l8'].filter(id => own.options.includes(id)),
    );
    expect(own.options).toContain('flee:l7');
    own.answer('flee:l7');
    expect(own.count('l7', 'cruiser', 0)).toBe(1);
    expect(own.now.pieces.find(({ at }) => at === 'l7')?.up).toBe(true);
  });

  test('SE-8.14: unarmed units of who has lost are destroyed, and what stays lies face up', () => {
    const table = meeting(
      scene().units(0, 'g6', 'cruiser', 2).units(1, 'g6', 'scout').units(1, 'g6', 'colony-ship').dice(1),
    );
    table.until('battle.fire', 'done').answer(table.options[0] ?? '');
    expect(table.told).toContain('battle.unarmed');
    expect(table.now.pieces.map(({ kind, up }) => [kind, up])).toEqual([['cruiser', true]]);
  });
});

describe('EX-15: counters and scuttling in battle', () => {
  const begun = () =>
    meeting(
      scene()
        .units(0, 'a1', 'cruiser')
        .units(0, 'a3', 'cruiser')
        .units(0, 'a5', 'cruiser')
        .units(0, 'a7', 'destroyer')
        .units(0, 'g6', 'cruiser', 3)
        .units(1, 'g6', 'scout', 2),
    );

  test('EX-15.1, SE-4.6: none of the Cruisers may be screened', () => {
    const table = begun();
    expect(table.asked).toBe('0 battle.screen');
    expect(table.blockedBy(`screen-all:${table.c('g6', 'cruiser')}`)).toBe('SE-8.5');
    // That no counter is free comes to light when it is tried, and for its owner alone (SE-28).
    table.answer(`screen:${table.c('g6', 'cruiser')}`);
    expect([table.asked, table.decision.secrecy]).toEqual(['0 battle.free', 'own-view']);
    table.answer('back');
    expect([table.asked, piecesAt(table.now, 'g6', 0).length]).toEqual(['0 battle.screen', 1]);
  });

  test('EX-15.2, SE-4.7, SE-4.6.2: a Cruiser group elsewhere is scuttled, and one may be screened', () => {
    const table = begun();
    const some = `screen:${table.c('g6', 'cruiser')}`;
    table.answer(some, `scuttle:${table.c('a1')}`, some);
    expect(
      piecesAt(table.now, 'g6', 0)
        .map(({ count, screened }) => [count, screened])
        .sort(),
    ).toEqual([
      [1, true],
      [2, false],
    ]);
  });

  test('EX-15.3, SE-4.7.1: a Destroyer group frees no Cruiser counter', () => {
    const table = begun();
    table.answer(`screen:${table.c('g6', 'cruiser')}`);
    expect(table.options).toContain(`scuttle:${table.c('a3')}`);
    expect(table.options).not.toContain(`scuttle:${table.c('a7')}`);
  });

  test('SE-4.6, SE-8.10: without a free counter a damaged unit is screened with those that are', () => {
    const table = meeting(scene().units(0, 'g6', 'dreadnought', 3).units(1, 'g6', 'scout').dice(10, 10, 10, 1));
    while (table.now.battle?.round === 1) table.answer(table.options.find(id => id.startsWith('at:')) ?? 'done');
    const group = table.c('g6', 'dreadnought');
    table.answer(`screen:${group}`, `screen-damaged:${group}`);
    expect(freeCounters(table.now, 0, 'dreadnought')).toBe(0);
    expect(piecesAt(table.now, 'g6', 0).map(({ count, screened, damage }) => [count, screened, damage])).toEqual([
      [1, false, 0],
      [2, true, 1],
    ]);
  });

  test('EX-15.4, SE-8.12.1: once one has fired the others stay, and all three may leave together', () => {
    const fight = scene()
      .units(0, 'a1', 'cruiser')
      .units(0, 'a3', 'cruiser')
      .units(0, 'a5', 'cruiser')
      .units(0, 'k7', 'cruiser', 3)
      .units(1, 'k7', 'battleship', 3)
      .dice(10, 10, 10, 10, 10, 10);
    fight.fight();
    while (fight.now.battle?.round === 1) fight.answer(fight.options.find(id => id.startsWith('at:')) ?? 'done');
    while (fight.decision.seat !== 0) fight.answer('hold');
    fight.answer('flee:l7');
    expect(fight.asked).toBe('0 battle.free');
    fight.answer('back');
    expect([fight.count('k7', 'cruiser'), fight.options.includes('flee-all:l7')]).toEqual([3, true]);
    fight.answer('hold');
    expect(fight.options).not.toContain('flee-all:l7');
  });

  test.each([
    ['screens', 2, 1, 'battle.screen'],
    ['leaves after another has fired', 2, 2, 'battle.fire'],
  ] as const)(
    'SE-28: what is marked as final does not tell whether a counter is free for one that %s',
    (_, own, foes, kind) => {
      const finals = (elsewhere: readonly HexId[]) => {
        const table = scene()
          .units(0, 'k7', 'cruiser', own)
          .units(1, 'k7', 'battleship', foes)
          .dice(10, 10, 10, 10, 10, 10);
        for (const hex of elsewhere) table.units(0, hex, 'cruiser');
        table.fight();
        if (kind === 'battle.fire') {
          while (table.now.battle?.round === 1) table.answer(table.options.find(id => id.startsWith('at:')) ?? 'done');
          while (table.decision.seat !== 0) table.answer('hold');
          table.answer('hold');
        }
        expect(table.decision.kind).toBe(kind);
        const commits = commitments(table.match);
        return table.options.map(id => commits(id).ends);
      };
      expect(finals(['a1', 'a3', 'a5'])).toEqual(finals(['a1']));
    },
  );

  /** Round 2 at K7: seat 0 may take one of three Cruisers to L7, where two of its like lie; no counter is free. */
  const toLike = (up: boolean): Scene => {
    const fight = scene().units(0, 'a1', 'cruiser').units(0, 'a3', 'cruiser').units(0, 'l7', 'cruiser', 2, {}, { up });
    fight.units(0, 'k7', 'cruiser', 3).units(1, 'k7', 'battleship', 3).dice(10, 10, 10, 10, 10, 10).fight();
    while (fight.now.battle?.round === 1) fight.answer(fight.options.find(id => id.startsWith('at:')) ?? 'done');
    while (fight.decision.seat !== 0) fight.answer('hold');
    return fight.answer('flee:l7');
  };

  test('EX-15.5, SE-4.6.1: one that joins its like in the hex behind needs no counter', () => {
    expect(toLike(true).count('l7', 'cruiser')).toBe(3);
  });

  test('EX-15.5, SE-4.4: a group that lies face down it joins only when its owner turns that up', () => {
    const fight = toLike(false);
    expect(fight.asked).toBe('0 battle.free');
    expect(fight.match.view(1).pieces.find(({ at }) => at === 'l7')?.kind).toBeNull();
    fight.answer(`join:${fight.c('l7')}`);
    expect(fight.match.view(1).pieces.find(({ at }) => at === 'l7')).toMatchObject({ kind: 'cruiser', count: 3 });
    expect(fight.count('k7', 'cruiser')).toBe(2);
  });
});

test('SE-15.4: Raiders are A4 while cloaked, A5 with Cloaking 2, and D otherwise', () => {
  const { state } = scene().units(0, 'g6', 'raider', 1, { special: 1 }).units(0, 'e5', 'raider', 1, { special: 2 });
  const [one] = piecesAt(state, 'g6', 0);
  const [two] = piecesAt(state, 'e5', 0);
  if (one === undefined || two === undefined) throw new Error('no raiders');
  const against = (defender: number, piece: Piece) =>
    strengthOf(state, { attacker: 0, scanners: { attacker: 0, defender } }, piece);
  expect(against(0, one)).toMatchObject({ cls: 'a', attack: 4 });
  expect(against(1, two)).toMatchObject({ cls: 'a', attack: 5 });
  expect(against(1, one)).toMatchObject({ cls: 'd', attack: 4 });
});

describe('SE-8.7: which of several groups fires first', () => {
  const two = (attack: number) =>
    scene()
      .units(0, 'g6', 'dreadnought', 1, { attack: 1 })
      .units(0, 'g6', 'dreadnought', 1, { attack })
      .units(1, 'g6', 'scout', 2)
      .dice(10, 10, 10, 10);

  test('groups that differ in technology alone say so', () => {
    const table = two(2).fight(0).until('battle.group', 'done');
    const read = table.options.map(id =>
      JSON.stringify(table.decision.options.find(option => option.id === id)?.words),
    );
    expect(read.every(words => words.includes('units.apart'))).toBe(true);
    expect(new Set(read).size).toBe(2);
  });

  test('groups alike in everything are no question, and one target where they are shot at', () => {
    // No counter stands for more than six units, so these stay two (SE-4.1).
    const table = scene().units(0, 'g6', 'scout', 6).units(0, 'g6', 'scout', 6).units(1, 'g6', 'cruiser').dice(10, 10);
    table.fight(0).until('battle.fire', 'done');
    expect(table.asked).toBe('1 battle.fire');
    expect(table.options.filter(id => id.startsWith('at:'))).toHaveLength(1);
    table.answer(table.options[0] ?? '');
    expect(table.asked).toBe('0 battle.fire');
  });
});
