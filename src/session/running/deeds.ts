import type { Board } from '../../boards/board.ts';
import type { FollowUp } from '../../boards/deeds.ts';
import { commitments } from '../../kernel/history/commits.ts';
import type { Match } from '../../kernel/history/playable.ts';
import { goesBack } from '../../kernel/match/decision.ts';
import type { Answer, Decision, ShownOption } from '../../kernel/match/decision.ts';
import { Refusal } from '../../kernel/match/refusal.ts';
import type { Seat } from '../../kernel/words/message.ts';
import { giveFollowUp, autoAnswerOf } from './auto-answers.ts';

// Answers that a game's board defines as given together or implied, so that people need not give them one by one.

/** The board's functions for such answers. */
export interface WrittenDeeds {
  /** The implied answer to a question of each kind. */
  readonly implied: Readonly<Record<string, string>>;
  /** The kinds of question amid a deed whose usual answer goes without saying. */
  readonly usualAmid: readonly string[];
  /** The answer of a deed to a question; `null`: the deed ends before the question. */
  readonly next: (view: unknown, decision: Decision, deed: string) => Answer | null;
}

/** No implied answers and no deeds, for a game whose board defines none. */
export const NO_DEEDS: WrittenDeeds = { implied: {}, usualAmid: [], next: () => null };

/** The implied answers and deeds that a game's board defines. */
export function deedsOf({ implied = {}, usualAmid = [], deedAnswer }: BoardDeeds): WrittenDeeds {
  return {
    implied,
    usualAmid,
    next: (view, decision, deed) => deedAnswer?.(view, decision, deed) ?? null,
  };
}

type BoardDeeds = Pick<Board, 'implied' | 'usualAmid' | 'deedAnswer'>;

/** The most answers in one deed. */
const MOST = 200;

/** A question that got its implied answer, and the other possible answers. */
interface Implied {
  readonly n: number;
  readonly others: readonly ShownOption[];
  /** How many answers since then only looked at something, and went back to the question behind it. */
  readonly back: number;
}

/** Gives answers that belong together, and remembers which do. */
export class Deeds {
  readonly #match: Match;
  readonly #written: WrittenDeeds;
  readonly #isUnasked: (seat: Seat) => boolean;
  /** The numbers of answers that were given together with the previous one; they are undone together. */
  readonly #together = new Set<number>();
  /** By seat, the deed that also answers its later questions; `n`: the question at which it began. */
  readonly #held = new Map<Seat, { readonly deed: string; readonly n: number }>();
  /** The last question that got its implied answer; `null`: none. */
  #implied: Implied | null = null;

  /** `isUnasked`: whether a person plays the seat and does not want questions that have a usual answer. */
  constructor(match: Match, written: WrittenDeeds = NO_DEEDS, isUnasked: (seat: Seat) => boolean = () => false) {
    this.#match = match;
    this.#written = written;
    this.#isUnasked = isUnasked;
  }

  /** The numbers of those answers, for other code that gives several answers together. */
  get together(): Set<number> {
    return this.#together;
  }

  /** Answers a question, and the questions after it. */
  answer(decision: Decision, answer: Answer, then?: FollowUp): void {
    const { n, seat } = decision;
    this.#match.answer(n, answer);
    const option = decision.options.find(({ id }) => id === answer);
    this.#noteAnswer(n, option !== undefined && goesBack(option));
    this.#belong(n, 1 + (then === undefined ? 0 : giveFollowUp(this.#match, seat, then)));
  }

  /**
   * Gives the answers of a deed as long as its seat is asked and the deed has an answer. A deed that `holds` continues
   * when its seat is asked again. Throws when the first answer is refused.
   */
  give({ n, seat }: Decision, deed: string, holds = false): void {
    this.#noteAnswer(n, false);
    this.#held.delete(seat);
    if (holds) this.#held.set(seat, { deed, n });
    this.#belong(
      n,
      this.#giveAll(asked => (asked === seat ? deed : this.#heldBy(asked))),
    );
  }

  /** Gives the automatic answers after an answer: those of deeds that hold, then the implied ones. */
  followUp(): void {
    const { decision } = this.#match;
    if (decision !== null)
      this.#belong(
        decision.n,
        this.#giveAll(asked => this.#heldBy(asked)),
      );
    this.#imply();
  }

  /** The deed of a seat that still holds; `undefined`: there is none, or its first answers were undone. */
  #heldBy(seat: Seat): string | undefined {
    const held = this.#held.get(seat);
    const { decision } = this.#match;
    if (held === undefined || decision === null || !this.#isUnasked(seat)) return undefined;
    if (decision.n > held.n) return held.deed;
    this.#held.delete(seat);
    return undefined;
  }

  /** Gives the answers of each seat's deed and returns how many it gave. Throws when the first one is refused. */
  #giveAll(deedOf: (seat: Seat) => string | undefined): number {
    for (let given = 0; given < MOST; given += 1) {
      const { decision } = this.#match;
      const deed = decision === null ? undefined : deedOf(decision.seat);
      if (decision === null || deed === undefined) return given;
      const answer =
        this.#written.next(this.#match.view(decision.seat), decision, deed) ??
        (given > 0 ? this.#amid(decision) : null);
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

  /** The usual answer to a question amid a deed, if it goes without saying; `null`: it does not. */
  #amid(decision: Decision): Answer | null {
    const isUsual = this.#written.usualAmid.includes(decision.kind) && this.#isUnasked(decision.seat);
    return isUsual ? (autoAnswerOf(decision)?.id ?? null) : null;
  }

  #belong(n: number, count: number): void {
    if (count > 0) this.#together.delete(n);
    for (let at = 1; at < count; at += 1) this.#together.add(n + at);
  }

  /** Whether the last answer can be undone. */
  get canUndo(): boolean {
    return !(this.#match.undoable() instanceof Refusal);
  }

  /** The other possible answers to the previous question, if it got its implied answer. */
  others(asked: Decision | null): Implied['others'] {
    const isBehind = this.#implied !== null && asked?.n === this.#implied.n + 1 + this.#implied.back;
    return isBehind && this.canUndo ? (this.#implied?.others ?? []) : [];
  }

  /** Replaces the implied answer to the previous question by another one. */
  instead(answer: string): void {
    for (let left = 1 + (this.#implied?.back ?? 0); left > 0; left -= 1) this.#match.undo();
    const { decision } = this.#match;
    if (decision !== null) this.#match.answer(decision.n, answer);
  }

  /** Notes whether an answer goes back to the question behind the implied one. What was undone does not count. */
  #noteAnswer(n: number, isBack: boolean): void {
    if (this.#implied === null) return;
    const since = n - this.#implied.n - 1;
    const back = Math.max(0, Math.min(this.#implied.back, since - (since % 2)));
    this.#implied = { ...this.#implied, back: isBack && since === back + 1 ? back + 2 : back };
  }

  /**
   * Answers the pending question with the answer that the deed implies, if that can be undone. Where the question's own
   * usual answer is another one, such as an Event card for an order that can do nothing, that is given instead, and the
   * next question is answered in the same way.
   */
  #imply(): void {
    for (let given = 0; given < MOST && this.#implyOne(); given += 1);
  }

  /** Returns whether the next question may also get its implied answer. */
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
    this.#implied = { n, others: options.filter(({ id }) => id !== answer), back: 0 };
    return false;
  }
}
