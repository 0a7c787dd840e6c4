import { readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { attempt } from '../disk/disk.ts';
import { nameOfSave } from './folder.ts';

/**
 * Matches the suffix of a temporary file after the save's own name: `.123-89abcdef01234567.new`, `.backup.123-….new`.
 */
const TEMPORARY_SUFFIX = /^(?:\.backup|\.open)?\.(\d+)(?:-[0-9a-f]+)?(?:\.backup)?\.new$/;

/** Matches the suffixes of the files that belong to a save: its backup, and its claim. */
const COMPANION_SUFFIX = /^(?:\.backup|\.open(?:\.[0-9a-f]{16})?)$/;

/** The id of the process that was writing a temporary file for a save; `null` if the file is no such file. */
function writerOf(file: string, name: string): number | null {
  const match = TEMPORARY_SUFFIX.exec(suffixAfterName(file, name) ?? '');
  return match === null ? null : Number(match[1]);
}

/** Whether a file belongs to the save with that name, without being the save itself. */
export function isPieceOf(file: string, name: string): boolean {
  return COMPANION_SUFFIX.test(suffixAfterName(file, name) ?? '') || writerOf(file, name) !== null;
}

/** The suffix of a file after the name of a save; `null` if the file does not belong to that save. */
function suffixAfterName(file: string, name: string): string | null {
  const saveFile = [`${name}.jsonl`, `${name}.json`].find(each => file.startsWith(each));
  return saveFile === undefined ? null : file.slice(saveFile.length);
}

/** Deletes temporary files of programs that were killed while saving. `runs` tells whether a process still runs. */
export function deleteUnfinished(file: string, runs: (pid: number) => boolean): void {
  const folder = dirname(file);
  // Errors are ignored: such files only take up room. If the folder can't be read or written, saving the match will
  // report that.
  attempt(() => {
    for (const otherFile of readdirSync(folder)) {
      const pid = writerOf(otherFile, nameOfSave(file) ?? '');
      if (pid !== null && !runs(pid)) rmSync(join(folder, otherFile), { force: true });
    }
  });
}
