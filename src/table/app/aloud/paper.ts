import { widthOf, wrap } from '../../../boards/drawing/wrapping.ts';
import { erased, PRIVATE_OFF, PRIVATE_ON } from '../../frame/edge/modes.ts';
import type { Size } from '../../frame/edge/too-small.ts';

/** Rows of a page that stay free: for the line that announces more, for the reply to it, and a spare one. */
const FREE = 3;
/** The keys for the previous page and the next one. */
const BACK = '<';
const AHEAD = '>';

/** The parts that writing needs. */
interface PaperParts {
  /** Writes a text as it is. */
  readonly write: (text: string) => void;
  readonly size: () => Size;
  /** Whether somebody can continue when a page is full. */
  readonly canWait: boolean;
  /** The line that says that there is more, and how to hear it. */
  readonly more: () => string;
  /** The line with the page's number and the number of pages. */
  readonly place: (at: number, of: number) => string;
}

/**
 * Writes sentences on the terminal. Public ones go to the normal screen and stay in its scrollback. Those for one seat
 * alone go to pages on the alternate screen. The pages never scroll, since some terminals keep what scrolls there; so
 * the terminal keeps nothing private, and the earlier text stays. Pages can be turned back until they are wiped.
 */
export class Paper {
  readonly #parts: PaperParts;
  /** The pages for one seat alone, as lists of lines; empty: the normal screen is in use. */
  #pages: string[][] = [];
  /** The index of the page on the screen. */
  #at = 0;
  /** How many rows of the page are in use. */
  #used = 0;
  /** The lines that do not fit on the page and wait until somebody asks for more. */
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

  /** Called when somebody has typed a line, which the terminal shows. */
  typed(line: string): void {
    this.#used += this.#rowsOf(line);
  }

  /**
   * Takes a typed line that turns the pages; returns whether it did. An empty line shows the waiting lines; any other
   * line discards them.
   */
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

  /** Wipes the private pages and continues on the normal screen. */
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

  /** Writes as many lines as fit on the page and on new ones. */
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
