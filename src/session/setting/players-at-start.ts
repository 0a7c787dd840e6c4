/** Who may sit on a seat, as the form offers it. */
const SEAT_PLAYERS = ['human', 'coached', 'bot'] as const;
/** A person, the program, or the person of an earlier seat, who sits here too. */
export type SeatPlayer = (typeof SEAT_PLAYERS)[number] | `with:${number}`;

/** The earlier seat whose person sits here too; `null`: this seat has a person of its own, or the program. */
export function sharedSeat(sitter: SeatPlayer): number | null {
  return sitter.startsWith('with:') ? Number(sitter.slice('with:'.length)) : null;
}

/** Who sits on a seat whose person has no other one. */
export function soleSeatPlayer(sitter: SeatPlayer): (typeof SEAT_PLAYERS)[number] {
  return SEAT_PLAYERS.find(each => each === sitter) ?? 'human';
}

/** Who may sit on a seat: also the person of each earlier one that has its own. */
export function seatPlayersFor(players: readonly SeatPlayer[], seat: number): readonly SeatPlayer[] {
  const earlier = players.slice(0, seat).flatMap((sitter, at): SeatPlayer[] => {
    return sitter === 'bot' || sharedSeat(sitter) !== null ? [] : [`with:${at}`];
  });
  return [...SEAT_PLAYERS, ...earlier];
}
