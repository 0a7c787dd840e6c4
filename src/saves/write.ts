import { dirname } from 'node:path';
import { checksumOf } from './checksum.ts';
import { realDisk } from './disk.ts';
import type { Disk } from './disk.ts';
import { SaveFault, systemReason } from './fault.ts';
import { ensureFolder } from './folder.ts';
import type { UnsignedSave } from './format.ts';
import { say } from './say.ts';

/** Adds the checksum. */
export function signed(save: UnsignedSave): UnsignedSave & { readonly checksum: string } {
  return { ...save, checksum: checksumOf(save) };
}

/**
 * Writes a save so that at every moment the old or the new one is whole: a new file, flushed, renamed over the old one,
 * the folder flushed; the previous one stays as `….backup`. Throws `SaveFault` and leaves the old save as it was.
 */
export function writeSave(file: string, save: UnsignedSave, disk: Disk = realDisk): void {
  const folder = dirname(file);
  ensureFolder(folder);
  const fresh = `${file}.${process.pid}.new`;
  try {
    writeFlushed(fresh, `${JSON.stringify(signed(save))}\n`, disk);
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
}

/**
 * Writes a text so that at every moment the old or the new file is whole: a new file, flushed, renamed, the folder flushed.
 * Throws the system's own error and leaves the old file as it was.
 */
export function replaceFile(file: string, text: string, disk: Disk): void {
  const fresh = `${file}.${process.pid}.new`;
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
  const fresh = `${file}.${process.pid}.backup.new`;
  attempt(() => {
    disk.remove(fresh);
    try {
      disk.link(file, fresh);
    } catch {
      disk.copy(file, fresh);
    }
    disk.rename(fresh, `${file}.backup`);
  });
  attempt(() => disk.remove(fresh));
}

function attempt(action: () => void): void {
  try {
    action();
  } catch {
    return;
  }
}
