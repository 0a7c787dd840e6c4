import { appendFileSync, closeSync, constants, fstatSync, lstatSync, openSync, readSync, statSync } from 'node:fs';
import type { Message } from '../kernel/words/message.ts';
import { systemReason } from '../saves/input/fault.ts';
import type { KeyLine, PressedKey } from '../table/app/screens/key-line.ts';
import { UsageError } from './exit.ts';
import { isStandardOutput } from './out-file.ts';
import { say } from './say.ts';

/** A file in which the keys of an evening are logged. */
interface KeyLog {
  /** Writes a key down. Never throws: when it can't be written, nothing more is. */
  readonly note: (key: PressedKey) => void;
  /** Closes it; the answer is why the log ends early, or `null`. */
  readonly close: () => Message | null;
}

/** How a key becomes a line of a log, and a line is known for one: the table's, which is loaded later. */
interface KeyLines {
  readonly keyLine: (key: PressedKey, time: Date) => KeyLine;
  readonly readKeyLine: (text: string) => KeyLine | null;
}

/** What writes a text to an open file, whole or not. */
type Append = (handle: number, text: string) => void;

/** No line of ours is longer. */
const LONGEST_LINE = 1024;
/** Keys are nobody else's business. */
const RIGHTS = 0o600;

/**
 * Opens a log of keys: a new file, or one of ours, which goes on. Throws `UsageError` for what is no ordinary file, for
 * a file of anything else, and for one that can't be opened.
 */
export function openKeyLog(
  file: string,
  { keyLine, readKeyLine }: KeyLines,
  append: Append = appendFileSync,
  now: () => Date = () => new Date(),
): KeyLog {
  const handle = openedFor(file, first => readKeyLine(first) !== null);
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

/** The file, opened to be appended to, with its last line ended. */
function openedFor(file: string, isOurs: (line: string) => boolean): number {
  let handle: number | null = null;
  try {
    const found = statSync(file, { throwIfNoEntry: false });
    if (isStandardOutput(file) || (found !== undefined && !found.isFile())) throw refusal('cli.keys.no-file', file);
    if (found === undefined && lstatSync(file, { throwIfNoEntry: false }) !== undefined)
      throw refusal('cli.out.loose-link', file);
    // What was looked at may be something else by now: a new file is made by us, and one that opens is looked at again.
    const { O_RDWR, O_APPEND, O_CREAT, O_EXCL, O_NONBLOCK } = constants;
    const made = found === undefined ? O_CREAT | O_EXCL : 0;
    handle = openSync(file, O_RDWR | O_APPEND | O_NONBLOCK | made, RIGHTS);
    if (!fstatSync(handle).isFile()) throw refusal('cli.keys.no-file', file);
    goOn(handle, file, isOurs);
    return handle;
  } catch (error) {
    if (handle !== null) closeSync(handle);
    if (error instanceof UsageError) throw error;
    throw new UsageError(say('cli.keys.not-written', { file, reason: systemReason(error) }));
  }
}

/** Makes sure that an open file is empty or a log of keys, and that it ends with a whole line. */
function goOn(handle: number, file: string, isOurs: (line: string) => boolean): void {
  const { size } = fstatSync(handle);
  if (size === 0) return;
  const [first = ''] = textAt(handle, 0).split('\n');
  if (!isOurs(first)) throw refusal('cli.keys.not-ours', file);
  if (!textAt(handle, size - 1).endsWith('\n')) appendFileSync(handle, '\n');
}

function textAt(handle: number, position: number): string {
  const bytes = Buffer.alloc(LONGEST_LINE);
  return bytes.toString('utf8', 0, readSync(handle, bytes, 0, bytes.length, position));
}

function refusal(key: 'cli.keys.no-file' | 'cli.keys.not-ours' | 'cli.out.loose-link', file: string): UsageError {
  return new UsageError(say(key, { file }));
}
