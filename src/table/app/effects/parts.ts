import type { Seat } from '../../../kernel/words/message.ts';
import type { StrangeFolder } from '../../../saves/folder/known-folders.ts';
import type { Circumstances } from '../../../session/begin.ts';
import type { NewMatch } from '../../../session/setting/draft.ts';
import type { GameCatalogue } from '../../../session/setting/games.ts';
import type { Progress } from '../../../session/learning/progress.ts';
import type { PressedKey } from '../screens/key-line.ts';
import type { Preferences } from '../../frame/preferences/preferences.ts';

/** Where the program begins. */
export type Beginning =
  | { readonly screen: 'home' | 'new-match' | 'resume' }
  /** The file of a save. */
  | { readonly resume: string }
  /** The file of a save to look back on, by the eyes of a seat when it has ended; `null`: by everybody's. */
  | { readonly replay: string; readonly seat: Seat | null }
  | { readonly game: string; readonly new: NewMatch }
  /** A lesson of a game, all its lessons, or the games that are taught. */
  | { readonly learn: { readonly game: string | null; readonly lesson: string | null } }
  /** Positions to practise on, of a game or of the first that is taught. */
  | { readonly practise: { readonly game: string | null } };

/** What is told of the program itself. */
export interface AboutProgram {
  readonly version: string;
  readonly licence: string;
  /** The address for reports of what is wrong; `null`: none is known. */
  readonly reports: string | null;
}

/** What a desk is made of. */
export interface DeskParts extends Omit<Circumstances, 'settings'> {
  /** A text that nobody can know. */
  readonly newSeed: () => string;
  readonly shelf: GameCatalogue;
  readonly program: AboutProgram;
  readonly preferences: Preferences;
  readonly progress: Progress;
  /** A folder of saves to ask about first; `null`: there is none. */
  readonly strange: StrangeFolder | null;
  /** Milliseconds from any beginning. */
  readonly clock: () => number;
  /** Hears of each key, and what it did; absent: nobody wants to know. */
  readonly pressed?: (key: PressedKey) => void;
  /** The terminal, as far as the desk needs it. */
  readonly wipe: () => void;
  readonly repaint: () => void;
  readonly suspend: () => void;
  /**
   * The people have left: the program may end with this exit code, once it has said this on the terminal that was given
   * back.
   */
  readonly leave: (code: number, lastWords: string | null) => void;
}
