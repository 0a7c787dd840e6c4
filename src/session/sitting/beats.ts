import type { Match } from '../../kernel/history/playable.ts';
import type { Seat, Viewer } from '../../kernel/words/message.ts';

/** A moment from one viewer's view. */
export interface MomentView {
  /** The beat's kind, or `TOLD`. */
  readonly kind: string;
  readonly viewer: Viewer;
  readonly view: unknown;
  /** What it tells: events from `from` to before `to`. */
  readonly from: number;
  readonly to: number;
  /** How it stood on the way to it, the earliest first, where several moments were joined to it. */
  readonly way?: readonly unknown[];
}

/** The kind of a moment without a beat: how it stands after an answer that told something. */
export const AFTER_ANSWER = 'told';

/** A moment worth showing, as the open table and, where somebody sat alone, that seat saw it. */
export interface Moment {
  readonly open: MomentView;
  readonly own: MomentView | null;
}

/** A moment on its way to the screen, and whose picture of it is shown there. */
export interface ShownMoment {
  readonly viewer: Viewer;
  readonly moment: Moment;
  /** Who made it happen: a person at the table, who knows what was done, or the program. */
  readonly by: 'people' | 'program';
  /** Whether it is on the way of several answers given as one, of which the last moment tells everything. */
  readonly isOnWay?: boolean;
}

/** At most this many moments of one answer are shown; a longer row keeps its end. */
const MOST = 60;

/** What is collected while a match changes. */
export interface Collecting {
  /** Who sits alone before the screen. */
  readonly sits: Seat | null;
  /** Whether what was told after the last beat is a moment too: nobody at the table knows yet what was answered. */
  readonly ending: boolean;
  /** Hears each moment as it comes. */
  readonly pass?: (moment: Moment) => void;
}

/** Runs `change` and collects the moments in it that are worth showing. */
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
