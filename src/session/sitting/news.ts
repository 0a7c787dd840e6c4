import type { LogEvent } from '../../kernel/match/events.ts';
import type { Seat } from '../../kernel/words/message.ts';
import type { Views } from './views.ts';

/** What a seat has not read yet. */
export interface News {
  /** What everybody may know, as the open table reads it: it may stand where anybody looks. */
  readonly open: readonly LogEvent[];
  /** What only the seat is told. */
  readonly own: readonly LogEvent[];
}

/**
 * What happened since a seat has read its log up to event `seen`: what all may know apart from what is for its own
 * eyes.
 */
export function newsFor(views: Pick<Views, 'events' | 'logBounds'>, seat: Seat, seen: number): News {
  const unread = views.events(seat, seen);
  if (unread.length === 0) return { open: [], own: [] };
  const { to } = views.logBounds('spectator');
  // Whatever the open table reads of it stands among as many of its latest events.
  const open = views.events('spectator', Math.max(0, to - unread.length));
  const said = (events: readonly LogEvent[]): ReadonlySet<string> =>
    new Set(events.map(({ words }) => JSON.stringify(words)));
  const [known, own] = [said(open), said(unread)];
  return {
    open: open.filter(({ words }) => own.has(JSON.stringify(words))),
    own: unread.filter(({ words }) => !known.has(JSON.stringify(words))),
  };
}
