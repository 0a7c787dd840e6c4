import type { Counts } from '../../../bots/reasons.ts';
import type { Seat } from '../../../kernel/words/message.ts';
import type { CountName } from '../text/counts.en.ts';
import type { StarCraftView } from '../view.ts';

/** The counts of which less is better. */
export const ENEMY_COUNTS = ['enemy-points', 'enemy-bases', 'enemy-units'] as const satisfies readonly CountName[];

/**
 * The figures of a position that hints compare: points, bases, units, workers, technologies. Those of opponents are
 * averages.
 */
export function countsOf(view: StarCraftView, seat: Seat): Counts {
  const own = view.seats[seat];
  const friends = view.teams?.find(team => team.includes(seat)) ?? [seat];
  const others = view.seats.filter(other => !friends.includes(other.seat) && !other.eliminated);
  const counts: Record<CountName, number> = {
    points: own?.conquestPoints ?? 0,
    coming: own?.standing?.pointsNext ?? 0,
    bases: basesOf(view, seat),
    units: unitsOf(view, seat),
    workers: own === undefined ? 0 : workersOf(own),
    technologies: own?.playArea.length ?? 0,
    resources: own?.resourceCards.length ?? 0,
    'enemy-points': average(others.map(other => other.conquestPoints)),
    'enemy-bases': average(others.map(other => basesOf(view, other.seat))),
    'enemy-units': average(others.map(other => unitsOf(view, other.seat))),
  };
  return counts;
}

function basesOf({ areas }: StarCraftView, seat: Seat): number {
  return Object.values(areas).filter(area => area.base === seat).length;
}

function unitsOf({ areas }: StarCraftView, seat: Seat): number {
  return Object.values(areas)
    .filter(({ holder }) => holder === seat)
    .reduce((sum, { units }) => sum + Object.values(units).reduce((all, count) => all + count, 0), 0);
}

function workersOf({ pool, unavailable, permanent, resourceCards }: StarCraftView['seats'][number]): number {
  const workersOnCards = resourceCards.reduce((sum, { workers }) => sum + workers, 0);
  return pool + unavailable + permanent.mineral + permanent.gas + workersOnCards;
}

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
