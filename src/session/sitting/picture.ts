import type { Decision } from '../../kernel/match/decision.ts';
import type { LogEvent } from '../../kernel/match/events.ts';
import type { Seat, Viewer } from '../../kernel/words/message.ts';
import type { Player } from '../../saves/input/people.ts';
import type { MomentView, ShownMoment } from './beats.ts';
import type { RecentPlace } from './recent-moments.ts';
import { isSamePerson, viewerFor } from './seating.ts';
import type { Company } from './seating.ts';
import type { Sitting } from './sitting.ts';

/** What the screen may show right now. The covered ones hold nothing that could be shown. */
export type Picture =
  /** The keyboard goes to `seat`, for a decision or because it wants to look at its own view. */
  | { readonly show: 'hand-over'; readonly seat: Seat; readonly peek: boolean; readonly same: boolean }
  /** Somebody has covered the screen. */
  | { readonly show: 'cover' }
  /** What `viewer` has missed, before it decides. */
  | { readonly show: 'since'; readonly viewer: Seat; readonly view: unknown; readonly missed: readonly LogEvent[] }
  /** A moment of what is happening. */
  | {
      readonly show: 'moment';
      readonly viewer: Viewer;
      readonly view: unknown;
      readonly seen: MomentView;
      /** Where it stands among those since a person acted last. */
      readonly place: RecentPlace;
      /** Whether it stays until somebody goes on. */
      readonly waits: boolean;
      /** Whether it is on the way to another one that tells the same once more. */
      readonly isOnWay: boolean;
    }
  /** The table itself. */
  | {
      readonly show: 'table';
      readonly viewer: Viewer;
      readonly view: unknown;
      /** What is asked of whom; `null` when nothing can be answered here. */
      readonly decision: Decision | null;
      /** The seat for which the program answers next. */
      readonly thinking: Seat | null;
      /** Whether `viewer` only looks. */
      readonly peek: boolean;
      readonly over: boolean;
    };

/** The moment on the screen. */
interface Showing {
  readonly shown: ShownMoment;
  readonly place: RecentPlace;
  readonly waits: boolean;
}

/** A moment as those before the screen see it. */
export function seenBy({ viewer, moment }: ShownMoment): MomentView {
  return viewer === 'spectator' ? moment.open : (moment.own ?? moment.open);
}

/** Whose secrets a picture holds. */
export function viewerOf(picture: Picture): Viewer {
  return 'viewer' in picture ? picture.viewer : 'spectator';
}

/** What a picture is made of: what is asked, and what each viewer may know. */
interface Pictured {
  readonly decision: Decision | null;
  readonly view: (viewer: Viewer) => unknown;
}

/** What the screen may show while `sitting` is as it is; `showing` is the moment that is on the screen, if one is. */
export function pictureOf(
  match: Pictured,
  players: readonly Player[],
  company: Company,
  sitting: Sitting,
  showing: Showing | null,
): Picture {
  const { covered, peeking, sits, lastAt, missed, handedTo } = sitting;
  const { decision } = match;
  if (covered) return { show: 'cover' };
  if (handedTo !== null) return { show: 'hand-over', seat: handedTo, peek: false, same: false };
  if (showing !== null) {
    const { shown, place, waits } = showing;
    const seen = seenBy(shown);
    return {
      show: 'moment',
      viewer: seen.viewer,
      view: seen.view,
      seen,
      place,
      waits,
      isOnWay: shown.isOnWay ?? false,
    };
  }
  const table = { show: 'table', thinking: null, peek: false, over: decision === null } as const;
  if (peeking !== null) {
    if (sits !== peeking) return { show: 'hand-over', seat: peeking, peek: true, same: false };
    return { ...table, viewer: peeking, view: match.view(peeking), decision: null, peek: true, over: false };
  }
  const open = company.alone ?? 'spectator';
  if (decision === null) return { ...table, viewer: open, view: match.view(open), decision };
  const { seat } = decision;
  if (players[seat] !== 'human') {
    return { ...table, viewer: open, view: match.view(open), decision: null, thinking: seat };
  }
  const viewer = viewerFor(company, decision);
  if (viewer !== 'spectator' && sits !== viewer)
    return { show: 'hand-over', seat, peek: false, same: isSamePerson(company, lastAt, seat) };
  const view = match.view(viewer);
  if (viewer !== 'spectator' && missed !== null) return { show: 'since', viewer, view, missed };
  return { ...table, viewer, view, decision };
}
