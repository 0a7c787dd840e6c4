import type { Board, PaneContext, Scene } from '../../games/board.ts';
import type { Seen } from '../beats.ts';
import { BEAT_TIME } from '../settings.ts';
import type { TableSettings } from '../settings.ts';

/** A step of a moment stays for this part of the time that the whole picture stays. */
const STEP = 0.4;

/** Plays the moment that is on the screen: its scene, and the steps in which that builds up. */
export class MomentPlayer {
  readonly #board: Board;
  readonly #settings: TableSettings;
  #seen: Seen | null = null;
  #scene: Scene | null = null;
  #step = 0;

  constructor(board: Board, settings: TableSettings) {
    this.#board = board;
    this.#settings = settings;
  }

  /** Begins anew when it is another moment than before. */
  follow(seen: Seen | null, context: PaneContext): void {
    if (seen === this.#seen) return;
    this.#seen = seen;
    this.#scene = seen === null ? null : (this.#board.scene?.(seen.kind, seen.view, context) ?? null);
    this.#step = 0;
  }

  /** How the moment is shown; `null`: the game says nothing about it. */
  get scene(): Scene | null {
    return this.#scene;
  }

  /** What is painted just now. */
  get view(): unknown {
    return this.#scene?.views[this.#step] ?? this.#seen?.view ?? null;
  }

  /** Whether more of the moment is still to build up. */
  get builds(): boolean {
    return this.#step < (this.#scene?.views.length ?? 1) - 1;
  }

  /** How long what is painted stays, in milliseconds. */
  get after(): number {
    return BEAT_TIME[this.#settings.speed] * (this.builds ? STEP : 1);
  }

  /** Time has passed. Gives back whether the moment is over. */
  pass(): boolean {
    if (!this.builds) return true;
    this.#step += 1;
    return false;
  }

  /** A key goes on: first to the whole picture, then to the next moment. Gives back whether the moment is over. */
  goOn(): boolean {
    if (!this.builds) return true;
    this.#step = (this.#scene?.views.length ?? 1) - 1;
    return false;
  }
}
