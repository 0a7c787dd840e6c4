import type { Look } from '../look.ts';
import { footerText } from '../keys.ts';
import { createGrid, put } from '../../widgets/grid.ts';
import type { Grid, Rect } from '../../widgets/grid.ts';
import type { Command, FooterEntry } from '../../widgets/keymap.ts';
import type { Glyphs } from '../../widgets/glyphs.ts';
import type { Style } from '../../widgets/style.ts';
import type { Size } from '../../widgets/too-small.ts';
import { truncate, widthOf, wrap } from '../../widgets/wrapping.ts';

/** A screen with its title in the first row and the live keys in the last. */
export function createSheet(size: Size, title: string): Grid {
  const grid = createGrid(size.columns, size.rows);
  put(grid, 1, 0, truncate(title, size.columns - 2), { tone: 'title', bold: true });
  return grid;
}

/** What a sheet leaves for its own things. */
export function bodyOf(grid: Grid, above = 2, below = 2): Rect {
  return { x: 1, y: above, width: Math.max(0, grid.width - 2), height: Math.max(0, grid.height - above - below) };
}

/** The live keys, in the last row. */
export function putFooter(grid: Grid, look: Look, entries: readonly (Command | FooterEntry)[]): void {
  put(grid, 1, grid.height - 1, footerText(look, entries, grid.width - 2), { tone: 'muted' });
}

/** A text in lines between words, cut below the rectangle; gives back how many lines it took. */
export function putText(grid: Grid, rect: Rect, text: string, style: Style = {}): number {
  const lines = wrap(text, rect.width).slice(0, Math.max(0, rect.height));
  lines.forEach((line, at) => put(grid, rect.x, rect.y + at, line, style));
  return lines.length;
}

/** The state of a match within a width: what it begins with, the game's own name, goes before anything is cut. */
export function statusWithin(status: string, width: number, { bullet, ellipsis }: Glyphs): string {
  const separator = ` ${bullet} `;
  const from = widthOf(status) > width ? status.indexOf(separator) : -1;
  return truncate(from < 0 ? status : status.slice(from + separator.length), width, ellipsis);
}

/** A text in the middle of a row. */
export function putCentred(grid: Grid, y: number, text: string, style: Style = {}): void {
  const shown = truncate(text, Math.max(0, grid.width - 2));
  put(grid, Math.max(0, Math.floor((grid.width - widthOf(shown)) / 2)), y, shown, style);
}

/** A text that ends one cell before the right edge; gives back the column it begins at. */
export function putRight(grid: Grid, y: number, text: string, style: Style = {}): number {
  const shown = truncate(text, Math.max(0, grid.width - 2));
  const x = Math.max(0, grid.width - 1 - widthOf(shown));
  put(grid, x, y, shown, style);
  return x;
}
