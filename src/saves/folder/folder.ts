import { lstatSync, readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { makeFolder } from '../disk/folders.ts';
import { holderOf } from './claim.ts';
import { isMissing, SaveFault, systemReason } from '../input/fault.ts';
import { quoted } from '../input/plain.ts';
import { say } from '../input/say.ts';

/** Makes the folder if it is not there. Throws `SaveFault`. */
export function ensureFolder(folder: string): void {
  try {
    makeFolder(folder);
  } catch (error) {
    throw new SaveFault('cannot-write', say('save.folder.not-made', { folder, reason: systemReason(error) }), {
      cause: error,
    });
  }
}

const NAME = /^[a-z0-9](?:[a-z0-9-]{0,78}[a-z0-9])?$/;

/** Whether a text can be the name of a save: lower-case letters, digits and hyphens, 80 at the most. */
export function isSaveName(name: string): boolean {
  return NAME.test(name);
}

/** Whether a save comes with the program: it is continued in a new file, and never taken for somebody's last match. */
export function isSampleName(name: string): boolean {
  return name.startsWith('sample-');
}

/** The file of a save's name; it always lies inside the folder. Throws `SaveFault` for a bad name. */
export function fileOf(folder: string, name: string): string {
  if (!isSaveName(name)) {
    throw new SaveFault('bad-name', say('save.bad-name', { name: JSON.stringify(name) }));
  }
  return join(folder, `${name}.jsonl`);
}

/** The file in which an older program kept the save of that name. Throws `SaveFault` for a bad name. */
export function oldFileOf(folder: string, name: string): string {
  return fileOf(folder, name).slice(0, -1);
}

/** The file that the name of a save means: an older one where there is no other. Throws `SaveFault` for a bad name. */
export function savedFile(folder: string, name: string): string {
  const file = fileOf(folder, name);
  const old = oldFileOf(folder, name);
  return !isTaken(file) && (isTaken(old) || isTaken(backupOf(old))) ? old : file;
}

/** The file of an older program that is kept beside the file of a save that goes on from it; `null`: there is none. */
export function olderFileOf(file: string): string | null {
  const old = file.slice(0, -1);
  return file.endsWith('.jsonl') && isTaken(old) ? old : null;
}

/** The name of the save that a file keeps; `null`: it has no name of a save. */
export function nameOfSave(file: string): string | null {
  const name = SAVE_FILE.exec(basename(file))?.[1] ?? '';
  return isSaveName(name) && !file.endsWith('.backup') ? name : null;
}

/**
 * A name for a new match that no save has yet, and no other program is about to give: game, names, and a number if
 * needed.
 */
export function newSaveName(folder: string, game: string, seats: readonly string[]): string {
  const plain = (text: string): string =>
    text
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '');
  const stem = [game, ...seats]
    .map(plain)
    .filter(part => part !== '')
    .join('-')
    .slice(0, 70)
    .replace(/-+$/, '');
  for (let number = 1; ; number++) {
    const name = number === 1 ? stem : `${stem}-${number}`;
    const file = fileOf(folder, name);
    const old = oldFileOf(folder, name);
    if (![file, old, backupOf(old)].some(isTaken) && holderOf(file) === null) return name;
  }
}

/** Whether anything has that name, also a link to nowhere. */
function isTaken(path: string): boolean {
  try {
    return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
  } catch {
    return false;
  }
}

/** The file in which older programs kept a save as it was one answer before. */
export function backupOf(file: string): string {
  return `${file}.backup`;
}

/** A save, or the backup of one. */
const SAVE_FILE = /^(.*)\.jsonl?(?:\.backup)?$/;

/**
 * The names of the saves in the folder, the one written last first, also of those of which only the backup is left;
 * none when there is no folder. What is wrong with one of them hides no other. Throws `SaveFault` for a folder that
 * can't be read.
 */
export function saveNames(folder: string): string[] {
  return timesOf(folder).map(({ name }) => name);
}

/** When the save that was written last was written, in milliseconds since 1970; 0 when there is none. */
export function newestTime(folder: string): number {
  return timesOf(folder)[0]?.time ?? 0;
}

/**
 * The files of the folder that would be saves if they had a name of one, by the alphabet; none when there is no folder.
 * Throws `SaveFault` for a folder that can't be read.
 */
export function oddFiles(folder: string): string[] {
  const isOdd = (file: string): boolean =>
    !file.endsWith('.backup') && !isSaveName(SAVE_FILE.exec(file)?.[1] ?? 'none');
  return filesOf(folder).filter(isOdd).sort();
}

/** Why a file is no save of the folder, judged by its name alone. */
export function oddName(file: string): SaveFault {
  return new SaveFault('bad-name', say('save.odd-name', { file: quoted(file) }));
}

function timesOf(folder: string): { readonly name: string; readonly time: number }[] {
  const files = filesOf(folder);
  const names = new Set(files.map(file => SAVE_FILE.exec(file)?.[1] ?? '').filter(isSaveName));
  const there = new Set(files);
  return [...names]
    .map(name => {
      const old = `${name}.json`;
      const file = [`${name}.jsonl`, old].find(each => there.has(each)) ?? backupOf(old);
      return { name, time: writtenAt(join(folder, file)) };
    })
    .sort((one, other) => other.time - one.time || (one.name < other.name ? -1 : 1));
}

function filesOf(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if (isMissing(error)) return [];
    throw new SaveFault('unreadable', say('save.folder.unreadable', { folder, reason: systemReason(error) }), {
      cause: error,
    });
  }
}

/** When a file was written last; 0 when it is gone by now, or leads nowhere. */
function writtenAt(file: string): number {
  try {
    return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  } catch {
    return 0;
  }
}
