import type { Seat } from '../../../kernel/words/message.ts';
import { TOKENS } from '../data/ships.ts';
import { inOrderFrom } from './seats.ts';
import type { InfluenceSpot, PublicState } from './state.ts';

/** The influence of each seat on a spot: the tokens placed there, plus its token on the sector (GE-10.3). */
export function influenceOn({ regent, sectors, seats }: PublicState, spot: InfluenceSpot): number[] {
  const influenceTotals = seats.map((_, seat) => regent?.placed[spot]?.[seat] ?? 0);
  const control = spot === 'throne' ? undefined : sectors[spot];
  if (control !== undefined)
    influenceTotals[control.seat] = (influenceTotals[control.seat] ?? 0) + TOKENS[control.side].influence;
  return influenceTotals;
}

/**
 * The winner of an influence conflict, and the influence that it keeps (GE-10.6): the highest total minus the second
 * highest. `null`: nobody wins.
 */
export function winnerOf(influenceTotals: readonly number[]): { readonly seat: Seat; readonly left: number } | null {
  let winner = 0;
  let highestTotal = 0;
  let secondTotal = 0;
  for (let seat = 0; seat < influenceTotals.length; seat += 1) {
    const total = influenceTotals[seat] ?? 0;
    if (total > highestTotal) {
      secondTotal = highestTotal;
      highestTotal = total;
      winner = seat;
    } else if (total > secondTotal) secondTotal = total;
  }
  return highestTotal > secondTotal ? { seat: winner, left: highestTotal - secondTotal } : null;
}

/**
 * The seat that gets the Throne with that influence on it, and whether it wins it: without a winner, it goes to the
 * chooser, or to the seat after a chooser that has left the match (GE-10.8).
 */
export function throneFor(
  state: PublicState,
  influenceTotals: readonly number[],
): { readonly seat: Seat; readonly wins: boolean } {
  const winner = winnerOf(influenceTotals);
  if (winner !== null) return { seat: winner.seat, wins: true };
  const chooser = state.role?.chooser ?? 0;
  return { seat: inOrderFrom(state, chooser)[0] ?? chooser, wins: false };
}
