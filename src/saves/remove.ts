import { lstatSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { holderOf } from './claim.ts';
import type { Holder } from './claim.ts';
import { SaveFault, systemReason } from './fault.ts';
import { backupOf, fileOf } from './folder.ts';
import type { Save } from './format.ts';
import { readBackup, readSave } from './load.ts';
import { isPieceOf } from './pieces.ts';
import { say } from './say.ts';

/** Why a save should not be deleted just so: another program has it open, or it is damaged and its backup is whole. */
export type Worth = { readonly holder: Holder } | { readonly backup: Save };

/** Why a save should not be deleted just so; `null`: it may be. Throws `SaveFault` for a bad name. */
export function worthOf(folder: string, name: string): Worth | null {
  const file = fileOf(folder, name);
  const holder = holderOf(file);
  if (holder !== null) return { holder };
  try {
    readSave(file);
    return null;
  } catch {
    const backup = readBackup(file);
    return backup === null ? null : { backup };
  }
}

/** Whether there is something of that name to delete: a save, also one that can't be read, or the backup of one. */
export function isThere(folder: string, name: string): boolean {
  const file = fileOf(folder, name);
  return [file, backupOf(file)].some(path => lstatSync(path, { throwIfNoEntry: false }) !== undefined);
}

/**
 * Deletes a save, its backup, and what a crash in the middle of saving left of it. Throws `SaveFault` when there is none
 * or it can't be deleted.
 */
export function deleteSave(folder: string, name: string): void {
  const file = fileOf(folder, name);
  try {
    if (!isThere(folder, name)) throw new SaveFault('missing', say('save.missing', { name, folder }));
    if (lstatSync(file, { throwIfNoEntry: false })?.isDirectory() === true) {
      throw new SaveFault('cannot-write', say('save.not-deleted.folder', { file }));
    }
    rmSync(file, { force: true });
    for (const other of readdirSync(folder)) {
      if (isPieceOf(other, name)) rmSync(join(folder, other), { force: true });
    }
  } catch (error) {
    if (error instanceof SaveFault) throw error;
    throw new SaveFault('cannot-write', say('save.not-deleted', { name, reason: systemReason(error) }), { cause: error });
  }
}
