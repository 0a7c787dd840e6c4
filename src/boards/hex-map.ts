import type { Ref } from '../kernel/words/message.ts';
import { blit, createGrid, put } from './drawing/grid.ts';
import type { Grid, Rect } from './drawing/grid.ts';
import type { Glyphs } from './drawing/glyphs.ts';
import { flowed, lineWidth, MUTED, putLine } from './drawing/lines.ts';
import type { Line, Span } from './drawing/lines.ts';
import { around, arrows, steadyOffset } from './drawing/window.ts';
import { besideHex } from './hex.ts';
import { drawHexes } from './hex-drawing.ts';
import type { HexFace } from './hex-drawing.ts';
import { hexMapSize, hexRect, insideOf } from './hex-geometry.ts';
import type { HexZoom } from './hex-geometry.ts';
import type { Hex, HexGrid } from './hex.ts';
import type { PaneSize, Reached, Spot, Survey } from './pane.ts';

// The picture of a hex map. A game defines the contents and the ground of each hex. Geometry, drawing, zoom and window
// are the same for all games.

/** A hex of a map and its address. */
export interface MappedHex {
  readonly ref: Ref;
  readonly hex: Hex;
}

/** A hex map as a game describes it. `zooms`: the zoom levels, the widest first. */
export interface HexMap {
  readonly grid: HexGrid;
  readonly hexes: readonly MappedHex[];
  readonly zooms: readonly HexZoom[];
  /**
   * The hexes that the window shows while no hex has the focus, such as a home. Absent: the upper left corner of the
   * map.
   */
  readonly rest?: readonly Ref[];
  /**
   * Returns explanations of the signs that fit into hexes of that size, each in a few words. As many are shown as there
   * are free rows below the map.
   */
  readonly legend?: (room: HexRoom) => readonly Line[];
}

/** How a map is currently shown: the focus, what is marked, and the zoom and window that people chose. */
interface HexMapLook {
  readonly glyphs: Glyphs;
  readonly focus: readonly Ref[];
  /** The hexes that can be chosen. */
  readonly open?: readonly Ref[];
  /** The hexes that a hint is about. */
  readonly hinted?: readonly Ref[];
  /** The hexes to which the unit under the cursor can go. */
  readonly reach?: readonly Reached[];
  readonly turning?: readonly Ref[];
  readonly flashing?: readonly Ref[];
  readonly window?: Spot;
  /** The previous position of the window, which is kept while the focus is well inside it. */
  readonly before?: Spot;
  readonly zoom?: number;
}

/** The least size of a map's picture: without outer edges, and without the last line if that may be cut. */
function sizeOf({ grid, hexes }: HexMap, zoom: HexZoom): PaneSize {
  const { width, height } = hexMapSize(
    grid,
    hexes.map(({ hex }) => hex),
    zoom,
  );
  return { width, height: height - (zoom.isCut === true ? 1 : 0) };
}

/**
 * The index of the zoom level to show: the one that people chose, else the nearest that shows everything, else the
 * widest.
 */
export function zoomShown(map: HexMap, size: PaneSize, chosen: number | undefined): number {
  if (chosen !== undefined) return Math.max(0, Math.min(chosen, map.zooms.length - 1));
  const fits = map.zooms.map(zoom => {
    const { width, height } = sizeOf(map, zoom);
    return width <= size.width && height <= size.height;
  });
  return Math.max(0, fits.lastIndexOf(true));
}

/** The zoom level of the minimap: a sign and a space for each hex. */
const MINIMAP_ZOOM: HexZoom = { title: '', width: 2, height: 1 };
/** The free columns between a map and its minimap. */
const GAP = 2;
/** The least width of a map, in widths of its minimap. */
const MIN_MAP_TO_MINIMAP = 2;
/**
 * The least hidden share of a map for which a minimap is shown; with less hidden, the minimap would cover more than it
 * shows.
 */
const WORTH_A_MINIMAP = 0.4;

/** The size of the minimap; `null` if the pane shows nearly all hexes, or has no room for a minimap. */
function minimapSize(map: HexMap, whole: PaneSize, size: PaneSize): PaneSize | null {
  const visibleCells = Math.min(whole.width, size.width) * Math.min(whole.height, size.height);
  if (visibleCells >= (1 - WORTH_A_MINIMAP) * whole.width * whole.height) return null;
  const minimap = sizeOf(map, MINIMAP_ZOOM);
  return minimap.height <= size.height && (MIN_MAP_TO_MINIMAP + 1) * minimap.width + GAP <= size.width ? minimap : null;
}

