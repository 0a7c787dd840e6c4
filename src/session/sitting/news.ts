import type { LogEvent } from '../../kernel/match/events.ts';
import type { Seat } from '../../kernel/words/message.ts';
import type { Views } from './views.ts';

/** The unread events of a seat. */
export interface News {
  /** The public ones, as the open table reads them, which may be shown to anybody. */
  readonly open: readonly LogEvent[];
  /** The events that only this seat may read. */
  readonly own: readonly LogEvent[];
}

/** The events after event `seen` of a seat's log, with the public ones separated from the private ones. */
export function newsFor(views: Pick<Views, 'events' | 'logBounds'>, seat: Seat, seen: number): News {
  const unread = views.events(seat, seen);
  if (unread.length === 0) return { open: [], own: [] };
  const { to } = views.logBounds('spectator');
  // The spectator's version of an unread event is among as many latest events of the public log.
  const open = views.events('spectator', Math.max(0, to - unread.length));
  const said = (events: readonly LogEvent[]): ReadonlySet<string> =>
    new Set(events.map(({ words }) => JSON.stringify(words)));
  const [known, own] = [said(open), said(unread)];
  return {
    open: open.filter(({ words }) => own.has(JSON.stringify(words))),
    own: unread.filter(({ words }) => !known.has(JSON.stringify(words))),
  };
}
