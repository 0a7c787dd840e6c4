import { widthOf, wrap } from '../../../boards/drawing/wrapping.ts';
import { erased, PRIVATE_OFF, PRIVATE_ON } from '../../frame/edge/modes.ts';
import type { Size } from '../../frame/edge/too-small.ts';

/**
 * Rows of a page that stay free: for the line that says that there is more, for what is typed then, and one to be sure.
 */
const FREE = 3;
/** Turns to the page before, and to the next one. */
const BACK = '<';
const AHEAD = '>';

/** What sentences are written with. */
interface PaperParts {
  /** Writes a text as it is. */
  readonly write: (text: string) => void;
  readonly size: () => Size;
  /** Whether somebody can go on when a page is full. */
  readonly canWait: boolean;
  /** The line that says that there is more, and how to hear it. */
  readonly more: () => string;
  /** What says which page of how many this is. */
  readonly place: (at: number, of: number) => string;
}

/**
 * What sentences are written on. What all may hear stands on the normal screen, and stays in the scrollback to be read
 * again. What is for one seat alone stands on pages of the alternate screen, which never scroll, since some terminals
 * keep what scrolls there as well: no terminal keeps anything of it, and all that stood before stays. Pages can be
 * turned back until they are wiped.
 */
export class Paper {
  readonly #parts: PaperParts;
  /** The pages for one seat alone, each by its lines; none: the normal screen is written on. */
  #pages: string[][] = [];
  /** Which of them is seen. */
  #at = 0;
  /** How many rows of the screen are in use. */
  #used = 0;
  /** What has no room on the page, and waits until somebody wants to hear it. */
  #held: readonly string[] = [];

  constructor(parts: PaperParts) {
    this.#parts = parts;
  }

  /** Writes lines that belong together. */
  say(lines: readonly string[], isPrivate: boolean): void {
    if (!isPrivate) {
      this.wipe();
      for (const line of lines) this.#parts.write(`${line}\n`);
      return;
    }
    if (this.#pages.length === 0) {
      this.#parts.write(PRIVATE_ON);
      this.#pages = [[]];
      this.#used = 0;
    }
    if (this.#held.length > 0) this.#held = [...this.#held, ...lines];
    else this.#place(lines);
  }

  /** Somebody has typed a line, which the terminal shows. */
  typed(line: string): void {
    this.#used += this.#rowsOf(line);
  }

  /** Takes a typed line that turns the pages; returns whether it did. What was held is not said after another one. */
  take(line: string): boolean {
    const typed = line.trim();
    if (this.#pages.length === 0) return false;
    if (typed === BACK || typed === AHEAD) {
      this.#turnTo(this.#at + (typed === BACK ? -1 : 1));
      return true;
    }
    const held = this.#held;
    this.#held = [];
    if (typed !== '' || held.length === 0) return false;
    this.#begin();
    this.#place(held);
    return true;
  }

  /** Wipes what is for one seat alone, and goes on on the normal screen. */
  wipe(): void {
    if (this.#pages.length === 0) return;
    this.#parts.write(erased(this.#parts.size().rows) + PRIVATE_OFF);
    this.#pages = [];
    this.#at = 0;
    this.#held = [];
  }

  get #room(): number {
    return Math.max(1, this.#parts.size().rows - FREE);
  }

  /** Writes lines on the page, and on new ones, as far as they have room. */
  #place(lines: readonly string[]): void {
    const all = lines.flatMap(line =>
      this.#rowsOf(line) <= this.#room ? [line] : wrap(line, this.#parts.size().columns),
    );
    const isLast = this.#at === this.#pages.length - 1;
    const rows = all.reduce((sum, line) => sum + this.#rowsOf(line), 0);
    if (!isLast || (this.#used > 0 && this.#used + rows > this.#room)) this.#begin();
    for (const [index, line] of all.entries()) {
      if (this.#used > 0 && this.#used + this.#rowsOf(line) > this.#room) {
        if (this.#parts.canWait) {
          this.#held = all.slice(index);
          this.#put(this.#parts.more());
          return;
        }
        this.#begin();
      }
      this.#pages.at(-1)?.push(line);
      this.#put(line);
    }
  }

  /** Begins a new page. */
  #begin(): void {
    this.#pages.push([]);
    this.#at = this.#pages.length - 1;
    this.#clear();
  }

  #turnTo(page: number): void {
    this.#at = Math.max(0, Math.min(page, this.#pages.length - 1));
    this.#clear();
    for (const line of this.#pages[this.#at] ?? []) this.#put(line);
    this.#put(this.#parts.place(this.#at + 1, this.#pages.length));
  }

  #clear(): void {
    this.#parts.write(erased(this.#parts.size().rows));
    this.#used = 0;
  }

  #put(line: string): void {
    this.#parts.write(`${line}\n`);
    this.#used += this.#rowsOf(line);
  }

  #rowsOf(line: string): number {
    return Math.max(1, Math.ceil(widthOf(line) / this.#parts.size().columns));
  }
}
