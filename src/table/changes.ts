/** Tells whoever listens that there is something else to paint. */
export class Changes {
  readonly #listeners = new Set<() => void>();
  #version = 0;

  /** Grows with every change. */
  get version(): number {
    return this.#version;
  }

  /** Calls back at every change; gives back how to stop that. */
  listen(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Something has changed. */
  notify(): void {
    this.#version += 1;
    for (const listener of [...this.#listeners]) listener();
  }
}
