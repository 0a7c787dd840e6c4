import type { Game } from '../../kernel/history/playable.ts';
import type { Page } from '../page.ts';

/** The pages that lie on each other; only the top one is seen and gets keys. */
export class PageStack {
  #pages: Page[] = [];

  get top(): Page | undefined {
    return this.#pages.at(-1);
  }

  /** The game of the uppermost page that has one; `null`: there is none on the desk. */
  get game(): Game | null {
    for (const page of this.#pages.toReversed()) if (page.game !== undefined) return page.game();
    return null;
  }

  /** Nothing but this page from now on. */
  show(page: Page): void {
    this.#pages = [page];
  }

  /** Lays a page over the others. */
  push(page: Page): void {
    this.#pages.push(page);
  }

  /** Takes the top page away, unless it is the last. */
  pop(): void {
    if (this.#pages.length > 1) this.#pages.pop();
  }

  /** Takes all pages away but the one at the bottom. */
  clear(): void {
    this.#pages.length = Math.min(this.#pages.length, 1);
  }
}
