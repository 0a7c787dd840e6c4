import { describe, expect, test } from 'vitest';
import type { SurveyEntry, PointingKey } from '../../src/boards/pane.ts';
import { besideHex, hexBeside, hexesAround, hexWays } from '../../src/boards/hex.ts';
import type { Hex, HexGrid } from '../../src/boards/hex.ts';
import { randomBelow, seededRandom } from '../../src/kernel/plain/random.ts';
import type { Ref } from '../../src/kernel/words/message.ts';
import { placeBeside, placesOf } from '../../src/table/match/play/panes/places.ts';

const GRIDS: readonly HexGrid[] = [
  { top: 'flat', pushed: 'odd' },
  { top: 'flat', pushed: 'even' },
  { top: 'pointy', pushed: 'odd' },
  { top: 'pointy', pushed: 'even' },
];
const PLAIN: readonly PointingKey[] = ['up', 'down', 'left', 'right'];
const COLUMNS = 12;
const ROWS = 13;

const refOf = ({ column, row }: Hex): Ref => `hex:${column}-${row}`;
const everyHex: readonly Hex[] = Array.from({ length: COLUMNS * ROWS }, (_, at) => ({
  column: at % COLUMNS,
  row: Math.floor(at / COLUMNS),
}));

/** The hexes that can be reached from one by some keys, on a map of those hexes. */
function reached(grid: HexGrid, map: readonly Hex[], from: Hex, ways: readonly PointingKey[]): ReadonlySet<Ref> {
  const onMap = new Map(map.map(hex => [refOf(hex), hex]));
  const refOn = (hex: Hex): Ref | null => (onMap.has(refOf(hex)) ? refOf(hex) : null);
  const found = new Set<Ref>([refOf(from)]);
  for (const ref of found) {
    const hex = onMap.get(ref);
    const beside = hex === undefined ? {} : besideHex(grid, hex, refOn);
    for (const way of ways) if (beside[way] !== undefined) found.add(beside[way]);
  }
  return found;
}

/** Where the middle of a hex lies whose sides have the length 1. */
function middleOf({ top, pushed }: HexGrid, { column, row }: Hex): readonly [number, number] {
  const half = (line: number): number => ((line % 2 === 1) === (pushed === 'odd') ? 0.5 : 0);
  const across = Math.sqrt(3);
  return top === 'flat' ? [1.5 * column, across * (row + half(column))] : [across * (column + half(row)), 1.5 * row];
}

describe.each(GRIDS)('on a $top-top map whose $pushed lines are pushed', grid => {
  test('the six neighbours of a hex touch it: their middles are as far away as hexes are high', () => {
    for (const hex of everyHex.filter(({ column, row }) => column > 0 && row > 0)) {
      const around = hexesAround(grid, hex);
      expect(new Set(around.map(refOf)).size).toBe(6);
      const [x, y] = middleOf(grid, hex);
      for (const next of around) {
        const [nextX, nextY] = middleOf(grid, next);
        expect(Math.hypot(nextX - x, nextY - y)).toBeCloseTo(Math.sqrt(3));
        expect(hexesAround(grid, next).map(refOf)).toContain(refOf(hex));
      }
    }
  });

  test('a way leads where its arrow points', () => {
    const hex = { column: 5, row: 6 };
    const [x, y] = middleOf(grid, hex);
    for (const way of hexWays(grid)) {
      const next = hexBeside(grid, hex, way);
      const [nextX = 0, nextY = 0] = next === null ? [] : middleOf(grid, next);
      const along = way.endsWith('up') || way.endsWith('down') ? nextY - y : nextX - x;
      expect(Math.sign(along), way).toBe(way.endsWith('up') || way.endsWith('left') ? -1 : 1);
    }
  });

  test('every hex of 12 x 13 is reached from any corner by the plain arrows', () => {
    for (const corner of [0, COLUMNS - 1, everyHex.length - COLUMNS, everyHex.length - 1]) {
      const [from = { column: 0, row: 0 }] = everyHex.slice(corner);
      expect(reached(grid, everyHex, from, PLAIN).size).toBe(COLUMNS * ROWS);
    }
  });

  test('a plain arrow pressed again and again goes along one line to the edge', () => {
    const isOn = ({ column, row }: Hex): boolean => column >= 0 && row >= 0 && column < COLUMNS && row < ROWS;
    const along = (way: PointingKey): number => {
      let steps = 0;
      for (let hex: Hex | null = { column: 5, row: 6 }; hex !== null && isOn(hex); hex = hexBeside(grid, hex, way))
        steps += 1;
      return steps;
    };
    expect(PLAIN.map(along)).toEqual([7, 7, 6, 7]);
  });

  test('a map with holes and ragged edges is reached by the plain arrows as far as it hangs together', () => {
    const random = seededRandom('ragged');
    let ragged = 0;
    for (let map = 0; map < 200; map++) {
      const hexes = everyHex.filter(() => randomBelow(random, 10) < 6);
      const [from] = hexes;
      if (from === undefined) continue;
      // What hangs together is found by all six neighbours, whatever keys there are.
      const isIn = new Set(hexes.map(refOf));
      const together = new Set<Ref>([refOf(from)]);
      const byRef = new Map(everyHex.map(hex => [refOf(hex), hex]));
      for (const ref of together) {
        const hex = byRef.get(ref);
        for (const next of hex === undefined ? [] : hexesAround(grid, hex)) {
          if (isIn.has(refOf(next))) together.add(refOf(next));
        }
      }
      expect(reached(grid, hexes, from, PLAIN)).toEqual(together);
      if (together.size > 20) ragged += 1;
    }
    expect(ragged).toBeGreaterThan(50);
  });

  test('pointing on its picture follows them: every hex that can be chosen is reached, also where only some can be', () => {
    const refOn = (hex: Hex): Ref | null =>
      everyHex.some(({ column, row }) => column === hex.column && row === hex.row) ? refOf(hex) : null;
    const things = everyHex.map((hex): SurveyEntry => {
      const [x, y] = middleOf(grid, hex);
      const rect = { x: Math.round(4 * x), y: Math.round(2 * y), width: 5, height: 3 };
      return { ref: refOf(hex), rect, beside: besideHex(grid, hex, refOn) };
    });
    const places = placesOf(things, [{ id: 'move', words: { key: '' }, refs: everyHex.map(refOf) }]);
    const found = new Set<Ref>(['hex:0-0']);
    for (const ref of found) {
      const from = places.find(place => place.ref === ref);
      if (from === undefined) throw new Error(`no place ${ref}`);
      for (const way of PLAIN) {
        const next = placeBeside(places, from, way, things);
        if (next !== null) found.add(next.ref);
      }
    }
    expect(found.size).toBe(COLUMNS * ROWS);
    const few = placesOf(things, [{ id: 'move', words: { key: '' }, refs: ['hex:1-6', 'hex:9-6', 'hex:5-1'] }]);
    const [, west] = few;
    if (west === undefined) throw new Error('no places');
    expect(placeBeside(few, west, 'right', things)?.ref).toBe('hex:9-6');
  });
});

test('hexes have no slanting neighbours above and below where a side is on top, and none beside them where a corner is', () => {
  const hex = { column: 3, row: 3 };
  expect(hexBeside({ top: 'flat', pushed: 'odd' }, hex, 'shift-up')).toBeNull();
  expect(hexBeside({ top: 'pointy', pushed: 'odd' }, hex, 'shift-left')).toBeNull();
});
