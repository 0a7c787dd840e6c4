import { dirname } from 'node:path';
import type { Line } from '../../kernel/history/lines.ts';
import { claim, HeldFault, thisMachine } from '../folder/claim.ts';
import type { Machine } from '../folder/claim.ts';
import { attempt } from '../disk/disk.ts';
import type { FileDisk } from '../disk/file-disk.ts';
import { openToGoOn } from './file-history.ts';
import { ensureFolder } from '../folder/folder.ts';
import type { FileHead } from '../lines/lines.ts';
import { MatchFile } from './match-file.ts';
import { sweepUnfinished } from '../folder/pieces.ts';

/** What to do about a save that another program has open. */
export type IfHeld = 'refuse' | 'take' | 'elsewhere';

/** What opening a file needs to know. */
interface OpenOptions {
  readonly now: () => Date;
  /** Gives another file for the match, when somebody else has written to this one. */
  readonly elsewhere: () => string;
  /** Called with the new file. */
  readonly moved?: (file: string) => void;
  /** When the newest save of the folder was written, in milliseconds since 1970; 0: there is none. */
  readonly newest: number;
  /**
   * When another program has the file open: it is told by `HeldFault`, the file is taken from it, or the match goes
   * elsewhere.
   */
  readonly ifHeld?: IfHeld;
  readonly machine?: Machine;
  readonly disk?: FileDisk;
}

/** The file of a match at the table: from here on no other program gets it without force. */
export class OpenMatch {
  readonly #options: OpenOptions;
  readonly #machine: Machine;
  #file: string;
  #release: () => void;
  #open: MatchFile | null = null;

  /**
   * Claims the file, or another one where that is allowed. What a killed program left half-written is cleared away.
   * Throws `HeldFault`.
   */
  constructor(path: string, options: OpenOptions) {
    const { ifHeld = 'refuse', machine = thisMachine } = options;
    this.#options = options;
    this.#machine = machine;
    // Without the folder there could be no claim; that it can't be made comes up when the match is written.
    attempt(() => ensureFolder(dirname(path)));
    if (ifHeld === 'elsewhere') ({ file: this.#file, release: this.#release } = this.#claimFree(path));
    else [this.#file, this.#release] = [path, claim(path, machine, ifHeld === 'take')];
    // The former holder, perhaps on another machine, may be writing just now.
    if (ifHeld !== 'take') sweepUnfinished(this.#file, machine.runs);
  }

  /** The file that the match is written to now. */
  get file(): string {
    return this.#open?.file ?? this.#file;
  }

  /** Goes on in the file as it is. Throws `SaveFault`. */
  goOn(): MatchFile {
    return (this.#open = new MatchFile(this.#file, openToGoOn(this.#file, this.#options.disk), this.#fileOptions));
  }

  /**
   * Begins a file, with lines that are there already. Nothing may have its name yet. `worth`: it is made only with the
   * first further line of which that holds.
   */
  begin(head: FileHead, lines: readonly Line[] = [], worth?: (line: Line) => boolean): MatchFile {
    const options = worth === undefined ? this.#fileOptions : { ...this.#fileOptions, worth };
    return (this.#open = new MatchFile(this.#file, head, options, lines));
  }

  /** The match is written no more. */
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

  /** Claims that file, or another one if somebody was quicker. */
  #claimFree(wanted: string): { readonly file: string; readonly release: () => void } {
    for (let free = wanted; ; free = this.#options.elsewhere()) {
      try {
        return { file: free, release: claim(free, this.#machine) };
      } catch (error) {
        if (!(error instanceof HeldFault)) throw error;
      }
    }
  }
}
