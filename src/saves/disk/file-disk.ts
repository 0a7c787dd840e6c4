import {
  closeSync,
  constants,
  fdatasync,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  linkSync,
  lstatSync,
  openSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { temporaryName } from './disk.ts';
import { hasCode } from '../input/fault.ts';

/** The identity of a file, and its length. */
interface FileFacts {
  readonly id: string;
  readonly size: number;
}

/** The disk operations that are needed for a growing file. Tests use a disk that is full or fails half-way. */
export interface FileDisk {
  /** Opens a new file that only its owner may read. Throws if the name is taken, even by a link. */
  readonly create: (file: string) => number;
  /** Opens an existing file for reading and writing. Throws if the name is a link. */
  readonly open: (file: string) => number;
  /** The facts of the file that has that name now; `null` if there is none. */
  readonly named: (file: string) => FileFacts | null;
  readonly facts: (handle: number) => FileFacts;
  /** Reads from byte `position` on; returns the number of bytes read. */
  readonly read: (handle: number, bytes: Uint8Array, position: number) => number;
  /** Writes bytes at `position`; returns the number of bytes written. */
  readonly write: (handle: number, bytes: Uint8Array, position: number) => number;
  readonly truncate: (handle: number, size: number) => void;
  /** Waits until everything written has reached the disk. */
  readonly flush: (handle: number) => void;
  /** Flushes in the background, without waiting. */
  readonly flushSoon: (handle: number) => void;
  readonly close: (handle: number) => void;
  /** Renames a file to a name that is not taken yet. */
  readonly name: (fresh: string, file: string) => void;
  readonly remove: (file: string) => void;
  /** Sets the modification time of a file, in milliseconds since 1970. */
  readonly touch: (file: string, time: number) => void;
}

/** The disk of this machine. */
export const realFileDisk: FileDisk = {
  create: file => openSync(file, constants.O_RDWR | constants.O_CREAT | constants.O_EXCL | constants.O_NOFOLLOW, 0o600),
  open: file => openSync(file, constants.O_RDWR | constants.O_NOFOLLOW | constants.O_NONBLOCK),
  named: file => {
    const facts = statSync(file, { throwIfNoEntry: false });
    return facts === undefined ? null : { id: `${facts.dev}:${facts.ino}`, size: facts.size };
  },
  facts: handle => {
    const { dev, ino, size } = fstatSync(handle);
    return { id: `${dev}:${ino}`, size };
  },
  read: (handle, bytes, position) => readSync(handle, bytes, 0, bytes.length, position),
  write: (handle, bytes, position) => writeSync(handle, bytes, 0, bytes.length, position),
  truncate: ftruncateSync,
  flush: fsyncSync,
  flushSoon: handle => {
    fdatasync(handle, () => undefined);
  },
  close: closeSync,
  name: (fresh, file) => {
    renameToFreeName(fresh, file);
    flushFolderOf(file);
  },
  remove: file => rmSync(file, { force: true }),
  touch: (file, time) => utimesSync(file, time / 1000, time / 1000),
};

/**
 * Renames a file to a free name. Disks without hard links can't do this safely: there, a file that gets that name at
 * the same moment may be lost.
 */
function renameToFreeName(fresh: string, file: string): void {
  try {
    linkSync(fresh, file);
  } catch (error) {
    if (hasCode(error, 'EEXIST') || lstatSync(file, { throwIfNoEntry: false }) !== undefined) throw error;
    renameSync(fresh, file);
    return;
  }
  rmSync(fresh, { force: true });
}

/** Flushes the folder of a file. Some systems can't; there flushing the file itself has to suffice. */
function flushFolderOf(file: string): void {
  try {
    const handle = openSync(dirname(file), 'r');
    try {
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
  } catch {
    return;
  }
}

/**
 * Creates a complete file: writes it under a temporary name, flushes it, and only then renames it. Returns the handle
 * of the file. Throws system errors.
 */
export function createWhole(disk: FileDisk, file: string, parts: Iterable<Uint8Array>): number {
  const temporaryFile = temporaryName(file);
  const handle = disk.create(temporaryFile);
  try {
    let position = 0;
    for (const bytes of parts) {
      writeFully(disk, handle, bytes, position);
      position += bytes.length;
    }
    disk.flush(handle);
    disk.name(temporaryFile, file);
    return handle;
  } catch (error) {
    disk.close(handle);
    disk.remove(temporaryFile);
    throw error;
  }
}

/** Writes all of the bytes. Throws system errors, after which some of the bytes may have been written. */
export function writeFully(disk: FileDisk, handle: number, bytes: Uint8Array, position: number): void {
  for (let offset = 0; offset < bytes.length;) {
    const byteCount = disk.write(handle, bytes.subarray(offset), position + offset);
    if (byteCount <= 0) throw new Error('the disk takes no more');
    offset += byteCount;
  }
}

/** The number of bytes copied at a time. */
const BLOCK = 1024 * 1024;

/** Yields the first `size` bytes of an open file, or all of them if the file is shorter, in blocks. */
export function* bytesOf(disk: FileDisk, handle: number, size: number): Generator<Buffer> {
  for (let offset = 0; offset < size;) {
    const bytes = Buffer.alloc(Math.min(BLOCK, size - offset));
    const taken = disk.read(handle, bytes, offset);
    if (taken === 0) return;
    yield bytes.subarray(0, taken);
    offset += taken;
  }
}
