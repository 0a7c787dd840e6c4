import { SHIP_KINDS, SHIPS } from '../data/ships.ts';
import type { BattlePhase } from '../data/ships.ts';
import { diceOf, firingShips, isBeaten, targetsOf } from './battle.ts';
import type { DieToRoll, Target } from './battle.ts';
import type { Battle, BattleSide, PublicState } from './state.ts';

const DIE_FACES = 6;
const PHASES: readonly BattlePhase[] = [1, 2, 3];

/**
 * The chances that each side wins a battle fought to its end, between 0 and 1. The rest is the chance that both sides
 * are destroyed.
 */
export interface BattleOdds {
  readonly attacker: number;
  readonly defender: number;
}

/**
 * Computes the chances of a battle that is fought from the beginning of its round until a side has nothing left
 * (GE-9.14 to GE-9.23). The sums over all dice are exact. Both sides give hits as the bot does: first to Dreadnoughts
 * that stand, then to the cheapest ships.
 */
export function oddsOf(state: PublicState, battle: Battle): BattleOdds {
  const sides = [statesAfterHits(battle.sides[0]), statesAfterHits(battle.sides[1])] as const;
  const defenderCells = sides[1].length;
  const cellCount = sides[0].length * defenderCells;
  const sidesIn = (cellIndex: number): readonly [BattleSide, BattleSide] => {
    const [one, other] = [sides[0][Math.floor(cellIndex / defenderCells)], sides[1][cellIndex % defenderCells]];
    if (one === undefined || other === undefined) throw new RangeError('so many hits are not taken');
    return [one, other];
  };
  const attacker = new Array<number>(cellCount).fill(0);
  const defender = new Array<number>(cellCount).fill(0);
  const oddsOfCell = (cellIndex: number, round: number): BattleOdds => {
    const [one, other] = sidesIn(cellIndex);
    if (isBeaten(one) || isBeaten(other)) {
      return { attacker: isBeaten(one) ? 0 : 1, defender: isBeaten(other) ? 0 : 1 };
    }
    const chanceByCell = chancesAfterRound(cellIndex, round);
    const sameCellChance = chanceByCell.get(cellIndex) ?? 0;
    let [won, held] = [0, 0];
    for (const [next, share] of chanceByCell) {
      if (next === cellIndex) continue;
      won += share * (attacker[next] ?? 0);
      held += share * (defender[next] ?? 0);
    }
    return { attacker: won / (1 - sameCellChance), defender: held / (1 - sameCellChance) };
  };
  /**
   * The chances of each state after a round, computed phase by phase. The battle ends when a side has nothing left
   * (GE-9.21).
   */
  const chancesAfterRound = (cellIndex: number, round: number): ReadonlyMap<number, number> => {
    let chanceByReachedCell = new Map([[cellIndex, 1]]);
    for (const phase of PHASES) {
      const next = new Map<number, number>();
      for (const [from, share] of chanceByReachedCell) {
        const [one, other] = sidesIn(from);
        if (isBeaten(one) || isBeaten(other)) {
          next.set(from, (next.get(from) ?? 0) + share);
          continue;
        }
        const phaseBattle = withExtraDie(state, { ...battle, sides: [one, other], round, phase });
        const dealtHitChances = hitCountChances(diceOf(state, phaseBattle, 0));
        const takenHitChances = hitCountChances(diceOf(state, phaseBattle, 1));
        const [row, column] = [Math.floor(from / defenderCells), from % defenderCells];
        for (const [hits, chance] of takenHitChances.entries()) {
          const rowStart = Math.min(row + hits, sides[0].length - 1) * defenderCells;
          for (const [scored, luck] of dealtHitChances.entries()) {
            const nextCell = rowStart + Math.min(column + scored, defenderCells - 1);
            next.set(nextCell, (next.get(nextCell) ?? 0) + share * chance * luck);
          }
        }
      }
      chanceByReachedCell = next;
    }
    return chanceByReachedCell;
  };
  // Hits only add up, so later states can be computed before the earlier ones that lead to them.
  for (let cellIndex = cellCount - 1; cellIndex >= 0; cellIndex -= 1) {
    const odds = oddsOfCell(cellIndex, Math.max(1, battle.round));
    attacker[cellIndex] = odds.attacker;
    defender[cellIndex] = odds.defender;
  }
  if (battle.round > 0) return { attacker: attacker[0] ?? 0, defender: defender[0] ?? 0 };
  // A surprise attack comes before the first round (GE-9.10).
  let [won, held] = [0, 0];
  for (const [next, share] of chancesAfterRound(0, 0)) {
    won += share * (attacker[next] ?? 0);
    held += share * (defender[next] ?? 0);
  }
  return { attacker: won, defender: held };
}

/** The chances of 0, 1, 2 … hits with some dice. */
function hitCountChances(dice: readonly DieToRoll[]): readonly number[] {
  let hitChances = [1];
  for (const { hitsOn } of dice) {
    const chance = Math.min(1, Math.max(0, (DIE_FACES + 1 - hitsOn) / DIE_FACES));
    const next = new Array<number>(hitChances.length + 1).fill(0);
    for (const [hits, share] of hitChances.entries()) {
      next[hits] = (next[hits] ?? 0) + share * (1 - chance);
      next[hits + 1] = (next[hits + 1] ?? 0) + share * chance;
    }
    hitChances = next;
  }
  return hitChances;
}

/** The states of a side after 0, 1, 2 … hits, until it has nothing left. */
function statesAfterHits(side: BattleSide): readonly BattleSide[] {
  const states = [side];
  // A shield takes the first hit (GE-11.8).
  if (side.shields === 'ready') states.push({ ...side, shields: 'used' });
  for (let currentState = states[states.length - 1]; currentState !== undefined && !isBeaten(currentState);) {
    const [target] = [...targetsOf(currentState)].sort((one, other) => costOf(one) - costOf(other));
    if (target === undefined) break;
    currentState = sideAfterHit(currentState, target);
    states.push(currentState);
  }
  return states;
}

/** The cost of a hit on a target. The cheapest target takes it. */
function costOf(target: Target): number {
  if (target.what === 'token') return 4;
  if (target.kind === 'dreadnought') return target.onSide ? 5 : 0;
  return target.kind === 'fighter' ? 1 : 3;
}

/**
 * The state of a side after one hit (GE-9.16): a Dreadnought is first laid on its side, a Starbase first becomes an
 * Empire.
 */
function sideAfterHit(side: BattleSide, target: Target): BattleSide {
  if (target.what === 'token') return { ...side, token: side.token === 'starbase' ? 'empire' : null };
  const { kind, from, warped, onSide } = target;
  const isLaidOnSide = !onSide && SHIPS[kind].hits > 1;
  const groups = side.groups.map(group => {
    if (group.kind !== kind || group.from !== from || group.warped !== warped) return group;
    if (isLaidOnSide) return { ...group, onSide: group.onSide + 1 };
    return { ...group, count: group.count - 1, onSide: group.onSide - (onSide ? 1 : 0) };
  });
  return { ...side, groups: groups.filter(({ count }) => count > 0) };
}

/** A copy of a battle in which the extra die of an attack goes to the chooser's biggest firing ship (GE-9.15). */
export function withExtraDie(state: PublicState, battle: Battle): Battle {
  const [attacker] = battle.sides;
  if (battle.kind !== 'attack' || state.role?.chooser !== attacker.seat) return { ...battle, extra: null };
  const firingGroups = firingShips(battle, attacker);
  return { ...battle, extra: SHIP_KINDS.findLast(kind => firingGroups.some(group => group.kind === kind)) ?? null };
}
