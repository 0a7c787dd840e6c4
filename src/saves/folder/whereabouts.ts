import { realpathSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { saveNames } from './folder.ts';
import { KnownFolders } from './known-folders.ts';
import { platformFolder } from './platform.ts';
import { samplesFolder } from './samples.ts';

/** The facts that determine the saves folder: `--saves DIR`, the environment, and the current directory. */
interface FolderFacts {
  readonly flag?: string | undefined;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly cwd: string;
  readonly known?: KnownFolders;
}

/** The saves folder that was found. */
export interface SavesPlace {
  readonly folder: string;
  /** Whether a flag or the environment named that folder. */
  readonly isNamed: boolean;
  /** The folder `./saves` if it has saves but is not used, because nobody has decided about it yet; else `null`. */
  readonly strange: string | null;
}

/**
 * Finds the saves folder: `--saves DIR`, else `ORRERY_SAVES`, else `./saves` if it belongs to this computer, else the
 * platform's data folder. A folder belongs to this computer if a match was written to it here, if somebody agreed to
 * use it, or if the program itself came with it.
 */
export function savesPlace({ flag, env, cwd, known = new KnownFolders() }: FolderFacts): SavesPlace {
  const namedFolder = flag ?? env.ORRERY_SAVES ?? '';
  if (flag !== undefined || namedFolder !== '')
    return { folder: resolve(cwd, namedFolder), isNamed: true, strange: null };
  const localSaves = join(cwd, 'saves');
  const consent = isFolder(localSaves) ? consentFor(localSaves, known) : 'left';
  if (consent === 'used') return { folder: localSaves, isNamed: false, strange: null };
  const folder = join(platformFolder('data'), 'saves');
  return { folder, isNamed: false, strange: consent === null && hasSaves(localSaves) ? localSaves : null };
}

function consentFor(folder: string, known: KnownFolders): ReturnType<KnownFolders['consentFor']> {
  const ownSamples = samplesFolder();
  return ownSamples !== null && realpathSync(ownSamples) === realpathSync(folder) ? 'used' : known.consentFor(folder);
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
