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
 * Why a save should not be deleted just so: another program has it open, the file of an older program is kept beside it
 * and would go as well, or it is such a file, damaged, and its backup is whole.
 */
export type Worth = { readonly holder: Holder } | { readonly older: string } | { readonly backup: SaveEntry };

/** Why a save should not be deleted just so; `null`: it may be. Throws `SaveFault` for a bad name. */
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

/** Whether there is something of that name to delete: a save, also one that can't be read, or the backup of one. */
export function isThere(folder: string, name: string): boolean {
  const old = oldFileOf(folder, name);
  return [fileOf(folder, name), old, backupOf(old)].some(isPath);
}

function isPath(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}

/**
 * Deletes a save, what an older program kept of it, and what a crash in the middle of saving left of it. Throws
 * `SaveFault` when there is none or it can't be deleted.
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
    for (const other of readdirSync(folder)) {
      if (isPieceOf(other, name)) rmSync(join(folder, other), { force: true });
    }
  } catch (error) {
    if (error instanceof SaveFault) throw error;
    throw new SaveFault('cannot-write', say('save.not-deleted', { name, reason: systemReason(error) }), {
      cause: error,
    });
  }
}
