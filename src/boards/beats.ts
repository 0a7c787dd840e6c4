import type { MotionFrame } from './motion.ts';
import type { Seat } from '../kernel/words/message.ts';
import type { PageOf } from './round-page.ts';

/** How a moment of a match is shown. */
export interface Scene {
  /** The id of the pane that shows the moment. */
  readonly pane: string;
  /** What is happening, in a few words: "Skirmish 2: the sums". */
  readonly title: string;
  /** An explanation in one sentence for people who see it for the first time. */
  readonly why: string;
  /** The views to show one after another, the moment's own view last; used for sums that build up line by line. */
  readonly views: readonly unknown[];
  /** An animation shown before the views, such as the place of the battle or the dice one by one; absent: none. */
  readonly motion?: readonly MotionFrame[];
}

/** How beats of one kind are shown. */
export interface Beat {
  /**
   * The id of the pane for the beat's scene, shown if the board's `scene` has words for it; absent: the beat is shown
   * without words.
   */
  readonly pane?: string;
  /** The beat is a scene of its own, such as a step of a battle, and is not joined to a card. */
  readonly isScene?: true;
  /**
   * The actor is a power, a side without a seat, such as an alien empire. The beat is shown as an action of the
   * program, not of the person whose answer led to it.
   */
  readonly isPowers?: true;
  /**
   * Returns the seats that a scene is about; `null`: the view does not tell, and they are those of the previous scene.
   * Scenes about nobody at the table are joined into one card. Absent: every scene stands alone.
   */
  readonly about?: (view: unknown) => readonly Seat[] | null;
  /** The beat continues the previous scene or beat of the same answer: both are one moment. */
  readonly joins?: true;
  /** The beat is a result that people want time for, such as losses or the end of a round. */
  readonly isVerdict?: true;
  /**
   * The beat tells something about every seat, such as at the end of a round, and is shown as a page that waits for a
   * key.
   */
  readonly page?: PageOf;
}

/** How beats are shown, by their kind. */
export type Beats = Readonly<Record<string, Beat>>;

/** How beats of that kind are shown; an empty object if the board does not list the kind. */
export function beatOf(beats: Beats | undefined, kind: string): Beat {
  const found = beats !== undefined && Object.hasOwn(beats, kind) ? beats[kind] : undefined;
  return found ?? {};
}
