import type { Answer, Decision, ShownOption } from '../kernel/match/decision.ts';
import type { Message } from '../kernel/words/message.ts';
import type { Line } from './drawing/lines.ts';
import type { PaneContext } from './pane.ts';

// Several answers given with one key.

/** An answer that is given together with the previous one, to the next question if that is of this kind. */
export interface FollowUp {
  readonly kind: string;
  readonly answer: Answer;
  /** The answer to give if the first one is not offered. */
  readonly or?: Answer;
  /** The answer to the following question, given together too. */
  readonly then?: FollowUp;
}

/** What a digit key does with an option: it takes the option and answers the following questions, as one deed. */
export interface Onward {
  /** The digit; the same deed has the same digit in every question of its kind. */
  readonly key: string;
  /** The whole deed, in words. */
  readonly words: Message;
  /** The answers that follow the option. */
  readonly then: FollowUp;
  /**
   * The answers for only one thing, for two and so on, if the option stands for several things that can split up;
   * absent: they can't.
   */
  readonly fewer?: readonly FollowUp[];
}

/**
 * Answers to several questions in a row, given with one key. The deed continues as long as the same seat is asked and
 * the board has an answer.
 */
export interface Deed {
  /** The id of the deed: `deed:` and a name, such as `deed:fire`. Its preview is requested like that of an option. */
  readonly id: string;
  /** The key on the keyboard: a capital letter that no command and no option of the question uses. */
  readonly key: string;
  readonly words: Message;
  /**
   * The id of the form row that offers the deed while that row's own answer is blocked, such as when food must be
   * bought first. Absent: the deed has its own row.
   */
  readonly standsIn?: string;
  /** The deed ends the series of choices and does more. Its row comes last, after the row that only ends the series. */
  readonly endsRow?: true;
  /**
   * The deed continues after other seats were asked, as long as the board has an answer. Its id then contains where it
   * ends, such as a round of one battle. Absent: it ends when another seat is asked.
   */
  readonly holds?: true;
}

/** Two questions that are answered together with one key: for a place, and for the thing to put there. */
export interface LayingOf<View> {
  /** The kind of the question for the place. */
  readonly place: string;
  /** The kind of the next question, for the thing. */
  readonly what: string;
  /** The things to put down: the option's id and its label in the footer. At most six, in the order of their keys. */
  readonly things: readonly { readonly id: string; readonly label: Message }[];
  /** Returns the id of the place on which the cursor starts; `null`: the first option. */
  readonly start: (view: View, decision: Decision) => string | null;
  /** Returns what already lies at a place, in one line; empty: nothing. */
  readonly pile: (view: View, option: ShownOption, context: PaneContext) => Line;
}

/** Laying for the table, which has views of unknown type. */
export type Laying = LayingOf<unknown>;
