import { randomPlayer } from '../../src/bots/player.ts';
import type { StrangeFolder } from '../../src/saves/folder/known-folders.ts';
import type { Beginning } from '../../src/table/app/effects/parts.ts';
import type { GameCatalogue } from '../../src/session/setting/games.ts';
import type { Progress } from '../../src/session/learning/progress.ts';
import { Preferences } from '../../src/table/frame/preferences/preferences.ts';
import type { PreferencesParts } from '../../src/table/frame/preferences/preferences.ts';
import { DEFAULT_SETTINGS } from '../../src/table/frame/preferences/settings.ts';
import type { Settings } from '../../src/table/frame/preferences/settings.ts';
import type { Glyphs } from '../../src/boards/drawing/glyphs.ts';
import { fakeBoard, fakeGame } from './fake-game.ts';
import { FakeLibrary } from './fake-library.ts';

export { FakeLibrary };

export const fakeShelf: GameCatalogue = {
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
  readonly shelf?: GameCatalogue;
  readonly progress?: Progress;
  readonly size?: { readonly columns?: number; readonly rows?: number };
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
    environment: {
      env: { LC_ALL: 'C.UTF-8', TERM: 'xterm-256color' },
      isTTY: true,
      flags: { color: 'auto', ascii: false },
    },
    file: '/settings.json',
    ...file,
  });
}
