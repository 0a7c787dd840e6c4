import { createGrid, fill } from '../../../widgets/grid.ts';
import type { Grid, Rect } from '../../../widgets/grid.ts';
import type { PaneContext } from '../../board.ts';
import { AREAS } from '../data/planets.ts';
import type { PlanetId } from '../data/planets.ts';
import type { PlacedPlanet } from '../state/state.ts';
import type { StarCraftView } from '../view.ts';
import { litAreas, lookFor } from './areas.ts';
import type { AreaLook } from './areas.ts';
import { chartFor, litPlaces, litPlanet } from './chart.ts';
import type { Chart, Place } from './chart.ts';
import { legendLines } from './legend.ts';
import { lineWidth, putLine } from './lines.ts';
import { around, edgeRoom, paintLinks } from './links.ts';
import { isLit } from './naming.ts';
import { paintOverview } from './overview.ts';
import { paintFreePlace, paintTile } from './tile.ts';
import { arrows, offset } from './window.ts';

/** From this height on the galaxy is always a map, panned if need be; below, a list may show more of it. */
const TALL = 16;
const WIDTH_OF_LIST = 64;
const MOST_LEGEND = 5;

/** Paints the galaxy: as a map of tiles or, in a low pane that would show too little of it, as a list of planets. */
export function paintGalaxy(
  view: StarCraftView,
  size: { readonly width: number; readonly height: number },
  context: PaneContext,
): Grid {
  const { width, height } = size;
  const { chart, kept } = fitted(view, context, size);
  const fits = chart.height <= height && chart.width <= width;
  if (height < TALL && width >= WIDTH_OF_LIST && chart.free.length === 0 && !fits)
    return paintOverview(view, context, size);
  const look = lookFor(view, context, chart.tileWidth - 2);
  const room = Math.max(kept, height - chart.height - 1);
  const legend = legendLines(view, context, look, { width, height: Math.min(MOST_LEGEND, room) });
  const grid = createGrid(width, height);
  const rows = grid.height - legend.length;
  const target = targetOf(chart, view, context);
  const shiftX = shiftOf(chart.width, grid.width, target?.x ?? 0, target?.width ?? 0);
  const shiftY = shiftOf(chart.height, rows, target?.y ?? 0, target?.height ?? 0);
  paintMap(grid, shifted(chart, shiftX, shiftY), view, context, look);
  fill(grid, { x: 0, y: rows, width: grid.width, height: legend.length });
  arrows(grid, { width: grid.width, height: rows }, context.glyphs, {
    left: shiftX < 0,
    right: shiftX + chart.width > grid.width,
    up: shiftY < 0,
    down: shiftY + chart.height > rows,
  });
  for (const [row, line] of legend.entries()) {
    const x = Math.max(0, Math.floor((width - lineWidth(line)) / 2));
    putLine(grid, x, rows + row, width, line, context.glyphs.ellipsis);
  }
  return grid;
}

/** The airiest chart that fits, with some room kept for the legend; else one that is panned. */
function fitted(
  view: StarCraftView,
  context: PaneContext,
  { width, height }: { readonly width: number; readonly height: number },
): { readonly chart: Chart; readonly kept: number } {
  const tries = (height >= 24 ? [3, 1] : height >= TALL ? [2, 1, 0] : [0]).map(kept => ({
    kept,
    chart: chartFor(view, context, width, height - kept),
  }));
  const fitting = tries.filter(({ chart, kept }) => chart.height <= height - kept);
  const last = {
    kept: height >= TALL ? 1 : 0,
    chart: chartFor(view, context, width, height - (height >= TALL ? 1 : 0)),
  };
  return fitting.find(({ chart }) => !chart.tight) ?? fitting[0] ?? last;
}

/** Where a map begins along one axis: in the middle when there is room for all of it, else so that the target is in sight. */
function shiftOf(whole: number, shown: number, from: number, length: number): number {
  return whole <= shown ? Math.floor((shown - whole) / 2) : -offset(whole, shown, from, length);
}

function shifted(chart: Chart, x: number, y: number): Chart {
  const rectOf = (place: Place): Rect => {
    const rect = chart.rectOf(place);
    return { ...rect, x: rect.x + x, y: rect.y + y };
  };
  return { ...chart, rectOf };
}

function paintMap(grid: Grid, chart: Chart, view: StarCraftView, context: PaneContext, look: AreaLook): void {
  const places = litPlaces(context);
  for (const place of chart.free) {
    const isFocused = places.some(({ x, y }) => x === place.x && y === place.y);
    paintFreePlace(grid, chart.rectOf(place), context, isFocused ? litPlanet(context) : null);
  }
  for (const placed of view.planets) {
    paintTile(grid, chart.rectOf(placed), view, context, placed.planet, {
      look,
      north: edgeRoom(chart, view, placed, 'north'),
      south: edgeRoom(chart, view, placed, 'south'),
    });
  }
  paintLinks(grid, chart, view, context);
}

/** What has to be in sight: what the cursor's option is about, else where something happens, else the seat's home. */
function targetOf(chart: Chart, view: StarCraftView, context: PaneContext): Rect | null {
  const rects = (planets: readonly PlacedPlanet[]): Rect[] => planets.map(chart.rectOf);
  const meant = view.planets.filter(({ planet }) => isMeant(view, context, planet));
  const focused = around([...litPlaces(context).map(chart.rectOf), ...rects(meant)]);
  if (focused !== null) return focused;
  const active = view.battle === null ? view.order?.planet : AREAS[view.battle.area].planet;
  const happening = view.planets.filter(({ planet }) => planet === active);
  const homes = view.planets.filter(({ planet }) => context.seat !== null && hasBase(view, planet, context.seat));
  return around(rects(happening)) ?? around(rects(homes)) ?? around(rects(view.planets.slice(0, 1)));
}

function isMeant(view: StarCraftView, context: PaneContext, planet: PlanetId): boolean {
  if (litPlaces(context).length > 0) return false;
  if (isLit(context, `planet:${planet}`) || litAreas(context, planet).length > 0) return true;
  return view.routes.some(({ id, ends }) => isLit(context, `route:${id}`) && ends.some(end => end.planet === planet));
}

function hasBase({ areas }: StarCraftView, planet: PlanetId, seat: number): boolean {
  return Object.entries(areas).some(([area, { base }]) => base === seat && area.startsWith(`${planet}-`));
}
