import { put } from '../../widgets/grid.ts';
import type { Grid } from '../../widgets/grid.ts';
import type { Command, FooterEntry } from '../../widgets/keymap.ts';
import type { Style } from '../../widgets/style.ts';
import type { Size } from '../../widgets/too-small.ts';
import type { Look } from '../look.ts';
import { bodyOf, createSheet, putFooter } from './sheet.ts';

/** One line of a text that may be longer than the screen. */
export interface ScrolledLine {
  readonly text: string;
  readonly style?: Style;
}

/** A text on a screen of its own. */
export interface ScrolledText {
  readonly title: string;
  /** The text, in lines no wider than this. */
  readonly lines: (width: number) => readonly ScrolledLine[];
  readonly footer: readonly (Command | FooterEntry)[];
}

/** Paints the text from line `top` on. Gives back the last line that it can be scrolled to. */
export function paintScroll(
  { title, lines: linesFor, footer }: ScrolledText,
  top: number,
  size: Size,
  look: Look,
): { readonly grid: Grid; readonly last: number } {
  const { glyphs } = look;
  const grid = createSheet(size, title);
  const body = bodyOf(grid);
  const lines = linesFor(body.width);
  const last = Math.max(0, lines.length - body.height);
  const from = Math.min(top, last);
  lines.slice(from, from + body.height).forEach(({ text, style }, at) => put(grid, body.x, body.y + at, text, style));
  if (from > 0) put(grid, grid.width - 1, body.y, glyphs.arrowUp, { tone: 'accent' });
  if (from < last) put(grid, grid.width - 1, body.y + body.height - 1, glyphs.arrowDown, { tone: 'accent' });
  putFooter(grid, look, footer);
  return { grid, last };
}
