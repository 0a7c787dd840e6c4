import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Those that are there now. */
const made = new Set<string>();

/** Does something when the test that runs has ended; `null`: no tests run, and the program itself has an end. */
let atTheEnd: ((remove: () => void) => void) | null = null;

/**
 * An empty folder, which goes with the test that asks for it; with its file where that is outside of a test
 * (`set-up.ts`); and in a program of its own, such as `npm run kill`, with that. In a run of the tests all of them lie
 * in one folder (`run-folder.ts`).
 */
export function temporaryFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `orrery-${name}-`));
  if (atTheEnd === null && made.size === 0) {
    process.off('exit', removeTemporaryFolders);
    process.once('exit', removeTemporaryFolders);
  }
  made.add(folder);
  atTheEnd?.(() => remove(folder));
  return folder;
}

/** Says how to do something at the end of a test. */
export function endsBy(later: (remove: () => void) => void): void {
  atTheEnd = later;
}

/** Removes all that are left. */
export function removeTemporaryFolders(): void {
  for (const folder of made) remove(folder);
}

function remove(folder: string): void {
  made.delete(folder);
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}
