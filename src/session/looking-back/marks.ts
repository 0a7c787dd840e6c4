import type { LogBook } from '../../boards/log-book.ts';
import type { LogEvent } from '../../kernel/match/events.ts';

/** Where in a log something begins, by the numbers of the events. */
export interface Marks {
  /** Of what the log is gone through by between an answer and a round; headings are among them. */
  readonly units: readonly number[];
  readonly stories: readonly number[];
}

/** This many events are sorted at a time, and then up to the heading before them. */
const AT_ONCE = 500;

/**
 * The marks of a log that is read from its end, newest event first; no more of it is kept than a part from heading to
 * heading.
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
