import type { GameDefinition } from './game.ts';
import type { Framed } from './play.ts';
import { seededRandom } from './random.ts';
import { isAct } from './record.ts';
import type { Checkpoint, MatchRecord, SeatInfo, Start } from './record.ts';
import { Refusal } from './refusal.ts';
import { words } from './words.ts';
import type { Param } from './words.ts';

/** The state of a match at its very beginning, from its seed. Throws `Refusal` for options the game does not take. */
export function setUp<State extends Framed<Steps>, Steps, View, Options>(
  game: GameDefinition<State, Steps, View, Options>,
  { seats, options, seed }: Start,
): State {
  return game.setUp(game.options(options, seats), seats, seededRandom(seed));
}

/** The first checkpoint of a match: the one it began at, or else its seed's. */
export function openingOf<State extends Framed<Steps>, Steps, View, Options>(
  game: GameDefinition<State, Steps, View, Options>,
  start: Start,
  opening: Checkpoint | null,
): Checkpoint {
  return opening ?? { entries: 0, answers: 0, told: 0, state: setUp(game, start) };
}

/** Throws `Refusal` when the game is not for so many seats. */
export function checkSeats(
  {
    title,
    seats: { min, max },
  }: { readonly title: string; readonly seats: { readonly min: number; readonly max: number } },
  seats: readonly SeatInfo[],
): void {
  if (seats.length >= min && seats.length <= max) return;
  throw new Refusal('bad-options', words('kernel.seats', { game: title, min, max, seats: seats.length }));
}

/** Throws `Refusal` ('bad-state') when the parts of a record do not fit together. */
export function checkRecord({ start, entries, checkpoint, log, logFrom }: MatchRecord, game: string): void {
  const bad = (key: string, facts?: Readonly<Record<string, Param>>): Refusal =>
    new Refusal('bad-state', words('kernel.no-restore', { reason: words(key, facts) }));
  const isCount = (count: number): boolean => Number.isInteger(count) && count >= 0;
  if (start.game !== game)
    throw bad('kernel.record.game', { other: JSON.stringify(start.game), game: JSON.stringify(game) });
  if (!isCount(checkpoint.entries) || checkpoint.entries > entries.length) {
    throw bad('kernel.record.checkpoint', { entries: checkpoint.entries, all: entries.length });
  }
  const answers = entries.slice(0, checkpoint.entries).filter(entry => !isAct(entry)).length;
  if (checkpoint.answers !== answers) throw bad('kernel.record.answers', { answers, said: checkpoint.answers });
  if (!isCount(logFrom) || log.some((event, place) => event.index !== logFrom + place)) throw bad('kernel.record.gaps');
  if (!isCount(checkpoint.told) || logFrom > checkpoint.told || logFrom + log.length < checkpoint.told) {
    throw bad('kernel.record.short', { event: checkpoint.told });
  }
}
