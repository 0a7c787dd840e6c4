import { LEVELS } from '../../../bots/levels.ts';
import * as v from 'valibot';
import type { Message } from '../../../kernel/words/message.ts';
import { UNICODE_GLYPHS } from '../../../boards/drawing/glyphs.ts';
import { keymapWith, overridesIn } from '../edge/keymap.ts';
import type { Keymap } from '../edge/keymap.ts';
import { isTone, TONES } from '../../../boards/drawing/style.ts';
import type { ToneName } from '../../../boards/drawing/style.ts';
import { hueFrom, isThemeName, THEME_NAMES } from '../theme/theme.ts';
import type { Hue, ThemeName, ToneHues } from '../theme/theme.ts';
import { keyProblemMessage } from '../theme/keys.ts';
import { LANGUAGES } from '../text/languages.ts';
import { say } from '../text/say.ts';
import { HAND_OVER_POLICIES, SPEEDS } from '../../../session/setting/table-settings.ts';
import {
  ASCII_WISHES,
  COLOURS,
  DEAF_WISHES,
  DEFAULT_SETTINGS,
  isSettingName,
  MAX_QUIET_DURATION,
  THEME_WISHES,
} from './settings.ts';
import type { SettingName, Settings } from './settings.ts';

const LANGUAGE_IDS = ['auto', ...LANGUAGES.map(({ id }) => id)];

/** The settings that need no conversion, as they may appear in the settings file. */
const plainShape = v.object({
  handOver: v.exactOptional(v.picklist(HAND_OVER_POLICIES)),
  speed: v.exactOptional(v.picklist(SPEEDS)),
  quiet: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_QUIET_DURATION))),
  deaf: v.exactOptional(v.picklist(DEAF_WISHES)),
  coach: v.exactOptional(v.boolean()),
  mouse: v.exactOptional(v.boolean()),
  theme: v.exactOptional(v.picklist(THEME_WISHES)),
  colour: v.exactOptional(v.picklist(COLOURS)),
  ascii: v.exactOptional(v.union([v.literal('auto'), v.boolean()])),
  screenReader: v.exactOptional(v.boolean()),
  language: v.exactOptional(v.picklist(LANGUAGE_IDS)),
  against: v.exactOptional(
    v.object({
      game: v.string(),
      opponents: v.pipe(v.number(), v.integer(), v.minValue(0)),
      level: v.exactOptional(v.picklist(LEVELS)),
      choices: v.record(v.string(), v.string()),
    }),
  ),
});

/**
 * Settings that older versions have written and that are ignored now. `blind` allowed secret choices on the open table.
 */
const RETIRED_SETTINGS: ReadonlySet<string> = new Set(['blind']);

const keysShape = v.array(v.string());

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The possible values of each setting, as the error message lists them. */
const USABLE_VALUES: Readonly<Record<Exclude<SettingName, 'keys' | 'themes'>, string>> = {
  handOver: HAND_OVER_POLICIES.join(', '),
  speed: SPEEDS.join(', '),
  quiet: `0 … ${MAX_QUIET_DURATION}`,
  deaf: DEAF_WISHES.join(', '),
  coach: 'true, false',
  mouse: 'true, false',
  screenReader: 'true, false',
  language: LANGUAGE_IDS.join(', '),
  theme: THEME_WISHES.join(', '),
  colour: COLOURS.join(', '),
  ascii: ASCII_WISHES.join(', '),
  against: '{"game":"theseus","opponents":1,"choices":{}}',
};

/** Settings, and the problems with the file that they were read from. */
export interface ReadSettings {
  readonly settings: Settings;
  readonly problems: readonly Message[];
}

