import type { Keymap } from '../edge/keymap.ts';
import { DEFAULT_KEYMAP } from '../edge/keymap.ts';
import type { AgainstChoices, Speed, TableSettings } from '../../../session/setting/table-settings.ts';
import { THEME_NAMES } from '../theme/theme.ts';
import type { ThemeName, ToneHues } from '../theme/theme.ts';

/** The number of colours; `auto`: as many as the terminal says it has. */
export const COLOURS = ['auto', '24-bit', '256', '16', 'none'] as const;
export type Colour = (typeof COLOURS)[number];

/** The themes; `auto`: nobody has chosen, and the terminal's background decides. */
export const THEME_WISHES: readonly ThemeWish[] = ['auto', ...THEME_NAMES];
export type ThemeWish = ThemeName | 'auto';

/** Whether the screen is limited to ASCII; `auto`: the terminal decides. */
export const ASCII_WISHES = ['auto', true, false] as const;

/** The quiet times that the settings screen offers, in milliseconds. The file may contain others, up to the longest. */
export const QUIET_DURATIONS = [0, 150, 300, 600, 1000, 2000] as const;
export const MAX_QUIET_DURATION = 5000;

/** How long keys are ignored that may be meant for a screen that has just closed. */
export const DEAF_WISHES = ['off', 'short', 'usual', 'long'] as const;
export type DeafWish = (typeof DEAF_WISHES)[number];

/**
 * The durations of `DeafWish`, in milliseconds. `left`: after a screen closed by itself. `closed`: after a key closed a
 * screen, until that key has been quiet for this long.
 */
export const DEAF_DURATIONS: Readonly<Record<DeafWish, { readonly left: number; readonly closed: number }>> = {
  off: { left: 0, closed: 0 },
  short: { left: 400, closed: 150 },
  usual: { left: 700, closed: 250 },
  long: { left: 1400, closed: 500 },
};

/** All settings that people can change. */
export interface Settings extends TableSettings {
  /** How long keys are ignored that may be meant for a screen that has just closed. */
  readonly deaf: DeafWish;
  readonly theme: ThemeWish;
  readonly colour: Colour;
  /** Whether only ASCII characters are drawn; `auto`: the terminal's locale decides, and how wide it draws marks. */
  readonly ascii: (typeof ASCII_WISHES)[number];
  /** Whether the table prints sentences for a screen reader instead of painting; applies from the next start. */
  readonly screenReader: boolean;
  /** The id of the table's language; `auto`: the environment decides. */
  readonly language: string;
  readonly keys: Keymap;
  /** The set-up of the last match against the program; `null`: none yet. */
  readonly against: AgainstChoices | null;
  /** A person's own colours for single tones of a theme. */
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

/** The name of a setting, in the program and in the settings file. */
export type SettingName = keyof Settings;

/** The names of all settings. */
export const SETTING_NAMES: readonly SettingName[] = Object.keys(DEFAULT_SETTINGS).filter(isSettingName);

/** Whether a word is the name of a setting. */
export function isSettingName(word: string): word is SettingName {
  return Object.hasOwn(DEFAULT_SETTINGS, word);
}

/** The shortest time that a beat stays on the screen, in milliseconds. */
export const BEAT_DURATION: Readonly<Record<Speed, number>> = {
  all: 1600,
  wait: 1600,
  slow: 2500,
  normal: 1200,
  fast: 500,
  instant: 0,
};

/** How long each frame of an animation on the map stays, in milliseconds; 0: no animation. */
export const MOTION_DURATION: Readonly<Record<Speed, number>> = {
  all: 80,
  wait: 80,
  slow: 120,
  normal: 60,
  fast: 30,
  instant: 0,
};

/** How long a beat stays on the screen for each of its words, in milliseconds. */
export const WORD_DURATION: Readonly<Record<Speed, number>> = {
  all: 300,
  wait: 300,
  slow: 450,
  normal: 200,
  fast: 80,
  instant: 0,
};
