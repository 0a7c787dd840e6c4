import { describe, expect, test } from 'vitest';
import { hexMapSize, hexRect } from '../../src/boards/hex-geometry.ts';
import { paintHexMap, surveyHexMap, zoomShown } from '../../src/boards/hex-map.ts';
import type { HexMap, MappedHex } from '../../src/boards/hex-map.ts';
import { span } from '../../src/boards/drawing/lines.ts';
import type { Span } from '../../src/boards/drawing/lines.ts';
import type { Spot, PointingKey } from '../../src/boards/pane.ts';
import { ASCII_GLYPHS } from '../../src/boards/drawing/glyphs.ts';
import { cellAt, toPlain } from '../../src/boards/drawing/grid.ts';

/** 150 hexes with a side on top, as on the map of Space Empires. */
const FLAT: HexMap = {
  grid: { top: 'flat', pushed: 'odd' },
  hexes: Array.from({ length: 150 }, (_, at) => ({
    ref: `hex:h${at}` as const,
    hex: { column: at % 15, row: Math.floor(at / 15) },
  })),
  zooms: [
    { title: 'far', width: 4, height: 2 },
    { title: 'near', width: 8, height: 4 },
    { title: 'close', width: 12, height: 6 },
  ],
};

/** The first hex of the map, in the corner of the window. */
const FIRST = /^0 /;
const placed = FLAT.hexes.map(({ hex }) => hex);
const looking = { glyphs: ASCII_GLYPHS, focus: [] };
const rows = (size: { width: number; height: number }, more: object = {}, map: HexMap = FLAT): string[] =>
  toPlain(
    paintHexMap(map, size, { ...looking, ...more }, ({ ref }) => ({ lines: [[span(ref.slice('hex:h'.length))]] })),
  );

