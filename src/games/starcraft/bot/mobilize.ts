import { unitsRef } from '../state/refs.ts';
import { movesNow } from './moves.ts';
import type { UnitMove } from './moves.ts';
import { firstAbout } from './turn.ts';
import type { BotTurn, Strategy } from './turn.ts';

/** How much guards count for a careful player: the last one of a base does not leave it for a point. */
const CARE = 4;

/** The moves of an order as the player wants them, beside those that are planned. */
interface Planning {
  /** The worthwhile moves that are not planned yet. */
  readonly missing: readonly UnitMove[];
  /** The planned moves that are none of them: those of a player with another plan. */
  readonly strange: readonly UnitMove[];
}

/** Compares the moves wanted with those that are planned. The board does not change while moves are planned. */
function compared({ view, seat }: BotTurn, care: number): Planning {
  const { order } = view;
  if (order?.seat !== seat) return { missing: [], strange: [] };
  const { planet, special } = order;
  const missing = [...movesNow(view, { seat, planet, special, care }).moves];
  const strange: UnitMove[] = [];
  for (const { unit, from, to, count } of order.moves) {
    for (let done = 0; done < count; done += 1) {
      const at = missing.findIndex(move => move.unit === unit && move.from === from && move.to === to);
      if (at >= 0) missing.splice(at, 1);
      else strange.push({ unit, from, to });
    }
  }
  return { missing, strange };
}

/** The plan of the player. A careful one that has been begun is gone on with. */
function planningOf(turn: BotTurn): Planning {
  if (turn.isCareful === true) return compared(turn, CARE);
  const usual = compared(turn, 1);
  if (usual.strange.length === 0) return usual;
  const careful = compared(turn, CARE);
  return careful.strange.length === 0 ? careful : usual;
}

/** SC-10.7: chooses the next units to move. Moves of another plan are put back if they stand in the way of an end. */
export const pick: Strategy = turn => {
  const { missing, strange } = planningOf(turn);
  const next = missing.find(({ unit, from }) => turn.has(unitsRef(unit, from)));
  if (next !== undefined) return unitsRef(next.unit, next.from);
  if (turn.has('done')) return 'done';
  const [other] = strange;
  return other === undefined ? null : `put-back:${other.unit}:${other.from}>${other.to}`;
};

/** SC-10.1: chooses the destination of the unit, also if only the other of the two players wants it to move. */
export const goal: Strategy = turn =>
  goalIn(planningOf(turn), turn) ?? goalIn(compared(turn, 1), turn) ?? carefulGoal(turn) ?? firstAbout(turn, 'area');

function carefulGoal(turn: BotTurn): string | null {
  return goalIn(compared(turn, CARE), turn);
}

function goalIn({ missing }: Planning, turn: BotTurn): string | null {
  const next = missing.find(({ unit, from, to }) => turn.has(`move:${unit}:${from}>${to}`));
  return next === undefined ? null : `move:${next.unit}:${next.from}>${next.to}`;
}

/** Whether a player who keeps its guards would have come to this question by its own plan. */
export function isOnCarefulWay(turn: BotTurn): boolean {
  if (compared(turn, CARE).strange.length > 0) return false;
  return turn.decision.kind !== 'mobilize.to' || carefulGoal(turn) !== null;
}
