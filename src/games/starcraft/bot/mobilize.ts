import { unitsRef } from '../state/refs.ts';
import { bestMoves } from './moves.ts';
import type { UnitMove } from './moves.ts';
import { sketchOf } from './sketch.ts';
import { firstAbout } from './turn.ts';
import type { BotTurn, Strategy } from './turn.ts';
import { aimsOf } from './worth.ts';

/** How much guards count for a careful player: the last one of a base does not leave it for a point. */
const CARE = 4;

/** The worthwhile moves that are not planned yet. The board does not change while moves are planned. */
function missing({ view, seat, isCareful }: BotTurn): UnitMove[] {
  const { order } = view;
  if (order?.seat !== seat) return [];
  const sketch = sketchOf(view, seat);
  const moves = [
    ...bestMoves(sketch, aimsOf(view, sketch, isCareful === true ? CARE : 1), order.planet, order.special).moves,
  ];
  for (const { unit, from, to, count } of order.moves) {
    for (let done = 0; done < count; done += 1) {
      const at = moves.findIndex(move => move.unit === unit && move.from === from && move.to === to);
      if (at >= 0) moves.splice(at, 1);
    }
  }
  return moves;
}

/** SC-10.7: chooses the next units to move. */
export const pick: Strategy = turn => {
  const next = missing(turn).find(({ unit, from }) => turn.has(unitsRef(unit, from)));
  if (next !== undefined) return unitsRef(next.unit, next.from);
  return turn.has('done') ? 'done' : null;
};

/** SC-10.1: chooses the destination of the unit. */
export const goal: Strategy = turn => {
  const next = missing(turn).find(({ unit, from, to }) => turn.has(`move:${unit}:${from}>${to}`));
  if (next !== undefined) return `move:${next.unit}:${next.from}>${next.to}`;
  return firstAbout(turn, 'area');
};
