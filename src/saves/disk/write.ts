import { dirname } from 'node:path';
import { attempt, temporaryName } from './disk.ts';
import type { Disk } from './disk.ts';

/**
 * Replaces a file so that at every moment either the old or the new file is complete: writes and flushes a new file,
 * renames it, and flushes the folder. On failure it throws the system error and leaves the old file unchanged.
 */
export function replaceFile(file: string, content: string | Uint8Array, disk: Disk): void {
  const temporaryFile = temporaryName(file);
  try {
    writeFlushed(temporaryFile, content, disk);
    disk.rename(temporaryFile, file);
  } catch (error) {
    attempt(() => disk.remove(temporaryFile));
    throw error;
  }
  attempt(() => disk.flushFolder(dirname(file)));
}

function writeFlushed(file: string, content: string | Uint8Array, disk: Disk): void {
  const handle = disk.create(file);
  try {
    const bytes = Buffer.from(content);
    for (let offset = 0; offset < bytes.length;) {
      const byteCount = disk.write(handle, bytes, offset);
      if (byteCount <= 0) throw new Error('the disk takes no more');
      offset += byteCount;
    }
    disk.flush(handle);
  } finally {
    disk.close(handle);
  }
}
