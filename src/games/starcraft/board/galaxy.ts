import { besideAsDrawn } from '../../../boards/beside.ts';
import { createGrid, fill } from '../../../boards/drawing/grid.ts';
import type { Grid, Rect } from '../../../boards/drawing/grid.ts';
import type { PaneContext, PaneSize, Survey } from '../../../boards/pane.ts';
import { flashIn } from '../../../boards/motion.ts';
import { Memo } from '../../../kernel/plain/once.ts';
import { same } from '../../../kernel/plain/same.ts';
import { AREAS } from '../data/planets.ts';
import type { PlanetId } from '../data/planets.ts';
import type { PlacedPlanet } from '../state/state.ts';
import { say } from '../text/say.ts';
import type { StarCraftView } from '../view.ts';
import { focusedAreas, areaDetailForWidth } from './areas.ts';
import type { AreaDetail } from './areas.ts';
import { chartFor, litPlaces, litPlanet } from './chart.ts';
import type { Chart, MapDetail, ChartCell } from './chart.ts';
import { paintLowTile, tileTexts } from './compact.ts';
import { mapThings } from './galaxy-things.ts';
import type { TileRoom, TileTexts } from './compact.ts';
import { legendLines } from './legend.ts';
import { lineWidth, putLine } from '../../../boards/drawing/lines.ts';
import type { Line } from '../../../boards/drawing/lines.ts';
import { takenEdgeCells, paintLinks, tileUpperEdge } from './links.ts';
import type { UpperEdge } from './title.ts';
import { around, arrows, offset } from '../../../boards/drawing/window.ts';
import { isLit } from '../../../boards/naming.ts';
import { paintFreePlace, paintTile } from './tile.ts';

/** The height of the pane from which a line is reserved for the legend. */
const MIN_HEIGHT_WITH_LEGEND = 16;
const MAX_LEGEND_LINES = 5;

/** The zoom levels of the galaxy, with more and more detail. */
const ZOOMS: readonly MapDetail[] = ['overview', 'compact', 'detailed'];

/** The layout of the galaxy pane: the chart, its visible part, and the legend below. */
interface GalaxyLayout {
  readonly detail: MapDetail;
  /** The chart, moved to its position in the pane. */
  readonly chart: Chart;
  /** The texts of low tiles; `null` if each area has a line. */
  readonly texts: TileTexts | null;
  /** The look of the areas' lines, if each area has one. */
  readonly look: AreaDetail;
  readonly legend: readonly Line[];
  /** The number of rows above the legend. */
  readonly rows: number;
  /** The offset of the whole map in the pane. */
  readonly shift: ChartCell;
}

type LayoutInput = readonly [view: StarCraftView, size: PaneSize, context: PaneContext];
let lastLayout: { readonly of: LayoutInput; readonly layout: GalaxyLayout } | null = null;

/** The layout of the galaxy pane. The last one is cached, so that painting and surveying share it. */
function cachedLayout(view: StarCraftView, { width, height }: PaneSize, context: PaneContext): GalaxyLayout {
  const size = { width, height };
  if (lastLayout?.of[0] === view && same(lastLayout.of[1], size) && same(lastLayout.of[2], context))
    return lastLayout.layout;
  const layout = layoutOf(view, size, context, zoomOf(view, size, context));
  lastLayout = { of: [view, size, context], layout };
  return layout;
}

/** Paints the galaxy at the zoom level chosen by the player, otherwise with as much detail as fits. */
export function paintGalaxy(view: StarCraftView, size: PaneSize, context: PaneContext): Grid {
  const layout = cachedLayout(view, size, context);
  const { chart, detail, texts, legend, rows, shift } = layout;
  const grid = createGrid(size.width, size.height);
  paintMap(grid, view, context, layout);
  if (!isNothingFlashing(context)) flashIn(grid, mapThings(chart, view, texts, detail), context);
  fill(grid, { x: 0, y: rows, width: grid.width, height: grid.height - rows });
  arrows(grid, { width: grid.width, height: rows }, context.glyphs, {
    left: shift.x < 0,
    right: shift.x + chart.width > grid.width,
    up: shift.y < 0,
    down: shift.y + chart.height > rows,
  });
  for (const [row, line] of legend.entries()) {
    const lineX = Math.max(0, Math.floor((size.width - lineWidth(line)) / 2));
    putLine(grid, lineX, grid.height - legend.length + row, size.width, line, context.glyphs.ellipsis);
  }
  return grid;
}

