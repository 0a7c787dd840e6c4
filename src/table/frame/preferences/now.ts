import type { Language } from '../../../session/text/languages.ts';
import type { PlainReason, Preferences } from './preferences.ts';
import { SETTING_NAMES } from './settings.ts';
import type { SettingName, Settings } from './settings.ts';

/** What people have set, as it is now. */
export interface PreferencesNow {
  readonly settings: Settings;
  /** Where the settings are kept; `null`: nowhere. */
  readonly file: string | null;
  readonly languages: readonly Language[];
  /** The language that the environment asks for. */
  readonly usualLanguage: string;
  /** What the command line has decided for as long as the program runs. */
  readonly overruled: readonly SettingName[];
  /** Why the table shows ASCII though nobody has asked for it; absent or `null`: it does not, or somebody has. */
  readonly plainReason?: PlainReason | null;
}

/** What people have set, as data that does not change. */
export function preferencesNow(preferences: Preferences): PreferencesNow {
  const { settings, file, languages, usualLanguage, plainReason } = preferences;
  const overruled = SETTING_NAMES.filter(name => preferences.overruled(name));
  return { settings, file, languages, usualLanguage, overruled, plainReason };
}
