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
import { createCanvas, registerThings, surveyOf } from './canvas.ts';
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
  const bodyTop = paintSeats(canvas, view, context, seatsInLine(view, canvas.grid));
  const bodyRect = { x: 0, y: bodyTop, width, height: height - bodyTop };
  const { ring } = view;
  if (ring.length === 0) {
    paintBeforeRing(canvas, bodyRect, view, context);
    return canvas;
  }
  const rows = rowCountFor(ring.length, bodyRect);
  if (rows === 2) paintTwoRows(canvas, bodyRect, view, context);
  else if (rows === 1) paintOneRow(canvas, bodyRect, view, context);
  else paintList(canvas, bodyRect, view, context);
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
  const seatOrder = view.order.length === seats.length ? view.order : seats.map(({ seat }) => seat);
  const lines = seatLines(view, context, seatWidth - 1);
  seatOrder.forEach((seat, place) => {
    const owner = seats[seat];
    if (owner === undefined) return;
    const x = (place % inLine) * seatWidth;
    const y = Math.floor(place / inLine);
    if (y >= height) return;
    putLine(canvas.grid, x, y, seatWidth, lines[seat] ?? [], context.glyphs.ellipsis);
    registerThings(canvas, { x, y, width: seatWidth, height: 1 }, seatRefs(view, owner));
  });
  return Math.min(height, Math.ceil(seats.length / inLine));
}

/** The number of rows of sectors; 0 if there is only room for a list. */
function rowCountFor(count: number, { width, height }: Rect): 0 | 1 | 2 {
  const canFitTiles = (rows: 1 | 2, least: number): boolean =>
    Math.floor(width / Math.ceil(count / rows)) - 1 >= LEAST_TILE.width &&
    Math.floor((height - rows + 1) / rows) >= least;
  if (canFitTiles(2, LEAST_RING_HEIGHT)) return 2;
  if (canFitTiles(1, LEAST_TILE.height)) return 1;
  return canFitTiles(2, LEAST_TILE.height) ? 2 : 0;
}

/** Paints the station before the ring is laid: a note, and the sectors that can be chosen for it. */
function paintBeforeRing(canvas: Canvas, bodyRect: Rect, view: TheseusView, context: TileContext): void {
  const { grid } = canvas;
  const { format, glyphs } = context;
  const lines = paragraph(format(say('board.ring.later')), Math.max(1, bodyRect.width - 2), MUTED);
  for (const [row, line] of lines.entries())
    putLine(grid, bodyRect.x + 1, bodyRect.y + row, bodyRect.width - 2, line, glyphs.ellipsis);
  const sectors = SECTOR_IDS.filter(
    sector => isLit(context, `sector:${sector}`) || isOpen(context, `sector:${sector}`),
  );
  const rectBelow = { ...bodyRect, y: bodyRect.y + lines.length + 1, height: bodyRect.height - lines.length - 1 };
  if (rectBelow.height < LEAST_TILE.height || rectBelow.width < sectors.length * (LEAST_TILE.width + 1)) return;
  const tile = { ...rectBelow, width: Math.min(rectBelow.width, sectors.length * WIDEST_CHOICE) };
  sectors.forEach((sector, place) => {
    const isFramed = rectBelow.height >= LEAST_FRAMED_HEIGHT;
    const rect = { ...columnRect(tile, sectors.length, place), height: Math.min(rectBelow.height, TALLEST_CHOICE) };
    paintTile(canvas, rect, view, context, sector, isFramed);
  });
}

/** Paints the ring in one row. If there is room, an arrow after the last name says that the ring goes on. */
function paintOneRow(canvas: Canvas, bodyRect: Rect, view: TheseusView, context: TileContext): void {
  const { grid } = canvas;
  const { glyphs } = context;
  view.ring.forEach((sector, place) => {
    const rect = columnRect(bodyRect, view.ring.length, place);
    paintTile(canvas, rect, view, context, sector, false);
    if (place === 0) return;
    for (let y = bodyRect.y + 1; y < bodyRect.y + bodyRect.height; y += 1)
      put(grid, rect.x - 1, y, glyphs.vertical, { tone: 'frame' });
    put(grid, rect.x - 1, bodyRect.y, glyphs.arrowRight, ARROW_STYLE);
  });
  const lastColumn = bodyRect.x + bodyRect.width - 1;
  const hasRoom = [lastColumn - 1, lastColumn].every(x => grid.cells[bodyRect.y * grid.width + x]?.character === ' ');
  if (hasRoom) put(grid, lastColumn, bodyRect.y, glyphs.arrowRight, ARROW_STYLE);
}

/**
 * Paints the ring in two rows: the first sectors in the upper row from left to right, the others in the lower row from
 * right to left.
 */
function paintTwoRows(canvas: Canvas, bodyRect: Rect, view: TheseusView, context: TileContext): void {
  const { grid } = canvas;
  const { glyphs } = context;
  const count = view.ring.length;
  const upperCount = Math.ceil(count / 2);
  const height = Math.floor((bodyRect.height - 1) / 2);
  const isFramed = height >= LEAST_FRAMED_HEIGHT;
  const lowerTop = bodyRect.y + height + 1;
  for (const [sectors, y, leftwards] of [
    [view.ring.slice(0, upperCount), bodyRect.y, false],
    [view.ring.slice(upperCount).reverse(), lowerTop, true],
  ] as const) {
    sectors.forEach((sector, place) => {
      const rect = columnRect(
        { ...bodyRect, y, height: y === lowerTop ? bodyRect.y + bodyRect.height - lowerTop : height },
        sectors.length,
        place,
      );
      paintTile(canvas, rect, view, context, sector, isFramed);
      if (place === 0) return;
      put(grid, rect.x - 1, y + Math.floor(height / 2), leftwards ? glyphs.arrowLeft : glyphs.arrowRight, ARROW_STYLE);
    });
  }
  const rightEdge = bodyRect.x + bodyRect.width;
  put(grid, rightEdge - Math.floor(bodyRect.width / upperCount / 2) - 1, lowerTop - 1, glyphs.arrowDown, ARROW_STYLE);
  put(
    grid,
    bodyRect.x + Math.floor(bodyRect.width / (count - upperCount) / 2),
    lowerTop - 1,
    glyphs.arrowUp,
    ARROW_STYLE,
  );
}

/** The rectangle of a tile in a row of tiles, with one column between two tiles. */
function columnRect(rowRect: Rect, count: number, place: number): Rect {
  const leftEdge = rowRect.x + Math.floor((place * (rowRect.width + 1)) / count);
  const nextLeftEdge = rowRect.x + Math.floor(((place + 1) * (rowRect.width + 1)) / count);
  return { ...rowRect, x: leftEdge, width: nextLeftEdge - leftEdge - 1 };
}

/** Paints a list for small panes: one line for each sector, with its units and the number of its cards. */
function paintList(canvas: Canvas, bodyRect: Rect, view: TheseusView, context: TileContext): void {
  const titleWidth = Math.min(18, Math.floor(bodyRect.width / 2));
  view.ring.forEach((sector, place) => {
    const y = bodyRect.y + place;
    if (place >= bodyRect.height) return;
    const titleSpans = padded(titleLine(view, context, sector, titleWidth), titleWidth);
    const line = [...titleSpans, span(' '), ...unitsLine(view, context, sector), ...cardCount(view, sector)];
    putLine(canvas.grid, bodyRect.x, y, bodyRect.width, line, context.glyphs.ellipsis);
    registerThings(canvas, { x: bodyRect.x, y, width: bodyRect.width, height: 1 }, [`sector:${sector}`]);
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
