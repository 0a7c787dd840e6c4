import type { Rule } from '../../../kernel/rule.ts';
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
import { afterCompareAbilities, compareAbilities, noteDetectors, payments } from './abilities.ts';

/** SC-17.7: attack added against a flyer in front, in an area with an own base. */
const AIR_SUPPORT_ATTACK = 1;
/** SC-12.3: attack added in every skirmish of a battle that a special Mobilize started. */
const SPECIAL_ATTACK = 1;

/** SC-13.7.B: builds the sums of both sides line by line, then the final values, then who has sufficient strength. */
export function* addUp(game: StarCraft): Rule {
  const { state } = game;
  for (const side of BATTLE_SIDES) noteAllDetectors(state, boutOf(state, side)); // before any card asks for one
  for (const side of BATTLE_SIDES) {
    const bout = boutOf(state, side);
    baseValues(bout); // SC-13.7.B.1
    compareAbilities(game, side); // SC-13.7.B.2-3
    supportValues(bout); // SC-13.7.B.4
    lastingBonuses(state, bout); // SC-13.7.B.5
  }
  for (const side of BATTLE_SIDES) yield* payments(game, side);
  finalValues(game);
  for (const side of BATTLE_SIDES) afterCompareAbilities(game, side); // G-43
  finalValues(game);
  tellResult(game);
}

function noteAllDetectors(state: StarCraftState, bout: Bout): void {
  noteDetectors(state, bout);
  if (hasAirSupportAt(state, bout.battle.area, bout.seat)) bout.own.detector = true;
}

/** SC-13.7.B.1: the major values of the standard card on a match, else the minor ones; without a card 0/0 (SC-13.6.2). */
function baseValues({ battle, own }: Bout): void {
  if (own.standard === null) {
    own.sum.push(line('attack', 0, say('battle.sum.no-card')), line('health', 0, say('battle.sum.no-card')));
    return;
  }
  const { card } = own.standard;
  const { major, minor, abilities } = CARDS[card];
  const values = own.matches ? major : minor;
  const unit = unitOf(battle, own.front);
  // Each line has words of its own: the state is a tree.
  const because = (key: 'battle.sum.major' | 'battle.sum.minor' | 'battle.sum.no-match'): SumLine['words'] =>
    say(key, { card: cardName(card), unit: unitName(unit) });
  const key = own.matches ? 'battle.sum.major' : 'battle.sum.minor';
  own.sum.push(line('attack', values?.attack ?? 0, because(key)), line('health', values?.health ?? 0, because(key)));
  if (!own.matches && abilities.length > 0) own.sum.push(line('attack', 0, because('battle.sum.no-match')));
}

/** SC-13.7.B.4, SC-14.4: each supporting unit that can target the enemy front-line unit. */
function supportValues({ battle, own, enemy }: Bout): void {
  const enemyUnit = unitOf(battle, enemy.front);
  for (const id of own.support) {
    const { unit, fate } = fighterById(battle, id);
    if (fate !== 'standing') continue;
    const { support } = UNITS[unit];
    if (support === 0) own.sum.push(line('attack', 0, say('battle.sum.no-support', { unit: unitName(unit) })));
    else if (canTarget(unit, enemyUnit))
      own.sum.push(line('attack', support, say('battle.sum.support', { unit: unitName(unit) })));
    else
      own.sum.push(line('attack', 0, say(`battle.sum.cannot-target.${kindOf(enemyUnit)}`, { unit: unitName(unit) })));
  }
}

/** SC-13.7.B.5: what stays from skirmish to skirmish; technologies in the play area are among the abilities. */
function lastingBonuses(state: StarCraftState, { battle, side, seat, own, enemy }: Bout): void {
  if (battle.special && side === 'attacker') own.sum.push(line('attack', SPECIAL_ATTACK, say('battle.sum.special')));
  if (!hasAirSupportAt(state, battle.area, seat)) return;
  const flies = kindOf(unitOf(battle, enemy.front)) === 'flying';
  const words = say(flies ? 'battle.sum.air-support' : 'battle.sum.no-air-support');
  own.sum.push(line('attack', flies ? AIR_SUPPORT_ATTACK : 0, words));
}

/** SC-13.7.B.6 and SC-13.7.C.1. */
function finalValues(game: StarCraft): void {
  const { attacker, defender } = boutOf(game.state, 'attacker').skirmish;
  const attack = total(attacker, 'attack');
  const defence = total(defender, 'attack');
  attacker.attack = attack;
  defender.attack = defence;
  attacker.health = total(attacker, 'health');
  defender.health = total(defender, 'health');
  attacker.strong = attack >= defender.health;
  defender.strong = defence >= attacker.health;
}

/** Values never go below 0. */
function total({ sum }: SkirmishSide, stat: SumLine['stat']): number {
  let value = 0;
  for (const { stat: counted, amount } of sum) if (counted === stat) value += amount;
  return Math.max(0, value);
}

function line(stat: SumLine['stat'], amount: number, words: SumLine['words']): SumLine {
  return { stat, amount, words };
}

function tellResult(game: StarCraft): void {
  const { battle, skirmish } = boutOf(game.state, 'attacker');
  const { attacker, defender } = skirmish;
  game.tell({
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
