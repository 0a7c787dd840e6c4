import { lstatSync, readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { makeFolder } from '../disk/folders.ts';
import { holderOf } from './claim.ts';
import { isMissing, SaveFault, systemReason } from '../input/fault.ts';
import { quoted } from '../input/plain.ts';
import { say } from '../input/say.ts';

/** Creates a folder if it does not exist. Throws `SaveFault`. */
export function ensureFolder(folder: string): void {
  try {
    makeFolder(folder);
  } catch (error) {
    throw new SaveFault('cannot-write', say('save.folder.not-made', { folder, reason: systemReason(error) }), {
      cause: error,
    });
  }
}

const NAME_PATTERN = /^[a-z0-9](?:[a-z0-9-]{0,78}[a-z0-9])?$/;

/** Whether a text is a valid name for a save: up to 80 lower-case letters, digits and hyphens. */
export function isSaveName(name: string): boolean {
  return NAME_PATTERN.test(name);
}

/**
 * Whether the name of a save is that of a sample, which comes with the program. A sample is continued in a new file,
 * and never counts as the last match.
 */
export function isSampleName(name: string): boolean {
  return name.startsWith('sample-');
}

/** The path of the file for a save's name, always inside the folder. Throws `SaveFault` for an invalid name. */
export function fileOf(folder: string, name: string): string {
  if (!isSaveName(name)) {
    throw new SaveFault('bad-name', say('save.bad-name', { name: JSON.stringify(name) }));
  }
  return join(folder, `${name}.jsonl`);
}

/** The path of the file in the old format for a save's name. Throws `SaveFault` for an invalid name. */
export function oldFileOf(folder: string, name: string): string {
  return fileOf(folder, name).slice(0, -1);
}

/**
 * The path of the existing file for a save's name: the one in the old format if there is no other. Throws `SaveFault`
 * for an invalid name.
 */
export function savedFile(folder: string, name: string): string {
  const file = fileOf(folder, name);
  const oldFile = oldFileOf(folder, name);
  return !isTaken(file) && (isTaken(oldFile) || isTaken(backupOf(oldFile))) ? oldFile : file;
}

/** The file in the old format beside the file that continues its match; `null` if there is none. */
export function olderFileOf(file: string): string | null {
  const old = file.slice(0, -1);
  return file.endsWith('.jsonl') && isTaken(old) ? old : null;
}

/** The name of a save from its file; `null` if the file is not named like a save. */
export function nameOfSave(file: string): string | null {
  const name = SAVE_FILE_PATTERN.exec(basename(file))?.[1] ?? '';
  return isSaveName(name) && !file.endsWith('.backup') ? name : null;
}

/**
 * Makes a free name for a new match, which no other program is about to use either: the game, the names of the seats,
 * and a number if needed.
 */
export function newSaveName(folder: string, game: string, seats: readonly string[]): string {
  const toNamePart = (text: string): string =>
    text
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '');
  const baseName = [game, ...seats]
    .map(toNamePart)
    .filter(part => part !== '')
    .join('-')
    .slice(0, 70)
    .replace(/-+$/, '');
  for (let number = 1; ; number++) {
    const name = number === 1 ? baseName : `${baseName}-${number}`;
    const file = fileOf(folder, name);
    const old = oldFileOf(folder, name);
    if (![file, old, backupOf(old)].some(isTaken) && holderOf(file) === null) return name;
  }
}

/** Whether a path is taken, even by a broken link. */
function isTaken(path: string): boolean {
  try {
    return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
  } catch {
    return false;
  }
}

/** The path of the backup that older versions of the program kept of a save: the save one answer earlier. */
export function backupOf(file: string): string {
  return `${file}.backup`;
}

/** Matches the file name of a save or of its backup. */
const SAVE_FILE_PATTERN = /^(.*)\.jsonl?(?:\.backup)?$/;

/**
 * The names of the saves in a folder, the latest first, including those with only a backup left; empty if there is no
 * folder. A fault in one save does not hide the others. Throws `SaveFault` if the folder can't be read.
 */
export function saveNames(folder: string): string[] {
  return namesWithTimes(folder).map(({ name }) => name);
}

/** The time when the latest save was written, in milliseconds since 1970; 0 if there is none. */
export function newestTime(folder: string): number {
  return namesWithTimes(folder)[0]?.time ?? 0;
}

/**
 * The files in a folder that look like saves but have invalid names, in alphabetical order; empty if there is no
 * folder. Throws `SaveFault` if the folder can't be read.
 */
export function misnamedFiles(folder: string): string[] {
  const isOdd = (file: string): boolean =>
    !file.endsWith('.backup') && !isSaveName(SAVE_FILE_PATTERN.exec(file)?.[1] ?? 'none');
  return filesOf(folder).filter(isOdd).sort();
}

/** Makes the error for a file whose name is not valid for a save. */
export function misnamedFault(file: string): SaveFault {
  return new SaveFault('bad-name', say('save.odd-name', { file: quoted(file) }));
}

function namesWithTimes(folder: string): { readonly name: string; readonly time: number }[] {
  const files = filesOf(folder);
  const names = new Set(files.map(file => SAVE_FILE_PATTERN.exec(file)?.[1] ?? '').filter(isSaveName));
  const existingFiles = new Set(files);
  return [...names]
    .map(name => {
      const old = `${name}.json`;
      const file = [`${name}.jsonl`, old].find(each => existingFiles.has(each)) ?? backupOf(old);
      return { name, time: modificationTime(join(folder, file)) };
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

/** The time when a file was last written, in milliseconds since 1970; 0 if it is gone or a broken link. */
function modificationTime(file: string): number {
  try {
    return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  } catch {
    return 0;
  }
}
