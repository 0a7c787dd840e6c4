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
  let first = stories.length;
  let used = 0;
  while (first > 0 && used + (stories[first - 1]?.length ?? 0) <= room) {
    first -= 1;
    used += stories[first]?.length ?? 0;
  }
  const earlier = first > 0 ? [format(say('since.earlier', { count: first }))] : [];
  const shown = first < stories.length ? stories.slice(first).flat() : (stories.at(-1) ?? []).slice(0, room);
  return [...earlier, ...shown];
}
