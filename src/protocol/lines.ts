import { LARGEST_SAVE } from '../saves/old/format.ts';

/** The longest line of a request, in characters: the largest request is one that loads a save. */
export const LONGEST_LINE = LARGEST_SAVE + 64 * 1024;

/**
 * Cuts a stream of UTF-8 into lines, without their line breaks; `null` stands for a line that is too long, which is not
 * kept. Only a line feed ends a line: JSON may contain the other line separators of Unicode unescaped.
 */
export class LineCutter {
  readonly #longest: number;
  readonly #decoder = new TextDecoder();
  #pieces: string[] = [];
  #length = 0;

  constructor(longest = LONGEST_LINE) {
    this.#longest = longest;
  }

  /** Takes the next piece of the stream and returns the lines that end in it. */
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

  /** Returns the last line, if the stream did not end with a line feed. */
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
