import { basename, dirname, resolve } from 'node:path';
import { errorWords } from '../kernel/refusal.ts';
import type { Words } from '../kernel/words.ts';
import { backupOf, fileOf, isSampleName, isSaveName, newestTime, newSaveName, saveNames } from '../saves/folder.ts';
import type { Save, UnsignedSave } from '../saves/format.ts';
import { readBackup, readSave } from '../saves/load.ts';
import { openSave } from '../saves/open-save.ts';
import type { IfHeld, OpenSave } from '../saves/open-save.ts';
import { deleteSave, worthOf } from '../saves/remove.ts';
import type { Worth } from '../saves/remove.ts';
import { writeReport } from '../saves/report.ts';

/** A save that can be gone on with. */
export interface Sound {
  readonly name: string;
  readonly file: string;
  readonly save: Save;
}

/** A save that can't be read: what is wrong with it, and its backup where that is whole. */
export interface Damaged {
  readonly name: string;
  readonly file: string;
  readonly fault: Words;
  readonly backup: Backup | null;
}

/** The whole backup of a save. */
export type Backup = Omit<Sound, 'name'>;

/** A save of the folder. */
export type Shelved = Sound | Damaged;

/** The file of a match, and what is told about it. */
export interface Opening {
  readonly file: string;
  readonly game: string;
  readonly seats: readonly string[];
  /** Somebody else writes to the file: the match goes on in this one. */
  readonly moved: (file: string) => void;
  /** The save will soon be as large as one can be. */
  readonly nearlyFull: () => void;
  readonly ifHeld: IfHeld;
}

/** The folder of the saves, as the table uses it. */
export interface Library {
  readonly folder: string;
  /** From now on saves lie in another folder. */
  readonly moveTo: (folder: string) => void;
  /** All saves, the one written last first, each read when it is asked for. */
  readonly all: () => Iterable<Shelved>;
  /** Why the folder can't be read; `null`: it can, or it is not there yet. */
  readonly trouble: () => Words | null;
  /** The sound save that was written last. */
  readonly last: () => Sound | null;
  readonly read: (file: string) => Save;
  /** The backup of a save, if it is whole. */
  readonly backup: (file: string) => Backup | null;
  /** Why a save should not be deleted just so. */
  readonly worth: (name: string) => Worth | null;
  readonly remove: (name: string) => void;
  /** A file for a match that has none yet. */
  readonly newFile: (game: string, names: readonly string[]) => string;
  /** Whether the file is a save of the folder: what lies elsewhere, a sample, or a backup is not written over. */
  readonly isOwn: (file: string) => boolean;
  /** Opens a file for one match. Throws `HeldFault` when another program has it open and is not to be disturbed. */
  readonly open: (opening: Opening) => OpenSave;
  /** Writes a report beside the save in that file, and gives back its own file. */
  readonly report: (file: string, text: string) => string;
}

/** The saves of a folder. `written` is told each folder that a match has been written to. */
export function libraryOf(from: string, written: (folder: string) => void = () => undefined): Library {
  let folder = from;
  const writtenTo = new Set<string>();
  const backup = (file: string): Backup | null => {
    const save = readBackup(file);
    return save === null ? null : { file: backupOf(file), save };
  };
  const shelved = (name: string): Shelved => {
    const file = fileOf(folder, name);
    try {
      return { name, file, save: readSave(file) };
    } catch (error) {
      return { name, file, fault: errorWords(error), backup: backup(file) };
    }
  };
  const names = (): readonly string[] => {
    try {
      return saveNames(folder);
    } catch {
      return []; // `trouble` says why
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
    get folder() {
      return folder;
    },
    moveTo: other => {
      folder = other;
    },
    all: () => lazily(names(), shelved),
    trouble: () => {
      try {
        saveNames(folder);
        return null;
      } catch (error) {
        return errorWords(error);
      }
    },
    last: () => {
      for (const name of names()) {
        if (isSampleName(name)) continue;
        const found = shelved(name);
        if ('save' in found) return found;
      }
      return null;
    },
    read: readSave,
    backup,
    worth: name => worthOf(folder, name),
    remove: name => deleteSave(folder, name),
    newFile,
    isOwn: file => {
      const name = basename(file, '.json');
      const isSave = basename(file) === `${name}.json` && isSaveName(name) && !isSampleName(name);
      return isSave && resolve(dirname(file)) === resolve(folder);
    },
    open: ({ file, game, seats, moved, nearlyFull, ifHeld }) => {
      const elsewhere = (): string => newFile(game, seats);
      const open = openSave(file, { elsewhere, moved, nearlyFull, newest: newest(), ifHeld });
      const write = (save: UnsignedSave): void => {
        open.write(save);
        const place = dirname(open.file());
        if (!writtenTo.has(place)) written(place);
        writtenTo.add(place);
      };
      return { ...open, write };
    },
    report: (file, text) => writeReport(folder, basename(file, '.json'), text),
  };
}

/** Makes something of every item when its turn comes. */
function lazily<Item, Made>(items: readonly Item[], make: (item: Item) => Made): Iterable<Made> {
  return {
    [Symbol.iterator]: () => {
      const left = items[Symbol.iterator]();
      return {
        next: () => {
          const next = left.next();
          return next.done === true ? next : { value: make(next.value) };
        },
      };
    },
  };
}
