import { describe, expect, test } from 'vitest';
import { fight } from './fight.ts';
import type { FightPlan } from './fight.ts';

/** Battle step 9 at once, with all units of the line standing. */
function step9(plan: Partial<FightPlan>): ReturnType<typeof fight> {
  return fight({ attackers: { zergling: 1 }, defenders: { marine: 1 }, from: 9, ...plan });
}

describe('SC-13.9.4 who retreats', () => {
  test('SC-13.9.4 both sides left: all attackers retreat, the defenders stay', () => {
    const table = step9({ attackers: { zergling: 2 } }).answer('area:braken-2');
    expect(table.in('braken-1')).toEqual({ marine: 1 });
    expect(table.in('braken-2')).toEqual({ zergling: 2 });
    expect(table.now.areas['braken-2']?.holder).toBe(0);
    expect(table.now.battle).toBeNull();
  });

  test('SC-13.9.1 no defender left: the attacker holds the area', () => {
    const table = step9({ noDefender: true, attackers: { zergling: 2 } });
    expect(table.in('braken-1')).toEqual({ zergling: 2 });
    expect(table.now.areas['braken-1']?.holder).toBe(0);
  });

  test('SC-13.9.2 no attacker left: the defenders stay where they are, and nobody is asked', () => {
    const table = fight({
      attackers: { zergling: 1 },
      defenders: { marine: 2 },
      hands: [['zerg-c03'], ['terran-c02']],
    });
    table.lay('zerg-c03').lay('terran-c02');
    expect(table.supply(0, 'zergling')).toBe(9);
    expect(table.told).not.toContain('battle.retreated');
    expect(table.in('braken-1')).toEqual({ marine: 2 });
    expect(table.now.areas['braken-1']?.holder).toBe(1);
    expect(table.endedAt).toBe('execution.endOfOrder');
  });

  test('SC-13.9.4 EX-F5 the defender is left with a Queen: it retreats from a Marine', () => {
    const table = step9({
      attacker: 'raynor',
      defender: 'overmind',
      attackers: { marine: 1 },
      defenders: { queen: 1 },
    });
    expect(table.decision).toMatchObject({ seat: 1, kind: 'battle.retreat' });
    table.answer('area:braken-3');
    expect(table.in('braken-1')).toEqual({ marine: 1 });
    expect(table.in('braken-3')).toEqual({ queen: 1 });
  });

  test('SC-13.9.4 EX-F5 it retreats from a Science Vessel too', () => {
    const table = step9({
      attacker: 'raynor',
      defender: 'overmind',
      attackers: { 'science-vessel': 1 },
      defenders: { queen: 1 },
    }).answer('area:braken-3');
    expect(table.in('braken-1')).toEqual({ 'science-vessel': 1 });
  });

  test('SC-13.9.4 EX-F6 first the defender retreats, then the excess of the attacker', () => {
    const table = step9({
      attacker: 'raynor',
      defender: 'overmind',
      area: 'braken-3',
      attackers: { marine: 2, firebat: 1 },
      defenders: { queen: 1 },
    });
    expect(table.decision).toMatchObject({ seat: 1, kind: 'battle.retreat' });
    expect(table.options).toEqual(['area:braken-1', 'area:braken-2']);
    table.answer('area:braken-2');
    expect(table.decision).toMatchObject({ seat: 0, kind: 'battle.excess' });
    table.answer('retreat:firebat', 'done');
    expect(table.in('braken-1')).toEqual({ firebat: 1 });
    expect(table.in('braken-3')).toEqual({ marine: 2 });
    expect(table.in('braken-2')).toEqual({ queen: 1 });
  });
});

