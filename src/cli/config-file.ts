import { statSync } from 'node:fs';
import { join } from 'node:path';

import type Conf from 'conf';
import { makeFolder } from '../saves/disk/folders.ts';
import { platformFolder } from '../saves/folder/platform.ts';
import { systemReason } from '../saves/input/fault.ts';
import { harmless } from '../saves/input/plain.ts';
import { say, format } from './say.ts';

/** A file of settings or progress. */
interface ConfigFile {
  /** Where it lies, or will lie. */
  readonly path: string;
  /** What stood in it when it was opened. */
  readonly store: Readonly<Record<string, unknown>>;
  /** Keeps one thing and lets all others be. Throws the system's own errors. */
  readonly set: (name: string, value: unknown) => void;
  /** Forgets one thing. Throws the system's own errors. */
  readonly delete: (name: string) => void;
}

/** No such file is larger. Bytes. */
const LARGEST = 1024 * 1024;

/**
 * Opens `NAME.json` in a folder, or in the platform's own for settings. Its folder is made when something is first
 * kept, so that a call that is refused leaves nothing behind; `atOnce`: now, so that people learn at once that it can't
 * be. Throws when the file is there and is not what the program writes: no ordinary file (a pipe would be waited for
 * without end), too large, or no JSON object: such a file is left as it is. Throws also when the folder can't be made,
 * which the library would try without end below /proc.
 */
export async function openConfig(name: string, folder = '', atOnce = false): Promise<ConfigFile> {
  const cwd = folder === '' ? platformFolder('config') : folder;
  const path = join(cwd, `${name}.json`);
  const facts = statSync(path, { throwIfNoEntry: false });
  if (facts?.isFile() === false) throw new Error(format(say('cli.config.no-file')));
  if ((facts?.size ?? 0) > LARGEST) throw new Error(format(say('cli.config.too-large')));
  const { default: ConfStore } = await import('conf');
  const open = (): Conf => {
    makeOrExplain(cwd);
    return new ConfStore({ projectName: 'orrery', projectSuffix: '', configName: name, cwd, deserialize: recordIn });
  };
  let conf = facts === undefined && !atOnce ? null : open();
  return {
    path,
    store: conf?.store ?? {},
    set: (key, value) => (conf ??= open()).set(key, value),
    delete: key => conf?.delete(key),
  };
}

/** Makes a folder. Throws in words when it can't be made. */
function makeOrExplain(folder: string): void {
  try {
    makeFolder(folder);
  } catch (error) {
    throw new Error(format(say('cli.config.no-folder', { folder, reason: systemReason(error) })), { cause: error });
  }
}

/** The members of a JSON object. Throws for everything else. */
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
    // The reason may quote the file.
    const reason = harmless(error instanceof Error ? error.message : String(error));
    throw new Error(format(say('cli.config.no-json', { reason })), { cause: error });
  }
}
