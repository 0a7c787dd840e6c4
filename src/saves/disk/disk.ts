import { randomBytes } from 'node:crypto';
import {
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';

/** The disk operations that are needed to write a save. Tests use a disk that is full or fails half-way. */
export interface Disk {
  readonly exists: (file: string) => boolean;
  /** Opens a new file for writing that only its owner may read. Throws if the name is taken, even by a link. */
  readonly create: (file: string) => number;
  /** Writes from offset `at` on; returns the number of bytes written. */
  readonly write: (handle: number, bytes: Uint8Array, at: number) => number;
  /** Waits until everything written has reached the disk. */
  readonly flush: (handle: number) => void;
  readonly close: (handle: number) => void;
  /** Flushes a folder, so that renames in it are durable, if the system supports that. */
  readonly flushFolder: (folder: string) => void;
  /** Creates a hard link: a second name for a file that takes no room. */
  readonly link: (file: string, other: string) => void;
  /** Copies a file. Throws if the other name is taken. */
  readonly copy: (file: string, other: string) => void;
  readonly rename: (file: string, other: string) => void;
  /** Deletes a file if it exists. */
  readonly remove: (file: string) => void;
}

/** The disk of this machine. */
export const realDisk: Disk = {
  exists: existsSync,
  create: createNew,
  write: (handle, bytes, at) => writeSync(handle, bytes, at),
  flush: fsyncSync,
  close: closeSync,
  flushFolder,
  link: linkSync,
  copy: (file, other) => copyFileSync(file, other, constants.COPYFILE_EXCL),
  rename: renameSync,
  remove: file => rmSync(file, { force: true }),
};

/** Opens a new file for writing that only its owner may read. Throws if the name is taken, even by a link. */
export function createNew(file: string): number {
  return openSync(file, constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL | constants.O_NOFOLLOW, 0o600);
}

/** A name for a new file that will replace `file`. It can't be guessed, and contains the process that writes it. */
export function temporaryName(file: string, pid = process.pid): string {
  return `${file}.${pid}-${randomBytes(8).toString('hex')}.new`;
}

/** Flushes a folder. Some systems can't; there flushing the file itself has to suffice. */
function flushFolder(folder: string): void {
  let handle: number | null = null;
  try {
    handle = openSync(folder, 'r');
    fsyncSync(handle);
  } catch {
    return;
  } finally {
    if (handle !== null) closeSync(handle);
  }
}

/** Runs an action and ignores its errors. */
export function attempt(action: () => void): void {
  try {
    action();
  } catch {
    return;
  }
}
