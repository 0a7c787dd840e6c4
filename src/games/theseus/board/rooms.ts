import { choiceSign } from '../../../boards/naming.ts';
import { put } from '../../../boards/drawing/grid.ts';
import type { Rect } from '../../../boards/drawing/grid.ts';
import { lit, lineWidth, MUTED, putLine, span } from '../../../boards/drawing/lines.ts';
import type { Line } from '../../../boards/drawing/lines.ts';
import type { Style } from '../../../boards/drawing/style.ts';
import type { PaneContext } from '../../../boards/pane.ts';
import { knownNameIn } from '../../../kernel/words/message.ts';
import type { Ref } from '../../../kernel/words/message.ts';
import type { RoomId, SectorId } from '../data/ids.ts';
import { joinedTo, ROOM_IDS, roomsOf, sectorOf } from '../data/places.ts';
import type { UnitId } from '../data/units.ts';
import type { TheseusView } from '../view.ts';
import { registerThings } from './canvas.ts';
import type { Canvas } from './canvas.ts';
import { roomSign } from './keys.ts';
import { isAnyLit, isAnyOpen, highlighted, unitSpans } from './marks.ts';

/** The number of screen rows for the rooms of a sector. */
export const ROOM_ROWS = 3;

const WIDEST_CELL = 18;
const LEAST_WIDTH_WITH_LETTER = 6;
const PASSAGE_STYLE: Style = { tone: 'accent' };

/**
 * Paints the four rooms of a sector, a and b above c and d, and the passages between them. Rooms without a line between
 * them are separated by a wall (TH-2.3).
 */
export function paintRooms(
  canvas: Canvas,
  rect: Rect,
  view: TheseusView,
  context: PaneContext,
  sector: SectorId,
): void {
  const { grid } = canvas;
  const { glyphs } = context;
  const [a, b, c, d] = roomsOf(sector);
  if (a === undefined || b === undefined || c === undefined || d === undefined) return;
  const cellWidth = Math.max(1, Math.min(WIDEST_CELL, Math.floor((rect.width - 1) / 2) - (rect.width >= 14 ? 1 : 0)));
  const rightColumn = rect.x + Math.min(rect.width - cellWidth, cellWidth + 7);
  const lowerRow = rect.y + 2;
  const endColumns = new Map<RoomId, number>();
  for (const [room, x, y] of [
    [a, rect.x, rect.y],
    [b, rightColumn, rect.y],
    [c, rect.x, lowerRow],
    [d, rightColumn, lowerRow],
  ] as const) {
    if (y >= rect.y + rect.height) continue;
    endColumns.set(room, paintRoom(canvas, { x, y, width: cellWidth, height: 1 }, view, context, room));
  }
  const isJoined = (one: RoomId, other: RoomId): boolean => joinedTo(one).includes(other);
  for (const [one, other, y] of [
    [a, b, rect.y],
    [c, d, lowerRow],
  ] as const) {
    const textEnd = endColumns.get(one);
    if (textEnd === undefined || !isJoined(one, other)) continue;
    const gapWidth = rightColumn - textEnd >= 4 ? 1 : 0;
    put(
      grid,
      textEnd + gapWidth,
      y,
      glyphs.horizontal.repeat(Math.max(0, rightColumn - textEnd - 2 * gapWidth)),
      PASSAGE_STYLE,
    );
  }
  if (rect.height < 2) return;
  const middleRow = rect.y + 1;
  if (isJoined(a, c)) put(grid, rect.x + 1, middleRow, glyphs.vertical, PASSAGE_STYLE);
  if (isJoined(b, d)) put(grid, rightColumn + 1, middleRow, glyphs.vertical, PASSAGE_STYLE);
  const slopesDown = isJoined(a, d);
  const slopesUp = isJoined(b, c);
  const crossColumn = rect.x + 1 + Math.floor((rightColumn - rect.x) / 2);
  if (slopesDown || slopesUp) {
    put(
      grid,
      crossColumn,
      middleRow,
      slopesDown && slopesUp ? glyphs.diagonalCross : slopesDown ? glyphs.diagonalDown : glyphs.diagonalUp,
      PASSAGE_STYLE,
    );
  }
}

/** Paints one room. Returns the column after its text. */
function paintRoom(canvas: Canvas, rect: Rect, view: TheseusView, context: PaneContext, room: RoomId): number {
  const unit = view.rooms[room];
  const letter = room.slice(-1);
  const refs = unit === undefined ? ([`room:${room}`] as const) : ([`room:${room}`, `unit:${unit}`] as const);
  // A rectangle stands for one thing only: the unit, if there is one.
  registerThings(canvas, rect, refs.slice(-1));
  const line: Line =
    unit === undefined
      ? [span(emptyRoomText(view, context, room), emptyStyle(context, room))]
      : occupiedRoomLine(view, context, unit, { letter, width: rect.width, refs });
  return putLine(canvas.grid, rect.x, rect.y, rect.width, line, '');
}

/**
 * The text of an occupied room: its letter and the unit. The letter is left out if it would hide a sign of the unit's
 * state.
 */
function occupiedRoomLine(
  view: TheseusView,
  context: PaneContext,
  unit: UnitId,
  { letter, width, refs }: { readonly letter: string; readonly width: number; readonly refs: readonly Ref[] },
): Line {
  const prefix = span(letter, MUTED);
  const unitLine = highlighted(context, unitSpans(view, context, unit, width - 1), refs);
  const hasRoomForLetter = lineWidth(unitLine) < width;
  return width >= LEAST_WIDTH_WITH_LETTER && hasRoomForLetter
    ? [prefix, ...unitLine]
    : [...highlighted(context, unitSpans(view, context, unit, width), refs)];
}

/** The text of an empty room: its letter, or its key if it can be chosen. */
function emptyRoomText(view: TheseusView, context: PaneContext, room: RoomId): string {
  const ref = `room:${room}` as const;
  const canChoose = isAnyOpen(context, [ref]);
  const keySign = canChoose ? roomSign(room, isInOneSector(view, context)) : room.slice(-1);
  if (isAnyLit(context, [ref])) return `${context.glyphs.cursor}${keySign} `;
  return canChoose ? `${choiceSign(context, ref)}${keySign} ` : `${keySign}${context.glyphs.bullet}`;
}

/** Whether the question is about rooms of one sector only, which is never so in the set-up. */
function isInOneSector({ phase }: TheseusView, { open = [] }: PaneContext): boolean {
  return (
    phase !== 'set-up' && new Set(open.flatMap(ref => knownNameIn(ref, 'room', ROOM_IDS) ?? []).map(sectorOf)).size < 2
  );
}

function emptyStyle(context: PaneContext, room: RoomId): Style {
  const ref = `room:${room}` as const;
  if (isAnyLit(context, [ref])) return lit({});
  return isAnyOpen(context, [ref]) ? { tone: 'focus', bold: true } : MUTED;
}
