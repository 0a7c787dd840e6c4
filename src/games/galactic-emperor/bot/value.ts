import type { Seat } from '../../../kernel/words/message.ts';
import { MOST_MARKS_POINTS, TIED_MARKS_POINTS } from '../data/set-up.ts';
import { planetsOf } from '../state/board.ts';
import { tokenReserve } from '../state/pieces.ts';
import { opponentsOf, publicSeat } from '../state/seats.ts';
import type { EmperorView } from '../view.ts';
import { totalForce } from './moving.ts';

// The worth of goods, ships and tokens, in points at the end of the match. A planet gives a point at every Regent still
// to come.

/** The expected number of Regents until the pool of points is empty. */
const REGENTS = 6;
const FORCE = 0.7;
const GOOD = 0.45;
const ENERGY = 0.65;
const MARK = 0.3;
const TECHNOLOGY = 1.4;
/**
 * The worth of the Throne. Its holder picks a role first, and as Regent places its influence last, so that it keeps the
 * Throne.
 */
const THRONE = 2.5;
const TOKEN = 0.2;

/** The scale of the logistic curve: between two equal seats, a lead of this many points is a chance of 73 to 27. */
const SCALE = 6;

/** The chance that `seat` wins, from the points it knows, the planets, and the worth of everything else. */
export function chanceOf(view: EmperorView, seat: Seat): number {
  const own = view.seats[seat]?.points ?? 0;
  const others = opponentsOf(view, seat);
  // The points of others are hidden, but the sum of all points paid is public.
  const theirs = (view.paid - own) / Math.max(1, others.length);
  const left = view.pool / Math.max(1, view.paid + view.pool);
  const standing = (of: Seat, points: number): number => Math.exp((points + prospectsOf(view, of, left)) / SCALE);
  const mine = standing(seat, own);
  return mine / others.reduce((sum, other) => sum + standing(other, view.seats[other]?.points ?? theirs), mine);
}

/** The worth of a seat's position beyond its points. `left`: the share of the match still to come, from 0 to 1. */
function prospectsOf(view: EmperorView, seat: Seat, left: number): number {
  const { marks, metal, energy, technologies } = publicSeat(view, seat);
  const things = GOOD * metal + ENERGY * energy + MARK * Math.min(marks, 12) + TECHNOLOGY * technologies.length;
  const throne = view.throne === seat ? THRONE : 0;
  const power = FORCE * totalForce(view, seat) + TOKEN * tokenReserve(view, seat);
  // What is left of goods and ships counts ever less, and what the end pays for ever more.
  const running = Math.min(1, 2 * left);
  return (
    planetsOf(view, seat) * (0.5 + REGENTS * left) +
    running * (things + power + throne) +
    (1 - running) * marksPoints(view, seat)
  );
}

/** The points that a seat would get for its marks if the match ended now (GE-12.5). */
function marksPoints(view: EmperorView, seat: Seat): number {
  const { marks } = publicSeat(view, seat);
  const most = Math.max(...opponentsOf(view, seat).map(other => publicSeat(view, other).marks));
  return marks > most ? MOST_MARKS_POINTS : marks === most ? TIED_MARKS_POINTS : 0;
}
