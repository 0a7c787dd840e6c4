import type { Message } from '../kernel/words/message.ts';
import { systemReason } from '../saves/input/fault.ts';
import { openConfig } from './config-file.ts';
import type { SettingName, Settings } from '../table/frame/preferences/settings.ts';

/** The settings, their file, problems with them, and a function to save one. */
interface SettingsFile {
  readonly settings: Settings;
  /** The path of the settings file; `null`: no file can be written. */
  readonly file: string | null;
  readonly problems: readonly Message[];
  /**
   * Saves one setting, or removes it if the value is `undefined`; all others stay unchanged. Throws if the file can't
   * be written.
   */
  readonly keep: (name: SettingName, value: unknown) => void;
}

/**
 * Opens the settings in a folder, or in the platform's folder for settings. `atOnce`: the folder is created now, not
 * when something is first saved. Never throws: wrong settings are reported and left out.
 */
export async function openSettings(folder: string | undefined, atOnce: boolean): Promise<SettingsFile> {
  const { settingsFrom, unreadableSettings } = await import('../table/frame/preferences/settings-file.ts');
  try {
    const conf = await openConfig('settings', folder, atOnce);
    const keep = (name: SettingName, value: unknown): void => {
      try {
        if (value === undefined) conf.delete(name);
        else conf.set(name, value);
      } catch (error) {
        throw new Error(systemReason(error), { cause: error });
      }
    };
    return { ...settingsFrom(conf.store), file: conf.path, keep };
  } catch (error) {
    const reason = systemReason(error);
    const keep = (): void => {
      throw new Error(reason);
    };
    return { ...unreadableSettings(reason), file: null, keep };
  }
}
