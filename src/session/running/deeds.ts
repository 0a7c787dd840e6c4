import type { Board } from '../../boards/board.ts';
import type { FollowUp } from '../../boards/deeds.ts';
import { commitments } from '../../kernel/history/commits.ts';
import type { Match } from '../../kernel/history/playable.ts';
import type { Answer, Decision, ShownOption } from '../../kernel/match/decision.ts';
import { Refusal } from '../../kernel/match/refusal.ts';
import type { Seat } from '../../kernel/words/message.ts';
import { giveFollowUp, autoAnswerOf } from './auto-answers.ts';

// Answers that people need not give one by one, because the game's board says what they come to.

/** What a game's board says of that. */
export interface WrittenDeeds {
  /** The answer that goes without saying to a question of each kind. */
  readonly implied: Readonly<Record<string, string>>;
  /** What a deed answers to a question; `null`: it ends before it. */
  readonly next: (view: unknown, decision: Decision, deed: string) => Answer | null;
}

/** Nothing is: for games that say nothing of it. */
export const NO_DEEDS: WrittenDeeds = { implied: {}, next: () => null };

/** The deeds of a game as its board says them. */
export function deedsOf({ implied = {}, deedAnswer }: Pick<Board, 'implied' | 'deedAnswer'>): WrittenDeeds {
  return { implied, next: (view, decision, deed) => deedAnswer?.(view, decision, deed) ?? null };
}

/** At most this many answers are one deed. */
const MOST = 200;

/** A question that was answered as it goes without saying, and what else could have been answered to it. */
interface Implied {
  readonly n: number;
  readonly others: readonly ShownOption[];
}

/** Gives answers to a match that belong together, and remembers which do. */
export class Deeds {
  readonly #match: Match;
  readonly #written: WrittenDeeds;
  readonly #isUnasked: (seat: Seat) => boolean;
  /** The numbers of answers that were given together with the one before each: they are undone together. */
  readonly #together = new Set<number>();
  /** By seat, the deed that also answers its next questions; `n`: the question at which it began. */
  readonly #held = new Map<Seat, { readonly deed: string; readonly n: number }>();
  /** The question that was answered last as it goes without saying; `null`: none was. */
  #implied: Implied | null = null;

  /** `isUnasked`: whether a seat is a person's that wants no question that has a usual answer. */
  constructor(match: Match, written: WrittenDeeds = NO_DEEDS, isUnasked: (seat: Seat) => boolean = () => false) {
    this.#match = match;
    this.#written = written;
    this.#isUnasked = isUnasked;
  }

  /** The numbers of those answers, for whatever else gives several together. */
  get together(): Set<number> {
    return this.#together;
  }

  /** Answers a question, and those behind it. */
  answer({ n, seat }: Decision, answer: Answer, then?: FollowUp): void {
    this.#match.answer(n, answer);
    this.#belong(n, 1 + (then === undefined ? 0 : giveFollowUp(this.#match, seat, then)));
  }

  /**
   * Gives the answers of a deed as long as its seat is asked and it has one; one that `holds` goes on when its seat is
   * asked again. Throws when the first answer is refused.
   */
  give({ n, seat }: Decision, deed: string, holds = false): void {
    this.#held.delete(seat);
    if (holds) this.#held.set(seat, { deed, n });
    this.#belong(
      n,
      this.#giveAll(asked => (asked === seat ? deed : this.#heldBy(asked))),
    );
  }

  /** What follows an answer by itself: deeds that hold go on, and what goes without saying is answered. */
  followUp(): void {
    const { decision } = this.#match;
    if (decision !== null)
      this.#belong(
        decision.n,
        this.#giveAll(asked => this.#heldBy(asked)),
      );
    this.#imply();
  }

  /** The deed of a seat that holds; `undefined`: none does, or the answers that it began with were taken back. */
  #heldBy(seat: Seat): string | undefined {
    const held = this.#held.get(seat);
    const { decision } = this.#match;
    if (held === undefined || decision === null || !this.#isUnasked(seat)) return undefined;
    if (decision.n > held.n) return held.deed;
    this.#held.delete(seat);
    return undefined;
  }

  /** Gives the answers of each seat's deed; returns how many. Throws when the first one is refused. */
  #giveAll(deedOf: (seat: Seat) => string | undefined): number {
    for (let given = 0; given < MOST; given += 1) {
      const { decision } = this.#match;
      const deed = decision === null ? undefined : deedOf(decision.seat);
      if (decision === null || deed === undefined) return given;
      const answer = this.#written.next(this.#match.view(decision.seat), decision, deed);
      if (answer === null) {
        this.#held.delete(decision.seat);
        return given;
      }
      try {
        this.#match.answer(decision.n, answer);
      } catch (error) {
        if (given === 0) throw error;
        return given;
      }
    }
    return MOST;
  }

  #belong(n: number, count: number): void {
    if (count > 0) this.#together.delete(n);
    for (let at = 1; at < count; at += 1) this.#together.add(n + at);
  }

  /** Whether the last answer can be taken back. */
  get canUndo(): boolean {
    return !(this.#match.undoable() instanceof Refusal);
  }

  /** What else could have been answered to the question before that one, which went without saying. */
  others(asked: Decision | null): Implied['others'] {
    const isBehind = this.#implied !== null && asked?.n === this.#implied.n + 1;
    return isBehind && this.canUndo ? (this.#implied?.others ?? []) : [];
  }

  /** Gives another answer to the question before. */
  instead(answer: string): void {
    this.#match.undo();
    const { decision } = this.#match;
    if (decision !== null) this.#match.answer(decision.n, answer);
  }

  /**
   * Answers the pending question as it goes without saying, where that can be taken back and its seat is asked on; and
   * where nearly everybody wants something else, such as an Event card for an order that can do nothing, with that.
   */
  #imply(): void {
    for (let given = 0; given < MOST && this.#implyOne(); given += 1);
  }

  /** Returns whether another question may go without saying behind it. */
  #implyOne(): boolean {
    const { decision } = this.#match;
    const answer = decision === null ? undefined : this.#written.implied[decision.kind];
    if (decision === null || answer === undefined || !this.#isUnasked(decision.seat)) return false;
    const { n, options } = decision;
    if (!options.some(({ id }) => id === answer)) return false;
    const usual = autoAnswerOf(decision);
    if (usual !== null && usual.id !== answer) {
      this.#match.answer(n, usual.id);
      return true;
    }
    if (commitments(this.#match)(answer).ends) return false;
    this.#match.answer(n, answer);
    this.#implied = { n, others: options.filter(({ id }) => id !== answer) };
    return false;
  }
}
