import type { Ref } from '../../../kernel/words/message.ts';
import { put } from '../../../boards/drawing/grid.ts';
import type { Grid, Rect } from '../../../boards/drawing/grid.ts';
import { joined, MUTED, padded, paragraph, putLine, span } from '../../../boards/drawing/lines.ts';
import type { Style } from '../../../boards/drawing/style.ts';
import { besideAsDrawn } from '../../../boards/beside.ts';
import type { PaneContext, PaneSize, Survey } from '../../../boards/pane.ts';
import { isLit, isOpen } from '../../../boards/naming.ts';
import { SECTOR_IDS } from '../data/ids.ts';
import type { SectorId } from '../data/ids.ts';
import { UNIT_IDS } from '../data/units.ts';
import { reachableSectors, stepCounts } from '../view/foresight.ts';
import { roomsOf, slotsOf } from '../data/places.ts';
import { say } from '../text/say.ts';
import type { TheseusView } from '../view.ts';
import { flashIn } from '../../../boards/motion.ts';
import { createCanvas, noteThings, surveyOf } from './canvas.ts';
import type { Canvas } from './canvas.ts';
import { highlighted, unitSpans } from './marks.ts';
import { withRingNeighbours } from './ring-walk.ts';
import { seatLines, seatRefs } from './seat-line.ts';
import { paintTile, titleLine } from './tile.ts';
import type { TileContext } from './tile.ts';

const LEAST_TILE = { width: 10, height: 6 };
/** The height from which a tile has a frame. */
const LEAST_FRAMED_HEIGHT = 11;
/**
 * The height of a tile from which the ring is painted in two rows. A coach's text on a large screen leaves that much.
 */
const LEAST_RING_HEIGHT = 8;
/** The largest size of a sector that can be chosen before the ring is laid. */
const WIDEST_CHOICE = 40;
const TALLEST_CHOICE = 14;
/** The width from which two seats fit in one line. */
const LEAST_PAIR_WIDTH = 60;
const ARROW_STYLE: Style = { tone: 'accent', bold: true };

/** Paints the station: a line for each seat, and below it the ring of sectors, clockwise. */
export function paintStation(view: TheseusView, size: PaneSize, paneContext: PaneContext): Canvas {
  const context = withReach(view, paneContext);
  const canvas = createCanvas(size);
  const { width, height } = canvas.grid;
  const top = paintSeats(canvas, view, context, seatsInLine(view, canvas.grid));
  const body = { x: 0, y: top, width, height: height - top };
  const { ring } = view;
  if (ring.length === 0) {
    paintBeforeRing(canvas, body, view, context);
    return canvas;
  }
  const rows = rowCountFor(ring.length, body);
  if (rows === 2) paintTwoRows(canvas, body, view, context);
  else if (rows === 1) paintOneRow(canvas, body, view, context);
  else paintList(canvas, body, view, context);
  flashIn(canvas.grid, canvas.things, context);
  return canvas;
}

/** The groups of things between which the arrow keys move. */
const ARROW_KEY_GROUPS = [['sector'], ['room'], ['slot', 'card']] as const;

/**
 * The survey of the station. The arrow keys lead to the thing drawn beside a sector, room or slot; if rooms of several
 * sectors can be chosen, they lead along the ring.
 */
export function surveyStation(view: TheseusView, size: PaneSize, paneContext: PaneContext): Survey {
  const survey = surveyOf(paintStation(view, size, paneContext));
  return {
    ...survey,
    things: withRingNeighbours(besideAsDrawn(survey.things, ARROW_KEY_GROUPS), view.ring, paneContext),
  };
}

/**
 * Adds to the context the sectors where a move of the unit under the cursor could end, and the step counts on its path.
 */
