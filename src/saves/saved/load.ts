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
import { lookAtAll, tryTo } from '../input/untrusted.ts';
import { standingOf } from '../lines/table-lines.ts';
import type { TableLine } from '../lines/table-lines.ts';

/** A saved match, to be looked at: nothing of what is done with it is written. */
export interface Loaded {
  readonly match: Match;
  readonly head: FileHead;
  /** What the table last said of it; `null`: nothing. */
  readonly table: TableLine | null;
  /** What could not be brought back; `null`: all of it was. */
  readonly lost: Message | null;
  /** Closes what it is read from. */
  readonly close: () => void;
}

/** Without checkpoints, steps that follow each other without end are found out soon. */
const SELDOM: CheckpointPolicy = { checkpointEvery: Infinity };

/** Opens a saved match at the very decision that was pending. Throws `SaveFault` when it can't be brought back. */
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

/** A match from its history, which `close` closes. Throws `SaveFault` when it can't be brought back. */
export function loadHistory(game: Game, history: FileHistory, keeping: CheckpointPolicy = {}): Loaded {
  const chronicle = new MemoryChronicle(history.head, history);
  const { match, lost } = resumeFrom(game, chronicle, { keeping, torn: history.torn });
  const table = standingOf(history)?.table ?? null;
  return { match, head: history.head, table, lost, close: history.close };
}

/** A match from the save of an older program. Throws `SaveFault` when it can't be brought back. */
export function loadOldSave(game: Game, save: Save): Loaded {
  const { match, table, lost } = replaySave(game, save);
  return { match, head: { ...match.history.head, begun: new Date(save.begun) }, table, lost, close: () => undefined };
}

/**
 * Takes a match up where a history from outside ends. Its state is tried first, with all that could be looked at in it:
 * a right sum says only that nothing was damaged. `torn`: the last line was cut off, so that what was done last may be
 * lost, as it is when the last lines can't be read. Throws `SaveFault` when it does not fit the game.
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
  const tried = tryTo(() => {
    const trial = game.resume(new MemoryChronicle(chronicle.head, chronicle), SELDOM);
    lookAtAll(game, trial.match);
    return trial;
  });
  if (tried instanceof Error) {
    throw new SaveFault('does-not-fit', say('save.unfit', { game: game.title, reason: messageFor(tried) }), {
      cause: tried,
    });
  }
  const mayLack = torn || endsDamaged(chronicle) || tailOf(chronicle)?.damaged === true;
  const { match, lost } = game.resume(chronicle, keeping, tried.fitting);
  if (lost > 0) return { match, lost: say('save.lost.answered', { count: lost }) };
  return { match, lost: mayLack ? say('save.lost.end') : null };
}

/** Whether lines can't be read behind the last one that says where the match was. */
function endsDamaged(history: History): boolean {
  for (const { line } of history.back()) {
    if (line.line === 'damaged' || (line.line === 'checkpoint' && !isReadable(line))) return true;
    if (line.line !== 'meta' && line.line !== 'round') return false;
  }
  return false;
}

/** All lines of a match that stand or can be read, oldest first, to be written into another file. */
export function linesOf(history: History): readonly Line[] {
  const lines: Line[] = [];
  for (const { line } of history.back()) {
    if (line.line !== 'damaged' && (line.line !== 'checkpoint' || isReadable(line))) lines.push(line);
  }
  return lines.reverse();
}
