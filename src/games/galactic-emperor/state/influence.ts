import type { Seat } from '../../../kernel/words/message.ts';
import { TOKENS } from '../data/ships.ts';
import type { InfluenceSpot, Position } from './state.ts';

/** What each seat has on a spot: its tokens there, and what stands on the sector (GE-10.3). */
export function influenceOn({ regent, sectors, seats }: Position, spot: InfluenceSpot): number[] {
  const totals = seats.map((_, seat) => regent?.placed[spot]?.[seat] ?? 0);
  const control = spot === 'throne' ? undefined : sectors[spot];
  if (control !== undefined) totals[control.seat] = (totals[control.seat] ?? 0) + TOKENS[control.side].influence;
  return totals;
}

/**
 * GE-10.6: one is taken from each until only one has any: the highest keeps what it has more than the second; `null`:
 * nobody.
 */
export function winnerOf(totals: readonly number[]): { readonly seat: Seat; readonly left: number } | null {
  const [best = 0, second = 0] = [...totals].sort((one, other) => other - one);
  return best > second ? { seat: totals.indexOf(best), left: best - second } : null;
}
