import { span } from '../../../boards/drawing/lines.ts';
import type { Line } from '../../../boards/drawing/lines.ts';
import type { Style } from '../../../boards/drawing/style.ts';
import { truncate, wrap } from '../../../boards/drawing/wrapping.ts';
import type { Look } from '../../frame/theme/look.ts';
import type { Layout } from './layout.ts';
import type { LogLine } from './log-pane.ts';

/** A message is no longer than this; in a column, where it has several rows anyway, than so many. */
const MOST_NOTE = 4;
const MOST_COLUMN_NOTE = 6;

/** The rows above the question, and how wide they are. */
type RecentRoom = Pick<Layout, 'recentRows' | 'below'>;

/** What happened last, as far as it fits: the newest at the end. */
export function recentLines(log: readonly LogLine[], { recentRows, below }: RecentRoom, look: Look): readonly Line[] {
  return recentWithin(log, below.width - 2, recentRows, look).map((line): Line => [
    span(` ${line}`, { tone: 'accent' }),
  ]);
}

/** The same in so many rows of a width. */
function recentWithin(log: readonly LogLine[], width: number, rows: number, { glyphs }: Look): readonly string[] {
  const told = log.filter(({ fresh, heading }) => fresh && !heading);
  const separator = ` ${glyphs.bullet} `;
  let shown: readonly string[] = [''];
  for (const [at, { text: one }] of told.toReversed().entries()) {
    const longer = wrap(at === 0 ? one : one + separator + shown.join(' '), width);
    if (longer.length > rows) return at === 0 ? cutTo(one, width, rows, glyphs.ellipsis) : shown;
    shown = longer;
  }
  return shown;
}

/** A text in so many rows at the most; what does not fit ends in the ellipsis. */
export function cutTo(text: string, width: number, rows: number, ellipsis: string): readonly string[] {
  const lines = wrap(text, width);
  if (lines.length <= rows) return lines;
  const kept = lines.slice(0, rows - 1);
  return [...kept, truncate(lines.slice(rows - 1).join(' '), width, ellipsis)];
}

/** A message in the place of what happened last. A long one takes more rows, for it has to be read. */
export function noteLines(text: string, style: Style, { recentRows, below }: RecentRoom): readonly Line[] {
  return wrap(text, below.width - 2)
    .slice(0, recentRows > 1 ? MOST_COLUMN_NOTE : MOST_NOTE)
    .map((line): Line => [span(` ${line}`, style)]);
}
