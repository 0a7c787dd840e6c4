import { entryOf, isEntry, isReadable, standingLines } from './chronicle.ts';
import type { EntryLine, History } from './chronicle.ts';
import type { CheckpointLine } from './lines.ts';
import type { Game } from './playable.ts';
import type { Start } from '../match/record.ts';

/** The part of a history from one checkpoint to the next. */
export interface Stretch {
  readonly from: CheckpointLine;
  /** The entries after the checkpoint's own entries. */
  readonly entries: readonly EntryLine[];
  /** The next checkpoint; `null` if no checkpoint follows. */
  readonly next: CheckpointLine | null;
}

/**
 * The stretch of a history in which decision `targetDecision` was pending; `null` if no checkpoint comes before that
 * decision.
 */
export function stretchAt(history: History, targetDecision: number): Stretch | null {
  let nextCheckpoint: CheckpointLine | null = null;
  let entries: EntryLine[] = [];
  for (const { line } of standingLines(history)) {
    if (line.line === 'checkpoint' && isReadable(line)) {
      if (line.at <= targetDecision) return { from: line, entries: entries.reverse(), next: nextCheckpoint };
      nextCheckpoint = line;
      entries = [];
    } else if (isEntry(line)) entries.push(line);
  }
  return null;
}

/** Thrown to end a run that has reached the state of the next checkpoint. */
class TargetReached extends Error {}

/**
 * Whether replaying a stretch still reaches exactly the state of the next checkpoint, or simply succeeds if no
 * checkpoint follows. After a change of the rules it may not, even if every answer still fits.
 */
export function canStillReplay(game: Pick<Game, 'run'>, start: Start, { from, entries, next }: Stretch): boolean {
  try {
    const run = game.run(start, from.checkpoint);
    const hasReachedTarget = (): boolean =>
      next !== null && run.answers === next.checkpoint.answers && run.isAt(next.checkpoint.state);
    if (hasReachedTarget()) return true;
    run.listener = {
      stepEnded: () => {
        if (hasReachedTarget()) throw new TargetReached();
      },
    };
    run.begin();
    for (const entry of [...from.since, ...entries.map(entryOf)]) run.again(entry);
    return next === null || hasReachedTarget();
  } catch (error) {
    // Newer rules may throw anything at an old answer; then the stretch can't be replayed.
    return error instanceof TargetReached;
  }
}
