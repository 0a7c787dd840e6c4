import { frame, inset, put } from '../../../boards/drawing/grid.ts';
import type { Rect } from '../../../boards/drawing/grid.ts';
import { CURSOR, lineWidth, lit, MUTED, putLine, span, TITLE } from '../../../boards/drawing/lines.ts';
import type { Line } from '../../../boards/drawing/lines.ts';
import { territoryOf } from '../../../boards/drawing/sides.ts';
import type { GroundName, Style } from '../../../boards/drawing/style.ts';
import { truncate, widthOf } from '../../../boards/drawing/wrapping.ts';
import { choiceSign, isLit, isOpen, markOf } from '../../../boards/naming.ts';
import type { PaneContext } from '../../../boards/pane.ts';
import { knownNameIn } from '../../../kernel/words/message.ts';
import type { SectorId } from '../data/ids.ts';
import { PENDING_SLOT_IDS } from '../data/places.ts';
import { SECTORS } from '../data/sectors.ts';
import { say, sectorName } from '../text/say.ts';
import type { TheseusView } from '../view.ts';
import { registerThings } from './canvas.ts';
import type { Canvas } from './canvas.ts';
import { sectorKey } from './keys.ts';
import { paintRooms, ROOM_ROWS } from './rooms.ts';
import { slotLines } from './slots.ts';
import type { SlotLine } from './slots.ts';

/** The number of slots in the largest sector. All tiles have the same layout. */
const MOST_SLOTS = 6;
/** The width from which the cards of a tile are painted beside the rooms. */
const LEAST_WIDTH_BESIDE = 46;
const ROOMS_WIDTH_BESIDE = 22;

/** The context of painting a sector. `steps`: the count of each sector on the path of a move, if one is shown. */
export interface TileContext extends PaneContext {
  readonly steps?: ReadonlyMap<SectorId, number>;
}

/** Paints a sector as a tile: its name, its action, its rooms and its slots. `isFramed`: with a frame. */
export function paintTile(
  canvas: Canvas,
  rect: Rect,
  view: TheseusView,
  context: TileContext,
  sector: SectorId,
  isFramed: boolean,
): void {
  registerThings(canvas, rect, [`sector:${sector}`]);
  const { grid } = canvas;
  const { glyphs } = context;
  if (!isFramed) {
    putLine(grid, rect.x, rect.y, rect.width, titleLine(view, context, sector, rect.width), glyphs.ellipsis);
    paintInside(canvas, { ...rect, y: rect.y + 1, height: rect.height - 1 }, view, context, sector);
    return;
  }
  frame(grid, rect, { glyphs, style: frameStyle(view, context, sector) });
  put(grid, rect.x + 1, rect.y, ' ');
  const nextColumn = putLine(
    grid,
    rect.x + 2,
    rect.y,
    rect.width - 4,
    titleLine(view, context, sector, rect.width - 4),
    glyphs.ellipsis,
  );
  put(grid, nextColumn, rect.y, ' ');
  paintInside(canvas, inset(rect), view, context, sector);
}

function paintInside(canvas: Canvas, rect: Rect, view: TheseusView, context: PaneContext, sector: SectorId): void {
  const { grid } = canvas;
  const { glyphs } = context;
  let { y } = rect;
  const bottomEdge = rect.y + rect.height;
  if (rect.height > ROOM_ROWS + MOST_SLOTS) {
    putLine(grid, rect.x, y, rect.width, [span(actionText(context, sector, rect.width), MUTED)], glyphs.ellipsis);
    y += 1;
  }
  const isBeside = rect.width >= LEAST_WIDTH_BESIDE;
  const roomsWidth = isBeside ? ROOMS_WIDTH_BESIDE : rect.width;
  paintRooms(
    canvas,
    { x: rect.x, y, width: roomsWidth, height: Math.min(ROOM_ROWS, bottomEdge - y) },
    view,
    context,
    sector,
  );
  const x = isBeside ? rect.x + ROOMS_WIDTH_BESIDE + 2 : rect.x;
  const width = rect.x + rect.width - x;
  if (!isBeside) y += ROOM_ROWS;
  const allLines = slotLines(view, context, sector, width);
  if (!isBeside && bottomEdge - y > MOST_SLOTS) y += 1;
  const shownLines = linesFor(allLines, context, bottomEdge - y);
  const isLinesCut = allLines.some(line => !shownLines.includes(line) && line.refs.length > 1);
  const narrowerLines = isLinesCut ? slotLines(view, context, sector, width - 1) : allLines;
  for (const [row, slot] of shownLines.entries()) {
    const isLast = row === shownLines.length - 1;
    const { line, refs } = (isLast ? narrowerLines[allLines.indexOf(slot)] : undefined) ?? slot;
    putLine(grid, x, y + row, width, line, glyphs.ellipsis);
    registerThings(canvas, { x, y: y + row, width, height: 1 }, refs.slice(-1));
    if (isLast && isLinesCut) put(grid, x + width - 1, y + row, glyphs.arrowDown, MUTED);
  }
}

