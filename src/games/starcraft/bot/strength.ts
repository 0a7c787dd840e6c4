import { CARDS, STARTING_DECKS } from '../data/cards.ts';
import type { CardId } from '../data/cards.ts';
import { UNITS, UNIT_TYPES } from '../data/units.ts';
import type { UnitType } from '../data/units.ts';
import { hasIcon } from '../state/placing.ts';
import { canTarget } from '../state/targets.ts';
import { best } from './turn.ts';

/** The attack and health of a unit with a card, or of a side in a skirmish. */
export interface Values {
  readonly attack: number;
  readonly health: number;
}

/** The assumed probability that a side has a card that matches its front-line unit. */
const MATCH_CHANCE = 0.7;
/** The spread of skirmish values around the expected values. A larger number means more chance. */
const SPREAD = 1.1;

/** The expected values of each unit type as front-line unit, with the starting Combat deck of its race. */
const EXPECTED: ReadonlyMap<UnitType, Values> = new Map(UNIT_TYPES.map(unit => [unit, expectedValues(unit)]));

function expectedValues(unit: UnitType): Values {
  const deck: readonly CardId[] = STARTING_DECKS[UNITS[unit].race];
  const minor = average(deck.flatMap(card => CARDS[card].minor ?? []));
  const majors = deck.flatMap(card => (hasIcon(card, unit) ? (CARDS[card].major ?? []) : []));
  if (majors.length === 0) return minor;
  const major = average(majors);
  const mixed = (one: number, other: number): number => MATCH_CHANCE * one + (1 - MATCH_CHANCE) * other;
  return { attack: mixed(major.attack, minor.attack), health: mixed(major.health, minor.health) };
}

function average(values: readonly Values[]): Values {
  const count = Math.max(1, values.length);
  return {
    attack: values.reduce((sum, { attack }) => sum + attack, 0) / count,
    health: values.reduce((sum, { health }) => sum + health, 0) / count,
  };
}

/** The expected values of a unit as front-line unit. */
export function expected(unit: UnitType): Values {
  return EXPECTED.get(unit) ?? { attack: 0, health: 0 };
}

const WORTH: ReadonlyMap<UnitType, number> = new Map(UNIT_TYPES.map(unit => [unit, priceOf(unit)]));

function priceOf(unit: UnitType): number {
  const { cost, sacrifices } = UNITS[unit];
  const own = cost.minerals + cost.gas;
  if (sacrifices === null) return own;
  return UNIT_TYPES.reduce((sum, other) => {
    const count = sacrifices[other] ?? 0;
    return count === 0 ? sum : sum + count * priceOf(other);
  }, own);
}

/** The worth of a unit: its price plus the price of the units destroyed to build it. */
export function worthOf(unit: UnitType): number {
  return WORTH.get(unit) ?? 0;
}

/** The total worth of several units. */
export function worthOfAll(units: readonly UnitType[]): number {
  return units.reduce((sum, unit) => sum + worthOf(unit), 0);
}

/** How well a unit fights, to decide purchases: its values above a minimum, and its support. */
export function powerOf(unit: UnitType): number {
  const { support, assist, targets } = UNITS[unit];
  if (assist || targets.length === 0) return 0.5;
  const { attack, health } = expected(unit);
  return attack + health - 7 + 0.7 * support + (targets.length > 1 ? 0.6 : 0);
}

/** The chance that an attack is at least as high as a health. */
export function chanceToReach(attack: number, health: number): number {
  return 1 / (1 + Math.exp((health - attack - 0.5) / SPREAD));
}

/** The expected result of a battle. */
export interface Odds {
  /** The chance that the attacker destroys all defenders that could stay in the area. */
  readonly win: number;
  /** The expected worth of the attacker's losses; `kills` is that of the defender's losses. */
  readonly losses: number;
  readonly kills: number;
}

interface Bout {
  readonly own: UnitType;
  readonly enemy: UnitType;
  attack: number;
  readonly health: number;
  enemyAttack: number;
  readonly enemyHealth: number;
}

