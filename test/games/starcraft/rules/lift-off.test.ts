import { describe, expect, test } from 'vitest';
import type { Scene } from '../scene.ts';
import { mobilize, table } from './mobilize-order.ts';

describe('SC-22.1.2 lift-off', () => {
  const terran = (): Scene => table('mengsk', 'overmind').area('braken-1', 0, { marine: 2 }).base('braken-1', 0);

  test('SC-10.8 SC-22.1.2 a Terran base moves to another friendly or empty area of the planet, once in an order', () => {
    const at = mobilize(terran());
    expect(at.options).toEqual(['unit:marine@braken-1', 'lift-off:braken-2', 'lift-off:braken-3', 'destroy', 'done']);
    at.answer('lift-off:braken-2');
    expect(at.options).not.toContain('lift-off:braken-3');
    expect(at.blockedBy('lift-off:braken-3')).toBe('SC-22.1.2');
    expect(at.now.areas['braken-1']?.base).toBe(0);
    at.answer('put-back:lift-off', 'lift-off:braken-3', 'done');
    expect(at.now.areas['braken-1']?.base).toBeNull();
    expect(at.now.areas['braken-3']?.base).toBe(0);
    expect(at.told).toEqual(['mobilize.lifted-off']);
  });

  test('SC-22.1.2 it does not land in an enemy area, mixed ones included', () => {
    const at = mobilize(
      terran().area('braken-2', 1, { zergling: 1 }).area('braken-3', 0, { marine: 1 }).base('braken-3', 1),
    );
    expect(at.options.some(id => id.startsWith('lift-off:'))).toBe(false);
    expect(at.blockedBy('lift-off:braken-2')).toBe('SC-22.1.2');
    expect(at.blockedBy('lift-off:braken-3')).toBe('SC-22.1.2');
  });

  test('SC-22.1.2 it may leave an area with enemy units', () => {
    const at = mobilize(table('mengsk', 'overmind').base('braken-1', 0).area('braken-1', 1, { zergling: 1 }));
    at.answer('lift-off:braken-2', 'done');
    expect(at.now.areas['braken-1']).toMatchObject({ holder: 1, base: null });
    expect(at.now.areas['braken-2']?.base).toBe(0);
  });

  test('SC-22.1.2 ruling lift-off: a table may play without it, and then nothing of it is offered or blocked', () => {
    const at = mobilize(terran().playing({ liftOff: 'no' }));
    expect(at.options).toEqual(['unit:marine@braken-1', 'destroy', 'done']);
    expect(at.match.blocked().filter(({ id }) => id.startsWith('lift-off:'))).toEqual([]);
  });

  test('SC-22.1.2 only the base on the active planet, and only of the Terran', () => {
    const away = mobilize(table('mengsk', 'overmind').base('torus-1', 0).area('braken-1', 0, { marine: 1 }));
    expect(away.options.some(id => id.startsWith('lift-off:'))).toBe(false);
    expect(away.blockedBy('lift-off:braken-2')).toBe('SC-22.1.2');
    const zerg = mobilize(table().base('braken-1', 0).area('braken-1', 0, { zergling: 1 }));
    expect(zerg.options.some(id => id.startsWith('lift-off:'))).toBe(false);
    expect(zerg.blockedBy('lift-off:braken-2')).toBeUndefined();
  });
});
