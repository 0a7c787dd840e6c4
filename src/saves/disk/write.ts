import { dirname } from 'node:path';
import { attempt, temporaryName } from './disk.ts';
import type { Disk } from './disk.ts';

/**
 * Replaces a file so that at every moment either the old or the new file is complete: writes and flushes a new file,
 * renames it, and flushes the folder. On failure it throws the system error and leaves the old file unchanged.
 */
export function replaceFile(file: string, content: string | Uint8Array, disk: Disk): void {
  const fresh = temporaryName(file);
  try {
    writeFlushed(fresh, content, disk);
    disk.rename(fresh, file);
  } catch (error) {
    attempt(() => disk.remove(fresh));
    throw error;
  }
  attempt(() => disk.flushFolder(dirname(file)));
}

function writeFlushed(file: string, content: string | Uint8Array, disk: Disk): void {
  const handle = disk.create(file);
  try {
    const bytes = Buffer.from(content);
    for (let at = 0; at < bytes.length;) {
      const taken = disk.write(handle, bytes, at);
      if (taken <= 0) throw new Error('the disk takes no more');
      at += taken;
    }
    disk.flush(handle);
  } finally {
    disk.close(handle);
  }
}
