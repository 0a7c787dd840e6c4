import type { Formatter } from '../../../kernel/words/format.ts';
import { message } from '../../../kernel/words/message.ts';
import type { CommandTextKey } from './commands.en.ts';
import { createGrid, put, type Grid } from '../../../boards/drawing/grid.ts';
import { centre, wrap } from '../../../boards/drawing/wrapping.ts';

export interface Size {
  readonly columns: number;
  readonly rows: number;
}

/** The smallest terminal that the screens support: 80x24 without the status row of a multiplexer. */
export const SMALLEST_SIZE: Size = { columns: 80, rows: 23 };

/** Whether a terminal has too few columns or rows for the screens. */
export function isTooSmall(size: Size, neededSize: Size = SMALLEST_SIZE): boolean {
  return size.columns < neededSize.columns || size.rows < neededSize.rows;
}

/** The message for a terminal that is too small, in the longest version that fits, down to a single cell. */
export function tooSmallGrid(size: Size, format: Formatter, neededSize: Size = SMALLEST_SIZE): Grid {
  const grid = createGrid(size.columns, size.rows);
  const { columns, rows } = size;
  const { columns: width, rows: height } = neededSize;
  const messageCandidates = [
    format(message('small.long' satisfies CommandTextKey, { columns, rows, width, height })),
    format(message('small.short' satisfies CommandTextKey, { width, height })),
    `>${width}x${height}`,
  ];
  const lines = messageCandidates
    .map(text => wrap(text, grid.width))
    .find(wrapped => wrapped.length <= grid.height) ?? ['+'];
  const topRow = Math.floor((grid.height - lines.length) / 2);
  lines.forEach((line, index) => {
    put(grid, 0, topRow + index, centre(line, grid.width, ''), { tone: 'warning' });
  });
  return grid;
}
