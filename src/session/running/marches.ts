import type { March, Marching } from '../../boards/marching.ts';
import type { Match } from '../../kernel/history/playable.ts';
import type { Answer, Decision } from '../../kernel/match/decision.ts';
import { Refusal } from '../../kernel/match/refusal.ts';
import type { Message, Seat } from '../../kernel/words/message.ts';
import { say } from '../text/say.ts';

/** What is needed of a match here. */
type Walked = Pick<Match, 'decision' | 'answer' | 'view'>;

/** Who is asked, and by which question. */
type Asked = Pick<Decision, 'n' | 'seat'>;

/** At most this many answers are given for one order. */
const MOST = 60;
/** Of so many groups a seat's way of the turn before is remembered. */
const MOST_AS_BEFORE = 40;

/** The result of an order: how many answers were given, what remains to be done, and what stopped it. */
interface Marched {
  readonly given: number;
  readonly left: March | null;
  readonly why: Message | null;
}

/**
 * Gives one answer after the other for `seat`, as the game says, until it is there, can go no further now, or something
 * comes up that was not expected. `given` hears the number of each question that was answered.
 */
export function marchOn(
  match: Walked,
  marching: Marching,
  seat: Seat,
  march: March,
  given: (n: number) => void,
): Marched {
  const began = match.view(seat);
  let now = march;
  for (let count = 0; count < MOST; count += 1) {
    const { decision } = match;
    // Somebody else is asked something: it goes on from here when it can.
    if (decision?.seat !== seat) return { given: count, left: now, why: null };
    const step = marching.step(match.view(seat), decision, now, began);
    if (step.do === 'arrived') return { given: count, left: null, why: null };
    if (step.do === 'later') return { given: count, left: step.march, why: null };
    if (step.do === 'stop') return { given: count, left: null, why: step.why };
    match.answer(decision.n, step.answer);
    given(decision.n);
    now = step.march;
  }
  return { given: MOST, left: now, why: null };
}

/** What each seat has under way in this sitting: where its things go on to, and what is on watch. */
export class Marches {
  readonly #match: Walked;
  readonly #marching: Marching | null;
  readonly #under = new Map<Seat, readonly March[]>();
  /** What was under way before each deed that changed it, by the number of its first question. */
  readonly #before = new Map<number, readonly [Seat, readonly March[]]>();

  constructor(match: Walked, marching: Marching | null) {
    this.#match = match;
    this.#marching = marching;
  }

  /** What a seat has under way. */
  of(seat: Seat): readonly March[] {
    return this.#under.get(seat) ?? [];
  }

  /**
   * Carries orders out, one after the other, from a question on; the numbers of the questions that are answered with
   * it are put `together`, and `seen` is called after each answer. Returns what stopped them; throws `Refusal` when
   * nothing of them can be done now.
   */
  carryOut({ n, seat }: Asked, orders: readonly March[], together: Set<number>, seen: () => void): readonly Message[] {
    const marching = this.#marching;
    if (marching === null) throw new Refusal('blocked', say('table.cant-go-on'));
    const left: March[] = this.of(seat).filter(march => !orders.includes(march));
    let why: Message | null = null;
    let count = 0;
    const given = (answered: number): void => {
      if (answered === n) together.delete(answered);
      else together.add(answered);
      seen();
    };
    for (const march of orders) {
      const done = marchOn(this.#match, marching, seat, march, given);
      count += done.given;
      if (done.left !== null) left.push(done.left);
      const next =
        done.left === null && march.asBefore === true ? marching.onceMore?.(this.#match.view(seat), march) : null;
      if (next) left.push(next);
      ({ why } = done);
      // What was seen on the way may change what the others are to do.
      if (why !== null) break;
    }
    if (count === 0) throw new Refusal('blocked', why ?? say('table.cant-go-on'));
    this.#set(seat, left, n);
    return why === null ? [] : [why];
  }

  /** Gives an answer, and keeps what things that it moves would do next turn if they went on the same way. */
  noting(asked: Decision, answers: readonly Answer[], give: () => void): void {
    const { n, seat } = asked;
    const march = this.#marching?.again?.(this.#match.view(seat), asked, answers) ?? null;
    give();
    if (march === null) return;
    const sent = this.of(seat).filter(({ asBefore }) => asBefore !== true);
    const before = this.of(seat).filter(({ asBefore }) => asBefore === true);
    this.#set(seat, [...sent, ...before.slice(1 - MOST_AS_BEFORE), march], n);
  }

  /** Something stays on watch from a question on, or no more; returns whether it does. */
  watch({ n, seat }: Asked, march: March): boolean {
    const before = this.of(seat);
    const others = before.filter(({ what, at }) => what !== march.what || at !== march.at);
    const isOn = others.length === before.length;
    this.#set(seat, isOn ? [...others, march] : others, n);
    return isOn;
  }

  /** From a question on all of these stay on watch, and nothing else does. */
  watchAll({ n, seat }: Asked, marches: readonly March[]): void {
    this.#set(seat, [...this.of(seat).filter(({ goal }) => goal !== null), ...marches], n);
  }

  /** Called when the answer to that question was taken back, and with it its results here. */
  undone(n: number): void {
    const before = this.#before.get(n);
    if (before !== undefined) this.#under.set(...before);
    for (const known of [...this.#before.keys()]) if (known >= n) this.#before.delete(known);
  }

  #set(seat: Seat, under: readonly March[], n: number): void {
    if (!this.#before.has(n)) this.#before.set(n, [seat, this.of(seat)]);
    this.#under.set(seat, under);
  }
}
