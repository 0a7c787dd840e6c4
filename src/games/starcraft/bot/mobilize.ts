import { bestMoves, carryOut } from './moves.ts';
import type { UnitMove } from './moves.ts';
import { copied, sketchOf, spotsOn } from './sketch.ts';
import { bestNamed, bestOffer } from './turn.ts';
import type { BotTurn, Opinion } from './turn.ts';
import { aimsOf, planetWorth } from './worth.ts';

/** What is still to be planned of the moves that are worth making. The board does not change while they are planned. */
function missing({ view, seat }: BotTurn): UnitMove[] {
  const { order } = view;
  if (order?.seat !== seat) return [];
  const sketch = sketchOf(view, seat);
  const moves = [...bestMoves(sketch, aimsOf(view, sketch), order.planet, order.special).moves];
  for (const { unit, from, to, count } of order.moves) {
    for (let done = 0; done < count; done += 1) {
      const at = moves.findIndex(move => move.unit === unit && move.from === from && move.to === to);
      if (at >= 0) moves.splice(at, 1);
    }
  }
  return moves;
}

/** SC-10.7: one pick of the row of moves. */
export const pick: Opinion = turn => {
  const next = missing(turn).find(({ unit, from }) => turn.has(`unit:${unit}@${from}`));
  if (next !== undefined) return `unit:${next.unit}@${next.from}`;
  return lift(turn) ?? (turn.has('done') ? 'done' : null);
};

/** A base that lifts off must gain so much by it. */
const WORTH_LIFTING = 0.5;

/**
 * SC-22.1.2: where a base is worth more than where it stands, once the moves are made: away from an enemy who would
 * destroy it, or to where it holds points for good.
 */
function lift(turn: BotTurn): string | null {
  const { view, seat } = turn;
  const { order } = view;
  if (order?.seat !== seat || !turn.decision.options.some(({ id }) => id.startsWith('lift-off:'))) return null;
  const sketch = copied(sketchOf(view, seat));
  const aims = aimsOf(view, sketch);
  carryOut(sketch, seat, bestMoves(sketch, aims, order.planet, order.special));
  const spots = spotsOn(sketch, order.planet);
  const start = spots.find(({ base }) => base === seat);
  if (start === undefined) return null;
  const stays = planetWorth(sketch, aims, order.planet);
  start.base = null;
  return bestOffer(
    turn,
    spots,
    ({ area }) => `lift-off:${area}`,
    spot => {
      if (spot.base !== null) return null;
      spot.base = seat;
      const gain = planetWorth(sketch, aims, order.planet) - stays;
      spot.base = null;
      return gain > WORTH_LIFTING ? gain : null;
    },
  );
}

/** SC-10.1: where the unit goes. */
export const goal: Opinion = turn => {
  const next = missing(turn).find(({ unit, from, to }) => turn.has(`move:${unit}:${from}>${to}`));
  if (next !== undefined) return `move:${next.unit}:${next.from}>${next.to}`;
  return bestNamed(turn, 'move:', () => 0);
};
