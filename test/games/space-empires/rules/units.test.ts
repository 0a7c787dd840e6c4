import { describe, expect, test } from 'vitest';
import type { HexId } from '../../../../src/games/space-empires/data/hexes.ts';
import { refittableGroups } from '../../../../src/games/space-empires/rules/sequence.ts';
import { piecesAt } from '../../../../src/games/space-empires/state/pieces.ts';
import { scene } from '../scene.ts';
import type { Scene } from '../scene.ts';

// What is true of a unit stays true of it, whatever counter it lies under.

/** The address of the counters of a type in a hex, those with more units first. */
function counters(table: Scene, hex: HexId, kind: string): string[] {
  const found = piecesAt(table.now, hex, 0).filter(piece => piece.kind === kind);
  return found.sort((one, other) => other.count - one.count).map(({ handle }) => `c${handle}`);
}

/** Puts the counters of a type in a hex under one, two after the other. */
function gather(table: Scene, hex: HexId, kind: string): Scene {
  for (let [one, other] = counters(table, hex, kind); other !== undefined; [one, other] = counters(table, hex, kind)) {
    const option = table.options.find(id => id === `merge:${one}:${other}` || id === `merge:${other}:${one}`);
    if (option === undefined) break;
    table.answer(option);
  }
  return table;
}

describe('scans', () => {
  const cruisers = (count: number): Scene => {
    const table = scene().levels(0, { exploration: 1 });
    for (const hex of ['e4', 'd4', 'd5', 'f4', 'f5', 'e6'] as const) table.hidden(hex, 'danger');
    return table.units(0, 'e5', 'cruiser', count, { special: 1 }).move();
  };
  const scan = (table: Scene): boolean => {
    const option = table.options.find(id => id.startsWith('scan:'));
    if (option === undefined) return false;
    table.answer(option, 'put-back');
    return true;
  };

  test('SE-7.14 two Cruisers that part and join again have looked, and look no more', () => {
    const table = cruisers(2);
    let looks = 0;
    for (let parted = 0; parted < 4; parted += 1) {
      while (scan(table)) looks += 1;
      const [group] = counters(table, 'e5', 'cruiser');
      table.answer(`split:${group}`);
      if (table.decision.amount !== null) table.answer(1);
      while (scan(table)) looks += 1;
      gather(table, 'e5', 'cruiser');
    }
    expect(looks).toBe(2);
  });

  test('SE-7.14 of three Cruisers one of which has looked, either part looks as often as it still may', () => {
    const table = cruisers(3);
    scan(table);
    table.answer(`split:${counters(table, 'e5', 'cruiser')[0]}`);
    expect(table.options).toEqual(['part:0-1', 'part:0-2', 'part:1-0', 'part:1-1']);
    table.answer('part:1-0');
    const [two, one] = counters(table, 'e5', 'cruiser');
    expect(table.options.some(id => id.startsWith(`scan:${two}`))).toBe(true);
    expect(table.options.some(id => id.startsWith(`scan:${one}`))).toBe(false);
  });

  test('SE-12.7 Cruisers that have scanned are not refitted when they have parted', () => {
    const table = cruisers(2).levels(0, { attack: 1, exploration: 1 });
    table.units(0, 'e5', 'yard').cp(0, 20).move();
    while (scan(table));
    table.answer(`split:${counters(table, 'e5', 'cruiser')[0]}`, 1);
    expect(counters(table, 'e5', 'cruiser')).toHaveLength(2);
    expect(refittableGroups(table.now, 0)).toEqual([]);
  });
});