describe('SC-13.9.5 where to', () => {
  test('SC-13.9.5 friendly or empty areas of the active planet; the contested area is no goal', () => {
    const table = step9({ set: scene => scene.area('braken-2', 0, { zergling: 1 }) });
    expect(table.decision).toMatchObject({ seat: 0, kind: 'battle.retreat', rule: 'SC-13.9.5', secrecy: 'open' });
    expect(table.options).toEqual(['area:braken-2', 'area:braken-3']);
    expect(table.blockedBy('area:braken-1')).toBe('SC-13.9.5');
    expect(table.blockedBy('area:torus-1')).toBe('SC-13.9.5');
  });

  test('SC-13.9.5 an adjacent planet needs an own transport on the route', () => {
    const table = step9({ set: scene => scene.transport('braken', 'torus', 0) });
    expect(table.options).toEqual(['area:braken-2', 'area:braken-3', 'area:torus-1', 'area:torus-2', 'area:torus-3']);
    expect(table.blockedBy('area:torus-4')).toBe('SC-13.9.5');
    const other = step9({ set: scene => scene.transport('braken', 'torus', 1) });
    expect(other.options).toEqual(['area:braken-2', 'area:braken-3']);
  });

  test('SC-13.9.5 full areas and mixed ones are no goals', () => {
    const table = step9({
      set: scene =>
        scene
          .area('braken-3', 0, { zergling: 2 })
          .area('braken-2', 0, { zergling: 1 })
          .base('braken-2', 2)
          .transport('braken', 'torus', 0),
    });
    expect(table.options).toEqual(['area:torus-1', 'area:torus-2', 'area:torus-3']);
  });

  test('SC-13.9.5 EX-67 all go to one area; the owner picks who finds no place', () => {
    const table = step9({
      attackers: { zergling: 2, hydralisk: 1 },
      set: scene => scene.base('braken-3', 0).area('braken-2', 2, { zealot: 1 }),
    });
    expect(table.decision).toMatchObject({ seat: 0, kind: 'battle.perish' });
    expect(table.options).toEqual(['destroy:zergling', 'destroy:hydralisk']);
    table.answer('destroy:zergling');
    expect(table.in('braken-3')).toEqual({ zergling: 1, hydralisk: 1 });
    expect(table.supply(0, 'zergling')).toBe(8);
  });

  test('SC-13.9.4 SC-13.9.5 EX-67 three against a Marine, two places: two stand there, one is destroyed, none goes elsewhere', () => {
    const table = step9({ attackers: { zergling: 2, hydralisk: 1 }, set: scene => scene.base('braken-3', 0) });
    expect(table.options).toEqual(['area:braken-2', 'area:braken-3']);
    table.answer('area:braken-3');
    expect(table.options).toEqual(['destroy:zergling', 'destroy:hydralisk']);
    expect(() => table.answer('area:braken-2')).toThrow();
    table.answer('destroy:hydralisk');
    expect([table.in('braken-3'), table.in('braken-2')]).toEqual([{ zergling: 2 }, {}]);
    expect([table.supply(0, 'hydralisk'), table.in('braken-1')]).toEqual([6, { marine: 1 }]);
  });

  test('ruling small-retreat: an area that is too small may be chosen although a larger one is free', () => {
    const table = step9({ attackers: { zergling: 3 } }).answer('area:braken-3');
    expect(table.in('braken-3')).toEqual({ zergling: 2 });
    expect(table.supply(0, 'zergling')).toBe(7);
  });

  test('SC-13.9.5 EX-68 no way back: all are destroyed', () => {
    const table = step9({
      attackers: { zergling: 2 },
      set: scene => scene.area('braken-2', 2, { zealot: 1 }).area('braken-3', 1, { marine: 1 }),
    });
    expect(table.supply(0, 'zergling')).toBe(9);
    expect(table.told).toContain('battle.retreat.nowhere');
    expect(table.in('braken-1')).toEqual({ marine: 1 });
  });
});

describe('SC-13.9.1 over the unit limit', () => {
  test('SC-13.9.1 EX-70 five winners in an area of limit 3: two of choice retreat together', () => {
    const table = step9({ area: 'braken-2', attackers: { zergling: 3, hydralisk: 2 }, noDefender: true });
    expect(table.decision).toMatchObject({ seat: 0, kind: 'battle.excess', rule: 'SC-13.9.1' });
    expect(table.options).toEqual(['retreat:zergling', 'retreat:hydralisk']);
    table.answer('retreat:hydralisk', 'retreat:hydralisk');
    expect(table.options).toEqual(['done', 'put-back:hydralisk']);
    table.answer('put-back:hydralisk', 'retreat:zergling', 'done');
    expect(table.decision).toMatchObject({ seat: 0, kind: 'battle.retreat' });
    expect(table.options).toEqual(['area:braken-1', 'area:braken-3']);
    table.answer('area:braken-3');
    expect(table.in('braken-2')).toEqual({ zergling: 2, hydralisk: 1 });
    expect(table.in('braken-3')).toEqual({ zergling: 1, hydralisk: 1 });
  });

  test('SC-13.9.1 EX-70 or they are destroyed', () => {
    const table = step9({
      area: 'braken-2',
      attackers: { zergling: 5 },
      noDefender: true,
      set: scene => scene.area('braken-1', 2, { zealot: 1 }).area('braken-3', 2, { zealot: 1 }),
    });
    expect(table.in('braken-2')).toEqual({ zergling: 3 });
    expect(table.supply(0, 'zergling')).toBe(6);
  });
});

describe('SC-20 after the battle', () => {
  test('SC-20.3 a side without a piece left is out after step 9', () => {
    const table = step9({
      noDefender: true,
      set: scene =>
        scene.with(state => {
          const area = state.areas['halcyon-3'];
          if (area !== undefined) area.base = null;
        }),
    });
    expect(table.now.seats[1]?.eliminated).toBe(true);
    expect(table.now.battle).toBeNull();
  });
});
