import type { PaneContext } from '../../../boards/pane.ts';
import { nameOf } from '../../../boards/naming.ts';
import { planetsOf } from '../state/board.ts';
import { tokenReserve } from '../state/pieces.ts';
import { say } from '../text/say.ts';
import type { EmperorView } from '../view.ts';

/**
 * What may end the game soon: a pool that the points of the next Regent would empty, a seat with one token left in
 * hand, or a seat with all tokens on sectors (GE-12.1, GE-12.3).
 */
export function alarms(view: EmperorView, context: PaneContext): readonly string[] {
  if (view.outcome !== null) return [];
  const seats = [...view.seats.entries()].filter(([, { out }]) => !out).map(([seat]) => seat);
  const planets = seats.reduce((sum, seat) => sum + planetsOf(view, seat), 0);
  const isPoolLow = view.round > 0 && planets > 0 && view.pool <= planets;
  const lastTokenSeats = seats.filter(seat => tokenReserve(view, seat) === 1);
  // During a Regent, influence tokens may still return to the hand.
  const areLastTokens = view.regent === null && view.battle?.kind !== 'final';
  const noTokenSeats = areLastTokens ? seats.filter(seat => tokenReserve(view, seat) === 0) : [];
  return [
    ...(isPoolLow ? [say('alarm.pool', { count: view.pool })] : []),
    ...lastTokenSeats.map(seat => say('alarm.last-token', { name: nameOf(context, seat) })),
    ...noTokenSeats.map(seat => say('alarm.no-token', { name: nameOf(context, seat) })),
  ].map(context.format);
}
