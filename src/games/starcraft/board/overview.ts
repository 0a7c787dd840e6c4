import { createGrid, put } from '../../../boards/drawing/grid.ts';
import type { Grid } from '../../../boards/drawing/grid.ts';
import { widthOf } from '../../../boards/drawing/wrapping.ts';
import type { PaneContext, PaneSize, Survey } from '../../../boards/pane.ts';
import { PLANETS } from '../data/planets.ts';
import type { PlanetId } from '../data/planets.ts';
import { otherEnd } from '../state/galaxy.ts';
import type { PlacedPlanet, Route } from '../state/state.ts';
import { planetName, say } from '../text/say.ts';
import type { StarCraftView } from '../view.ts';
import { areaLine, litAreas } from './areas.ts';
import { endLabel } from './links.ts';
import { CURSOR, MUTED, TITLE, flowed, joined, lit, putLine, span } from '../../../boards/drawing/lines.ts';
import type { Line } from '../../../boards/drawing/lines.ts';
import { isLit, markOf } from '../../../boards/naming.ts';
import { stackTokens } from './tile.ts';

const AREAS_A_PLANET = 4;
const NARROWEST_STACK = 10;

/** Which planets the list shows, and in which rows and columns. */
interface Listing {
  readonly planets: readonly PlacedPlanet[];
  readonly marked: number;
  readonly below: number;
  readonly first: number;
  readonly rows: number;
  readonly names: number;
  readonly cell: number;
}

function listingOf(view: StarCraftView, context: PaneContext, { width, height }: PaneSize): Listing {
  const planets = [...view.planets].sort((one, other) => one.y - other.y || one.x - other.x);
  const marked = planets.findIndex(({ planet }) => isMarked(view, context, planet));
  const below = height > planets.length ? height - planets.length : 1;
  const rows = Math.max(1, height - below);
  const first = Math.max(0, Math.min(marked - Math.floor(rows / 2), planets.length - rows));
  const names = Math.max(0, ...planets.map(({ planet }) => widthOf(context.format(planetName(planet))))) + 3;
  const cell = Math.floor((width - names - NARROWEST_STACK) / AREAS_A_PLANET);
  return { planets, marked, below, first, rows, names, cell };
}

/** Where planets and areas are in the list. */
export function overviewThings(view: StarCraftView, context: PaneContext, size: PaneSize): Survey['things'] {
  const { planets, first, rows, names, cell } = listingOf(view, context, size);
  return planets.slice(first, first + rows).flatMap(({ planet }, y) => [
    { ref: `planet:${planet}` as const, rect: { x: 0, y, width: size.width, height: 1 } },
    ...PLANETS[planet].areas.map((area, place) => ({
      ref: `area:${area}` as const,
      rect: { x: names + place * cell, y, width: Math.max(1, cell - 1), height: 1 },
    })),
  ]);
}

/**
 * Paints the galaxy as a list with one line for each planet; the routes of the planet under the cursor are listed
 * below.
 */
export function paintOverview(view: StarCraftView, context: PaneContext, size: PaneSize): Grid {
  const { width, height } = size;
  const grid = createGrid(width, height);
  const { planets, marked, below, first, rows, names, cell } = listingOf(view, context, size);
  for (const [row, { planet }] of planets.slice(first, first + rows).entries()) {
    paintPlanet(grid, row, view, context, planet, { names, cell });
  }
  const more = { tone: 'accent', bold: true } as const;
  if (first > 0) put(grid, width - 1, 0, context.glyphs.arrowUp, more);
  if (first + rows < planets.length) put(grid, width - 1, rows - 1, context.glyphs.arrowDown, more);
  const shown = planets[Math.max(0, marked)];
  if (shown === undefined || height < 2) return grid;
  for (const [row, line] of routeLines(view, context, shown, width, below).entries()) {
    putLine(grid, 0, rows + row, width, line, context.glyphs.ellipsis);
  }
  return grid;
}

function paintPlanet(
  grid: Grid,
  y: number,
  view: StarCraftView,
  context: PaneContext,
  planet: PlanetId,
  { names, cell }: { readonly names: number; readonly cell: number },
): void {
  const { glyphs, format } = context;
  const isFocused = isLit(context, `planet:${planet}`);
  const isActive = view.order?.planet === planet;
  const name = format(planetName(planet));
  if (isFocused) put(grid, 0, y, glyphs.cursor, CURSOR);
  put(grid, 1, y, name, isFocused ? lit({}) : isActive ? { tone: 'accent', bold: true } : TITLE);
  const marked = litAreas(context, planet);
  for (const [place, area] of PLANETS[planet].areas.entries()) {
    const x = names + place * cell;
    if (marked.includes(area)) put(grid, x - 1, y, glyphs.cursor, CURSOR);
    putLine(grid, x, y, cell - 1, areaLine(view, context, area, 'narrow', cell - 1), glyphs.ellipsis);
  }
  const x = names + AREAS_A_PLANET * cell;
  const running: Line = isActive ? [span(glyphs.turn, { tone: 'accent', bold: true })] : [];
  const tokens = stackTokens(view, context, planet, grid.width - x - running.length - 1);
  putLine(grid, x, y, grid.width - x, [...running, ...tokens], glyphs.ellipsis);
}

/** The routes of one planet: where they lead, and whose transports are on them. */
function routeLines(
  view: StarCraftView,
  context: PaneContext,
  { planet }: PlacedPlanet,
  width: number,
  most: number,
): Line[] {
  const { format } = context;
  const routes = view.routes.filter(({ ends }) => ends.some(end => end.planet === planet));
  const items = routes.map(route => routeItem(context, route, planet));
  const start: Line = [span(` ${format(say('board.routes', { planet: planetName(planet) }))} `, MUTED)];
  const [first, ...others] = items;
  if (first === undefined) return [[...start, span(format(say('board.no-routes')), MUTED)]];
  return flowed([[...start, ...first], ...others], width, '   ', most);
}

function routeItem(context: PaneContext, route: Route, planet: PlanetId): Line {
  const { glyphs, format } = context;
  const end = route.ends[0].planet === planet ? 'major' : 'minor';
  const label: Line =
    route.kind === 'z-axis'
      ? endLabel(context, route, end)
      : [span(glyphs.routeHorizontal), ...route.transports.map(seat => markOf(context, seat))];
  const item = joined([label, [span(format(planetName(otherEnd(route, planet))))]], ' ');
  if (!isLit(context, `route:${route.id}`)) return item;
  return [span(glyphs.cursor, lit({})), ...item.map(({ text, style }) => span(text, lit(style)))];
}

function isMarked(view: StarCraftView, context: PaneContext, planet: PlanetId): boolean {
  if (context.focus.length === 0) return view.order?.planet === planet;
  if (isLit(context, `planet:${planet}`) || litAreas(context, planet).length > 0) return true;
  return view.routes.some(({ id, ends }) => isLit(context, `route:${id}`) && ends.some(end => end.planet === planet));
}
