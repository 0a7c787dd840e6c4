import { realpathSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { saveNames } from './folder.ts';
import { KnownFolders } from './known-folders.ts';
import { platformFolder } from './platform.ts';
import { samplesFolder } from './samples.ts';

/** What decides where saves lie: `--saves DIR`, the environment, the folder the program was started in. */
interface Whereabouts {
  readonly flag?: string | undefined;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly cwd: string;
  readonly known?: KnownFolders;
}

/** Where saves lie. */
export interface SavesPlace {
  readonly folder: string;
  /** Whether somebody has named that folder, by the flag or in the environment. */
  readonly isNamed: boolean;
  /** A `./saves` with saves in it that nobody has said yet what to do with: it is not used. `null`: there is none. */
  readonly strange: string | null;
}

/**
 * Where saves lie: `--saves DIR`, else `ORRERY_SAVES`, else `./saves` if it is this computer's own, else the platform's
 * data folder. Its own is a folder that a match was written to here, that somebody agreed to, or that the program
 * itself came with.
 */
export function savesPlace({ flag, env, cwd, known = new KnownFolders() }: Whereabouts): SavesPlace {
  const named = flag ?? env.ORRERY_SAVES ?? '';
  if (flag !== undefined || named !== '') return { folder: resolve(cwd, named), isNamed: true, strange: null };
  const beside = join(cwd, 'saves');
  const consent = isFolder(beside) ? consentFor(beside, known) : 'left';
  if (consent === 'used') return { folder: beside, isNamed: false, strange: null };
  const folder = join(platformFolder('data'), 'saves');
  return { folder, isNamed: false, strange: consent === null && hasSaves(beside) ? beside : null };
}

function consentFor(folder: string, known: KnownFolders): ReturnType<KnownFolders['consentFor']> {
  const own = samplesFolder();
  return own !== null && realpathSync(own) === realpathSync(folder) ? 'used' : known.consentFor(folder);
}

function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}

function hasSaves(folder: string): boolean {
  try {
    return saveNames(folder).length > 0;
  } catch {
    return false;
  }
}
