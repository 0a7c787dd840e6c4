import type { MotionFrame } from './motion.ts';
import type { PageOf } from './round-page.ts';

/** How a moment is shown while it plays. */
export interface Scene {
  /** The pane that it is seen in. */
  readonly pane: string;
  /** What is going on, in a few words: "Skirmish 2: the sums". */
  readonly title: string;
  /** How that works, in a sentence for those who see it for the first time. */
  readonly why: string;
  /** The views that are painted one after the other, the moment's own last: sums that build up line by line. */
  readonly views: readonly unknown[];
  /** What is seen to move before that, such as where it happens, or dice one after the other; absent: nothing. */
  readonly motion?: readonly MotionFrame[];
}

/** How beats of one kind are shown. */
export interface Beat {
  /** The pane of its scene, where it has words of its own (`scene` of a board); absent: it is shown without a word. */
  readonly pane?: string;
  /** It is a scene of its own, such as those of a battle: it joins no card. */
  readonly isScene?: true;
  /**
   * A side acts that is no seat, such as an alien empire: it is shown as what the program does, and not as what the
   * person did whose answer led to it.
   */
  readonly isPowers?: true;
  /** People want time for it: who falls, what a round brings. */
  readonly isVerdict?: true;
  /** Something is told of every seat, such as at the end of a round: it is shown as a page that waits. */
  readonly page?: PageOf;
}

/** How beats are shown, by their kind. */
export type Beats = Readonly<Record<string, Beat>>;

/** How beats of that kind are shown; of one that is not named nothing is said. */
export function beatOf(beats: Beats | undefined, kind: string): Beat {
  const found = beats !== undefined && Object.hasOwn(beats, kind) ? beats[kind] : undefined;
  return found ?? {};
}
