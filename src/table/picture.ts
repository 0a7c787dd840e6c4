import type { Decision } from '../kernel/decision.ts';
import type { ToldEvent } from '../kernel/events.ts';
import type { Seat, Viewer } from '../kernel/words.ts';

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
      /** The log goes up to this event, which is not yet told; from `from` on it is new. */
      readonly from: number;
      readonly to: number;
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
