import { resolve, sep } from 'node:path';
import {
  closeSync,
  constants,
  fchmodSync,
  lstatSync,
  openSync,
  readFileSync,
  realpathSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import type { Message } from '../kernel/words/message.ts';
import { realDisk } from '../saves/disk/disk.ts';
import type { Disk } from '../saves/disk/disk.ts';
import { isOldText } from '../saves/saved/entry.ts';
import { hasCode, systemReason } from '../saves/input/fault.ts';
import { quoted } from '../saves/input/plain.ts';
import { headFrom, LARGEST_FILE } from '../saves/lines/lines.ts';
import { replaceFile } from '../saves/disk/write.ts';
import { CommandFailure } from './exit.ts';
import { say } from './say.ts';

/** Whether the name of an output file stands for standard output. */
export function isStandardOutput(file: string): boolean {
  return ['-', '/dev/stdout', '/dev/fd/1'].includes(file);
}

/** How to write an output file. */
interface OutFile {
  /**
   * Checks whether a file with that content may be replaced; `null`: the file is too large to be read. Throws `Failure`
   * if it may not.
   */
  readonly check: (content: Buffer | null) => void;
  /** The permissions of a new file, before the umask is applied. */
  readonly rights: number;
  /** Returns the message for a file that can't be written. */
  readonly failed: (reason: string) => Message;
}

/**
 * Writes an output file. A device or a pipe is written to directly. An existing file keeps its permissions and is
 * replaced completely or not at all; a link stands for its target. An empty file may always be replaced. Throws
 * `Failure`.
 */
export function writeOut(file: string, content: string | Uint8Array, { check, rights, failed }: OutFile): void {
  try {
    const fileFacts = statSync(file, { throwIfNoEntry: false });
    if (fileFacts === undefined) {
      if (isLink(file)) throw new CommandFailure(say('cli.out.loose-link', { file }));
      replaceFile(file, content, diskWithPermissions(rights));
    } else if (fileFacts.isFile()) {
      if (fileFacts.size > 0) check(fileFacts.size > LARGEST_FILE ? null : readFileSync(file));
      replaceFile(realpathSync(file), content, diskWithPermissions(rights, fileFacts.mode));
    } else {
      if (fileFacts.isFIFO()) checkIsRead(file);
      writeThrough(file, content);
    }
  } catch (error) {
    if (error instanceof CommandFailure) throw error;
    throw new CommandFailure(failed(systemReason(error)));
  }
}

/** The absolute path of an output file. Throws `Failure` for the name of a folder. */
export function resolveOutFile(typed: string): string {
  if (typed.endsWith('/') || typed.endsWith(sep))
    throw new CommandFailure(say('cli.out.folder', { file: quoted(typed) }));
  return resolve(typed);
}

/** Whether the content of a file is a saved match, valid or not: as lines, or in the old format. */
export function holdsSave(content: Buffer): boolean {
  const text = content.toString('utf8');
  const data = jsonIn(text);
  return (data !== null && 'program' in data && 'checksum' in data) || isLineSave(text);
}

/** Parses a text as a JSON object; `null` if it is none. */
export function jsonIn(text: string): object | null {
  try {
    const data: unknown = JSON.parse(text);
    return typeof data === 'object' ? data : null;
  } catch {
    return null;
  }
}

/**
 * A disk that creates files with the permissions of the file they replace (`mode`), or else with `rights` and the
 * umask.
 */
function diskWithPermissions(rights: number, mode: number | null = null): Disk {
  return {
    ...realDisk,
    create: file => {
      const handle = openSync(file, 'wx', rights);
      if (mode !== null) fchmodSync(handle, mode & 0o7777);
      return handle;
    },
  };
}

/**
 * Checks that somebody reads a pipe. Throws `Failure` if nobody does: opening it would wait without end, and no key
 * could stop that.
 */
function checkIsRead(pipe: string): void {
  try {
    closeSync(openSync(pipe, constants.O_WRONLY | constants.O_NONBLOCK));
  } catch (error) {
    if (hasCode(error, 'ENXIO')) throw new CommandFailure(say('cli.out.no-reader', { file: pipe }));
    throw error;
  }
}

function writeThrough(file: string, content: string | Uint8Array): void {
  const handle = openSync(file, 'w');
  try {
    writeFileSync(handle, content);
  } finally {
    closeSync(handle);
  }
}

function isLink(file: string): boolean {
  return lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
}

/** Whether a text is a saved match as lines, valid or not. */
function isLineSave(text: string): boolean {
  const end = text.indexOf('\n');
  return !isOldText(text) && headFrom(end < 0 ? text : text.slice(0, end)) !== 'not-ours';
}
