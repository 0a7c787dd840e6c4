import type { Match } from '../../kernel/history/playable.ts';
import type { Seat, Viewer } from '../../kernel/words/message.ts';

/** A moment of a match as one viewer may see it. */
export interface MomentView {
  /** The kind of the beat, or `AFTER_ANSWER`. */
  readonly kind: string;
  readonly viewer: Viewer;
  readonly view: unknown;
  /** The log events of the moment: from `from` (included) to `to` (excluded). */
  readonly from: number;
  readonly to: number;
  /** The earlier views, in order, if several moments were joined into this one. */
  readonly way?: readonly unknown[];
}

/** The kind of a moment without a beat: the moment after an answer that logged something. */
export const AFTER_ANSWER = 'told';

/**
 * A moment worth showing, as spectators may see it (`open`), and as the seat that sat alone may see it (`own`; `null`:
 * no seat did).
 */
export interface Moment {
  readonly open: MomentView;
  readonly own: MomentView | null;
}

/** A moment that is shown on the screen, and the viewer whose view is used. */
export interface ShownMoment {
  readonly viewer: Viewer;
  readonly moment: Moment;
  /** Who caused the moment: a person at the table, who knows what was done, or the program. */
  readonly by: 'people' | 'program';
  /** Whether the moment is not the last one of several answers given together; only the last one lists the events. */
  readonly isOnWay?: boolean;
}

/** The most moments kept of one answer; earlier ones are dropped. */
const MAX_MOMENTS = 60;

/** The settings for collecting moments while a match changes. */
export interface CollectOptions {
  /** The seat that sits alone before the screen; `null`: none does. */
  readonly sits: Seat | null;
  /** Whether events after the last beat make a moment too, because nobody at the table knows the answer yet. */
  readonly ending: boolean;
  /** Called with each moment as it happens. */
  readonly pass?: (moment: Moment) => void;
}

/** Runs `change`, which changes the match, and returns the moments worth showing. */
export function collectMoments(match: Match, { sits, ending, pass }: CollectOptions, change: () => void): Moment[] {
  const moments: Moment[] = [];
  const logEndsBefore = new Map<Viewer, number>();
  const logEndBefore = (viewer: Viewer): number => logEndsBefore.get(viewer) ?? 0;
  const viewers: readonly Viewer[] = sits === null ? ['spectator'] : ['spectator', sits];
  for (const viewer of viewers) logEndsBefore.set(viewer, match.logEnd(viewer));
  const addMoment = (kind: string): void => {
    const viewFor = (viewer: Viewer): MomentView => {
      const from = logEndBefore(viewer);
      const to = match.logEnd(viewer);
      logEndsBefore.set(viewer, to);
      return { kind, viewer, view: match.view(viewer), from, to };
    };
    const moment = { open: viewFor('spectator'), own: sits === null ? null : viewFor(sits) };
    pass?.(moment);
    moments.push(moment);
    if (moments.length > MAX_MOMENTS) moments.shift();
  };
  match.onBeat = ({ kind }) => addMoment(kind);
  try {
    change();
  } finally {
    match.onBeat = null;
  }
  if (ending && viewers.some(viewer => match.logEnd(viewer) > logEndBefore(viewer))) addMoment(AFTER_ANSWER);
  return moments;
}
