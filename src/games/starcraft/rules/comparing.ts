import { copy } from '../../../kernel/plain/copy.ts';
import type { Rule } from '../../../kernel/match/rule.ts';
import { CARDS } from '../data/cards.ts';
import { UNITS } from '../data/units.ts';
import { BATTLE_SIDES, fighterById, unitOf } from '../state/battle.ts';
import type { SkirmishSide, SumLine } from '../state/battle.ts';
import { boutOf } from '../state/bout.ts';
import type { Bout } from '../state/bout.ts';
import { hasAirSupportAt } from '../state/sheet.ts';
import type { StarCraft, StarCraftState } from '../state/state.ts';
import { canTarget, kindOf } from '../state/targets.ts';
import { cardName, say, unitName } from '../text/say.ts';
import { afterCompareAbilities, compareAbilities, noteDetectors, unpaidAbilities } from './abilities.ts';
import { eventBonuses } from './event-effects/battle-bonus.ts';
import { canTargetHere } from './technology-effects/dark-swarm.ts';
import { isEnsnared } from './technology-effects/ensnare.ts';
import { isLockedDown } from './lockdown.ts';
import { isSurelyStrong } from './technology-effects/plague.ts';
import { finalAttackOfBoth } from './technology-effects/stasis-field.ts';

/** SC-17.7: the attack bonus of Air Support against a flying front-line unit in an area with an own base. */
const AIR_SUPPORT_ATTACK = 1;
/** SC-12.3: the attack bonus in every skirmish of a battle that a special Mobilize started. */
const SPECIAL_ATTACK = 1;

/**
 * SC-13.7.B: builds the sums of both sides line by line, then sets the final values and which side has sufficient
 * strength.
 */
export function* addUpSkirmish(game: StarCraft): Rule {
  const { state } = game;
  for (const side of BATTLE_SIDES) noteAllDetectors(state, boutOf(state, side)); // abilities depend on detectors
  for (const side of BATTLE_SIDES) {
    const bout = boutOf(state, side);
    baseValues(state, bout); // values of the standard card, SC-13.7.B.1
    compareAbilities(game, side); // abilities, SC-13.7.B.2-3
    supportValues(state, bout); // supporting units, SC-13.7.B.4
    lastingBonuses(state, bout); // bonuses for the whole battle, SC-13.7.B.5
  }
  for (const side of BATTLE_SIDES) yield* unpaidAbilities(game, side);
  finalValues(state);
  for (const side of BATTLE_SIDES) afterCompareAbilities(game, side); // ruling metabolic-boost
  finalValues(state);
  for (const side of BATTLE_SIDES) addStasisLine(boutOf(state, side));
  tellResult(game);
}

function noteAllDetectors(state: StarCraftState, bout: Bout): void {
  noteDetectors(state, bout);
  if (hasAirSupportAt(state, bout.battle.area, bout.seat)) bout.own.detector = true;
}

/**
 * SC-13.7.B.1: the major values of the standard card on a match, else the minor ones; without a card 0/0 (SC-13.6.2).
 */
function baseValues(state: StarCraftState, bout: Bout): void {
  const { battle, own } = bout;
  if (own.standard === null) {
    own.sum.push(sumLine('attack', 0, say('battle.sum.no-card')), sumLine('health', 0, say('battle.sum.no-card')));
    return;
  }
  const { card } = own.standard;
  const { major, minor, abilities } = CARDS[card];
  const isLocked = own.matches && isLockedDown(state, bout);
  const values = own.matches && !isLocked ? major : minor;
  const unit = unitOf(battle, own.front);
  const reasonWith = (valueKey: ValueKey): SumLine['words'] =>
    say(valueKey, { card: cardName(card), unit: unitName(unit) });
  const valueKey = isLocked ? 'battle.sum.locked-down' : own.matches ? 'battle.sum.major' : 'battle.sum.minor';
  own.sum.push(
    sumLine('attack', values?.attack ?? 0, reasonWith(valueKey)),
    sumLine('health', values?.health ?? 0, reasonWith(valueKey)),
  );
  if (abilities.length === 0) return;
  if (isLocked) own.sum.push(sumLine('attack', 0, reasonWith('battle.sum.lost-text')));
  else if (!own.matches) own.sum.push(sumLine('attack', 0, reasonWith('battle.sum.no-match')));
}

type ValueKey =
  'battle.sum.major' | 'battle.sum.minor' | 'battle.sum.no-match' | 'battle.sum.locked-down' | 'battle.sum.lost-text';