/** Whether nothing on the map flashes. */
function isNothingFlashing({ flashing = [] }: PaneContext): boolean {
  return flashing.length === 0;
}

/** The kinds of things among which the arrow keys move. */
const ARROW_KEY_KINDS = [['area'], ['planet'], ['cell']] as const;

const lastThings = new Memo<Survey['things']>();
const lastTitles = new Memo<readonly string[]>();

/**
 * The positions of planets, areas, routes and free cells. The list stays the same object while the map does not move.
 */
export function surveyGalaxy(view: StarCraftView, size: PaneSize, context: PaneContext): Survey {
  const { chart, detail, texts, rows, shift } = cachedLayout(view, size, context);
  const { format } = context;
  return {
    things: lastThings.of([view, detail, texts, JSON.stringify([chart, shift])], () =>
      besideAsDrawn(mapThings(chart, view, texts, detail), ARROW_KEY_KINDS),
    ),
    // The legend covers a part of the pane, so its height is added to that of the map.
    whole: { width: chart.width, height: chart.height + Math.floor(size.height) - rows },
    window: { x: Math.max(0, -shift.x), y: Math.max(0, -shift.y) },
    zooms: {
      titles: lastTitles.of([format], () => ZOOMS.map(title => format(say(`board.zoom.${title}`)))),
      shown: ZOOMS.indexOf(detail),
    },
  };
}

function zoomOf(view: StarCraftView, size: PaneSize, context: PaneContext): MapDetail {
  if (context.zoom !== undefined) return ZOOMS[Math.max(0, Math.min(ZOOMS.length - 1, context.zoom))] ?? 'compact';
  const fitsDetail = (detail: MapDetail): boolean => {
    const { chart, kept } = fittedChart(view, context, size, detail);
    return chart.height <= size.height - kept && chart.width <= size.width;
  };
  const fittingZoom = ZOOMS.toReversed().find(fitsDetail);
  // If no zoom level fits and the map has to be panned, it should at least be easy to read.
  return fittingZoom ?? (size.height >= MIN_HEIGHT_WITH_LEGEND ? 'detailed' : 'compact');
}

function layoutOf(view: StarCraftView, size: PaneSize, context: PaneContext, detail: MapDetail): GalaxyLayout {
  const { width, height } = size;
  const { chart, kept } = fittedChart(view, context, size, detail);
  const inner = tileRoom(chart, detail);
  const texts = detail === 'detailed' ? null : tileTexts(view, context, inner);
  const areaDetail = texts === null ? areaDetailForWidth(view, context, inner.width) : 'narrow';
  const room = Math.max(kept, Math.floor(height) - chart.height - (detail === 'detailed' ? 1 : 0));
  // The map must not move when the legend gains or loses a line.
  const legendHeight = Math.min(MAX_LEGEND_LINES, room);
  const legend = legendLines(view, context, texts?.common ?? areaDetail, { width, height: legendHeight });
  const rows = Math.max(0, Math.floor(height) - legendHeight);
  const target = targetOf(chart, view, context);
  const { window } = context;
  const mapOffset = {
    x: offsetAlong(chart.width, Math.floor(width), target?.x ?? 0, target?.width ?? 0, window?.x),
    y: offsetAlong(chart.height, rows, target?.y ?? 0, target?.height ?? 0, window?.y),
  };
  return { detail, chart: movedChart(chart, mapOffset), texts, look: areaDetail, legend, rows, shift: mapOffset };
}

/**
 * The most spacious chart that fits above some lines (`kept`) for the legend; otherwise a chart that has to be panned.
 */
function fittedChart(
  view: StarCraftView,
  context: PaneContext,
  { width, height }: PaneSize,
  detail: MapDetail,
): { readonly chart: Chart; readonly kept: number } {
  const lines =
    height >= 24 ? [3, 1] : height >= MIN_HEIGHT_WITH_LEGEND ? [2, 1, 0] : detail === 'detailed' ? [0] : [1, 0];
  const chartTries = lines.map(keptLines => ({
    kept: keptLines,
    chart: chartFor(view, context, { width, height: height - keptLines }, detail),
  }));
  const fitting = chartTries.filter(({ chart, kept }) => chart.height <= height - kept);
  const keptLines = height >= MIN_HEIGHT_WITH_LEGEND ? 1 : 0;
  const lastTry = { kept: keptLines, chart: chartFor(view, context, { width, height: height - keptLines }, detail) };
  const foldedTry = fitting.find(({ chart }) => chart.lines > 1);
  return foldedTry ?? fitting.find(({ chart }) => !chart.tight) ?? fitting[0] ?? lastTry;
}

