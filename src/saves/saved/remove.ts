import { lstatSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { holderOf } from '../folder/claim.ts';
import type { Holder } from '../folder/claim.ts';
import { SaveFault, systemReason } from '../input/fault.ts';
import { backupEntry, readEntry } from './entry.ts';
import type { SaveEntry } from './entry.ts';
import { backupOf, fileOf, oldFileOf, olderFileOf, savedFile } from '../folder/folder.ts';
import { isPieceOf } from '../folder/pieces.ts';
import { say } from '../input/say.ts';

/**
 * A reason why deleting a save needs confirmation: another program has it open (`holder`), a file in the old format
 * would be deleted too (`older`), or it is damaged but its backup is intact (`backup`).
 */
export type Worth = { readonly holder: Holder } | { readonly older: string } | { readonly backup: SaveEntry };

/** The reason why deleting a save needs confirmation; `null`: there is none. Throws `SaveFault` for an invalid name. */
export function worthOf(folder: string, name: string): Worth | null {
  const file = savedFile(folder, name);
  const holder = holderOf(file);
  if (holder !== null) return { holder };
  const older = olderFileOf(file);
  if (older !== null) return { older };
  if (file !== oldFileOf(folder, name)) return null;
  try {
    readEntry(file);
    return null;
  } catch {
    const backup = backupEntry(file);
    return backup === null ? null : { backup };
  }
}

/** Whether there is a save with that name to delete, readable or not, or the backup of one. */
export function isThere(folder: string, name: string): boolean {
  const oldFile = oldFileOf(folder, name);
  return [fileOf(folder, name), oldFile, backupOf(oldFile)].some(isPath);
}

function isPath(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}

/**
 * Deletes a save, its file in the old format, its backup, and temporary files that a crash has left. Throws `SaveFault`
 * if there is no such save, or if it can't be deleted.
 */
export function deleteSave(folder: string, name: string): void {
  const files = [fileOf(folder, name), oldFileOf(folder, name)];
  try {
    if (!isThere(folder, name)) throw new SaveFault('missing', say('save.missing', { name, folder }));
    for (const file of files) {
      if (lstatSync(file, { throwIfNoEntry: false })?.isDirectory() === true) {
        throw new SaveFault('cannot-write', say('save.not-deleted.folder', { file }));
      }
    }
    for (const file of files) rmSync(file, { force: true });
    for (const otherFile of readdirSync(folder)) {
      if (isPieceOf(otherFile, name)) rmSync(join(folder, otherFile), { force: true });
    }
  } catch (error) {
    if (error instanceof SaveFault) throw error;
    throw new SaveFault('cannot-write', say('save.not-deleted', { name, reason: systemReason(error) }), {
      cause: error,
    });
  }
}
