import { closeSync, constants, openSync, readSync } from 'node:fs';
import type { AskedQuestion } from '../../kernel/history/lines.ts';
import { openHistory } from '../file/file-history.ts';
import type { FileHistory } from '../file/file-history.ts';
import { SaveFault } from '../input/fault.ts';
import { backupOf } from '../folder/folder.ts';
import type { Player } from '../input/people.ts';
import type { Save } from '../old/format.ts';
import { readBackup, readSave } from '../old/read.ts';
import { say } from '../input/say.ts';
import { standingOf } from '../lines/table-lines.ts';

/** The list entry of a saved match, with public facts only. */
export interface SaveEntry {
  readonly file: string;
  /** The format of the file. 1: one JSON document (the old format); 2: lines. */
  readonly format: 1 | 2;
  readonly game: string;
  readonly rulesVersion: number;
  readonly seats: readonly { readonly name: string; readonly player: Player }[];
  readonly options: unknown;
  readonly seed: string;
  readonly round: number;
  /** The number of answers that were not taken back. */
  readonly answers: number;
  /** The pending question; `null`: the match has ended. */
  readonly pending: Pick<AskedQuestion, 'n' | 'seat' | 'kind'> | null;
  readonly begun: Date;
  /** When the save was last written. */
  readonly saved: Date;
}

/** Whether a file is in the old format (one JSON document), by its name or its first bytes. */
export function isOldSave(file: string): boolean {
  if (file.endsWith('.jsonl')) return false;
  if (file.endsWith('.json') || file.endsWith('.json.backup')) return true;
  try {
    const handle = openSync(file, constants.O_RDONLY | constants.O_NONBLOCK);
    try {
      const bytes = Buffer.alloc(64);
      return isOldText(bytes.toString('utf8', 0, readSync(handle, bytes, 0, bytes.length, 0)));
    } finally {
      closeSync(handle);
    }
  } catch {
    return false;
  }
}

/** Matches the beginning of a file of lines, which tells its format, 2 or later. */
const LINES_START_PATTERN = /^\{"program":"orrery","format":(?!1\b)/;

/** Whether a text is in the old format (one JSON document), by its beginning. */
export function isOldText(text: string): boolean {
  const textWithoutMark = text.replace(/^\ufeff/, '');
  return /^\s*\{/.test(textWithoutMark) && !LINES_START_PATTERN.test(textWithoutMark);
}

/**
 * Reads the list entry of a saved match. Of a file of lines it reads only the beginning and the end. Throws
 * `SaveFault`.
 */
export function readEntry(file: string): SaveEntry {
  if (isOldSave(file)) return entryOfOld(file, readSave(file));
  const history = openHistory(file);
  try {
    return entryOfHistory(file, history);
  } finally {
    history.close();
  }
}

/** Makes the list entry of a history in a file. Throws `SaveFault`. */
export function entryOfHistory(file: string, history: FileHistory): SaveEntry {
  const { start, begun } = history.head;
  const standing = standingOf(history);
  if (standing === null) throw new SaveFault('not-a-save', say('save.end-damaged', { source: file }));
  const { round, answers, pending, table } = standing;
  const seats = start.seats.map(({ name }, seat) => ({ name, player: table?.players[seat] ?? ('human' as const) }));
  if ((pending?.seat ?? 0) >= seats.length) {
    throw new SaveFault('not-a-save', say('save.unsound', { source: file, fault: say('save.fault.seat') }));
  }
  const { game, rulesVersion, options, seed } = start;
  const saved = table === null ? history.written : new Date(table.at);
  return { file, format: 2, game, rulesVersion, seats, options, seed, round, answers, pending, begun, saved };
}

/** The list entry of the backup of a save in the old format; `null`: there is no intact one. */
export function backupEntry(file: string): SaveEntry | null {
  const save = readBackup(file);
  return save === null ? null : entryOfOld(backupOf(file), save);
}

/** Makes the list entry of a save in the old format. */
export function entryOfOld(file: string, save: Save): SaveEntry {
  const { game, rulesVersion, seats, options, seed, round, entries, pending, begun, saved } = save;
  return {
    file,
    format: 1,
    game,
    rulesVersion,
    seats: seats.map(({ name, player }) => ({ name, player })),
    options,
    seed,
    round,
    answers: entries.filter(entry => typeof entry !== 'object').length,
    pending,
    begun: new Date(begun),
    saved: new Date(saved),
  };
}
