import { RuleFault } from '../../../kernel/match/refusal.ts';
import type { Seat } from '../../../kernel/words/message.ts';
import { otherSide, skirmishById } from './battle.ts';
import type { Battle, BattleSide, Skirmish, SkirmishSide } from './battle.ts';
import type { StarCraftState } from './state.ts';

/** The skirmish that is being resolved, seen from one side: `own` is that side, `enemy` the other. */
export interface Bout {
  readonly battle: Battle;
  readonly skirmish: Skirmish;
  readonly side: BattleSide;
  readonly seat: Seat;
  readonly own: SkirmishSide;
  readonly enemy: SkirmishSide;
}

/** The battle in progress. Throws `RuleFault` if there is none. */
export function battleOf(state: StarCraftState): Battle {
  if (state.battle === null) throw new RuleFault('There is no battle.');
  return state.battle;
}

/** The skirmish that is being resolved, seen from `side`. Throws `RuleFault` if there is none. */
export function boutOf(state: StarCraftState, side: BattleSide): Bout {
  const battle = battleOf(state);
  if (battle.current === null) throw new RuleFault('No skirmish is being resolved.');
  const skirmish = skirmishById(battle, battle.current);
  return { battle, skirmish, side, seat: battle[side], own: skirmish[side], enemy: skirmish[otherSide(side)] };
}
