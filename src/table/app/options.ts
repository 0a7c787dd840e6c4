import type { StrangeFolder } from '../../saves/folder/known-folders.ts';
import type { TerminalOptions } from '../frame/edge/terminal.ts';
import type { AboutProgram, Beginning } from './effects/parts.ts';
import type { GameCatalogue } from '../../session/setting/games.ts';
import type { Progress } from '../../session/learning/progress.ts';
import type { PressedKey } from './screens/key-line.ts';
import type { Preferences } from '../frame/preferences/preferences.ts';

/** What the table is opened with. */
export interface TableOptions {
  /** The terminal; it is `exit` that the table answers for itself. */
  readonly terminal: Omit<TerminalOptions, 'exit'>;
  /** The folder of the saves. */
  readonly saves: string;
  /** Is told each folder that a match has been written to. */
  readonly written?: (folder: string) => void;
  /** A folder of saves to ask about first; absent: there is none. */
  readonly strange?: StrangeFolder | null;
  readonly start: Beginning;
  readonly program: AboutProgram;
  readonly preferences: Preferences;
  /** Which lessons are done. */
  readonly progress: Progress;
  /** Hears of each key, and what it did; absent: nobody wants to know. */
  readonly pressed?: (key: PressedKey) => void;
  /** Other games than the program's own, for tests. */
  readonly shelf?: GameCatalogue;
}
