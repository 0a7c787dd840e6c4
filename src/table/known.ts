import { endsUndo } from '../kernel/history/ends-undo.ts';
import type { EndsUndo } from '../kernel/history/ends-undo.ts';
import type { ToldEvent } from '../kernel/match/events.ts';
import { previewer } from '../kernel/history/preview.ts';
import type { Preview } from '../kernel/history/preview.ts';
import type { Outcome } from '../kernel/match/play.ts';
import type { Game, Match } from '../kernel/history/playable.ts';
import type { Seat, Viewer } from '../kernel/words/message.ts';
import type { Seen } from './beats.ts';
import { journalOf } from './journal.ts';
import type { Earlier } from './journal.ts';
import type { Players } from './players.ts';
import { Remembered } from './remembered.ts';

/** What can be known of a match at the table, whatever is on the screen. */
export class Known {
  readonly game: Game;
  /** The names of the seats. */
  readonly names: readonly string[];
  readonly #match: Match;
  readonly #players: Players;
  readonly #told = new Remembered<readonly ToldEvent[]>();
  readonly #views = new Map<Viewer, Remembered<unknown>>();

  constructor(game: Game, match: Match, players: Players) {
    this.game = game;
    this.names = match.start.seats.map(({ name }) => name);
    this.#match = match;
    this.#players = players;
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

  /** What `viewer` may know of the match between two answers: worked out once, for every key asks for it several times. */
  view(viewer: Viewer): unknown {
    const known = this.#views.get(viewer) ?? new Remembered();
    this.#views.set(viewer, known);
    return known.of([this.state, this.#match.logBounds.to], () => this.#match.view(viewer));
  }

  /** Stands for how the match is between two answers: another one whenever something was answered or taken back. */
  protected get state(): unknown {
    return this.#match.decision;
  }

  /** The place of the first event in the log, and of the next one to come. */
  get logBounds(): { readonly from: number; readonly to: number } {
    return this.#match.logBounds;
  }

  /** The events that a moment tells: read once, for every frame of it asks for them several times. */
  told({ viewer, from, to }: Pick<Seen, 'viewer' | 'from' | 'to'>): readonly ToldEvent[] {
    return this.#told.of([viewer, from, to, this.state], () =>
      this.events(viewer, from).filter(({ index }) => index < to),
    );
  }

  /** The log as `viewer` may read it. */
  events(viewer: Viewer, from: number): readonly ToldEvent[] {
    return this.#match.events(viewer, Math.max(from, this.#match.logBounds.from));
  }

  /** The decisions that the table may go back to, as everybody may know them. */
  journal(): readonly Earlier[] {
    return journalOf(this.#match.history);
  }

  /** Says of each answer to the pending decision whether it ends the undoing: for the eyes of the seat that is asked. */
  endsUndo(): EndsUndo {
    return endsUndo(this.#match);
  }

  /** Says what can come of each answer to the pending decision, as `viewer` may know it. */
  preview(viewer: Viewer): Preview {
    return previewer(this.#match, viewer);
  }
}
