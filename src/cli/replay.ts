import { loadGame } from '../games/index.ts';
import type { Game } from '../kernel/history/playable.ts';
import type { Start } from '../kernel/match/record.ts';
import type { Seat } from '../kernel/words/message.ts';
import type { SaveEntry } from '../saves/saved/entry.ts';
import type { Loaded } from '../saves/saved/load.ts';
import { storedIn } from '../saves/saved/stored.ts';
import type { Stored } from '../saves/saved/stored.ts';
import { Failure, UsageError } from './exit.ts';
import { say } from './say.ts';
import { quoted } from '../saves/input/plain.ts';

/** The game of a save. Throws `Failure` when this program has none such. */
export async function gameOf({ game: id }: SaveEntry): Promise<Game> {
  const game = await loadGame(id);
  if (game === null) throw new Failure(say('cli.save.no-game', { game: id }));
  return game;
}

/**
 * A save that can be looked back on, until it is closed. Throws `SaveFault` for a damaged one or one that no longer
 * fits, `Failure` for one of a game that is not here.
 */
export async function readBack({ entry, load }: Stored): Promise<Loaded & { readonly game: Game }> {
  const game = await gameOf(entry);
  return { ...load(game), game };
}

/**
 * Where `orrery replay` begins: at the match in a file, by the eyes of a seat when it has ended. Throws `UsageError`
 * for a seat that is not in it, `Failure` for a seat's view of a match that goes on, and what `readBack` throws.
 */
export async function replayOf(
  file: string,
  seat: string | null,
): Promise<{ readonly replay: string; readonly seat: Seat | null }> {
  const { match, close } = await readBack(storedIn(file));
  try {
    if (seat === null) return { replay: file, seat: null };
    const { seats } = match.start;
    const number = seatMeant(seats, seat);
    if (match.outcome === null) {
      throw new Failure(say('cli.replay.running', { seat: seats[number]?.name ?? seat }));
    }
    return { replay: file, seat: number };
  } finally {
    close();
  }
}

/** The seat that somebody means by its name or its number, counted from 1. */
function seatMeant(seats: Start['seats'], text: string): Seat {
  const named = seats.findIndex(({ name }) => name.toLowerCase() === text.toLowerCase());
  if (named >= 0) return named;
  const number = /^\d+$/.test(text) ? Number(text) : 0;
  if (number >= 1 && number <= seats.length) return number - 1;
  const known = seats.map(({ name }, at) => `${at + 1} ${name}`).join(', ');
  throw new UsageError(say('cli.replay.no-seat', { seat: quoted(text), known }));
}
