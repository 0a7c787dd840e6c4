import type { Rect } from '../../../boards/drawing/grid.ts';
import type { PaneContext, PaneSize } from '../../../boards/pane.ts';
import { PLANETS, PLANET_IDS, TILE_SIDES } from '../data/planets.ts';
import type { PlanetId, TileSide } from '../data/planets.ts';
import { cellBeside, slotSides } from '../state/galaxy.ts';
import { cellInRef } from '../state/refs.ts';
import type { PlacedPlanet } from '../state/state.ts';
import type { StarCraftView } from '../view.ts';

/** A cell of the square grid on which the planets lie. */
export interface ChartCell {
  readonly x: number;
  readonly y: number;
}

/** The detail of a planet's tile: a line for each area, all areas in one or two lines, or the same without a frame. */
export type MapDetail = 'detailed' | 'compact' | 'overview';

/** The layout of the galaxy map in screen cells, before it is panned. */
export interface Chart {
  readonly tileWidth: number;
  readonly gapX: number;
  readonly gapY: number;
  /** Whether rows of tiles touch each other, so that routes between them are drawn on the tiles' edges. */
  readonly tight: boolean;
  /** The number of lines for all areas of a tile, if the areas do not have a line each. */
  readonly lines: number;
  readonly width: number;
  readonly height: number;
  /** The free cells of the square grid to show, where a planet could be placed in the set-up. */
  readonly free: readonly ChartCell[];
  readonly rectOf: (place: ChartCell) => Rect;
  /** The number of screen cells between a tile and what follows it in its row. */
  readonly behind: (place: ChartCell) => number;
}

/** The minimum widths of tiles and gaps for each detail. The first pair that fits is used. */
const WIDTHS = {
  detailed: [
    { tile: 16, gap: 5 },
    { tile: 14, gap: 3 },
    { tile: 11, gap: 3 },
  ],
  compact: [
    { tile: 36, gap: 5 },
    { tile: 11, gap: 3 },
  ],
  overview: [
    { tile: 15, gap: 4 },
    { tile: 9, gap: 3 },
  ],
} as const;
const MAX_TILE_WIDTH = { detailed: 36, compact: 36, overview: 30 } as const;
const TILE_BORDER = 2;
const MAX_GAP_Y = 2;
const PLACING_ROW_HEIGHT = 6;
/** The height of a tile whose areas do not have a line each. */
const LOW_TILE_HEIGHT = { compact: 3, overview: 2 } as const;
/**
 * The width below which a tile shows its areas in two lines if there are enough rows. In a single line, only the
 * numbers of units would fit.
 */
const MIN_UNFOLDED_WIDTH = 24;
/** The height of a pane below which rows of tiles have no gaps unless the whole map fits. */
const MIN_TALL_PANE_HEIGHT = 14;

/** The cells of the square grid that the cursor's option names. */
export function litPlaces({ focus }: PaneContext): readonly ChartCell[] {
  return focus.flatMap(ref => cellInRef(ref) ?? []);
}

/** The planet that the cursor's option would place; `null` if there is none. */
export function litPlanet({ focus }: PaneContext): PlanetId | null {
  return PLANET_IDS.find(planet => focus.includes(`planet:${planet}`)) ?? null;
}

/** The planet in a cell of the square grid; `undefined` if the cell is free. */
function planetAtPlace({ planets }: StarCraftView, { x, y }: ChartCell): PlacedPlanet | undefined {
  return planets.find(placed => placed.x === x && placed.y === y);
}

/** The slots of a planet that no route uses. */
export function openSlots({ routes, majorEnd }: StarCraftView, { planet, turns }: PlacedPlanet): readonly TileSide[] {
  const isTaken = (side: TileSide): boolean =>
    (majorEnd?.planet === planet && majorEnd.side === side) ||
    routes.some(({ ends }) => ends.some(end => end.planet === planet && end.side === side));
  return slotSides(planet, turns).filter(side => !isTaken(side));
}

/** Whether planets are still to be placed. */
function isPlacing({ phase, seats }: StarCraftView): boolean {
  return phase === 'set-up' && seats.some(({ planetsToPlace }) => planetsToPlace.length > 0);
}

