import type { Message } from '../../../kernel/words/message.ts';
import type { Ability } from '../data/abilities.ts';
import { CARDS } from '../data/cards.ts';
import type { CardId } from '../data/cards.ts';
import type { CombatValues } from '../data/card-facts.ts';
import { EVENTS } from '../data/events.ts';
import { UNITS } from '../data/units.ts';
import type { UnitType } from '../data/units.ts';
import { fighterById, otherSide, fightersInSkirmish, unitOf } from '../state/battle.ts';
import type { BattleSide, SumLine } from '../state/battle.ts';
import { hasIcon, isReinforcement, isStandard, matchingUnit } from '../state/placing.ts';
import { canTarget, kindOf } from '../state/targets.ts';
import { whyNot } from '../rules/conditions.ts';
import type { Circumstances } from '../rules/conditions.ts';
import { cardName, say, unitName } from '../text/say.ts';
import type { SeatView, StarCraftView } from '../view.ts';
import { deckFigures, sheetFigures } from './averages.ts';
import type { DeckFigures, SheetFigures } from './averages.ts';
import type { BattleView, SkirmishView } from './battle.ts';

/** The values that cards would have in a skirmish, as far as they are known before the enemy's cards are turned up. */
export interface SkirmishForecast {
  readonly attack: number;
  readonly health: number;
  /** The lines of the sum of attack and health. A line that adds nothing says why. */
  readonly lines: readonly SumLine[];
  /** The cards with effects that the values do not include: splash damage, cancels, payments, cloaking … */
  readonly texts: readonly CardId[];
}

/** The expected values of one side in a skirmish, by public knowledge. */
export interface SideChances {
  readonly unit: UnitType;
  readonly sheet: SheetFigures;
  readonly deck: DeckFigures;
  /** The bonus to any card from support, the order, Air Support and cards in play. */
  readonly bonus: CombatValues;
}

/** A card of the viewer's hand and its values in each skirmish where its side has no cards yet. */
export interface CardChances {
  readonly card: CardId;
  /**
   * The card's values in each open skirmish; `null` for a reinforcement card that would be discarded there for lack of
   * a matching unit (SC-13.7.A.3).
   */
  readonly at: readonly { readonly skirmish: SkirmishView['id']; readonly forecast: SkirmishForecast | null }[];
}

/** The seat of a side in the battle; `null` if the view does not show it. */
function ownerOf(view: StarCraftView, battle: BattleView, side: BattleSide): SeatView | null {
  return view.seats[battle[side]] ?? null;
}

/** The expected values of `side` in a skirmish, by public knowledge only; `null` if its seat is not in the view. */
export function sideChances(
  view: StarCraftView,
  battle: BattleView,
  skirmish: SkirmishView,
  side: BattleSide,
): SideChances | null {
  const owner = ownerOf(view, battle, side);
  if (owner === null) return null;
  const unit = unitOf(battle, skirmish[side].front);
  const { attack, health } = skirmishForecast(view, battle, skirmish, side, []);
  return { unit, sheet: sheetFigures(unit), deck: deckFigures(owner, unit), bonus: { attack, health } };
}

/**
 * The values of each card in the viewer's hand in the skirmishes where its side has no cards yet. Empty if the viewer
 * is not in a battle.
 */
export function handCardChances(view: StarCraftView): CardChances[] {
  const { battle, viewer } = view;
  if (battle === null || viewer === 'spectator') return [];
  const side = battle.attacker === viewer ? 'attacker' : battle.defender === viewer ? 'defender' : null;
  const hand = view.seats[viewer]?.own?.hand ?? [];
  if (side === null) return [];
  const openSkirmishList = battle.skirmishes.filter(
    skirmish => skirmish.stage === 'waiting' && skirmish[side].standard === null,
  );
  return hand
    .filter(card => isStandard(card) || isReinforcement(card))
    .map(card => ({
      card,
      at: openSkirmishList.map(skirmish => {
        const hasMatch = isStandard(card) || matchingUnit(battle, skirmish[side], card) !== null;
        return {
          skirmish: skirmish.id,
          forecast: hasMatch ? skirmishForecast(view, battle, skirmish, side, [card]) : null,
        };
      }),
    }));
}

