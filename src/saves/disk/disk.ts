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

/** What writing a save does to a disk, one call each; a test may put one in that is full or breaks half-way. */
export interface Disk {
  readonly exists: (file: string) => boolean;
  /** Opens a new file for writing, which only its owner may read. Throws when anything has that name, also a link. */
  readonly create: (file: string) => number;
  /** Writes from place `at` on; returns how many bytes it took. */
  readonly write: (handle: number, bytes: Uint8Array, at: number) => number;
  /** Waits until what was written is on the disk. */
  readonly flush: (handle: number) => void;
  readonly close: (handle: number) => void;
  /** Makes the renames in a folder last, where the system can. */
  readonly flushFolder: (folder: string) => void;
  /** A second name for a file: takes no room. */
  readonly link: (file: string, other: string) => void;
  /** Throws when anything has the other name. */
  readonly copy: (file: string, other: string) => void;
  readonly rename: (file: string, other: string) => void;
  /** Deletes a file, if it is there. */
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

/** Opens a file that was not there before, for writing; no link leads it anywhere else. Only its owner may read it. */
export function createNew(file: string): number {
  return openSync(file, constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL | constants.O_NOFOLLOW, 0o600);
}

/**
 * A name for a new file that is going to take the place of `file`. Nobody can know it; it says which process writes it.
 */
export function temporaryName(file: string, pid = process.pid): string {
  return `${file}.${pid}-${randomBytes(8).toString('hex')}.new`;
}

/** Some systems can't flush a folder; the file's own flush has to do there. */
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

/** Does what may fail without harm. */
export function attempt(action: () => void): void {
  try {
    action();
  } catch {
    return;
  }
}
