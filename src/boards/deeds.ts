import type { Answer } from '../kernel/match/decision.ts';
import type { Message } from '../kernel/words/message.ts';

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
