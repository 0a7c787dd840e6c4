import { chanceBy } from '../../../bots/logistic.ts';
import type { Features } from '../../../bots/logistic.ts';
import type { Seat } from '../../../kernel/words/message.ts';
import { UNIT_TYPES } from '../data/units.ts';
import type { SeatView, StarCraftView } from '../view.ts';
import { workersOf } from './purse.ts';
import { sketchOf, spotsOn } from './sketch.ts';
import { worthOf, worthOfAll } from './strength.ts';
import { threatTo } from './worth.ts';
import weights from './weights.json' with { type: 'json' };

/** The round in which a match of two seats usually ends. */
const USUAL_LAST_ROUND = 7;

/** The features whose weights change in the course of the match. */
const TIMED_FEATURES: ReadonlySet<string> = new Set(['points', 'next', 'objective']);

/** The estimated chance that `seat` wins, judged by its view. `npm run train` fits the weights. */
export function chanceOf(view: StarCraftView, seat: Seat): number {
  return chanceBy(weights, featuresOf(view, seat));
}

/** The features that predict the winner: the lead of `seat`'s team over the best opponent in each figure. */
export function featuresOf(view: StarCraftView, seat: Seat): Features {
  const team = view.teams?.find(members => members.includes(seat)) ?? [seat];
  const isIn = (owner: SeatView): boolean => team.includes(owner.seat);
  const own = bestOf(view.seats.filter(isIn).map(owner => figuresOf(view, owner)));
  const theirs = bestOf(view.seats.filter(owner => !isIn(owner) && !owner.eliminated).map(one => figuresOf(view, one)));
  const progress = Math.min(1, view.round / USUAL_LAST_ROUND);
  const leads: Record<string, number> = {};
  for (const [name, value] of Object.entries(own)) {
    const difference = value - (theirs[name] ?? 0);
    leads[name] = difference;
    if (TIMED_FEATURES.has(name)) leads[`late-${name}`] = progress * difference;
  }
  return leads;
}

/** The maximum of each feature over several seats. */
function bestOf(all: readonly Features[]): Features {
  const most: Record<string, number> = {};
  for (const figures of all)
    for (const [name, value] of Object.entries(figures)) most[name] = Math.max(most[name] ?? -Infinity, value);
  return most;
}

function figuresOf(view: StarCraftView, owner: SeatView): Features {
  const { standing, seat } = owner;
  let units = 0;
  for (const spot of Object.values(view.areas)) {
    if (spot.holder !== seat) continue;
    for (const unit of UNIT_TYPES) units += (spot.units[unit] ?? 0) * worthOf(unit);
  }
  const levels = [...Object.values(owner.buildings), ...Object.values(owner.modules)];
  const { have, need } = standing?.objective ?? { have: 0, need: 1 };
  return {
    points: owner.conquestPoints,
    next: standing?.pointsNext ?? 0,
    units,
    bases: standing?.figures.bases ?? 0,
    workers: workersOf(owner),
    areas: standing?.figures.areas ?? 0,
    objective: Math.min(1, have / need),
    sheet: levels.reduce((sum, level) => sum + level, 0),
    technologies: owner.playArea.length,
    resources: owner.resourceCards.length,
    exposed: baseDangerOf(view, owner),
  };
}

/**
 * The sum over a seat's bases of their danger from 0 to 1 (SC-18.1): the enemies' share of all force that can fight on
 * the planet. A base without a guard beside an enemy counts 1.
 */
function baseDangerOf(view: StarCraftView, { seat }: SeatView): number {
  const sketch = sketchOf(view, seat);
  let exposed = 0;
  for (const planet of sketch.planets) {
    for (const { base, holder, units } of spotsOn(sketch, planet)) {
      if (base !== seat) continue;
      const threat = threatTo(sketch, planet);
      if (threat > 0) exposed += threat / (threat + (holder === seat ? worthOfAll(units) : 0));
    }
  }
  return exposed;
}
