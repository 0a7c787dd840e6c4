import type { Keymap } from '../edge/keymap.ts';
import { DEFAULT_KEYMAP } from '../edge/keymap.ts';
import type { AgainstSetUp, Speed, TableSettings } from '../../../session/setting/table-settings.ts';
import { THEME_NAMES } from '../theme/theme.ts';
import type { ThemeName, ToneHues } from '../theme/theme.ts';

/** How many colours to use; `auto`: as many as the terminal says it has. */
export const COLOURS = ['auto', '24-bit', '256', '16', 'none'] as const;
export type Colour = (typeof COLOURS)[number];

/** Which colours; `auto`: the paper of the terminal decides, and nobody has chosen. */
export const THEME_WISHES: readonly ThemeWish[] = ['auto', ...THEME_NAMES];
export type ThemeWish = ThemeName | 'auto';

/** Whether nothing but ASCII is drawn. */
export const ASCII_WISHES = ['auto', true, false] as const;

/** The quiet times that the settings screen offers, in milliseconds; the file may name others up to the longest. */
export const QUIET_TIMES = [0, 150, 300, 600, 1000, 2000] as const;
export const LONGEST_QUIET = 5000;

/** How long keys answer nothing that were meant for what has gone from the screen. */
export const DEAF_WISHES = ['off', 'short', 'usual', 'long'] as const;
export type DeafWish = (typeof DEAF_WISHES)[number];

/**
 * The same in milliseconds: after something has `left` by itself, and after a key `closed` something, until that same
 * key has been quiet for so long.
 */
export const DEAF_TIMES: Readonly<Record<DeafWish, { readonly left: number; readonly closed: number }>> = {
  off: { left: 0, closed: 0 },
  short: { left: 400, closed: 150 },
  usual: { left: 700, closed: 250 },
  long: { left: 1400, closed: 500 },
};

/** All that people may set. */
export interface Settings extends TableSettings {
  /** How long keys answer nothing that were meant for what has gone from the screen. */
  readonly deaf: DeafWish;
  readonly theme: ThemeWish;
  readonly colour: Colour;
  /** Plain ASCII characters only, or never; `auto`: the terminal's locale decides, and how wide it draws marks. */
  readonly ascii: (typeof ASCII_WISHES)[number];
  /** Whether the table speaks in sentences instead of painting; holds from the next start on. */
  readonly screenReader: boolean;
  /** What the open table speaks: a language by its id; `auto`: what the environment says. */
  readonly language: string;
  readonly keys: Keymap;
  /** What was played against the program last; `null`: nothing yet. */
  readonly against: AgainstSetUp | null;
  /** Tones of themes in colours of a person's own. */
  readonly themes: Readonly<Partial<Record<ThemeName, ToneHues>>>;
}

export const DEFAULT_SETTINGS: Settings = {
  handOver: 'private',
  speed: 'wait',
  quiet: 150,
  deaf: 'usual',
  coach: false,
  mouse: true,
  theme: 'auto',
  colour: 'auto',
  ascii: 'auto',
  screenReader: false,
  language: 'auto',
  keys: DEFAULT_KEYMAP,
  against: null,
  themes: {},
};

/** The name of a setting, in the file too. */
export type SettingName = keyof Settings;

/** The names of all settings. */
export const SETTING_NAMES: readonly SettingName[] = Object.keys(DEFAULT_SETTINGS).filter(isSettingName);

/** Whether a word names a setting. */
export function isSettingName(word: string): word is SettingName {
  return Object.hasOwn(DEFAULT_SETTINGS, word);
}

/** How long a beat stays on the screen at the least, in milliseconds. */
export const BEAT_TIME: Readonly<Record<Speed, number>> = {
  all: 1600,
  wait: 1600,
  slow: 2500,
  normal: 1200,
  fast: 500,
  instant: 0,
};

/** How long each picture of something that moves on the map stays, in milliseconds; 0: it is there at once. */
export const MOTION_TIME: Readonly<Record<Speed, number>> = {
  all: 80,
  wait: 80,
  slow: 120,
  normal: 60,
  fast: 30,
  instant: 0,
};

/** How long a beat stays for each word that is to be read on it, in milliseconds. */
export const WORD_TIME: Readonly<Record<Speed, number>> = {
  all: 300,
  wait: 300,
  slow: 450,
  normal: 200,
  fast: 80,
  instant: 0,
};
