import type { Seat } from '../../../kernel/words/message.ts';
import { TOKENS } from '../data/ships.ts';
import type { InfluenceSpot, Position } from './state.ts';

/** The influence of each seat on a spot: the tokens placed there, plus its token on the sector (GE-10.3). */
export function influenceOn({ regent, sectors, seats }: Position, spot: InfluenceSpot): number[] {
  const totals = seats.map((_, seat) => regent?.placed[spot]?.[seat] ?? 0);
  const control = spot === 'throne' ? undefined : sectors[spot];
  if (control !== undefined) totals[control.seat] = (totals[control.seat] ?? 0) + TOKENS[control.side].influence;
  return totals;
}

/**
 * The winner of an influence conflict, and the influence that it keeps (GE-10.6): the highest total minus the second
 * highest. `null`: nobody wins.
 */
export function winnerOf(totals: readonly number[]): { readonly seat: Seat; readonly left: number } | null {
  let winner = 0;
  let best = 0;
  let second = 0;
  for (let seat = 0; seat < totals.length; seat += 1) {
    const total = totals[seat] ?? 0;
    if (total > best) {
      second = best;
      best = total;
      winner = seat;
    } else if (total > second) second = total;
  }
  return best > second ? { seat: winner, left: best - second } : null;
}
