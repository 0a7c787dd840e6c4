import type { Decision } from '../../../kernel/match/decision.ts';
import type { RandomState } from '../../../kernel/plain/random.ts';
import { refParts } from '../../../kernel/words/message.ts';
import type { Seat } from '../../../kernel/words/message.ts';
import type { SeatView, StarCraftView } from '../view.ts';

/** A decision with its seat's view, prepared for the bot's strategies. */
export interface BotTurn {
  readonly view: StarCraftView;
  readonly seat: Seat;
  readonly me: SeatView;
  readonly decision: Decision;
  readonly random: RandomState;
  /** Whether the decision has an option with this id. */
  readonly has: (id: string) => boolean;
  /** Whether the bot plays carefully, and keeps guards where they are. */
  readonly isCareful?: boolean;
}

/** Answers a kind of question with the id of an option, or `null` for no opinion. */
export type Strategy = (turn: BotTurn) => string | null;

/** The turn of the seat that is asked; `null` if the view does not show this seat. */
export function turnOf(view: StarCraftView, decision: Decision, random: RandomState): BotTurn | null {
  const me = view.seats[decision.seat];
  if (me === undefined) return null;
  const ids = new Set(decision.options.map(({ id }) => id));
  return { view, seat: decision.seat, me, decision, random, has: id => ids.has(id) };
}

/** The thing with the highest score; the first one if several are equal. Things with the score `null` are left out. */
export function best<T>(things: readonly T[], score: (thing: T) => number | null): T | null {
  let found: T | null = null;
  let bestScore = -Infinity;
  for (const thing of things) {
    const value = score(thing);
    if (value === null || value <= bestScore) continue;
    found = thing;
    bestScore = value;
  }
  return found;
}

/** The option id of the thing with the highest score among those offered; `null` if none is. */
export function bestOffer<T>(
  { has }: BotTurn,
  things: readonly T[],
  idOf: (thing: T) => string,
  score: (thing: T) => number | null,
): string | null {
  const found = best(
    things.filter(thing => has(idOf(thing))),
    score,
  );
  return found === null ? null : idOf(found);
}

/** The id of the first option whose subject is a thing of this kind; `null` if there is none. */
export function firstAbout({ decision }: BotTurn, kind: string): string | null {
  return decision.options.find(({ subject }) => subject !== undefined && refParts(subject).kind === kind)?.id ?? null;
}