/**
 * SC-13.7.B: the values that `side` would have with `cards` (a standard card, a reinforcement card, both or none), its
 * support and lasting bonuses. The enemy's cards and choices that are still to be made do not count.
 */
export function skirmishForecast(
  view: StarCraftView,
  battle: BattleView,
  skirmish: SkirmishView,
  side: BattleSide,
  cards: readonly CardId[],
): SkirmishForecast {
  const battleFacts = battleCircumstances(view, battle, skirmish, side);
  const unit = unitOf(battle, skirmish[side].front);
  const standard = cards.find(isStandard) ?? null;
  const reinforcement = cards.find(
    card => isReinforcement(card) && matchingUnit(battle, battleFacts.own, card) !== null,
  );
  const cardsInPlay = ownerOf(view, battle, side)?.playArea ?? [];
  const workingCards = [
    ...(standard !== null && hasIcon(standard, unit) ? [standard] : []),
    ...(reinforcement === undefined ? [] : [reinforcement]),
    ...cardsInPlay,
  ];
  const lines = [
    ...(standard === null ? [] : baseLines(standard, unit)),
    ...workingCards.flatMap(card => abilityLines(view, battleFacts, card)),
    ...supportLines(battle, battleFacts, unitOf(battle, battleFacts.enemy.front)),
    ...lastingLines(view, battle, battleFacts, workingCards),
  ];
  const placedCards = workingCards.filter(card => cards.includes(card));
  return {
    attack: totalOf(lines, 'attack'),
    health: totalOf(lines, 'health'),
    lines,
    texts: placedCards.filter(card =>
      CARDS[card].abilities.some(ability => hasUncountedEffect(view, battleFacts, ability)),
    ),
  };
}

/**
 * The current facts that conditions of abilities are checked against, with detectors as in the Compare sub-step
 * (SC-15.2).
 */
function battleCircumstances(
  view: StarCraftView,
  battle: BattleView,
  skirmish: SkirmishView,
  side: BattleSide,
): Circumstances {
  const sideCircumstances = (one: BattleSide): Circumstances['own'] => {
    const { front, support } = skirmish[one];
    return { front, support, strong: false, detector: hasDetector(view, battle, skirmish, one) };
  };
  return { battle, side, own: sideCircumstances(side), enemy: sideCircumstances(otherSide(side)) };
}

function hasDetector(view: StarCraftView, battle: BattleView, skirmish: SkirmishView, side: BattleSide): boolean {
  const units = fightersInSkirmish(battle, skirmish[side]).map(({ unit }) => unit);
  const cardsInPlay = ownerOf(view, battle, side)?.playArea ?? [];
  return (
    units.some(unit => UNITS[unit].detector) ||
    hasAirSupport(view, battle, side) ||
    cardsInPlay.some(card =>
      CARDS[card].abilities.some(
        ability =>
          ability.op === 'detector' &&
          isCountedInCompare(ability) &&
          (ability.units === undefined || ability.units.some(unit => units.includes(unit))),
      ),
    )
  );
}

/** SC-17.7: whether the side owns an Air Support module and has the base in the area of the battle. */
function hasAirSupport(view: StarCraftView, battle: BattleView, side: BattleSide): boolean {
  const baseOwner = view.areas[battle.area]?.base ?? null;
  return baseOwner === battle[side] && (ownerOf(view, battle, side)?.modules['air-support'] ?? 0) > 0;
}

function baseLines(card: CardId, unit: UnitType): SumLine[] {
  const { major, minor, abilities } = CARDS[card];
  const matches = hasIcon(card, unit);
  const values = (matches ? major : minor) ?? { attack: 0, health: 0 };
  const names = { card: cardName(card), unit: unitName(unit) };
  const words = say(matches ? 'battle.sum.major' : 'battle.sum.minor', names);
  return [
    { stat: 'attack', amount: values.attack, words },
    { stat: 'health', amount: values.health, words },
    ...(matches || abilities.length === 0 ? [] : [zeroLine(say('battle.sum.no-match', names))]),
  ];
}

/** Whether an ability counts in the Compare sub-step. Abilities that take effect earlier or later add nothing to it. */
function isCountedInCompare({ timing }: Ability): boolean {
  return timing === 'compare' || timing === 'continuous';
}

