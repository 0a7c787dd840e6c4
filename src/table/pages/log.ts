import type { Board } from '../../games/board.ts';
import type { Viewer } from '../../kernel/words/message.ts';
import type { Grid } from '../../widgets/grid.ts';
import type { Size } from '../../widgets/too-small.ts';
import type { Seen } from '../beats.ts';
import { characterOf, pressed } from '../keys.ts';
import type { Pressed } from '../keys.ts';
import { LogBack } from '../log-back.ts';
import { filtered, logFilters, stretchOf } from '../log-book.ts';
import type { LogFilter, LogItem } from '../log-book.ts';
import type { Look } from '../look.ts';
import type { Page } from '../page.ts';
import { sought } from '../pasting.ts';
import { say } from '../say.ts';
import { paintLogPage } from '../screens/log-page.ts';
import type { Session } from '../session.ts';

/** What the log's page needs around it. */
export interface LogPageParts {
  readonly session: Session;
  readonly board: Board;
  readonly look: Look;
  /** The viewer whose log it is, and its view. */
  readonly viewer: Viewer;
  readonly view: unknown;
  /** Plays moments over the page. */
  readonly watch: (seen: readonly Seen[]) => void;
  /** Goes through the match step by step, from an event of the log on. */
  readonly replay: (index: number) => void;
  readonly close: () => void;
  readonly cover: () => void;
}

/**
 * The log, to be read, filtered and searched; what was worth showing can be watched again. Of a long one no more is read than is looked
 * at.
 */
export class LogPage implements Page {
  readonly #parts: LogPageParts;
  readonly #log: LogBack;
  readonly #filters: readonly LogFilter[];
  #filter = 0;
  #find: string | null = null;
  #finding = false;
  #shown: readonly LogItem[];
  #cursor: number;
  #top = 0;
  #height = 10;
  #note: string | null = null;

  constructor(parts: LogPageParts) {
    const { session, board, look, viewer, view } = parts;
    this.#parts = parts;
    const context = { glyphs: look.glyphs, format: look.format, names: session.names, focus: [], seat: null };
    const log = {
      bounds: session.views.logBounds(viewer),
      events: (from: number) => session.views.events(viewer, from),
    };
    this.#log = new LogBack(log, board, context);
    this.#filters = logFilters(board, view, viewer, context, session.game.powers);
    this.#shown = this.#log.items;
    this.#cursor = Math.max(0, this.#shown.length - 1);
  }

  viewer(): Viewer {
    return this.#parts.viewer;
  }

  cover(): void {
    this.#parts.cover();
  }

  takesAllKeys(): boolean {
    return this.#finding;
  }

  /** The rule of what the cursor is on, or of what that came from. */
  rule(): string | null {
    const index = this.#shown[this.#cursor]?.index ?? -1;
    const of = (): string | null =>
      this.#log.items.findLast(item => item.index <= index && item.rule !== null)?.rule ?? null;
    while (of() === null && !this.#log.isWhole) this.#readOn();
    return of();
  }

  key(key: string): void {
    this.#note = null;
    const press = pressed(this.#parts.look.keymap, key, { typing: this.#finding });
    if (this.#finding) this.#type(press);
    else this.#command(press);
  }

  paste(text: string): boolean {
    this.#note = null;
    if (this.#finding) this.#search(sought(this.#find, text));
    return this.#finding;
  }

  paint(size: Size): Grid {
    // A screen above the cursor is read as well, so that none of it stays empty.
    this.#reach(size.rows);
    const painted = paintLogPage(
      {
        filter: this.#filters[this.#filter]?.title ?? '',
        items: this.#shown,
        all: this.#log.items.filter(({ heading }) => !heading).length,
        isWhole: this.#log.isWhole,
        cursor: this.#cursor,
        top: this.#top,
        find: this.#find,
        finding: this.#finding,
        note: this.#note,
      },
      size,
      this.#parts.look,
    );
    this.#top = painted.top;
    this.#height = painted.height;
    return painted.grid;
  }

  #command({ command }: Pressed): void {
    if (this.#move(command)) return;
    if (command === 'filter' || command === 'right') this.#turn(1);
    else if (command === 'left') this.#turn(-1);
    else if (command === 'find') {
      this.#finding = true;
      this.#find ??= '';
    } else if (command === 'take') this.#watch();
    else if (command === 'watch') this.#parts.replay(this.#shown[this.#cursor]?.index ?? 0);
    else if (command === 'cover') this.cover();
    else if (command === 'back' && this.#find !== null) this.#search(null);
    else if (command === 'back' || command === 'leave' || command === 'log') this.#parts.close();
  }

  /** Whether the key moved the cursor. */
  #move(command: Pressed['command']): boolean {
    const page = Math.max(1, this.#height - 1);
    const to = {
      up: this.#cursor - 1,
      down: this.#cursor + 1,
      'page-up': this.#cursor - page,
      'page-down': this.#cursor + page,
      first: 0,
      last: this.#shown.length - 1,
    } as const;
    if (command === null || !isMove(command)) return false;
    if (command === 'first') this.#reach(Infinity);
    const above = this.#reach(this.#cursor - to[command]);
    const wanted = command === 'first' ? 0 : to[command] + above;
    this.#cursor = Math.max(0, Math.min(this.#shown.length - 1, wanted));
    return true;
  }

  /** Reads on until so many items are shown above the cursor, or there are no more. Gives back how many have come. */
  #reach(above: number): number {
    const before = this.#cursor;
    while (this.#cursor < above && !this.#log.isWhole) this.#readOn();
    return this.#cursor - before;
  }

  #readOn(): void {
    const shown = this.#shown.length;
    this.#log.readOn();
    this.#sift();
    this.#top += this.#shown.length - shown;
  }

  #type(press: Pressed): void {
    const character = press.command === null || press.command === 'nth' ? characterOf(press.key) : null;
    if (character !== null) this.#search(sought(this.#find, character));
    else if (press.command === 'rub-out') this.#search((this.#find ?? '').slice(0, -1));
    else if (press.command === 'back') {
      this.#finding = false;
      this.#search(null);
    } else if (press.command === 'take') {
      this.#finding = false;
      if (this.#find === '') this.#search(null);
    } else this.#move(press.command);
  }

  #turn(by: 1 | -1): void {
    const { length } = this.#filters;
    this.#filter = (this.#filter + by + length) % length;
    this.#sift();
  }

  #search(find: string | null): void {
    this.#find = find;
    this.#sift();
  }

  /** Sifts anew, and stays where the cursor was, or at the next thing that is still shown. */
  #sift(): void {
    const at = this.#shown[this.#cursor]?.index ?? Number.MAX_SAFE_INTEGER;
    this.#shown = filtered(this.#log.items, this.#filters[this.#filter]?.id ?? '', this.#find ?? '');
    const next = this.#shown.findIndex(({ index }) => index >= at);
    this.#cursor = Math.max(0, next < 0 ? this.#shown.length - 1 : next);
  }

  #watch(): void {
    const item = this.#shown[this.#cursor];
    if (item === undefined) return;
    const { session, look, watch } = this.#parts;
    const seen = session.watch(stretchOf(this.#log.items, item));
    if (seen.length === 0) this.#note = look.format(say('log.no-moment'));
    else watch(seen);
  }
}

const MOVES = ['up', 'down', 'page-up', 'page-down', 'first', 'last'] as const;

function isMove(command: string): command is (typeof MOVES)[number] {
  return MOVES.some(move => move === command);
}
