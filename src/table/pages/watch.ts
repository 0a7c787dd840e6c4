import type { Board } from '../../games/board.ts';
import type { Viewer } from '../../kernel/words/message.ts';
import type { Grid } from '../../widgets/grid.ts';
import type { Size } from '../../widgets/too-small.ts';
import type { Seen } from '../beats.ts';
import { pressed } from '../keys.ts';
import type { Look } from '../look.ts';
import type { Page, Soon } from '../page.ts';
import { paintMoment } from '../screens/moment.ts';
import type { Session } from '../session.ts';
import type { TableSettings } from '../settings.ts';
import { MomentPlayer } from './moments.ts';
import { contextFor, momentState } from './moment-state.ts';

/** What a page of moments needs around it. */
export interface WatchParts {
  readonly session: Session;
  readonly board: Board;
  readonly settings: TableSettings;
  readonly look: Look;
  /** The last moment has been seen, or the rest is skipped. */
  readonly done: () => void;
  /** The screen is put aside: what must not be seen has to go. */
  readonly cover: () => void;
}

/** Moments that are watched again, one after the other; `seen` has one at least. */
export class WatchPage implements Page {
  readonly #parts: WatchParts;
  readonly #seen: readonly Seen[];
  readonly #player: MomentPlayer;
  #at = 0;

  constructor(seen: readonly Seen[], parts: WatchParts) {
    this.#parts = parts;
    this.#seen = seen;
    // What somebody wants to see again is never left out, however fast the table is.
    const { speed } = parts.settings;
    this.#player = new MomentPlayer(parts.board, { ...parts.settings, speed: speed === 'instant' ? 'fast' : speed });
    this.#follow();
  }

  viewer(): Viewer {
    return this.#seen[0]?.viewer ?? 'spectator';
  }

  cover(): void {
    this.#parts.cover();
  }

  soon(): Soon {
    const run = (): void => {
      if (this.#player.pass()) this.#go(1);
    };
    return { after: this.#player.after, run };
  }

  key(key: string): void {
    const { command } = pressed(this.#parts.look.keymap, key);
    if (command === 'back' || command === 'leave') this.#parts.done();
    else if (command === 'cover') this.cover();
    else if (command === 'left' || command === 'up' || command === 'page-up') this.#go(-1);
    else if (this.#player.goOn()) this.#go(1);
  }

  paint(size: Size): Grid {
    const { session, board, look } = this.#parts;
    const seen = this.#seen[this.#at];
    if (seen === undefined) throw new Error('unreachable: there is a moment to be watched');
    const place = { at: this.#at + 1, of: this.#seen.length };
    return paintMoment(momentState(session, board, seen, this.#player, place, look), size, look);
  }

  #go(by: 1 | -1): void {
    if (this.#at + by >= this.#seen.length) {
      this.#parts.done();
      return;
    }
    this.#at = Math.max(0, this.#at + by);
    this.#follow();
  }

  #follow(): void {
    const seen = this.#seen[this.#at] ?? null;
    const { session, look } = this.#parts;
    this.#player.follow(seen, contextFor(session, seen, look));
  }
}
