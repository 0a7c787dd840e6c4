import type { LogEvent } from '../../../kernel/match/events.ts';
import { wrap } from '../../../boards/drawing/wrapping.ts';
import { say } from '../text/say.ts';
import { sentencesOnce } from '../text/told-once.ts';
import type { Appearance } from '../theme/look.ts';

/**
 * The events that a seat has missed, wrapped to at most `freeRows` lines, the newest last. If they do not fit, one more
 * line counts the earlier events that are left out.
 */
export function missedLines(
  missedEvents: readonly LogEvent[],
  columns: number,
  freeRows: number,
  appearance: Appearance,
): readonly string[] {
  const { format, glyphs } = appearance;
  const eventTexts = sentencesOnce(missedEvents, format).map(text =>
    wrap(text, columns - 6).map((line, at) => (at === 0 ? `${glyphs.bullet} ` : '  ') + line),
  );
  let firstShown = eventTexts.length;
  let usedRows = 0;
  while (firstShown > 0 && usedRows + (eventTexts[firstShown - 1]?.length ?? 0) <= freeRows) {
    firstShown -= 1;
    usedRows += eventTexts[firstShown]?.length ?? 0;
  }
  const earlierLine = firstShown > 0 ? [format(say('since.earlier', { count: firstShown }))] : [];
  const shownTexts =
    firstShown < eventTexts.length ? eventTexts.slice(firstShown).flat() : (eventTexts.at(-1) ?? []).slice(0, freeRows);
  return [...earlierLine, ...shownTexts];
}
