import type { Language } from '../../../session/text/languages.ts';
import type { PlainModeReason, Preferences } from './preferences.ts';
import { SETTING_NAMES } from './settings.ts';
import type { SettingName, Settings } from './settings.ts';

/** A snapshot of the preferences. */
export interface PreferencesNow {
  readonly settings: Settings;
  /** The path of the settings file, for people to read; `null`: settings are not kept. */
  readonly file: string | null;
  readonly languages: readonly Language[];
  /** The id of the language that the environment asks for. */
  readonly usualLanguage: string;
  /** The settings that the command line overrides until the program ends. */
  readonly overruled: readonly SettingName[];
  /**
   * Why the table shows ASCII although nobody has chosen it; absent or `null`: it does not, or somebody has chosen it.
   */
  readonly plainReason?: PlainModeReason | null;
}

/** Takes a snapshot of the preferences. */
export function preferencesNow(preferences: Preferences): PreferencesNow {
  const { settings, file, languages, usualLanguage, plainReason } = preferences;
  const overriddenSettings = SETTING_NAMES.filter(name => preferences.overruled(name));
  return { settings, file, languages, usualLanguage, overruled: overriddenSettings, plainReason };
}
