import type { Decision } from '../../kernel/match/decision.ts';
import type { LogEvent } from '../../kernel/match/events.ts';
import type { Seat, Viewer } from '../../kernel/words/message.ts';
import type { Player } from '../../saves/input/people.ts';
import type { MomentView, ShownMoment } from './beats.ts';
import type { RecentPlace } from './recent-moments.ts';
import { isSamePerson, viewerFor } from './seating.ts';
import type { Company } from './seating.ts';
import type { Sitting } from './sitting.ts';

/** What the screen may show right now. A hand-over and a covered screen contain nothing of the match. */
export type Picture =
  /** The keyboard is handed over to `seat`, for a decision or because it wants to look at its own view. */
  | { readonly show: 'hand-over'; readonly seat: Seat; readonly peek: boolean; readonly same: boolean }
  /** Somebody has covered the screen. */
  | { readonly show: 'cover' }
  /** The events that `viewer` has missed, shown before its decision. */
  | { readonly show: 'since'; readonly viewer: Seat; readonly view: unknown; readonly missed: readonly LogEvent[] }
  /** A moment of the match, shown while things happen. */
  | {
      readonly show: 'moment';
      readonly viewer: Viewer;
      readonly view: unknown;
      readonly seen: MomentView;
      /** The position of the moment among those since a person last acted. */
      readonly place: RecentPlace;
      /** Whether the moment stays until somebody presses a key. */
      readonly waits: boolean;
      /** Whether a later moment of the same deed lists its events too. */
      readonly isOnWay: boolean;
    }
  /** The table, without anything in front of it. */
  | {
      readonly show: 'table';
      readonly viewer: Viewer;
      readonly view: unknown;
      /** The decision to answer; `null` if nothing can be answered here. */
      readonly decision: Decision | null;
      /** The seat whose bot answers next; `null`: no bot does. */
      readonly thinking: Seat | null;
      /** Whether `viewer` only looks (a peek). */
      readonly peek: boolean;
      readonly over: boolean;
    };

/** The moment on the screen, with its position. */
interface MomentOnScreen {
  readonly shown: ShownMoment;
  readonly place: RecentPlace;
  readonly waits: boolean;
}

/** Returns a moment as its viewer may see it. */
export function seenBy({ viewer, moment }: ShownMoment): MomentView {
  return viewer === 'spectator' ? moment.open : (moment.own ?? moment.open);
}

/** The viewer whose secrets a picture may contain. */
export function viewerOf(picture: Picture): Viewer {
  return 'viewer' in picture ? picture.viewer : 'spectator';
}

/** The parts of a match from which a picture is made: the pending decision, and the view of each viewer. */
interface PictureSource {
  readonly decision: Decision | null;
  readonly view: (viewer: Viewer) => unknown;
}

/**
 * Makes the picture of what the screen may show. `momentOnScreen`: the moment that is on the screen; `null`: there is
 * none.
 */
export function pictureOf(
  match: PictureSource,
  players: readonly Player[],
  company: Company,
  sitting: Sitting,
  momentOnScreen: MomentOnScreen | null,
): Picture {
  const { covered, peeking, sits, lastAt, missed, handedTo } = sitting;
  const { decision } = match;
  if (covered) return { show: 'cover' };
  if (handedTo !== null) return { show: 'hand-over', seat: handedTo, peek: false, same: false };
  if (momentOnScreen !== null) {
    const { shown, place, waits } = momentOnScreen;
    const shownView = seenBy(shown);
    return {
      show: 'moment',
      viewer: shownView.viewer,
      view: shownView.view,
      seen: shownView,
      place,
      waits,
      isOnWay: shown.isOnWay ?? false,
    };
  }
  const tablePicture = { show: 'table', thinking: null, peek: false, over: decision === null } as const;
  if (peeking !== null) {
    if (sits !== peeking) return { show: 'hand-over', seat: peeking, peek: true, same: false };
    return { ...tablePicture, viewer: peeking, view: match.view(peeking), decision: null, peek: true, over: false };
  }
  const openViewer = company.alone ?? 'spectator';
  if (decision === null) return { ...tablePicture, viewer: openViewer, view: match.view(openViewer), decision };
  const { seat } = decision;
  if (players[seat] !== 'human') {
    return { ...tablePicture, viewer: openViewer, view: match.view(openViewer), decision: null, thinking: seat };
  }
  const viewer = viewerFor(company, decision);
  if (viewer !== 'spectator' && sits !== viewer)
    return { show: 'hand-over', seat, peek: false, same: isSamePerson(company, lastAt, seat) };
  const view = match.view(viewer);
  if (viewer !== 'spectator' && missed !== null) return { show: 'since', viewer, view, missed };
  return { ...tablePicture, viewer, view, decision };
}
