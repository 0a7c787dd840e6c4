import type { RunStart } from '../match/checkpoints.ts';
import type { GameDefinition } from '../match/game.ts';
import type { Framed } from '../match/play.ts';
import type { Checkpoint, Start } from '../match/record.ts';
import { Run } from '../match/run.ts';
import { copy } from '../plain/copy.ts';
import { entryOf, tailOf } from './chronicle.ts';
import type { History, Tail } from './chronicle.ts';
import { canStillReplay, stretchAt } from './stretch.ts';

// Where a match continues from its history: at a checkpoint whose state the game reads anew.

/** Makes a run that begins at a checkpoint. Throws `Refusal` ('bad-state') if its state is invalid. */
export function runFrom<State extends Framed<Steps>, Steps, View, Options>(
  game: GameDefinition<State, Steps, View, Options>,
  { seats }: Start,
  checkpoint: Checkpoint,
): Run<State, Steps, View, Options> {
  return new Run(game, { ...checkpoint, state: game.readState(copy(checkpoint.state), seats) });
}

/**
 * The start of a run that continues from the end of a history. Throws `Refusal` ('bad-state') if the state is invalid.
 */
export function startFrom<State extends Framed<Steps>, Steps, View, Options>(
  game: GameDefinition<State, Steps, View, Options>,
  { seats }: Start,
  { checkpoint: { checkpoint, since }, since: more }: Pick<Tail, 'checkpoint' | 'since'>,
): RunStart<State> {
  const { answers, told } = checkpoint;
  const state = game.readState(copy(checkpoint.state), seats);
  return { state, answers, told, entries: [...since, ...more.map(entryOf)] };
}

/**
 * The start of a run that continues from the last checkpoint before decision `to`; `null` if there is none, or if
 * replaying from it no longer leads to that decision.
 */
export function startBefore<State extends Framed<Steps>, Steps, View, Options>(
  game: GameDefinition<State, Steps, View, Options>,
  start: Start,
  history: History,
  to: number,
): RunStart<State> | null {
  const tail = tailOf(history, { to });
  const stretch = stretchAt(history, to);
  if (tail === null || tail.damaged || stretch === null) return null;
  const run = (from: Start, checkpoint: Checkpoint) => runFrom(game, from, checkpoint);
  return canStillReplay({ run }, start, stretch) ? startFrom(game, start, tail) : null;
}

/**
 * Whether a history includes what happened before the first question. The program may have ended before it wrote that.
 */
export function isBegun({ head }: History, { checkpoint, since, told }: Tail): boolean {
  return checkpoint.entry > 0 || since.length > 0 || told > head.told;
}
