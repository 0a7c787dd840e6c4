import type { Counts } from '../../../bots/reasons.ts';
import type { Seat } from '../../../kernel/words/message.ts';
import { planetsOf } from '../state/board.ts';
import { shipsAt, sizeOf, spacesWithShips } from '../state/pieces.ts';
import { opponentsOf, publicSeat } from '../state/seats.ts';
import type { CountName } from '../text/counts.en.ts';
import type { EmperorView } from '../view.ts';

/** The counts of which less is better. */
export const ENEMY_COUNTS = ['enemy-planets', 'enemy-ships'] as const satisfies readonly CountName[];

/**
 * The counts of a position that people compare: own points, planets, the Throne, ships and goods, and the average of
 * the opponents' planets and ships.
 */
export function countsOf(view: EmperorView, seat: Seat): Counts {
  const { marks, metal, energy, technologies } = publicSeat(view, seat);
  const others = opponentsOf(view, seat);
  const counts: Record<CountName, number> = {
    points: view.seats[seat]?.points ?? 0,
    planets: planetsOf(view, seat),
    throne: view.throne === seat ? 1 : 0,
    ships: shipsOf(view, seat),
    technologies: technologies.length,
    marks,
    metal,
    energy,
    'enemy-planets': average(others.map(other => planetsOf(view, other))),
    'enemy-ships': average(others.map(other => shipsOf(view, other))),
  };
  return counts;
}

function shipsOf(view: EmperorView, seat: Seat): number {
  return spacesWithShips(view, seat).reduce((sum, space) => sum + sizeOf(shipsAt(view, seat, space)), 0);
}

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
