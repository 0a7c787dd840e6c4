import { cachedAndFrozen } from '../../../kernel/plain/once.ts';
import type { Seat } from '../../../kernel/words/message.ts';
import { CARDS } from '../data/cards.ts';
import type { CardId } from '../data/cards.ts';
import { EVENTS } from '../data/events.ts';
import type { UnitType } from '../data/units.ts';
import { BATTLE_SIDES, fighterById, otherSide } from './battle.ts';
import type { Battle, BattleSide, CardPlan, SkirmishId, SkirmishSide } from './battle.ts';
import { seatState } from './seats.ts';
import type { StarCraftState } from './state.ts';

/** SC-13.7.B.1: whether the card has the icon of `unit`. */
export function hasIcon(card: CardId, unit: UnitType): boolean {
  const { icons } = CARDS[card];
  return icons === 'any' || icons.includes(unit);
}

/**
 * SC-13.7.A.3: the unit that matches a card at one side of a skirmish: the front-line unit or, if the card has the
 * specialty support icon (SC-15.8), a supporting unit. `null` if none matches.
 */
export function matchingUnit(
  battle: Pick<Battle, 'fighters'>,
  skirmishSide: Pick<SkirmishSide, 'front' | 'support'>,
  card: CardId,
): UnitType | null {
  const frontUnit = fighterById(battle, skirmishSide.front).unit;
  if (hasIcon(card, frontUnit)) return frontUnit;
  if (!CARDS[card].specialtySupport) return null;
  for (const supporterId of skirmishSide.support) {
    const { unit, fate } = fighterById(battle, supporterId);
    if (fate === 'standing' && hasIcon(card, unit)) return unit;
  }
  return null;
}

/** The cards of a list that repeat an earlier card of the list: they have the same values, units and abilities. */
export function furtherCopies(cards: readonly CardId[]): ReadonlySet<CardId> {
  return new Set(cards.filter(card => isFurtherCopy(card, cards)));
}

/** Whether a card repeats an earlier card of the list: it has the same values, units and abilities. */
export function isFurtherCopy(card: CardId, cards: readonly CardId[]): boolean {
  return cards.find(other => areEqualCopies(other, card)) !== card;
}

/** Whether two cards are equal apart from their copy numbers. */
export function areEqualCopies(one: CardId, other: CardId): boolean {
  return one === other || factsWithoutNumber(one) === factsWithoutNumber(other);
}

/** A text of all facts of a card except its copy number, so that equal copies have equal texts. */
// eslint-disable-next-line no-restricted-syntax -- worked out once for each card
const factsWithoutNumber = cachedAndFrozen((card: CardId): string => JSON.stringify({ ...CARDS[card], number: 0 }));

/** Whether a card can be placed as the standard card of a skirmish. */
export function isStandard(card: CardId): boolean {
  return CARDS[card].kind === 'standard';
}

/** Whether a card can be placed in addition to a standard card. */
export function isReinforcement(card: CardId): boolean {
  return CARDS[card].kind === 'reinforcement';
}

/** How many Combat cards a seat can still draw; the discard pile counts, as it becomes a new deck (SC-11.8). */
export function drawableCards(state: StarCraftState, seat: Seat): number {
  const { deck, discard } = seatState(state, seat);
  return deck.length + discard.length;
}

/** SC-13.6.4: whether an event of the other side forces `side` to place its cards first and face up. */
export function placesFaceUp({ startEvents }: Pick<Battle, 'startEvents'>, side: BattleSide): boolean {
  const event = startEvents[otherSide(side)];
  return event !== null && EVENTS[event].effect.some(({ op }) => op === 'opponent-places-first-face-up');
}

/**
 * SC-13.6, SC-13.6.4, SC-15.10: the sides in the order in which they place their cards. The attacker is first, unless
 * only the defender has to place its cards face up.
 */
export function placingOrder(battle: Battle): readonly BattleSide[] {
  const defenderFirst = placesFaceUp(battle, 'defender') && !placesFaceUp(battle, 'attacker');
  return defenderFirst ? ['defender', 'attacker'] : BATTLE_SIDES;
}

/** The cards that a side can still place while it distributes its cards (SC-13.6). */
export interface CardsToPlace {
  /** The next skirmish that needs cards; `null` if all have theirs. */
  readonly skirmish: SkirmishId | null;
  readonly standard: readonly CardId[];
  readonly reinforcement: readonly CardId[];
  readonly fromDeck: boolean;
  /** SC-13.6.2: whether a skirmish may be left without a card, since there are fewer cards than skirmishes. */
  readonly nothing: boolean;
}

/** The cards that a side can still place, given the plan so far. */
export function cardsLeftToPlace(state: StarCraftState, battle: Battle, plan: CardPlan): CardsToPlace {
  const seat = battle[plan.side];
  const { hand } = seatState(state, seat);
  const standard = hand.filter(isStandard);
  const cardsInDeck = drawableCards(state, seat);
  const cardsUsed = (what: 'deck' | 'none'): number => plan.places.filter(place => place.standard === what).length;
  const cardsMissing = battle.skirmishes.length - standard.length - cardsInDeck;
  const isCardFree = (card: CardId): boolean =>
    !plan.places.some(place => place.standard === card || place.reinforcement === card);
  const openSkirmish = battle.skirmishes.find(({ id }) => !plan.places.some(place => place.skirmish === id));
  return {
    skirmish: openSkirmish?.id ?? null,
    standard: standard.filter(isCardFree),
    reinforcement: hand.filter(card => isReinforcement(card) && isCardFree(card)),
    fromDeck: cardsUsed('deck') < cardsInDeck,
    nothing: cardsUsed('none') < cardsMissing,
  };
}
