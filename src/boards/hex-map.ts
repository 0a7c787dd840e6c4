import type { Ref } from '../kernel/words/message.ts';
import { blit, createGrid } from './drawing/grid.ts';
import type { Grid, Rect } from './drawing/grid.ts';
import type { Glyphs } from './drawing/glyphs.ts';
import { around, arrows, offset } from './drawing/window.ts';
import { besideHex } from './hex.ts';
import type { Hex, HexGrid } from './hex.ts';
import type { PaneSize, Spot, Survey } from './board.ts';

// The picture of a hex map: each hex is a block of cells, and every second row or column is pushed on by half a block, as in a wall of
// bricks. A game paints what is in a block; where blocks lie, which zoom fits and what the window shows is the same for all.

/** A hex of a map and its address. */
export interface MappedHex {
  readonly ref: Ref;
  readonly hex: Hex;
}

/** One way to draw a map: how many cells a hex has, what is left free between hexes included, and what that is called. */
export interface HexZoom {
  readonly title: string;
  readonly width: number;
  readonly height: number;
}

/** A map as a game describes it, the widest zoom first. */
export interface HexMap {
  readonly grid: HexGrid;
  readonly hexes: readonly MappedHex[];
  readonly zooms: readonly HexZoom[];
}

/** How a map is looked at: what the cursor is on, and what people have moved by hand. */
export interface HexLooking {
  readonly glyphs: Glyphs;
  readonly focus: readonly Ref[];
  readonly window?: Spot;
  readonly zoom?: number;
}

/** Where the block of a hex lies in the whole picture. */
export function hexRect({ top, pushed }: HexGrid, { width, height }: HexZoom, { column, row }: Hex): Rect {
  const line = top === 'flat' ? column : row;
  const isPushed = (Math.abs(line) % 2 === 1) === (pushed === 'odd');
  const half = Math.floor((top === 'flat' ? height : width) / 2);
  const push = isPushed ? half : 0;
  return {
    x: column * width + (top === 'flat' ? 0 : push),
    y: row * height + (top === 'flat' ? push : 0),
    width,
    height,
  };
}

/** The size of the whole picture. */
export function hexMapSize({ grid, hexes }: HexMap, zoom: HexZoom): PaneSize {
  const whole = around(hexes.map(({ hex }) => hexRect(grid, zoom, hex)));
  return whole === null ? { width: 0, height: 0 } : { width: whole.x + whole.width, height: whole.y + whole.height };
}

/** The place of the zoom that is shown: the one chosen by hand, else the nearest at which everything is in sight, else the widest. */
export function zoomShown(map: HexMap, size: PaneSize, chosen: number | undefined): number {
  if (chosen !== undefined) return Math.max(0, Math.min(chosen, map.zooms.length - 1));
  const fits = map.zooms.map(zoom => {
    const { width, height } = hexMapSize(map, zoom);
    return width <= size.width && height <= size.height;
  });
  return Math.max(0, fits.lastIndexOf(true));
}

/** A map laid out for a pane: the zoom, where each hex lies in the whole picture, and the corner of the window. */
interface Laid {
  readonly zoom: HexZoom;
  readonly shown: number;
  readonly whole: PaneSize;
  readonly window: Spot;
  readonly places: readonly { readonly mapped: MappedHex; readonly rect: Rect }[];
}

function layHexMap(map: HexMap, size: PaneSize, { focus, window, zoom: chosen }: HexLooking): Laid {
  const shown = zoomShown(map, size, chosen);
  const zoom = map.zooms[shown];
  if (zoom === undefined) throw new RangeError('a hex map has no zoom');
  const places = map.hexes.map(mapped => ({ mapped, rect: hexRect(map.grid, zoom, mapped.hex) }));
  const whole = hexMapSize(map, zoom);
  const aim = around(places.filter(({ mapped }) => focus.includes(mapped.ref)).map(({ rect }) => rect));
  const corner = window ?? { x: aim?.x ?? 0, y: aim?.y ?? 0 };
  const [width, height] =
    window === undefined ? [aim?.width ?? size.width, aim?.height ?? size.height] : [size.width, size.height];
  return {
    zoom,
    shown,
    whole,
    places,
    window: {
      x: offset(whole.width, size.width, corner.x, width),
      y: offset(whole.height, size.height, corner.y, height),
    },
  };
}

/** Paints as much of a map as the pane has room for; `paintHex` paints one hex into its block, which is drawn at the zoom of that place. */
export function paintHexMap(
  map: HexMap,
  size: PaneSize,
  looking: HexLooking,
  paintHex: (grid: Grid, rect: Rect, mapped: MappedHex, zoom: number) => void,
): Grid {
  const { places, whole, window, shown } = layHexMap(map, size, looking);
  const picture = createGrid(whole.width, whole.height);
  for (const { mapped, rect } of places) paintHex(picture, rect, mapped, shown);
  const grid = createGrid(size.width, size.height);
  const free = { x: Math.max(0, (grid.width - whole.width) >> 1), y: 0 };
  blit(grid, picture, free.x, free.y, { ...window, width: grid.width, height: grid.height });
  arrows(grid, grid, looking.glyphs, {
    left: window.x > 0,
    right: window.x + grid.width < whole.width,
    up: window.y > 0,
    down: window.y + grid.height < whole.height,
  });
  return grid;
}

/** Where the hexes are in what `paintHexMap` paints for the same map, size and looking; each names its neighbours. */
export function surveyHexMap(map: HexMap, size: PaneSize, looking: HexLooking): Survey {
  const { places, whole, window, shown } = layHexMap(map, size, looking);
  const refs = new Map(map.hexes.map(({ ref, hex }) => [`${hex.column},${hex.row}`, ref]));
  const free = Math.max(0, (Math.floor(size.width) - whole.width) >> 1);
  return {
    things: places.map(({ mapped, rect }) => ({
      ref: mapped.ref,
      rect: { ...rect, x: rect.x - window.x + free, y: rect.y - window.y },
      beside: besideHex(map.grid, mapped.hex, ({ column, row }) => refs.get(`${column},${row}`) ?? null),
    })),
    whole,
    window,
    zooms: { titles: map.zooms.map(({ title }) => title), shown },
  };
}
