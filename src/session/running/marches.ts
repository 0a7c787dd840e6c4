import type { March, Marching } from '../../boards/marching.ts';
import type { Match } from '../../kernel/history/playable.ts';
import type { Answer, Decision } from '../../kernel/match/decision.ts';
import { Refusal } from '../../kernel/match/refusal.ts';
import type { Message, Seat } from '../../kernel/words/message.ts';
import { say } from '../text/say.ts';

/** The part of a match that marches use. */
type Walked = Pick<Match, 'decision' | 'answer' | 'view'>;

/** The number of a question, and the seat that is asked. */
type Asked = Pick<Decision, 'n' | 'seat'>;

/** The most answers given for one march order. */
const MOST = 60;
/** The most groups of a seat whose path of the previous turn is remembered. */
const MOST_AS_BEFORE = 40;

/**
 * The result of a march order: the number of answers given, what is left to do (`null`: nothing), and why it stopped
 * (`null`: no reason to tell).
 */
interface Marched {
  readonly given: number;
  readonly left: March | null;
  readonly why: Message | null;
}

/**
 * Carries out a march for `seat` with one answer after another, until it arrives, can't go on now, or something
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
    // Another seat is asked; the march continues when `seat` is asked again.
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

/** The marches of each seat: where its groups are going over several turns, and which groups are on watch. */
export class Marches {
  readonly #match: Walked;
  readonly #marching: Marching | null;
  readonly #under = new Map<Seat, readonly March[]>();
  /** The marches before each change, by the number of the question at which the change was made. */
  readonly #before = new Map<number, readonly [Seat, readonly March[]]>();

  constructor(match: Walked, marching: Marching | null) {
    this.#match = match;
    this.#marching = marching;
  }

  /** Returns the marches of a seat. */
  of(seat: Seat): readonly March[] {
    return this.#under.get(seat) ?? [];
  }

  /**
   * Carries out march orders one after another, starting at a question. The numbers of the questions answered are added
   * to `together`; `seen` is called after each answer. Returns why an order stopped. Throws `Refusal` if none of the
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
      // An errand is offered anew each turn, so it is not kept.
      if (done.left !== null && march.errand === undefined) left.push(done.left);
      const next =
        done.left === null && march.asBefore === true ? marching.onceMore?.(this.#match.view(seat), march) : null;
      if (next) left.push(next);
      ({ why } = done);
      // An order that stopped may change the player's plans, so the remaining orders are not carried out.
      if (why !== null) break;
    }
    if (count === 0) throw new Refusal('blocked', why ?? say('table.cant-go-on'));
    this.#set(seat, left, n);
    return why === null ? [] : [why];
  }

  /** Gives an answer, and remembers how the group that it moves would continue in the same direction next turn. */
  noting(asked: Decision, answers: readonly Answer[], give: () => void): void {
    const { n, seat } = asked;
    const march = this.#marching?.again?.(this.#match.view(seat), asked, answers) ?? null;
    give();
    if (march === null) return;
    const sent = this.of(seat).filter(({ asBefore }) => asBefore !== true);
    const before = this.of(seat).filter(({ asBefore }) => asBefore === true);
    this.#set(seat, [...sent, ...before.slice(1 - MOST_AS_BEFORE), march], n);
  }

  /** Puts a group on watch from a question on, or ends its watch. Returns whether the group is on watch now. */
  watch({ n, seat }: Asked, march: March): boolean {
    const before = this.of(seat);
    const others = before.filter(({ what, at }) => what !== march.what || at !== march.at);
    const isOn = others.length === before.length;
    this.#set(seat, isOn ? [...others, march] : others, n);
    return isOn;
  }

  /**
   * Puts the groups that were left standing on watch from a question on. Groups that were put on watch before stay on
   * watch.
   */
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

  /** Restores the marches from before question `n`, whose answer was undone. */
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
