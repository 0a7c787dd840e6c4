import type { PaneContext, PaneSize, Survey } from '../../games/board.ts';
import type { Direction } from './places.ts';

/** How a pane was set by hand. */
export type PaneLook = Pick<PaneContext, 'window' | 'zoom'>;

/** By so many cells a window is moved at once. */
const STEP = { up: [0, -3], down: [0, 3], left: [-8, 0], right: [8, 0] } as const;

/** Where people have scrolled the panes to, and how near they have brought them. */
export class PaneLooks {
  readonly #looks = new Map<string, PaneLook>();

  /** How that pane was set; nothing for one that follows the cursor. */
  of(pane: string): PaneLook {
    return this.#looks.get(pane) ?? {};
  }

  /** Lets all panes follow the cursor again; they stay as near as they are. */
  follow(): void {
    for (const [pane, { zoom }] of this.#looks) this.#looks.set(pane, zoom === undefined ? {} : { zoom });
  }

  /** Moves a pane's window, as far as there is more to see. Gives back whether it has moved. */
  pan(pane: string, { whole, window }: Survey, size: PaneSize, direction: Direction): boolean {
    const [right, down] = STEP[direction];
    const within = (at: number, length: number, room: number): number => Math.max(0, Math.min(length - room, at));
    const x = within(window.x + right, whole.width, size.width);
    const y = within(window.y + down, whole.height, size.height);
    if (x === window.x && y === window.y) return false;
    this.#looks.set(pane, { ...this.of(pane), window: { x, y } });
    return true;
  }

  /** Brings a pane nearer, or further away; `fit`: as it fits best. Gives back whether it can be. */
  zoom(pane: string, { zooms }: Survey, way: 'in' | 'out' | 'fit'): boolean {
    if (zooms === undefined) return false;
    const wanted = zooms.shown + (way === 'in' ? 1 : -1);
    const zoom = Math.max(0, Math.min(zooms.titles.length - 1, wanted));
    this.#looks.set(pane, way === 'fit' ? {} : { zoom });
    return true;
  }
}
