import type { Answer } from './decision.ts';
import { isAct } from './record.ts';
import type { Act, Entry } from './record.ts';
import type { Seat } from './words.ts';

/** What an undo would do. */
export interface UndoFacts {
  readonly n: number;
  readonly seat: Seat;
  readonly kind: string;
  readonly answer: Answer;
}

/** What is remembered of an answer, beside the answer itself. */
interface Given {
  readonly entry: number;
  readonly seat: Seat;
  readonly kind: string;
  readonly revealed: number;
}

/** Everything a match was told from outside, in order. Of answers before a restored checkpoint only the answer is known. */
export class History {
  readonly #entries: Entry[];
  /** How many answers lie before the first of `#given`. */
  readonly #before: number;
  readonly #given: Given[] = [];

  constructor(entries: readonly Entry[] = [], answersBefore = 0) {
    this.#entries = [...entries];
    this.#before = answersBefore;
  }

  /** All of it. */
  get entries(): readonly Entry[] {
    return this.#entries;
  }

  /** How many answers were given: the `n` of the next decision. */
  get answers(): number {
    return this.#before + this.#given.length;
  }

  /** The first answer of which more than the answer is known. */
  get knownFrom(): number {
    return this.#before;
  }

  /** Notes an answer, and how much had been revealed when it was given. */
  note(answer: Answer, seat: Seat, kind: string, revealed: number): void {
    this.#given.push({ entry: this.#entries.length, seat, kind, revealed });
    this.#entries.push(answer);
  }

  /** Notes an act. */
  act(act: Act): void {
    this.#entries.push(act);
  }

  /** Where answer `n` stands among the entries, or `null` when that is not known. */
  entryOf(n: number): number | null {
    return this.#given[n - this.#before]?.entry ?? null;
  }

  /** The last answer, when it is known; `acted`: something else came after it. */
  last(): (UndoFacts & { readonly revealed: number; readonly acted: boolean }) | null {
    const last = this.#given.at(-1);
    const answer = last === undefined ? undefined : this.#entries[last.entry];
    if (last === undefined || answer === undefined || isAct(answer)) return null;
    const { entry, seat, kind, revealed } = last;
    return { n: this.answers - 1, seat, kind, answer, revealed, acted: this.#entries.length - 1 > entry };
  }

  /** Forgets all from the entry at place `length` on, and gives it back. */
  cut(length: number): readonly Entry[] {
    while ((this.#given.at(-1)?.entry ?? -1) >= length) this.#given.pop();
    return this.#entries.splice(length);
  }
}
