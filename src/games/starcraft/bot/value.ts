import type { Seat } from '../../../kernel/words/message.ts';
import type { SeatView, StarCraftView } from '../view.ts';
import { UNIT_TYPES } from '../data/units.ts';
import { worthOf } from './strength.ts';
import { workersOf } from './purse.ts';

/**
 * What each thing counts, in the logarithm of the odds: a logistic fit to 500 matches of the rules of thumb against
 * themselves, 8 answers of 100 by chance, one position a round. On every fifth match, which the fit had not seen, the
 * Brier score is 0.17, and 0.25 of the points alone. Combat cards in hand told nothing.
 */
const VALUES = {
  points: 0.16,
  next: 0.04,
  units: 0.1,
  bases: 0.36,
  workers: 0.07,
  areas: 0.03,
  objective: 0.6,
  sheet: 0.09,
};

/** The chance that `seat` wins, as it sees the match: what it has beside the best of its opponents. */
export function chanceOf(view: StarCraftView, seat: Seat): number {
  const team = view.teams?.find(members => members.includes(seat)) ?? [seat];
  const own = Math.max(...team.map(member => strengthOf(view, member)));
  const others = view.seats.filter(owner => !team.includes(owner.seat) && !owner.eliminated);
  const most = Math.max(-Infinity, ...others.map(other => strengthOf(view, other.seat)));
  return 1 / (1 + Math.exp(most - own));
}

function strengthOf(view: StarCraftView, seat: Seat): number {
  const owner = view.seats[seat];
  if (owner?.standing === null || owner === undefined) return 0;
  return Object.values(featuresOf(view, owner)).reduce((sum, part) => sum + part, 0);
}

/** What a seat has, each thing by what it counts. */
function featuresOf(view: StarCraftView, owner: SeatView): Record<keyof typeof VALUES, number> {
  const { standing, seat } = owner;
  const figures = standing?.figures;
  let units = 0;
  for (const spot of Object.values(view.areas)) {
    if (spot.holder !== seat) continue;
    for (const unit of UNIT_TYPES) units += (spot.units[unit] ?? 0) * worthOf(unit);
  }
  const levels = [...Object.values(owner.buildings), ...Object.values(owner.modules)];
  const { have, need } = standing?.objective ?? { have: 0, need: 1 };
  return {
    points: VALUES.points * (figures?.points ?? 0),
    next: VALUES.next * (standing?.pointsNext ?? 0),
    units: VALUES.units * units,
    bases: VALUES.bases * (figures?.bases ?? 0),
    workers: VALUES.workers * workersOf(owner),
    areas: VALUES.areas * (figures?.areas ?? 0),
    objective: VALUES.objective * Math.min(1, have / need),
    sheet: VALUES.sheet * levels.reduce((sum, level) => sum + level, 0),
  };
}
