import { dirname } from 'node:path';
import { checksumOf } from './checksum.ts';
import { attempt, realDisk, temporaryName } from './disk.ts';
import type { Disk } from './disk.ts';
import { SaveFault, systemReason } from './fault.ts';
import { backupOf, ensureFolder } from './folder.ts';
import { LARGEST_SAVE, MOST_ENTRIES, MOST_EVENTS } from './format.ts';
import type { UnsignedSave } from './format.ts';
import { say } from './say.ts';

/** Adds the checksum. */
export function signed(save: UnsignedSave): UnsignedSave & { readonly checksum: string } {
  return { ...save, checksum: checksumOf(save) };
}

/**
 * Writes a save so that at every moment the old or the new one is whole: a new file, flushed, renamed over the old one,
 * the folder flushed; the previous one stays as `….backup`. Gives back how much of what a save can hold it takes: from 0 to 1. More
 * is not written, for it could not be read again. Throws `SaveFault` and leaves the old save as it was.
 */
export function writeSave(file: string, save: UnsignedSave, disk: Disk = realDisk): number {
  const folder = dirname(file);
  const text = `${JSON.stringify(signed(save))}\n`;
  const share = shareOf(save, text);
  if (share > 1) throw new SaveFault('too-large', say('save.full', { file }));
  ensureFolder(folder);
  const fresh = temporaryName(file);
  try {
    writeFlushed(fresh, text, disk);
    keepBackup(file, disk);
    disk.rename(fresh, file);
  } catch (error) {
    attempt(() => disk.remove(fresh));
    const told = disk.exists(file) ? 'save.not-written.before' : 'save.not-written';
    throw new SaveFault(
      'cannot-write',
      say(told, { file, reason: systemReason(error) }),
      { cause: error },
    );
  }
  attempt(() => disk.flushFolder(folder));
  return share;
}

/** How much of what a save can hold this one takes. */
function shareOf({ entries, log }: UnsignedSave, text: string): number {
  return Math.max(Buffer.byteLength(text) / LARGEST_SAVE, entries.length / MOST_ENTRIES, log.length / MOST_EVENTS);
}

/**
 * Writes a text so that at every moment the old or the new file is whole: a new file, flushed, renamed, the folder flushed.
 * Throws the system's own error and leaves the old file as it was.
 */
export function replaceFile(file: string, text: string, disk: Disk): void {
  const fresh = temporaryName(file);
  try {
    writeFlushed(fresh, text, disk);
    disk.rename(fresh, file);
  } catch (error) {
    attempt(() => disk.remove(fresh));
    throw error;
  }
  attempt(() => disk.flushFolder(dirname(file)));
}

function writeFlushed(file: string, text: string, disk: Disk): void {
  const handle = disk.create(file);
  try {
    const bytes = Buffer.from(text);
    for (let at = 0; at < bytes.length; ) {
      const taken = disk.write(handle, bytes, at);
      if (taken <= 0) throw new Error('the disk takes no more');
      at += taken;
    }
    disk.flush(handle);
  } finally {
    disk.close(handle);
  }
}

/**
 * Keeps the save before as `….backup`: a second name for it where the system can, since that needs no room, else a copy.
 * The backup is replaced in one go too. Without room for it the new save is written all the same.
 */
function keepBackup(file: string, disk: Disk): void {
  if (!disk.exists(file)) return;
  const fresh = temporaryName(backupOf(file));
  attempt(() => {
    try {
      disk.link(file, fresh);
    } catch {
      disk.copy(file, fresh);
    }
    disk.rename(fresh, backupOf(file));
  });
  attempt(() => disk.remove(fresh));
}
