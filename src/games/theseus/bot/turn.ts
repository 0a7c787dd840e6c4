import { optionOf } from '../../../kernel/match/decision.ts';
import type { Decision } from '../../../kernel/match/decision.ts';
import { latest } from '../../../bots/latest.ts';
import { gather } from '../../../kernel/plain/gather.ts';
import type { RandomState } from '../../../kernel/plain/random.ts';
import { knownNameIn } from '../../../kernel/words/message.ts';
import type { Seat } from '../../../kernel/words/message.ts';
import { CARD_IDS, kindOf } from '../data/cards.ts';
import type { CardKind } from '../data/cards.ts';
import { UNIT_IDS } from '../data/units.ts';
import type { UnitId } from '../data/units.ts';
import type { TheseusState } from '../state/state.ts';
import type { TheseusView } from '../view.ts';
import { installedOf, seatsOf, stillPositionOf } from '../view/position.ts';

/** The input of a strategy: the view of the asked seat, turned into a state, and its decision. */
export interface BotTurn {
  /** The view as a state, so that functions of the rules accept it. Hidden information is missing from it. */
  readonly state: TheseusState;
  readonly me: Seat;
  readonly decision: Decision;
  readonly random: RandomState;
  /** Whether the decision has an option with this id. */
  readonly has: (id: string) => boolean;
}

/** Answers one kind of decision: returns the id of an option, or `null` if it has no preference. */
export type Strategy = (turn: BotTurn) => string | null;

/** The input of a strategy, for the seat that is asked. */
export function turnOf(view: TheseusView, decision: Decision, random: RandomState): BotTurn {
  const { options } = decision;
  const installed = latestInstalled([view.installed], () => installedOf(view));
  const seats = latestSeats([view.seats, view.order, view.ring, installed], () => seatsOf(view));
  return {
    state: stillPositionOf(view, installed, seats),
    me: decision.seat,
    decision,
    random,
    has: id => optionOf(options, id) !== undefined,
  };
}

/**
 * Returns the same object `installed` until an installed card changes, because computed values are cached by that
 * object.
 */
const latestInstalled = latest<TheseusState['installed']>(4);

/**
 * Returns the same object `seats` until a seat changes. As long as neither object changes, nothing but units, tokens
 * and the turn has changed.
 */
const latestSeats = latest<TheseusState['seats']>(4);

/** A thing, and how much it is liked. */
export interface Scored<T> {
  readonly thing: T;
  readonly worth: number;
}

/** The thing with the highest score, the earliest of equals; `null` if the list is empty. */
export function best<T>(things: readonly T[], score: (thing: T) => number): Scored<T> | null {
  let found: Scored<T> | null = null;
  for (const thing of things) {
    const worth = score(thing);
    if (found === null || worth > found.worth) found = { thing, worth };
  }
  return found;
}

/** The ids of a kind of thing that the decision offers as `prefix:id`. */
export function offered<T extends string>({ decision }: BotTurn, prefix: string, ids: readonly T[]): T[] {
  const places = placesOf(prefix, ids);
  const found: number[] = [];
  for (const { id } of decision.options) {
    const place = places.get(id);
    if (place !== undefined) found.push(place);
  }
  return gather(
    found.sort((one, other) => one - other),
    place => ids[place] ?? [],
  );
}

/** Where each thing stands in a list, by the option `prefix:id` that offers it. Most lists never change. */
function placesOf(prefix: string, ids: readonly string[]): ReadonlyMap<string, number> {
  let places = PLACES.get(ids)?.get(prefix);
  if (places === undefined) {
    places = new Map(ids.map((id, place) => [`${prefix}:${id}`, place]));
    PLACES.set(ids, (PLACES.get(ids) ?? new Map<string, ReadonlyMap<string, number>>()).set(prefix, places));
  }
  return places;
}

const PLACES = new WeakMap<readonly string[], Map<string, ReadonlyMap<string, number>>>();

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

/** The option with the highest value; `null` if no value is above 0. */
export function bestScored(...offers: readonly (Scored<string> | null)[]): string | null {
  const found = best(
    offers.filter(offer => offer !== null),
    ({ worth }) => worth,
  );
  return found === null || found.worth <= 0 ? null : found.thing.thing;
}

/** The kind of the card that the decision is about; `null`: it is not about a card. */
export function askedCard({ decision }: BotTurn): CardKind | null {
  const card = knownNameIn(decision.subject, 'card', CARD_IDS);
  return card === null ? null : kindOf(card);
}

/** The unit that the decision is about; `null`: it is not about a unit. */
export function askedUnit({ decision }: BotTurn): UnitId | null {
  return knownNameIn(decision.subject, 'unit', UNIT_IDS);
}
