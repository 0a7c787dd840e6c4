import { randomAnswer } from '../../src/bots/random.ts';
import type { Answer, Decision } from '../../src/kernel/match/decision.ts';
import type { Match } from '../../src/kernel/history/playable.ts';
import { randomBelow } from '../../src/kernel/plain/random.ts';
import type { RandomState } from '../../src/kernel/plain/random.ts';
import { Refusal } from '../../src/kernel/match/refusal.ts';
import type { Seat, Viewer } from '../../src/kernel/words/message.ts';
import { revealedIn } from './non-interference.ts';
import { isHidden, rowOf } from './seen.ts';

/** What everybody will see of another seat's private answer, such as where an order was placed. */
export type SeenOf = (decision: Decision, id: string) => string;

/** An answer given in the match, the decision it was given to, and how often something had come to light by then. */
export interface Given {
  readonly decision: Decision;
  readonly answer: Answer;
  readonly revealed: unknown;
}

/** What was seen of a private answer, and of which row it was. */
interface SeenAnswer {
  readonly row: number;
  readonly seen: string;
}

/** Why a world can no longer be compared with the match. */
export type Gone =
  /** Something came to light that is not the same in both. */
  | 'came to light'
  /** What another seat chose in private has consequences that everybody sees, and that this world has not. */
  | 'parted';

/**
 * Where a world stands beside the match: at the same place, as far as the viewer can know; amid another's private row;
 * or nowhere.
 */
export type Standing = 'beside' | 'in a row' | Gone;

/** Takes back the answer before. */
const BACK = 'back';
/** Takes back a pick of a row. */
const GOES_BACK = /^(back|put-back)(:|$)/;

/**
 * One in this many times another seat has second thoughts: how many answers a private row takes is nobody else's
 * business.
 */
const SECOND_THOUGHTS = 4;

/** More answers than this make no private row. */
const LONGEST_ROW = 1_000;

/**
 * Another world: the same match but for what one viewer may not know, which was dealt again. It follows the match
 * answer by answer; other seats' private answers are chosen apart, but for what everybody will see of them.
 */
export class OtherWorld {
  readonly match: Match;
  readonly #viewer: Viewer;
  readonly #random: RandomState;
  readonly #seenOf: SeenOf | null;
  /** How often something had come to light when both were last known to be the same for the viewer. */
  #revealed: unknown;
  #gone: Gone | null = null;
  #here = new Rows();
  #there = new Rows();
  /** What was seen of the private answers there, by their row. */
  #seen: SeenAnswer[] = [];
  /** The one of them that was followed last in the row that goes on here. */
  #followed: SeenAnswer | null = null;

  /**
   * `revealed`: how often something had come to light where it was dealt again. `seenOf`: `null` where nothing is seen
   * of private answers.
   */
  constructor(
    match: Match,
    {
      viewer,
      revealed,
      seenOf,
      random,
    }: Pick<Given, 'revealed'> & {
      readonly viewer: Viewer;
      readonly seenOf: SeenOf | null;
      readonly random: RandomState;
    },
  ) {
    this.match = match;
    this.#viewer = viewer;
    this.#random = random;
    this.#seenOf = seenOf;
    this.#revealed = revealed;
  }

