import type { Seat } from '../../kernel/words.ts';
import { put } from '../../widgets/grid.ts';
import type { Grid } from '../../widgets/grid.ts';
import { seatTone } from '../../widgets/style.ts';
import type { Size } from '../../widgets/too-small.ts';
import { padEnd, padStart, truncate, widthOf } from '../../widgets/wrapping.ts';
import type { Look } from '../look.ts';
import { say } from '../say.ts';
import { bodyOf, createSheet, putFooter, putText } from './sheet.ts';

/** How a match ended, in words. */
export interface EndState {
  readonly winner: string;
  /** The first winner, for the colour. */
  readonly seat: Seat | null;
  readonly how: string;
  /** The heading and a row a seat, the winner first. */
  readonly table: readonly (readonly string[])[];
  readonly note: string | null;
}

/** The result: who won and how, and the final table. */
export function paintEnd({ winner, seat, how, table, note }: EndState, size: Size, look: Look): Grid {
  const { tell } = look;
  const grid = createSheet(size, tell(say('end.title')));
  const body = bodyOf(grid);
  const across = { x: body.x, width: body.width };
  let { y, height } = body;
  const down = (lines: number): void => {
    y += lines;
    height -= lines;
  };
  down(putText(grid, { ...across, y, height }, winner, { bold: true, tone: seat === null ? 'text' : seatTone(seat) }));
  down(putText(grid, { ...across, y, height }, how) + 1);
  putTable(grid, { ...across, y, height: height - 1 }, table, look);
  if (note !== null) put(grid, 1, size.rows - 2, truncate(note, size.columns - 2), { tone: 'danger' });
  putFooter(grid, look, [
    { commands: ['take'], label: tell(say('key.home')) },
    { commands: ['inspect'], label: tell(say('key.board')) },
    { commands: ['leave'], label: tell(say('key.quit')) },
    'take-back',
  ]);
  return grid;
}

const GAP = 2;

function putTable(
  grid: Grid,
  rect: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  table: readonly (readonly string[])[],
  { glyphs }: Look,
): void {
  const columns = Math.max(0, ...table.map(row => row.length));
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(0, ...table.map(row => widthOf(row[column] ?? ''))),
  );
  // Too wide a table takes it from its widest columns, so that every column keeps its place.
  const room = rect.width - GAP * Math.max(0, columns - 1);
  for (let over = sum(widths) - room; over > 0 && Math.max(...widths) > 1; over--) {
    const widest = widths.indexOf(Math.max(...widths));
    widths[widest] = (widths[widest] ?? 1) - 1;
  }
  table.slice(0, Math.max(0, rect.height)).forEach((row, line) => {
    let { x } = rect;
    widths.forEach((width, column) => {
      if (x + width > rect.x + rect.width) return;
      const text = truncate(row[column] ?? '', width, glyphs.ellipsis);
      const isFigure = /^-?\d/.test(table[1]?.[column] ?? '');
      put(grid, x, rect.y + line, isFigure ? padStart(text, width) : padEnd(text, width), {
        ...(line === 0 ? { tone: 'muted' as const } : {}),
        bold: line === 1,
      });
      x += width + GAP;
    });
  });
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
