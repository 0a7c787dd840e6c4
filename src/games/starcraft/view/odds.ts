import { STARTING_DECKS, TECHNOLOGY_DECKS } from '../data/cards.ts';
import type { CardId } from '../data/cards.ts';
import { FACTIONS } from '../data/factions.ts';
import { otherSide, presentFighters, unitOf } from '../state/battle.ts';
import type { BattleSide } from '../state/battle.ts';
import { hasIcon, isReinforcement, isStandard, matchingUnit } from '../state/placing.ts';
import { canTarget } from '../state/targets.ts';
import type { SeatView, StarCraftView } from '../view.ts';
import type { BattleView, SkirmishView } from './battle.ts';
import { forecast } from './chances.ts';

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
export type Laid = readonly CardId[] | 'deck';

/**
 * The odds of a skirmish for `side` if it plays `laid`. A face-down enemy card may be any card that the viewer has not
 * seen. If it comes from the hand, it matches the front-line unit whenever that hand holds a matching card. Card texts
 * count as far as `forecast` knows them. `null` if a seat is not in the view or a side has no card to play.
 */
export function oddsOf(
  view: StarCraftView,
  battle: BattleView,
  skirmish: SkirmishView,
  side: BattleSide,
  laid: Laid,
): Odds | null {
  const enemySide = otherSide(side);
  const own = view.seats[battle[side]];
  const enemy = view.seats[battle[enemySide]];
  if (own === undefined || enemy === undefined) return null;
  const mine =
    laid === 'deck'
      ? valuesOfAny(view, battle, skirmish, side, unseenOf(own))
      : [valuesWith(view, battle, skirmish, side, laid)];
  const theirs = enemyValues(view, battle, skirmish, enemySide, enemy);
  if (mine.length === 0 || theirs.length === 0) return null;
  const aims = canFell(battle, skirmish, side);
  const isAimedAt = canFell(battle, skirmish, enemySide);
  const chance = (holds: (one: PossibleValues, other: PossibleValues) => boolean): number =>
    mine.reduce(
      (sum, one) => sum + theirs.reduce((part, other) => part + (holds(one, other) ? one.chance * other.chance : 0), 0),
      0,
    );
  return {
    attack: rangeOf(mine, 'attack'),
    health: rangeOf(mine, 'health'),
    enemyAttack: rangeOf(theirs, 'attack'),
    enemyHealth: rangeOf(theirs, 'health'),
    falls: aims ? chance((one, other) => one.attack >= other.health) : 0,
    holds: isAimedAt ? chance((one, other) => other.attack < one.health) : 1,
  };
}

function rangeOf(all: readonly PossibleValues[], stat: 'attack' | 'health'): Range {
  const values = all.map(one => one[stat]);
  return { least: Math.min(...values), most: Math.max(...values) };
}

/** SC-13.7.C.2: whether the front-line unit can target any unit of the other side. */
function canFell(battle: BattleView, skirmish: SkirmishView, side: BattleSide): boolean {
  const front = unitOf(battle, skirmish[side].front);
  return presentFighters(battle, skirmish[otherSide(side)]).some(({ unit }) => canTarget(front, unit));
}

function valuesWith(
  view: StarCraftView,
  battle: BattleView,
  skirmish: SkirmishView,
  side: BattleSide,
  cards: readonly CardId[],
): PossibleValues {
  const { attack, health } = forecast(view, battle, skirmish, side, cards);
  return { attack, health, chance: 1 };
}

/**
 * The possible values with each of these standard cards, all equally likely, each combined with each of the `second`
 * cards, if any.
 */
function valuesOfAny(
  view: StarCraftView,
  battle: BattleView,
  skirmish: SkirmishView,
  side: BattleSide,
  cards: readonly CardId[],
  second: readonly CardId[] = [],
): readonly PossibleValues[] {
  const standard = cards.filter(isStandard);
  const laid =
    second.length === 0 ? standard.map(card => [card]) : standard.flatMap(card => second.map(to => [card, to]));
  return laid.map(those => ({ ...valuesWith(view, battle, skirmish, side, those), chance: 1 / laid.length }));
}

/**
 * SC-13.7.B: the cards that a face-down reinforcement card may be: unseen ones that match the side's units, or all
 * unseen ones if none match. Empty if no card lies face down.
 */
function hiddenReinforcements(
  battle: BattleView,
  own: SkirmishView[BattleSide],
  unseen: readonly CardId[],
): readonly CardId[] {
  if (own.reinforcement?.card !== null) return [];
  const all = unseen.filter(isReinforcement);
  const matching = all.filter(card => matchingUnit(battle, own, card) !== null);
  return matching.length > 0 ? matching : all;
}

function enemyValues(
  view: StarCraftView,
  battle: BattleView,
  skirmish: SkirmishView,
  side: BattleSide,
  enemy: SeatView,
): readonly PossibleValues[] {
  const { standard, reinforcement } = skirmish[side];
  const shown = standard?.card ?? null;
  if (shown !== null) {
    const reinforcingCard = reinforcement?.card ?? null;
    return [valuesWith(view, battle, skirmish, side, reinforcingCard === null ? [shown] : [shown, reinforcingCard])];
  }
  const unseen = unseenOf(enemy);
  if (standard?.from === 'deck') return valuesOfAny(view, battle, skirmish, side, unseen);
  const unit = unitOf(battle, skirmish[side].front);
  const second = hiddenReinforcements(battle, skirmish[side], unseen);
  const matching = unseen.filter(card => isStandard(card) && hasIcon(card, unit));
  const others = unseen.filter(card => isStandard(card) && !hasIcon(card, unit));
  const held = enemy.handCount + battle.skirmishes.filter(one => one[side].standard?.from === 'hand').length;
  const noneDrawn =
    matching.length === 0 ? 1 : others.length === 0 ? 0 : chanceOfNone(unseen.length, matching.length, held);
  return [
    ...scaledBy(valuesOfAny(view, battle, skirmish, side, matching, second), 1 - noneDrawn),
    ...scaledBy(valuesOfAny(view, battle, skirmish, side, others, second), noneDrawn),
  ];
}

function scaledBy(all: readonly PossibleValues[], by: number): readonly PossibleValues[] {
  return by === 0 ? [] : all.map(one => ({ ...one, chance: one.chance * by }));
}

/**
 * The probability that `drawn` cards out of `all` contain none of the `wanted` cards; all three are numbers of cards.
 */
function chanceOfNone(all: number, wanted: number, drawn: number): number {
  let chance = 1;
  for (let card = 0; card < drawn; card += 1) chance *= Math.max(0, all - wanted - card) / Math.max(1, all - card);
  return chance;
}

/**
 * The Combat cards of a seat that the viewer can't see: in its hand, in its deck or face down. The hand is left out if
 * the view shows it.
 */
export function unseenOf({ faction, technologyDeck, discard, playArea, own }: SeatView): readonly CardId[] {
  if (faction === null) return [];
  const { race } = FACTIONS[faction];
  const bought = TECHNOLOGY_DECKS[race].filter(card => !technologyDeck.includes(card));
  const open = [...discard, ...playArea, ...(own?.hand ?? [])];
  return [...STARTING_DECKS[race], ...bought].filter(card => !open.includes(card));
}
