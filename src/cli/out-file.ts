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
import { Failure } from './exit.ts';
import { say } from './say.ts';

/** Whether a file that is to be written means standard output. */
export function isStandardOutput(file: string): boolean {
  return ['-', '/dev/stdout', '/dev/fd/1'].includes(file);
}

/** How a file is written that somebody has named. */
interface OutFile {
  /** Throws `Failure` when a file with that content is not to be replaced; `null`: it is too large to be read. */
  readonly check: (content: Buffer | null) => void;
  /** The rights of a new file, of which the umask takes away. */
  readonly rights: number;
  /** What is said when it can't be written. */
  readonly failed: (reason: string) => Message;
}

/**
 * Writes a file that somebody has named. A device or a pipe is written through. A file that was there keeps its own
 * rights, and is replaced as a whole or not at all; where a link leads to one, that one is meant. An empty one is free
 * for use. Throws `Failure`.
 */
export function writeOut(file: string, content: string | Uint8Array, { check, rights, failed }: OutFile): void {
  try {
    const found = statSync(file, { throwIfNoEntry: false });
    if (found === undefined) {
      if (isLink(file)) throw new Failure(say('cli.out.loose-link', { file }));
      replaceFile(file, content, withRights(rights));
    } else if (found.isFile()) {
      if (found.size > 0) check(found.size > LARGEST_FILE ? null : readFileSync(file));
      replaceFile(realpathSync(file), content, withRights(rights, found.mode));
    } else {
      if (found.isFIFO()) checkIsRead(file);
      writeThrough(file, content);
    }
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw new Failure(failed(systemReason(error)));
  }
}

/** The file that somebody has named to be written. Throws `Failure` for the name of a folder. */
export function outFileMeant(typed: string): string {
  if (typed.endsWith('/') || typed.endsWith(sep)) throw new Failure(say('cli.out.folder', { file: quoted(typed) }));
  return resolve(typed);
}

/** Whether a content is a saved match, sound or not: in lines, or as an older program wrote it. */
export function holdsSave(content: Buffer): boolean {
  const text = content.toString('utf8');
  const data = jsonIn(text);
  return (data !== null && 'program' in data && 'checksum' in data) || isOfLines(text);
}

/** The JSON object that a text is; `null`: it is none. */
export function jsonIn(text: string): object | null {
  try {
    const data: unknown = JSON.parse(text);
    return typeof data === 'object' ? data : null;
  } catch {
    return null;
  }
}

/** The disk whose new files have the rights of the file they replace, or those that the umask leaves to a new one. */
function withRights(rights: number, mode: number | null = null): Disk {
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
 * Throws `Failure` for a pipe that nobody reads: who opens it would wait without end, and no key would call that off.
 */
function checkIsRead(pipe: string): void {
  try {
    closeSync(openSync(pipe, constants.O_WRONLY | constants.O_NONBLOCK));
  } catch (error) {
    if (hasCode(error, 'ENXIO')) throw new Failure(say('cli.out.no-reader', { file: pipe }));
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

/** Whether a text is a saved match in lines, sound or not. */
function isOfLines(text: string): boolean {
  const end = text.indexOf('\n');
  return !isOldText(text) && headFrom(end < 0 ? text : text.slice(0, end)) !== 'not-ours';
}
