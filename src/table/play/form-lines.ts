import type { Formatter } from '../../kernel/words/format.ts';
import type { Glyphs } from '../../boards/drawing/glyphs.ts';
import { ensureVisible } from '../ui/list-state.ts';
import type { ListState } from '../ui/list-state.ts';
import { MUTED, span } from '../../boards/drawing/lines.ts';
import type { Line } from '../../boards/drawing/lines.ts';
import type { Style } from '../../boards/drawing/style.ts';
import { padEnd, truncate, widthOf } from '../../boards/drawing/wrapping.ts';
import { isSameGroup } from './form.ts';
import type { AskedRow } from './form.ts';

/** This many cells a row needs beside another one. */
const COLUMN = 38;
const MOST_COLUMNS = 3;
/** The mark of the cursor, and the number. */
const HEAD = 4;

/** The room of a form: its rows, and a line below them for the row under the cursor. */
interface FormRoom {
  readonly width: number;
  readonly height: number;
}

/** How a form is drawn. */
export interface FormLook {
  readonly glyphs: Glyphs;
  readonly format: Formatter;
}

/** The part of a form that is in sight. */
export interface FormWindow {
  readonly lines: readonly Line[];
  /** The row in each cell of a line and a column of rows; `null`: none, such as a heading. */
  readonly rowAt: readonly (readonly (number | null)[])[];
  /** How wide a column of rows is. */
  readonly column: number;
}

/** How many rows of a form of this many rows are in sight. */
export function formHeight(count: number, room: FormRoom): number {
  const tall = tallOf(room);
  return tall * columnsFor(count, tall, room.width);
}

function tallOf({ height }: FormRoom): number {
  return Math.max(1, height - 1);
}

function columnsFor(count: number, tall: number, width: number): number {
  const most = Math.max(1, Math.min(MOST_COLUMNS, Math.floor(width / COLUMN)));
  return Math.max(1, Math.min(most, Math.ceil(count / tall)));
}

/** Draws the rows in sight, column by column; `below` is the line for the row under the cursor. */
export function formWindow(
  rows: readonly AskedRow[],
  list: ListState,
  room: FormRoom,
  look: FormLook,
  below: Line,
): FormWindow {
  const tall = tallOf(room);
  const headed = withHeadings(rows, look.format);
  const isHeaded = headed.length <= tall * columnsFor(headed.length, tall, room.width);
  const columns = columnsFor(isHeaded ? headed.length : rows.length, tall, room.width);
  const column = Math.floor(room.width / columns);
  const { top } = ensureVisible(
    list,
    rows.map(() => 1),
    tall * columns,
  );
  const cells = isHeaded ? headed : rows.map((_, at) => at).slice(top, top + tall * columns);
  const isScrolled = !isHeaded && cells.length < rows.length;
  const lines: Line[] = [];
  const rowAt: (number | null)[][] = [];
  for (let y = 0; y < Math.min(tall, cells.length); y += 1) {
    const across = Array.from({ length: columns }, (_, x) => cells[x * tall + y]).filter(cell => cell !== undefined);
    rowAt.push(across.map(cell => (typeof cell === 'number' ? cell : null)));
    const line = across.flatMap((cell): Line => {
      if (typeof cell === 'string') return [span(padEnd(`  ${truncate(cell, column - 3, '')}`, column), MUTED)];
      const row = rows[cell];
      return row === undefined ? [] : rowLine(row, cell, cell === list.cursor, column, look);
    });
    lines.push(line);
  }
  const more = isScrolled
    ? [
        span(` ${top > 0 ? look.glyphs.arrowUp : ' '}${moreMark(top, cells.length, rows.length, look)}`, {
          tone: 'accent',
        } as const),
      ]
    : [];
  return { lines: [...lines, [...more, ...below]], rowAt, column };
}

function moreMark(top: number, shown: number, all: number, { glyphs }: FormLook): string {
  return top + shown < all ? glyphs.arrowDown : ' ';
}

/** The places of the rows with a heading before each group that has one. */
function withHeadings(rows: readonly AskedRow[], format: Formatter): readonly (number | string)[] {
  return rows.flatMap((row, at): readonly (number | string)[] => {
    const { group } = row.option;
    const before = rows[at - 1];
    const isNext = before !== undefined && isSameGroup(before, row);
    return group === undefined || isNext ? [at] : [format(group), at];
  });
}

function rowLine(row: AskedRow, at: number, isLit: boolean, width: number, look: FormLook): Line {
  const { glyphs, format } = look;
  const style: Style = { tone: isLit ? 'focus' : row.blocked === null ? 'text' : 'muted', bold: isLit };
  const counter = counterOf(row);
  const mark = isLit ? glyphs.cursor : row.blocked === null ? ' ' : glyphs.blocked;
  const number = at < 9 ? String(at + 1) : ' ';
  const room = Math.max(1, width - HEAD - 2 - (counter === '' ? 0 : widthOf(counter) + 1));
  const text = truncate(format(row.option.words), room, glyphs.ellipsis);
  const counted: Style = row.count !== null && row.count > 0 ? { tone: 'accent', bold: true } : MUTED;
  return [
    span(`${mark} ${number} `, style),
    span(counter === '' ? '' : `${counter} `, counted),
    span(padEnd(text, room), style),
    span('  '),
  ];
}

/** How many of a row were taken, and whether one can be taken back or more be taken; empty: that is not counted. */
function counterOf({ count, isMark, takes, less }: AskedRow): string {
  if (count === null) return '';
  if (isMark) return count > 0 ? '[x]' : '[ ]';
  return `${count > 0 || less !== null ? '-' : ' '} ${count} ${takes === null ? ' ' : '+'}`;
}
