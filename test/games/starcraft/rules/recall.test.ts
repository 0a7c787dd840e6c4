import { describe, expect, test } from 'vitest';
import type { Scene } from '../scene.ts';
import { mobilize, table } from './mobilize-order.ts';

describe('SC-15.10 Recall', () => {
  const protoss = (): Scene => table('tassadar', 'overmind').inPlay(0, 'recall-1');

  test('SC-15.10 when the moves are made, one unit from anywhere comes to a friendly area with an Arbiter', () => {
    const at = mobilize(
      protoss().area('braken-1', 0, { arbiter: 1, zealot: 1 }).area('torus-3', 0, { zealot: 1, dragoon: 1 }),
    );
    at.answer('unit:arbiter@braken-1', 'move:arbiter:braken-1>braken-2', 'done');
    expect(at.options).toEqual([
      'recall:zealot:braken-1>braken-2',
      'recall:zealot:torus-3>braken-2',
      'recall:dragoon:torus-3>braken-2',
      'pass',
    ]);
    at.answer('recall:dragoon:torus-3>braken-2');
    expect(at.now.areas['braken-2']?.units).toEqual({ arbiter: 1, dragoon: 1 });
    expect(at.now.areas['torus-3']?.units).toEqual({ zealot: 1 });
  });

  test('SC-15.10 a unit recalled to an attacking Arbiter fights, within the limit + 2', () => {
    const at = mobilize(
      protoss()
        .area('braken-1', 0, { arbiter: 1, zealot: 1 })
        .area('torus-3', 0, { dragoon: 1 })
        .area('braken-3', 1, { zergling: 1 }),
    );
    at.answer('unit:arbiter@braken-1', 'move:arbiter:braken-1>braken-3', 'done', 'recall:dragoon:torus-3>braken-3');
    expect(at.endedAt).toBe('battle.begin');
    expect(at.now.battle?.fighters.map(({ id }) => id)).toEqual(['a-arbiter-1', 'a-dragoon-1', 'd-zergling-1']);
    expect(at.now.areas['torus-3']?.holder).toBeNull();
  });

  test('SC-15.10 SC-1.5.2 beside an enemy base only when it is the one enemy area that the order enters', () => {
    const beside = (): Scene =>
      mobilize(
        protoss()
          .area('braken-2', 0, { arbiter: 1 })
          .base('braken-2', 1)
          .area('braken-1', 0, { zealot: 1 })
          .area('torus-3', 0, { dragoon: 1 }),
      );
    expect(beside().answer('done').endedAt).toBe('execution.endOfOrder');
    const entering = beside().answer('unit:zealot@braken-1', 'move:zealot:braken-1>braken-2', 'done');
    expect(entering.options).toEqual(['recall:dragoon:torus-3>braken-2', 'pass']);
  });

  test('SC-10.5 the contested area takes two more than its limit, and no more', () => {
    const zealots = (count: number): Scene =>
      mobilize(
        protoss()
          .area('braken-1', 0, { arbiter: 1, zealot: count })
          .area('torus-3', 0, { dragoon: 1 })
          .area('braken-3', 1, { zergling: 1 }),
      ).answer('area:braken-1', 'move-everything:braken-1>braken-3', 'done');
    expect(zealots(2).options).toEqual(['recall:dragoon:torus-3>braken-3', 'pass']);
    expect(zealots(3).endedAt).toBe('battle.begin');
  });

  test('SC-15.10 a full area with an Arbiter takes nobody, and nobody is asked', () => {
    const at = mobilize(protoss().area('braken-3', 0, { arbiter: 1, zealot: 1 }).area('torus-3', 0, { dragoon: 1 }));
    at.answer('done');
    expect(at.endedAt).toBe('execution.endOfOrder');
  });
});
