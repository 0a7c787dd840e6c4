import type { March, Marching } from '../../boards/marching.ts';
import type { Match } from '../../kernel/history/playable.ts';
import type { Answer, Decision } from '../../kernel/match/decision.ts';
import { Refusal } from '../../kernel/match/refusal.ts';
import type { Message, Seat } from '../../kernel/words/message.ts';
import { say } from '../text/say.ts';

/** The part of a match that marches need. */
type Walked = Pick<Match, 'decision' | 'answer' | 'view'>;

/** The seat that is asked, and the number of the question. */
type Asked = Pick<Decision, 'n' | 'seat'>;

/** The most answers given for one order. */
const MOST = 60;
/** The most groups of a seat whose path of the turn before is remembered. */
const MOST_AS_BEFORE = 40;

/** The result of an order: how many answers were given, what is left to do, and why it stopped. */
interface Marched {
  readonly given: number;
  readonly left: March | null;
  readonly why: Message | null;
}

/**
 * Carries out a march with one answer after another for `seat`, until it arrives, can't go further now, or something
 * unexpected happens. `given` is called with the number of each question answered.
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
    // Another seat is asked; the march continues when its own seat is asked again.
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

/** Each seat's marches in this sitting: where its things are going, and what is on watch. */
export class Marches {
  readonly #match: Walked;
  readonly #marching: Marching | null;
  readonly #under = new Map<Seat, readonly March[]>();
  /** The marches before each deed that changed them, by the number of its first question. */
  readonly #before = new Map<number, readonly [Seat, readonly March[]]>();

  constructor(match: Walked, marching: Marching | null) {
    this.#match = match;
    this.#marching = marching;
  }

  /** The marches of a seat. */
  of(seat: Seat): readonly March[] {
    return this.#under.get(seat) ?? [];
  }

  /**
   * Carries out orders one after another, starting at a question. The numbers of the questions answered are added to
   * `together`, and `seen` is called after each answer. Returns why an order stopped; throws `Refusal` when none of the
   * orders can do anything now.
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
      // Work that is only offered is offered anew each turn.
      if (done.left !== null && march.errand === undefined) left.push(done.left);
      const next =
        done.left === null && march.asBefore === true ? marching.onceMore?.(this.#match.view(seat), march) : null;
      if (next) left.push(next);
      ({ why } = done);
      // What was discovered on the way may change the player's plans for the other orders.
      if (why !== null) break;
    }
    if (count === 0) throw new Refusal('blocked', why ?? say('table.cant-go-on'));
    this.#set(seat, left, n);
    return why === null ? [] : [why];
  }

  /** Gives an answer, and remembers how the things that it moves would continue in the same direction next turn. */
  noting(asked: Decision, answers: readonly Answer[], give: () => void): void {
    const { n, seat } = asked;
    const march = this.#marching?.again?.(this.#match.view(seat), asked, answers) ?? null;
    give();
    if (march === null) return;
    const sent = this.of(seat).filter(({ asBefore }) => asBefore !== true);
    const before = this.of(seat).filter(({ asBefore }) => asBefore === true);
    this.#set(seat, [...sent, ...before.slice(1 - MOST_AS_BEFORE), march], n);
  }

  /** Puts something on watch from a question on, or ends its watch. Returns whether it is on watch now. */
  watch({ n, seat }: Asked, march: March): boolean {
    const before = this.of(seat);
    const others = before.filter(({ what, at }) => what !== march.what || at !== march.at);
    const isOn = others.length === before.length;
    this.#set(seat, isOn ? [...others, march] : others, n);
    return isOn;
  }

  /** From a question on, these things are on watch since they were left standing, and those put on watch stay so. */
  watchAll({ n, seat }: Asked, marches: readonly March[]): void {
    const isStanding = ({ what, at }: March): boolean => marches.some(one => one.what === what && one.at === at);
    const kept = this.of(seat).filter(
      march => march.goal !== null || (march.leftStanding !== true && isStanding(march)),
    );
    const isKept = ({ what, at }: March): boolean =>
      kept.some(one => one.goal === null && one.what === what && one.at === at);
    const left = marches.filter(march => !isKept(march)).map(march => ({ ...march, leftStanding: true as const }));
    this.#set(seat, [...kept, ...left], n);
  }

  /** Called when the answer to that question was undone; restores the marches from before it. */
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
