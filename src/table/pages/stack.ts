import type { Page } from '../page.ts';

/** The pages that lie on each other; only the top one is seen and gets keys. */
export class PageStack {
  #pages: Page[] = [];

  get top(): Page | undefined {
    return this.#pages.at(-1);
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
