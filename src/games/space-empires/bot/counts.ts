import type { Counts } from '../../../bots/reasons.ts';
import type { Seat } from '../../../kernel/words/message.ts';
import { coloniesOf } from '../state/board.ts';
import { areAllies } from '../state/seats.ts';
import type { CountName } from '../text/counts.en.ts';
import type { EmpiresView } from '../view.ts';
import { isWarship, worthOf } from './turn.ts';

/** The counts of which less is better. */
export const ENEMY_COUNTS = ['enemy-counters', 'enemy-income'] as const satisfies readonly CountName[];

/**
 * The figures that people compare in a position: fleets, income, explored hexes. Of enemies only what the seat sees is
 * counted.
 */
export function countsOf(view: EmpiresView, seat: Seat): Counts {
  const enemies = view.seats.flatMap((_, other) => (areAllies(view, seat, other) ? [] : [other]));
  const counts: Record<CountName, number> = {
    fleet: view.pieces
      .filter(piece => piece.owner === seat && isWarship(piece))
      .reduce((sum, one) => sum + worthOf(one), 0),
    income: incomeOf(view, seat),
    purse: view.seats[seat]?.own?.cp ?? 0,
    explored: Object.values(view.hexes).filter(hex => hex?.hidden === false).length,
    'enemy-counters': view.pieces.filter(({ owner }) => typeof owner !== 'number' || enemies.includes(owner)).length,
    'enemy-income': enemies.reduce((sum, enemy) => sum + incomeOf(view, enemy), 0),
  };
  return counts;
}

function incomeOf(view: EmpiresView, seat: Seat): number {
  return coloniesOf(view, seat).reduce((sum, [, { value }]) => sum + value, 0);
}
