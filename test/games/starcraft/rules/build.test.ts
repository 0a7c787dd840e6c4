import { describe, expect, test } from 'vitest';
import { countUnits } from '../../../../src/games/starcraft/state/areas.ts';
import { routeById } from '../../../../src/games/starcraft/state/galaxy.ts';
import { unlockedUnits } from '../../../../src/games/starcraft/state/sheet.ts';
import { contextOf } from '../board/painting.ts';
import type { Scene } from '../scene.ts';
import { begun, building, ids, owner, spent } from './build-table.ts';

describe('SC-8 the Build order', () => {
  test('SC-8.4 with neither base nor unit there it does nothing', () => {
    const table = begun(building('mengsk', 'aldaris').base('torus-2', 0));
    expect(table.endedAt).toBe('execution.endOfOrder');
    expect(table.told).toEqual(['build.nothing-there']);
  });

  test('SC-8.1 without a base there, step 1 is left out and says so', () => {
    const table = begun(building('mengsk', 'aldaris').area('braken-1', 0, { marine: 1 }));
    expect(table.told).toEqual(['build.units.no-base']);
    expect(table.decision.kind).toBe('build.sheet');
  });

  test('SC-8.1.1 a worker costs one mineral and becomes unavailable', () => {
    const table = begun(building('mengsk', 'aldaris').base('braken-1', 0)).answer('worker', 'auto');
    expect([spent(table), owner(table).unavailable, owner(table).supply.workers]).toEqual([1, 1, 2]);
  });

  test('SC-2.2 no more workers than the box holds', () => {
    const table = begun(building('mengsk', 'aldaris').base('braken-1', 0).workers(0, 3));
    expect(table.blockedBy('worker')).toBe('SC-2.2');
  });

  test('SC-8.1.2 a transport goes on a route of the planet without one of yours; transports of others do not matter', () => {
    const table = building('mengsk', 'aldaris').base('braken-1', 0).zAxis('braken', 'pridewater');
    const route = table.routeBetween('braken', 'torus');
    begun(table.transport('braken', 'torus', 1)).answer(`transport:${route}`, 'auto');
    expect(routeById(table.now, route).transports).toEqual([1, 0]);
    expect(table.blockedBy(`transport:${route}`)).toBe('SC-8.1.2');
    expect(ids(table, 'transport:')).toEqual(['transport:z1']);
  });

  test('SC-2.2 without a transport left none can be built', () => {
    const table = begun(
      building('mengsk', 'aldaris')
        .base('braken-1', 0)
        .seat(0, seat => (seat.supply.transports = 0)),
    );
    expect(table.blockedBy('transport:r1')).toBe('SC-2.2');
  });

  test('SC-8.1 a form counts what was bought, each thing for itself', () => {
    const table = begun(building('mengsk', 'aldaris').base('braken-1', 0)).answer('worker', 'auto');
    const count = (id: string) => table.decision.options.find(option => option.id === id)?.count;
    expect([count('worker'), count('unit:marine')]).toEqual([1, 0]);
    table.answer('unit:marine', 'area:braken-1', 'auto');
    expect([count('worker'), count('unit:marine')]).toEqual([1, 1]);
  });

  test('SC-8.1.3 only unlocked units can be built', () => {
    const table = begun(building('mengsk', 'aldaris').base('braken-1', 0));
    expect(ids(table, 'unit:')).toEqual(['unit:marine']);
    expect(table.blockedBy('unit:firebat')).toBe('SC-8.1.3');
  });

  test('SC-8.1.3 EX-13 a Zealot costs two minerals and goes to a friendly or empty area', () => {
    const table = begun(building('aldaris', 'mengsk').base('braken-1', 0).area('braken-3', 1, { marine: 1 }));
    table.answer('unit:zealot');
    expect(table.options).toEqual(['area:braken-1', 'area:braken-2', 'back']);
    expect(table.blockedBy('area:braken-3')).toBe('SC-8.1.3');
    table.answer('area:braken-2', 'auto');
    expect([spent(table), countUnits(table.now, 'braken-2', 'zealot')]).toEqual([2, 1]);
  });

  test('SC-8.1.3 EX-F2 enemy units at the base do not stop building elsewhere on the planet', () => {
    const table = building('mengsk', 'aldaris').base('braken-1', 0).area('braken-1', 1, { zealot: 1 });
    begun(table).answer('unit:marine');
    expect(table.options).toEqual(['area:braken-2', 'area:braken-3', 'back']);
  });

  test('SC-8.1.4 EX-22 the third unit is over the limit of two', () => {
    const table = begun(building('mengsk', 'aldaris').base('braken-1', 0));
    table.answer('unit:marine', 'area:braken-1', 'auto', 'unit:marine', 'area:braken-1', 'auto');
    expect(table.now.order?.unitsBuilt).toBe(2);
    expect(table.blockedBy('unit:marine')).toBe('SC-8.1.4');
  });

  test('SC-9.1 an area at its unit limit takes no more, and a full planet none', () => {
    const table = building('mengsk', 'aldaris').base('braken-1', 0).area('braken-3', 0, { firebat: 2 });
    begun(table).answer('unit:marine');
    expect(table.blockedBy('area:braken-3')).toBe('SC-9.1');
    const full = building('mengsk', 'aldaris').base('braken-1', 0).area('braken-1', 0, { firebat: 3, ghost: 1 });
    full.area('braken-2', 0, { vulture: 3 }).area('braken-3', 0, { goliath: 2 });
    expect(begun(full).blockedBy('unit:marine')).toBe('SC-9.1');
  });

  test('SC-7.2 what cannot be paid is blocked', () => {
    const table = building('mengsk', 'aldaris').base('braken-1', 0).area('braken-1', 0, { firebat: 1 });
    begun(table.seat(0, seat => (seat.pool = 0)));
    expect(['worker', 'unit:marine', 'transport:r1'].map(id => table.blockedBy(id))).toEqual([
      'SC-7.2',
      'SC-7.2',
      'SC-7.2',
    ]);
  });

  test('SC-2.2 SC-9.2 EX-28 with all three Ultralisks on the board a fourth needs one destroyed first', () => {
    const table = building('overmind', 'mengsk').base('braken-1', 0).area('torus-3', 0, { ultralisk: 3 });
    begun(table.seat(0, seat => (seat.buildings['spawning-pool'] = 3)));
    expect(table.blockedBy('unit:ultralisk')).toBe('SC-2.2');
    table.answer('destroy', 'destroy:unit:ultralisk@torus-3', 'unit:ultralisk', 'area:braken-1', 'auto');
    expect(countUnits(table.now, 'braken-1', 'ultralisk')).toBe(1);
  });

  test('SC-8.5 purchases may be interleaved in any order', () => {
    const table = begun(building('mengsk', 'aldaris').base('braken-1', 0));
    table.answer('unit:marine', 'area:braken-1', 'auto', 'worker', 'auto', 'unit:marine', 'area:braken-1', 'auto');
    expect([spent(table), owner(table).unavailable, table.now.order?.unitsBuilt]).toEqual([3, 1, 2]);
  });

  test('SC-7.5.6 a unit given up while paying has not been built', () => {
    const table = begun(building('mengsk', 'aldaris').base('braken-1', 0)).answer(
      'unit:marine',
      'area:braken-1',
      'back',
    );
    expect([spent(table), table.now.order?.unitsBuilt, countUnits(table.now, 'braken-1')]).toEqual([0, 0, 0]);
  });
});

