import type { UnsignedSave } from '../../src/saves/format.ts';
import { randomPlayer } from '../../src/bots/player.ts';
import type { Words } from '../../src/kernel/words.ts';
import { HeldFault } from '../../src/saves/claim.ts';
import type { Holder } from '../../src/saves/claim.ts';
import type { StrangeFolder } from '../../src/saves/known-folders.ts';
import type { Worth } from '../../src/saves/remove.ts';
import { checkSave } from '../../src/saves/load.ts';
import { signed } from '../../src/saves/write.ts';
import { Desk } from '../../src/table/desk.ts';
import type { Beginning } from '../../src/table/desk-parts.ts';
import type { Shelf } from '../../src/table/games.ts';
import type { Damaged, Library, Opening, Shelved } from '../../src/table/library.ts';
import type { Progress } from '../../src/table/lessons/progress.ts';
import { progressIn } from '../../src/table/lessons/progress.ts';
import { Preferences } from '../../src/table/preferences.ts';
import type { PreferencesParts } from '../../src/table/preferences.ts';
import { DEFAULT_SETTINGS } from '../../src/table/settings.ts';
import type { Settings } from '../../src/table/settings.ts';
import { ASCII_GLYPHS, UNICODE_GLYPHS } from '../../src/widgets/glyphs.ts';
import type { Glyphs } from '../../src/widgets/glyphs.ts';
import { toPlain } from '../../src/widgets/grid.ts';
import { fakeBoard, fakeGame } from './fake-game.ts';

/** A folder of saves that is no folder. */
export class FakeLibrary implements Library {
  folder = '/saves';
  readonly moveTo = (folder: string) => void (this.folder = folder);
  readonly files = new Map<string, UnsignedSave>();
  full = false;

  readonly read = (file: string) => {
    const save = this.files.get(file);
    if (save === undefined) throw new Error(`There is no save at ${file}.`);
    return checkSave(JSON.parse(JSON.stringify(signed(save))), file);
  };
  readonly sound = () => [...this.files.keys()].reverse().map(name => ({ name, file: name, save: this.read(name) }));
  /** Other saves that cannot be read, and what happens when one of them is. */
  slow: { readonly saves: readonly Damaged[]; readonly read: () => void } = { saves: [], read: () => undefined };
  readonly all = (): Iterable<Shelved> => {
    const left = [...this.slow.saves];
    const others = [...this.damaged, ...this.sound()];
    const next = (): IteratorResult<Shelved> => {
      const found = left.shift();
      if (found !== undefined) this.slow.read();
      const value = found ?? others.shift();
      return value === undefined ? { done: true, value } : { value };
    };
    return { [Symbol.iterator]: () => ({ next }) };
  };
  /** What cannot be read, beside the sound saves. */
  damaged: readonly Damaged[] = [];
  unreadable: Words | null = null;
  readonly trouble = () => this.unreadable;
  readonly last = () => this.sound()[0] ?? null;
  readonly backup = (file: string) => this.damaged.find(save => save.file === file)?.backup ?? null;
  value: Worth | null = null;
  readonly worth = () => this.value;
  readonly removed: string[] = [];
  readonly remove = (name: string) => {
    this.removed.push(name);
    this.files.delete(name);
  };
  readonly newFile = (game: string) => `${game}-${this.files.size + 1}`;
  readonly isOwn = (file: string) => !file.endsWith('.backup');
  /** Whoever else has the saves open. */
  held: Holder | null = null;
  readonly closed: string[] = [];
  readonly open = ({ file, ifHeld }: Opening) => {
    if (this.held !== null && ifHeld === 'refuse') throw new HeldFault(file, this.held);
    return {
      write: (save: UnsignedSave) => {
        if (this.full) throw new Error('no space left on device');
        this.files.delete(file);
        this.files.set(file, save);
      },
      file: () => file,
      close: () => void this.closed.push(file),
    };
  };
  readonly reports = new Map<string, string>();
  readonly report = (file: string, text: string) => {
    if (this.full) throw new Error('no space left on device');
    this.reports.set(`${file}.md`, text);
    return `${file}.md`;
  };
}

export const fakeShelf: Shelf = {
  taught: [],
  lessons: () => Promise.resolve([]),
  titles: [{ id: 'fake', title: 'Fake' }],
  load: id => Promise.resolve(id === 'fake' ? { game: fakeGame, board: fakeBoard, bot: randomPlayer } : null),
};

export interface DeskWanted {
  readonly start?: Beginning;
  readonly settings?: Partial<Settings>;
  /** What was wrong with the settings file, and how it is written. */
  readonly file?: Pick<PreferencesParts, 'problems' | 'keep' | 'languages'>;
  readonly glyphs?: Glyphs;
  readonly library?: FakeLibrary;
  readonly strange?: StrangeFolder;
  readonly shelf?: Shelf;
  readonly progress?: Progress;
  readonly size?: { readonly columns: number; readonly rows: number };
}

/** A match of two at once, for tests that begin at the table. */
export const ANN_AND_BOB = {
  game: 'fake',
  new: {
    setting: { seats: [{ name: 'Ann' }, { name: 'Bob' }], options: { rounds: 'one' }, seed: 'desk' },
    players: ['human', 'human'],
  },
} as const satisfies Beginning;

/** What people have set, on a terminal with all colours and marks. */
export function preferencesOf(
  settings: Partial<Settings> = {},
  { file }: { readonly file?: DeskWanted['file'] } = {},
): Preferences {
  return new Preferences({
    settings: { ...DEFAULT_SETTINGS, ...settings },
    situation: {
      env: { LC_ALL: 'C.UTF-8', TERM: 'xterm-256color' },
      isTTY: true,
      flags: { color: 'auto', ascii: false },
    },
    file: '/settings.json',
    ...file,
  });
}

/** A desk without a terminal: keys by their names, the frame as text. */
export async function deskOf({
  start = { screen: 'home' },
  settings,
  glyphs = UNICODE_GLYPHS,
  ...more
}: DeskWanted = {}) {
  const library = more.library ?? new FakeLibrary();
  const size = { columns: 80, rows: 24, ...more.size };
  const happened: string[] = [];
  const preferences = preferencesOf({ ascii: glyphs === ASCII_GLYPHS, ...settings }, more);
  let time = 0;
  const desk = new Desk({
    shelf: more.shelf ?? fakeShelf,
    library,
    preferences,
    progress: more.progress ?? progressIn(null),
    strange: more.strange ?? null,
    now: () => new Date(2026, 0, 1, 14, 2),
    clock: () => time,
    newSeed: () => 'seed',
    wipe: () => void happened.push('wipe'),
    repaint: () => void happened.push('repaint'),
    suspend: () => void happened.push('suspend'),
    leave: code => void happened.push(`leave ${code}`),
  });
  await desk.open(start);

  /** Presses keys, each after a second. */
  async function press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      time += 1000;
      desk.key(key);
      // A game may have to be loaded.
      await Promise.resolve();
      await Promise.resolve();
      await Promise.resolve();
    }
  }
  const rows = (): string[] => toPlain(desk.paint(size));
  return {
    desk,
    preferences,
    library,
    happened,
    size,
    press,
    rows,
    frame: () => rows().join('\n'),
    wait: (milliseconds: number) => void (time += milliseconds),
  };
}
