import { span } from '../../../boards/drawing/lines.ts';
import type { Line } from '../../../boards/drawing/lines.ts';
import type { Style } from '../../../boards/drawing/style.ts';
import { truncate, widthOf, wrap } from '../../../boards/drawing/wrapping.ts';
import type { Look } from '../../frame/theme/look.ts';
import type { LogLine } from './log-pane.ts';

/** A message is no longer than this. */
const MOST_NOTE = 4;

/** What happened last in one row, as far as it fits: the newest at the end. */
export function recentLine(log: readonly LogLine[], columns: number, look: Look): Line {
  return [span(` ${recentWithin(log, columns - 2, look)}`, { tone: 'accent' })];
}

function recentWithin(log: readonly LogLine[], width: number, { glyphs }: Look): string {
  const told = log.filter(({ fresh, heading }) => fresh && !heading);
  const separator = ` ${glyphs.bullet} `;
  let text = '';
  for (const { text: one } of told.toReversed()) {
    const longer = text === '' ? one : one + separator + text;
    if (widthOf(longer) > width) return text === '' ? truncate(one, width, glyphs.ellipsis) : text;
    text = longer;
  }
  return text;
}

/** A message in the place of what happened last. A long one takes more rows, for it has to be read. */
export function noteLines(text: string, style: Style, columns: number): readonly Line[] {
  return wrap(text, columns - 2)
    .slice(0, MOST_NOTE)
    .map((line): Line => [span(` ${line}`, style)]);
}
