import { put } from './grid.ts';
import type { Grid } from './grid.ts';
import { PLAIN_STYLE } from './style.ts';
import type { Style } from './style.ts';
import { truncate, widthOf, wrap } from './wrapping.ts';

/** A piece of a line in one style. */
export interface Span {
  readonly text: string;
  readonly style: Style;
}

/** One line of a picture, as a list of spans. */
export type Line = readonly Span[];

export const MUTED: Style = { tone: 'muted' };
export const BOLD: Style = { bold: true };
export const TITLE: Style = { tone: 'title', bold: true };

/** Makes a span: a piece of a line in one style. */
export function span(text: string, style: Style = PLAIN_STYLE): Span {
  return { text, style };
}

/** The number of cells that a line takes. */
export function lineWidth(line: Line): number {
  return line.reduce((sum, { text }) => sum + widthOf(text), 0);
}

/**
 * Writes a line into at most `width` cells and returns the column after it. A line that does not fit ends in the
 * ellipsis.
 */
export function putLine(grid: Grid, x: number, y: number, width: number, line: Line, ellipsis: string): number {
  const isCut = lineWidth(line) > width;
  let widthLeft = isCut ? width - widthOf(ellipsis) : width;
  let column = x;
  let lastStyle = PLAIN_STYLE;
  for (const { text, style } of line) {
    if (widthLeft <= 0) break;
    const shown = truncate(text, widthLeft, '');
    column = put(grid, column, y, shown, style);
    widthLeft -= widthOf(text);
    lastStyle = style;
  }
  return isCut && width > 0 ? put(grid, column, y, truncate(ellipsis, width, ''), lastStyle) : column;
}

/** Joins lines into one by a separator; empty lines are left out. */
export function joined(lines: readonly Line[], separator: string, style: Style = MUTED): Line {
  return lines
    .filter(line => line.length > 0)
    .flatMap((line, place) => (place === 0 ? line : [span(separator, style), ...line]));
}

/** Breaks a text into lines of one style. */
export function paragraph(text: string, width: number, style: Style = PLAIN_STYLE): Line[] {
  return wrap(text, width).map(line => [span(line, style)]);
}

/** The cells by which `indented` moves a text in. */
const INDENT = '  ';

/** Breaks a text into lines of one style, each of them moved in by two cells. */
export function indented(text: string, width: number, style: Style = PLAIN_STYLE): Line[] {
  return paragraph(text, width - INDENT.length, style).map(line => [span(INDENT), ...line]);
}

/** Puts items one after another, with a new line whenever the next one does not fit; at most `maxLines` lines. */
export function flowed(items: readonly Line[], width: number, separator: string, maxLines: number): Line[] {
  const lines: Line[] = [];
  for (const item of items) {
    const last = lines.at(-1);
    const lineWithItem = last === undefined ? item : joined([last, item], separator);
    if (last !== undefined && lineWidth(lineWithItem) <= width) lines[lines.length - 1] = lineWithItem;
    else if (lines.length < maxLines) lines.push(item);
    else break;
  }
  return lines;
}

/** Fills a line with blanks up to a width. */
export function padded(line: Line, width: number): Line {
  const missingWidth = width - lineWidth(line);
  return missingWidth > 0 ? [...line, span(' '.repeat(missingWidth))] : line;
}

/** Makes a line exactly `width` cells wide. A line that does not fit ends in the ellipsis. */
export function fitted(line: Line, width: number, ellipsis: string): Line {
  if (lineWidth(line) <= width) return padded(line, width);
  let widthLeft = width - widthOf(ellipsis);
  const keptSpans = line.map(({ text, style }) => {
    const part = truncate(text, Math.max(0, widthLeft), '');
    widthLeft -= widthOf(text);
    return span(part, style);
  });
  return padded([...keptSpans, span(ellipsis, MUTED)], width);
}

/** The style of the cursor, and of the row that it is on. */
export const CURSOR = { tone: 'cursor', bold: true } as const satisfies Style;

/**
 * The style of things that the option under the cursor is about: their own tone on the cursor's ground, or inverse on a
 * terminal without grounds.
 */
export function lit(style: Style): Style {
  return { ...style, bold: true, ground: 'cursor' };
}
