import type { History } from '../../kernel/history/chronicle.ts';
import { hasHoles, lookForHoles } from '../../kernel/history/readers.ts';
import type { Message } from '../../kernel/words/message.ts';
import { openHistory } from '../file/file-history.ts';
import { say } from '../input/say.ts';
import type { Loaded } from './load.ts';

// Functions that find out what a saved match has lost: entries that could not be restored, or lines in the middle of
// its history.

/** A message about what a match has lost; `null`: nothing. Reads the whole history. */
export function allLost({ match, lost }: Pick<Loaded, 'match' | 'lost'>): Message | null {
  return lost ?? (hasHoles(match.history) ? say('save.lost.amid') : null);
}

/** A search for lost parts of a match, done in small steps, so that the caller can do other work in between. */
export interface LostSearch {
  /**
   * Does one step of the search. Returns a message about what is lost; `null`: nothing is lost; `undefined`: the search
   * has not ended. Throws if the file can no longer be read.
   */
  readonly on: () => Message | null | undefined;
  /** Stops the search. */
  readonly stop: () => void;
}

/** Starts a search for what a loaded match has lost. */
export function searchLoaded({ match, lost }: Pick<Loaded, 'match' | 'lost'>): LostSearch {
  return searchBy(lost === null ? searchInHistory(match.history) : foundLoss(lost));
}

/** Starts a search for lines that a file has lost in the middle of its match. The file is opened at the first step. */
export function searchFile(file: string): LostSearch {
  return searchBy(searchInFile(file));
}

function searchBy(looking: Generator<void, Message | null>): LostSearch {
  return {
    on: () => {
      const { done, value } = looking.next();
      return done === true ? value : undefined;
    },
    stop: () => void looking.return(null),
  };
}

function* foundLoss(lost: Message): Generator<void, Message> {
  return lost;
}

function* searchInFile(file: string): Generator<void, Message | null> {
  const history = openHistory(file);
  try {
    return yield* searchInHistory(history);
  } finally {
    history.close();
  }
}

function* searchInHistory(history: History): Generator<void, Message | null> {
  return (yield* lookForHoles(history)) ? say('save.lost.amid') : null;
}
