import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { isRunFolder, REMOVED } from './run-folder.ts';

/** Those that are there now. */
const made = new Set<string>();

/** Those that were removed since the file before: what a test did not wait for may write there once more. */
const removed = new Set<string>();

/** Does something when the test that runs has ended; `null`: no tests run, and the program itself has an end. */
let atTheEnd: ((remove: () => void) => void) | null = null;

/**
 * An empty folder, which goes with the test that asks for it; with its file where that is outside of a test (`set-up.ts`); and in a program
 * of its own, such as `npm run kill`, with that. In a run of the tests all of them lie in one folder (`run-folder.ts`).
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

/** Removes all that are left, and those that have come back. */
export function removeTemporaryFolders(): void {
  for (const folder of removed) rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  removed.clear();
  for (const folder of made) remove(folder);
}

function remove(folder: string): void {
  made.delete(folder);
  removed.add(folder);
  if (isRunFolder(dirname(folder))) appendFileSync(join(dirname(folder), REMOVED), `${basename(folder)}\n`);
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}
