import { basename, dirname, resolve } from 'node:path';
import { errorWords } from '../kernel/refusal.ts';
import type { Words } from '../kernel/words.ts';
import { holderOf } from '../saves/claim.ts';
import type { Holder } from '../saves/claim.ts';
import { deleteSave, fileOf, isSampleName, newestTime, newSaveName, saveNames } from '../saves/folder.ts';
import type { Save } from '../saves/format.ts';
import { readSave } from '../saves/load.ts';
import { openSave } from '../saves/open-save.ts';
import type { OpenSave } from '../saves/open-save.ts';
import { writeReport } from '../saves/report.ts';

/** A save of the folder: what it is, or what is wrong with it. */
export type Shelved =
  | { readonly name: string; readonly file: string; readonly save: Save }
  | { readonly name: string; readonly file: string; readonly fault: Words };

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
  /** Another program that has the file open. */
  readonly holder: (file: string) => Holder | null;
  /** Opens a file for one match; when somebody else writes to it, the match goes on in the one that `moved` is told. */
  readonly open: (file: string, game: string, seats: readonly string[], moved: (file: string) => void) => OpenSave;
  /** Writes a report beside the save in that file, and gives back its own file. */
  readonly report: (file: string, text: string) => string;
}

/** The saves of a folder. */
export function libraryOf(folder: string): Library {
  const shelved = (name: string): Shelved => {
    const file = fileOf(folder, name);
    try {
      return { name, file, save: readSave(file) };
    } catch (error) {
      return { name, file, fault: errorWords(error) };
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
  const newFile = (game: string, seats: readonly string[]): string => fileOf(folder, newSaveName(folder, game, seats));
  const newest = (): number => {
    try {
      return newestTime(folder);
    } catch {
      return 0;
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
    newFile,
    isOwn: file => resolve(dirname(file)) === resolve(folder) && !isSampleName(basename(file)),
    holder: file => holderOf(file),
    open: (file, game, seats, moved) =>
      openSave(file, { elsewhere: () => newFile(game, seats), moved, newest: newest() }),
    report: (file, text) => writeReport(folder, basename(file, '.json'), text),
  };
}
