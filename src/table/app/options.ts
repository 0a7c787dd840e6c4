import type { StrangeFolder } from '../../saves/folder/known-folders.ts';
import type { TerminalOptions } from '../frame/edge/terminal.ts';
import type { AboutProgram, Beginning } from './effects/parts.ts';
import type { GameCatalogue } from '../../session/setting/games.ts';
import type { Progress } from '../../session/learning/progress.ts';
import type { PressedKey } from './screens/key-line.ts';
import type { Preferences } from '../frame/preferences/preferences.ts';

/** The options of a table. */
export interface TableOptions {
  /** The terminal's options; the table itself adds `exit`. */
  readonly terminal: Omit<TerminalOptions, 'exit'>;
  /** The folder of the saves. */
  readonly saves: string;
  /** Called with each folder that a match has been written to. */
  readonly written?: (folder: string) => void;
  /** A folder of saves to ask about first; absent: none. */
  readonly strange?: StrangeFolder | null;
  readonly start: Beginning;
  readonly program: AboutProgram;
  readonly preferences: Preferences;
  /** The learners' progress. */
  readonly progress: Progress;
  /** Called with each key and what it did; absent: not needed. */
  readonly pressed?: (key: PressedKey) => void;
  /** Replaces the program's own games, in tests. */
  readonly shelf?: GameCatalogue;
}
