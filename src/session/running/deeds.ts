import type { Board } from '../../boards/board.ts';
import type { FollowUp } from '../../boards/deeds.ts';
import { commitments } from '../../kernel/history/commits.ts';
import type { Match } from '../../kernel/history/playable.ts';
import { goesBack } from '../../kernel/match/decision.ts';
import type { Answer, Decision, ShownOption } from '../../kernel/match/decision.ts';
import { Refusal } from '../../kernel/match/refusal.ts';
import type { Seat } from '../../kernel/words/message.ts';
import { giveFollowUp, autoAnswerOf } from './auto-answers.ts';

// Answers that a game's board defines as a deed (several answers given together) or as implied, so that people need not
// give them one by one.

/** How a game's board defines deeds and implied answers. */
export interface DeedRules {
  /** The implied answers, by the kind of the question. */
  readonly implied: Readonly<Record<string, string>>;
  /** The kinds of questions inside a deed that are answered with their usual answer. */
  readonly usualAmid: readonly string[];
  /** Returns the next answer of a deed to a question; `null`: the deed ends before this question. */
  readonly next: (view: unknown, decision: Decision, deed: string) => Answer | null;
}

/** No implied answers and no deeds, for a game whose board defines none. */
export const NO_DEED_RULES: DeedRules = { implied: {}, usualAmid: [], next: () => null };

/** The implied answers and deeds that a game's board defines. */
export function deedRulesOf({ implied = {}, usualAmid = [], deedAnswer }: BoardDeeds): DeedRules {
  return {
    implied,
    usualAmid,
    next: (view, decision, deed) => deedAnswer?.(view, decision, deed) ?? null,
  };
}

type BoardDeeds = Pick<Board, 'implied' | 'usualAmid' | 'deedAnswer'>;

/** The most answers in one deed. */
const MAX_DEED_ANSWERS = 200;

/** A question that got its implied answer, and the other possible answers. */
interface ImpliedQuestion {
  readonly n: number;
  readonly others: readonly ShownOption[];
  /** The number of answers since the implied answer that only opened another question and went back from it. */
  readonly back: number;
}

/** Gives answers that belong together, and remembers which answers do. */
export class Deeds {
  readonly #match: Match;
  readonly #written: DeedRules;
  readonly #isUnasked: (seat: Seat) => boolean;
  /** The decision numbers of answers that were given together with the previous answer; they are undone together. */
  readonly #together = new Set<number>();
  /**
   * The deed that each seat has in progress, which also answers later questions; `n`: the number of its first question.
   */
  readonly #held = new Map<Seat, { readonly deed: string; readonly n: number }>();
  /** The last question that got its implied answer; `null`: none. */
  #implied: ImpliedQuestion | null = null;

  /** `isUnasked`: whether a person plays the seat and is not asked questions that have a usual answer. */
  constructor(match: Match, written: DeedRules = NO_DEED_RULES, isUnasked: (seat: Seat) => boolean = () => false) {
    this.#match = match;
    this.#written = written;
    this.#isUnasked = isUnasked;
  }

  /**
   * The decision numbers of answers that were given together with the previous answer. Other code that gives several
   * answers adds to them.
   */
  get together(): Set<number> {
    return this.#together;
  }

  /** Answers a question, and gives the follow-up answers to the questions after it. */
  answer(decision: Decision, answer: Answer, then?: FollowUp): void {
    const { n, seat } = decision;
    this.#match.answer(n, answer);
    const option = decision.options.find(({ id }) => id === answer);
    this.#noteAnswer(n, option !== undefined && goesBack(option));
    this.#belong(n, 1 + (then === undefined ? 0 : giveFollowUp(this.#match, seat, then)));
  }

