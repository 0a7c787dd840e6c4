import type { LogEvent } from '../../kernel/match/events.ts';
import type { Seat } from '../../kernel/words/message.ts';
import type { Views } from './views.ts';

/** The log events that a seat has not read yet. */
export interface News {
  /** The public events, in the spectator's version, which may be shown to anybody. */
  readonly open: readonly LogEvent[];
  /** The events that only this seat may read. */
  readonly own: readonly LogEvent[];
}

/** The events of a seat's log from position `readUpTo` on, with public and private ones separated. */
export function newsFor(views: Pick<Views, 'events' | 'logBounds'>, seat: Seat, readUpTo: number): News {
  const unreadEvents = views.events(seat, readUpTo);
  if (unreadEvents.length === 0) return { open: [], own: [] };
  const { to } = views.logBounds('spectator');
  // The spectator's version of each unread event is among the last events of the public log, as many as there are
  // unread ones.
  const publicEvents = views.events('spectator', Math.max(0, to - unreadEvents.length));
  const wordsOf = (events: readonly LogEvent[]): ReadonlySet<string> =>
    new Set(events.map(({ words }) => JSON.stringify(words)));
  const [known, own] = [wordsOf(publicEvents), wordsOf(unreadEvents)];
  return {
    open: publicEvents.filter(({ words }) => own.has(JSON.stringify(words))),
    own: unreadEvents.filter(({ words }) => !known.has(JSON.stringify(words))),
  };
}
