import type { Decision } from '../../../kernel/match/decision.ts';
import { latest } from '../../../bots/latest.ts';
import type { RandomState } from '../../../kernel/plain/random.ts';
import { namedIn } from '../../../kernel/words/message.ts';
import type { Seat } from '../../../kernel/words/message.ts';
import { CARD_IDS, kindOf } from '../data/cards.ts';
import type { CardKind } from '../data/cards.ts';
import { UNIT_IDS } from '../data/units.ts';
import type { UnitId } from '../data/units.ts';
import type { TheseusState } from '../state/state.ts';
import type { TheseusView } from '../view.ts';
import { installedOf, positionOf } from '../view/position.ts';

/** What the player knows when it is asked: its seat's view as a state, and the decision, made handy. */
export interface BotTurn {
  /** The view as the questions of the rules want it; what nobody may know is missing from it. */
  readonly state: TheseusState;
  readonly me: Seat;
  readonly decision: Decision;
  readonly random: RandomState;
  /** Whether the decision has an option of that id. */
  readonly has: (id: string) => boolean;
}

/** The answer to one kind of decision: the id of an option, or `null` when it has no opinion. */
export type Strategy = (turn: BotTurn) => string | null;

/** The turn of the seat that is asked. */
export function turnOf(view: TheseusView, decision: Decision, random: RandomState): BotTurn {
  const ids = new Set(decision.options.map(({ id }) => id));
  const installed = latestInstalled([view.installed], () => installedOf(view));
  return { state: positionOf(view, installed), me: decision.seat, decision, random, has: id => ids.has(id) };
}

/** As long as no installed card changes, they are the same object: what is worked out from them is kept beside it. */
const latestInstalled = latest<TheseusState['installed']>(4);

/** A thing, and how much it is liked. */
export interface Scored<T> {
  readonly thing: T;
  readonly worth: number;
}

/** The thing that is liked most, the earlier one of equals; `null` where there is none. */
export function best<T>(things: readonly T[], score: (thing: T) => number): Scored<T> | null {
  let found: Scored<T> | null = null;
  for (const thing of things) {
    const worth = score(thing);
    if (found === null || worth > found.worth) found = { thing, worth };
  }
  return found;
}

/** The ids of a kind of thing that the decision offers as `prefix:id`. */
export function offered<T extends string>({ has }: BotTurn, prefix: string, ids: readonly T[]): T[] {
  return ids.filter(id => has(`${prefix}:${id}`));
}

/** Of the things that are offered as `prefix:id`, the option that is liked most, with its worth. */
export function bestOffer<T extends string>(
  turn: BotTurn,
  prefix: string,
  ids: readonly T[],
  score: (id: T) => number,
): Scored<string> | null {
  const found = best(offered(turn, prefix, ids), score);
  return found === null ? null : { thing: `${prefix}:${found.thing}`, worth: found.worth };
}

/** Of several options, the one that is liked most, if it is liked at all. */
export function bestScored(...offers: readonly (Scored<string> | null)[]): string | null {
  const found = best(
    offers.filter(offer => offer !== null),
    ({ worth }) => worth,
  );
  return found === null || found.worth <= 0 ? null : found.thing.thing;
}

/** The kind of card that is asked about; `null`: it is no card. */
export function askedCard({ decision }: BotTurn): CardKind | null {
  const card = namedIn(decision.subject, 'card', CARD_IDS);
  return card === null ? null : kindOf(card);
}

/** The unit that is asked about; `null`: it is no unit. */
export function askedUnit({ decision }: BotTurn): UnitId | null {
  return namedIn(decision.subject, 'unit', UNIT_IDS);
}
