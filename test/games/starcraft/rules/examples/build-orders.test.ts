import { describe, expect, test } from 'vitest';
import type { PlanetId } from '../../../../../src/games/starcraft/data/planets.ts';
import { countUnits } from '../../../../../src/games/starcraft/state/areas.ts';
import { unitBuildLimit } from '../../../../../src/games/starcraft/state/sheet.ts';
import { scene } from '../../scene.ts';
import type { Scene } from '../../scene.ts';
import { buildOrder, building, ids, owner } from '../build-table.ts';
import { carriedOn, rested } from './carried-on.ts';

/** A Build order of seat 0 on a planet. */
const buildOn = (table: Scene, planet: PlanetId): Scene =>
  table.order(0, planet, 'build').begin('execution.turn', { seat: 0 });

/** The next Build order of seat 0, with all its workers back. */
const nextOn = (table: Scene, planet: PlanetId): Scene => buildOn(rested(carriedOn(table, buildOrder)), planet);

/** Builds this many of a unit in an area. */
function build(table: Scene, unit: string, area: string, count: number): Scene {
  for (let built = 0; built < count; built += 1) table.answer(`unit:${unit}`, `area:${area}`, 'auto');
  return table;
}

describe('worked examples of Build orders', () => {
  /** Aldaris with a base on Braken, five workers and these mineral cards; the permanent minerals are taken. */
  const protoss = (...cards: Parameters<Scene['cards']>[1][]): Scene =>
    scene(['aldaris', 'mengsk'], buildOrder)
      .planet('braken', 0, 0)
      .planet('bhekar-ro', 0, -1)
      .planet('pridewater', 1, 0)
      .base('braken-1', 0)
      .workers(0, 5)
      .cards(0, ...cards)
      .seat(0, seat => (seat.permanent.mineral = 4));
  const workersOn = (table: Scene): number[] => owner(table).resourceCards.map(({ workers }) => workers);

  test('SC-7.2 EX-13 a Zealot for two workers on the card of capacity 2: three are left, the card is full', () => {
    const table = buildOn(protoss('bhekar-ro-2', 'bhekar-ro-3'), 'braken');
    table.answer('unit:zealot');
    expect(table.options).toEqual(['area:braken-1', 'area:braken-2', 'area:braken-3', 'back']);
    table.answer('area:braken-3', 'pay:bhekar-ro-2', 'pay:bhekar-ro-2');
    expect([owner(table).pool, workersOn(table)]).toEqual([3, [2, 0]]);
    expect(countUnits(table.now, 'braken-3', 'zealot')).toBe(1);
    table.answer('worker');
    expect(table.options).not.toContain('pay:bhekar-ro-2');
    expect(table.now.areas['bhekar-ro-2']?.depletion).toBe('none');
  });

  test('SC-7.3 EX-14 a Zealot for two workers on a card of capacity 3 leaves room for one more in the round', () => {
    const table = buildOn(protoss('pridewater-1'), 'braken');
    table.answer('unit:zealot', 'area:braken-1', 'auto');
    expect(workersOn(table)).toEqual([2]);
    table.answer('worker', 'auto');
    expect([owner(table).pool, workersOn(table)]).toEqual([2, [3]]);
    expect(table.now.areas['pridewater-1']?.depletion).toBe('none');
  });

  test('SC-8.1.3 EX-20 with the printed Gateway I Aldaris is offered Zealots, and nothing else', () => {
    const table = buildOn(building('aldaris', 'mengsk').base('braken-1', 0), 'braken');
    expect(ids(table, 'unit:')).toEqual(['unit:zealot']);
    for (const unit of ['dragoon', 'high-templar', 'dark-templar', 'reaver', 'scout', 'arbiter', 'carrier', 'archon']) {
      expect(table.options).not.toContain(`unit:${unit}`);
    }
  });

  test('SC-17.3 EX-21 Factory I, bought on one planet, unlocks Vultures at every base, later ones too', () => {
    const first = buildOn(building('mengsk', 'aldaris').base('braken-1', 0).base('torus-2', 0), 'braken');
    expect(first.blockedBy('unit:vulture')).toBe('SC-8.1.3');
    first.answer('done', 'building:factory', 'auto', 'done');
    for (const planet of ['braken', 'torus'] as const) expect(nextOn(first, planet).options).toContain('unit:vulture');
    const later = carriedOn(first, buildOrder).base('bhekar-ro-2', 0);
    build(buildOn(rested(later), 'bhekar-ro'), 'vulture', 'bhekar-ro-2', 1);
    expect(countUnits(later.now, 'bhekar-ro-2', 'vulture')).toBe(1);
  });

  test('SC-17.5 EX-22 with one Supply module a Protoss seat builds three units an order instead of two', () => {
    const first = buildOn(building('aldaris', 'mengsk').base('braken-1', 0), 'braken');
    expect(unitBuildLimit(first.now, 0)).toBe(2);
    first.answer('done', 'module:supply', 'auto', 'done');
    expect(unitBuildLimit(first.now, 0)).toBe(3);
    const next = build(nextOn(first, 'braken'), 'zealot', 'braken-1', 3);
    expect(next.blockedBy('unit:zealot')).toBe('SC-8.1.4');
  });

  test('SC-17.5 EX-23 with two Supply modules Mengsk builds four units in each Build order', () => {
    let table = buildOn(building('mengsk', 'aldaris').base('braken-1', 0), 'braken');
    for (const supply of [1, 2]) {
      table.answer('done', 'module:supply', 'auto', 'done');
      expect(owner(table).modules.supply).toBe(supply);
      table = nextOn(table, 'braken');
    }
    build(table, 'marine', 'braken-1', 4);
    expect([table.now.order?.unitsBuilt, table.blockedBy('unit:marine')]).toEqual([4, 'SC-8.1.4']);
    const again = carriedOn(table, buildOrder).with(({ areas, seats: [seat] }) => {
      // The four Marines are elsewhere by then.
      if (areas['braken-1'] !== undefined) Object.assign(areas['braken-1'], { units: {}, holder: null });
      if (seat !== undefined) seat.supply.units.marine = 6;
    });
    build(buildOn(rested(again), 'braken'), 'marine', 'braken-1', 4);
    expect([again.now.order?.unitsBuilt, again.blockedBy('unit:marine')]).toEqual([4, 'SC-8.1.4']);
  });

  test('SC-17.2 EX-25 after Starport I and Air Support in one order, the next offers Barracks II, Factory I, Starport II', () => {
    const levels = (table: Scene): unknown[] =>
      table.decision.options.flatMap(({ id, words }) =>
        id.startsWith('building:')
          ? [JSON.stringify(words).replace(/^.*"building\.([a-z]+)".*"level":(\d).*$/, '$1 $2')]
          : [],
      );
    const first = buildOn(building('mengsk', 'aldaris').base('braken-1', 0), 'braken').answer('done');
    expect(levels(first)).toEqual(['barracks 2', 'factory 1', 'starport 1']);
    first.answer('building:starport', 'auto', 'module:air-support', 'pay:permanent-mineral', 'auto');
    expect([owner(first).buildings, owner(first).modules]).toEqual([
      { barracks: 1, starport: 1 },
      { 'air-support': 1 },
    ]);
    expect(levels(nextOn(first, 'braken').answer('done'))).toEqual(['barracks 2', 'factory 1', 'starport 2']);
  });
});
