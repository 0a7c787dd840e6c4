import type { Ref, Seat, Viewer } from '../../kernel/words/message.ts';
import { printable } from '../../saves/input/plain.ts';
import { LONGEST_REMARK, MOST_REMARKS } from '../../saves/lines/table-lines.ts';
import type { KeptRemarks } from '../../saves/lines/table-lines.ts';

/** What each seat has written down for itself about things on the board. Nobody but that seat ever gets to see it. */
export class Remarks {
  readonly #bySeat: readonly Map<Ref, string>[];

  constructor(seats: number, kept: readonly KeptRemarks[] = []) {
    this.#bySeat = Array.from({ length: seats }, (_, seat) => new Map(kept[seat]?.map(({ ref, text }) => [ref, text])));
  }

  /** The notes of who looks, by what they are about; none for those who look at the open table. */
  of(viewer: Viewer): ReadonlyMap<Ref, string> {
    return new Map(viewer === 'spectator' ? [] : this.#bySeat[viewer]);
  }

  /**
   * Writes a note on a thing in place of the one before; an empty one takes that away. Beyond the most that are kept,
   * nothing is written.
   */
  write(seat: Seat, ref: Ref, text: string): void {
    const own = this.#bySeat[seat];
    // A line of a save that holds anything else can't be read any more.
    const plain = printable(text, () => '').trim();
    const short = Array.from(plain).slice(0, LONGEST_REMARK).join('');
    if (short === '') own?.delete(ref);
    else if (own !== undefined && (own.has(ref) || own.size < MOST_REMARKS)) own.set(ref, short);
  }

  /** All of them for the save; `null`: nobody has written any. */
  get kept(): readonly KeptRemarks[] | null {
    if (this.#bySeat.every(({ size }) => size === 0)) return null;
    return this.#bySeat.map(own => [...own].map(([ref, text]) => ({ ref, text })));
  }
}
