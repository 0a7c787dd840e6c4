import type { Decision } from '../kernel/decision.ts';
import type { ToldEvent } from '../kernel/events.ts';
import type { Match } from '../kernel/playable.ts';
import type { Seat, Viewer } from '../kernel/words.ts';
import type { Player } from '../saves/format.ts';
import type { Seen, Shown } from './beats.ts';
import { viewerFor } from './seating.ts';
import type { Company } from './seating.ts';
import type { Sitting } from './sitting.ts';

/** What the screen may show right now. The covered ones hold nothing that could be shown. */
export type Picture =
  /** The keyboard goes to `seat`, for a decision or because it wants to look at its own view. */
  | { readonly show: 'hand-over'; readonly seat: Seat; readonly peek: boolean; readonly same: boolean }
  /** Somebody has covered the screen. */
  | { readonly show: 'cover' }
  /** What `viewer` has missed, before it decides. */
  | { readonly show: 'since'; readonly viewer: Seat; readonly view: unknown; readonly missed: readonly ToldEvent[] }
  /** A moment of what is happening. */
  | {
      readonly show: 'moment';
      readonly viewer: Viewer;
      readonly view: unknown;
      readonly seen: Seen;
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

/** Whose secrets a picture holds. */
export function viewerOf(picture: Picture): Viewer {
  return 'viewer' in picture ? picture.viewer : 'spectator';
}

/** What the screen may show while `sitting` is as it is; `showing` is the moment that is on the screen, if one is. */
export function pictureOf(
  match: Match,
  players: readonly Player[],
  company: Company,
  { covered, peeking, sits, lastAt, missed }: Sitting,
  showing: Shown | null,
): Picture {
  const { decision } = match;
  if (covered) return { show: 'cover' };
  if (showing !== null) {
    const { viewer, moment } = showing;
    const seen = viewer === 'spectator' ? moment.open : (moment.own ?? moment.open);
    return { show: 'moment', viewer: seen.viewer, view: seen.view, seen };
  }
  const table = { show: 'table', thinking: null, peek: false, over: decision === null } as const;
  if (peeking !== null) {
    if (sits !== peeking) return { show: 'hand-over', seat: peeking, peek: true, same: false };
    return { ...table, viewer: peeking, view: match.view(peeking), decision: null, peek: true, over: false };
  }
  const open = company.alone ?? 'spectator';
  if (decision === null) return { ...table, viewer: open, view: match.view(open), decision };
  const { seat } = decision;
  if (players[seat] === 'bot') {
    return { ...table, viewer: open, view: match.view(open), decision: null, thinking: seat };
  }
  const viewer = viewerFor(company, decision);
  if (viewer !== 'spectator' && sits !== viewer) return { show: 'hand-over', seat, peek: false, same: lastAt === seat };
  const view = match.view(viewer);
  if (viewer !== 'spectator' && missed !== null) return { show: 'since', viewer, view, missed };
  return { ...table, viewer, view, decision };
}
