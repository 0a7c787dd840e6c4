import { mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/**
 * Creates a folder and its missing parents, trying each once. It replaces Node's own `recursive`, which in version 20
 * loops for ever if the system reports a missing folder whose parent exists, as below /proc. Throws system errors.
 */
export function makeFolder(folder: string): void {
  const missingFolders: string[] = [];
  for (
    let folderPath = resolve(folder);
    missingFolders[0] !== folderPath && !isThere(folderPath);
    folderPath = dirname(folderPath)
  )
    missingFolders.unshift(folderPath);
  // If the path exists but is no folder, `mkdir` throws the right error.
  for (const folderToCreate of missingFolders.length === 0 ? [resolve(folder)] : missingFolders) {
    try {
      mkdirSync(folderToCreate);
    } catch (error) {
      // Another program may have made it in the meantime.
      if (statSync(folderToCreate, { throwIfNoEntry: false })?.isDirectory() !== true) throw error;
    }
  }
}

function isThere(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false }) !== undefined;
}
