import type { Seat } from '../../../kernel/words.ts';
import type { PaneContext } from '../../board.ts';
import { FACTIONS } from '../data/factions.ts';
import type { Race } from '../data/races.ts';
import type { SeatView, StarCraftView } from '../view.ts';

/** The seat whose things are shown: the one that is asked or looked at, else the viewer, else the one whose turn it is. */
export function shownSeat({ seats, viewer, turn, firstPlayer }: StarCraftView, { seat }: PaneContext): SeatView | null {
  const wanted = seat ?? (viewer === 'spectator' ? null : viewer) ?? turn ?? firstPlayer;
  return seats[wanted] ?? seats[0] ?? null;
}

/** The seat whose secrets the view holds; `null` on the open table. */
export function ownSeat({ seats }: StarCraftView): SeatView | null {
  return seats.find(({ own }) => own !== null) ?? null;
}

/** The race of a seat; `null` before it has a faction. */
export function raceOf({ faction }: SeatView): Race | null {
  return faction === null ? null : FACTIONS[faction].race;
}

/** Seats best first: in the order of the final ranking when there is one, else by conquest points. */
export function byRank({ seats, outcome }: StarCraftView): readonly Seat[] {
  if (outcome !== null) return outcome.ranking.map(({ seat }) => seat);
  const points = (seat: SeatView): number => (seat.eliminated ? -1 : seat.conquestPoints);
  return [...seats].sort((one, other) => points(other) - points(one)).map(({ seat }) => seat);
}
