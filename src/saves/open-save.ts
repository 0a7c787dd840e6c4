import { statSync, utimesSync } from 'node:fs';
import { claim, holderOf, thisMachine } from './claim.ts';
import type { Machine } from './claim.ts';
import { sweepUnfinished } from './folder.ts';
import type { UnsignedSave } from './format.ts';
import { writeSave } from './write.ts';

/** The file that a match at the table is written to. */
export interface OpenSave {
  /** Writes the match. Throws `SaveFault`, and leaves what was there as it was. */
  readonly write: (save: UnsignedSave) => void;
  /** The match is written no more. */
  readonly close: () => void;
}

/** What opening a save needs to know. */
export interface OpenOptions {
  /** Gives another file for the match, when somebody else has written to this one. */
  readonly elsewhere: () => string;
  /** Is told that other file. */
  readonly moved: (file: string) => void;
  /** When the newest save of the folder was written, in milliseconds since 1970; 0: there is none. */
  readonly newest: number;
  readonly machine?: Machine;
}

/** Tells one content of a file from another: every write makes a new file. */
type Mark = string | null;

/**
 * Opens a save for one match. Whatever another program has written there since is never written over: the match then
 * goes on in a file of its own. A clock that was set back does not make the save look older than those before it. What a killed
 * program left half-written beside it is cleared away.
 */
export function openSave(path: string, { elsewhere, moved, newest, machine = thisMachine }: OpenOptions): OpenSave {
  let file = path;
  let mark = markOf(file);
  // Whoever holds it, perhaps on another machine, may be writing just now.
  if (holderOf(file, machine) === null) sweepUnfinished(file, machine.runs);
  let release = claim(file, machine);

  function move(): void {
    release();
    file = elsewhere();
    release = claim(file, machine);
    moved(file);
  }

  return {
    write: save => {
      const found = markOf(file);
      if (found !== null && found !== mark) move();
      writeSave(file, save);
      beNewer(file, newest);
      mark = markOf(file);
    },
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
  try {
    const time = (newest + 1) / 1000;
    utimesSync(file, time, time);
  } catch {
    // The save is whole; it may stand lower in the list.
  }
}
