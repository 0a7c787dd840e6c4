import { statSync } from 'node:fs';
import { join } from 'node:path';

import type Conf from 'conf';
import { makeFolder } from '../saves/disk/folders.ts';
import { platformFolder } from '../saves/folder/platform.ts';
import { systemReason } from '../saves/input/fault.ts';
import { harmless } from '../saves/input/plain.ts';
import { say, format } from './say.ts';

/** A file of settings or progress. Reading its `store` and writing to it may throw the system's own errors. */
type ConfigFile = Conf;

/** No such file is larger. Bytes. */
const LARGEST = 1024 * 1024;

/**
 * Opens `NAME.json` in a folder, or in the platform's own for settings. Throws when it is there and is not what the program writes: no
 * ordinary file (a pipe would be waited for without end), too large, or no JSON object: such a file is left as it is. Throws also when its
 * folder can't be made, which the library would try without end below /proc.
 */
export async function openConfig(name: string, folder = ''): Promise<ConfigFile> {
  const cwd = folder === '' ? platformFolder('config') : folder;
  const facts = statSync(join(cwd, `${name}.json`), { throwIfNoEntry: false });
  if (facts?.isFile() === false) throw new Error(format(say('cli.config.no-file')));
  if ((facts?.size ?? 0) > LARGEST) throw new Error(format(say('cli.config.too-large')));
  try {
    makeFolder(cwd);
  } catch (error) {
    throw new Error(format(say('cli.config.no-folder', { folder: cwd, reason: systemReason(error) })), {
      cause: error,
    });
  }
  const { default: ConfStore } = await import('conf');
  return new ConfStore({ projectName: 'orrery', projectSuffix: '', configName: name, cwd, deserialize: recordIn });
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
