import { describe, expect, test } from 'vitest';
import { destructions } from '../../../../src/games/starcraft/rules/limits.ts';
import { scene } from '../scene.ts';
import { mobilizeOrder } from './mobilize-order.ts';

describe('SC-9 limits and voluntary destruction', () => {
  test('SC-9.1 EX-27 a full area takes two Hydralisks only when two Zerglings there are destroyed first', () => {
    const at = scene(['overmind', 'mengsk'], mobilizeOrder)
      .planet('braken', 0, 0)
      .area('braken-1', 0, { zergling: 4 })
      .area('braken-2', 0, { hydralisk: 3 })
      .area('braken-3', 0, { ultralisk: 2 })
      .order(0, 'braken', 'mobilize')
      .begin('mobilize.moves', {});
    at.answer('unit:hydralisk@braken-2', 'move:hydralisk:braken-2>braken-1');
    expect(at.options).not.toContain('done');
    expect(at.blockedBy('done')).toBe('SC-10.4');
    at.answer('put-back:hydralisk:braken-2>braken-1');
    for (let n = 0; n < 2; n += 1) at.answer('destroy', 'destroy:unit:zergling@braken-1');
    at.answer('unit:hydralisk@braken-2', 'move-all:hydralisk:braken-2>braken-1');
    expect(at.now.order?.moves).toEqual([{ unit: 'hydralisk', from: 'braken-2', to: 'braken-1', count: 3 }]);
    expect(at.options).not.toContain('done');
    at.answer('put-back:hydralisk:braken-2>braken-1');
    for (let n = 0; n < 2; n += 1) at.answer('unit:hydralisk@braken-2', 'move:hydralisk:braken-2>braken-1');
    at.answer('done');
    expect(at.now.areas['braken-1']?.units).toEqual({ zergling: 2, hydralisk: 2 });
    expect(at.now.areas['braken-2']?.units).toEqual({ hydralisk: 1 });
    expect(at.now.seats[0]?.supply.units.zergling).toBe(7);
  });

  test('SC-9.2 own units, bases and transports anywhere may be destroyed, and nothing of others', () => {
    const { state } = scene(['mengsk', 'raynor'], {})
      .planet('braken', 0, 0)
      .planet('torus', 1, 0)
      .area('braken-1', 0, { marine: 2, ghost: 1 })
      .area('torus-1', 1, { marine: 1 })
      .base('torus-2', 0)
      .base('torus-3', 1)
      .transport('braken', 'torus', 0);
    expect(destructions(state, 0).options.map(({ id }) => id)).toEqual([
      'destroy:unit:marine@braken-1',
      'destroy:unit:ghost@braken-1',
      'destroy:base:torus-2',
      'destroy:transport:r1',
    ]);
  });

  test('SC-9.2 what is destroyed goes back to the supply', () => {
    const at = scene(['mengsk', 'raynor'], mobilizeOrder)
      .planet('braken', 0, 0)
      .planet('torus', 1, 0)
      .area('braken-1', 0, { marine: 2 })
      .base('torus-2', 0)
      .transport('braken', 'torus', 0)
      .order(0, 'braken', 'mobilize')
      .begin('mobilize.moves', {})
      .answer('destroy', 'destroy:base:torus-2', 'destroy', 'destroy:transport:r1');
    expect(at.now.seats[0]?.supply).toMatchObject({ bases: 6, transports: 7 });
    expect(at.now.areas['torus-2']?.base).toBeNull();
    expect(at.now.routes[0]?.transports).toEqual([]);
    expect(at.told).toEqual(['limits.destroyed', 'limits.destroyed']);
  });

  test('SC-9.3 the last unit or base may not be destroyed, a transport may', () => {
    const at = scene(['mengsk', 'raynor'], mobilizeOrder)
      .planet('braken', 0, 0)
      .planet('torus', 1, 0)
      .area('braken-1', 0, { marine: 1 })
      .transport('braken', 'torus', 0)
      .order(0, 'braken', 'mobilize')
      .begin('mobilize.moves', {})
      .answer('destroy');
    expect(at.options).toEqual(['destroy:transport:r1', 'back']);
    expect(at.blockedBy('destroy:unit:marine@braken-1')).toBe('SC-9.3');
    at.answer('destroy:transport:r1');
    expect(at.options).not.toContain('destroy');
    expect(at.blockedBy('destroy')).toBe('SC-9.3');
  });

  test('SC-10.7 what a planned move needs can be destroyed only when the move is put back', () => {
    const at = scene(['mengsk', 'raynor'], mobilizeOrder)
      .planet('braken', 0, 0)
      .planet('torus', 1, 0)
      .area('torus-1', 0, { marine: 1 })
      .area('braken-1', 0, { marine: 2 })
      .base('braken-1', 0)
      .transport('braken', 'torus', 0)
      .order(0, 'braken', 'mobilize')
      .begin('mobilize.moves', {})
      .answer('unit:marine@torus-1', 'move:marine:torus-1>braken-2', 'lift-off:braken-3');
    expect(
      destructions(at.now, 0)
        .blocked()
        .map(({ id, rule }) => `${id} ${rule}`),
    ).toEqual(['destroy:base:braken-1 SC-10.7', 'destroy:unit:marine@torus-1 SC-10.7', 'destroy:transport:r1 SC-10.7']);
    at.answer('put-back:marine:torus-1>braken-2', 'put-back:lift-off');
    expect(destructions(at.now, 0).blocked()).toEqual([]);
  });

  test('SC-10.7 of two transports on routes to the same planet, one may be destroyed', () => {
    const at = scene(['mengsk', 'raynor'], mobilizeOrder)
      .planet('braken', 0, 0)
      .planet('torus', 1, 0)
      .zAxis('braken', 'torus')
      .area('torus-1', 0, { marine: 2 })
      .transport('braken', 'torus', 0)
      .order(0, 'braken', 'mobilize')
      .begin('mobilize.moves', {})
      .answer('unit:marine@torus-1', 'move:marine:torus-1>braken-2');
    const blocked = (transports: number[]): string[] => {
      const state = at.now;
      for (const route of state.routes) if (route.kind === 'z-axis') route.transports = transports;
      return destructions(state, 0)
        .blocked()
        .map(({ id }) => id);
    };
    expect(blocked([1])).toEqual(['destroy:transport:r1']);
    expect(blocked([1, 0])).toEqual([]);
  });
});