function abilityLines(view: StarCraftView, battleFacts: Circumstances, card: CardId): SumLine[] {
  return CARDS[card].abilities.flatMap((ability): SumLine[] => {
    if ((ability.op !== 'attack' && ability.op !== 'health') || !isCountedInCompare(ability)) return [];
    const reason = whyNot(view, battleFacts, ability.if);
    const words =
      reason === null
        ? say('battle.sum.ability', { card: cardName(card) })
        : say('battle.sum.no-ability', { card: cardName(card), why: reason });
    return [{ stat: ability.op, amount: reason === null ? ability.amount : 0, words }];
  });
}

/** Whether an ability has an effect that the figures do not show. */
function hasUncountedEffect(view: StarCraftView, battleFacts: Circumstances, ability: Ability): boolean {
  if ((ability.op === 'attack' || ability.op === 'health') && isCountedInCompare(ability)) return false;
  // An ability that needs sufficient strength may still take effect, so assume that the side has it.
  return whyNot(view, { ...battleFacts, own: { ...battleFacts.own, strong: true } }, ability.if) === null;
}

/** SC-13.7.B.4: the lines of the sum for supporting units. */
function supportLines(battle: BattleView, { own }: Circumstances, target: UnitType): SumLine[] {
  return own.support.flatMap((id): SumLine[] => {
    const { unit, fate } = fighterById(battle, id);
    if (fate !== 'standing') return [];
    const { support } = UNITS[unit];
    const name = { unit: unitName(unit) };
    if (support === 0) return [zeroLine(say('battle.sum.no-support', name))];
    if (!canTarget(unit, target)) return [zeroLine(say(`battle.sum.cannot-target.${kindOf(target)}`, name))];
    return [{ stat: 'attack', amount: support, words: say('battle.sum.support', name) }];
  });
}

/** SC-13.7.B.5: the lines of the sum for bonuses that last for the whole battle. */
function lastingLines(
  view: StarCraftView,
  battle: BattleView,
  battleFacts: Circumstances,
  working: readonly CardId[],
): SumLine[] {
  const { side, enemy } = battleFacts;
  const isFlyer = kindOf(unitOf(battle, enemy.front)) === 'flying';
  const specialLine: SumLine = { stat: 'attack', amount: 1, words: say('battle.sum.special') };
  const airSupport: SumLine = isFlyer
    ? { stat: 'attack', amount: 1, words: say('battle.sum.air-support') }
    : zeroLine(say('battle.sum.no-air-support'));
  return [
    ...(battle.special && side === 'attacker' ? [specialLine] : []),
    ...eventLines(view, battle, battleFacts, working),
    ...(hasAirSupport(view, battle, side) ? [airSupport] : []),
  ];
}

/** The lines of the sum for the Event card that the side used at the start of the battle. */
function eventLines(
  view: StarCraftView,
  battle: BattleView,
  battleFacts: Circumstances,
  working: readonly CardId[],
): SumLine[] {
  const event = battle.startEvents[battleFacts.side];
  if (event === null) return [];
  return EVENTS[event].effect.flatMap((facts): SumLine[] => {
    if (facts.op !== 'battle-bonus') return [];
    const rivalCard = working.find(card => {
      const { technology, abilities } = CARDS[card];
      if (technology === null || facts.notCumulativeWith?.includes(technology) !== true) return false;
      return abilities.some(
        ability =>
          ability.op === facts.stat && isCountedInCompare(ability) && whyNot(view, battleFacts, ability.if) === null,
      );
    });
    const name = say(`event.${event}`);
    if (rivalCard === undefined)
      return [{ stat: facts.stat, amount: facts.amount, words: say('battle.sum.event', { event: name }) }];
    return [zeroLine(say('battle.sum.no-event', { event: name, card: cardName(rivalCard) }))];
  });
}

function zeroLine(words: Message): SumLine {
  return { stat: 'attack', amount: 0, words };
}

/** The sum of all attack or all health lines, but at least 0. */
function totalOf(lines: readonly SumLine[], stat: SumLine['stat']): number {
  return Math.max(
    0,
    lines.reduce((sum, line) => (line.stat === stat ? sum + line.amount : sum), 0),
  );
}
