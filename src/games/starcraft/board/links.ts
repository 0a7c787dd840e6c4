import { put } from '../../../boards/drawing/grid.ts';
import type { Grid } from '../../../boards/drawing/grid.ts';
import type { Style } from '../../../boards/drawing/style.ts';
import type { PaneContext } from '../../../boards/pane.ts';
import { TILE_SIDES } from '../data/planets.ts';
import type { PlanetId, TileSide } from '../data/planets.ts';
import { cellBeside, slotSides } from '../state/galaxy.ts';
import { slotRef } from '../state/refs.ts';
import { routeNumber } from '../state/route-id.ts';
import type { PlacedPlanet, Route, RouteEnd } from '../state/state.ts';
import { say } from '../text/say.ts';
import type { StarCraftView } from '../view.ts';
import { litPlaces, litPlanet, openSlots } from './chart.ts';
import type { Chart } from './chart.ts';
import { lineWidth, lit, putLine, span } from '../../../boards/drawing/lines.ts';
import type { Line } from '../../../boards/drawing/lines.ts';
import { isLit, markOf } from '../../../boards/naming.ts';
import { isOverCorner, titleOf, dividedEdge } from './title.ts';
import type { UpperEdge } from './title.ts';

const ROUTE_STYLE: Style = { tone: 'text' };
const Z_AXIS_STYLE: Style = { tone: 'accent', bold: true };

/** Paints all routes between tiles with their transports; in the set-up also the free slots. */
export function paintLinks(
  grid: Grid,
  chart: Chart,
  view: StarCraftView,
  context: PaneContext,
  upperEdges: ReadonlyMap<PlanetId, UpperEdge>,
): void {
  for (const route of view.routes) {
    const [one, other] = route.ends;
    const startPlanet = planetAtEnd(view, one);
    const endPlanet = planetAtEnd(view, other);
    if (startPlanet === undefined || endPlanet === undefined) continue;
    const neighbour = cellBeside(startPlanet.x, startPlanet.y, one.side);
    const areNeighbours = route.kind === 'normal' && neighbour.x === endPlanet.x && neighbour.y === endPlanet.y;
    if (!areNeighbours) {
      // If the cursor is on a planet, both ends of its z-axis routes are highlighted, to show where they lead.
      const isHighlighted = route.ends.some(({ planet }) => isLit(context, `planet:${planet}`));
      const endLabelOf = (end: 'major' | 'minor'): Line => {
        const label = endLabel(context, route, end);
        return isHighlighted ? label.map(({ text, style }) => span(text, lit(style))) : label;
      };
      const isFocused = isLit(context, `route:${route.id}`);
      for (const [planetCell, side, end] of [
        [startPlanet, one.side, 'major'] as const,
        [endPlanet, other.side, 'minor'] as const,
      ]) {
        const edge = side === 'north' ? upperEdges.get(planetCell.planet) : undefined;
        if (edge?.keepsRoute === false) paintBeside(grid, chart, planetCell, endLabelOf(end), isOverCorner(edge));
        else paintOutwardLine(grid, chart, planetCell, side, endLabelOf(end), isFocused, context);
      }
    } else if (one.side === 'east' || one.side === 'west') {
      paintAcross(grid, chart, one.side === 'east' ? startPlanet : endPlanet, route, context);
    } else {
      const [upper, lower] = one.side === 'south' ? [startPlanet, endPlanet] : [endPlanet, startPlanet];
      paintDown(grid, chart, upper, route, context, upperEdges.get(lower.planet)?.keepsRoute !== false);
    }
  }
  const { majorEnd } = view;
  const startPlanet = majorEnd === null ? undefined : planetAtEnd(view, majorEnd);
  if (majorEnd !== null && startPlanet !== undefined) {
    const label = [span(context.format(say('board.end.major', { number: '?' })), Z_AXIS_STYLE)];
    paintOutwardLine(grid, chart, startPlanet, majorEnd.side, label, false, context);
  }
  paintFreeSlots(grid, chart, view, context);
  paintSlotsOfNewPlanet(grid, chart, view, context);
}

/**
 * How the title of a planet and a route share the upper edge of its tile. If `isWide`, the current order is shown as a
 * word.
 */
