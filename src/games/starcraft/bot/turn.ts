import type { Decision } from '../../../kernel/match/decision.ts';
import type { RandomState } from '../../../kernel/plain/random.ts';
import { refParts } from '../../../kernel/words/message.ts';
import type { Seat } from '../../../kernel/words/message.ts';
import type { SeatView, StarCraftView } from '../view.ts';

/** A decision with the seat's view, prepared for the strategies. */
export interface BotTurn {
  readonly view: StarCraftView;
  readonly seat: Seat;
  readonly me: SeatView;
  readonly decision: Decision;
  readonly random: RandomState;
  /** Whether the decision has an option of that id. */
  readonly has: (id: string) => boolean;
  /** Whether it rather keeps guards where they are. */
  readonly isCareful?: boolean;
}

/** Answers the questions of a chapter: the id of an option, or `null` for no opinion. */
export type Strategy = (turn: BotTurn) => string | null;

/** The turn of the seat that is asked; `null` when the view does not show it. */
export function turnOf(view: StarCraftView, decision: Decision, random: RandomState): BotTurn | null {
  const me = view.seats[decision.seat];
  if (me === undefined) return null;
  const ids = new Set(decision.options.map(({ id }) => id));
  return { view, seat: decision.seat, me, decision, random, has: id => ids.has(id) };
}

/** The thing with the highest score, the first one of equals. Things with the score `null` are left out. */
export function best<T>(things: readonly T[], score: (thing: T) => number | null): T | null {
  let found: T | null = null;
  let most = -Infinity;
  for (const thing of things) {
    const much = score(thing);
    if (much === null || much <= most) continue;
    found = thing;
    most = much;
  }
  return found;
}

/** The id of the best option: the option of the thing with the highest score among those that are offered. */
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

/** The id of the first option whose subject is a thing of this kind. */
export function firstAbout({ decision }: BotTurn, kind: string): string | null {
  return decision.options.find(({ subject }) => subject !== undefined && refParts(subject).kind === kind)?.id ?? null;
}
