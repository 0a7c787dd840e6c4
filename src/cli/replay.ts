import { loadGame } from '../games/index.ts';
import type { Game } from '../kernel/history/playable.ts';
import type { Start } from '../kernel/match/record.ts';
import type { Seat } from '../kernel/words/message.ts';
import type { SaveEntry } from '../saves/saved/entry.ts';
import type { Loaded } from '../saves/saved/load.ts';
import { storedIn } from '../saves/saved/stored.ts';
import type { Stored } from '../saves/saved/stored.ts';
import { CommandFailure, UsageError } from './exit.ts';
import { say } from './say.ts';
import { quoted } from '../saves/input/plain.ts';

/** Loads the game of a save. Throws `Failure` if this program does not have the game. */
export async function gameOf({ game: id }: SaveEntry): Promise<Game> {
  const game = await loadGame(id);
  if (game === null) throw new CommandFailure(say('cli.save.no-game', { game: id }));
  return game;
}

/**
 * Loads a save, with its game, until `close` is called. Throws `SaveFault` for a save that is damaged or no longer fits
 * the rules, `Failure` for a game that this program does not have.
 */
export async function loadStored({ entry, load }: Stored): Promise<Loaded & { readonly game: Game }> {
  const game = await gameOf(entry);
  return { ...load(game), game };
}

/**
 * Checks the arguments of `orrery replay`: the file of a match and, if the match has ended, the seat whose view is
 * shown. Throws `UsageError` for an unknown seat, `Failure` for a seat's view of a match that has not ended, and the
 * errors of `loadStored`.
 */
export async function replayOf(
  file: string,
  seat: string | null,
): Promise<{ readonly replay: string; readonly seat: Seat | null }> {
  const { match, close } = await loadStored(storedIn(file));
  try {
    if (seat === null) return { replay: file, seat: null };
    const { seats } = match.start;
    const number = findSeat(seats, seat);
    if (match.outcome === null) {
      throw new CommandFailure(say('cli.replay.running', { seat: seats[number]?.name ?? seat }));
    }
    return { replay: file, seat: number };
  } finally {
    close();
  }
}

/** The seat with that name, or with that number, counted from 1. */
function findSeat(seats: Start['seats'], text: string): Seat {
  const seatByName = seats.findIndex(({ name }) => name.toLowerCase() === text.toLowerCase());
  if (seatByName >= 0) return seatByName;
  const number = /^\d+$/.test(text) ? Number(text) : 0;
  if (number >= 1 && number <= seats.length) return number - 1;
  const knownSeats = seats.map(({ name }, at) => `${at + 1} ${name}`).join(', ');
  throw new UsageError(say('cli.replay.no-seat', { seat: quoted(text), known: knownSeats }));
}