/** Returns a zoom level with the hexes enlarged as far as there is room, separately in each direction. */
function enlargedZoom(map: HexMap, zoom: HexZoom, room: PaneSize): HexZoom {
  const { most } = zoom;
  if (most === undefined) return zoom;
  const widths = sizesDown(zoom.width, most.width);
  const width = widths.find(one => sizeOf(map, { ...zoom, width: one }).width <= room.width) ?? zoom.width;
  const heights = sizesDown(zoom.height, most.height).filter(one => zoom.edges !== 'slants' || one % 2 === 0);
  const height = heights.find(one => sizeOf(map, { ...zoom, height: one }).height <= room.height) ?? zoom.height;
  return { ...zoom, width, height };
}

/** The whole numbers from `most` down to `least`. */
function sizesDown(least: number, most: number): readonly number[] {
  return Array.from({ length: Math.max(1, most - least + 1) }, (_, at) => most - at);
}

/** The room for the outer edges of a map with slants, if there is any: a row above it and a column to its right. */
function edgesAround(
  zoom: HexZoom,
  whole: PaneSize,
  room: PaneSize,
): { readonly above: number; readonly behind: number } {
  if (zoom.edges !== 'slants') return { above: 0, behind: 0 };
  return { above: whole.height < room.height ? 1 : 0, behind: whole.width < room.width ? 1 : 0 };
}

/** The layout of a map in a pane: the zoom, the position of each hex in the whole picture, and the window. */
interface HexLayout {
  /** The size of the window, which is the pane without the minimap beside it. */
  readonly room: PaneSize;
  readonly mini: PaneSize | null;
  readonly zoom: HexZoom;
  readonly shown: number;
  readonly whole: PaneSize;
  readonly window: Spot;
  readonly places: readonly { readonly mapped: MappedHex; readonly rect: Rect }[];
}

function layOutHexMap(map: HexMap, pane: PaneSize, { focus, window, before, zoom: chosen }: HexMapLook): HexLayout {
  const shownZoom = zoomShown(map, pane, chosen);
  const leastZoom = map.zooms[shownZoom];
  if (leastZoom === undefined) throw new RangeError('a hex map has no zoom');
  const mini = minimapSize(map, sizeOf(map, leastZoom), pane);
  const size = mini === null ? pane : { width: pane.width - mini.width - GAP, height: pane.height };
  const zoom = enlargedZoom(map, leastZoom, size);
  const innerSize = sizeOf(map, zoom);
  const { above, behind } = edgesAround(zoom, innerSize, size);
  const uncutRows = zoom.isCut === true && innerSize.height < size.height ? 1 : 0;
  const whole = { width: innerSize.width + behind, height: innerSize.height + above + uncutRows };
  const places = map.hexes.map(mapped => {
    const rect = hexRect(map.grid, zoom, mapped.hex);
    const y = rect.y + above;
    return { mapped, rect: { ...rect, y, height: Math.min(rect.height, whole.height - y) } };
  });
  const rectOf = (refs: readonly Ref[]): Rect | null =>
    around(places.filter(({ mapped }) => refs.includes(mapped.ref)).map(({ rect }) => rect));
  const targetRect = rectOf(focus) ?? rectOf(map.rest ?? []);
  const targetCorner = window ?? { x: targetRect?.x ?? 0, y: targetRect?.y ?? 0 };
  // The window stays where it was, because a map that moves with every question is hard to read.
  const keptWindow = window === undefined && targetRect !== null ? before : undefined;
  const [width, height] =
    window === undefined
      ? [targetRect?.width ?? size.width, targetRect?.height ?? size.height]
      : [size.width, size.height];
  return {
    zoom,
    shown: shownZoom,
    room: size,
    mini,
    whole,
    places,
    window: {
      x: steadyOffset(whole.width, size.width, targetCorner.x, width, { before: keptWindow?.x, margin: zoom.width }),
      y: steadyOffset(whole.height, size.height, targetCorner.y, height, {
        before: keptWindow?.y,
        margin: zoom.height,
      }),
    },
  };
}

/** The room inside a hex: the index of the zoom level, and the number of cells in each row. */
export interface HexRoom {
  readonly zoom: number;
  readonly widths: readonly number[];
}

/**
 * Paints as much of a map as the pane has room for. `faceOf` returns the contents of a hex. If some hexes are hidden, a
 * minimap shows all of them, with the visible ones and the focus highlighted. `signOf` returns a hex's sign on the
 * minimap, such as its owner's mark; `null` for a hex without an owner.
 */
