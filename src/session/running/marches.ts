import type { March, Marching } from '../../boards/marching.ts';
import type { Match } from '../../kernel/history/playable.ts';
import type { Answer, Decision } from '../../kernel/match/decision.ts';
import { Refusal } from '../../kernel/match/refusal.ts';
import type { Message, Seat } from '../../kernel/words/message.ts';
import { say } from '../text/say.ts';

/** The part of a match that marches use. */
type MarchedMatch = Pick<Match, 'decision' | 'answer' | 'view'>;

/** The number of a question, and the seat that is asked. */
type Asked = Pick<Decision, 'n' | 'seat'>;

/** The most answers given for one march order. */
const MAX_ANSWERS = 60;
/** The most groups of a seat whose path of the previous turn is remembered. */
const MAX_CONTINUED = 40;

/**
 * The result of a march order: the number of answers given, what is left to do (`null`: nothing), and why it stopped
 * (`null`: no reason to tell).
 */
interface MarchResult {
  readonly given: number;
  readonly left: March | null;
  readonly why: Message | null;
}

/**
 * Carries out a march for `seat` with one answer after another, until it arrives, can't go on now, or something
 * unexpected happens. `onAnswered` is called with the number of each question answered.
 */
export function carryOutMarch(
  match: MarchedMatch,
  marching: Marching,
  seat: Seat,
  march: March,
  onAnswered: (n: number) => void,
): MarchResult {
  const viewAtStart = match.view(seat);
  let currentMarch = march;
  for (let answerCount = 0; answerCount < MAX_ANSWERS; answerCount += 1) {
    const { decision } = match;
    // Another seat is asked; the march continues when `seat` is asked again.
    if (decision?.seat !== seat) return { given: answerCount, left: currentMarch, why: null };
    const step = marching.step(match.view(seat), decision, currentMarch, viewAtStart);
    if (step.do === 'arrived') return { given: answerCount, left: null, why: null };
    if (step.do === 'later') return { given: answerCount, left: step.march, why: null };
    if (step.do === 'stop') return { given: answerCount, left: null, why: step.why };
    match.answer(decision.n, step.answer);
    onAnswered(decision.n);
    currentMarch = step.march;
  }
  return { given: MAX_ANSWERS, left: currentMarch, why: null };
}

/** The marches of each seat: where its groups are going over several turns, and which groups are on watch. */
export class Marches {
  readonly #match: MarchedMatch;
  readonly #marching: Marching | null;
  readonly #under = new Map<Seat, readonly March[]>();
  /** The marches before each change, by the number of the question at which the change was made. */
  readonly #before = new Map<number, readonly [Seat, readonly March[]]>();

  constructor(match: MarchedMatch, marching: Marching | null) {
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
    const marchesLeft: March[] = this.of(seat).filter(march => !orders.includes(march));
    let stopReason: Message | null = null;
    let answerCount = 0;
    const onAnswered = (answered: number): void => {
      if (answered === n) together.delete(answered);
      else together.add(answered);
      seen();
    };
    for (const march of orders) {
      const marchResult = carryOutMarch(this.#match, marching, seat, march, onAnswered);
      answerCount += marchResult.given;
      // An errand is offered anew each turn, so it is not kept.
      if (marchResult.left !== null && march.errand === undefined) marchesLeft.push(marchResult.left);
      const nextMarch =
        marchResult.left === null && march.asBefore === true
          ? marching.onceMore?.(this.#match.view(seat), march)
          : null;
      if (nextMarch) marchesLeft.push(nextMarch);
      ({ why: stopReason } = marchResult);
      // An order that stopped may change the player's plans, so the remaining orders are not carried out.
      if (stopReason !== null) break;
    }
    if (answerCount === 0) throw new Refusal('blocked', stopReason ?? say('table.cant-go-on'));
    this.#set(seat, marchesLeft, n);
    return stopReason === null ? [] : [stopReason];
  }

  /** Gives an answer, and remembers how the group that it moves would continue in the same direction next turn. */
  noting(asked: Decision, answers: readonly Answer[], give: () => void): void {
    const { n, seat } = asked;
    const march = this.#marching?.again?.(this.#match.view(seat), asked, answers) ?? null;
    give();
    if (march === null) return;
    const orderedMarches = this.of(seat).filter(({ asBefore }) => asBefore !== true);
    const continuedMarches = this.of(seat).filter(({ asBefore }) => asBefore === true);
    this.#set(seat, [...orderedMarches, ...continuedMarches.slice(1 - MAX_CONTINUED), march], n);
  }

  /** Puts a group on watch from a question on, or ends its watch. Returns whether the group is on watch now. */
  watch({ n, seat }: Asked, march: March): boolean {
    const marchesBefore = this.of(seat);
    const otherMarches = marchesBefore.filter(({ what, at }) => what !== march.what || at !== march.at);
    const isOn = otherMarches.length === marchesBefore.length;
    this.#set(seat, isOn ? [...otherMarches, march] : otherMarches, n);
    return isOn;
  }

  /**
   * Puts the groups that were left standing on watch from a question on. Groups that were put on watch before stay on
   * watch.
   */
  watchAll({ n, seat }: Asked, marches: readonly March[]): void {
    const isStanding = ({ what, at }: March): boolean => marches.some(one => one.what === what && one.at === at);
    const keptMarches = this.of(seat).filter(
      march => march.goal !== null || (march.leftStanding !== true && isStanding(march)),
    );
    const isKept = ({ what, at }: March): boolean =>
      keptMarches.some(one => one.goal === null && one.what === what && one.at === at);
    const leftStanding = marches
      .filter(march => !isKept(march))
      .map(march => ({ ...march, leftStanding: true as const }));
    this.#set(seat, [...keptMarches, ...leftStanding], n);
  }

  /** Restores the marches from before question `n`, whose answer was undone. */
  undone(n: number): void {
    const marchesBefore = this.#before.get(n);
    if (marchesBefore !== undefined) this.#under.set(...marchesBefore);
    for (const questionNumber of [...this.#before.keys()]) if (questionNumber >= n) this.#before.delete(questionNumber);
  }

  #set(seat: Seat, under: readonly March[], n: number): void {
    if (!this.#before.has(n)) this.#before.set(n, [seat, this.of(seat)]);
    this.#under.set(seat, under);
  }
}