/**
 * The offset of the map along one axis. A map that fits is centred; otherwise it stays where the player moved it
 * (`byHand`), or shows the target.
 */
function offsetAlong(whole: number, shown: number, from: number, length: number, byHand: number | undefined): number {
  if (whole <= shown) return Math.floor((shown - whole) / 2);
  return byHand === undefined ? -offset(whole, shown, from, length) : -Math.max(0, Math.min(whole - shown, byHand));
}

function movedChart(chart: Chart, { x, y }: ChartCell): Chart {
  const rectOf = (place: ChartCell): Rect => {
    const rect = chart.rectOf(place);
    return { ...rect, x: rect.x + x, y: rect.y + y };
  };
  return { ...chart, rectOf };
}

/** The room inside a tile for its areas, if these do not have a line each. */
function tileRoom({ tileWidth, lines }: Chart, detail: MapDetail): TileRoom {
  return { width: tileWidth - (detail === 'overview' ? 1 : 2), lines };
}

function paintMap(
  grid: Grid,
  view: StarCraftView,
  context: PaneContext,
  { chart, detail, texts, look }: GalaxyLayout,
): void {
  const litCells = litPlaces(context);
  for (const place of chart.free) {
    const isFocused = litCells.some(({ x, y }) => x === place.x && y === place.y);
    paintFreePlace(grid, chart.rectOf(place), context, isFocused ? litPlanet(context) : null, place);
  }
  const isWide = detail === 'detailed' && look !== 'narrow';
  const upperEdges = new Map<PlanetId, UpperEdge>();
  for (const placedPlanet of view.planets) {
    const upperEdge = tileUpperEdge(chart, view, context, placedPlanet, isWide);
    upperEdges.set(placedPlanet.planet, upperEdge);
    const southRouteCells = takenEdgeCells(chart, view, placedPlanet, 'south');
    const rect = chart.rectOf(placedPlanet);
    const tileText = texts?.of[placedPlanet.planet];
    if (tileText === undefined)
      paintTile(grid, rect, view, context, placedPlanet.planet, { look, upper: upperEdge, south: southRouteCells });
    else
      paintLowTile(grid, rect, view, context, placedPlanet.planet, {
        telling: tileText,
        upper: upperEdge,
        south: southRouteCells,
      });
  }
  paintLinks(grid, chart, view, context, upperEdges);
}

/**
 * The part of the map that must be visible: what the cursor's option is about, otherwise the place of the current
 * battle or order, otherwise the planets with the viewing seat's bases.
 */
function targetOf(chart: Chart, view: StarCraftView, context: PaneContext): Rect | null {
  const rects = (planets: readonly PlacedPlanet[]): Rect[] => planets.map(chart.rectOf);
  const planetsInFocus = view.planets.filter(({ planet }) => isInFocus(view, context, planet));
  const focused = around([...litPlaces(context).map(chart.rectOf), ...rects(planetsInFocus)]);
  if (focused !== null) return focused;
  const activePlanet = view.battle === null ? view.order?.planet : AREAS[view.battle.area].planet;
  const activePlanets = view.planets.filter(({ planet }) => planet === activePlanet);
  const basePlanets = view.planets.filter(({ planet }) => context.seat !== null && hasBase(view, planet, context.seat));
  return around(rects(activePlanets)) ?? around(rects(basePlanets)) ?? around(rects(view.planets.slice(0, 1)));
}

function isInFocus(view: StarCraftView, context: PaneContext, planet: PlanetId): boolean {
  if (litPlaces(context).length > 0) return false;
  if (isLit(context, `planet:${planet}`) || focusedAreas(context, planet).length > 0) return true;
  return view.routes.some(({ id, ends }) => isLit(context, `route:${id}`) && ends.some(end => end.planet === planet));
}

function hasBase({ areas }: StarCraftView, planet: PlanetId, seat: number): boolean {
  return Object.entries(areas).some(([area, { base }]) => base === seat && area.startsWith(`${planet}-`));
}
