import type { Message } from '../../../kernel/words/message.ts';
import type { Condition } from '../data/abilities.ts';
import { UNITS } from '../data/units.ts';
import { areaState } from '../state/areas.ts';
import { otherSide, fightersInSkirmish, standingFighters, unitOf } from '../state/battle.ts';
import type { Battle, BattleSide, SkirmishSide } from '../state/battle.ts';
import type { StarCraftState } from '../state/state.ts';
import { kindOf } from '../state/targets.ts';
import { say, unitName } from '../text/say.ts';

/** The parts of a battle that conditions depend on: area, seats and fighters. */
export type BattleFacts = Pick<Battle, 'area' | 'attacker' | 'defender' | 'fighters'>;

type SideFacts = Pick<SkirmishSide, 'front' | 'support' | 'detector' | 'strong'>;

/** The facts that a condition is checked against, from a bout in the rules or from a skirmish in a view. */
export interface Circumstances {
  readonly battle: BattleFacts;
  readonly side: BattleSide;
  readonly own: SideFacts;
  readonly enemy: SideFacts;
}

/**
 * The reason why an ability does not work in the skirmish; `null` if it works. All parts of its condition must hold.
 */
export function whyNot(
  state: Pick<StarCraftState, 'areas'>,
  bout: Circumstances,
  condition: Condition | undefined,
): Message | null {
  if (condition === undefined) return null;
  const { battle, own, enemy, side } = bout;
  const { ownFront, enemyFront, ownSupporters, ownUnitInSkirmish } = condition;
  if (ownFront !== undefined && !ownFront.includes(unitOf(battle, own.front))) {
    return say('battle.why.own-front', { units: ownFront.map(unitName) });
  }
  if (enemyFront !== undefined) {
    const unit = unitOf(battle, enemy.front);
    if (enemyFront.type !== undefined && kindOf(unit) !== enemyFront.type) {
      return say(`battle.why.enemy-front.${enemyFront.type}`);
    }
    if (enemyFront.tag !== undefined && !UNITS[unit].tags.includes(enemyFront.tag)) return say('battle.why.enemy-tag');
  }
  if (ownSupporters !== undefined && fightersInSkirmish(battle, own).length - 1 < ownSupporters.min) {
    return say('battle.why.no-support');
  }
  if (condition.enemyDetector !== undefined && enemy.detector !== condition.enemyDetector) {
    return say(enemy.detector ? 'battle.why.detector' : 'battle.why.no-detector');
  }
  const battleReason = whyNotInBattle(state, battle, side, condition);
  if (battleReason !== null) return battleReason;
  if (
    ownUnitInSkirmish !== undefined &&
    !fightersInSkirmish(battle, own).some(({ unit }) => ownUnitInSkirmish.includes(unit))
  ) {
    return say('battle.why.own-unit', { units: ownUnitInSkirmish.map(unitName) });
  }
  if (condition.sufficientStrength === true && !own.strong) return say('battle.why.not-strong');
  return null;
}

/**
 * The reason why an ability does not work in the battle, by the parts of its condition about the whole battle; `null`
 * if it works. Start-of-battle abilities have only such conditions.
 */
export function whyNotInBattle(
  state: Pick<StarCraftState, 'areas'>,
  battle: BattleFacts,
  side: BattleSide,
  condition: Condition | undefined,
): Message | null {
  if (condition === undefined) return null;
  const { ownUnitInBattle, enemyUnitInBattle } = condition;
  if (condition.role !== undefined && side !== condition.role) return say(`battle.why.role.${condition.role}`);
  if (condition.areaHasOwnBase === true && areaState(state, battle.area).base !== battle[side])
    return say('battle.why.no-base');
  if (
    ownUnitInBattle !== undefined &&
    !standingFighters(battle, side).some(({ unit }) => ownUnitInBattle.includes(unit))
  ) {
    return say('battle.why.own-unit', { units: ownUnitInBattle.map(unitName) });
  }
  if (
    enemyUnitInBattle !== undefined &&
    !standingFighters(battle, otherSide(side)).some(({ unit }) => kindOf(unit) === enemyUnitInBattle.type)
  ) {
    return say(`battle.why.enemy-unit.${enemyUnitInBattle.type}`);
  }
  return null;
}
