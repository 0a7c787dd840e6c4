import type { TerminalOptions } from '../widgets/terminal.ts';
import type { Beginning } from './desk-parts.ts';
import type { Shelf } from './games.ts';
import type { Progress } from './lessons/progress.ts';
import type { Preferences } from './preferences.ts';

/** What the table is opened with. */
export interface TableOptions {
  /** The terminal; it is `exit` that the table answers for itself. */
  readonly terminal: Omit<TerminalOptions, 'exit'>;
  /** The folder of the saves. */
  readonly saves: string;
  readonly start: Beginning;
  readonly preferences: Preferences;
  /** Which lessons are done. */
  readonly progress: Progress;
  /** Other games than the program's own, for tests. */
  readonly shelf?: Shelf;
}
