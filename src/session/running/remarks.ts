import type { Ref, Seat, Viewer } from '../../kernel/words/message.ts';
import { printable } from '../../saves/input/plain.ts';
import { LONGEST_REMARK, MOST_REMARKS } from '../../saves/lines/table-lines.ts';
import type { KeptRemarks } from '../../saves/lines/table-lines.ts';

/** The private notes of each seat about things on the board. No other seat ever sees them. */
export class Remarks {
  readonly #bySeat: readonly Map<Ref, string>[];

  constructor(seats: number, kept: readonly KeptRemarks[] = []) {
    this.#bySeat = Array.from({ length: seats }, (_, seat) => new Map(kept[seat]?.map(({ ref, text }) => [ref, text])));
  }

  /** The notes of a viewer, by the address of the thing; empty for spectators. */
  of(viewer: Viewer): ReadonlyMap<Ref, string> {
    return new Map(viewer === 'spectator' ? [] : this.#bySeat[viewer]);
  }

  /**
   * Replaces a seat's note on a thing; an empty text removes the note. A new note is not written if the seat already
   * has the most notes allowed.
   */
  write(seat: Seat, ref: Ref, text: string): void {
    const seatRemarks = this.#bySeat[seat];
    // Only printable characters are kept: a save with others could not be read again.
    const printableText = printable(text, () => '').trim();
    const cutText = Array.from(printableText).slice(0, LONGEST_REMARK).join('');
    if (cutText === '') seatRemarks?.delete(ref);
    else if (seatRemarks !== undefined && (seatRemarks.has(ref) || seatRemarks.size < MOST_REMARKS))
      seatRemarks.set(ref, cutText);
  }

  /** The notes of all seats, for the save; `null`: there are none. */
  get kept(): readonly KeptRemarks[] | null {
    if (this.#bySeat.every(({ size }) => size === 0)) return null;
    return this.#bySeat.map(own => [...own].map(([ref, text]) => ({ ref, text })));
  }
}
