import type { Keeping } from './checkpoints.ts';
import type { GameDefinition } from './game.ts';
import { checkRecord, checkSeats, openingOf, setUp } from './opening.ts';
import type { Framed } from './play.ts';
import type { Checkpoint, MatchRecord, SeatInfo, Start } from './record.ts';
import { messageOf, Refusal, RuleFault } from './refusal.ts';
import { RunningMatch } from './running.ts';
import { words } from './words.ts';

export type { Keeping } from './checkpoints.ts';
export type { UndoFacts } from './history.ts';
export { RunningMatch } from './running.ts';

/** A match at its very beginning. Throws `Refusal` for options or a number of seats that the game does not take. */
export function startMatch<State extends Framed<Steps>, Steps, View, Options>(
  game: GameDefinition<State, Steps, View, Options>,
  setting: { readonly seats: readonly SeatInfo[]; readonly options?: unknown; readonly seed: string },
  keeping: Keeping = {},
): RunningMatch<State, Steps, View, Options> {
  const { seats, seed, options = {} } = setting;
  checkSeats(game, seats);
  const start: Start = { game: game.id, rulesVersion: game.rulesVersion, seats, options, seed };
  const state = setUp(game, start);
  try {
    return new RunningMatch(game, start, { state }, keeping);
  } catch (error) {
    throw new RuleFault(`The match can't begin: ${messageOf(error)}`, { cause: error });
  }
}

/** A match from its record: the checkpoint, and the answers since then again. Throws `Refusal` when they do not fit. */
export function restoreMatch<State extends Framed<Steps>, Steps, View, Options>(
  game: GameDefinition<State, Steps, View, Options>,
  record: MatchRecord,
  keeping: Keeping = {},
): RunningMatch<State, Steps, View, Options> {
  checkSeats(game, record.start.seats);
  checkRecord(record, game.id);
  try {
    return new RunningMatch(game, record.start, { record }, keeping);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal('bad-state', words('kernel.no-restore', { reason: messageOf(error) }), { cause: error });
  }
}

/** The same match run again from its beginning (or its opening position), so that its whole log is told. */
export function replayMatch<State extends Framed<Steps>, Steps, View, Options>(
  game: GameDefinition<State, Steps, View, Options>,
  record: MatchRecord,
  keeping: Keeping = {},
): RunningMatch<State, Steps, View, Options> {
  const checkpoint = openingOf(game, record.start, record.opening);
  return restoreMatch(game, { ...record, checkpoint, log: [], logFrom: checkpoint.told }, keeping);
}

/** A record that begins at a position, a checkpoint built by hand: for tests, lessons and puzzles. */
export function recordFrom(start: Start, state: unknown): MatchRecord {
  const opening: Checkpoint = { entries: 0, answers: 0, told: 0, state };
  return { start, opening, entries: [], checkpoint: opening, log: [], logFrom: 0 };
}
