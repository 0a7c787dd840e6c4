import type { Ability, Condition } from '../data/abilities.ts';
import { CARDS } from '../data/cards.ts';
import type { CardId } from '../data/cards.ts';
import { UNITS } from '../data/units.ts';
import type { UnitType } from '../data/units.ts';
import type { BattleSide } from '../state/battle.ts';
import { otherSide } from '../state/battle.ts';
import { hasIcon } from '../state/placing.ts';
import { canTarget, kindOf } from '../state/targets.ts';
import type { BattleView, SkirmishView } from '../view/battle.ts';
import { chanceToReach, expected, worthOf } from './strength.ts';
import type { Values } from './strength.ts';

/** A skirmish as seen by one side before the cards are turned up. */
export interface Bout {
  readonly side: BattleSide;
  readonly own: UnitType;
  readonly enemy: UnitType;
  readonly supporters: readonly UnitType[];
  readonly enemySupporters: readonly UnitType[];
  /** The attack bonus from supporters and from a special order. */
  readonly bonus: number;
  readonly enemyBonus: number;
  /** The known or expected values of the enemy's cards. */
  readonly enemyValues: Values;
}

/** The values of both sides of a bout after cards have been played. */
export interface Played {
  readonly attack: number;
  readonly health: number;
  readonly enemyAttack: number;
  /** The worth of card effects other than attack and health. */
  readonly extra: number;
}

/** How much lower the values of a random deck card are than the expected values, which assume a chosen card. */
const DECK_PENALTY = 0.7;

/** The unit type of a fighter; `null` if the battle has no such fighter. */
export function fighterUnit(battle: BattleView, id: string): UnitType | null {
  return battle.fighters.find(fighter => fighter.id === id)?.unit ?? null;
}

/** A skirmish as seen by one side; `null` if a front-line unit is not in the view. */
export function boutOf(battle: BattleView, skirmish: SkirmishView, side: BattleSide): Bout | null {
  const ownUnit = skirmish[side];
  const enemyUnit = skirmish[otherSide(side)];
  const own = fighterUnit(battle, ownUnit.front);
  const enemy = fighterUnit(battle, enemyUnit.front);
  if (own === null || enemy === null) return null;
  const unitsOf = (ids: readonly string[]): UnitType[] => ids.flatMap(id => fighterUnit(battle, id) ?? []);
  const supporters = unitsOf(ownUnit.support);
  const enemySupporters = unitsOf(enemyUnit.support);
  const special = (attacks: boolean): number => (battle.special && attacks ? 1 : 0);
  const shown = enemyUnit.standard?.card ?? null;
  return {
    side,
    own,
    enemy,
    supporters,
    enemySupporters,
    bonus: supportOf(supporters, enemy) + special(side === 'attacker'),
    enemyBonus: supportOf(enemySupporters, own) + special(side === 'defender'),
    enemyValues: shown === null ? expected(enemy) : printedValues(shown, enemy),
  };
}

function supportOf(units: readonly UnitType[], target: UnitType): number {
  return units.reduce((sum, unit) => sum + (canTarget(unit, target) ? UNITS[unit].support : 0), 0);
}

function printedValues(card: CardId, unit: UnitType): Values {
  const { major, minor } = CARDS[card];
  return (hasIcon(card, unit) ? major : minor) ?? { attack: 0, health: 0 };
}

/** The expected gain of a bout after these cards: the worth of destroyed enemy units minus that of lost units. */
export function expectedGain(bout: Bout, { attack, health, enemyAttack, extra }: Played): number {
  const { own, enemy, enemyValues } = bout;
  const killChance = chanceToReach(attack, enemyValues.health) * hitFactor(own, enemy, bout.enemySupporters);
  const ownLossChance = chanceToReach(enemyAttack, health) * hitFactor(enemy, own, bout.supporters);
  // To stay, the attacker has to destroy all defenders; the defender only has to survive.
  const killBonus = bout.side === 'attacker' ? 1 : 0.4;
  const lossPenalty = bout.side === 'defender' ? 1 : 0.4;
  return killChance * (worthOf(enemy) + killBonus) - ownLossChance * (worthOf(own) + lossPenalty) + killChance * extra;
}

/**
 * SC-13.7.C.2: how useful a successful attack is, from 0 to 1. A target that can't be hit survives, but a supporting
 * unit may be destroyed instead.
 */
