import { STARTING_DECKS, TECHNOLOGY_DECKS } from '../data/cards.ts';
import type { CardId } from '../data/cards.ts';
import { FACTIONS } from '../data/factions.ts';
import { otherSide, fightersInSkirmish, unitOf } from '../state/battle.ts';
import type { BattleSide } from '../state/battle.ts';
import { hasIcon, isReinforcement, isStandard, matchingUnit } from '../state/placing.ts';
import { canTarget } from '../state/targets.ts';
import type { SeatView, StarCraftView } from '../view.ts';
import type { BattleView, SkirmishView } from './battle.ts';
import { skirmishForecast } from './chances.ts';

/** A possible attack and health of a side with its probability. The probabilities of one side add up to 1. */
interface PossibleValues {
  readonly attack: number;
  readonly health: number;
  readonly chance: number;
}

/** The lowest and highest possible value. */
export interface Range {
  readonly least: number;
  readonly most: number;
}

/** The odds of a skirmish for one side, from what the viewer knows before the cards are revealed. */
export interface Odds {
  readonly attack: Range;
  readonly health: Range;
  readonly enemyAttack: Range;
  readonly enemyHealth: Range;
  /** The probability that an enemy unit falls. */
  readonly falls: number;
  /** The probability that no own unit falls. */
  readonly holds: number;
}

/** The cards that a side plays: known cards, or an unknown card of its deck. */
export type PlacedCards = readonly CardId[] | 'deck';

/**
 * The odds of a skirmish for `side` if it plays `placedCards`. A face-down enemy card may be any card that the viewer
 * has not seen. If it comes from the hand, it matches the front-line unit whenever that hand holds a matching card.
 * Card texts count as far as `skirmishForecast` knows them. `null` if a seat is not in the view or a side has no card
 * to play.
 */
export function oddsOf(
  view: StarCraftView,
  battle: BattleView,
  skirmish: SkirmishView,
  side: BattleSide,
  placedCards: PlacedCards,
): Odds | null {
  const enemySide = otherSide(side);
  const ownSide = view.seats[battle[side]];
  const enemySeat = view.seats[battle[enemySide]];
  if (ownSide === undefined || enemySeat === undefined) return null;
  const ownValues =
    placedCards === 'deck'
      ? valuesOfAny(view, battle, skirmish, side, unseenCardsOf(ownSide))
      : [valuesWith(view, battle, skirmish, side, placedCards)];
  const enemyValueList = enemyValues(view, battle, skirmish, enemySide, enemySeat);
  if (ownValues.length === 0 || enemyValueList.length === 0) return null;
  const canHitEnemy = canDestroyTarget(battle, skirmish, side);
  const canBeHit = canDestroyTarget(battle, skirmish, enemySide);
  const chanceThat = (holds: (one: PossibleValues, other: PossibleValues) => boolean): number =>
    ownValues.reduce(
      (sum, one) =>
        sum + enemyValueList.reduce((part, other) => part + (holds(one, other) ? one.chance * other.chance : 0), 0),
      0,
    );
  return {
    attack: rangeOf(ownValues, 'attack'),
    health: rangeOf(ownValues, 'health'),
    enemyAttack: rangeOf(enemyValueList, 'attack'),
    enemyHealth: rangeOf(enemyValueList, 'health'),
    falls: canHitEnemy ? chanceThat((one, other) => one.attack >= other.health) : 0,
    holds: canBeHit ? chanceThat((one, other) => other.attack < one.health) : 1,
  };
}

function rangeOf(possibleValues: readonly PossibleValues[], stat: 'attack' | 'health'): Range {
  const values = possibleValues.map(one => one[stat]);
  return { least: Math.min(...values), most: Math.max(...values) };
}

/** SC-13.7.C.2: whether the front-line unit can target any unit of the other side. */
function canDestroyTarget(battle: BattleView, skirmish: SkirmishView, side: BattleSide): boolean {
  const frontUnit = unitOf(battle, skirmish[side].front);
  return fightersInSkirmish(battle, skirmish[otherSide(side)]).some(({ unit }) => canTarget(frontUnit, unit));
}

function valuesWith(
  view: StarCraftView,
  battle: BattleView,
  skirmish: SkirmishView,
  side: BattleSide,
  cards: readonly CardId[],
): PossibleValues {
  const { attack, health } = skirmishForecast(view, battle, skirmish, side, cards);
  return { attack, health, chance: 1 };
}