describe('SC-8.2 buildings and modules', () => {
  const atStep2 = (table: Scene): Scene => begun(table.base('braken-1', 0)).answer('done');

  test('SC-17.2 EX-25 Mengsk may buy Barracks II, Factory I or Starport I, and one module', () => {
    const table = atStep2(building('mengsk', 'aldaris'));
    expect(table.options.slice(0, -1)).toEqual([
      'building:barracks',
      'building:factory',
      'building:starport',
      'module:supply',
      'module:research-development',
      'module:air-support',
    ]);
    table.answer('building:starport', 'auto', 'module:air-support', 'pay:permanent-mineral', 'auto');
    expect([owner(table).buildings, owner(table).modules]).toEqual([
      { barracks: 1, starport: 1 },
      { 'air-support': 1 },
    ]);
  });

  test('SC-8.2 only one building and only one module', () => {
    const table = atStep2(building('mengsk', 'aldaris')).answer('building:barracks', 'auto');
    expect(ids(table, 'building:')).toEqual([]);
    expect(table.blockedBy('building:factory')).toBe('SC-8.2');
    const other = atStep2(building('mengsk', 'aldaris')).answer('module:supply', 'auto');
    expect(other.blockedBy('module:research-development')).toBe('SC-8.2');
  });

  test('SC-8.2 a unit on the planet is enough', () => {
    const table = begun(building('mengsk', 'aldaris').area('braken-1', 0, { marine: 1 }));
    table.answer('building:factory', 'auto');
    expect(owner(table).buildings.factory).toBe(1);
  });

  test('SC-8.6 SC-17.3 EX-21 Factory I unlocks Vultures from the next Build order on, on every planet', () => {
    const table = atStep2(building('mengsk', 'aldaris')).answer('building:factory', 'auto', 'done');
    expect(table.told).not.toContain('build.units');
    expect(unlockedUnits(table.now, 0)).toContain('vulture');
    expect(table.endedAt).toBe('execution.endOfOrder');
  });

  test('SC-17.2 the highest level is blocked', () => {
    const table = atStep2(building('mengsk', 'aldaris').seat(0, seat => (seat.buildings.barracks = 3)));
    expect(table.blockedBy('building:barracks')).toBe('SC-17.2');
  });

  test('SC-17.4 a full sheet takes no module', () => {
    const full = { supply: 3, 'research-development': 1, 'air-support': 1 };
    const table = atStep2(building('mengsk', 'aldaris').seat(0, seat => (seat.modules = full)));
    expect([table.blockedBy('module:supply'), table.blockedBy('module:air-support')]).toEqual(['SC-17.4', 'SC-17.4']);
    expect(ids(table, 'module:')).toEqual([]);
  });

  test('SC-17.4 SC-2.2 a second Air Support module is not in the box, spaces or not', () => {
    const table = atStep2(building('mengsk', 'aldaris').seat(0, seat => (seat.modules = { 'air-support': 1 })));
    expect(table.match.blocked().find(({ id }) => id === 'module:air-support')?.why.key).toBe('build.why.no-token');
  });

  test('SC-22.3 the Zerg have no Supply modules', () => {
    expect(atStep2(building('overmind', 'mengsk')).blockedBy('module:supply')).toBe('SC-22.3');
  });

  test('SC-8.2 with a base and nothing to pay with, the step says so and asks nothing', () => {
    const table = building('mengsk', 'aldaris').base('braken-1', 0).area('braken-1', 0, { marine: 1 });
    begun(table.seat(0, seat => (seat.pool = 0))).answer('done');
    expect(table.told).toEqual(['build.sheet.nothing', 'build.base.has-base']);
    const told = table.match.events('spectator').map(({ words }) => contextOf().format(words));
    expect(told.join(' ')).not.toContain('.,');
  });
});

