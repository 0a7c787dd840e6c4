import type { Message } from '../kernel/words/message.ts';
import { systemReason } from '../saves/input/fault.ts';
import { openConfig } from './config-file.ts';
import type { SettingName, Settings } from '../table/frame/preferences/settings.ts';

/** Settings, where they lie, what is wrong with them, and how one is kept. */
interface SettingsFile {
  readonly settings: Settings;
  /** `null`: there is no file that could be written. */
  readonly file: string | null;
  readonly problems: readonly Message[];
  /**
   * Keeps one setting and lets all others be, or with `undefined` forgets it. Throws when the file can't be written.
   */
  readonly keep: (name: SettingName, value: unknown) => void;
}

/**
 * Opens the settings of a folder, or those of the platform's own; `atOnce`: the folder is made now, and not when
 * something is first kept. Never throws: wrong settings are reported and left out.
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