/** SC-13.7.B.4, SC-14.4: adds the values of each supporting unit that can target the enemy front-line unit. */
function supportValues(state: StarCraftState, bout: Bout): void {
  const { battle, own, enemy } = bout;
  const enemyUnit = unitOf(battle, enemy.front);
  for (const id of own.support) {
    const { unit, fate } = fighterById(battle, id);
    if (fate !== 'standing') continue;
    const { support } = UNITS[unit];
    if (support === 0) own.sum.push(sumLine('attack', 0, say('battle.sum.no-support', { unit: unitName(unit) })));
    else if (isEnsnared(state, bout))
      own.sum.push(sumLine('attack', 0, say('battle.sum.ensnared', { unit: unitName(unit) })));
    else if (canTargetHere(state, bout, unit, enemyUnit))
      own.sum.push(sumLine('attack', support, say('battle.sum.support', { unit: unitName(unit) })));
    else if (canTarget(unit, enemyUnit))
      own.sum.push(sumLine('attack', 0, say('battle.sum.in-swarm', { unit: unitName(unit) })));
    else
      own.sum.push(
        sumLine('attack', 0, say(`battle.sum.cannot-target.${kindOf(enemyUnit)}`, { unit: unitName(unit) })),
      );
  }
}

/**
 * SC-13.7.B.5: adds the bonuses that last for the whole battle. Technologies in the play area have already been added
 * as abilities.
 */
function lastingBonuses(state: StarCraftState, bout: Bout): void {
  const { battle, side, seat, own, enemy } = bout;
  if (battle.special && side === 'attacker') own.sum.push(sumLine('attack', SPECIAL_ATTACK, say('battle.sum.special')));
  own.sum.push(...eventBonuses(state, bout));
  if (!hasAirSupportAt(state, battle.area, seat)) return;
  const isFlying = kindOf(unitOf(battle, enemy.front)) === 'flying';
  const airSupportWords = say(isFlying ? 'battle.sum.air-support' : 'battle.sum.no-air-support');
  own.sum.push(sumLine('attack', isFlying ? AIR_SUPPORT_ATTACK : 0, airSupportWords));
}

/** SC-13.7.B.6, SC-13.7.C.1: sets the final attack and health of both sides, and which side has sufficient strength. */
function finalValues(state: StarCraftState): void {
  const { attacker, defender } = boutOf(state, 'attacker').skirmish;
  const fixedAttack = finalAttackOfBoth(state);
  const attack = fixedAttack ?? statTotal(attacker, 'attack');
  const defence = fixedAttack ?? statTotal(defender, 'attack');
  attacker.attack = attack;
  defender.attack = defence;
  attacker.health = statTotal(attacker, 'health');
  defender.health = statTotal(defender, 'health');
  attacker.strong = attack >= defender.health || isSurelyStrong(state, boutOf(state, 'attacker'));
  defender.strong = defence >= attacker.health || isSurelyStrong(state, boutOf(state, 'defender'));
}

/** Adds a line for the change that Stasis Field makes, so that the lines always add up to the final attack. */
function addStasisLine({ own }: Bout): void {
  const addedAttack = statTotal(own, 'attack');
  if (own.attack !== addedAttack)
    own.sum.push(sumLine('attack', (own.attack ?? 0) - addedAttack, say('battle.sum.stasis')));
}

/** The sum of all attack or all health lines, but at least 0. */
function statTotal({ sum }: SkirmishSide, stat: SumLine['stat']): number {
  let statSum = 0;
  for (const { stat: counted, amount } of sum) if (counted === stat) statSum += amount;
  return Math.max(0, statSum);
}

function sumLine(stat: SumLine['stat'], amount: number, words: SumLine['words']): SumLine {
  return { stat, amount, words: copy(words) }; // names are shared objects, which the state must not contain
}

function tellResult(game: StarCraft): void {
  const { battle, skirmish } = boutOf(game.state, 'attacker');
  const { attacker, defender } = skirmish;
  game.tell?.({
    words: say('battle.compared', {
      attacker: { seat: battle.attacker },
      defender: { seat: battle.defender },
      attack: attacker.attack ?? 0,
      health: attacker.health ?? 0,
      enemyAttack: defender.attack ?? 0,
      enemyHealth: defender.health ?? 0,
    }),
    refs: [`skirmish:${skirmish.id}`],
    rule: 'SC-13.7.B',
  });
}
