import { once } from '../../../kernel/plain/once.ts';
import type { Seat } from '../../../kernel/words/message.ts';
import { CARDS } from '../data/cards.ts';
import type { CardId } from '../data/cards.ts';
import { EVENTS } from '../data/events.ts';
import type { UnitType } from '../data/units.ts';
import { BATTLE_SIDES, fighterById, otherSide } from './battle.ts';
import type { Battle, BattleSide, CardPlan, SkirmishId, SkirmishSide } from './battle.ts';
import { seatState } from './seats.ts';
import type { StarCraftState } from './state.ts';

/** SC-13.7.B.1: whether `unit` is one of the card's icons. */
export function hasIcon(card: CardId, unit: UnitType): boolean {
  const { icons } = CARDS[card];
  return icons === 'any' || icons.includes(unit);
}

/**
 * SC-13.7.A.3: the unit for whose sake a card counts at one side of a skirmish: the front-line unit or, with the
 * specialty support icon (SC-15.8), a supporting unit; `null`: none.
 */
export function matchingUnit(
  battle: Pick<Battle, 'fighters'>,
  own: Pick<SkirmishSide, 'front' | 'support'>,
  card: CardId,
): UnitType | null {
  const front = fighterById(battle, own.front).unit;
  if (hasIcon(card, front)) return front;
  if (!CARDS[card].specialtySupport) return null;
  for (const id of own.support) {
    const { unit, fate } = fighterById(battle, id);
    if (fate === 'standing' && hasIcon(card, unit)) return unit;
  }
  return null;
}

/** Those of some cards that are a further copy of one before them: with the same values, units and abilities. */
export function furtherCopies(cards: readonly CardId[]): ReadonlySet<CardId> {
  return new Set(cards.filter(card => isFurtherCopy(card, cards)));
}

/** Whether a card among others is a further copy of one before it. */
export function isFurtherCopy(card: CardId, cards: readonly CardId[]): boolean {
  return cards.find(other => sameFace(other, card)) !== card;
}

/** Whether two cards are copies of one: they differ in their numbers at the most. */
export function sameFace(one: CardId, other: CardId): boolean {
  return one === other || faceOf(one) === faceOf(other);
}

/** A card as its copies are, too. */
// eslint-disable-next-line no-restricted-syntax -- worked out once for each card
const faceOf = once((card: CardId): string => JSON.stringify({ ...CARDS[card], number: 0 }));

/** Whether a card can be laid as the standard card of a skirmish. */
export function isStandard(card: CardId): boolean {
  return CARDS[card].kind === 'standard';
}

/** Whether a card can be laid beside a standard card. */
export function isReinforcement(card: CardId): boolean {
  return CARDS[card].kind === 'reinforcement';
}

/** How many cards a side can still draw from its deck: the discard pile becomes a new one (SC-11.8). */
export function drawable(state: StarCraftState, seat: Seat): number {
  const { deck, discard } = seatState(state, seat);
  return deck.length + discard.length;
}

/** SC-13.6.4: whether the other side makes this one place its cards before it, face up. */
export function placesOpenly({ startEvents }: Pick<Battle, 'startEvents'>, side: BattleSide): boolean {
  const event = startEvents[otherSide(side)];
  return event !== null && EVENTS[event].effect.some(({ op }) => op === 'opponent-places-first-face-up');
}

/**
 * SC-13.6, SC-13.6.4, SC-15.10: the sides in the order in which they place; the attacker first, also when both place
 * face up.
 */
export function placingOrder(battle: Battle): readonly BattleSide[] {
  const defenderFirst = placesOpenly(battle, 'defender') && !placesOpenly(battle, 'attacker');
  return defenderFirst ? ['defender', 'attacker'] : BATTLE_SIDES;
}

/** What a side can still lay while it distributes its cards (SC-13.6). */
export interface StillToPlace {
  /** The skirmish whose cards are asked for next; `null`: all have theirs. */
  readonly skirmish: SkirmishId | null;
  readonly standard: readonly CardId[];
  readonly reinforcement: readonly CardId[];
  readonly fromDeck: boolean;
  /** SC-13.6.2: there are fewer cards than skirmishes, so that one of them gets none. */
  readonly nothing: boolean;
}

/** What is left to lay, given what is planned. */
export function stillToPlace(state: StarCraftState, battle: Battle, plan: CardPlan): StillToPlace {
  const seat = battle[plan.side];
  const { hand } = seatState(state, seat);
  const standard = hand.filter(isStandard);
  const inDeck = drawable(state, seat);
  const used = (what: 'deck' | 'none'): number => plan.places.filter(place => place.standard === what).length;
  const missing = battle.skirmishes.length - standard.length - inDeck;
  const isFree = (card: CardId): boolean =>
    !plan.places.some(place => place.standard === card || place.reinforcement === card);
  const open = battle.skirmishes.find(({ id }) => !plan.places.some(place => place.skirmish === id));
  return {
    skirmish: open?.id ?? null,
    standard: standard.filter(isFree),
    reinforcement: hand.filter(card => isReinforcement(card) && isFree(card)),
    fromDeck: used('deck') < inDeck,
    nothing: used('none') < missing,
  };
}
