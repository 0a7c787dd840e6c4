import type { Viewer } from '../../kernel/words.ts';
import type { TableCommand } from '../keys.ts';
import { pressed } from '../keys.ts';
import type { Look } from '../look.ts';
import type { Page } from '../page.ts';
import { paintScroll } from '../screens/scroll.ts';
import type { ScrolledText } from '../screens/scroll.ts';

/** What a page that is read leads to. */
export interface ScrollDoors {
  readonly back: () => void;
  /** Commands that lead on from here. */
  readonly ways?: Partial<Readonly<Record<TableCommand, () => void>>>;
}

/** A text to be read: it is scrolled, and any key that does nothing else goes back. `start` is the line to begin at. */
export function scrollPage(
  text: (look: Look) => ScrolledText,
  viewer: Viewer,
  { back, ways = {} }: ScrollDoors,
  look: Look,
  start: (width: number) => number = () => 0,
): Page {
  let top: number | null = null;
  let last = 0;
  let height = 10;
  return {
    key: key => {
      const { command } = pressed(look.keymap, key);
      const way = command === null ? undefined : ways[command];
      const from = top ?? 0;
      if (way !== undefined) way();
      else if (command === 'up') top = from - 1;
      else if (command === 'down') top = from + 1;
      else if (command === 'page-up') top = from - height;
      else if (command === 'page-down') top = from + height;
      else if (command === 'first') top = 0;
      else if (command === 'last') top = last;
      else back();
      if (top !== null) top = Math.max(0, Math.min(last, top));
    },
    paint: size => {
      top ??= start(size.columns - 2);
      const painted = paintScroll(text(look), top, size, look);
      last = painted.last;
      top = Math.min(top, last);
      height = Math.max(1, size.rows - 5);
      return painted.grid;
    },
    viewer: () => viewer,
  };
}
