import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Message } from '../../src/kernel/words/message.ts';
import { HeldFault } from '../../src/saves/folder/claim.ts';
import type { Holder } from '../../src/saves/folder/claim.ts';
import { newestTime, saveNames, savedFile } from '../../src/saves/folder/folder.ts';
import { OpenMatch } from '../../src/saves/file/open-match.ts';
import type { Worth } from '../../src/saves/saved/remove.ts';
import { libraryOf } from '../../src/session/setting/library.ts';
import type { Library, SaveToOpen, ListedSave } from '../../src/session/setting/library.ts';
import { fillableDisk, keptIn, ownFolder } from './kept.ts';
import type { Kept } from './kept.ts';

/** A real folder of saves for one test, about which other stories can be told. */
export class FakeLibrary implements Library {
  readonly #place = ownFolder();
  readonly #real = libraryOf(this.#place);
  readonly #opened: OpenMatch[] = [];
  readonly disk = fillableDisk();

  constructor() {
    onTestFinished(() => {
      this.disk.full = false;
      for (const open of this.#opened) open.close();
    });
  }

  get folder(): string {
    return this.#real.folder;
  }

  readonly moveTo = (folder: string): void => this.#real.moveTo(folder);

  /** The names of all files there but the marks of those that are open. */
  get names(): readonly string[] {
    return readdirSync(this.#place)
      .filter(name => !name.endsWith('.open'))
      .sort();
  }

  /** What lies there, by the names of the files, the one written first first. */
  get files(): ReadonlyMap<string, Kept> {
    const files = saveNames(this.#place).map(name => savedFile(this.#place, name));
    return new Map(files.reverse().map(file => [basename(file), keptIn(file)]));
  }

  /** Where the file of that name lies. */
  at(name: string): string {
    return join(this.#place, name);
  }

  /** The files that matches at the table have open. */
  get claimed(): readonly string[] {
    return readdirSync(this.#place).flatMap(name => (name.endsWith('.open') ? [name.slice(0, -'.open'.length)] : []));
  }

  /** Other saves that take long to read, and what happens when one of them is. */
  slow: { readonly saves: readonly ListedSave[]; readonly read: () => void } = { saves: [], read: () => undefined };
  readonly all = (): Iterable<ListedSave> => this.#all();
  unreadable: Message | null = null;
  readonly trouble = () => this.unreadable ?? this.#real.trouble();
  readonly last = () => this.#real.last();
  readonly read: Library['read'] = file => this.#real.read(file);
  readonly backup: Library['backup'] = file => this.#real.backup(file);
  /** Why nothing is to be deleted just so; `null`: what the folder says. */
  value: Worth | null = null;
  readonly worth: Library['worth'] = name => this.value ?? this.#real.worth(name);
  readonly remove: Library['remove'] = name => this.#real.remove(name);
  readonly newFile: Library['newFile'] = (game, names) => this.#real.newFile(game, names);
  readonly isOwn: Library['isOwn'] = file => this.#real.isOwn(file);
  readonly renewed: Library['renewed'] = (file, game, names) => this.#real.renewed(file, game, names);
  /** Whoever else has the saves open. */
  held: Holder | null = null;
  readonly open = ({ file, game, seats, moved, ifHeld, now }: SaveToOpen): OpenMatch => {
    if (this.held !== null && ifHeld === 'refuse') throw new HeldFault(file, this.held);
    const elsewhere = (): string => this.newFile(game, seats);
    const open = new OpenMatch(file, {
      elsewhere,
      moved,
      newest: newestTime(this.#place),
      ifHeld,
      now,
      disk: this.disk,
    });
    this.#opened.push(open);
    return open;
  };
  readonly reports = new Map<string, string>();
  readonly report = (file: string, text: string): string => {
    if (this.disk.full) throw new Error('no space left on device');
    const name = basename(this.#real.report(file, text));
    this.reports.set(name, text);
    return name;
  };

  #all(): Iterable<ListedSave> {
    const left = [...this.slow.saves];
    const others = this.#real.all()[Symbol.iterator]();
    const next = (): IteratorResult<ListedSave> => {
      const value = left.shift();
      if (value === undefined) return others.next();
      this.slow.read();
      return { value };
    };
    return { [Symbol.iterator]: () => ({ next }) };
  }
}
