import { blit, createGrid } from '../../../widgets/grid.ts';
import type { Grid, Rect } from '../../../widgets/grid.ts';
import type { PaneContext } from '../../board.ts';
import { AREAS } from '../data/planets.ts';
import type { PlanetId } from '../data/planets.ts';
import type { PlacedPlanet } from '../state/state.ts';
import type { StarCraftView } from '../view.ts';
import { litAreas } from './areas.ts';
import { WIDE_TILE, chartFor, litPlaces, litPlanet } from './chart.ts';
import type { Chart } from './chart.ts';
import { legendLines } from './legend.ts';
import { lineWidth, putLine } from './lines.ts';
import { around, edgeRoom, paintLinks } from './links.ts';
import { isLit } from './naming.ts';
import { paintOverview } from './overview.ts';
import { paintFreePlace, paintTile } from './tile.ts';
import { panned } from './window.ts';

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
  const look = chart.tileWidth >= WIDE_TILE ? 'wide' : 'narrow';
  const room = Math.max(kept, height - chart.height - 1);
  const legend = legendLines(view, context, look, { width, height: Math.min(MOST_LEGEND, room) });
  const map = { width, height: height - legend.length };
  const grid = createGrid(width, height);
  const window = panned(
    centred(paintMap(chart, view, context), map),
    map,
    targetOf(chart, view, context),
    context.glyphs,
  );
  blit(grid, window, 0, 0);
  for (const [row, line] of legend.entries()) {
    const x = Math.max(0, Math.floor((width - lineWidth(line)) / 2));
    putLine(grid, x, map.height + row, width, line, context.glyphs.ellipsis);
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

function paintMap(chart: Chart, view: StarCraftView, context: PaneContext): Grid {
  const grid = createGrid(chart.width, chart.height);
  const places = litPlaces(context);
  for (const place of chart.free) {
    const isFocused = places.some(({ x, y }) => x === place.x && y === place.y);
    paintFreePlace(grid, chart.rectOf(place), context, isFocused ? litPlanet(context) : null);
  }
  for (const placed of view.planets) {
    paintTile(grid, chart.rectOf(placed), view, context, placed.planet, {
      north: edgeRoom(chart, view, placed, 'north'),
      south: edgeRoom(chart, view, placed, 'south'),
    });
  }
  paintLinks(grid, chart, view, context);
  return grid;
}

/** A map that is smaller than its pane stands in the middle of it. */
function centred(map: Grid, { width, height }: { readonly width: number; readonly height: number }): Grid {
  const x = Math.max(0, Math.floor((width - map.width) / 2));
  const y = Math.max(0, Math.floor((height - map.height) / 2));
  if (x === 0 && y === 0) return map;
  const grid = createGrid(Math.max(width, map.width), Math.max(height, map.height));
  blit(grid, map, x, y);
  return grid;
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