function withReach(view: TheseusView, context: PaneContext): TileContext {
  if (context.watched === true) return context;
  const units = UNIT_IDS.filter(unit => context.focus.includes(`unit:${unit}`));
  const endRefs = units.flatMap(unit => reachableSectors(view, unit)).map((sector): Ref => `sector:${sector}`);
  const target = view.ring.find(sector => context.focus.includes(`sector:${sector}`)) ?? null;
  const [unit] = units;
  const steps = unit === undefined ? null : stepCounts(view, unit, target);
  return {
    ...context,
    ...(endRefs.length === 0 ? {} : { open: [...(context.open ?? []), ...endRefs] }),
    ...(steps === null ? {} : { steps }),
  };
}

/** The number of seats in one line: two if a further row is needed for the ring or the list. */
function seatsInLine({ seats }: TheseusView, { width, height }: Grid): 1 | 2 {
  if (width < LEAST_PAIR_WIDTH) return 1;
  const isShort = height - seats.length < LEAST_TILE.height;
  return isShort || (seats.length > 2 && height < 30) ? 2 : 1;
}

/** Paints the lines of the seats above the ring, `inLine` seats in each line. Returns the row below them. */
function paintSeats(canvas: Canvas, view: TheseusView, context: PaneContext, inLine: 1 | 2): number {
  const { width, height } = canvas.grid;
  const { seats } = view;
  const seatWidth = Math.floor(width / inLine);
  const order = view.order.length === seats.length ? view.order : seats.map(({ seat }) => seat);
  const lines = seatLines(view, context, seatWidth - 1);
  order.forEach((seat, place) => {
    const owner = seats[seat];
    if (owner === undefined) return;
    const x = (place % inLine) * seatWidth;
    const y = Math.floor(place / inLine);
    if (y >= height) return;
    putLine(canvas.grid, x, y, seatWidth, lines[seat] ?? [], context.glyphs.ellipsis);
    noteThings(canvas, { x, y, width: seatWidth, height: 1 }, seatRefs(view, owner));
  });
  return Math.min(height, Math.ceil(seats.length / inLine));
}

/** The number of rows of sectors; 0 if there is only room for a list. */
function rowCountFor(count: number, { width, height }: Rect): 0 | 1 | 2 {
  const fits = (rows: 1 | 2, least: number): boolean =>
    Math.floor(width / Math.ceil(count / rows)) - 1 >= LEAST_TILE.width &&
    Math.floor((height - rows + 1) / rows) >= least;
  if (fits(2, LEAST_RING_HEIGHT)) return 2;
  if (fits(1, LEAST_TILE.height)) return 1;
  return fits(2, LEAST_TILE.height) ? 2 : 0;
}

/** Paints the station before the ring is laid: a note, and the sectors that can be chosen for it. */
function paintBeforeRing(canvas: Canvas, body: Rect, view: TheseusView, context: TileContext): void {
  const { grid } = canvas;
  const { format, glyphs } = context;
  const lines = paragraph(format(say('board.ring.later')), Math.max(1, body.width - 2), MUTED);
  for (const [row, line] of lines.entries())
    putLine(grid, body.x + 1, body.y + row, body.width - 2, line, glyphs.ellipsis);
  const sectors = SECTOR_IDS.filter(
    sector => isLit(context, `sector:${sector}`) || isOpen(context, `sector:${sector}`),
  );
  const below = { ...body, y: body.y + lines.length + 1, height: body.height - lines.length - 1 };
  if (below.height < LEAST_TILE.height || below.width < sectors.length * (LEAST_TILE.width + 1)) return;
  const tile = { ...below, width: Math.min(below.width, sectors.length * WIDEST_CHOICE) };
  sectors.forEach((sector, place) => {
    const framed = below.height >= LEAST_FRAMED_HEIGHT;
    const rect = { ...column(tile, sectors.length, place), height: Math.min(below.height, TALLEST_CHOICE) };
    paintTile(canvas, rect, view, context, sector, framed);
  });
}

