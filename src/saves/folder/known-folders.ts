import { realpathSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import * as v from 'valibot';
import { attempt, realDisk } from '../disk/disk.ts';
import { readOrdinaryFile } from '../input/plain-file.ts';
import { ensureFolder } from './folder.ts';
import { platformFolder } from './platform.ts';
import { replaceFile } from '../disk/write.ts';

/** A decision about a folder called `saves` in the current directory: it is always used (`used`), or never (`left`). */
export type FolderConsent = 'used' | 'left';

/** A folder with saves that nobody has decided about yet, and how to remember the decision. */
export interface StrangeFolder {
  readonly folder: string;
  readonly decide: (consent: FolderConsent) => void;
}

/** The largest list of folders, in bytes. */
const MAX_LIST_SIZE = 1024 * 1024;

const shape = v.object({ used: v.array(v.string()), left: v.array(v.string()) });

/**
 * The remembered decisions about folders called `saves`: those that belong to this computer, and those that people
 * refused to use. A folder from elsewhere, such as in a cloned repository, is not listed until somebody decides.
 */
export class KnownFolders {
  readonly #file: () => string;

  /** `file` returns where the list is stored; absent: in the platform's data folder. */
  constructor(file: () => string = () => join(platformFolder('data'), 'folders.json')) {
    this.#file = file;
  }

  /** The decision about a folder; `null` if there is none. */
  consentFor(folder: string): FolderConsent | null {
    const { used, left } = this.#read();
    const resolvedPath = resolvedFolder(folder);
    if (used.includes(resolvedPath)) return 'used';
    return left.includes(resolvedPath) ? 'left' : null;
  }

  /** Remembers a decision. If it can't be written, people are asked again next time. */
  remember(folder: string, consent: FolderConsent): void {
    if (this.consentFor(folder) === consent) return;
    const resolvedPath = resolvedFolder(folder);
    const { used, left } = this.#read();
    const otherDecisions = {
      used: used.filter(other => other !== resolvedPath),
      left: left.filter(other => other !== resolvedPath),
    };
    const decisions = { ...otherDecisions, [consent]: [...otherDecisions[consent], resolvedPath] };
    attempt(() => {
      const file = this.#file();
      ensureFolder(dirname(file));
      replaceFile(file, `${JSON.stringify(decisions, null, 2)}\n`, realDisk);
    });
  }

  #read(): v.InferOutput<typeof shape> {
    try {
      return v.parse(shape, JSON.parse(readOrdinaryFile(this.#file(), MAX_LIST_SIZE).toString()));
    } catch {
      return { used: [], left: [] };
    }
  }
}

/** The path of a folder with links resolved. */
function resolvedFolder(folder: string): string {
  try {
    return realpathSync(folder);
  } catch {
    return resolve(folder);
  }
}
