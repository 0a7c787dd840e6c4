import type { Game } from '../kernel/history/playable.ts';
import type { Viewer } from '../kernel/words/message.ts';
import type { Grid } from '../widgets/grid.ts';
import type { Mouse } from '../widgets/mouse.ts';
import type { Size } from '../widgets/too-small.ts';

/** Something that happens by itself. */
export interface Soon {
  /** In so many milliseconds. */
  readonly after: number;
  /** What it is the time of: as long as that is the very same, keys do not begin it anew. Absent: every key does. */
  readonly of?: unknown;
  readonly run: () => void;
}

/** A list on a page, for those who point at its rows. */
export interface PointedList {
  readonly cursor: number;
  /** The row under a cell; `null`: there is none. */
  rowAt(x: number, y: number): number | null;
  goTo(row: number): void;
}

/** One screen with what its keys do. The desk hands it every key but those that work everywhere. */
export interface Page {
  key(key: string): void;
  /** Takes what was pasted where a text is typed on it; gives back whether one is. Absent: never. */
  paste?(text: string): boolean;
  /** What the mouse does on it. */
  mouse?(mouse: Mouse): void;
  /** The list on it whose rows can be clicked, on a page without a `mouse` of its own. */
  list?(): PointedList | null;
  /** Paints the whole screen, of 80x24 or more. */
  paint(size: Size): Grid;
  /** Whose secrets are on it. When that changes, the screen is wiped before the next frame. */
  viewer(): Viewer;
  /** What happens by itself, if anything. */
  soon?(): Soon | null;
  /** Whether every key is for this page alone: while a text is typed, or while it waits for a key that a command is to get. */
  takesAllKeys?(): boolean;
  /** The game that is played or read about here; absent: that of the page below. */
  game?(): Game;
  /** The rule that what the cursor is on is about, `SC-6.2`; `null` or absent: none. */
  rule?(): string | null;
  /** Covers what must not stay in sight when the program is put aside. */
  cover?(): void;
}
