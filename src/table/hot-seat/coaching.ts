import type { Decision } from '../../kernel/match/decision.ts';
import type { Seat, Message } from '../../kernel/words/message.ts';
import { message } from '../../kernel/words/message.ts';
import type { CoachedSeat } from '../../saves/input/people.ts';

/** A seat that has met nothing yet. */
export function newlyCoached(on: boolean): CoachedSeat {
  return { on, met: [] };
}

/**
 * The coach of a match: explains each kind of decision the first time a seat meets it, then keeps quiet. What it says follows from
 * the kind alone, so that it can tell no secrets.
 */
export class Coaching {
  readonly #seats: { on: boolean; readonly met: Set<string> }[];
  readonly #knows: (key: string) => boolean;
  /** What a seat has asked the coach to say again. */
  #again: { readonly seat: Seat; readonly kind: string } | null = null;

  /** `knows`: whether the game has words of that key. A seat that is not `known` goes without the coach. */
  constructor(seats: number, knows: (key: string) => boolean, known: readonly CoachedSeat[] = []) {
    this.#knows = knows;
    this.#seats = Array.from({ length: seats }, (_, seat) => ({
      on: known[seat]?.on === true,
      met: new Set(known[seat]?.met),
    }));
  }

  /** By seat, to be kept with the match. */
  get list(): readonly CoachedSeat[] {
    return this.#seats.map(({ on, met }) => ({ on, met: [...met] }));
  }

  /** Whether the coach speaks to a seat. */
  isOn(seat: Seat): boolean {
    return this.#seats[seat]?.on === true;
  }

  /** What the coach says to the seat that is asked; `null`: nothing. */
  about({ seat, kind }: Pick<Decision, 'seat' | 'kind'>): Message | null {
    const key = `coach.${kind}`;
    const coached = this.#seats[seat];
    const isNew = coached?.on === true && !coached.met.has(kind);
    const isAgain = this.#again?.seat === seat && this.#again.kind === kind;
    return (isNew || isAgain) && this.#knows(key) ? message(key) : null;
  }

  /** Says what it has to say of a kind of decision, also to a seat that has met it; gives back whether that is anything. */
  again({ seat, kind }: Pick<Decision, 'seat' | 'kind'>): boolean {
    this.#again = { seat, kind };
    return this.about({ seat, kind }) !== null;
  }

  /** From now on the coach speaks to a seat, or does not. */
  set(seat: Seat, on: boolean): void {
    const coached = this.#seats[seat];
    if (coached !== undefined) coached.on = on;
  }

  /** The seat has answered a decision of this kind, and knows it from now on. */
  answered({ seat, kind }: Pick<Decision, 'seat' | 'kind'>): void {
    this.#again = null;
    if (this.isOn(seat)) this.#seats[seat]?.met.add(kind);
  }
}
