import type { Seat } from '../../../kernel/words/message.ts';
import type { PaneContext } from '../../../boards/pane.ts';
import { FACTIONS } from '../data/factions.ts';
import type { Race } from '../data/races.ts';
import type { OwnSecrets, SeatView, StarCraftView } from '../view.ts';

/**
 * The seat whose things a pane shows: the one that is asked or looked at, otherwise the viewer, otherwise the one whose
 * turn it is.
 */
export function shownSeat({ seats, viewer, turn, firstPlayer }: StarCraftView, { seat }: PaneContext): SeatView | null {
  const wantedSeat = seat ?? (viewer === 'spectator' ? null : viewer) ?? turn ?? firstPlayer;
  return seats[wantedSeat] ?? seats[0] ?? null;
}

/** A seat in the view together with its secrets. */
export type OwnSeat = SeatView & { readonly own: OwnSecrets };

/** The seat whose secrets are in the view; `null` on the open table. */
export function ownSeat({ seats }: StarCraftView): OwnSeat | null {
  return seats.find(isOwnSeat) ?? null;
}

function isOwnSeat(seat: SeatView): seat is OwnSeat {
  return seat.own !== null;
}

/** The race of a seat; `null` before it has a faction. */
export function raceOf({ faction }: SeatView): Race | null {
  return faction === null ? null : FACTIONS[faction].race;
}

/** The seats with the best one first: by the final ranking after the match, otherwise by conquest points. */
export function seatsByRank({ seats, outcome }: StarCraftView): readonly Seat[] {
  if (outcome !== null) {
    const rankedSeats = outcome.ranking.map(({ seat }) => seat);
    return [
      ...rankedSeats.filter(seat => outcome.winners.includes(seat)),
      ...rankedSeats.filter(seat => !outcome.winners.includes(seat)),
    ];
  }
  const points = (seat: SeatView): number => (seat.eliminated ? -1 : seat.conquestPoints);
  return [...seats].sort((one, other) => points(other) - points(one)).map(({ seat }) => seat);
}
