import type { Answer, Decision, ShownOption } from '../kernel/match/decision.ts';
import type { Message } from '../kernel/words/message.ts';
import type { Line } from './drawing/lines.ts';
import type { PaneContext } from './pane.ts';

// Several answers that one key gives.

/** An answer to a question of that kind, given together with the one before it. */
export interface FollowUp {
  readonly kind: string;
  readonly answer: Answer;
  /** What is answered where that is not offered. */
  readonly or?: Answer;
  /** The answer to the question behind it, given together with it. */
  readonly then?: FollowUp;
}

/** What one key does with an option: the option is taken, and the questions behind it answered, as one deed. */
export interface Onward {
  /** A digit, the same for the same deed in every question of its kind. */
  readonly key: string;
  /** The whole deed, in words. */
  readonly words: Message;
  /** What is answered behind the option. */
  readonly then: FollowUp;
  /** The same for one, for two and so on, where an option stands for several that may part; absent: it can't. */
  readonly fewer?: readonly FollowUp[];
}

/**
 * Several answers to questions that follow each other, given by one key: it goes on as long as the same seat is asked
 * and the board has an answer.
 */
export interface Deed {
  /** Begins with `deed:`, and says what it does: `deed:fire`. Its outlook is asked for like that of an option. */
  readonly id: string;
  /** A capital that no command and no option of the question has. */
  readonly key: string;
  readonly words: Message;
  /**
   * The id of the row of a form that takes it while the answer of that row is blocked, such as food that must be bought
   * first. Absent: it has a row of its own.
   */
  readonly standsIn?: string;
  /**
   * It goes on when others have been asked in between, as long as the board has an answer for it: its id then names
   * what it ends with, such as a round of one battle. Absent: it ends where somebody else is asked.
   */
  readonly holds?: true;
}

/** A question for a place and the one behind it, what is laid there, answered together by one key. */
export interface LayingOf<View> {
  /** The kind of the question for the place. */
  readonly place: string;
  /** The kind of the question behind each of its options. */
  readonly what: string;
  /** What can be laid: the id of its option, and what the footer calls it; at most six, in the order of their keys. */
  readonly things: readonly { readonly id: string; readonly label: Message }[];
  /** The option for a place that the cursor begins on: by its id; `null`: the first one. */
  readonly start: (view: View, decision: Decision) => string | null;
  /** What lies there already, in a line; empty: nothing. */
  readonly pile: (view: View, option: ShownOption, context: PaneContext) => Line;
}

/** The same as the table knows it, which has views of unknown games. */
export type Laying = LayingOf<unknown>;
