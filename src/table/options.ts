import type { Glyphs } from '../widgets/glyphs.ts';
import type { Keymap } from '../widgets/keymap.ts';
import type { TerminalOptions } from '../widgets/terminal.ts';
import type { ColourDepth, ThemeName } from '../widgets/theme.ts';
import type { Beginning } from './desk.ts';
import type { Shelf } from './games.ts';
import type { TableSettings } from './settings.ts';

/** How everything looks: chosen by the command line and the settings. */
export interface Looks {
  readonly theme: ThemeName;
  readonly depth: ColourDepth;
  readonly glyphs: Glyphs;
  readonly keymap: Keymap;
  /** Bold, dim and inverse; off only for terminals without any codes. */
  readonly attributes?: boolean;
}

/** What the table is opened with. */
export interface TableOptions {
  /** The terminal; it is `exit` that the table answers for itself. */
  readonly terminal: Omit<TerminalOptions, 'exit'>;
  /** The folder of the saves. */
  readonly saves: string;
  readonly start: Beginning;
  readonly looks: Looks;
  readonly settings?: Partial<TableSettings>;
  /** Other games than the program's own, for tests. */
  readonly shelf?: Shelf;
}
