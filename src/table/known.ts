import { endsUndo } from '../kernel/ends-undo.ts';
import type { EndsUndo } from '../kernel/ends-undo.ts';
import type { ToldEvent } from '../kernel/events.ts';
import type { Foretell } from '../kernel/foretelling.ts';
import type { Outcome } from '../kernel/play.ts';
import type { Game, Match } from '../kernel/playable.ts';
import type { Seat, Viewer } from '../kernel/words.ts';
import { journalOf } from './journal.ts';
import type { Earlier } from './journal.ts';
import type { Players } from './players.ts';

/** What can be known of a match at the table, whatever is on the screen. */
export class Known {
  readonly game: Game;
  readonly #match: Match;
  readonly #players: Players;

  constructor(game: Game, match: Match, players: Players) {
    this.game = game;
    this.#match = match;
    this.#players = players;
  }

  /** The names of the seats. */
  get names(): readonly string[] {
    return this.#match.start.seats.map(({ name }) => name);
  }

  /** The seats that people play. */
  get people(): readonly Seat[] {
    return this.#players.people;
  }

  /** The seats still in the match. */
  get seatsIn(): readonly Seat[] {
    return this.#match.seatsIn;
  }

  /** The seats that may give up: in the match, played by a person, and not giving up already. */
  get mayConcede(): readonly Seat[] {
    const { seatsIn, conceding, outcome } = this.#match;
    return outcome !== null ? [] : this.people.filter(seat => seatsIn.includes(seat) && !conceding.includes(seat));
  }

  /** How the match ended. */
  get outcome(): Outcome | null {
    return this.#match.outcome;
  }

  /** The log as `viewer` may read it. */
  events(viewer: Viewer, from: number): readonly ToldEvent[] {
    return this.#match.events(viewer, Math.max(from, this.#match.logBounds.from));
  }

  /** The decisions that the table may go back to, as everybody may know them. */
  journal(): readonly Earlier[] {
    return journalOf(this.game, this.#match.record());
  }

  /** Says of each answer to the pending decision whether it ends the undoing: for the eyes of the seat that is asked. */
  endsUndo(): EndsUndo {
    return endsUndo(this.game, this.#match);
  }

  /** Says what can come of each answer to the pending decision, as `viewer` may know it. */
  foretell(viewer: Viewer): Foretell {
    return this.game.foretell(this.#match, viewer);
  }
}