describe('a map of 150 flat-top hexes', () => {
  test('every second column lies half a hex lower, and no two hexes overlap', () => {
    const rects = FLAT.hexes.map(({ hex }) => hexRect(FLAT.grid, { title: '', width: 4, height: 2 }, hex));
    expect(rects[0]).toEqual({ x: 0, y: 0, width: 4, height: 2 });
    expect(rects[1]).toEqual({ x: 4, y: 1, width: 4, height: 2 });
    const cells = rects.flatMap(({ x, y, width, height }) =>
      Array.from({ length: width * height }, (_, at) => `${x + (at % width)},${y + Math.floor(at / width)}`),
    );
    expect(new Set(cells).size).toBe(cells.length);
  });

  test('the nearest zoom at which all is in sight is shown, the widest when none fits, and any by hand', () => {
    expect(FLAT.zooms.map(zoom => hexMapSize(FLAT.grid, placed, zoom))).toEqual([
      { width: 60, height: 21 },
      { width: 120, height: 42 },
      { width: 180, height: 63 },
    ]);
    expect(zoomShown(FLAT, { width: 80, height: 24 }, undefined)).toBe(0);
    expect(zoomShown(FLAT, { width: 130, height: 50 }, undefined)).toBe(1);
    expect(zoomShown(FLAT, { width: 20, height: 5 }, undefined)).toBe(0);
    expect(zoomShown(FLAT, { width: 20, height: 5 }, 2)).toBe(2);
    expect(zoomShown(FLAT, { width: 20, height: 5 }, 9)).toBe(2);
  });

  test('with nothing in focus the window is where the map rests', () => {
    const size = { width: 30, height: 8 };
    const home: HexMap = { ...FLAT, rest: ['hex:h149'] };
    expect(rows(size, {}, home).join('\n')).toContain('149');
    expect(rows(size, { focus: ['hex:h0'] }, home).join('\n')).toMatch(FIRST);
  });

  test('the window stays where it was before while the focus has a hex around it in sight, and else follows the focus', () => {
    const size = { width: 30, height: 8 };
    const windowAt = (focus: string, before?: Spot) =>
      surveyHexMap(FLAT, size, { ...looking, focus: [`hex:${focus}`], ...(before === undefined ? {} : { before }) })
        .window;
    const before = { x: 12, y: 6 };
    // The hex of column 5 and row 4: at 20 from the left and 9 from the top.
    expect(windowAt('h65')).not.toEqual(before);
    expect(windowAt('h65', before)).toEqual(before);
    expect(windowAt('h5', before)).toEqual({ x: before.x, y: windowAt('h5').y });
    expect(windowAt('h74', before)).toEqual({ x: windowAt('h74').x, y: before.y });
    expect(windowAt('h65', { x: 900, y: -1 })).toEqual(windowAt('h65'));
    expect(surveyHexMap(FLAT, size, { ...looking, before }).window).toEqual({ x: 0, y: 0 });
  });

  test('the window follows the focus, stops at the edges, and can be put by hand', () => {
    expect(rows({ width: 30, height: 8 }).join('\n')).toMatch(FIRST);
    expect(rows({ width: 30, height: 8 }, { focus: ['hex:h149'] }).join('\n')).toContain('149');
    expect(rows({ width: 30, height: 8 }, { focus: ['hex:h149'] }).join('\n')).not.toMatch(FIRST);
    const { window } = surveyHexMap(FLAT, { width: 30, height: 8 }, { ...looking, window: { x: 900, y: 900 } });
    expect(window).toEqual({ x: 30, y: 13 });
  });

  test('what is painted lies where the survey says', () => {
    const size = { width: 130, height: 50 };
    const picture = rows(size);
    for (const { ref, rect } of surveyHexMap(FLAT, size, looking).things) {
      expect(picture[rect.y]?.slice(rect.x, rect.x + 4).trim()).toBe(ref.slice('hex:h'.length));
    }
  });

  test('hexes grow to the room there is, in each direction by itself, up to the most of their zoom', () => {
    const zooms = [{ title: 'far', width: 4, height: 2, most: { width: 6, height: 4 } }];
    const map: HexMap = { ...FLAT, zooms };
    const whole = (width: number, height: number): unknown => surveyHexMap(map, { width, height }, looking).whole;
    expect(whole(60, 21)).toEqual({ width: 60, height: 21 });
    expect(whole(80, 33)).toEqual({ width: 75, height: 31 });
    expect(whole(300, 25)).toEqual({ width: 90, height: 21 });
    expect(whole(300, 300)).toEqual({ width: 90, height: 42 });
  });

  test('the rows that stay free below a map say what its signs mean, as far as they have room, one row apart', () => {
    const map: HexMap = { ...FLAT, legend: () => [[span('@ hole')], [span('* sun')], [span('x'.repeat(50))]] };
    const painted = (height: number): string[] => rows({ width: 60, height }, {}, map).slice(21);
    expect(painted(22).join('').trim()).toBe('');
    expect(painted(23).map(row => row.trim())).toEqual(['', '@ hole   * sun']);
    expect(painted(25).map(row => row.trim())).toEqual(['', '', '@ hole   * sun', 'x'.repeat(50)]);
  });

  test('the label of what can be chosen is underlined where something stands, and not in between', () => {
    const face = () => ({ lines: [[span('A o')]] });
    const grid = paintHexMap(FLAT, { width: 60, height: 21 }, { ...looking, open: ['hex:h0'] }, face);
    const styles = [0, 1, 2, 4].map(x => cellAt(grid, x, 0).style);
    expect(styles.map(({ underline }) => underline === true)).toEqual([true, false, true, false]);
    expect(styles.map(({ ground }) => ground)).toEqual(['choice', 'choice', 'choice', undefined]);
  });

  test('the four plain arrows lead from each hex to each other one', () => {
    const { things } = surveyHexMap(FLAT, { width: 80, height: 24 }, looking);
    const beside = new Map(things.map(thing => [thing.ref, thing.beside ?? {}]));
    const plain: readonly PointingKey[] = ['up', 'down', 'left', 'right'];
    const seen = new Set([FLAT.hexes[0]?.ref ?? 'hex:none']);
    for (const ref of seen)
      for (const way of plain) {
        const next = beside.get(ref)?.[way];
        if (next !== undefined) seen.add(next);
      }
    expect(seen.size).toBe(150);
  });

  describe('a map of which not all is in sight has a minimap beside it', () => {
    const size = { width: 110, height: 20 };
    const near = { ...looking, zoom: 2, focus: ['hex:h149'] as const };
    const painted = (signOf?: (mapped: MappedHex) => Span | null): string[] =>
      toPlain(paintHexMap(FLAT, size, near, ({ ref }) => ({ lines: [[span(ref.slice('hex:h'.length))]] }), signOf));

    test('with a sign for each hex, and those in sight told apart', () => {
      const mini = painted().map(row => row.slice(80));
      expect(mini.slice(0, 10).every(row => row.length === 30 && row.split(' ').join('').length === 15)).toBe(true);
      expect(mini[0]).toMatch(/^(\. )+$/);
      expect(mini[9]).toMatch(/^(\. ){8,9}(, ?)+$/);
      expect(
        mini
          .join('')
          .split('')
          .filter(sign => sign === ASCII_GLYPHS.workerAway),
      ).not.toHaveLength(0);
      expect(painted(({ ref }) => (ref === 'hex:h0' ? span('A') : null))[0]?.[80]).toBe('A');
    });

    test('which leaves room to pan to every hex, and lies over nothing that can be pointed at', () => {
      const { things, room, window } = surveyHexMap(FLAT, size, near);
      expect(room).toEqual({ width: 78, height: 20 });
      expect(window).toEqual({ x: 180 - 78, y: 63 - 20 });
      expect(things.filter(({ rect }) => rect.x >= 78 && rect.x < size.width)).toEqual([]);
    });

    test('but not where nearly all is in sight: it would hide more than it shows', () => {
      const low = { width: 60, height: 13 };
      expect(surveyHexMap(FLAT, low, looking).room).toEqual(low);
      expect(surveyHexMap(FLAT, { width: 100, height: 12 }, looking).room).toEqual({ width: 68, height: 12 });
    });

    test('but not where all is in sight, or where the pane has no room for it', () => {
      expect(surveyHexMap(FLAT, { width: 130, height: 50 }, looking).room).toEqual({ width: 130, height: 50 });
      expect(surveyHexMap(FLAT, { width: 60, height: 20 }, near).room).toEqual({ width: 60, height: 20 });
    });
  });
});
