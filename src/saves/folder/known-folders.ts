import { realpathSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import * as v from 'valibot';
import { attempt, realDisk } from '../disk/disk.ts';
import { plainBytes } from '../input/plain-file.ts';
import { ensureFolder } from './folder.ts';
import { platformFolder } from './platform.ts';
import { replaceFile } from '../disk/write.ts';

/** What is known of a folder called `saves` that the program was started beside: it is used by itself, or never. */
export type FolderConsent = 'used' | 'left';

/** A folder with saves that nothing is known of, and how to keep what somebody says of it. */
export interface StrangeFolder {
  readonly folder: string;
  readonly decide: (consent: FolderConsent) => void;
}

/** A list of folders is not longer, in bytes. */
const LARGEST = 1024 * 1024;

const shape = v.object({ used: v.array(v.string()), left: v.array(v.string()) });

/**
 * The folders called `saves` that are this computer's own, or that somebody does not want to be used. A folder that
 * came from elsewhere, such as with a cloned repository, is not among them.
 */
export class KnownFolders {
  readonly #file: () => string;

  /** `file`: where it is kept; absent: in the platform's data folder. */
  constructor(file: () => string = () => join(platformFolder('data'), 'folders.json')) {
    this.#file = file;
  }

  /** What is known of a folder; `null`: nothing. */
  consentFor(folder: string): FolderConsent | null {
    const { used, left } = this.#read();
    const place = realPlace(folder);
    if (used.includes(place)) return 'used';
    return left.includes(place) ? 'left' : null;
  }

  /** Keeps an opinion. Where that can't be written it is asked for again. */
  remember(folder: string, consent: FolderConsent): void {
    if (this.consentFor(folder) === consent) return;
    const place = realPlace(folder);
    const { used, left } = this.#read();
    const others = { used: used.filter(other => other !== place), left: left.filter(other => other !== place) };
    const known = { ...others, [consent]: [...others[consent], place] };
    attempt(() => {
      const file = this.#file();
      ensureFolder(dirname(file));
      replaceFile(file, `${JSON.stringify(known, null, 2)}\n`, realDisk);
    });
  }

  #read(): v.InferOutput<typeof shape> {
    try {
      return v.parse(shape, JSON.parse(plainBytes(this.#file(), LARGEST).toString()));
    } catch {
      return { used: [], left: [] };
    }
  }
}

/** The real path of a folder, without links. */
function realPlace(folder: string): string {
  try {
    return realpathSync(folder);
  } catch {
    return resolve(folder);
  }
}
