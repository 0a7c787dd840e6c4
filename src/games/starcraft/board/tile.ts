import { cellAt, frame, layGround, put } from '../../../boards/drawing/grid.ts';
import type { Grid, Rect } from '../../../boards/drawing/grid.ts';
import type { Style } from '../../../boards/drawing/style.ts';
import type { PaneContext } from '../../../boards/pane.ts';
import { PLANETS } from '../data/planets.ts';
import type { PlanetId } from '../data/planets.ts';
import { planetName, say } from '../text/say.ts';
import type { StarCraftView } from '../view.ts';
import { cellRef } from '../state/refs.ts';
import type { ChartCell } from './chart.ts';
import { areaBackground, areaLine, unplacedAreaLine, focusedAreas, yieldSpans } from './areas.ts';
import type { AreaDetail } from './areas.ts';
import { CURSOR, MUTED, joined, lineWidth, putLine, span } from '../../../boards/drawing/lines.ts';
import type { Line } from '../../../boards/drawing/lines.ts';
import { choiceSign, isOpen } from '../../../boards/naming.ts';
import { frameStyle, tokenSpans } from './naming.ts';
import { paintTitle } from './title.ts';
import type { UpperEdge } from './title.ts';

/**
 * How a tile is painted: the look of its areas, its upper edge, and the number of cells at the right end of its lower
 * edge (`south`) that routes take.
 */
interface TileLook {
  readonly look: AreaDetail;
  readonly upper: UpperEdge;
  readonly south: number;
}

/** The width of an area's number, which is highlighted if the area can be chosen. */
const NUMBER_WIDTH = 2;

/** Paints a planet: its name and current order in the upper edge, its areas, and its order stack in the lower edge. */
export function paintTile(
  grid: Grid,
  rect: Rect,
  view: StarCraftView,
  context: PaneContext,
  planet: PlanetId,
  { look, upper, south }: TileLook,
): void {
  const { glyphs } = context;
  const style = frameStyle(view, context, planet);
  frame(grid, rect, { glyphs, style });
  const isWide = look !== 'narrow';
  const innerWidth = rect.width - 2;
  paintTitle(grid, rect, upper, glyphs.ellipsis);
  const stack = stackLine(view, context, planet, isWide, innerWidth - 2 - south);
  const bottomRow = rect.y + rect.height - 1;
  writeOnEdge(grid, rect.x + 1, bottomRow, { room: innerWidth - south, ends: south > 0 }, stack, glyphs.ellipsis);
  const litAreaIds = focusedAreas(context, planet);
  for (const [row, area] of PLANETS[planet].areas.entries()) {
    const areaRow = rect.y + 1 + row;
    const line = areaLine(view, context, area, look, innerWidth);
    putLine(grid, rect.x + 1, areaRow, innerWidth, line, glyphs.ellipsis);
    layGround(grid, { x: rect.x + 1, y: areaRow, width: innerWidth, height: 1 }, areaBackground(view, area));
    if (isOpen(context, `area:${area}`))
      layGround(grid, { x: rect.x + 1, y: areaRow, width: NUMBER_WIDTH, height: 1 }, 'choice');
    if (litAreaIds.includes(area)) put(grid, rect.x, areaRow, glyphs.cursor, CURSOR);
    else if (isOpen(context, `area:${area}`))
      put(grid, rect.x, areaRow, choiceSign(context, `area:${area}`), { tone: 'focus', bold: true });
  }
}

