import type { Seat } from '../../../kernel/words/message.ts';
import type { StrangeFolder } from '../../../saves/folder/known-folders.ts';
import type { SessionContext } from '../../../session/begin.ts';
import type { NewMatch } from '../../../session/setting/draft.ts';
import type { GameCatalogue } from '../../../session/setting/games.ts';
import type { Progress } from '../../../session/learning/progress.ts';
import type { PressedKey } from '../screens/key-line.ts';
import type { Preferences } from '../../frame/preferences/preferences.ts';

/** How the program begins: its first screen, with a save, game or lesson if needed. */
export type Beginning =
  | { readonly screen: 'home' | 'new-match' | 'resume' }
  /** The file of a save. */
  | { readonly resume: string }
  /** The save file to replay, with a seat's view if the match has ended; `null`: everybody's view. */
  | { readonly replay: string; readonly seat: Seat | null }
  | { readonly game: string; readonly new: NewMatch }
  /** A lesson of a game, all its lessons, or the choice of games with lessons. */
  | { readonly learn: { readonly game: string | null; readonly lesson: string | null } }
  /** Practice positions of a game, or of the first game with lessons. */
  | { readonly practise: { readonly game: string | null } };

/** The facts about the program itself. */
export interface AboutProgram {
  readonly version: string;
  readonly licence: string;
  /** The address for problem reports; `null`: unknown. */
  readonly reports: string | null;
}

/** What the table needs from outside: saves, settings, clocks and the terminal. */
export interface DeskParts extends Omit<SessionContext, 'settings'> {
  /** A random text that nobody can guess. */
  readonly newSeed: () => string;
  readonly shelf: GameCatalogue;
  readonly program: AboutProgram;
  readonly preferences: Preferences;
  readonly progress: Progress;
  /** A folder of saves to ask about first; `null`: none. */
  readonly strange: StrangeFolder | null;
  /** Milliseconds since an arbitrary start. */
  readonly clock: () => number;
  /** Called with each key and what it did; absent: not needed. */
  readonly pressed?: (key: PressedKey) => void;
  /** The functions of the terminal or the screen reader's output. */
  readonly wipe: () => void;
  readonly repaint: () => void;
  readonly suspend: () => void;
  /**
   * Called when the people have left: the program prints the last words on the restored terminal and exits with this
   * code.
   */
  readonly leave: (code: number, lastWords: string | null) => void;
}
