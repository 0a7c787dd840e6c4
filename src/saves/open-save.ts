import { statSync, utimesSync } from 'node:fs';
import { dirname } from 'node:path';
import { claim, HeldFault, thisMachine } from './claim.ts';
import type { Machine } from './claim.ts';
import { attempt } from './disk.ts';
import { ensureFolder } from './folder.ts';
import type { UnsignedSave } from './format.ts';
import { sweepUnfinished } from './pieces.ts';
import { writeSave } from './write.ts';

/** The file that a match at the table is written to. */
export interface OpenSave {
  /** Writes the match. Throws `SaveFault`, and leaves what was there as it was. */
  readonly write: (save: UnsignedSave) => void;
  /** The file that it is written to now. */
  readonly file: () => string;
  /** The match is written no more. */
  readonly close: () => void;
}

/** What opening a save needs to know. */
export interface OpenOptions {
  /** Gives another file for the match, when somebody else has written to this one. */
  readonly elsewhere: () => string;
  /** Is told that other file. */
  readonly moved: (file: string) => void;
  /** Is told with every write that leaves little room for more. */
  readonly nearlyFull?: () => void;
  /** When the newest save of the folder was written, in milliseconds since 1970; 0: there is none. */
  readonly newest: number;
  /** When another program has the file open: it is told by `HeldFault`, the file is taken from it, or the match goes elsewhere. */
  readonly ifHeld?: IfHeld;
  readonly machine?: Machine;
}

/** What to do about a save that another program has open. */
export type IfHeld = 'refuse' | 'take' | 'elsewhere';

/** Of all that a save can hold, so much is nearly all. */
const NEARLY = 0.9;

/** Tells one content of a file from another: every write makes a new file. */
type Mark = string | null;

/**
 * Opens a save for one match: from here on no other program gets it without force. Whatever another one has written there since is
 * never written over: the match then goes on in a file of its own. A clock that was set back does not make the save look older than
 * those before it. What a killed program left half-written beside it is cleared away. Throws `HeldFault`.
 */
export function openSave(path: string, options: OpenOptions): OpenSave {
  const { elsewhere, moved, nearlyFull, newest, ifHeld = 'refuse', machine = thisMachine } = options;
  // Without the folder there could be no claim; that it can't be made comes up when the match is saved.
  attempt(() => ensureFolder(dirname(path)));
  let { file, release } = ifHeld === 'elsewhere' ? claimFree(path) : { file: path, release: claim(path, machine, ifHeld === 'take') };
  let mark = markOf(file);
  // Whoever it was taken from, perhaps on another machine, may be writing just now.
  if (ifHeld !== 'take') sweepUnfinished(file, machine.runs);

  /** Claims that file, or another one if somebody was quicker. */
  function claimFree(wanted: string): { readonly file: string; readonly release: () => void } {
    for (let free = wanted; ; free = elsewhere()) {
      try {
        return { file: free, release: claim(free, machine) };
      } catch (error) {
        if (!(error instanceof HeldFault)) throw error;
      }
    }
  }

  function move(): void {
    release();
    ({ file, release } = claimFree(elsewhere()));
    moved(file);
  }

  return {
    write: save => {
      const found = markOf(file);
      if (found !== null && found !== mark) move();
      if (writeSave(file, save) > NEARLY) nearlyFull?.();
      beNewer(file, newest);
      mark = markOf(file);
    },
    file: () => file,
    close: () => release(),
  };
}

function markOf(file: string): Mark {
  const facts = statSync(file, { throwIfNoEntry: false });
  return facts === undefined ? null : `${facts.ino} ${facts.mtimeMs} ${facts.size}`;
}

/** Sets a file's time just after `newest`, if the clock says that it was written before. */
function beNewer(file: string, newest: number): void {
  const facts = statSync(file, { throwIfNoEntry: false });
  if (facts === undefined || facts.mtimeMs > newest) return;
  const time = (newest + 1) / 1000;
  // Where that can't be done the save is whole, and may stand lower in the list.
  attempt(() => utimesSync(file, time, time));
}
