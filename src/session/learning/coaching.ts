import type { Match } from '../../kernel/history/playable.ts';
import type { Decision } from '../../kernel/match/decision.ts';
import type { Seat, Message } from '../../kernel/words/message.ts';
import { message } from '../../kernel/words/message.ts';
import { say } from '../text/say.ts';
import type { CoachedSeat } from '../../saves/input/people.ts';

/** The rules that the person on a seat has met, in lessons and in matches. */
export interface SeatLedger {
  readonly knows: (rule: string) => boolean;
  readonly meet: (rule: string) => void;
}

/** The parts of a decision that the coach reads. `blocked`: the rules that forbid some of its options. */
export type CoachInput = Pick<Decision, 'seat' | 'kind' | 'rule'> & { readonly blocked?: readonly string[] };

/** Makes the input for the coach from a decision: its parts, and the rules that forbid some of its options. */
export function coachInput(askedDecision: Decision, match: Pick<Match, 'decision' | 'blocked'>): CoachInput {
  const { seat, kind, rule } = askedDecision;
  return { seat, kind, rule, blocked: askedDecision === match.decision ? match.blocked().map(one => one.rule) : [] };
}

/** Makes the coach's state of a seat that has met nothing yet. */
export function newCoachedSeat(isOn: boolean): CoachedSeat {
  return { on: isOn, met: [] };
}

/**
 * The coach of a match. It speaks when a rule matters that the person on a seat has not met before, in a lesson or a
 * match. It explains the kind of decision or, if the learner's ledger is known, names the rule that asks or forbids.
 * Its words follow from the seat's own decision alone, so they reveal no secrets.
 */
export class Coaching {
  readonly #seats: { on: boolean; readonly met: Set<string> }[];
  readonly #knows: (key: string) => boolean;
  readonly #ledgers: (seat: Seat) => SeatLedger | null;
  /** The seat that asked the coach to repeat itself, and for which kind of decision. */
  #again: { readonly seat: Seat; readonly kind: string } | null = null;

  /**
   * `knows`: whether the game has a text under that key. `known`: the coach's state for each seat; a seat missing from
   * it plays without the coach. `ledgers`: the ledger of the person on each seat, `null` if unknown.
   */
  constructor(
    seats: number,
    knows: (key: string) => boolean,
    known: readonly CoachedSeat[] = [],
    ledgers: (seat: Seat) => SeatLedger | null = () => null,
  ) {
    this.#knows = knows;
    this.#ledgers = ledgers;
    this.#seats = Array.from({ length: seats }, (_, seat) => ({
      on: known[seat]?.on === true,
      met: new Set(known[seat]?.met),
    }));
  }

  /** The coach's state for each seat, to be saved with the match. */
  get list(): readonly CoachedSeat[] {
    return this.#seats.map(({ on, met }) => ({ on, met: [...met] }));
  }

  /** Whether the coach is on for a seat. */
  isOn(seat: Seat): boolean {
    return this.#seats[seat]?.on === true;
  }

  /** What the coach says about a decision to the seat that is asked; `null`: nothing. */
  about(asked: CoachInput): Message | null {
    const { seat, kind, rule } = asked;
    const key = `coach.${kind}`;
    const coached = this.#seats[seat];
    const isNew = coached?.on === true && !coached.met.has(kind) && this.#ledgers(seat)?.knows(rule) !== true;
    const isAgain = this.#again?.seat === seat && this.#again.kind === kind;
    if ((isNew || isAgain) && this.#knows(key)) return message(key);
    const unmet = isAgain ? rule : this.#unmet(asked);
    const titleKey = `rule.${unmet ?? ''}.title`;
    if (unmet === null || !this.#knows(titleKey)) return null;
    return say(unmet === rule ? 'coach.new-rule' : 'coach.new-reason', { title: message(titleKey), rule: unmet });
  }

  /**
   * The rule that is new to the asked seat: the rule that asks, else a rule that forbids an option; `null` if there is
   * none, or the coach is off.
   */
  #unmet({ seat, kind, rule, blocked = [] }: CoachInput): string | null {
    const coached = this.#seats[seat];
    const ledger = this.#ledgers(seat);
    // Without a ledger the coach only knows kinds of decisions, not rules.
    if (ledger === null) return null;
    // A new kind of decision is explained by a text for this kind, unless the learner already knows its rule.
    if (coached?.on !== true || !coached.met.has(kind)) return null;
    const isMet = (one: string): boolean => coached.met.has(one) || ledger.knows(one);
    return [rule, ...blocked].find(one => !isMet(one) && this.#knows(`rule.${one}.title`)) ?? null;
  }

  /**
   * Makes the coach repeat what it says about a kind of decision, even if the seat has met it. Returns whether it says
   * anything.
   */
  again(asked: CoachInput): boolean {
    const { seat, kind } = asked;
    this.#again = { seat, kind };
    return this.about(asked) !== null;
  }

  /** Switches the coach on or off for a seat. */
  set(seat: Seat, on: boolean): void {
    const coached = this.#seats[seat];
    if (coached !== undefined) coached.on = on;
  }

  /**
   * Called after the seat has answered a decision of this kind: the kind and the rule that the coach named count as
   * met.
   */
  answered(asked: CoachInput): void {
    const { seat, kind, rule } = asked;
    this.#again = null;
    const coached = this.#seats[seat];
    if (coached?.on !== true) return;
    const unmet = this.#unmet(asked);
    for (const met of [kind, rule, ...(unmet === null ? [] : [unmet])]) coached.met.add(met);
    for (const met of [rule, ...(unmet === null ? [] : [unmet])]) this.#ledgers(seat)?.meet(met);
  }
}
