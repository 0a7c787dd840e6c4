import { describe, expect, test } from 'vitest';
import { countUnits } from '../../../../src/games/starcraft/state/areas.ts';
import type { Scene } from '../scene.ts';
import { begun, building, owner, spent } from './build-table.ts';

/** Aldaris with Summon Archon and these High Templar on Braken, without a base there. */
function templar(areas: Partial<Record<'braken-1' | 'braken-2' | 'braken-3', number>>): Scene {
  const table = building('aldaris', 'mengsk').inPlay(0, 'summon-archon-1').base('torus-2', 0);
  for (const area of ['braken-1', 'braken-2', 'braken-3'] as const) {
    if (areas[area] !== undefined) table.area(area, 0, { 'high-templar': areas[area] });
  }
  return table;
}

describe('SC-8.1.5 units that need a technology', () => {
  test('SC-8.1.5 EX-29 one gas and two High Templar of areas 1 and 2 make an Archon in either of them, without a base', () => {
    const table = begun(templar({ 'braken-1': 1, 'braken-2': 1 })).answer('unit:archon');
    expect(table.options).toEqual(['area:braken-1', 'area:braken-2', 'back']);
    table.answer('area:braken-2', 'auto');
    const { areas, order } = table.now;
    expect([areas['braken-1']?.units, areas['braken-2']?.units]).toEqual([{}, { archon: 1 }]);
    expect([spent(table), order?.unitsBuilt, owner(table).supply.units['high-templar']]).toEqual([1, 1, 3]);
    expect(owner(table).permanent).toEqual({ mineral: 0, gas: 1 });
  });

  test('SC-8.1.5 without a base only such units are built', () => {
    const table = begun(templar({ 'braken-1': 2 }));
    expect(table.options).toEqual(['unit:archon', 'destroy', 'done']);
    expect([table.blockedBy('worker'), table.blockedBy('unit:zealot')]).toEqual(['SC-8.1', 'SC-8.1']);
  });

  test('SC-2.2 SC-9.2 without a base and with all three Archons on the board, one is destroyed and built again', () => {
    const table = begun(templar({ 'braken-1': 2 }).area('torus-1', 0, { archon: 2 }).area('torus-3', 0, { archon: 1 }));
    expect(table.blockedBy('unit:archon')).toBe('SC-2.2');
    table.answer('destroy', 'destroy:unit:archon@torus-1', 'unit:archon', 'auto');
    expect(table.now.areas['braken-1']?.units).toEqual({ archon: 1 });
    expect(table.now.areas['torus-1']?.units).toEqual({ archon: 1 });
  });

  test('SC-8.1.5 with more High Templar than needed their owner picks which are destroyed', () => {
    const table = begun(templar({ 'braken-1': 2, 'braken-2': 1 })).answer('unit:archon');
    expect(table.options).toEqual([
      'sacrifice:high-templar@braken-1+high-templar@braken-1',
      'sacrifice:high-templar@braken-1+high-templar@braken-2',
      'back',
    ]);
    table.answer('sacrifice:high-templar@braken-1+high-templar@braken-1', 'auto');
    expect(table.now.areas['braken-1']?.units).toEqual({ archon: 1 });
  });

  test('SC-8.1.5 without the technology, or without enough High Templar, it is blocked', () => {
    const without = building('aldaris', 'mengsk').base('braken-1', 0).area('braken-1', 0, { 'high-templar': 2 });
    expect(begun(without).blockedBy('unit:archon')).toBe('SC-8.1.5');
    expect(begun(templar({ 'braken-1': 1 }).base('braken-1', 0)).blockedBy('unit:archon')).toBe('SC-8.1.5');
  });

  test('SC-8.1.5 units built in this order cannot be sacrificed in it, not even in the place of destroyed ones', () => {
    const table = building('aldaris', 'mengsk').inPlay(0, 'summon-archon-1').base('braken-1', 0);
    table.seat(0, seat => (seat.buildings.gateway = 3)).area('braken-1', 0, { 'high-templar': 1, zealot: 1 });
    begun(table).answer('unit:high-templar', 'area:braken-1', 'auto');
    expect(table.blockedBy('unit:archon')).toBe('SC-8.1.5');
    const again = building('aldaris', 'mengsk').inPlay(0, 'summon-archon-1').base('braken-1', 0);
    again.seat(0, seat => (seat.buildings.gateway = 3)).area('braken-1', 0, { 'high-templar': 2, zealot: 1 });
    begun(again.seat(0, seat => (seat.modules.supply = 1)));
    again.answer('destroy', 'destroy:unit:high-templar@braken-1', 'unit:high-templar', 'area:braken-1', 'auto');
    expect(countUnits(again.now, 'braken-1', 'high-templar')).toBe(2);
    expect(again.blockedBy('unit:archon')).toBe('SC-8.1.5');
  });

  test('SC-8.1.5 nor after anything else was destroyed', () => {
    const table = building('aldaris', 'mengsk').inPlay(0, 'summon-archon-1').base('braken-1', 0);
    table.seat(0, seat => (seat.buildings.gateway = 3)).area('braken-1', 0, { 'high-templar': 1, zealot: 1 });
    begun(table).answer('unit:high-templar', 'area:braken-1', 'auto', 'destroy', 'destroy:unit:zealot@braken-1');
    expect(countUnits(table.now, 'braken-1', 'high-templar')).toBe(2);
    expect(table.blockedBy('unit:archon')).toBe('SC-8.1.5');
  });

  test('SC-8.1.5 what was sacrificed is not replaced by a new High Templar in the same area', () => {
    const table = templar({ 'braken-1': 3 }).base('braken-1', 0);
    table.seat(0, seat => Object.assign(seat, { buildings: { gateway: 3 }, modules: { supply: 1 } }));
    begun(table).answer('unit:archon', 'auto', 'unit:high-templar', 'area:braken-1', 'auto');
    expect(table.now.areas['braken-1']?.units).toEqual({ 'high-templar': 2, archon: 1 });
    expect(table.blockedBy('unit:archon')).toBe('SC-8.1.5');
  });

  test('SC-8.1.5 the sacrifice makes the room: it works in an area at its unit limit', () => {
    const table = begun(templar({ 'braken-3': 2 })).answer('unit:archon', 'auto');
    expect(table.now.areas['braken-3']?.units).toEqual({ archon: 1 });
  });

  test('SC-1.5.2 SC-8.1.5 it is not put beside a base of somebody else', () => {
    const table = begun(templar({ 'braken-1': 1, 'braken-2': 1 }).base('braken-1', 1)).answer('unit:archon', 'auto');
    expect(table.now.areas['braken-2']?.units).toEqual({ archon: 1 });
  });

  test('SC-8.1.5 EX-F13 with a limit of two, an Archon and one Zealot can be built, but no second one', () => {
    const table = begun(templar({ 'braken-1': 2 }).base('braken-2', 0)).answer('unit:archon', 'auto');
    table.answer('unit:zealot', 'area:braken-2', 'auto');
    expect(table.blockedBy('unit:zealot')).toBe('SC-8.1.4');
  });

  test('SC-8.1.5 a Guardian takes the place of a Mutalisk', () => {
    const table = building('overmind', 'mengsk').inPlay(0, 'guardian-aspect-1').area('braken-2', 0, { mutalisk: 1 });
    begun(table.base('torus-2', 0)).answer('unit:guardian', 'auto');
    expect(table.now.areas['braken-2']?.units).toEqual({ guardian: 1 });
  });
});