export function tileUpperEdge(
  chart: Chart,
  view: StarCraftView,
  context: PaneContext,
  planetCell: PlacedPlanet,
  isWide: boolean,
): UpperEdge {
  const routeCells = takenEdgeCells(chart, view, planetCell, 'north');
  const cellsBehind = chart.behind(planetCell);
  const innerWidth = chart.tileWidth - 2;
  const title = titleOf(view, context, planetCell.planet, isWide);
  const route = routeAt(view, planetCell.planet, 'north');
  const label = route?.kind === 'z-axis' && routeCells > 0;
  const { y, height } = chart.rectOf(planetCell);
  // The label of a z-axis route needs room to the right of the tile, in a row without another route, or to its left.
  const isTitleTooLong = lineWidth(title.words) > innerWidth;
  const hasRoom = cellsBehind > 0 ? !isTitleTooLong || middleOf(y, height) > y + 1 : isFreeOnLeft(view, planetCell);
  return dividedEdge(
    title,
    { inner: innerWidth, behind: cellsBehind, route: Math.max(0, routeCells - 1) },
    label && !hasRoom,
  );
}

/**
 * Whether the space to the left of a tile's upper edge is free: no z-axis route of the tile there has its label in it.
 */
function isFreeOnLeft(view: StarCraftView, { x, y }: PlacedPlanet): boolean {
  const planetOnLeft = view.planets.find(planetOfEnd => planetOfEnd.x === x - 1 && planetOfEnd.y === y);
  return planetOnLeft !== undefined && routeAt(view, planetOnLeft.planet, 'north')?.kind !== 'z-axis';
}

function routeAt({ routes }: StarCraftView, planet: PlanetId, side: TileSide): Route | undefined {
  return routes.find(({ ends }) => ends.some(end => end.planet === planet && end.side === side));
}

/** The number of cells that routes and slots take on a tile's upper or lower edge; 0 unless the chart is tight. */
export function takenEdgeCells(
  chart: Chart,
  view: StarCraftView,
  { planet, turns }: PlacedPlanet,
  side: 'north' | 'south',
): number {
  if (!chart.tight) return 0;
  const route = routeAt(view, planet, side);
  if (route !== undefined) return 2 + route.transports.length + (route.kind === 'z-axis' ? 2 : 0);
  return view.phase === 'set-up' && slotSides(planet, turns).includes(side) ? 2 : 0;
}

/** The label of an end of a z-axis route, with the transports on the route: `Z1◆`, `z1◆`. */
export function endLabel(context: PaneContext, { id, transports }: Route, end: 'major' | 'minor'): Line {
  return [
    span(context.format(say(`board.end.${end}`, { number: routeNumber(id) })), Z_AXIS_STYLE),
    ...transports.map(seat => markOf(context, seat)),
  ];
}

function planetAtEnd({ planets }: StarCraftView, { planet }: RouteEnd): PlacedPlanet | undefined {
  return planets.find(candidate => candidate.planet === planet);
}

function paintAcross(grid: Grid, chart: Chart, west: PlacedPlanet, route: Route, context: PaneContext): void {
  const { glyphs } = context;
  const rect = chart.rectOf(west);
  const x = rect.x + rect.width;
  const y = middleOf(rect.y, rect.height);
  const isFocused = isLit(context, `route:${route.id}`);
  const style = isFocused ? lit(ROUTE_STYLE) : ROUTE_STYLE;
  put(grid, x, y, glyphs.routeHorizontal.repeat(chart.gapX), style);
  if (isFocused) put(grid, x, y, glyphs.cursor, style);
  const transportMarks = route.transports.map(seat => markOf(context, seat));
  const marksPerRow = Math.max(1, chart.gapX - 2);
  for (let first = 0; first < transportMarks.length; first += marksPerRow) {
    const row = transportMarks.slice(first, first + marksPerRow);
    putLine(grid, x + Math.ceil((chart.gapX - row.length) / 2), y + first / marksPerRow, chart.gapX, row, '');
  }
}

/**
 * Paints a route to the tile below. If `isWhole` and the two tiles touch, it also goes over the upper edge of that
 * tile.
 */
function paintDown(
  grid: Grid,
  chart: Chart,
  north: PlacedPlanet,
  route: Route,
  context: PaneContext,
  isWhole: boolean,
): void {
  const { glyphs } = context;
  const rect = chart.rectOf(north);
  const isFocused = isLit(context, `route:${route.id}`);
  const style = isFocused ? lit(ROUTE_STYLE) : ROUTE_STYLE;
  const transportMarks: Line = route.transports.map(seat => markOf(context, seat));
  const line: Line = [
    ...(isFocused ? [span(glyphs.cursor, style)] : []),
    span(glyphs.routeVertical, style),
    ...transportMarks,
  ];
  const x = chart.tight
    ? rect.x + rect.width - 1 - lineWidth(line)
    : middleOf(rect.x, rect.width) - (isFocused ? 1 : 0);
  const lineX = isFocused ? x + 1 : x;
  const first = rect.y + rect.height - (chart.tight ? 1 : 0);
  const rows = chart.tight ? (isWhole ? 2 : 1) : chart.gapY;
  for (let y = first; y < first + rows; y += 1) put(grid, lineX, y, glyphs.routeVertical, style);
  putLine(grid, x, first, lineWidth(line), line, '');
}

