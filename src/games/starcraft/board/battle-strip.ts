import { put } from '../../../boards/drawing/grid.ts';
import type { Grid } from '../../../boards/drawing/grid.ts';
import { CURSOR, MUTED, TITLE, flowed, joined, lit, putLine, span } from '../../../boards/drawing/lines.ts';
import type { Line } from '../../../boards/drawing/lines.ts';
import { widthOf } from '../../../boards/drawing/wrapping.ts';
import { flashIn } from '../../../boards/motion.ts';
import { isLit, markOf } from '../../../boards/naming.ts';
import type { PaneContext, PaneSize, Survey } from '../../../boards/pane.ts';
import { AREAS, PLANETS } from '../data/planets.ts';
import type { PlanetId } from '../data/planets.ts';
import { otherEnd } from '../state/galaxy.ts';
import type { Route } from '../state/state.ts';
import { planetName, say } from '../text/say.ts';
import type { StarCraftView } from '../view.ts';
import { areaLine, focusedAreas } from './areas.ts';
import { endLabel } from './links.ts';
import { stackTokens } from './tile.ts';

/** The width from which the battle pane fills the whole screen, with a strip of the map at its top. */
const MIN_WHOLE_SCREEN_WIDTH = 76;
/** The width from which the strip has a second row, with the routes of the planet. */
const MIN_TWO_ROW_WIDTH = 100;

const MOST_AREAS = 4;
const MIN_STACK_WIDTH = 10;

/**
 * The size of the strip with the planet that is fought over; `null` if the map is shown beside the pane. The size
 * depends only on the width, so that it does not change during the battle.
 */
export function stripSize({ width }: PaneSize): PaneSize | null {
  return width < MIN_WHOLE_SCREEN_WIDTH ? null : { width, height: width < MIN_TWO_ROW_WIDTH ? 1 : 2 };
}

/** The size of the pane that is left below the strip. */
export function sizeBelowStrip({ width, height }: PaneSize, stripRect: PaneSize | null): PaneSize {
  return { width, height: height - (stripRect?.height ?? 0) };
}

/** The positions of the battle's planet and its areas in the strip. */
export function stripThings({ battle }: StarCraftView, context: PaneContext, { width }: PaneSize): Survey['things'] {
  if (battle === null) return [];
  const { planet } = AREAS[battle.area];
  const { first, cell } = areaColumns(context, planet, width);
  return [
    { ref: `planet:${planet}`, rect: { x: 0, y: 0, width, height: 1 } },
    ...PLANETS[planet].areas.map((area, at) => ({
      ref: `area:${area}` as const,
      rect: { x: first + at * cell, y: 0, width: Math.max(1, cell - 1), height: 1 },
    })),
  ];
}

/** Paints the strip of the map at the top of a battle pane. */
export function paintStrip(grid: Grid, view: StarCraftView, context: PaneContext, stripRect: PaneSize): void {
  if (view.battle === null) return;
  const { planet } = AREAS[view.battle.area];
  paintPlanet(grid, view, context, planet, stripRect.width);
  if (stripRect.height > 1) {
    const [routes = []] = routeLines(view, context, planet, stripRect.width);
    putLine(grid, 0, 1, stripRect.width, routes, context.glyphs.ellipsis);
  }
  flashIn(grid, stripThings(view, context, stripRect), context);
}

/** The column of the first area in the strip, and the width of each area. */
function areaColumns({ format }: PaneContext, planet: PlanetId, width: number): { first: number; cell: number } {
  const firstColumn = widthOf(format(planetName(planet))) + 3;
  return { first: firstColumn, cell: Math.floor((width - firstColumn - MIN_STACK_WIDTH) / MOST_AREAS) };
}

function paintPlanet(grid: Grid, view: StarCraftView, context: PaneContext, planet: PlanetId, width: number): void {
  const { glyphs, format } = context;
  const { first, cell } = areaColumns(context, planet, width);
  const isFocused = isLit(context, `planet:${planet}`);
  const isActive = view.order?.planet === planet;
  if (isFocused) put(grid, 0, 0, glyphs.cursor, CURSOR);
  const style = isFocused ? lit({}) : isActive ? ({ tone: 'accent', bold: true } as const) : TITLE;
  put(grid, 1, 0, format(planetName(planet)), style);
  const litAreaIds = focusedAreas(context, planet);
  for (const [at, area] of PLANETS[planet].areas.entries()) {
    const column = first + at * cell;
    if (litAreaIds.includes(area)) put(grid, column - 1, 0, glyphs.cursor, CURSOR);
    putLine(grid, column, 0, cell - 1, areaLine(view, context, area, 'narrow', cell - 1), glyphs.ellipsis);
  }
  const column = first + MOST_AREAS * cell;
  const activePlanetMark: Line = isActive ? [span(glyphs.turn, { tone: 'accent', bold: true })] : [];
  const tokenStack = stackTokens(view, context, planet, width - column - activePlanetMark.length - 1);
  putLine(grid, column, 0, width - column, [...activePlanetMark, ...tokenStack], glyphs.ellipsis);
}

/** The lines with the routes of the planet: where they lead, and whose transports are on them. */
function routeLines(view: StarCraftView, context: PaneContext, planet: PlanetId, width: number): Line[] {
  const { format } = context;
  const routesHeading: Line = [span(` ${format(say('board.routes', { planet: planetName(planet) }))} `, MUTED)];
  const routes = view.routes.filter(({ ends }) => ends.some(routeEnd => routeEnd.planet === planet));
  const [firstRoute, ...others] = routes.map(route => routeItem(context, route, planet));
  if (firstRoute === undefined) return [[...routesHeading, span(format(say('board.no-routes')), MUTED)]];
  return flowed([[...routesHeading, ...firstRoute], ...others], width, '   ', 1);
}

function routeItem(context: PaneContext, route: Route, planet: PlanetId): Line {
  const { glyphs, format } = context;
  const routeEnd = route.ends[0].planet === planet ? 'major' : 'minor';
  const routeLabelSpans: Line =
    route.kind === 'z-axis'
      ? endLabel(context, route, routeEnd)
      : [span(glyphs.routeHorizontal), ...route.transports.map(seat => markOf(context, seat))];
  const routeSpans = joined([routeLabelSpans, [span(format(planetName(otherEnd(route, planet))))]], ' ');
  if (!isLit(context, `route:${route.id}`)) return routeSpans;
  return [span(glyphs.cursor, lit({})), ...routeSpans.map(({ text, style }) => span(text, lit(style)))];
}
