import { basename, dirname, resolve } from 'node:path';
import { messageOf } from '../kernel/refusal.ts';
import { deleteSave, fileOf, isSampleName, newSaveName, saveNames } from '../saves/folder.ts';
import type { Save, UnsignedSave } from '../saves/format.ts';
import { readSave } from '../saves/load.ts';
import { writeSave } from '../saves/write.ts';

/** A save of the folder: what it is, or what is wrong with it. */
export type Shelved =
  | { readonly name: string; readonly file: string; readonly save: Save }
  | { readonly name: string; readonly file: string; readonly fault: string };

/** The folder of the saves, as the table uses it. */
export interface Library {
  readonly folder: string;
  /** All saves, the one written last first. */
  readonly all: () => readonly Shelved[];
  /** The sound save that was written last. */
  readonly last: () => Extract<Shelved, { save: Save }> | null;
  readonly read: (file: string) => Save;
  readonly remove: (name: string) => void;
  /** A file for a match that has none yet. */
  readonly newFile: (game: string, names: readonly string[]) => string;
  /** Whether the file lies in the folder: one from elsewhere, such as a sample, is not written over. */
  readonly isOwn: (file: string) => boolean;
  readonly write: (file: string, save: UnsignedSave) => void;
}

/** The saves of a folder. */
export function libraryOf(folder: string): Library {
  const shelved = (name: string): Shelved => {
    const file = fileOf(folder, name);
    try {
      return { name, file, save: readSave(file) };
    } catch (error) {
      return { name, file, fault: messageOf(error) };
    }
  };
  const names = (): readonly string[] => {
    try {
      return saveNames(folder);
    } catch {
      // A folder that can't be read has no saves to offer; writing to it will say what is wrong.
      return [];
    }
  };
  return {
    folder,
    all: () => names().map(shelved),
    last: () => {
      for (const name of names()) {
        if (isSampleName(name)) continue;
        const found = shelved(name);
        if ('save' in found) return found;
      }
      return null;
    },
    read: readSave,
    remove: name => deleteSave(folder, name),
    newFile: (game, seats) => fileOf(folder, newSaveName(folder, game, seats)),
    isOwn: file => resolve(dirname(file)) === resolve(folder) && !isSampleName(basename(file)),
    write: writeSave,
  };
}
