import { messageFor } from '../../../kernel/match/refusal.ts';
import type { ListedSave } from '../../../session/setting/library.ts';
import { matchLine } from '../../../session/setting/save-line.ts';
import type { Effect } from '../../frame/store/effects.ts';
import { say } from '../../frame/text/say.ts';
import type { TableInput } from '../screens/update.ts';
import { deleteSaveDialog } from './asks.ts';
import type { DeskParts } from './parts.ts';
import type { Timers } from './timers.ts';

/** The parts of the table that the list of saves needs. */
interface SaveListParts {
  readonly parts: DeskParts;
  readonly timers: Timers;
  readonly dispatch: (input: TableInput) => void;
  readonly go: (...effects: readonly Effect[]) => void;
  /** Starts a slow request; the returned function tells whether it is still current. */
  readonly begun: () => () => boolean;
}

/**
 * The time for reading saves before the list is shown for the first time, and the time for each later slice, in
 * milliseconds.
 */
const FIRST_READ_TIME = 200;
const READ_TIME_SLICE = 40;

/** How many of the latest matches are read for the home screen, if they have ended. */
const MAX_ENDED_READ = 12;

type IntactSave = Extract<ListedSave, { save: unknown }>;

function isOver({ save }: IntactSave): boolean {
  return save.pending === null;
}

/** Reads, lists and deletes the saved matches. */
export class SaveList {
  readonly #table: SaveListParts;

  constructor(table: SaveListParts) {
    this.#table = table;
  }

  /** Finds the most recently saved match that goes on, or else the most recently saved one, which has ended. */
  findLast(): void {
    const { library, shelf } = this.#table.parts;
    const newest = library.last();
    const lastPlayed = newest === null || !isOver(newest) ? newest : (this.#newestGoingOn() ?? newest);
    const lastSave = lastPlayed && {
      line: matchLine(lastPlayed.save, shelf),
      file: lastPlayed.file,
      isOver: isOver(lastPlayed),
    };
    this.#table.dispatch({ kind: 'last', last: lastSave, trouble: library.trouble() });
  }

  /** The most recently saved match that goes on; `null`: there is none among the latest. */
  #newestGoingOn(): IntactSave | null {
    let read = 0;
    for (const listed of this.#table.parts.library.all()) {
      if ('save' in listed && !isOver(listed)) return listed;
      read += 1;
      if (read >= MAX_ENDED_READ) return null;
    }
    return null;
  }

  /** Reads the list of saves in slices, so that a long list can be used before all of it is read. */
  async list(): Promise<void> {
    const isWanted = this.#table.begun();
    const { library, clock } = this.#table.parts;
    const remainingSaves = library.all()[Symbol.iterator]();
    let isReading = true;
    /** Reads saves for some time, and returns whether more are left. */
    const readFor = (milliseconds: number): boolean => {
      const saves: ListedSave[] = [];
      for (const deadline = clock() + milliseconds; isReading && clock() <= deadline;) {
        const nextSave = remainingSaves.next();
        if (nextSave.done === true) isReading = false;
        else saves.push(nextSave.value);
      }
      this.#table.dispatch({ kind: 'saves', saves, isReading, folder: library.folder, trouble: library.trouble() });
      return isReading;
    };
    let hasMoreSaves = readFor(FIRST_READ_TIME);
    while (hasMoreSaves) {
      await new Promise<void>(resolve => void this.#table.timers.afterFrame(resolve));
      if (!isWanted()) return;
      hasMoreSaves = readFor(READ_TIME_SLICE);
    }
  }

  /** Asks whether to delete a save, and gives the reason to keep it, if there is one. */
  askToDelete(name: string): void {
    this.#table.go({
      do: 'open',
      screen: { open: 'ask', ask: deleteSaveDialog(name, this.#table.parts.library.worth(name)) },
    });
  }

  /** Deletes a save, and lists the remaining ones. */
  remove(name: string): void {
    let message = say('resume.deleted', { name });
    try {
      this.#table.parts.library.remove(name);
    } catch (error) {
      message = messageFor(error);
    }
    this.#table.go({ do: 'show', screen: { open: 'resume', message } });
  }
}
