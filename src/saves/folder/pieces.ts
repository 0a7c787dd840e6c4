import { readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { attempt } from '../disk/disk.ts';
import { nameOfSave } from './folder.ts';

/**
 * A file that is being written for a save, behind the save's own name: `.123-89abcdef01234567.new`,
 * `.backup.123-….new`.
 */
const UNFINISHED = /^(?:\.backup|\.open)?\.(\d+)(?:-[0-9a-f]+)?(?:\.backup)?\.new$/;

/** What belongs to a save, behind its own name: the backup, and who has it open. */
const BESIDE = /^(?:\.backup|\.open(?:\.[0-9a-f]{16})?)$/;

/** The process that was writing a file of the folder for that save; `null`: it is no such file. */
function writerOf(file: string, name: string): number | null {
  const found = UNFINISHED.exec(behind(file, name) ?? '');
  return found === null ? null : Number(found[1]);
}

/** Whether a file of the folder belongs to a save besides the save itself. */
export function isPieceOf(file: string, name: string): boolean {
  return BESIDE.test(behind(file, name) ?? '') || writerOf(file, name) !== null;
}

/** What stands in a file's name behind that of a save; `null`: it is no file of that save. */
function behind(file: string, name: string): string | null {
  const stem = [`${name}.jsonl`, `${name}.json`].find(each => file.startsWith(each));
  return stem === undefined ? null : file.slice(stem.length);
}

/** Deletes the half-written files of programs that were killed while they saved; `runs` knows which still run. */
export function sweepUnfinished(file: string, runs: (pid: number) => boolean): void {
  const folder = dirname(file);
  // They take room and do no harm; a folder that can't be read or written comes up when the match is saved.
  attempt(() => {
    for (const other of readdirSync(folder)) {
      const pid = writerOf(other, nameOfSave(file) ?? '');
      if (pid !== null && !runs(pid)) rmSync(join(folder, other), { force: true });
    }
  });
}
