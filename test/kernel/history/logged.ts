import { standingLines, hasEvents } from '../../../src/kernel/history/chronicle.ts';
import type { History } from '../../../src/kernel/history/chronicle.ts';
import type { IndexedEvent } from '../../../src/kernel/match/events.ts';

/** All events of a match with all their tellings, oldest first, from place `from` among them to before place `to`. */
export function loggedEvents(history: History, from = 0, to = Infinity): IndexedEvent[] {
  const newestFirst = [...standingLines(history)].flatMap(({ line }) =>
    hasEvents(line) ? [line.events.map((event, place) => ({ ...event, index: line.told + place }))] : [],
  );
  return newestFirst
    .reverse()
    .flat()
    .filter(({ index }) => index >= from && index < to);
}