/** Paints a free cell of the square grid: the planet that the cursor's option would place there, or only a dot. */
export function paintFreePlace(
  grid: Grid,
  rect: Rect,
  context: PaneContext,
  planet: PlanetId | null,
  { x, y }: ChartCell,
): void {
  const { glyphs, format } = context;
  if (planet === null) {
    const cellReference = cellRef({ x, y });
    const isChoice = isOpen(context, cellReference);
    const cellMark = isChoice ? choiceSign(context, cellReference) : glyphs.bullet;
    const style: Style = isChoice ? { tone: 'focus', bold: true } : MUTED;
    put(grid, rect.x + Math.floor(rect.width / 2), rect.y + Math.floor(rect.height / 2), cellMark, style);
    return;
  }
  const dashedGlyphs = { ...glyphs, horizontal: glyphs.zHorizontal, vertical: glyphs.zVertical };
  frame(grid, rect, { glyphs: dashedGlyphs, style: { tone: 'focus', bold: true } });
  const title = [span(`${glyphs.cursor} ${format(planetName(planet))}`, CURSOR)];
  writeOnEdge(grid, rect.x + 1, rect.y, { room: rect.width - 2, ends: false }, title, glyphs.ellipsis);
  if (rect.height < 3) return;
  for (const [row, line] of unplacedAreaLines(context, planet, rect.width - 2, rect.height - 2).entries()) {
    putLine(grid, rect.x + 1, rect.y + 1 + row, rect.width - 2, line, '');
  }
}

/**
 * The lines with the areas of a planet that is still to be placed: a line for each, or all in one line if there are not
 * enough rows.
 */
function unplacedAreaLines(context: PaneContext, planet: PlanetId, width: number, height: number): Line[] {
  const { areas } = PLANETS[planet];
  if (areas.length <= height) return areas.map(area => unplacedAreaLine(context, area, width));
  const areaTexts = areas.map(area =>
    yieldSpans(context, area, 'none', 'narrow').map(({ text, style }) => span(text.trim(), style)),
  );
  return [joined(areaTexts, ' ')];
}

/** Puts brackets around the top token, which is executed first. */
function inBrackets(token: Line): Line {
  return [span('[', MUTED), ...token, span(']', MUTED)];
}

/**
 * The tokens of a planet's order stack from bottom to top, or only the top ones if there is little room. The token that
 * is executed first is marked.
 */
export function stackTokens(view: StarCraftView, context: PaneContext, planet: PlanetId, width: number): Line {
  const stack = view.stacks[planet] ?? [];
  const separator = stack.length > 1 && width >= stack.length * 4 ? ' ' : '';
  const tokens = stack.map(token => tokenSpans(context, token));
  for (let firstShown = 0; firstShown < tokens.length; firstShown += 1) {
    const hiddenTokensMark: Line = firstShown === 0 ? [] : [span(context.glyphs.ellipsis, MUTED)];
    const line = [...hiddenTokensMark, ...joined(tokens.slice(firstShown), separator)];
    const markedTokens = [
      ...hiddenTokensMark,
      ...joined([...tokens.slice(firstShown, -1), inBrackets(tokens.at(-1) ?? [])], separator),
    ];
    if (stack.length > 1 && lineWidth(markedTokens) <= width) return markedTokens;
    if (lineWidth(line) <= width) return line;
  }
  return tokens.length === 0 ? [] : [span(context.glyphs.ellipsis, MUTED)];
}

function stackLine(view: StarCraftView, context: PaneContext, planet: PlanetId, isWide: boolean, width: number): Line {
  const label = isWide ? `${context.format(say('board.orders'))} ` : '';
  const tokens = stackTokens(view, context, planet, width - label.length);
  return tokens.length === 0 ? [] : [span(label, MUTED), ...tokens];
}

/** The part of a tile's edge that can be written on. `ends`: one more cell is free before a route follows. */
interface EdgeRoom {
  readonly room: number;
  readonly ends: boolean;
}

/**
 * Writes on the edge of a frame, with a blank on either side. The blanks are omitted if the text would not fit
 * otherwise.
 */
function writeOnEdge(
  grid: Grid,
  x: number,
  edgeRow: number,
  { room, ends }: EdgeRoom,
  line: Line,
  ellipsis: string,
): void {
  if (line.length === 0 || room < 3) return;
  if (lineWidth(line) > room - 2) {
    putLine(grid, x, edgeRow, room + (ends ? 1 : 0), line, ellipsis);
    return;
  }
  const edgeStyle = cellAt(grid, x, edgeRow).style;
  put(grid, x, edgeRow, ' ', edgeStyle);
  put(grid, putLine(grid, x + 1, edgeRow, room - 2, line, ellipsis), edgeRow, ' ', edgeStyle);
}
