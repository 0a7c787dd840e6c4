import type { LogEvent } from '../../../kernel/match/events.ts';
import { wrap } from '../../../boards/drawing/wrapping.ts';
import { say } from '../text/say.ts';
import type { Look } from '../theme/look.ts';

/**
 * The events that a seat has missed, wrapped to at most `room` lines, the newest last. If they do not fit, one more
 * line counts the earlier events that are left out.
 */
export function missedLines(missed: readonly LogEvent[], columns: number, room: number, look: Look): readonly string[] {
  const { format, glyphs } = look;
  const stories = missed.map(({ words }) =>
    wrap(format(words), columns - 6).map((line, at) => (at === 0 ? `${glyphs.bullet} ` : '  ') + line),
  );
  let firstShown = stories.length;
  let usedRows = 0;
  while (firstShown > 0 && usedRows + (stories[firstShown - 1]?.length ?? 0) <= room) {
    firstShown -= 1;
    usedRows += stories[firstShown]?.length ?? 0;
  }
  const earlierLine = firstShown > 0 ? [format(say('since.earlier', { count: firstShown }))] : [];
  const shown = firstShown < stories.length ? stories.slice(firstShown).flat() : (stories.at(-1) ?? []).slice(0, room);
  return [...earlierLine, ...shown];
}
