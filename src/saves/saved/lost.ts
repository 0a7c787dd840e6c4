import type { History } from '../../kernel/history/chronicle.ts';
import { hasHoles, lookForHoles } from '../../kernel/history/readers.ts';
import type { Message } from '../../kernel/words/message.ts';
import { openHistory } from '../file/file-history.ts';
import { say } from '../input/say.ts';
import type { Loaded } from './load.ts';

// What is lost of a match that is told as a whole: what could not be brought back, or something amid it.

/** What is lost of a match; `null`: nothing. Reads all of its lines. */
export function allLost({ match, lost }: Pick<Loaded, 'match' | 'lost'>): Message | null {
  return lost ?? (hasHoles(match.history) ? say('save.lost.amid') : null);
}

/** A look for what is lost, a little at a time, for those who do something else meanwhile. */
export interface LostSearch {
  /**
   * Looks on. `undefined`: there is more to look at; `null`: nothing is lost. Throws when the file can't be read any
   * more.
   */
  readonly on: () => Message | null | undefined;
  /** Nobody looks on. */
  readonly stop: () => void;
}

/** Looks for what is lost of a match that was loaded. */
export function searchLoaded({ match, lost }: Pick<Loaded, 'match' | 'lost'>): LostSearch {
  return searchBy(lost === null ? lookAmid(match.history) : known(lost));
}

/** Looks for what a file of lines lacks amid its match, as the file is at the first look. */
export function searchFile(file: string): LostSearch {
  return searchBy(lookInFile(file));
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

function* known(lost: Message): Generator<void, Message> {
  return lost;
}

function* lookInFile(file: string): Generator<void, Message | null> {
  const history = openHistory(file);
  try {
    return yield* lookAmid(history);
  } finally {
    history.close();
  }
}

function* lookAmid(history: History): Generator<void, Message | null> {
  return (yield* lookForHoles(history)) ? say('save.lost.amid') : null;
}