/**
 * The lines of slots that fit into a number of rows. If not all fit, lines under the cursor come first, then pending
 * cards, then installed cards, then empty slots.
 */
function linesFor(lines: readonly SlotLine[], context: PaneContext, rows: number): readonly SlotLine[] {
  if (lines.length <= rows) return lines;
  const lineRank = ({ refs }: SlotLine): number => {
    if (refs.some(ref => isLit(context, ref))) return 0;
    if (refs.length === 1) return 3;
    return refs.some(ref => knownNameIn(ref, 'slot', PENDING_SLOT_IDS) !== null) ? 1 : 2;
  };
  const keptLines = lines.toSorted((one, other) => lineRank(one) - lineRank(other)).slice(0, Math.max(0, rows));
  return lines.filter(line => keptLines.includes(line));
}

/**
 * The title of a tile: the number and name of the sector, the count of steps of a move to it, and the marks of the
 * seats whose home it is, such as `6 Alien Nest +2 ◆`. The number begins the keys of the sector, its rooms and its
 * slots.
 */
export function titleLine(view: TheseusView, context: TileContext, sector: SectorId, width: number): Line {
  const { format, glyphs } = context;
  const owners = view.seats.filter(({ home }) => home === sector).map(({ seat }) => markOf(context, seat));
  const tokens = view.deactivation[sector]?.length ?? 0;
  const stepCount = context.steps?.get(sector);
  const suffix: Line = [
    ...(stepCount === undefined ? [] : [span(` +${stepCount}`, { tone: 'focus', bold: true })]),
    ...(owners.length > 0 ? [span(' '), ...owners] : []),
    ...(tokens > 0 ? [span(` d${tokens}`, { tone: 'warning' })] : []),
    ...(sector === 'control-room' && view.malfunction === null ? [span(` ${glyphs.no}`, { tone: 'danger' })] : []),
  ];
  const isFocused = isLit(context, `sector:${sector}`);
  const focusMark = isFocused
    ? glyphs.cursor
    : isOpen(context, `sector:${sector}`)
      ? choiceSign(context, `sector:${sector}`)
      : '';
  const number = sectorKey(sector);
  const nameWidth = Math.max(1, width - lineWidth(suffix) - widthOf(focusMark + number));
  const names = [sectorName(sector), say(`board.sector.short.${sector}`), say(`board.sector.tiny.${sector}`)].map(
    format,
  );
  // A name for which there is just enough room has no blank before it.
  const name = names.find(one => widthOf(one) + 1 <= nameWidth) ?? names.at(-1) ?? '';
  const gap = widthOf(name) < nameWidth ? ' ' : '';
  const style: Style = isFocused ? lit(TITLE) : view.turn?.sector === sector ? { tone: 'accent', bold: true } : TITLE;
  const line = [
    span(focusMark, isFocused ? CURSOR : { tone: 'focus', bold: true }),
    span(number + gap, isFocused ? CURSOR : MUTED),
    span(truncate(name, nameWidth - gap.length, glyphs.ellipsis), style),
    ...suffix,
  ];
  const ground = groundOf(view, context, sector);
  return isFocused || ground === undefined ? line : line.map(({ text, style: own }) => span(text, { ...own, ground }));
}

/**
 * The background of a sector's name: it marks a sector that can be chosen, else the seat whose home it is; `undefined`:
 * none.
 */
function groundOf({ seats }: TheseusView, context: PaneContext, sector: SectorId): GroundName | undefined {
  if (isOpen(context, `sector:${sector}`)) return 'choice';
  const [owner, ...others] = seats.filter(({ home }) => home === sector);
  return owner === undefined || others.length > 0 ? undefined : territoryOf(owner.seat);
}

/** The action of a sector in two words, or a shorter text if they do not fit. */
function actionText({ format }: PaneContext, sector: SectorId, width: number): string {
  const { action } = SECTORS[sector];
  const text = format(say(`board.action.${action}`));
  return widthOf(text) > width ? format(say(`board.action.${action}.short`)) : text;
}

function frameStyle(view: TheseusView, context: PaneContext, sector: SectorId): Style {
  if (isLit(context, `sector:${sector}`)) return { tone: 'focus', bold: true };
  return view.turn?.sector === sector ? { tone: 'accent', bold: true } : { tone: 'frame' };
}