export function paintHexMap(
  map: HexMap,
  size: PaneSize,
  mapLook: HexMapLook,
  faceOf: (mapped: MappedHex, room: HexRoom) => HexFace,
  signOf: (mapped: MappedHex) => Span | null = () => null,
): Grid {
  const layout = layOutHexMap(map, size, mapLook);
  const { places, whole, window, shown, room, mini, zoom } = layout;
  const picture = createGrid(whole.width, whole.height);
  const roomInside = (rect: Rect): HexRoom => ({ zoom: shown, widths: insideOf(zoom, rect).map(({ width }) => width) });
  const facedHexes = places.map(({ mapped, rect }) => ({
    ref: mapped.ref,
    rect,
    face: faceOf(mapped, roomInside(rect)),
  }));
  drawHexes(picture, zoom, facedHexes, mapLook);
  const grid = createGrid(size.width, size.height);
  const mapWindow = createGrid(room.width, room.height);
  const freeSpace = { x: Math.max(0, (mapWindow.width - whole.width) >> 1), y: 0 };
  blit(mapWindow, picture, freeSpace.x, freeSpace.y, { ...window, width: mapWindow.width, height: mapWindow.height });
  arrows(mapWindow, mapWindow, mapLook.glyphs, {
    left: window.x > 0,
    right: window.x + mapWindow.width < whole.width,
    up: window.y > 0,
    down: window.y + mapWindow.height < whole.height,
  });
  blit(grid, mapWindow, 0, 0, { x: 0, y: 0, width: mapWindow.width, height: mapWindow.height });
  if (mini !== null) paintMinimap(grid, size.width - mini.width, map, layout, mapLook, signOf);
  const [first] = places;
  if (first !== undefined) paintLegend(grid, whole.height, map.legend?.(roomInside(first.rect)) ?? []);
  return grid;
}

/** The space between two entries of the legend. */
const LEGEND_GAP = '   ';

/** Paints the legend into the last rows; one row between the map and the legend stays free. */
function paintLegend(grid: Grid, below: number, legend: readonly Line[]): void {
  const lines = flowed(legend, grid.width - 2, LEGEND_GAP, grid.height - below - 1);
  for (const [row, line] of lines.entries()) {
    const leftColumn = Math.max(0, (grid.width - lineWidth(line)) >> 1);
    putLine(grid, leftColumn, grid.height - lines.length + row, grid.width, line, '');
  }
}

/** Paints the minimap at a column. Hexes in sight have a ring or a bold mark, the focus has the cursor's ground. */
function paintMinimap(
  grid: Grid,
  left: number,
  map: HexMap,
  { places, window, room }: HexLayout,
  { glyphs, focus }: HexMapLook,
  signOf: (mapped: MappedHex) => Span | null,
): void {
  for (const { mapped, rect } of places) {
    const centre = { x: rect.x + (rect.width >> 1) - window.x, y: rect.y + (rect.height >> 1) - window.y };
    const isInSight = centre.x >= 0 && centre.x < room.width && centre.y >= 0 && centre.y < room.height;
    const ownerSign = signOf(mapped);
    const { text, style = {} } = ownerSign ?? { text: isInSight ? glyphs.workerAway : glyphs.bullet };
    const signStyle = ownerSign !== null && isInSight ? { bold: true } : MUTED;
    const minimapPosition = hexRect(map.grid, MINIMAP_ZOOM, mapped.hex);
    const focusStyle = focus.includes(mapped.ref) ? { ground: 'cursor' as const, bold: true } : {};
    put(grid, left + minimapPosition.x, minimapPosition.y, text.slice(0, 1), { ...signStyle, ...style, ...focusStyle });
  }
}

/**
 * The positions of the hexes, with their neighbours, in the picture that `paintHexMap` paints for the same arguments.
 */
export function surveyHexMap(map: HexMap, size: PaneSize, mapLook: HexMapLook): Survey {
  const { places, whole, window, shown, room } = layOutHexMap(map, size, mapLook);
  const refs = new Map(map.hexes.map(({ ref, hex }) => [`${hex.column},${hex.row}`, ref]));
  const freeColumns = Math.max(0, (Math.floor(room.width) - whole.width) >> 1);
  // Hexes behind the minimap are hidden: their positions are moved outside the pane, so that people can't point at
  // them.
  const hiddenOffset = Math.floor(size.width) - Math.floor(room.width);
  return {
    things: places.map(({ mapped, rect }) => {
      const x = rect.x - window.x + freeColumns;
      return {
        ref: mapped.ref,
        rect: { ...rect, x: x >= room.width ? x + hiddenOffset : x, y: rect.y - window.y },
        beside: besideHex(map.grid, mapped.hex, ({ column, row }) => refs.get(`${column},${row}`) ?? null),
      };
    }),
    whole,
    room,
    window,
    zooms: { titles: map.zooms.map(({ title }) => title), shown },
  };
}
