import { LARGEST_SAVE } from '../saves/old/format.ts';

/** A longer line is not a request: the largest is a save to be loaded, and what asks for that. Characters. */
export const LONGEST_LINE = LARGEST_SAVE + 64 * 1024;

/**
 * Cuts a stream of UTF-8 into lines, without their ends; `null` stands for one that is too long, which is not kept.
 * Only a line feed ends a line: JSON may hold the other line separators of Unicode as they are.
 */
export class LineCutter {
  readonly #longest: number;
  readonly #decoder = new TextDecoder();
  #pieces: string[] = [];
  #length = 0;

  constructor(longest = LONGEST_LINE) {
    this.#longest = longest;
  }

  /** The lines that end in this piece of the stream. */
  feed(chunk: unknown): (string | null)[] {
    const text = chunk instanceof Uint8Array ? this.#decoder.decode(chunk, { stream: true }) : String(chunk);
    const [first = '', ...others] = text.split('\n');
    this.#take(first);
    return others.map(other => {
      const line = this.#whole();
      this.#take(other);
      return line;
    });
  }

  /** The last line, if the stream did not end with a line feed. */
  end(): (string | null)[] {
    this.#take(this.#decoder.decode());
    return this.#length === 0 ? [] : [this.#whole()];
  }

  #take(piece: string): void {
    this.#length += piece.length;
    if (this.#length <= this.#longest) this.#pieces.push(piece);
    else this.#pieces = [];
  }

  #whole(): string | null {
    const line = this.#length <= this.#longest ? this.#pieces.join('').replace(/\r$/, '') : null;
    this.#pieces = [];
    this.#length = 0;
    return line;
  }
}
