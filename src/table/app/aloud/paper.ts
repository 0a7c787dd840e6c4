import { widthOf, wrap } from '../../../boards/drawing/wrapping.ts';
import { eraseCodes, PRIVATE_SCREEN_OFF, PRIVATE_SCREEN_ON } from '../../frame/edge/modes.ts';
import type { Size } from '../../frame/edge/too-small.ts';

/** Free rows on each page: for the line that announces more, for the reply, and a spare one. */
const FREE_ROWS = 3;
/** The keys for the previous page and the next one. */
const PREVIOUS_PAGE = '<';
const NEXT_PAGE = '>';

/** The arguments of the `PagedOutput` constructor. */
interface PagedOutputParts {
  /** Writes a text as it is. */
  readonly write: (text: string) => void;
  readonly size: () => Size;
  /** Whether a person types lines and can ask for the next page. */
  readonly canWait: boolean;
  /** The line that says that more lines are waiting, and how to see them. */
  readonly more: () => string;
  /** The line with the number of the page and the number of pages. */
  readonly place: (at: number, of: number) => string;
}

/**
 * Writes sentences on the terminal. Public ones go to the normal screen and stay in its scrollback. Those for one seat
 * go to pages on the alternate screen, which never scroll, because some terminals keep what scrolls away: nothing
 * private may stay. The pages can be turned back until they are wiped.
 */
export class PagedOutput {
  readonly #parts: PagedOutputParts;
  /** The private pages, as lists of lines; empty: the normal screen is in use. */
  #pages: string[][] = [];
  /** The index of the page on the screen. */
  #at = 0;
  /** How many rows of the page are in use. */
  #used = 0;
  /** The lines that do not fit on the page and wait until the person asks for more. */
  #held: readonly string[] = [];

  constructor(parts: PagedOutputParts) {
    this.#parts = parts;
  }

  /** Writes lines, which stay together on one page if possible. */
  say(lines: readonly string[], isPrivate: boolean): void {
    if (!isPrivate) {
      this.wipe();
      for (const line of lines) this.#parts.write(`${line}\n`);
      return;
    }
    if (this.#pages.length === 0) {
      this.#parts.write(PRIVATE_SCREEN_ON);
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
   * Handles a typed line that turns pages, and returns whether it did. An empty line shows the waiting lines; any other
   * line discards them.
   */
  take(line: string): boolean {
    const typedLine = line.trim();
    if (this.#pages.length === 0) return false;
    if (typedLine === PREVIOUS_PAGE || typedLine === NEXT_PAGE) {
      this.#turnTo(this.#at + (typedLine === PREVIOUS_PAGE ? -1 : 1));
      return true;
    }
    const waitingLines = this.#held;
    this.#held = [];
    if (typedLine !== '' || waitingLines.length === 0) return false;
    this.#begin();
    this.#place(waitingLines);
    return true;
  }

  /** Wipes the private pages and continues on the normal screen. */
  wipe(): void {
    if (this.#pages.length === 0) return;
    this.#parts.write(eraseCodes(this.#parts.size().rows) + PRIVATE_SCREEN_OFF);
    this.#pages = [];
    this.#at = 0;
    this.#held = [];
  }

  get #room(): number {
    return Math.max(1, this.#parts.size().rows - FREE_ROWS);
  }

  /** Writes as many lines as fit on the page and on new ones. */
  #place(lines: readonly string[]): void {
    const wrappedLines = lines.flatMap(line =>
      this.#rowsOf(line) <= this.#room ? [line] : wrap(line, this.#parts.size().columns),
    );
    const isLast = this.#at === this.#pages.length - 1;
    const rows = wrappedLines.reduce((sum, line) => sum + this.#rowsOf(line), 0);
    if (!isLast || (this.#used > 0 && this.#used + rows > this.#room)) this.#begin();
    for (const [index, line] of wrappedLines.entries()) {
      if (this.#used > 0 && this.#used + this.#rowsOf(line) > this.#room) {
        if (this.#parts.canWait) {
          this.#held = wrappedLines.slice(index);
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
    this.#parts.write(eraseCodes(this.#parts.size().rows));
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