/** Paints the ring in one row. If there is room, an arrow after the last name says that the ring goes on. */
function paintOneRow(canvas: Canvas, body: Rect, view: TheseusView, context: TileContext): void {
  const { grid } = canvas;
  const { glyphs } = context;
  view.ring.forEach((sector, place) => {
    const rect = column(body, view.ring.length, place);
    paintTile(canvas, rect, view, context, sector, false);
    if (place === 0) return;
    for (let y = body.y + 1; y < body.y + body.height; y += 1)
      put(grid, rect.x - 1, y, glyphs.vertical, { tone: 'frame' });
    put(grid, rect.x - 1, body.y, glyphs.arrowRight, ARROW_STYLE);
  });
  const lastColumn = body.x + body.width - 1;
  const hasRoom = [lastColumn - 1, lastColumn].every(x => grid.cells[body.y * grid.width + x]?.character === ' ');
  if (hasRoom) put(grid, lastColumn, body.y, glyphs.arrowRight, ARROW_STYLE);
}

/**
 * Paints the ring in two rows: the first sectors in the upper row from left to right, the others in the lower row from
 * right to left.
 */
function paintTwoRows(canvas: Canvas, body: Rect, view: TheseusView, context: TileContext): void {
  const { grid } = canvas;
  const { glyphs } = context;
  const count = view.ring.length;
  const above = Math.ceil(count / 2);
  const height = Math.floor((body.height - 1) / 2);
  const framed = height >= LEAST_FRAMED_HEIGHT;
  const lowerTop = body.y + height + 1;
  for (const [sectors, y, leftwards] of [
    [view.ring.slice(0, above), body.y, false],
    [view.ring.slice(above).reverse(), lowerTop, true],
  ] as const) {
    sectors.forEach((sector, place) => {
      const rect = column(
        { ...body, y, height: y === lowerTop ? body.y + body.height - lowerTop : height },
        sectors.length,
        place,
      );
      paintTile(canvas, rect, view, context, sector, framed);
      if (place === 0) return;
      put(grid, rect.x - 1, y + Math.floor(height / 2), leftwards ? glyphs.arrowLeft : glyphs.arrowRight, ARROW_STYLE);
    });
  }
  const right = body.x + body.width;
  put(grid, right - Math.floor(body.width / above / 2) - 1, lowerTop - 1, glyphs.arrowDown, ARROW_STYLE);
  put(grid, body.x + Math.floor(body.width / (count - above) / 2), lowerTop - 1, glyphs.arrowUp, ARROW_STYLE);
}

/** The rectangle of a tile in a row of tiles, with one column between two tiles. */
function column(row: Rect, count: number, place: number): Rect {
  const from = row.x + Math.floor((place * (row.width + 1)) / count);
  const next = row.x + Math.floor(((place + 1) * (row.width + 1)) / count);
  return { ...row, x: from, width: next - from - 1 };
}

/** Paints a list for small panes: one line for each sector, with its units and the number of its cards. */
function paintList(canvas: Canvas, body: Rect, view: TheseusView, context: TileContext): void {
  const titleWidth = Math.min(18, Math.floor(body.width / 2));
  view.ring.forEach((sector, place) => {
    const y = body.y + place;
    if (place >= body.height) return;
    const title = padded(titleLine(view, context, sector, titleWidth), titleWidth);
    const line = [...title, span(' '), ...unitsLine(view, context, sector), ...cardCount(view, sector)];
    putLine(canvas.grid, body.x, y, body.width, line, context.glyphs.ellipsis);
    noteThings(canvas, { x: body.x, y, width: body.width, height: 1 }, [`sector:${sector}`]);
  });
}

function unitsLine(view: TheseusView, context: PaneContext, sector: SectorId): ReturnType<typeof joined> {
  const units = roomsOf(sector).flatMap(room => view.rooms[room] ?? []);
  if (units.length === 0) return [span(context.glyphs.bullet, MUTED)];
  return joined(
    units.map(unit => highlighted(context, unitSpans(view, context, unit, 5), [`unit:${unit}`])),
    ' ',
  );
}

function cardCount(view: TheseusView, sector: SectorId): ReturnType<typeof joined> {
  const count = slotsOf(sector).filter(slot => view.installed[slot] !== undefined).length;
  return count === 0 ? [] : [span(`  ${count}`, MUTED)];
}
