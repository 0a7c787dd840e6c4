import type { Message, Ref, Seat, Viewer } from '../../../kernel/words/message.ts';
import type { OpenMode } from '../../../session/begin.ts';
import type { FolderConsent } from '../../../saves/folder/known-folders.ts';
import type { InitialValues, NewMatch } from '../../../session/setting/draft.ts';
import type { MatchAct } from '../../../session/running/acts.ts';
import type { ReplayAct } from '../../../session/looking-back/replay-now.ts';
import type { EventRange } from '../../../session/looking-back/watched.ts';
import type { ScreenRequest } from './screen-requests.ts';
import type { AgainstChoices } from '../../../session/setting/table-settings.ts';
import type { Settings } from '../preferences/settings.ts';

interface OpenEffect {
  readonly do: 'open';
  readonly screen: ScreenRequest<Effect>;
}
interface ShowEffect {
  readonly do: 'show';
  readonly screen: ScreenRequest<Effect>;
}

/** The effects on the stack of screens. */
export type ScreenEffect =
  /** Opens a screen above the others. */
  | OpenEffect
  /** Replaces all screens by this one. */
  | ShowEffect
  /** Closes the top screen, unless it is the last one. */
  | { readonly do: 'close' }
  /** Closes all screens except the bottom one. */
  | { readonly do: 'clear' }
  /** Moves the cursor of the match to a place on its board. */
  | { readonly do: 'point'; readonly at: Ref };

/**
 * Shows the moments of a part of the log again; `why`: what is said about all of them; `then` is carried out after the
 * last one.
 */
interface Watch {
  readonly do: 'watch';
  readonly range: EventRange;
  readonly why?: Message | null;
  readonly then?: readonly Effect[];
}

/** The effects outside the table's state. */
export type OuterEffect =
  | Watch
  /** The people have left; the program ends with this exit code. */
  | { readonly do: 'leave'; readonly code: number }
  | { readonly do: 'repaint' }
  /** Stops the program as soon as nothing secret is visible; `stop` does so at once. */
  | { readonly do: 'suspend' }
  | { readonly do: 'stop' }
  /** Wipes the screen and what the terminal keeps of it. */
  | { readonly do: 'wipe' }
  /** Changes and saves settings. */
  | { readonly do: 'set'; readonly settings: Partial<Settings> }
  /** Finds the most recently saved match, for the home screen. */
  | { readonly do: 'find-last' }
  /** Says what the program is. */
  | { readonly do: 'about' }
  /** Loads a game to read its rules. */
  | { readonly do: 'load-book'; readonly game: string }
  /**
   * Opens the form for a new match of a game; `null`: the last game played, or the first one. Absent `beginnings`: the
   * settings decide who plays each seat.
   */
  | { readonly do: 'new-match'; readonly game: string | null; readonly beginnings?: InitialValues }
  /** Begins a match of one person against the program. */
  | { readonly do: 'play-against'; readonly setUp: AgainstChoices }
  /** Begins a match; if the game refuses it, the reason is shown. */
  | { readonly do: 'begin'; readonly game: string; readonly match: NewMatch }
  /** Reads the list of saved matches. */
  | { readonly do: 'list-saves' }
  /** `ask-delete` asks whether to delete a save; `delete` deletes it. */
  | { readonly do: 'ask-delete'; readonly name: string }
  | { readonly do: 'delete'; readonly name: string }
  /** Opens the replay of the match in a file. */
  | { readonly do: 'replay'; readonly file: string }
  /** Decides whether to use a folder of saves that came from elsewhere; `null`: not now, but ask again. */
  | { readonly do: 'decide-folder'; readonly opinion: FolderConsent | null }
  /**
   * Continues a lesson of a game, or starts it `fresh` at its beginning; without a lesson, opens the game's lessons;
   * game `null`: the choice of games with lessons.
   */
  | { readonly do: 'learn'; readonly game: string | null; readonly lesson?: string | null; readonly fresh?: true }
  /** Changes the learner to the one with this name; `''`: the learner without a name. */
  | { readonly do: 'learner'; readonly game: string; readonly name: string }
  /**
   * Begins a practice of a game, or goes on to the next position of the current one; game `null`: the first one with
   * lessons.
   */
  | {
      readonly do: 'practise';
      readonly game: string | null;
      readonly on?: true;
      readonly chapter?: string;
      readonly due?: true;
    }
  /** Resumes the match in a file. */
  | { readonly do: 'resume'; readonly file: string; readonly how?: OpenMode }
  /** Leaves the match for the home screen. */
  | { readonly do: 'go-home' }
  /** Says how the match is won. */
  | { readonly do: 'tell-goal' }
  /** Begins another match with the same people. */
  | { readonly do: 'again' }
  /** Writes a report of the match beside its save. */
  | { readonly do: 'report' }
  /** Performs an act on the match. */
  | { readonly do: 'match'; readonly act: MatchAct }
  /** Reads the log from an event on, as far as a viewer may read it. */
  | { readonly do: 'read-log'; readonly viewer: Viewer; readonly from: number }
  /** Zooms the map in or out. */
  | { readonly do: 'zoom'; readonly way: 'in' | 'out' }
  /** Sets how many lines the log pane is scrolled back. */
  | { readonly do: 'log-back'; readonly back: number }
  /** Finds the earlier decisions that people may go back to. */
  | { readonly do: 'find-earlier' }
  /** Asks which of the people wants to look at their own view; `first` is under the cursor. */
  | { readonly do: 'ask-peek'; readonly first: Seat | null }
  /** Performs an action in the current replay. */
  | { readonly do: 'in-replay'; readonly act: ReplayAct }
  /** Opens the replay at an event of the log; `null`: at its end. */
  | { readonly do: 'look-back'; readonly index: number | null };

/** A side effect of an input, as data that has not been carried out yet. */
export type Effect = ScreenEffect | OuterEffect;

/** An effect that shows a note to the people at the table until the next key. */
export function notifyEffect(words: Message, tone: 'good' | 'warning'): Extract<OuterEffect, { do: 'match' }> {
  return { do: 'match', act: { act: 'notify', words, tone } };
}

/** The answer that an effect gives to the question on the screen, as an id; `null`: it gives none. */
export function answerIn(effect: Effect): string | null {
  if (effect.do !== 'match') return null;
  const { act } = effect;
  switch (act.act) {
    case 'answer':
    case 'instead':
      return String(act.answer);
    case 'deed':
      return act.deed;
    default:
      return null;
  }
}

/** The effects that save the match and ask whether to leave it. */
export const LEAVE_EFFECTS: readonly Effect[] = [
  { do: 'match', act: { act: 'save' } },
  { do: 'open', screen: { open: 'menu', page: { page: 'leave' } } },
];
