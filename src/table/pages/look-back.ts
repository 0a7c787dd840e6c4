import type { Board } from '../../games/board.ts';
import type { Line } from '../../kernel/history/lines.ts';
import type { Seen } from '../beats.ts';
import type { Look } from '../look.ts';
import type { Page } from '../page.ts';
import type { Picture } from '../picture.ts';
import { openReplay } from '../replay/open-replay.ts';
import { say } from '../say.ts';
import type { Session } from '../session.ts';
import type { TableSettings } from '../settings.ts';
import type { SeatLanguages } from '../seat-languages.ts';
import { LogPage } from './log.ts';
import { WatchPage } from './watch.ts';

/** What looking back needs around it. */
export interface LookBackParts {
  readonly session: Session;
  readonly board: Board;
  readonly settings: TableSettings;
  readonly look: Look;
  readonly push: (page: Page) => void;
  readonly pop: () => void;
  readonly keys: () => void;
  readonly clock: () => number;
  /** What everybody at the match reads; absent: all read the same. */
  readonly languages?: SeatLanguages;
  /** Goes on with a copy of the match; absent: nobody goes on with this one, as with a lesson. */
  readonly copy?: (lines: readonly Line[]) => void;
  /** Covers the screen, with all that lies over the table taken away. */
  readonly cover: () => void;
}

/** The pages on which a match is looked back on: its log, and its moments once more. */
export class LookBack {
  readonly #parts: LookBackParts;

  constructor(parts: LookBackParts) {
    this.#parts = parts;
  }

  /** Lays the log over the table, as whoever looks on may read it. */
  log(): void {
    const { session, board, look, push, pop, cover } = this.#parts;
    const picture = session.hotSeat.picture();
    if (picture.show !== 'table') return;
    const { viewer, view } = picture;
    const watch = (seen: readonly Seen[]): void => this.#watch(seen, pop);
    const replay = (index: number): void => {
      pop();
      this.replay(index);
    };
    push(new LogPage({ session, board, look, viewer, view, watch, replay, close: pop, cover }));
  }

  /** Tells the match again, to be gone through step by step; from an event on, or from its end. Others look on from here. */
  replay(at: number | 'last' = 'last'): void {
    const { session, clock, languages, look } = this.#parts;
    session.hotSeat.standUp();
    try {
      openReplay(session.hindsight.replay(), { at, note: null }, clock, {
        ...this.#parts,
        game: session.game,
        names: session.names,
        people: session.people,
        speaks: viewer => (viewer === 'spectator' ? look.format : (languages?.to(viewer) ?? look.format)),
        close: this.#parts.pop,
      });
    } catch {
      session.notes.notify(say('moment.none'), 'warning');
    }
  }

  /** Plays what a seat has missed; `then` comes after it. Where there is nothing to see, that is said. */
  missed({ missed }: Extract<Picture, { show: 'since' }>, then: () => void): void {
    const { session, pop } = this.#parts;
    const seen = session.watch({ from: missed[0]?.index ?? 0, to: (missed.at(-1)?.index ?? 0) + 1 });
    if (seen.length === 0) {
      session.notes.notify(say('moment.none'), 'warning');
      then();
      return;
    }
    this.#watch(seen, () => {
      pop();
      then();
    });
  }

  #watch(seen: readonly Seen[], done: () => void): void {
    const { session, board, settings, look, push, cover } = this.#parts;
    push(new WatchPage(seen, { session, board, settings, look, done, cover }));
  }
}
