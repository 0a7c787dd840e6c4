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
  misnamedFiles,
  misnamedFault,
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

/** A save that can be continued. */
interface IntactSave {
  readonly name: string;
  readonly file: string;
  readonly save: SaveEntry;
  /** The file in an older format from which the save continues, kept beside it; `null`: there is none. */
  readonly older: string | null;
}

/** A save that can't be read: what is wrong with it, and its backup (`null` if there is no intact one). */
interface DamagedSave {
  readonly name: string;
  readonly file: string;
  readonly fault: Message;
  readonly backup: Backup | null;
}

/** The intact backup of a save. */
export type Backup = Pick<IntactSave, 'file' | 'save'>;

/** A save in the saves folder, intact or damaged. */
export type ListedSave = IntactSave | DamagedSave;

/** The arguments for opening the file of a match. */
export interface SaveToOpen {
  readonly file: string;
  readonly game: string;
  readonly seats: readonly string[];
  /** Called with a new file when the match continues there, because another program writes to the old file. */
  readonly moved: (file: string) => void;
  readonly ifHeld: IfHeld;
  readonly now: () => Date;
}

/** The saves folder, as the table uses it. */
export interface Library {
  readonly folder: string;
  /** Changes the saves folder. */
  readonly moveTo: (folder: string) => void;
  /** Lists all saves, the latest first; each file is read when the iteration reaches it. */
  readonly all: () => Iterable<ListedSave>;
  /** Why the folder can't be read; `null`: it can be read, or does not exist yet. */
  readonly trouble: () => Message | null;
  /** The intact save that was written last; `null`: there is none. */
  readonly last: () => IntactSave | null;
  readonly read: (file: string) => SaveEntry;
  /** The backup that an older version of the program kept of a save; `null` if there is no intact one. */
  readonly backup: (file: string) => Backup | null;
  /** The reason why a save is worth keeping; `null`: there is none. */
  readonly worth: (name: string) => Worth | null;
  readonly remove: (name: string) => void;
  /** The path of a new file for a match. */
  readonly newFile: (game: string, names: readonly string[]) => string;
  /**
   * Whether the file is a save in the saves folder that may be overwritten: not a file elsewhere, a sample, or a
   * backup.
   */
  readonly isOwn: (file: string) => boolean;
  /** The path of the file in which a match from a file in an older format continues. */
  readonly renewed: (file: string, game: string, names: readonly string[]) => string;
  /** Claims a file for one match. Throws `HeldFault` if another program has it open and must not be disturbed. */
  readonly open: (opening: SaveToOpen) => OpenMatch;
  /** Writes a report beside a save and returns the report's file. */
  readonly report: (file: string, text: string) => string;
}

/** Makes the library of a saves folder. `onWritten` is called once with each folder to which a match is written. */
export function libraryOf(initialFolder: string, onWritten: (folder: string) => void = () => undefined): Library {
  let folder = initialFolder;
  const writtenFolders = new Set<string>();
  const backup = (file: string): Backup | null => {
    const save = backupEntry(file);
    return save === null ? null : { file: save.file, save };
  };
  const listedSave = (name: string): ListedSave => {
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
      return []; // `trouble` tells why the folder can't be read
    }
  };
  const oddFileNames = (): readonly string[] => {
    try {
      return misnamedFiles(folder);
    } catch {
      return []; // `trouble` tells why the folder can't be read
    }
  };
  /** The list entry for a file whose name is not a name of a save. */
  const oddSave = (file: string): DamagedSave => ({
    name: printable(file),
    file: join(folder, file),
    fault: misnamedFault(file).words,
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
      lazily(
        [...names().map(name => () => listedSave(name)), ...oddFileNames().map(file => () => oddSave(file))],
        read => read(),
      ),
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
        const lastSave = listedSave(name);
        if ('save' in lastSave) return lastSave;
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
      const sameNameFile = fileOf(folder, nameOfSave(file) ?? '');
      return existsSync(sameNameFile) ? newFile(game, seats) : sameNameFile;
    },
    open: ({ file, game, seats, moved, ifHeld, now }) => {
      const otherFile = (): string => newFile(game, seats);
      const openMatch = new OpenMatch(file, { elsewhere: otherFile, moved, newest: newest(), ifHeld, now });
      const openFolder = dirname(openMatch.file);
      if (!writtenFolders.has(openFolder)) onWritten(openFolder);
      writtenFolders.add(openFolder);
      return openMatch;
    },
    report: (file, text) => writeReport(folder, nameOfSave(file) ?? '', text),
  };
}

/** Maps a list lazily: each item is converted when the iteration reaches it. */
function lazily<Item, Made>(items: readonly Item[], make: (item: Item) => Made): Iterable<Made> {
  return {
    [Symbol.iterator]: () => {
      const iterator = items[Symbol.iterator]();
      return {
        next: () => {
          const nextItem = iterator.next();
          return nextItem.done === true ? nextItem : { value: make(nextItem.value) };
        },
      };
    },
  };
}
