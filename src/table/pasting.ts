import type { Grid } from '../widgets/grid.ts';
import { put } from '../widgets/grid.ts';
import { padEnd, truncate } from '../widgets/wrapping.ts';
import type { Look } from './look.ts';
import type { Page } from './page.ts';
import { say } from './say.ts';

/** A text that is searched for is no longer than this. */
const LONGEST_SEARCH = 60;

/** What is searched for, with something more typed or pasted at its end. */
export function sought(before: string | null, added: string): string {
  return Array.from((before ?? '') + added)
    .slice(0, LONGEST_SEARCH)
    .join('');
}

/** Hands what is pasted to where a text is typed; anywhere else it is nothing but a line that says so. */
export class Pasting {
  #isRefused = false;

  /** Takes what was pasted. */
  take(page: Page | undefined, text: string): void {
    this.#isRefused = page?.paste?.(text) !== true;
  }

  /** Somebody has read on; gives back whether there was a line to read. */
  clear(): boolean {
    const was = this.#isRefused;
    this.#isRefused = false;
    return was;
  }

  /** The screen, with the line over the live keys if there is one to say. */
  over(grid: Grid, { format, glyphs }: Look): Grid {
    if (!this.#isRefused) return grid;
    const width = grid.width - 2;
    const line = truncate(format(say('table.pasted')), width, glyphs.ellipsis);
    put(grid, 1, grid.height - 1, padEnd(line, width), { tone: 'warning' });
    return grid;
  }
}
