import { describe, expect, test } from 'vitest';
import { planetsForOrders } from '../../../../src/games/starcraft/state/order-stacks.ts';
import { scene } from '../scene.ts';
import { mobilize, mobilizeOrder, table } from './mobilize-order.ts';

describe('SC-10 Mobilize', () => {
  test('SC-10.1 units move between areas of the active planet, and only when the plan is done', () => {
    const at = mobilize(table().area('braken-1', 0, { zergling: 3 }));
    at.answer('unit:zergling@braken-1', 'move:zergling:braken-1>braken-2');
    expect(at.now.areas['braken-1']?.units).toEqual({ zergling: 3 });
    expect(at.now.order?.moves).toEqual([{ unit: 'zergling', from: 'braken-1', to: 'braken-2', count: 1 }]);
    at.answer('done');
    expect(at.now.areas['braken-1']).toMatchObject({ holder: 0, units: { zergling: 2 } });
    expect(at.now.areas['braken-2']).toMatchObject({ holder: 0, units: { zergling: 1 } });
    expect(at.now.order?.moves).toEqual([]);
    expect(at.told).toEqual(['mobilize.moved']);
    expect(at.now.battle).toBeNull();
  });

  test('SC-10.1 EX-35 nothing leaves the active planet', () => {
    const at = mobilize(table().area('braken-1', 0, { zergling: 3 }).transport('braken', 'torus', 0));
    at.answer('unit:zergling@braken-1');
    expect(at.options).toEqual([
      'move:zergling:braken-1>braken-2',
      'move-all:zergling:braken-1>braken-2',
      'move:zergling:braken-1>braken-3',
      'move-all:zergling:braken-1>braken-3',
      'back',
    ]);
    expect(at.blockedBy('move:zergling:braken-1>torus-1')).toBe('SC-10.1');
    at.answer('back').answer('done');
    expect(at.told).toEqual(['mobilize.nothing']);
  });

  test('SC-10.1 all units of an area can be picked together', () => {
    const at = mobilize(table().area('braken-2', 0, { zergling: 1, hydralisk: 2 }));
    at.answer('area:braken-2');
    expect(at.options).toEqual(['move-everything:braken-2>braken-1', 'back']);
    expect(at.blockedBy('move-everything:braken-2>braken-3')).toBe('SC-9.1');
    at.answer('move-everything:braken-2>braken-1', 'done');
    expect(at.now.areas['braken-1']?.units).toEqual({ zergling: 1, hydralisk: 2 });
    expect(at.now.areas['braken-2']).toMatchObject({ holder: null, units: {} });
  });

  test('SC-10.2 a transport on a route brings units from the adjacent planet, any number, into any area', () => {
    const at = mobilize(table().area('torus-3', 0, { hydralisk: 4 }).transport('braken', 'torus', 0));
    at.answer('unit:hydralisk@torus-3', 'move-all:hydralisk:torus-3>braken-1', 'done');
    expect(at.now.areas['braken-1']?.units).toEqual({ hydralisk: 4 });
    expect(at.now.areas['torus-3']?.holder).toBeNull();
    expect(at.now.routes[0]?.transports).toEqual([0]);
  });

  test("SC-10.2 without an own transport the units of a neighbour stay there; a rival's transport is no help", () => {
    const at = mobilize(
      table().area('torus-3', 0, { hydralisk: 4 }).area('braken-1', 0, { zergling: 1 }).transport('braken', 'torus', 1),
    );
    expect(at.options).not.toContain('unit:hydralisk@torus-3');
    expect(at.blockedBy('unit:hydralisk@torus-3')).toBe('SC-10.2');
  });

  test('SC-10.3 an order enters one enemy area at most, any number of friendly or empty ones', () => {
    const at = mobilize(
      table().area('braken-1', 0, { zergling: 4 }).area('braken-2', 1, { marine: 1 }).base('braken-3', 1),
    );
    at.answer('unit:zergling@braken-1', 'move:zergling:braken-1>braken-3', 'unit:zergling@braken-1');
    expect(at.options).toEqual(['move:zergling:braken-1>braken-3', 'back']);
    expect(at.blockedBy('move:zergling:braken-1>braken-2')).toBe('SC-10.3');
    at.answer('back', 'put-back:zergling:braken-1>braken-3', 'unit:zergling@braken-1');
    expect(at.options).toContain('move:zergling:braken-1>braken-2');
  });

  test('SC-10.4 SC-9.1 an area of limit 2 takes two units', () => {
    const at = mobilize(table().area('torus-3', 0, { zergling: 4 }).transport('braken', 'torus', 0));
    at.answer('unit:zergling@torus-3', 'move-all:zergling:torus-3>braken-3');
    expect(at.now.order?.moves[0]?.count).toBe(2);
    at.answer('unit:zergling@torus-3');
    expect(at.blockedBy('move:zergling:torus-3>braken-3')).toBe('SC-9.1');
    expect(at.options).toContain('move-all:zergling:torus-3>braken-1');
  });

  test('SC-10.5 EX-33 five may enter an area of limit 3 with enemy units, a sixth is blocked', () => {
    const at = mobilize(
      table('overmind', 'aldaris')
        .area('braken-2', 1, { zealot: 3 })
        .area('braken-1', 0, { zergling: 4 })
        .area('torus-3', 0, { hydralisk: 2 })
        .transport('braken', 'torus', 0),
    );
    at.answer('unit:zergling@braken-1', 'move-all:zergling:braken-1>braken-2');
    at.answer('unit:hydralisk@torus-3');
    expect(at.options).toContain('move:hydralisk:torus-3>braken-2');
    expect(at.options).not.toContain('move-all:hydralisk:torus-3>braken-2');
    at.answer('move:hydralisk:torus-3>braken-2', 'unit:hydralisk@torus-3');
    expect(at.blockedBy('move:hydralisk:torus-3>braken-2')).toBe('SC-10.5');
    at.answer('back', 'done');
    expect(at.endedAt).toBe('battle.begin');
    expect(at.now.battle).toMatchObject({ area: 'braken-2', attacker: 0, defender: 1, special: false });
    expect(at.now.battle?.fighters.map(({ id }) => id)).toEqual([
      'a-zergling-1',
      'a-zergling-2',
      'a-zergling-3',
      'a-zergling-4',
      'a-hydralisk-1',
      'd-zealot-1',
      'd-zealot-2',
      'd-zealot-3',
    ]);
    expect(at.now.areas['braken-1']?.holder).toBeNull();
    expect(at.now.areas['torus-3']?.units).toEqual({ hydralisk: 1 });
    expect(at.now.order?.moves).toEqual([]);
  });

  test('SC-12.3 a special Mobilize starts a special battle', () => {
    const at = mobilize(table().area('braken-1', 0, { zergling: 1 }).area('braken-2', 1, { marine: 1 }), true);
    at.answer('unit:zergling@braken-1', 'move:zergling:braken-1>braken-2', 'done');
    expect(at.now.battle?.special).toBe(true);
  });

  test('SC-10.5 EX-72 an enemy base without units: no battle, no + 2, and the base stands', () => {
    const at = mobilize(table().base('braken-3', 1).area('braken-1', 0, { zergling: 4 }));
    at.answer('unit:zergling@braken-1', 'move-all:zergling:braken-1>braken-3');
    expect(at.now.order?.moves[0]?.count).toBe(2);
    at.answer('unit:zergling@braken-1');
    expect(at.blockedBy('move:zergling:braken-1>braken-3')).toBe('SC-9.1');
    at.answer('back', 'done');
    expect(at.now.battle).toBeNull();
    expect(at.now.areas['braken-3']).toMatchObject({ holder: 0, units: { zergling: 2 }, base: 1 });
  });

  test('SC-1.5.2 SC-10.4 EX-82 an area with own units and an enemy base is the one enemy area of the order', () => {
    const at = mobilize(
      table('mengsk', 'overmind')
        .area('braken-2', 0, { marine: 1 })
        .base('braken-2', 1)
        .area('braken-1', 0, { marine: 3 })
        .area('braken-3', 1, { zergling: 1 }),
    );
    at.answer('unit:marine@braken-1', 'move:marine:braken-1>braken-2', 'unit:marine@braken-1');
    expect(at.blockedBy('move:marine:braken-1>braken-3')).toBe('SC-10.3');
    at.answer('move:marine:braken-1>braken-2', 'unit:marine@braken-1');
    expect(at.options).toEqual(['move:marine:braken-1>braken-2', 'back']);
    at.answer('move:marine:braken-1>braken-2');
    expect(at.blockedBy('done')).toBe('SC-10.4');
    at.answer('unit:marine@braken-2', 'move:marine:braken-2>braken-1', 'done');
    expect(at.now.battle).toBeNull();
    expect(at.now.areas['braken-2']?.units).toEqual({ marine: 3 });
    expect(at.now.areas['braken-1']?.units).toEqual({ marine: 1 });
  });

  test('SC-1.5.2 units may leave such an area', () => {
    const at = mobilize(table('mengsk', 'overmind').area('braken-2', 0, { marine: 2 }).base('braken-2', 1));
    at.answer('unit:marine@braken-2', 'move-all:marine:braken-2>braken-1', 'done');
    expect(at.now.areas['braken-2']).toMatchObject({ holder: null, base: 1 });
  });

  test('SC-10.6 EX-34 Air Support keeps landings off its base, not moves on the planet or landings beside it', () => {
    const at = mobilize(
      table()
        .base('braken-2', 1)
        .seat(1, owner => (owner.modules['air-support'] = 1))
        .area('braken-1', 0, { zergling: 1 })
        .area('torus-3', 0, { hydralisk: 1 })
        .transport('braken', 'torus', 0),
    );
    at.answer('unit:hydralisk@torus-3');
    expect(at.options).toEqual(['move:hydralisk:torus-3>braken-1', 'move:hydralisk:torus-3>braken-3', 'back']);
    expect(at.blockedBy('move:hydralisk:torus-3>braken-2')).toBe('SC-10.6');
    at.answer('back', 'unit:zergling@braken-1');
    expect(at.options).toContain('move:zergling:braken-1>braken-2');
  });

  test('SC-10.6 whoever stands beside the base, own units too', () => {
    const at = mobilize(
      table()
        .base('braken-2', 1)
        .area('braken-2', 0, { zergling: 1 })
        .seat(1, owner => (owner.modules['air-support'] = 1))
        .area('torus-3', 0, { hydralisk: 1 })
        .transport('braken', 'torus', 0),
    );
    at.answer('unit:hydralisk@torus-3');
    expect(at.blockedBy('move:hydralisk:torus-3>braken-2')).toBe('SC-10.6');
  });

  test('SC-10.7 only the final position counts: two full areas can change places', () => {
    const at = mobilize(
      table()
        .area('braken-2', 0, { hydralisk: 3 })
        .area('braken-3', 0, { zergling: 2 })
        .area('braken-1', 0, { ultralisk: 3, zergling: 1 }),
    );
    at.answer('unit:zergling@braken-3', 'move-all:zergling:braken-3>braken-2');
    expect(at.blockedBy('done')).toBe('SC-10.4');
    at.answer('unit:hydralisk@braken-2', 'move-all:hydralisk:braken-2>braken-3', 'done');
    expect(at.now.areas['braken-2']?.units).toEqual({ hydralisk: 1, zergling: 2 });
    expect(at.now.areas['braken-3']?.units).toEqual({ hydralisk: 2 });
  });

  test('SC-10.7 an area can be planned too full only as long as its units have somewhere to go', () => {
    const at = mobilize(
      table()
        .area('braken-1', 0, { ultralisk: 3 })
        .area('braken-2', 0, { hydralisk: 3 })
        .area('braken-3', 0, { zergling: 2 })
        .area('torus-3', 0, { queen: 2 })
        .transport('braken', 'torus', 0),
    );
    at.answer('unit:queen@torus-3');
    expect(at.options).not.toContain('move-all:queen:torus-3>braken-3');
    at.answer('move:queen:torus-3>braken-3');
    expect(at.options).not.toContain('unit:queen@torus-3');
    expect(at.blockedBy('unit:queen@torus-3')).toBe('SC-9.1');
    at.answer('unit:zergling@braken-3', 'move:zergling:braken-3>braken-1', 'done');
    expect(at.now.areas['braken-3']?.units).toEqual({ zergling: 1, queen: 1 });
  });

  test('SC-10.7 the area that is attacked is somewhere to go, too', () => {
    const at = mobilize(
      table()
        .area('braken-1', 1, { marine: 1 })
        .area('braken-2', 0, { hydralisk: 3 })
        .area('braken-3', 0, { zergling: 2 })
        .area('torus-3', 0, { queen: 1 })
        .transport('braken', 'torus', 0),
    );
    at.answer('unit:queen@torus-3', 'move:queen:torus-3>braken-3');
    expect(at.blockedBy('done')).toBe('SC-10.4');
    at.answer('unit:zergling@braken-3', 'move:zergling:braken-3>braken-1', 'done');
    expect(at.endedAt).toBe('battle.begin');
    expect(at.now.areas['braken-3']?.units).toEqual({ zergling: 1, queen: 1 });
  });

  test('SC-10.7 an area that is too full through no fault of the plan does not hold the order up', () => {
    const at = mobilize(
      table()
        .area('braken-3', 0, { zergling: 4 })
        .area('braken-1', 0, { hydralisk: 4 })
        .area('braken-2', 0, { ultralisk: 2 }),
    );
    at.answer('unit:hydralisk@braken-1', 'move:hydralisk:braken-1>braken-2', 'done');
    expect(at.now.areas['braken-2']?.units).toEqual({ hydralisk: 1, ultralisk: 2 });
  });

  test('SC-10.7 a unit moves once: planned units are not offered again', () => {
    const at = mobilize(table().area('braken-1', 0, { zergling: 1 }).area('braken-2', 0, { hydralisk: 1 }));
    at.answer('unit:zergling@braken-1', 'move:zergling:braken-1>braken-2');
    expect(at.options).toEqual(['unit:hydralisk@braken-2', 'put-back:zergling:braken-1>braken-2', 'destroy', 'done']);
    expect(at.blockedBy('unit:zergling@braken-1')).toBe('SC-10.7');
    at.answer('put-back:zergling:braken-1>braken-2');
    expect(at.options).toContain('unit:zergling@braken-1');
  });

  test('SC-10.9 units of one rival beside the base of another: the battle is against the units', () => {
    const at = mobilize(
      table('overmind', 'mengsk', 'aldaris')
        .area('braken-1', 0, { zergling: 2 })
        .area('braken-2', 1, { marine: 1 })
        .base('braken-2', 2),
    );
    at.answer('unit:zergling@braken-1', 'move-all:zergling:braken-1>braken-2', 'done');
    expect(at.now.battle).toMatchObject({ attacker: 0, defender: 1 });
    expect(at.now.areas['braken-2']?.base).toBe(2);
  });

  test('SC-4.6.1 a z-axis route serves like a normal one, and anyone, whoever placed it', () => {
    const apart = scene(['overmind', 'mengsk'], mobilizeOrder)
      .planet('braken', 0, 0)
      .planet('torus', 5, 5)
      .area('torus-3', 0, { hydralisk: 2 });
    const at = mobilize(apart.zAxis('braken', 'torus').transport('braken', 'torus', 0).transport('braken', 'torus', 1));
    expect(at.now.routes.map(({ kind, transports }) => [kind, transports])).toEqual([['z-axis', [0, 1]]]);
    expect(planetsForOrders(at.now, 0)).toContain('braken');
    at.answer('unit:hydralisk@torus-3', 'move-all:hydralisk:torus-3>braken-1', 'done');
    expect(at.now.areas['braken-1']?.units).toEqual({ hydralisk: 2 });
  });

  test('SC-6.3 an order that moves nothing is legal', () => {
    const at = mobilize(table().area('torus-1', 0, { zergling: 2 }));
    expect(at.options).toEqual(['done', 'destroy']);
    at.answer('done');
    expect(at.endedAt).toBe('execution.endOfOrder');
  });

  test('SC-20 the order of an eliminated seat does nothing', () => {
    const at = mobilize(table().seat(0, owner => (owner.eliminated = true)));
    expect(at.endedAt).toBe('execution.endOfOrder');
    expect(at.told).toEqual([]);
  });
});
