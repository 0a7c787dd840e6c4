import type { LogBook } from '../../boards/log-book.ts';
import type { LogEvent } from '../../kernel/match/events.ts';

/**
 * The log indices of the events at which the units (such as turns) and the stories (such as battles) of a match begin.
 */
export interface Marks {
  /** The beginnings of the units between an answer and a round, such as turns; headings are included. */
  readonly units: readonly number[];
  readonly stories: readonly number[];
}

/** The least number of events processed in one batch; a batch always begins at a heading. */
const AT_ONCE = 500;

/**
 * Finds the marks of a log that is read from its end, newest event first. Only one batch of events is kept in memory.
 */
export function marksOf(newestFirst: Iterable<LogEvent>, log: LogBook | undefined, atOnce = AT_ONCE): Marks {
  if (log === undefined) return { units: [], stories: [] };
  const units: number[] = [];
  const stories: number[] = [];
  let part: LogEvent[] = [];
  const mark = (): void => {
    const oldestFirst = part.reverse();
    const places = log.places(oldestFirst);
    part = [];
    const begun = new Map<number, number>();
    oldestFirst.forEach(({ index }, place) => {
      const story = places[place]?.story ?? null;
      if (story !== null && !begun.has(story)) begun.set(story, index);
    });
    stories.push(...[...begun.values()].reverse());
    units.push(
      ...oldestFirst
        .flatMap(({ index }, place) => {
          const where = places[place];
          return where !== undefined && (where.heading || where.beginsUnit === true) ? [index] : [];
        })
        .reverse(),
    );
  };
  for (const event of newestFirst) {
    part.push(event);
    if (part.length >= atOnce && log.places([event])[0]?.heading === true) mark();
  }
  mark();
  return { units: units.reverse(), stories: stories.reverse() };
}