  /**
   * Gives the answers of a deed as long as its seat is asked and the deed has an answer. If it `holds`, the deed
   * continues when its seat is asked again. Throws if the first answer is refused.
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

  /** Gives the automatic answers that follow an answer: those of deeds in progress, then the implied answers. */
  followUp(): void {
    const { decision } = this.#match;
    if (decision !== null)
      this.#belong(
        decision.n,
        this.#giveAll(asked => this.#heldBy(asked)),
      );
    this.#imply();
  }

  /** The deed that a seat has in progress; `undefined`: there is none, or its first answers were undone. */
  #heldBy(seat: Seat): string | undefined {
    const heldDeed = this.#held.get(seat);
    const { decision } = this.#match;
    if (heldDeed === undefined || decision === null || !this.#isUnasked(seat)) return undefined;
    if (decision.n > heldDeed.n) return heldDeed.deed;
    this.#held.delete(seat);
    return undefined;
  }

  /** Gives the answers of each seat's deed and returns their number. Throws if the first answer is refused. */
  #giveAll(deedOf: (seat: Seat) => string | undefined): number {
    for (let answerCount = 0; answerCount < MAX_DEED_ANSWERS; answerCount += 1) {
      const { decision } = this.#match;
      const deed = decision === null ? undefined : deedOf(decision.seat);
      if (decision === null || deed === undefined) return answerCount;
      const answer =
        this.#written.next(this.#match.view(decision.seat), decision, deed) ??
        (answerCount > 0 ? this.#amid(decision) : null);
      if (answer === null) {
        this.#held.delete(decision.seat);
        return answerCount;
      }
      try {
        this.#match.answer(decision.n, answer);
      } catch (error) {
        if (answerCount === 0) throw error;
        return answerCount;
      }
    }
    return MAX_DEED_ANSWERS;
  }

  /** The usual answer to a question inside a deed, if the board says that it need not be asked; else `null`. */
  #amid(decision: Decision): Answer | null {
    const isAnsweredUsually = this.#written.usualAmid.includes(decision.kind) && this.#isUnasked(decision.seat);
    return isAnsweredUsually ? (autoAnswerOf(decision)?.id ?? null) : null;
  }

  #belong(n: number, count: number): void {
    if (count > 0) this.#together.delete(n);
    for (let offset = 1; offset < count; offset += 1) this.#together.add(n + offset);
  }

  /** Whether the last answer can be undone freely. */
  get canUndo(): boolean {
    return !(this.#match.undoable() instanceof Refusal);
  }

  /**
   * The other possible answers to the previous question, if that got its implied answer and can be undone; else empty.
   */
  others(asked: Decision | null): ImpliedQuestion['others'] {
    const followsImplied = this.#implied !== null && asked?.n === this.#implied.n + 1 + this.#implied.back;
    return followsImplied && this.canUndo ? (this.#implied?.others ?? []) : [];
  }

  /** Replaces the implied answer to the previous question by another answer. */
  instead(answer: string): void {
    for (let undosLeft = 1 + (this.#implied?.back ?? 0); undosLeft > 0; undosLeft -= 1) this.#match.undo();
    const { decision } = this.#match;
    if (decision !== null) this.#match.answer(decision.n, answer);
  }

  /**
   * Counts answers that only open another question after the implied one and go back from it. Undone answers do not
   * count.
   */
  #noteAnswer(n: number, isBack: boolean): void {
    if (this.#implied === null) return;
    const answersSince = n - this.#implied.n - 1;
    const lookedBackCount = Math.max(0, Math.min(this.#implied.back, answersSince - (answersSince % 2)));
    this.#implied = {
      ...this.#implied,
      back: isBack && answersSince === lookedBackCount + 1 ? lookedBackCount + 2 : lookedBackCount,
    };
  }

  /**
   * Gives implied answers, if they can be undone. If the question has a different usual answer, such as an Event card
   * for an order that can do nothing, that answer is given instead, and the next question is treated in the same way.
   */
  #imply(): void {
    for (let answerCount = 0; answerCount < MAX_DEED_ANSWERS && this.#implyOne(); answerCount += 1);
  }

  /** Answers one question with its implied answer. Returns whether the next question may get one as well. */
  #implyOne(): boolean {
    const { decision } = this.#match;
    const answer = decision === null ? undefined : this.#written.implied[decision.kind];
    if (decision === null || answer === undefined || !this.#isUnasked(decision.seat)) return false;
    const { n, options } = decision;
    if (!options.some(({ id }) => id === answer)) return false;
    const autoAnswer = autoAnswerOf(decision);
    if (autoAnswer !== null && autoAnswer.id !== answer) {
      this.#match.answer(n, autoAnswer.id);
      return true;
    }
    if (commitments(this.#match)(answer).ends) return false;
    this.#match.answer(n, answer);
    this.#implied = { n, others: options.filter(({ id }) => id !== answer), back: 0 };
    return false;
  }
}
