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
  const [best = 0, second = 0] = [...totals].sort((one, other) => other - one);
  return best > second ? { seat: totals.indexOf(best), left: best - second } : null;
}
