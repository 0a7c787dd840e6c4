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
const MIN_BATCH_SIZE = 500;

/**
 * Finds the marks of a log that is read from its end, newest event first. Only one batch of events is kept in memory.
 */
export function marksOf(
  newestFirst: Iterable<LogEvent>,
  log: LogBook | undefined,
  minBatchSize = MIN_BATCH_SIZE,
): Marks {
  if (log === undefined) return { units: [], stories: [] };
  const units: number[] = [];
  const stories: number[] = [];
  let batch: LogEvent[] = [];
  const processBatch = (): void => {
    const oldestFirst = batch.reverse();
    const places = log.places(oldestFirst);
    batch = [];
    const storyStarts = new Map<number, number>();
    oldestFirst.forEach(({ index }, place) => {
      const story = places[place]?.story ?? null;
      if (story !== null && !storyStarts.has(story)) storyStarts.set(story, index);
    });
    stories.push(...[...storyStarts.values()].reverse());
    units.push(
      ...oldestFirst
        .flatMap(({ index }, place) => {
          const logPlace = places[place];
          return logPlace !== undefined && (logPlace.heading || logPlace.beginsUnit === true) ? [index] : [];
        })
        .reverse(),
    );
  };
  for (const event of newestFirst) {
    batch.push(event);
    if (batch.length >= minBatchSize && log.places([event])[0]?.heading === true) processBatch();
  }
  processBatch();
  return { units: units.reverse(), stories: stories.reverse() };
}
