import { createGrid, put, type Grid } from './grid.ts';
import { centre, wrap } from './wrapping.ts';

export interface Size {
  readonly columns: number;
  readonly rows: number;
}

/** The smallest terminal that every screen is made for. */
export const SMALLEST: Size = { columns: 80, rows: 24 };

/** Whether a terminal is too narrow or too low for the screens. */
export function isTooSmall(size: Size, needed: Size = SMALLEST): boolean {
  return size.columns < needed.columns || size.rows < needed.rows;
}

function longText(size: Size, needed: Size): string {
  return (
    `This window is ${size.columns}x${size.rows}. ` +
    `It needs ${needed.columns}x${needed.rows} or more.\n` +
    'Make it larger to go on. Nothing is lost.'
  );
}

/** The message of a terminal that is too small, in as many words as fit into it: down to one cell. */
export function tooSmallGrid(size: Size, needed: Size = SMALLEST, text = longText(size, needed)): Grid {
  const grid = createGrid(size.columns, size.rows);
  const candidates = [text, `${needed.columns}x${needed.rows} needed`, `>${needed.columns}x${needed.rows}`];
  const lines = candidates.map(words => wrap(words, grid.width)).find(wrapped => wrapped.length <= grid.height) ?? [
    '+',
  ];
  const top = Math.floor((grid.height - lines.length) / 2);
  lines.forEach((line, index) => {
    put(grid, 0, top + index, centre(line, grid.width, ''), { tone: 'warning' });
  });
  return grid;
}
