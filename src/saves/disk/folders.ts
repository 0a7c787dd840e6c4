import { mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/**
 * Makes a folder, and first those that it lies in: each is tried once. Node's own `recursive` of version 20 tries
 * without end where the system says that a folder is missing whose parent is there, as it does below /proc. Throws the
 * system's own error.
 */
export function makeFolder(folder: string): void {
  const missing: string[] = [];
  for (let at = resolve(folder); missing[0] !== at && !isThere(at); at = dirname(at)) missing.unshift(at);
  // What is there already is a folder, or the system says what it is.
  for (const each of missing.length === 0 ? [resolve(folder)] : missing) {
    try {
      mkdirSync(each);
    } catch (error) {
      // Another program may have made it meanwhile.
      if (statSync(each, { throwIfNoEntry: false })?.isDirectory() !== true) throw error;
    }
  }
}

function isThere(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false }) !== undefined;
}