describe('SC-8.3 a base', () => {
  const atStep3 = (table: Scene): Scene => begun(table.area('braken-1', 0, { marine: 1 })).answer('done');

  test('SC-8.3.2 EX-26 units and no base there: one base in the area of a unit, and no units after it', () => {
    const table = atStep3(building('mengsk', 'aldaris'));
    expect(table.options).toEqual(['base:braken-1', 'done']);
    expect(table.blockedBy('base:braken-2')).toBe('SC-8.3');
    table.answer('base:braken-1', 'auto');
    expect([spent(table), table.now.areas['braken-1']?.base, table.endedAt]).toEqual([2, 0, 'execution.endOfOrder']);
  });

  test('SC-8.3.1 one base a player and planet, and other players may have theirs there', () => {
    const table = atStep3(building('mengsk', 'aldaris').base('braken-3', 1)).answer('base:braken-1', 'auto');
    expect(table.now.areas['braken-1']?.base).toBe(0);
    const own = begun(building('mengsk', 'aldaris').base('braken-3', 0).area('braken-1', 0, { marine: 1 }));
    own.answer('done', 'done');
    expect([own.told, own.endedAt]).toEqual([['build.base.has-base'], 'execution.endOfOrder']);
  });

  test('SC-8.3.3 EX-73 not beside an enemy base, but in another area with a unit', () => {
    const table = building('mengsk', 'aldaris').base('braken-1', 1).area('braken-2', 0, { marine: 1 });
    atStep3(table);
    expect(table.options).toEqual(['base:braken-2', 'destroy', 'done']);
    expect(table.blockedBy('base:braken-1')).toBe('SC-8.3.3');
    const alone = atStep3(building('mengsk', 'aldaris').base('braken-1', 1).base('torus-2', 0));
    expect([alone.told.at(-1), alone.endedAt]).toEqual(['build.base.no-area', 'execution.endOfOrder']);
  });

  test('SC-2.2 SC-9.2 with all six bases on the board one can be destroyed in step 2 and built here', () => {
    const table = building('mengsk', 'aldaris')
      .base('torus-2', 0)
      .seat(0, seat => (seat.supply.bases = 0));
    begun(table.area('braken-1', 0, { marine: 1 })).answer('destroy', 'destroy:base:torus-2', 'done');
    expect(table.options).toContain('base:braken-1');
  });

  test('SC-2.2 SC-7.2 without a base left, or without the two minerals, no base is built', () => {
    const none = atStep3(
      building('mengsk', 'aldaris')
        .base('torus-2', 0)
        .seat(0, seat => (seat.supply.bases = 0)),
    );
    const poor = atStep3(
      building('mengsk', 'aldaris')
        .base('torus-2', 0)
        .seat(0, seat => (seat.pool = 1)),
    );
    expect([none.told.at(-1), poor.told.at(-1)]).toEqual(['build.base.no-piece', 'build.base.price']);
  });
});

