import { copy } from '../kernel/copy.ts';
import type { Match } from '../kernel/playable.ts';
import type { Seat, Viewer } from '../kernel/words.ts';

/** One viewer's picture of a moment. */
export interface Snapshot {
  readonly view: unknown;
  /** The log as it stood then: events from `from` to before `to`. */
  readonly from: number;
  readonly to: number;
}

/** A moment worth showing, as the open table and, where somebody sat alone, that seat saw it. */
export interface Moment {
  readonly kind: string;
  readonly open: Snapshot;
  readonly own: Snapshot | null;
}

/** A moment on its way to the screen, and whose picture of it is shown there. */
export interface Shown {
  readonly viewer: Viewer;
  readonly moment: Moment;
}

/** So many moments of one answer are shown at the most; a longer row keeps its end. */
const MOST = 60;

/** Runs `change` and collects the moments in it that are worth showing. Views are copied, for the rules go on. */
export function withMoments(match: Match, sits: Seat | null, change: () => void): Moment[] {
  const moments: Moment[] = [];
  let from = match.logBounds.to;
  match.onBeat = ({ kind }) => {
    const { to } = match.logBounds;
    const snapshot = (view: unknown): Snapshot => ({ view: copy(view), from, to });
    moments.push({
      kind,
      open: snapshot(match.view('spectator')),
      own: sits === null ? null : snapshot(match.view(sits)),
    });
    if (moments.length > MOST) moments.shift();
    from = to;
  };
  try {
    change();
  } finally {
    match.onBeat = null;
  }
  return moments;
}
