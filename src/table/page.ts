import type { Viewer } from '../kernel/words.ts';
import type { Grid } from '../widgets/grid.ts';
import type { Mouse } from '../widgets/mouse.ts';
import type { Size } from '../widgets/too-small.ts';

/** Something that happens by itself when no key comes. */
export interface Soon {
  /** In so many milliseconds. */
  readonly after: number;
  readonly run: () => void;
}

/** One screen with what its keys do. The desk hands it every key but those that work everywhere. */
export interface Page {
  key(key: string): void;
  /** What the mouse does on it. */
  mouse?(mouse: Mouse): void;
  /** Paints the whole screen, of 80x24 or more. */
  paint(size: Size): Grid;
  /** Whose secrets are on it. When that changes, the screen is wiped before the next frame. */
  viewer(): Viewer;
  /** What happens by itself, if anything. */
  soon?(): Soon | null;
  /** Whether every key is for this page alone, as while it waits for a key that a command is to get. */
  takesAllKeys?(): boolean;
  /** Covers what must not stay in sight when the program is put aside. */
  cover?(): void;
}