describe('SC-12.2 special Build', () => {
  test('SC-12.1 SC-12.2 EX-30 Mengsk builds a transport, two Marines and a Goliath for five minerals and no gas', () => {
    const table = building('mengsk', 'aldaris')
      .base('braken-1', 0)
      .seat(0, seat => (seat.buildings.factory = 2));
    begun(table, true).answer(`transport:${table.routeBetween('braken', 'torus')}`, 'full-price', 'auto');
    for (const _ of [1, 2]) table.answer('unit:marine', 'area:braken-1', 'full-price', 'auto');
    table.answer('unit:goliath', 'area:braken-1', 'discount:gas', 'auto');
    expect([spent(table), owner(table).permanent.gas, table.now.order?.unitsBuilt]).toEqual([5, 0, 3]);
    expect(owner(table).resourceCards.find(({ area }) => area === 'bhekar-ro-1')?.workers).toBe(0);
    expect(countUnits(table.now, 'braken-1', 'goliath')).toBe(1);
    expect(table.blockedBy('unit:marine')).toBe('SC-8.1.4');
  });

  test('SC-12.2 ruling discount-to-nothing: the discount may bring a price to nothing, and is there once', () => {
    const table = begun(building('mengsk', 'aldaris').base('braken-1', 0), true);
    table.answer('unit:marine', 'area:braken-1', 'discount:mineral');
    expect([spent(table), countUnits(table.now, 'braken-1', 'marine')]).toEqual([0, 1]);
    table.answer('unit:marine', 'area:braken-1');
    expect(table.decision.kind).toBe('pay');
  });

  test('SC-7.6 SC-12.2 only a resource of the price can be saved', () => {
    const table = begun(building('mengsk', 'aldaris').base('braken-1', 0), true);
    table.answer('unit:marine', 'area:braken-1');
    expect(table.options).toEqual(['discount:mineral', 'full-price', 'back']);
    expect(table.blockedBy('discount:gas')).toBe('SC-7.6');
  });

  test('SC-12.2 never on workers', () => {
    expect(begun(building('mengsk', 'aldaris').base('braken-1', 0), true).answer('worker').decision.kind).toBe('pay');
  });

  test('SC-12.2 what only the discount makes payable is offered at that price alone', () => {
    const table = building('mengsk', 'aldaris').base('braken-1', 0).area('braken-1', 0, { firebat: 1 });
    begun(
      table.seat(0, seat => (seat.pool = 0)),
      true,
    ).answer('unit:marine', 'area:braken-2');
    expect(table.options).toEqual(['discount:mineral', 'back']);
  });

  test('SC-12.2 buildings and modules may have it, too', () => {
    const table = begun(building('mengsk', 'aldaris').base('braken-1', 0), true).answer('done', 'building:starport');
    expect(table.options).toEqual(['discount:mineral', 'discount:gas', 'full-price', 'back']);
    table.answer('discount:gas', 'auto', 'module:supply', 'auto');
    expect([spent(table), table.now.order?.discountUsed]).toEqual([2, true]);
  });
});