  /** Goes on as the match did. Throws when the viewer could not answer so here, although nothing has come to light. */
  follow({ decision, answer, revealed }: Given): void {
    if (this.#gone !== null) return;
    if (isHidden(decision, this.#viewer)) {
      const row = this.#there.note(decision);
      this.#seen.push({ row, seen: this.#seenOf?.(decision, String(answer)) ?? '' });
      return;
    }
    if (!this.#passRows(Infinity)) this.#gone = 'parted';
    else if (!this.#answers(decision, answer)) {
      if (revealed === this.#revealed && this.#isAsBefore()) {
        const here = this.match.decision?.kind ?? 'nothing';
        throw new Error(`${answer} to ${decision.kind} can't be answered in another world, which asks ${here}`);
      }
      this.#gone = 'came to light';
    }
  }

  /**
   * Where this world stands beside the match. Where something has come to light since both were last known to be the
   * same, they still are if the viewer sees and has heard the same in both, and somebody is asked the same sort of
   * question: it must take either for possible.
   */
  standBeside(match: Match): Standing {
    if (this.#gone !== null) return this.#gone;
    const { decision } = match;
    const row = decision !== null && isHidden(decision, this.#viewer) ? decision : null;
    if (row !== null && this.#there.isAmid(row)) return 'in a row';
    if (!this.#passRows(row === null ? Infinity : this.#there.numberOf(row))) this.#gone = 'parted';
    else if (!this.#isLike(match)) this.#gone = 'came to light';
    return this.#gone ?? 'beside';
  }

  /**
   * Whose private rows, with which kinds and rules in them, there were since the viewer saw a question; here and in the
   * match.
   */
  get rows(): { readonly here: readonly string[]; readonly there: readonly string[] } {
    return { here: this.#here.list, there: this.#there.list };
  }

  /** Whether nothing has come to light, or the same for all that the viewer knows. */
  #isLike(match: Match): boolean {
    const revealed = revealedIn(match.secretState());
    if (revealed === this.#revealed && this.#isAsBefore()) return true;
    if (revealedIn(this.match.secretState()) !== revealed || this.#known(this.match) !== this.#known(match))
      return false;
    this.#revealed = revealed;
    return true;
  }

  #isAsBefore(): boolean {
    return revealedIn(this.match.secretState()) === this.#revealed;
  }

  #answers({ seat, kind }: Decision, answer: Answer): boolean {
    const { decision } = this.match;
    if (decision?.seat !== seat || decision.kind !== kind) return false;
    try {
      this.match.answer(decision.n, answer);
    } catch (error) {
      if (error instanceof Refusal) return false;
      throw error;
    }
    [this.#here, this.#there, this.#seen, this.#followed] = [new Rows(), new Rows(), [], null];
    return true;
  }

  /**
   * Answers the private decisions of others, up to the row of that number. Returns whether that could look as it did
   * there.
   */
  #passRows(upTo: number): boolean {
    const first = this.match.decision?.n ?? 0;
    for (let { decision } = this.match; decision !== null; decision = this.match.decision) {
      if (!isHidden(decision, this.#viewer) || this.#here.numberOf(decision) >= upTo) break;
      if (decision.n > first + LONGEST_ROW) throw new Error(`${decision.kind}: a private row without an end`);
      const answer = this.#alike(decision, this.#here.note(decision));
      if (answer === null) return false;
      this.match.answer(decision.n, answer);
    }
    return true;
  }

  /** An answer of which everybody will see what they saw of the next one of that row there; `null`: there is none. */
  #alike(decision: Decision, row: number): Answer | null {
    const seenOf = this.#seenOf;
    if (seenOf === null || decision.amount !== null) return randomAnswer(decision, this.#random);
    // How often a decision is answered that is not sealed, everybody sees.
    const isSealed = decision.secrecy === 'sealed';
    if (isSealed && this.#hasSecondThoughts(decision, row)) return BACK;
    const at = this.#seen.findIndex(each => each.row === row);
    const [next] = at < 0 ? [] : this.#seen.splice(at, 1);
    this.#followed = next ?? null;
    const ids = decision.options
      .map(({ id }) => id)
      .filter(id => !(isSealed && GOES_BACK.test(id)) && seenOf(decision, id) === next?.seen);
    return ids[randomBelow(this.#random, Math.max(1, ids.length))] ?? null;
  }

  /** Whether the answer before is taken back; it is given once more then. */
  #hasSecondThoughts({ options }: Decision, row: number): boolean {
    const followed = this.#followed;
    if (followed?.row !== row || options.every(({ id }) => id !== BACK)) return false;
    if (randomBelow(this.#random, SECOND_THOUGHTS) > 0) return false;
    this.#seen.unshift(followed);
    this.#followed = null;
    return true;
  }

  /**
   * What the viewer sees of a state, what it has heard until then, and who is asked: that may be the very thing that
   * has come to light, such as who begins by lot.
   */
  #known(match: Match): string {
    const asked = match.decision === null ? null : rowOf(match.decision);
    return JSON.stringify([match.view(this.#viewer), match.events(this.#viewer), asked]);
  }
}

/** Private rows of other seats, one after the other. */
class Rows {
  readonly list: string[] = [];
  #count = 0;
  #seat: Seat | null = null;

  /** Notes that a decision was answered; returns the number of its row, from 1. */
  note(decision: Decision): number {
    this.#count = this.numberOf(decision);
    this.#seat = decision.seat;
    const row = `${this.#count}: ${rowOf(decision)}`;
    if (!this.list.includes(row)) this.list.push(row);
    return this.#count;
  }

  /** The number of the row that a decision which is asked now belongs to. */
  numberOf({ seat }: Decision): number {
    return seat === this.#seat ? this.#count : this.#count + 1;
  }

  /** Whether a row goes on with that decision. */
  isAmid({ seat }: Decision): boolean {
    return seat === this.#seat;
  }
}