function hitFactor(front: UnitType, target: UnitType, supporters: readonly UnitType[]): number {
  if (canTarget(front, target)) return 1;
  return supporters.some(unit => canTarget(front, unit)) ? 0.5 : 0;
}

/** The values of a bout with the top card of the deck. */
export function withDeck(bout: Bout): Played {
  const { attack, health } = expected(bout.own);
  return {
    attack: attack - DECK_PENALTY + bout.bonus,
    health: health - DECK_PENALTY,
    enemyAttack: bout.enemyValues.attack + bout.enemyBonus,
    extra: 0,
  };
}

/** The values of a bout with a standard card. The card's text counts only on a match (SC-13.7.B.2). */
export function withStandard(bout: Bout, card: CardId): Played {
  const { attack, health } = printedValues(card, bout.own);
  const played: Played = {
    attack: attack + bout.bonus,
    health,
    enemyAttack: bout.enemyValues.attack + bout.enemyBonus,
    extra: 0,
  };
  return hasIcon(card, bout.own) ? withAbilities(bout, card, played) : played;
}

/**
 * The values of a bout with an additional reinforcement card; `null` if the card would have no effect (SC-13.7.A.3).
 */
export function withReinforcement(bout: Bout, card: CardId, played: Played): Played | null {
  const { specialtySupport } = CARDS[card];
  const hasEffect = hasIcon(card, bout.own) || (specialtySupport && bout.supporters.some(unit => hasIcon(card, unit)));
  return hasEffect ? withAbilities(bout, card, played) : null;
}

function withAbilities(bout: Bout, card: CardId, played: Played): Played {
  return CARDS[card].abilities.reduce(
    (sum, ability) =>
      ability.if === undefined || conditionHolds(bout, ability.if) ? withAbility(bout, ability, sum) : sum,
    played,
  );
}

function withAbility(bout: Bout, ability: Ability, played: Played): Played {
  const { attack, health, enemyAttack, extra } = played;
  switch (ability.op) {
    case 'attack':
      return { ...played, attack: attack + ability.amount };
    case 'health':
      return { ...played, health: health + ability.amount };
    case 'pay':
      return ability.then.reduce<Played>((sum, bonus) => withAbility(bout, bonus, sum), {
        ...played,
        extra: extra - 0.3,
      });
    case 'splash':
      return { ...played, extra: extra + 0.8 };
    case 'scourge':
    case 'nuke':
      return { ...played, extra: extra + 1 };
    case 'cancel':
      return ability.what === 'standard'
        ? { ...played, enemyAttack: enemyAttack - 1.5 }
        : { ...played, extra: extra + 0.2 };
    case 'cloak':
      return { ...played, health: health + 2 };
    case 'force-minor':
      return { ...played, enemyAttack: enemyAttack - 3 };
    case 'auto-strength':
      return { ...played, attack: attack + 20 };
    case 'lose-ground-target':
      return UNITS[bout.enemy].tags.includes('melee') || kindOf(bout.own) === 'flying'
        ? played
        : { ...played, enemyAttack: enemyAttack - 20 };
    case 'zero-support':
      return { ...played, enemyAttack: enemyAttack - supportOf(bout.enemySupporters, bout.own) };
    case 'set-final-attack':
      return { ...played, attack: ability.value, enemyAttack: ability.value };
    case 'opponent-destroys':
      return { ...played, extra: extra + 1.5 };
    default:
      return played;
  }
}

/**
 * Whether the condition of an ability holds. Facts that are unknown before cards are turned up are assumed to be
 * favourable.
 */
function conditionHolds({ own, enemy, side, supporters }: Bout, condition: Condition): boolean {
  const { ownFront, enemyFront, ownSupporters, role, ownUnitInSkirmish } = condition;
  if (ownFront !== undefined && !ownFront.includes(own)) return false;
  if (enemyFront?.type !== undefined && enemyFront.type !== kindOf(enemy)) return false;
  if (enemyFront?.tag !== undefined && !UNITS[enemy].tags.includes(enemyFront.tag)) return false;
  if (ownSupporters !== undefined && supporters.length < ownSupporters.min) return false;
  if (role !== undefined && role !== side) return false;
  return ownUnitInSkirmish === undefined || [own, ...supporters].some(unit => ownUnitInSkirmish.includes(unit));
}
