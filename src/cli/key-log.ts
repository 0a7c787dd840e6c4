import { appendFileSync, closeSync, constants, fstatSync, lstatSync, openSync, readSync, statSync } from 'node:fs';
import type { Message } from '../kernel/words/message.ts';
import { systemReason } from '../saves/input/fault.ts';
import type { KeyLine, PressedKey } from '../table/app/screens/key-line.ts';
import { UsageError } from './exit.ts';
import { isStandardOutput } from './out-file.ts';
import { say } from './say.ts';

/** A log file of the keys that people press. */
interface KeyLog {
  /** Logs a key. Never throws: after a failed write, nothing more is written. */
  readonly note: (key: PressedKey) => void;
  /** Closes the log file. Returns why the log ends early; `null` if it is complete. */
  readonly close: () => Message | null;
}

/** Functions that make and parse lines of a key log. They come from the table, which is loaded later. */
interface KeyLines {
  readonly keyLine: (key: PressedKey, time: Date) => KeyLine;
  readonly readKeyLine: (text: string) => KeyLine | null;
}

/** A function that appends a text to an open file. */
type Append = (handle: number, text: string) => void;

/** The longest line of a key log, in bytes. */
const MAX_LINE_LENGTH = 1024;
/** The permissions of a new key log: only its owner may read it. */
const FILE_PERMISSIONS = 0o600;

/**
 * Opens a key log: a new file, or an existing key log, to which lines are added. Throws `UsageError` for a file that is
 * not ordinary, has other content, or can't be opened.
 */
export function openKeyLog(
  file: string,
  { keyLine, readKeyLine }: KeyLines,
  append: Append = appendFileSync,
  now: () => Date = () => new Date(),
): KeyLog {
  const handle = openForAppending(file, first => readKeyLine(first) !== null);
  let reason: string | null = null;
  const write = (text: string): void => {
    if (reason !== null) return;
    try {
      append(handle, text);
    } catch (error) {
      reason = systemReason(error);
    }
  };
  return {
    note: key => write(`${JSON.stringify(keyLine(key, now()))}\n`),
    close: () => {
      try {
        closeSync(handle);
      } catch (error) {
        reason ??= systemReason(error);
      }
      return reason === null ? null : say('cli.keys.ended', { file, reason });
    },
  };
}

/** Opens a file for appending, with its last line completed, and returns its handle. */
function openForAppending(file: string, isOurs: (line: string) => boolean): number {
  let handle: number | null = null;
  try {
    const fileFacts = statSync(file, { throwIfNoEntry: false });
    if (isStandardOutput(file) || (fileFacts !== undefined && !fileFacts.isFile()))
      throw fileRefusal('cli.keys.no-file', file);
    if (fileFacts === undefined && lstatSync(file, { throwIfNoEntry: false }) !== undefined)
      throw fileRefusal('cli.out.loose-link', file);
    // The file may have been replaced since it was checked: so a new file is created exclusively, and an existing one
    // is checked again after opening.
    const { O_RDWR, O_APPEND, O_CREAT, O_EXCL, O_NONBLOCK } = constants;
    const createFlags = fileFacts === undefined ? O_CREAT | O_EXCL : 0;
    handle = openSync(file, O_RDWR | O_APPEND | O_NONBLOCK | createFlags, FILE_PERMISSIONS);
    if (!fstatSync(handle).isFile()) throw fileRefusal('cli.keys.no-file', file);
    checkAndCompleteLog(handle, file, isOurs);
    return handle;
  } catch (error) {
    if (handle !== null) closeSync(handle);
    if (error instanceof UsageError) throw error;
    throw new UsageError(say('cli.keys.not-written', { file, reason: systemReason(error) }));
  }
}

/** Checks that an open file is empty or a key log, and completes its last line. */
function checkAndCompleteLog(handle: number, file: string, isOurs: (line: string) => boolean): void {
  const { size } = fstatSync(handle);
  if (size === 0) return;
  const [first = ''] = textAt(handle, 0).split('\n');
  if (!isOurs(first)) throw fileRefusal('cli.keys.not-ours', file);
  if (!textAt(handle, size - 1).endsWith('\n')) appendFileSync(handle, '\n');
}

function textAt(handle: number, position: number): string {
  const bytes = Buffer.alloc(MAX_LINE_LENGTH);
  return bytes.toString('utf8', 0, readSync(handle, bytes, 0, bytes.length, position));
}

function fileRefusal(key: 'cli.keys.no-file' | 'cli.keys.not-ours' | 'cli.out.loose-link', file: string): UsageError {
  return new UsageError(say(key, { file }));
}
