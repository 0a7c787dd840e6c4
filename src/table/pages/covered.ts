import type { Pressed } from '../keys.ts';
import type { Picture } from '../picture.ts';
import type { Session } from '../session.ts';
import type { TableSettings } from '../settings.ts';

/** What a covered screen needs around it. */
export interface CoveredParts {
  readonly session: Session;
  readonly settings: TableSettings;
  /** Milliseconds from any beginning. */
  readonly clock: () => number;
  readonly leave: () => void;
  readonly menu: () => void;
}

/** What keys do while the screen is covered or waits for somebody to sit down. */
export class Covered {
  readonly #parts: CoveredParts;
  /** When the last key came while the screen waits. */
  #quietSince: number | null = null;

  constructor(parts: CoveredParts) {
    this.#parts = parts;
  }

  /** Another picture is on the screen. */
  follow({ show }: Picture): void {
    if (show !== 'hand-over' && show !== 'cover') this.#quietSince = null;
    else this.#quietSince ??= this.#parts.clock();
  }

  /** The screen opens only after a short quiet, so that a key pressed twice shows nothing. */
  key(picture: Extract<Picture, { show: 'hand-over' | 'cover' }>, { command }: Pressed): void {
    const { session, settings, clock, leave, menu } = this.#parts;
    const now = clock();
    const quiet = this.#quietSince === null || now - this.#quietSince >= settings.quiet;
    this.#quietSince = now;
    if (command === 'leave') leave();
    else if (command === 'menu') menu();
    else if (!quiet) return;
    else if (command === 'take' && picture.show === 'cover') session.hotSeat.uncover();
    else if (command === 'take') session.hotSeat.sitDown();
    else if (command === 'back' && picture.show === 'hand-over' && picture.peek) session.hotSeat.standUp();
  }
}
