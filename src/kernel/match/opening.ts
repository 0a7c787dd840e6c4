import type { GameDefinition } from './game.ts';
import type { Framed } from './play.ts';
import { seededRandom, seededXoroshiro } from '../plain/random.ts';
import type { MatchRecord, SeatInfo, Start } from './record.ts';
import { Refusal } from './refusal.ts';
import { message } from '../words/message.ts';
import type { Param } from '../words/message.ts';

/**
 * Makes the state of a match at its very beginning, from its seed. Throws `Refusal` for options that the game does not
 * take.
 */
export function setUp<State extends Framed<Steps>, Steps, View, Options>(
  game: GameDefinition<State, Steps, View, Options>,
  { seats, options, seed, generator = 'xoroshiro128plus' }: Start,
): State {
  const random = generator === 'chacha20' ? seededRandom(seed) : seededXoroshiro(seed);
  return game.setUp(game.options(options, seats), seats, random);
}

/** Checks the number of seats. Throws `Refusal` if the game does not allow this many. */
export function checkSeats(
  {
    title,
    seats: { min, max },
  }: { readonly title: string; readonly seats: { readonly min: number; readonly max: number } },
  seats: readonly SeatInfo[],
): void {
  if (seats.length >= min && seats.length <= max) return;
  throw new Refusal('bad-options', message('kernel.seats', { game: title, min, max, seats: seats.length }));
}

/** Checks the game of a match. Throws `Refusal` ('bad-state') if the match belongs to another game. */
export function checkGame(start: Start, game: string): void {
  if (start.game === game) return;
  throw badState('kernel.record.game', { other: JSON.stringify(start.game), game: JSON.stringify(game) });
}

/** Checks a match record. Throws `Refusal` ('bad-state') if it belongs to another game or is inconsistent. */
export function checkRecord({ start, checkpoint }: MatchRecord, game: string): void {
  checkGame(start, game);
  const isCount = (count: number): boolean => Number.isInteger(count) && count >= 0;
  if (!isCount(checkpoint.answers)) throw badState('kernel.record.answers', { said: checkpoint.answers });
  if (!isCount(checkpoint.told)) throw badState('kernel.record.told', { said: checkpoint.told });
}

/** Makes the refusal to restore a match, with the reason. */
export function badState(key: string, facts?: Readonly<Record<string, Param>>): Refusal {
  return new Refusal('bad-state', message('kernel.no-restore', { reason: message(key, facts) }));
}