/** Lays out the galaxy map for a pane: as wide and spacious as possible, but never too tight to read. */
export function chartFor(
  view: StarCraftView,
  context: PaneContext,
  { width, height }: PaneSize,
  detail: MapDetail = 'detailed',
): Chart {
  const free = freePlaces(view, context);
  const usedCells: readonly ChartCell[] = [...view.planets, ...free];
  const leftmostColumn = Math.min(...usedCells.map(({ x }) => x));
  const topRow = Math.min(...usedCells.map(({ y }) => y));
  const columns = Math.max(...usedCells.map(({ x }) => x)) - leftmostColumn + 1;
  const rows = Math.max(...usedCells.map(({ y }) => y)) - topRow + 1;
  const outwardSides = sidesPointingOut(view, {
    left: leftmostColumn,
    top: topRow,
    right: leftmostColumn + columns - 1,
    bottom: topRow + rows - 1,
  });
  const { tileWidth, gapX } = widthsFor(width, columns, outwardSides, detail);
  const lines =
    detail === 'compact' && tileWidth < MIN_UNFOLDED_WIDTH && rows * (LOW_TILE_HEIGHT.compact + 1) <= height ? 2 : 1;
  const rowHeights = Array.from({ length: rows }, (_, row) => rowHeight(view, free, topRow + row, detail) + lines - 1);
  const marginX = (side: TileSide): number => (outwardSides.has(side) ? gapX : 0);
  const tilesHeight = rowHeights.reduce((sum, tile) => sum + tile, 0);
  const outwardEdges = ['north', 'south'].filter(side => outwardSides.has(side)).length;
  const heightWithGaps = tilesHeight + outwardEdges + rows - 1;
  // If gaps between rows do not fit, a tight map is better than a part of a map, and a part is better than an
  // unreadable map.
  const isTight =
    heightWithGaps > height && (tilesHeight <= height || height < MIN_TALL_PANE_HEIGHT || detail !== 'detailed');
  const gapY = isTight
    ? 0
    : Math.max(1, Math.min(detail === 'detailed' ? MAX_GAP_Y : 1, 1 + Math.floor((height - heightWithGaps) / rows)));
  const rowTops: number[] = [];
  let nextTop = !isTight && outwardSides.has('north') ? 1 : 0;
  for (const tile of rowHeights) {
    rowTops.push(nextTop);
    nextTop += tile + gapY;
  }
  return {
    tileWidth,
    gapX,
    gapY,
    tight: isTight,
    lines,
    width: columns * tileWidth + (columns - 1) * gapX + marginX('west') + marginX('east'),
    height: tilesHeight + (rows - 1) * gapY + (isTight ? 0 : outwardEdges),
    free,
    rectOf: ({ x, y }) => ({
      x: marginX('west') + (x - leftmostColumn) * (tileWidth + gapX),
      y: rowTops[y - topRow] ?? 0,
      width: tileWidth,
      height: rowHeights[y - topRow] ?? 0,
    }),
    behind: ({ x }) => (x - leftmostColumn + 1 < columns ? gapX : marginX('east')),
  };
}

/**
 * The free cells to show. While planets are placed, these are all free neighbours, so that the map does not move with
 * the cursor.
 */
function freePlaces(view: StarCraftView, context: PaneContext): readonly ChartCell[] {
  const neighbours = isPlacing(view)
    ? view.planets.flatMap(({ x, y }) => TILE_SIDES.map(side => cellBeside(x, y, side)))
    : [];
  const freeCells: ChartCell[] = [];
  for (const place of [...litPlaces(context), ...neighbours]) {
    if (planetAtPlace(view, place) === undefined && !freeCells.some(({ x, y }) => x === place.x && y === place.y))
      freeCells.push(place);
  }
  return view.planets.length === 0 && freeCells.length === 0 ? [{ x: 0, y: 0 }] : freeCells;
}

function rowHeight({ planets }: StarCraftView, free: readonly ChartCell[], row: number, detail: MapDetail): number {
  if (detail !== 'detailed') return LOW_TILE_HEIGHT[detail];
  if (free.some(({ y }) => y === row)) return PLACING_ROW_HEIGHT;
  const areas = planets.filter(({ y }) => y === row).map(({ planet }) => PLANETS[planet].areas.length);
  return Math.max(2, ...areas) + TILE_BORDER;
}

/**
 * The sides of the map at which something extends beyond the tiles: an end of a z-axis route, or a free slot in the
 * set-up.
 */
function sidesPointingOut(
  view: StarCraftView,
  edge: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number },
): ReadonlySet<string> {
  const outwardKeys = new Set<string>();
  const addOutwardSide = ({ x, y }: ChartCell, side: TileSide): void => {
    if (side === 'west' && x === edge.left) outwardKeys.add(side);
    if (side === 'east' && x === edge.right) outwardKeys.add(side);
    if (side === 'north' && y === edge.top) outwardKeys.add(side);
    if (side === 'south' && y === edge.bottom) outwardKeys.add(side);
  };
  for (const placed of view.planets) {
    if (view.phase === 'set-up') for (const side of openSlots(view, placed)) addOutwardSide(placed, side);
    for (const { kind, ends } of view.routes) {
      if (kind !== 'z-axis') continue;
      for (const { planet, side } of ends) if (planet === placed.planet) addOutwardSide(placed, side);
    }
  }
  return outwardKeys;
}

function widthsFor(
  width: number,
  columns: number,
  pointsOut: ReadonlySet<string>,
  detail: MapDetail,
): { readonly tileWidth: number; readonly gapX: number } {
  const gapCount = columns - 1 + (pointsOut.has('west') ? 1 : 0) + (pointsOut.has('east') ? 1 : 0);
  for (const { tile, gap } of WIDTHS[detail]) {
    const tileWidth = Math.floor((width - gapCount * gap) / columns);
    if (tileWidth >= tile) return { tileWidth: Math.min(MAX_TILE_WIDTH[detail], tileWidth), gapX: gap };
  }
  const [{ tile, gap }] = WIDTHS[detail];
  return { tileWidth: tile, gapX: gap };
}
