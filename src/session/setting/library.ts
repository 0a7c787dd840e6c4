import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { messageFor } from '../../kernel/match/refusal.ts';
import type { Message } from '../../kernel/words/message.ts';
import { backupEntry, readEntry } from '../../saves/saved/entry.ts';
import type { SaveEntry } from '../../saves/saved/entry.ts';
import {
  fileOf,
  isSampleName,
  nameOfSave,
  newestTime,
  newSaveName,
  oddFiles,
  oddName,
  olderFileOf,
  savedFile,
  saveNames,
} from '../../saves/folder/folder.ts';
import { OpenMatch } from '../../saves/file/open-match.ts';
import type { IfHeld } from '../../saves/file/open-match.ts';
import { deleteSave, worthOf } from '../../saves/saved/remove.ts';
import type { Worth } from '../../saves/saved/remove.ts';
import { printable } from '../../saves/input/plain.ts';
import { writeReport } from '../../saves/folder/report.ts';
import { storedIn } from '../../saves/saved/stored.ts';

/** A save that can be gone on with. */
interface Sound {
  readonly name: string;
  readonly file: string;
  readonly save: SaveEntry;
  /** The file of an older program that is kept beside it, from which it goes on; `null`: there is none. */
  readonly older: string | null;
}

/** A save that can't be read: what is wrong with it, and its backup where that is whole. */
interface Damaged {
  readonly name: string;
  readonly file: string;
  readonly fault: Message;
  readonly backup: Backup | null;
}

/** The whole backup of a save. */
export type Backup = Pick<Sound, 'file' | 'save'>;

/** A save of the folder. */
export type ListedSave = Sound | Damaged;

/** The file of a match, and what is told about it. */
export interface SaveToOpen {
  readonly file: string;
  readonly game: string;
  readonly seats: readonly string[];
  /** Somebody else writes to the file: the match goes on in this one. */
  readonly moved: (file: string) => void;
  readonly ifHeld: IfHeld;
  readonly now: () => Date;
}

/** The folder of the saves, as the table uses it. */
export interface Library {
  readonly folder: string;
  /** From now on saves lie in another folder. */
  readonly moveTo: (folder: string) => void;
  /** All saves, the one written last first, each read when it is asked for. */
  readonly all: () => Iterable<ListedSave>;
  /** Why the folder can't be read; `null`: it can, or it is not there yet. */
  readonly trouble: () => Message | null;
  /** The sound save that was written last. */
  readonly last: () => Sound | null;
  readonly read: (file: string) => SaveEntry;
  /** The backup that an older program kept of a save, if it is whole. */
  readonly backup: (file: string) => Backup | null;
  /** Why a save should not be deleted just so. */
  readonly worth: (name: string) => Worth | null;
  readonly remove: (name: string) => void;
  /** A file for a match that has none yet. */
  readonly newFile: (game: string, names: readonly string[]) => string;
  /** Whether the file is a save of the folder: what lies elsewhere, a sample, or a backup is not written over. */
  readonly isOwn: (file: string) => boolean;
  /** The file in which the match of an older program's file goes on. */
  readonly renewed: (file: string, game: string, names: readonly string[]) => string;
  /** Claims a file for one match. Throws `HeldFault` when another program has it open and is not to be disturbed. */
  readonly open: (opening: SaveToOpen) => OpenMatch;
  /** Writes a report beside the save in that file, and returns its own file. */
  readonly report: (file: string, text: string) => string;
}

/** The saves of a folder. `written` is told each folder that a match has been written to. */
export function libraryOf(from: string, written: (folder: string) => void = () => undefined): Library {
  let folder = from;
  const writtenTo = new Set<string>();
  const backup = (file: string): Backup | null => {
    const save = backupEntry(file);
    return save === null ? null : { file: save.file, save };
  };
  const shelved = (name: string): ListedSave => {
    const file = savedFile(folder, name);
    try {
      return { name, file, save: readEntry(file), older: olderFileOf(file) };
    } catch (error) {
      return { name, file, fault: messageFor(error), backup: backup(file) };
    }
  };
  const names = (): readonly string[] => {
    try {
      return saveNames(folder);
    } catch {
      return []; // `trouble` says why
    }
  };
  const odd = (): readonly string[] => {
    try {
      return oddFiles(folder);
    } catch {
      return []; // `trouble` says why
    }
  };
  /** A file that is no save for its name. */
  const named = (file: string): Damaged => ({
    name: printable(file),
    file: join(folder, file),
    fault: oddName(file).words,
    backup: null,
  });
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
    all: () =>
      lazily([...names().map(name => () => shelved(name)), ...odd().map(file => () => named(file))], read => read()),
    trouble: () => {
      try {
        saveNames(folder);
        return null;
      } catch (error) {
        return messageFor(error);
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
    read: file => storedIn(file).entry,
    backup,
    worth: name => worthOf(folder, name),
    remove: name => deleteSave(folder, name),
    newFile,
    isOwn: file => {
      const name = nameOfSave(file);
      return name !== null && !isSampleName(name) && resolve(dirname(file)) === resolve(folder);
    },
    renewed: (file, game, seats) => {
      const same = fileOf(folder, nameOfSave(file) ?? '');
      return existsSync(same) ? newFile(game, seats) : same;
    },
    open: ({ file, game, seats, moved, ifHeld, now }) => {
      const elsewhere = (): string => newFile(game, seats);
      const open = new OpenMatch(file, { elsewhere, moved, newest: newest(), ifHeld, now });
      const place = dirname(open.file);
      if (!writtenTo.has(place)) written(place);
      writtenTo.add(place);
      return open;
    },
    report: (file, text) => writeReport(folder, nameOfSave(file) ?? '', text),
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
