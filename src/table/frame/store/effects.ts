import type { Message, Ref, Seat, Viewer } from '../../../kernel/words/message.ts';
import type { ResumeHow } from '../../../session/begin.ts';
import type { FolderConsent } from '../../../saves/folder/known-folders.ts';
import type { Beginnings, NewMatch } from '../../../session/setting/draft.ts';
import type { MatchAct } from '../../../session/running/acts.ts';
import type { ReplayAct } from '../../../session/looking-back/replay-now.ts';
import type { EventRange } from '../../../session/looking-back/watched.ts';
import type { ScreenRequest } from './screen-requests.ts';
import type { AgainstSetUp } from '../../../session/setting/table-settings.ts';
import type { Settings } from '../preferences/settings.ts';

interface Open {
  readonly do: 'open';
  readonly screen: ScreenRequest<Effect>;
}
interface Show {
  readonly do: 'show';
  readonly screen: ScreenRequest<Effect>;
}

/** What becomes of the screens that lie on each other. */
export type ScreenEffect =
  /** Lays a screen over the others. */
  | Open
  /** Nothing but this screen from now on. */
  | Show
  /** Takes the top screen away, unless it is the last. */
  | { readonly do: 'close' }
  /** Takes all screens away but the one at the bottom. */
  | { readonly do: 'clear' }
  /** Puts the cursor of the match on a place of its board. */
  | { readonly do: 'point'; readonly at: Ref };

/** Looks for the moments of a part of the log, to be watched again; `then` is done behind the last of them. */
interface Watch {
  readonly do: 'watch';
  readonly range: EventRange;
  readonly then?: readonly Effect[];
}

/** What is done outside of the state. */
export type OuterEffect =
  | Watch
  /** The people have left; the program ends with this exit code. */
  | { readonly do: 'leave'; readonly code: number }
  | { readonly do: 'repaint' }
  /** Puts the program aside, as soon as nothing secret stands on the screen; `stop` does so at once. */
  | { readonly do: 'suspend' }
  | { readonly do: 'stop' }
  /** Wipes the screen and what the terminal keeps of it. */
  | { readonly do: 'wipe' }
  /** Changes settings, at once and for later. */
  | { readonly do: 'set'; readonly settings: Partial<Settings> }
  /** Looks for the match that was saved last, for the home screen. */
  | { readonly do: 'find-last' }
  /** Says what the program is. */
  | { readonly do: 'about' }
  /** Loads a game to read its rules. */
  | { readonly do: 'load-book'; readonly game: string }
  /**
   * Puts a match of a game together; `null`: of the first one. Absent beginnings: the settings say who sits at its
   * seats.
   */
  | { readonly do: 'new-match'; readonly game: string | null; readonly beginnings?: Beginnings }
  /** Begins a match of one person against the program. */
  | { readonly do: 'play-against'; readonly setUp: AgainstSetUp }
  /** Begins a match; what the game says against it is told. */
  | { readonly do: 'begin'; readonly game: string; readonly match: NewMatch }
  /** Reads the list of saved matches. */
  | { readonly do: 'list-saves' }
  /** Asks whether to delete a save; and deletes it. */
  | { readonly do: 'ask-delete'; readonly name: string }
  | { readonly do: 'delete'; readonly name: string }
  /** Looks back on the match in a file. */
  | { readonly do: 'replay'; readonly file: string }
  /** Agrees to a folder of saves that came from elsewhere, or leaves it alone, now and later; `null`: not now. */
  | { readonly do: 'decide-folder'; readonly opinion: FolderConsent | null }
  /**
   * Begins a lesson of a game where it was left, or `fresh` at its beginning; or opens all its lessons; game `null`:
   * the games that are taught.
   */
  | { readonly do: 'learn'; readonly game: string | null; readonly lesson?: string | null; readonly fresh?: true }
  /** Changes the learner, by name; `''`: nobody has given one. */
  | { readonly do: 'learner'; readonly game: string; readonly name: string }
  /**
   * Begins a practice of a game, or goes on to the next position of the one that runs; game `null`: the first that is
   * taught.
   */
  | {
      readonly do: 'practise';
      readonly game: string | null;
      readonly on?: true;
      readonly chapter?: string;
      readonly due?: true;
    }
  /** Goes on with the match in a file. */
  | { readonly do: 'resume'; readonly file: string; readonly how?: ResumeHow }
  /** Leaves the match for the home screen. */
  | { readonly do: 'go-home' }
  /** Says how the match is won. */
  | { readonly do: 'tell-goal' }
  /** Begins another match of the same people. */
  | { readonly do: 'again' }
  /** Writes a report of the match beside its save. */
  | { readonly do: 'report' }
  /** Does something with the match. */
  | { readonly do: 'match'; readonly act: MatchAct }
  /** Reads the log from an event on, as a viewer may. */
  | { readonly do: 'read-log'; readonly viewer: Viewer; readonly from: number }
  /** Looks at the map from nearer or further away. */
  | { readonly do: 'zoom'; readonly way: 'in' | 'out' }
  /** Scrolls the log's pane back by this many lines in all. */
  | { readonly do: 'log-back'; readonly back: number }
  /** Looks for the decisions that the table may go back to. */
  | { readonly do: 'find-earlier' }
  /** Lets one of the people look at its own view; `first` stands under the cursor of those to choose from. */
  | { readonly do: 'ask-peek'; readonly first: Seat | null }
  /** Works out the previews of the shown options, after the frame and until the next key. */
  | { readonly do: 'preview'; readonly options: readonly string[] }
  /** Does something in the match that is looked back on. */
  | { readonly do: 'in-replay'; readonly act: ReplayAct }
  /** Goes through the match step by step, from an event of the log on; `null`: from its end. */
  | { readonly do: 'look-back'; readonly index: number | null };

/** A side effect of an input, as data: nothing of it has happened yet. */
export type Effect = ScreenEffect | OuterEffect;

/** A line that tells people at the table something, until the next key. */
export function notify(words: Message, tone: 'good' | 'warning'): Extract<OuterEffect, { do: 'match' }> {
  return { do: 'match', act: { act: 'notify', words, tone } };
}

/** Asks whether to leave the match, which is saved by then. */
export const TO_LEAVE: readonly Effect[] = [
  { do: 'match', act: { act: 'save' } },
  { do: 'open', screen: { open: 'menu', page: { page: 'leave' } } },
];
