import { unitsRef } from '../state/refs.ts';
import { bestMovesNow } from './moves.ts';
import type { UnitMove } from './moves.ts';
import { firstAbout } from './turn.ts';
import type { BotTurn, Strategy } from './turn.ts';

/** The weight of guards for the careful player. It does not move the last guard of a base away to gain a point. */
const CAREFUL_WEIGHT = 4;

/** The differences between the moves that the bot wants in an order and the moves planned so far. */
interface MoveComparison {
  /** The wanted moves that are not planned yet. */
  readonly missingMoves: readonly UnitMove[];
  /** The planned moves that the bot does not want; a player with another plan made them. */
  readonly unwanted: readonly UnitMove[];
}

/** Compares the wanted moves with the planned ones. The board does not change while moves are planned. */
function comparedMoves({ view, seat }: BotTurn, care: number): MoveComparison {
  const { order } = view;
  if (order?.seat !== seat) return { missingMoves: [], unwanted: [] };
  const { planet, special } = order;
  const missingMoves = [...bestMovesNow(view, { seat, planet, special, care }).moves];
  const unwanted: UnitMove[] = [];
  for (const { unit, from, to, count } of order.moves) {
    for (let done = 0; done < count; done += 1) {
      const at = missingMoves.findIndex(move => move.unit === unit && move.from === from && move.to === to);
      if (at >= 0) missingMoves.splice(at, 1);
      else unwanted.push({ unit, from, to });
    }
  }
  return { missingMoves, unwanted };
}

/**
 * The comparison for the bot's own plan. If the planned moves fit only the careful plan, the bot continues that one.
 */
function ownComparison(turn: BotTurn): MoveComparison {
  if (turn.isCareful === true) return comparedMoves(turn, CAREFUL_WEIGHT);
  const usual = comparedMoves(turn, 1);
  if (usual.unwanted.length === 0) return usual;
  const careful = comparedMoves(turn, CAREFUL_WEIGHT);
  return careful.unwanted.length === 0 ? careful : usual;
}

/**
 * SC-10.7: the bot chooses the next units to move. It takes moves of another plan back only if the order can't end with
 * them.
 */
export const pick: Strategy = turn => {
  const { missingMoves, unwanted } = ownComparison(turn);
  const next = missingMoves.find(({ unit, from }) => turn.has(unitsRef(unit, from)));
  if (next !== undefined) return unitsRef(next.unit, next.from);
  if (turn.has('done')) return 'done';
  const [other] = unwanted;
  return other === undefined ? null : `put-back:${other.unit}:${other.from}>${other.to}`;
};

/**
 * SC-10.1: the bot chooses the destination of the unit, even if only the usual or only the careful player would move
 * it.
 */
export const goal: Strategy = turn =>
  destinationIn(ownComparison(turn), turn) ??
  destinationIn(comparedMoves(turn, 1), turn) ??
  carefulGoal(turn) ??
  firstAbout(turn, 'area');

function carefulGoal(turn: BotTurn): string | null {
  return destinationIn(comparedMoves(turn, CAREFUL_WEIGHT), turn);
}

function destinationIn({ missingMoves }: MoveComparison, turn: BotTurn): string | null {
  const next = missingMoves.find(({ unit, from, to }) => turn.has(`move:${unit}:${from}>${to}`));
  return next === undefined ? null : `move:${next.unit}:${next.from}>${next.to}`;
}

/** Whether the careful player could have come to this question by its own plan. */
export function fitsCarefulPlan(turn: BotTurn): boolean {
  if (comparedMoves(turn, CAREFUL_WEIGHT).unwanted.length > 0) return false;
  return turn.decision.kind !== 'mobilize.to' || carefulGoal(turn) !== null;
}
