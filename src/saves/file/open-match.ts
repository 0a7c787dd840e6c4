import { dirname } from 'node:path';
import type { Line } from '../../kernel/history/lines.ts';
import { claim, HeldFault, thisMachine } from '../folder/claim.ts';
import type { Machine } from '../folder/claim.ts';
import { attempt } from '../disk/disk.ts';
import type { FileDisk } from '../disk/file-disk.ts';
import { openToContinue } from './file-history.ts';
import { ensureFolder } from '../folder/folder.ts';
import type { FileHead } from '../lines/lines.ts';
import { MatchFile } from './match-file.ts';
import { deleteUnfinished } from '../folder/pieces.ts';

/** What to do if another program has a save open: refuse to open it, take it from that program, or use another file. */
export type IfHeld = 'refuse' | 'take' | 'elsewhere';

/** The options for opening the file of a match. */
interface OpenOptions {
  readonly now: () => Date;
  /** Returns the path of another file, in which the match continues after another program has written to this one. */
  readonly elsewhere: () => string;
  /** Called when the match continues in another file. */
  readonly moved?: (file: string) => void;
  /** The time when the newest save in the folder was written, in milliseconds since 1970; 0 if there is none. */
  readonly newest: number;
  /** What to do if another program has the file open: throw `HeldFault`, take the file from it, or use another file. */
  readonly ifHeld?: IfHeld;
  readonly machine?: Machine;
  readonly disk?: FileDisk;
}

/**
 * The file of a match at the table, with a claim on it: while it is open, another program can take it only by force.
 */
export class OpenMatch {
  readonly #options: OpenOptions;
  readonly #machine: Machine;
  #file: string;
  #release: () => void;
  #open: MatchFile | null = null;

  /**
   * Claims the file, or another one if `ifHeld` allows that, and removes temporary files of killed programs. Throws
   * `HeldFault`.
   */
  constructor(path: string, options: OpenOptions) {
    const { ifHeld = 'refuse', machine = thisMachine } = options;
    this.#options = options;
    this.#machine = machine;
    // A claim needs the folder. If the folder can't be created, writing the match will report that.
    attempt(() => ensureFolder(dirname(path)));
    if (ifHeld === 'elsewhere') ({ file: this.#file, release: this.#release } = this.#claimFree(path));
    else [this.#file, this.#release] = [path, claim(path, machine, ifHeld === 'take')];
    // After taking the file by force, temporary files are kept: the former holder, perhaps on another machine, may be
    // writing them now.
    if (ifHeld !== 'take') deleteUnfinished(this.#file, machine.runs);
  }

  /** The file to which the match is currently written. */
  get file(): string {
    return this.#open?.file ?? this.#file;
  }

  /** Opens the existing file to continue its match. Throws `SaveFault`. */
  goOn(): MatchFile {
    return (this.#open = new MatchFile(this.#file, openToContinue(this.#file, this.#options.disk), this.#fileOptions));
  }

  /** Begins a new file with these lines; its name must be free. `worth`: whether a line is worth creating the file. */
  begin(head: FileHead, lines: readonly Line[] = [], worth?: (line: Line) => boolean): MatchFile {
    const options = worth === undefined ? this.#fileOptions : { ...this.#fileOptions, worth };
    return (this.#open = new MatchFile(this.#file, head, options, lines));
  }

  /** Closes the file and gives up the claim. */
  close(): void {
    this.#open?.close();
    this.#release();
  }

  get #fileOptions() {
    const { now, moved, newest, disk } = this.#options;
    return {
      now,
      newest,
      elsewhere: () => this.#move(),
      ...(moved === undefined ? {} : { moved }),
      ...(disk === undefined ? {} : { disk }),
    };
  }

  #move(): string {
    this.#release();
    ({ file: this.#file, release: this.#release } = this.#claimFree(this.#options.elsewhere()));
    return this.#file;
  }

  /** Claims the wanted file, or another one if another program has claimed it. */
  #claimFree(wanted: string): { readonly file: string; readonly release: () => void } {
    for (let freeFile = wanted; ; freeFile = this.#options.elsewhere()) {
      try {
        return { file: freeFile, release: claim(freeFile, this.#machine) };
      } catch (error) {
        if (!(error instanceof HeldFault)) throw error;
      }
    }
  }
}