/** Parses the content of the settings file. Wrong entries are reported and skipped; the others apply. Never throws. */
export function settingsFrom(content: unknown): ReadSettings {
  if (!isRecord(content)) return { settings: DEFAULT_SETTINGS, problems: [say('settings.no-record')] };
  const problems: Message[] = [];
  let settings = DEFAULT_SETTINGS;
  for (const [name, value] of Object.entries(content)) {
    if (RETIRED_SETTINGS.has(name)) continue;
    if (!isSettingName(name)) {
      problems.push(say('settings.unknown', { name, names: Object.keys(DEFAULT_SETTINGS).join(', ') }));
    } else if (name === 'keys') {
      settings = { ...settings, keys: keysFrom(value, problems) };
    } else if (name === 'themes') {
      settings = { ...settings, themes: themesFrom(value, problems) };
    } else {
      const parsedValue = v.safeParse(plainShape, { [name]: value });
      if (parsedValue.success) settings = { ...settings, ...parsedValue.output };
      else problems.push(say('settings.wrong', { name, value: quotedValue(value), usable: USABLE_VALUES[name] }));
    }
  }
  return { settings, problems };
}

/** The default settings, with the reason why the settings file can't be read. */
export function unreadableSettings(reason: string): ReadSettings {
  return { settings: DEFAULT_SETTINGS, problems: [say('settings.unreadable', { reason })] };
}

/** The value of a setting in the file; `undefined`: the setting has its default value and is left out. */
export function fileValue(settings: Settings, name: SettingName): unknown {
  if (name === 'keys') {
    const keyOverrides = overridesIn(settings.keys);
    return Object.keys(keyOverrides).length === 0 ? undefined : keyOverrides;
  }
  return settings[name] === DEFAULT_SETTINGS[name] ? undefined : settings[name];
}

const MAX_SHOWN_LENGTH = 40;

/** A value as an error message quotes it. */
function quotedValue(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length <= MAX_SHOWN_LENGTH ? text : `${text.slice(0, MAX_SHOWN_LENGTH)}…`;
}

function keysFrom(value: unknown, problems: Message[]): Keymap {
  const wantedKeys: Record<string, readonly string[]> = {};
  if (!isRecord(value)) problems.push(say('settings.keys-wrong', { name: 'keys', value: quotedValue(value) }));
  else {
    for (const [command, keys] of Object.entries(value)) {
      if (v.is(keysShape, keys)) wantedKeys[command] = keys;
      else problems.push(say('settings.keys-wrong', { name: `keys.${command}`, value: quotedValue(keys) }));
    }
  }
  const { keymap, problems: wrong } = keymapWith(wantedKeys);
  problems.push(...wrong.map(problem => keyProblemMessage(problem, { glyphs: UNICODE_GLYPHS })));
  return keymap;
}

function themesFrom(value: unknown, problems: Message[]): Settings['themes'] {
  const themeHues: Partial<Record<ThemeName, ToneHues>> = {};
  const themeValues = isRecord(value) ? value : {};
  if (themeValues !== value)
    problems.push(say('settings.wrong', { name: 'themes', value: quotedValue(value), usable: '{}' }));
  for (const [name, tones] of Object.entries(themeValues)) {
    if (isThemeName(name)) themeHues[name] = tonesFrom(name, tones, problems);
    else problems.push(say('settings.no-theme', { name, names: THEME_NAMES.join(', ') }));
  }
  return themeHues;
}

function tonesFrom(theme: ThemeName, value: unknown, problems: Message[]): ToneHues {
  const toneHues: Partial<Record<ToneName, Hue>> = {};
  const givenValues = isRecord(value) ? value : {};
  if (givenValues !== value) {
    problems.push(say('settings.wrong', { name: `themes.${theme}`, value: quotedValue(value), usable: '{}' }));
  }
  for (const [tone, colour] of Object.entries(givenValues)) {
    const hue = typeof colour === 'string' ? hueFrom(colour) : null;
    if (!isTone(tone)) problems.push(say('settings.no-tone', { theme, tone, tones: TONES.join(', ') }));
    else if (hue === null) problems.push(say('settings.no-hue', { theme, tone, value: quotedValue(colour) }));
    else toneHues[tone] = hue;
  }
  return toneHues;
}
