import { mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/**
 * Creates a folder and its missing parents, trying each once. It replaces Node's own `recursive`, which in version 20
 * loops for ever if the system reports a missing folder whose parent exists, as below /proc. Throws system errors.
 */
export function makeFolder(folder: string): void {
  const missing: string[] = [];
  for (let at = resolve(folder); missing[0] !== at && !isThere(at); at = dirname(at)) missing.unshift(at);
  // If the path exists but is no folder, `mkdir` throws the right error.
  for (const each of missing.length === 0 ? [resolve(folder)] : missing) {
    try {
      mkdirSync(each);
    } catch (error) {
      // Another program may have made it in the meantime.
      if (statSync(each, { throwIfNoEntry: false })?.isDirectory() !== true) throw error;
    }
  }
}

function isThere(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false }) !== undefined;
}
