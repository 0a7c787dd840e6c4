import { statSync } from 'node:fs';
import { join } from 'node:path';

import type Conf from 'conf';
import { makeFolder } from '../saves/disk/folders.ts';
import { platformFolder } from '../saves/folder/platform.ts';
import { systemReason } from '../saves/input/fault.ts';
import { safeText } from '../saves/input/plain.ts';
import { say, format } from './say.ts';

/** A file of settings or progress. */
interface ConfigFile {
  /** The path of the config file, even if the file does not exist yet. */
  readonly path: string;
  /** The content of the config file when it was opened. */
  readonly store: Readonly<Record<string, unknown>>;
  /** Saves one value under a name and leaves all others unchanged. Throws system errors. */
  readonly set: (name: string, value: unknown) => void;
  /** Removes one value. Throws system errors. */
  readonly delete: (name: string) => void;
}

/** The largest config file, in bytes. */
const MAX_CONFIG_SIZE = 1024 * 1024;

/**
 * Opens the config file `NAME.json` in a folder, or in the platform's folder for settings. The folder is created when
 * the first value is saved, so that a refused call leaves nothing behind; `createNow`: it is created now, so that
 * people learn at once if it can't be. Throws, and leaves the file unchanged, if the file is not an ordinary file
 * (reading a pipe would never end), is too large, or is not a JSON object. Also throws if the folder can't be created,
 * which the library would retry without end below /proc.
 */
export async function openConfig(name: string, folder = '', createNow = false): Promise<ConfigFile> {
  const cwd = folder === '' ? platformFolder('config') : folder;
  const path = join(cwd, `${name}.json`);
  const facts = statSync(path, { throwIfNoEntry: false });
  if (facts?.isFile() === false) throw new Error(format(say('cli.config.no-file')));
  if ((facts?.size ?? 0) > MAX_CONFIG_SIZE) throw new Error(format(say('cli.config.too-large')));
  const { default: ConfStore } = await import('conf');
  const open = (): Conf => {
    createFolderOrExplain(cwd);
    return new ConfStore({ projectName: 'orrery', projectSuffix: '', configName: name, cwd, deserialize: recordIn });
  };
  let conf = facts === undefined && !createNow ? null : open();
  return {
    path,
    store: conf?.store ?? {},
    set: (key, value) => (conf ??= open()).set(key, value),
    delete: key => conf?.delete(key),
  };
}

/** Creates a folder. Throws with a message for people if it can't be created. */
function createFolderOrExplain(folder: string): void {
  try {
    makeFolder(folder);
  } catch (error) {
    throw new Error(format(say('cli.config.no-folder', { folder, reason: systemReason(error) })), { cause: error });
  }
}

/** Parses a text as a JSON object. Throws for everything else. */
function recordIn(text: string): Record<string, unknown> {
  const content = jsonIn(text);
  if (typeof content === 'object' && content !== null && !Array.isArray(content)) return { ...content };
  throw new Error(format(say('cli.config.no-object')));
}

function jsonIn(text: string): unknown {
  try {
    const content: unknown = JSON.parse(text);
    return content;
  } catch (error) {
    // The reason may quote the file, so it is made safe for the terminal.
    const reason = safeText(error instanceof Error ? error.message : String(error));
    throw new Error(format(say('cli.config.no-json', { reason })), { cause: error });
  }
}
