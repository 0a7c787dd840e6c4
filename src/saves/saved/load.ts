import { isReadable, MemoryChronicle, tailOf } from '../../kernel/history/chronicle.ts';
import type { Chronicle, History } from '../../kernel/history/chronicle.ts';
import type { Line } from '../../kernel/history/lines.ts';
import type { CheckpointPolicy } from '../../kernel/match/checkpoints.ts';
import type { Game, Match } from '../../kernel/history/playable.ts';
import { messageFor } from '../../kernel/match/refusal.ts';
import type { Message } from '../../kernel/words/message.ts';
import { isOldSave } from './entry.ts';
import { SaveFault } from '../input/fault.ts';
import { openHistory } from '../file/file-history.ts';
import type { FileHistory } from '../file/file-history.ts';
import type { FileHead } from '../lines/lines.ts';
import type { Save } from '../old/format.ts';
import { readSave } from '../old/read.ts';
import { replaySave } from '../old/replay.ts';
import { say } from '../input/say.ts';
import { computeEverything, resultOrError } from '../input/untrusted.ts';
import { standingOf } from '../lines/table-lines.ts';
import type { TableLine } from '../lines/table-lines.ts';

/** A saved match that was loaded for reading: nothing that is done in it is written to the file. */
export interface Loaded {
  readonly match: Match;
  readonly head: FileHead;
  /** The table's data in the save; `null`: there is none. */
  readonly table: TableLine | null;
  /** A message about what could not be restored; `null`: everything was. */
  readonly lost: Message | null;
  /** Closes the file of the save. */
  readonly close: () => void;
}

/** The checkpoint policy of a trial: without checkpoints, an endless loop of steps is found quickly. */
const TRIAL_POLICY: CheckpointPolicy = { checkpointEvery: Infinity };

/** Loads a saved match at the decision that was pending. Throws `SaveFault` if it can't be restored. */
export function loadMatch(game: Game, file: string, keeping: CheckpointPolicy = {}): Loaded {
  if (isOldSave(file)) return loadOldSave(game, readSave(file));
  const history = openHistory(file);
  try {
    return loadHistory(game, history, keeping);
  } catch (error) {
    history.close();
    throw error;
  }
}

/** Loads a match from its history, which `close` of the result closes. Throws `SaveFault` if it can't be restored. */
export function loadHistory(game: Game, history: FileHistory, keeping: CheckpointPolicy = {}): Loaded {
  const chronicle = new MemoryChronicle(history.head, history);
  const { match, lost } = resumeFrom(game, chronicle, { keeping, torn: history.torn });
  const table = standingOf(history)?.table ?? null;
  return { match, head: history.head, table, lost, close: history.close };
}

/** Loads a match from a save in the old format. Throws `SaveFault` if it can't be restored. */
export function loadOldSave(game: Game, save: Save): Loaded {
  const { match, table, lost } = replaySave(game, save);
  return { match, head: { ...match.history.head, begun: new Date(save.begun) }, table, lost, close: () => undefined };
}

/**
 * Resumes a match at the end of an untrusted history. First its state is tried with everything that could be shown of
 * it, because a right checksum says only that nothing was damaged. `torn`: the last line was cut off, so the last
 * entries may be lost, as they may if the last lines can't be read. Throws `SaveFault` if the history does not fit the
 * game.
 */
export function resumeFrom(
  game: Game,
  chronicle: Chronicle,
  { keeping = {}, torn = false }: { readonly keeping?: CheckpointPolicy; readonly torn?: boolean } = {},
): { readonly match: Match; readonly lost: Message | null } {
  const { start } = chronicle.head;
  if (start.game !== game.id) {
    throw new SaveFault('unknown-game', say('save.other-game', { other: start.game, game: game.title }));
  }
  const version = tailOf(chronicle)?.checkpoint.rulesVersion ?? start.rulesVersion;
  if (version > game.rulesVersion) throw new SaveFault('newer', say('save.newer-rules', { game: game.title, version }));
  const trialResult = resultOrError(() => {
    const trial = game.resume(new MemoryChronicle(chronicle.head, chronicle), TRIAL_POLICY);
    computeEverything(game, trial.match);
    return trial;
  });
  if (trialResult instanceof Error) {
    throw new SaveFault('does-not-fit', say('save.unfit', { game: game.title, reason: messageFor(trialResult) }), {
      cause: trialResult,
    });
  }
  const mayHaveLost = torn || endsDamaged(chronicle) || tailOf(chronicle)?.damaged === true;
  const { match, lost } = game.resume(chronicle, keeping, trialResult.fitting);
  if (lost > 0) return { match, lost: say('save.lost.answered', { count: lost }) };
  return { match, lost: mayHaveLost ? say('save.lost.end') : null };
}

/** Whether there are unreadable lines after the last line that tells where the match was. */
function endsDamaged(history: History): boolean {
  for (const { line } of history.back()) {
    if (line.line === 'damaged' || (line.line === 'checkpoint' && !isReadable(line))) return true;
    if (line.line !== 'meta' && line.line !== 'round') return false;
  }
  return false;
}

/** All readable lines of a match, oldest first, to be written to another file. */
export function linesOf(history: History): readonly Line[] {
  const lines: Line[] = [];
  for (const { line } of history.back()) {
    if (line.line !== 'damaged' && (line.line !== 'checkpoint' || isReadable(line))) lines.push(line);
  }
  return lines.reverse();
}