/**
 * Paints the label of a z-axis route to the right of a tile's upper edge, a row lower (`isBelow`) if the planet's name
 * reaches there; to the left of the tile if no space is on the right.
 */
function paintBeside(grid: Grid, chart: Chart, planetCell: PlacedPlanet, label: Line, isBelow: boolean): void {
  const { x, y, width } = chart.rectOf(planetCell);
  const cellsBehind = chart.behind(planetCell);
  const room = cellsBehind > 0 ? cellsBehind : chart.gapX;
  const rows = lineWidth(label) <= room ? [label] : [label.slice(0, 1), label.slice(1)];
  for (const [row, line] of rows.entries()) {
    const labelWidth = Math.min(room, lineWidth(line));
    putLine(grid, cellsBehind > 0 ? x + width : x - labelWidth, y + row + (isBelow ? 1 : 0), labelWidth, line, '');
  }
}

/** Paints a line that leads out of a tile: to the label of a z-axis route, or from a free slot. */
function paintOutwardLine(
  grid: Grid,
  chart: Chart,
  planetCell: PlacedPlanet,
  side: TileSide,
  label: Line,
  isFocused: boolean,
  { glyphs }: PaneContext,
): void {
  const rect = chart.rectOf(planetCell);
  const labelShown = isFocused
    ? [span(glyphs.cursor, lit({})), ...label.map(({ text, style }) => span(text, lit(style)))]
    : label;
  const labelWidth = lineWidth(labelShown);
  const y = middleOf(rect.y, rect.height);
  const room = chart.gapX - 1;
  if (side === 'east' || side === 'west') {
    // If the cursor's sign has no room beside the label, it replaces the line to the label.
    const isTooLong = isFocused && labelWidth > room;
    const labelBeside = isTooLong ? labelShown.slice(1) : labelShown;
    const rows = lineWidth(labelBeside) <= room ? [labelBeside] : [labelBeside.slice(0, 1), labelBeside.slice(1)];
    const edge = side === 'east' ? rect.x + rect.width : rect.x - 1;
    put(grid, edge, y, isTooLong ? glyphs.cursor : glyphs.zHorizontal, isTooLong ? lit({}) : Z_AXIS_STYLE);
    for (const [row, line] of rows.entries()) {
      const width = Math.min(room, lineWidth(line));
      putLine(grid, side === 'east' ? edge + 1 : edge - width, y + row, width, line, '');
    }
    return;
  }
  const line = [span(glyphs.zVertical, Z_AXIS_STYLE), ...labelShown];
  const x = chart.tight ? rect.x + rect.width - 1 - lineWidth(line) : middleOf(rect.x, rect.width);
  const rowsOutside = chart.tight ? 0 : 1;
  putLine(
    grid,
    x,
    side === 'south' ? rect.y + rect.height - 1 + rowsOutside : rect.y - rowsOutside,
    lineWidth(line),
    line,
    '',
  );
}

/** Paints the slots of the planet that the cursor's option would place, in the rotation of the option. */
function paintSlotsOfNewPlanet(grid: Grid, chart: Chart, view: StarCraftView, context: PaneContext): void {
  const planet = litPlanet(context);
  const [place] = litPlaces(context);
  if (planet === null || place === undefined || view.planets.some(placed => placed.planet === planet)) return;
  for (const side of TILE_SIDES) {
    if (!isLit(context, slotRef(planet, side))) continue;
    paintOutwardLine(grid, chart, { planet, owner: 0, turns: 0, ...place }, side, [], false, context);
  }
}

function paintFreeSlots(grid: Grid, chart: Chart, view: StarCraftView, context: PaneContext): void {
  for (const planet of view.planets) {
    for (const side of openSlots(view, planet)) {
      const isFocused = isLit(context, slotRef(planet.planet, side));
      if (isFocused || view.phase === 'set-up') paintOutwardLine(grid, chart, planet, side, [], isFocused, context);
    }
  }
}

function middleOf(start: number, length: number): number {
  return start + Math.floor(length / 2);
}
