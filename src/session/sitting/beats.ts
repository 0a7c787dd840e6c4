import type { Match } from '../../kernel/history/playable.ts';
import type { Seat, Viewer } from '../../kernel/words/message.ts';

/** A moment from one viewer's view. */
export interface MomentView {
  /** The beat's kind, or `TOLD`. */
  readonly kind: string;
  readonly viewer: Viewer;
  readonly view: unknown;
  /** The events it covers: from `from` to before `to`. */
  readonly from: number;
  readonly to: number;
  /** The views before it, in order, if several moments were joined into it. */
  readonly way?: readonly unknown[];
}

/** The kind of a moment without a beat: the view after an answer that logged something. */
export const AFTER_ANSWER = 'told';

/** A moment worth showing, in the open table's view and in that of the seat that sat alone, if any. */
export interface Moment {
  readonly open: MomentView;
  readonly own: MomentView | null;
}

/** A moment for the screen, and the viewer whose view of it is shown. */
export interface ShownMoment {
  readonly viewer: Viewer;
  readonly moment: Moment;
  /** Who caused it: a person at the table, who knows what was done, or the program. */
  readonly by: 'people' | 'program';
  /** Whether it belongs to several answers given as one, of which only the last moment lists the events. */
  readonly isOnWay?: boolean;
}

/** The most moments shown of one answer; the last ones are kept. */
const MOST = 60;

/** The settings for collecting moments while a match changes. */
export interface Collecting {
  /** The seat that sits alone before the screen. */
  readonly sits: Seat | null;
  /** Whether the events after the last beat make a moment too, because nobody at the table knows the answer yet. */
  readonly ending: boolean;
  /** Called with each moment as it happens. */
  readonly pass?: (moment: Moment) => void;
}

/** Runs `change` and returns its moments that are worth showing. */
export function withMoments(match: Match, { sits, ending, pass }: Collecting, change: () => void): Moment[] {
  const moments: Moment[] = [];
  const told = new Map<Viewer, number>();
  const before = (viewer: Viewer): number => told.get(viewer) ?? 0;
  const viewers: readonly Viewer[] = sits === null ? ['spectator'] : ['spectator', sits];
  for (const viewer of viewers) told.set(viewer, match.logEnd(viewer));
  const note = (kind: string): void => {
    const seen = (viewer: Viewer): MomentView => {
      const from = before(viewer);
      const to = match.logEnd(viewer);
      told.set(viewer, to);
      return { kind, viewer, view: match.view(viewer), from, to };
    };
    const moment = { open: seen('spectator'), own: sits === null ? null : seen(sits) };
    pass?.(moment);
    moments.push(moment);
    if (moments.length > MOST) moments.shift();
  };
  match.onBeat = ({ kind }) => note(kind);
  try {
    change();
  } finally {
    match.onBeat = null;
  }
  if (ending && viewers.some(viewer => match.logEnd(viewer) > before(viewer))) note(AFTER_ANSWER);
  return moments;
}
