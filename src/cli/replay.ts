import { loadGame } from '../games/index.ts';
import type { Game } from '../kernel/playable.ts';
import type { Seat } from '../kernel/words.ts';
import type { Save } from '../saves/format.ts';
import { readSave, restoreSave } from '../saves/load.ts';
import type { Loaded } from '../saves/load.ts';
import { Failure, UsageError } from './exit.ts';
import { say } from './say.ts';
import { quoted } from '../saves/plain.ts';

/** The game of a save. Throws `Failure` when this program has none such. */
export async function gameOf(save: Save): Promise<Game> {
  const game = await loadGame(save.game);
  if (game === null) throw new Failure(say('cli.save.no-game', { game: save.game }));
  return game;
}

/** A save that can be looked back on. Throws `SaveFault` for a damaged one or one that no longer fits, `Failure`. */
export async function readBack(save: Save): Promise<Loaded & { readonly game: Game }> {
  const game = await gameOf(save);
  return { ...restoreSave(game, save), game };
}

/**
 * Where `orrery replay` begins: at the match in a file, by the eyes of a seat when it has ended. Throws `UsageError` for a seat that
 * is not in it, `Failure` for a seat's view of a match that goes on, and what `readBack` throws.
 */
export async function replayOf(
  file: string,
  seat: string | null,
): Promise<{ readonly replay: string; readonly seat: Seat | null }> {
  const { match, save } = await readBack(readSave(file));
  if (seat === null) return { replay: file, seat: null };
  const number = seatMeant(save, seat);
  if (match.outcome === null) {
    throw new Failure(say('cli.replay.running', { seat: save.seats[number]?.name ?? seat }));
  }
  return { replay: file, seat: number };
}

/** The seat that somebody means by its name or its number, counted from 1. */
function seatMeant({ seats }: Save, text: string): Seat {
  const named = seats.findIndex(({ name }) => name.toLowerCase() === text.toLowerCase());
  if (named >= 0) return named;
  const number = /^\d+$/.test(text) ? Number(text) : 0;
  if (number >= 1 && number <= seats.length) return number - 1;
  const known = seats.map(({ name }, at) => `${at + 1} ${name}`).join(', ');
  throw new UsageError(say('cli.replay.no-seat', { seat: quoted(text), known }));
}