describe('groups that have joined', () => {
  test('SE-7.5 go back from a supernova each to where its units came from', () => {
    const table = scene().hidden('e6', 'supernova').units(0, 'e5', 'scout', 2).units(0, 'd6', 'scout', 1).move();
    table.go('e5', 'scout', 'e6').go('d6', 'scout', 'e6');
    gather(table, 'e6', 'scout');
    expect(counters(table, 'e6', 'scout')).toHaveLength(1);
    table.answer('done');
    expect([table.count('e5', 'scout', 0), table.count('d6', 'scout', 0)]).toEqual([2, 1]);
  });

  test('SE-4.6 go back together, to a hex that their owner picks, when no counter is free', () => {
    const table = scene().hidden('e6', 'supernova').units(0, 'e5', 'dreadnought', 2).units(0, 'd6', 'dreadnought', 1);
    table.move().go('e5', 'dreadnought', 'e6').go('d6', 'dreadnought', 'e6');
    gather(table, 'e6', 'dreadnought');
    // Both counters of Dreadnoughts are out again.
    table.state.pieces = table.now.pieces;
    const state = table.now;
    const again = scene().hidden('e6', 'supernova');
    Object.assign(again.state, { pieces: state.pieces, handles: state.handles });
    again
      .units(0, 'l7', 'dreadnought')
      .begin(
        'explore.choose',
        { seat: 0 },
        { step: 'turn.over', args: { seat: 0 } },
        { step: 'economy.begin', args: {} },
      );
    expect(again.asked).toBe('0 explore.back');
    expect(again.options.toSorted()).toEqual(['hex:d6', 'hex:e5']);
    again.answer('hex:d6');
    expect(again.count('d6', 'dreadnought', 0)).toBe(3);
  });

  test('SE-6.1 move on as far as each of their units may', () => {
    const table = scene()
      .turn(3)
      .units(0, 'e5', 'scout', 1, { movement: 2 })
      .units(0, 'e6', 'scout', 1, { movement: 2 })
      .move();
    table.go('e5', 'scout', 'e6');
    gather(table, 'e6', 'scout').go('e6', 'scout', 'e7');
    const [group] = counters(table, 'e7', 'scout');
    expect(table.options).not.toContain(`go:${group}`);
    table.answer(`split:${group}`, 'part:0-1');
    expect(table.options.filter(id => id.startsWith('go:'))).toHaveLength(1);
  });

  test('SE-12.7 are refitted as far as their units have stayed', () => {
    const table = scene()
      .levels(0, { attack: 1 })
      .units(0, 'e5', 'scout', 2, { attack: 0 })
      .units(0, 'e6', 'scout', 1, { attack: 0 });
    table.units(0, 'e5', 'yard').cp(0, 20).turn(1, 2).move().go('e6', 'scout', 'e5');
    gather(table, 'e5', 'scout');
    table.answer('done');
    expect(table.asked).toBe('0 turn.refit');
    expect(table.options.map(id => id.split(':').at(-1))).toEqual(['done', 'all', 'one']);
    table.answer(table.options.find(id => id.endsWith(':all')) ?? '');
    expect(
      piecesAt(table.now, 'e5', 0)
        .filter(({ kind }) => kind === 'scout')
        .map(({ count, tech }) => [count, tech?.attack])
        .sort(),
    ).toEqual([
      [1, 0],
      [2, 1],
    ]);
    expect(table.has(0).cp).toBe(18);
  });
});

test('SE-12.7 a unit that retreats to a yard is not refitted with those that have stayed there', () => {
  const table = scene()
    .levels(0, { attack: 1 })
    .units(0, 'e5', 'scout', 2, { attack: 0 })
    .units(0, 'e5', 'yard')
    .colony('e5', 0);
  table.units(0, 'e6', 'scout', 1, { attack: 0 }).units(1, 'e6', 'scout', 1).turn(1, 2).dice(10, 10, 10, 10).fight();
  while (!table.options.includes('flee:e5')) table.answer('hold');
  table.answer('flee:e5');
  expect(table.count('e5', 'scout', 0)).toBe(3);
  const stayed = refittableGroups(table.now, 0).reduce(
    (sum, { count, lots }) => sum + count - lots.reduce((moved, lot) => moved + lot.count, 0),
    0,
  );
  expect(stayed).toBe(2);
});

test('SE-4.4 a group is not turned down at a colony that was founded in this turn', () => {
  const table = scene().marker('e5', 'planet').marker('f5', 'planet').colony('f5', 0, 0);
  table
    .units(0, 'e5', 'scout', 1, {}, { up: true })
    .units(0, 'f5', 'scout', 1, {}, { up: true })
    .units(0, 'e5', 'colony-ship')
    .move();
  const there = table.c('e5', 'scout');
  table.answer(`settle:${table.c('e5', 'colony-ship')}`);
  expect(table.options.filter(id => id.startsWith('hide:'))).toEqual([`hide:${table.c('f5', 'scout')}`]);
  expect(table.options).not.toContain(`hide:${there}`);
});
