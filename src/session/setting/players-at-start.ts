/** Who may play a seat, as the new-match form offers it: a person, a person with the coach, or a bot. */
const SEAT_PLAYERS = ['human', 'coached', 'bot'] as const;
/** Who plays a seat: a person, a bot, or (`with:0`) the person of an earlier seat, who plays this seat too. */
export type SeatPlayer = (typeof SEAT_PLAYERS)[number] | `with:${number}`;

/** The earlier seat whose person also plays this seat; `null`: the seat has a person of its own, or a bot. */
export function sharedSeat(seatPlayer: SeatPlayer): number | null {
  return seatPlayer.startsWith('with:') ? Number(seatPlayer.slice('with:'.length)) : null;
}

/** Who plays a seat, for a seat that does not share its person with an earlier seat. */
export function soleSeatPlayer(seatPlayer: SeatPlayer): (typeof SEAT_PLAYERS)[number] {
  return SEAT_PLAYERS.find(each => each === seatPlayer) ?? 'human';
}

/** All who may play a seat: also the person of each earlier seat that has a person of its own. */
export function seatPlayersFor(players: readonly SeatPlayer[], seat: number): readonly SeatPlayer[] {
  const earlierPersons = players.slice(0, seat).flatMap((sitter, at): SeatPlayer[] => {
    return sitter === 'bot' || sharedSeat(sitter) !== null ? [] : [`with:${at}`];
  });
  return [...SEAT_PLAYERS, ...earlierPersons];
}
