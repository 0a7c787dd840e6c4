import { span } from '../../../boards/drawing/lines.ts';
import type { Line } from '../../../boards/drawing/lines.ts';
import type { Style } from '../../../boards/drawing/style.ts';
import { truncate, wrap } from '../../../boards/drawing/wrapping.ts';
import { linesOnce } from '../../frame/text/told-once.ts';
import type { Appearance } from '../../frame/theme/look.ts';
import type { Layout } from './layout.ts';
import type { LogLine } from './log-pane.ts';

/** The most rows of a message, and the most in a column, where several rows are reserved anyway. */
const MAX_NOTE_ROWS = 4;
const MAX_COLUMN_NOTE_ROWS = 6;

/** The number and width of the rows above the question. */
type RecentArea = Pick<Layout, 'recentRows' | 'below'>;

/** The latest events in the rows above the question, the newest last, as many as fit. */
export function recentLines(
  logEvents: readonly LogLine[],
  { recentRows, below }: RecentArea,
  appearance: Appearance,
): readonly Line[] {
  return recentWithinWidth(logEvents, below.width - 2, recentRows, appearance).map((line): Line => [
    span(` ${line}`, { tone: 'accent' }),
  ]);
}

/** The latest events as plain text, in this many rows of this width. */
function recentWithinWidth(
  log: readonly LogLine[],
  width: number,
  rows: number,
  { glyphs, format }: Appearance,
): readonly string[] {
  const recentEvents = linesOnce(
    log.filter(({ fresh, heading }) => fresh && !heading),
    format,
  );
  const separator = ` ${glyphs.bullet} `;
  let shownLines: readonly string[] = [''];
  for (const [at, { text: one }] of recentEvents.toReversed().entries()) {
    const longerLines = wrap(at === 0 ? one : one + separator + shownLines.join(' '), width);
    if (longerLines.length > rows) return at === 0 ? cutToRows(one, width, rows, glyphs.ellipsis) : shownLines;
    shownLines = longerLines;
  }
  return shownLines;
}

/** A text wrapped to at most this many rows; longer texts end with an ellipsis. */
export function cutToRows(text: string, width: number, rows: number, ellipsis: string): readonly string[] {
  const lines = wrap(text, width);
  if (lines.length <= rows) return lines;
  const keptLines = lines.slice(0, rows - 1);
  return [...keptLines, truncate(lines.slice(rows - 1).join(' '), width, ellipsis)];
}

/** A message in place of the latest events. A long message takes more rows. */
export function noteLines(text: string, style: Style, { recentRows, below }: RecentArea): readonly Line[] {
  return wrap(text, below.width - 2)
    .slice(0, recentRows > 1 ? MAX_COLUMN_NOTE_ROWS : MAX_NOTE_ROWS)
    .map((line): Line => [span(` ${line}`, style)]);
}
