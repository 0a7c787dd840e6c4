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

/** Which file it is, and how long. */
interface FileFacts {
  readonly id: string;
  readonly size: number;
}

/** What a growing file does to a disk, one call each; a test may put one in that is full or breaks half-way. */
export interface FileDisk {
  /** Opens a new file, which only its owner may read. Throws when anything has that name, also a link. */
  readonly create: (file: string) => number;
  /** Opens a file that is there, for reading and writing; no link leads it anywhere else. */
  readonly open: (file: string) => number;
  /** What has that name now; `null`: nothing. */
  readonly named: (file: string) => FileFacts | null;
  readonly facts: (handle: number) => FileFacts;
  /** Reads from byte `position` on; returns how many bytes it got. */
  readonly read: (handle: number, bytes: Uint8Array, position: number) => number;
  /** Writes bytes at `position`; returns how many it took. */
  readonly write: (handle: number, bytes: Uint8Array, position: number) => number;
  readonly truncate: (handle: number, size: number) => void;
  /** Waits until what was written is on the disk. */
  readonly flush: (handle: number) => void;
  /** The same, without waiting. */
  readonly flushSoon: (handle: number) => void;
  readonly close: (handle: number) => void;
  /** Gives a file a name that nothing has yet, and takes its old one away. */
  readonly name: (fresh: string, file: string) => void;
  readonly remove: (file: string) => void;
  /** Sets when a file was written last, in milliseconds since 1970. */
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
    nameNew(fresh, file);
    flushFolderOf(file);
  },
  remove: file => rmSync(file, { force: true }),
  touch: (file, time) => utimesSync(file, time / 1000, time / 1000),
};

/** Some disks know no second names: there somebody who is quick enough may lose a file of that name. */
function nameNew(fresh: string, file: string): void {
  try {
    linkSync(fresh, file);
  } catch (error) {
    if (hasCode(error, 'EEXIST') || lstatSync(file, { throwIfNoEntry: false }) !== undefined) throw error;
    renameSync(fresh, file);
    return;
  }
  rmSync(fresh, { force: true });
}

/** Some systems can't flush a folder; the file's own flush has to do there. */
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
 * Makes a file whole before it gets its name: new, flushed, named. Returns its handle. Throws the system's own error.
 */
export function createWhole(disk: FileDisk, file: string, parts: Iterable<Uint8Array>): number {
  const fresh = temporaryName(file);
  const handle = disk.create(fresh);
  try {
    let position = 0;
    for (const bytes of parts) {
      writeFully(disk, handle, bytes, position);
      position += bytes.length;
    }
    disk.flush(handle);
    disk.name(fresh, file);
    return handle;
  } catch (error) {
    disk.close(handle);
    disk.remove(fresh);
    throw error;
  }
}

/** Writes all of the bytes. Throws the system's own error; some of them may be written then. */
export function writeFully(disk: FileDisk, handle: number, bytes: Uint8Array, position: number): void {
  for (let at = 0; at < bytes.length;) {
    const taken = disk.write(handle, bytes.subarray(at), position + at);
    if (taken <= 0) throw new Error('the disk takes no more');
    at += taken;
  }
}

/** So much is copied at a time. */
const BLOCK = 1024 * 1024;

/** The first `size` bytes of an open file, or as many as it has, to be copied. */
export function* bytesOf(disk: FileDisk, handle: number, size: number): Generator<Buffer> {
  for (let at = 0; at < size;) {
    const bytes = Buffer.alloc(Math.min(BLOCK, size - at));
    const taken = disk.read(handle, bytes, at);
    if (taken === 0) return;
    yield bytes.subarray(0, taken);
    at += taken;
  }
}