/**
 * The possible values with each of these standard cards, all equally likely, each combined with each of the
 * `secondCards`, if any.
 */
function valuesOfAny(
  view: StarCraftView,
  battle: BattleView,
  skirmish: SkirmishView,
  side: BattleSide,
  cards: readonly CardId[],
  secondCards: readonly CardId[] = [],
): readonly PossibleValues[] {
  const standard = cards.filter(isStandard);
  const placedCards =
    secondCards.length === 0
      ? standard.map(card => [card])
      : standard.flatMap(card => secondCards.map(to => [card, to]));
  return placedCards.map(those => ({
    ...valuesWith(view, battle, skirmish, side, those),
    chance: 1 / placedCards.length,
  }));
}

/**
 * SC-13.7.B: the cards that a face-down reinforcement card may be: unseen ones that match the side's units, or all
 * unseen ones if none match. Empty if no card lies face down.
 */
function hiddenReinforcements(
  battle: BattleView,
  ownSide: SkirmishView[BattleSide],
  unseenCards: readonly CardId[],
): readonly CardId[] {
  if (ownSide.reinforcement?.card !== null) return [];
  const reinforcements = unseenCards.filter(isReinforcement);
  const matchingCards = reinforcements.filter(card => matchingUnit(battle, ownSide, card) !== null);
  return matchingCards.length > 0 ? matchingCards : reinforcements;
}

function enemyValues(
  view: StarCraftView,
  battle: BattleView,
  skirmish: SkirmishView,
  side: BattleSide,
  enemySeat: SeatView,
): readonly PossibleValues[] {
  const { standard, reinforcement } = skirmish[side];
  const shownStandard = standard?.card ?? null;
  if (shownStandard !== null) {
    const reinforcingCard = reinforcement?.card ?? null;
    return [
      valuesWith(
        view,
        battle,
        skirmish,
        side,
        reinforcingCard === null ? [shownStandard] : [shownStandard, reinforcingCard],
      ),
    ];
  }
  const unseenCards = unseenCardsOf(enemySeat);
  if (standard?.from === 'deck') return valuesOfAny(view, battle, skirmish, side, unseenCards);
  const unit = unitOf(battle, skirmish[side].front);
  const secondCards = hiddenReinforcements(battle, skirmish[side], unseenCards);
  const matchingCards = unseenCards.filter(card => isStandard(card) && hasIcon(card, unit));
  const others = unseenCards.filter(card => isStandard(card) && !hasIcon(card, unit));
  const cardsHeld = enemySeat.handCount + battle.skirmishes.filter(one => one[side].standard?.from === 'hand').length;
  const chanceNoneDrawn =
    matchingCards.length === 0
      ? 1
      : others.length === 0
        ? 0
        : chanceOfNone(unseenCards.length, matchingCards.length, cardsHeld);
  return [
    ...withScaledChances(valuesOfAny(view, battle, skirmish, side, matchingCards, secondCards), 1 - chanceNoneDrawn),
    ...withScaledChances(valuesOfAny(view, battle, skirmish, side, others, secondCards), chanceNoneDrawn),
  ];
}

function withScaledChances(possibleValues: readonly PossibleValues[], by: number): readonly PossibleValues[] {
  return by === 0 ? [] : possibleValues.map(one => ({ ...one, chance: one.chance * by }));
}

/** The probability that `drawn` of `cardCount` cards contain none of the `wanted` cards; all three are numbers. */
function chanceOfNone(cardCount: number, wanted: number, drawn: number): number {
  let chance = 1;
  for (let card = 0; card < drawn; card += 1)
    chance *= Math.max(0, cardCount - wanted - card) / Math.max(1, cardCount - card);
  return chance;
}

/**
 * The Combat cards of a seat that the viewer can't see: in its hand, in its deck or face down. The hand is left out if
 * the view shows it.
 */
export function unseenCardsOf({ faction, technologyDeck, discard, playArea, own }: SeatView): readonly CardId[] {
  if (faction === null) return [];
  const { race } = FACTIONS[faction];
  const technologyCards = TECHNOLOGY_DECKS[race].filter(card => !technologyDeck.includes(card));
  const openCards = [...discard, ...playArea, ...(own?.hand ?? [])];
  return [...STARTING_DECKS[race], ...technologyCards].filter(card => !openCards.includes(card));
}
