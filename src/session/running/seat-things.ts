import type { Seat, Viewer } from '../../kernel/words/message.ts';
import type { Coaching } from '../learning/coaching.ts';
import type { Players } from '../sitting/players.ts';
import type { SavedPeople } from './keeper.ts';
import { Remarks } from './remarks.ts';
import type { SessionParts } from './session-parts.ts';

/** The data of the seats that is saved with the match: players, languages, the coach's state, and private notes. */
export class SeatThings {
  readonly players: Players;
  readonly coach: Coaching;
  /** The private notes of each seat. */
  readonly remarks: Remarks;
  /** The language id of each seat's own screens; `null`: the table's language. */
  readonly languages: (string | null)[];
  /** Whether people may ask for hints. */
  readonly hints: boolean;

  constructor(
    seats: number,
    { players, coach }: { readonly players: Players; readonly coach: Coaching },
    { languages = [], remarks, hints = true }: Pick<SessionParts, 'languages' | 'remarks' | 'hints'>,
  ) {
    this.players = players;
    this.coach = coach;
    this.remarks = new Remarks(seats, remarks);
    this.hints = hints;
    this.languages = Array.from({ length: seats }, (_, seat) => languages[seat] ?? null);
  }

  /** The id of the viewer's language; `null`: the table's language. */
  languageOf(viewer: Viewer): string | null {
    return viewer === 'spectator' ? null : (this.languages[viewer] ?? null);
  }

  /** Changes the language of a seat's own screens; `null`: the table's language. */
  speak(seat: Seat, language: string | null): void {
    this.languages[seat] = language;
  }

  /** The data to save for the seats. `seen`: how far each seat has read the log. */
  kept(seen: readonly number[]): SavedPeople {
    const remarks = this.remarks.kept;
    return {
      players: this.players.list,
      ...(this.players.areApart ? {} : { people: this.players.persons }),
      languages: this.languages,
      seen,
      coach: this.coach.list,
      ...(remarks === null ? {} : { remarks }),
      ...(this.hints ? {} : { hints: false }),
    };
  }
}
