import type { Seat } from '../../../kernel/words/message.ts';
import { planetsOf } from '../state/board.ts';
import { tokenReserve } from '../state/pieces.ts';
import { opponentsOf, publicSeat } from '../state/seats.ts';
import type { EmperorView } from '../view.ts';
import { totalForce } from './moving.ts';

// What things are worth in points at the end. Each planet is paid at every Regent that is still to come.

/** This many Regents are played while the pool of points lasts. */
const REGENTS = 6;
const FORCE = 0.7;
const GOOD = 0.45;
const ENERGY = 0.65;
const MARK = 0.3;
const TECHNOLOGY = 1.4;
const THRONE = 0.8;
const TOKEN = 0.2;

/** So many points ahead make the chance of two equals 73 to 27. */
const SCALE = 6;

/** The chance that `seat` wins, from points as far as it knows them, planets, and what may become of the rest. */
export function chanceOf(view: EmperorView, seat: Seat): number {
  const own = view.seats[seat]?.points ?? 0;
  const others = opponentsOf(view, seat);
  // Points of others are hidden, but not how many were paid.
  const theirs = (view.paid - own) / Math.max(1, others.length);
  const left = view.pool / Math.max(1, view.paid + view.pool);
  const standing = (of: Seat, points: number): number => Math.exp((points + prospectsOf(view, of, left)) / SCALE);
  const mine = standing(seat, own);
  return mine / others.reduce((sum, other) => sum + standing(other, view.seats[other]?.points ?? theirs), mine);
}

/** What a seat has beside points; `left`: which part of the match is still to come. */
function prospectsOf(view: EmperorView, seat: Seat, left: number): number {
  const { marks, metal, energy, technologies } = publicSeat(view, seat);
  const things = GOOD * metal + ENERGY * energy + MARK * Math.min(marks, 12) + TECHNOLOGY * technologies.length;
  const throne = view.throne === seat ? THRONE : 0;
  const power = FORCE * totalForce(view, seat) + TOKEN * tokenReserve(view, seat);
  return planetsOf(view, seat) * (0.5 + REGENTS * left) + Math.min(1, 2 * left) * (things + power + throne);
}
