import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import envPaths from 'env-paths';
import { SaveFault, systemReason } from './fault.ts';
import { say } from './say.ts';

/** What decides where saves lie: `--saves DIR`, the environment, the folder the program was started in. */
export interface Whereabouts {
  readonly flag?: string | undefined;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly cwd: string;
}

/** The folder of the saves: `--saves DIR`, else `ORRERY_SAVES`, else `./saves` if it exists, else the platform's data folder. */
export function savesFolder({ flag, env, cwd }: Whereabouts): string {
  if (flag !== undefined) return resolve(cwd, flag);
  if (env.ORRERY_SAVES !== undefined && env.ORRERY_SAVES !== '') return resolve(cwd, env.ORRERY_SAVES);
  const beside = join(cwd, 'saves');
  if (existsSync(beside) && statSync(beside).isDirectory()) return beside;
  return join(envPaths('orrery', { suffix: '' }).data, 'saves');
}

/** Makes the folder if it is not there. Throws `SaveFault`. */
export function ensureFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw new SaveFault(
      'cannot-write',
      say('save.folder.not-made', { folder, reason: systemReason(error) }),
      { cause: error },
    );
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

/** The file of a save's name, inside the folder whatever the name says. Throws `SaveFault` for a bad name. */
export function fileOf(folder: string, name: string): string {
  if (!isSaveName(name)) {
    throw new SaveFault('bad-name', say('save.bad-name', { name: JSON.stringify(name) }));
  }
  return join(folder, `${name}.json`);
}

/** A name for a new match that no save in the folder has yet: game, names, and a number if needed. */
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
    if (!existsSync(file) && !existsSync(`${file}.backup`)) return name;
  }
}

/** The names of the saves in the folder, the one written last first; none when there is no folder. Throws `SaveFault`. */
export function saveNames(folder: string): string[] {
  if (!existsSync(folder)) return [];
  try {
    return readdirSync(folder)
      .filter(file => file.endsWith('.json') && isSaveName(file.slice(0, -'.json'.length)))
      .map(file => ({ name: file.slice(0, -'.json'.length), time: writtenAt(join(folder, file)) }))
      .sort((one, other) => other.time - one.time || (one.name < other.name ? -1 : 1))
      .map(({ name }) => name);
  } catch (error) {
    throw new SaveFault(
      'unreadable',
      say('save.folder.unreadable', { folder, reason: systemReason(error) }),
      { cause: error },
    );
  }
}

/** When the save that was written last was written, in milliseconds since 1970; 0 when there is none. */
export function newestTime(folder: string): number {
  const [newest] = saveNames(folder);
  return newest === undefined ? 0 : writtenAt(fileOf(folder, newest));
}

/** When a file was written last; 0 when it is gone by now, or a link to nowhere. */
function writtenAt(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/**
 * Deletes a save, its backup, and what a crash in the middle of saving left of it. Throws `SaveFault` when there is none
 * or it can't be deleted.
 */
export function deleteSave(folder: string, name: string): void {
  const file = fileOf(folder, name);
  if (!existsSync(file)) throw new SaveFault('missing', say('save.missing', { name, folder }));
  try {
    rmSync(file);
    for (const other of readdirSync(folder)) {
      if (isPieceOf(other, name)) rmSync(join(folder, other), { force: true });
    }
  } catch (error) {
    throw new SaveFault('cannot-write', say('save.not-deleted', { name, reason: systemReason(error) }), { cause: error });
  }
}

/** The process that was writing a file of the folder for that save, `NAME.json.123.new`; `null`: it is no such file. */
function writerOf(file: string, name: string): number | null {
  const stem = `${name}.json`;
  const found = file.startsWith(stem) ? /^\.(\d+)(?:\.backup)?\.new$/.exec(file.slice(stem.length)) : null;
  return found === null ? null : Number(found[1]);
}

/** Deletes the half-written files of programs that were killed while they saved; `runs` knows which still run. */
export function sweepUnfinished(file: string, runs: (pid: number) => boolean): void {
  const folder = dirname(file);
  try {
    for (const other of readdirSync(folder)) {
      const pid = writerOf(other, basename(file, '.json'));
      if (pid !== null && !runs(pid)) rmSync(join(folder, other), { force: true });
    }
  } catch {
    // They take room and do no harm; a folder that can't be read or written comes up when the match is saved.
  }
}

/** Whether a file of the folder belongs to a save besides the save itself: `NAME.json.backup`, `NAME.json.123.new`. */
function isPieceOf(file: string, name: string): boolean {
  return file === `${name}.json.backup` || file === `${name}.json.open` || writerOf(file, name) !== null;
}