/** The expected result of an attack. Both sides choose the best pairs and supporters; the cards have average values. */
export function oddsOf(attackers: readonly UnitType[], defenders: readonly UnitType[], bonus: number): Odds {
  const ours = sidesOf(attackers);
  const theirs = sidesOf(defenders);
  const bouts: Bout[] = [];
  while (ours.fronts.length > 0 && theirs.fronts.length > 0) {
    const pair = bestPair(ours.fronts, theirs.fronts);
    if (pair === null) break;
    ours.fronts.splice(ours.fronts.indexOf(pair.own), 1);
    theirs.fronts.splice(theirs.fronts.indexOf(pair.enemy), 1);
    bouts.push({
      ...pair,
      attack: expected(pair.own).attack + bonus,
      health: expected(pair.own).health,
      enemyAttack: expected(pair.enemy).attack,
      enemyHealth: expected(pair.enemy).health,
    });
  }
  for (const unit of [...ours.fronts, ...ours.assists]) support(bouts, unit, 'own');
  for (const unit of [...theirs.fronts, ...theirs.assists]) support(bouts, unit, 'enemy');
  let win = theirs.fronts.length > 0 ? 0 : 1;
  let losses = 0;
  let kills = 0;
  for (const bout of bouts) {
    const killChance = canTarget(bout.own, bout.enemy) ? chanceToReach(bout.attack, bout.enemyHealth) : 0;
    const lossChance = canTarget(bout.enemy, bout.own) ? chanceToReach(bout.enemyAttack, bout.health) : 0;
    win *= killChance;
    kills += killChance * worthOf(bout.enemy);
    losses += lossChance * worthOf(bout.own);
  }
  return { win, losses, kills };
}

/**
 * SC-15.5: divides units into front-line units and assist units. A side with only assist units puts one of them in
 * front.
 */
function sidesOf(units: readonly UnitType[]): { readonly fronts: UnitType[]; readonly assists: UnitType[] } {
  const fronts = units.filter(unit => !UNITS[unit].assist);
  const assists = units.filter(unit => UNITS[unit].assist);
  return fronts.length > 0 ? { fronts, assists } : { fronts: assists.slice(0, 1), assists: assists.slice(1) };
}

function bestPair(
  ours: readonly UnitType[],
  theirs: readonly UnitType[],
): { readonly own: UnitType; readonly enemy: UnitType } | null {
  const pairs = [...new Set(ours)].flatMap(own => [...new Set(theirs)].map(enemy => ({ own, enemy })));
  return best(pairs, ({ own, enemy }) => pairGain(own, enemy, 0));
}

/** The expected gain of a skirmish between `own` and `enemy` without supporters. */
export function pairGain(own: UnitType, enemy: UnitType, bonus: number): number {
  const ours = expected(own);
  const theirs = expected(enemy);
  const killChance = canTarget(own, enemy) ? chanceToReach(ours.attack + bonus, theirs.health) : 0;
  const lossChance = canTarget(enemy, own) ? chanceToReach(theirs.attack, ours.health) : 0;
  return killChance * (worthOf(enemy) + 1) - lossChance * worthOf(own);
}

/** Adds a supporter to the bout where it helps most. */
function support(bouts: readonly Bout[], unit: UnitType, side: 'own' | 'enemy'): void {
  const value = UNITS[unit].support;
  const bout = best(bouts, candidate => {
    const target = side === 'own' ? candidate.enemy : candidate.own;
    const front = side === 'own' ? candidate.own : candidate.enemy;
    if (!canTarget(unit, target) || !canTarget(front, target)) return 0;
    const attack = side === 'own' ? candidate.attack : candidate.enemyAttack;
    const health = side === 'own' ? candidate.enemyHealth : candidate.health;
    return (chanceToReach(attack + value, health) - chanceToReach(attack, health)) * worthOf(target);
  });
  if (bout === null) return;
  const target = side === 'own' ? bout.enemy : bout.own;
  if (!canTarget(unit, target)) return;
  if (side === 'own') bout.attack += value;
  else bout.enemyAttack += value;
}
