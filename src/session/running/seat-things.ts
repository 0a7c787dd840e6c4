import type { Seat, Viewer } from '../../kernel/words/message.ts';
import type { Coaching } from '../learning/coaching.ts';
import type { Players } from '../sitting/players.ts';
import type { People } from './keeper.ts';
import { Remarks } from './remarks.ts';
import type { SessionParts } from './session-parts.ts';

/**
 * What belongs to the seats beside the match, and is kept in its file: who plays them, what they read, what the coach
 * has said, their notes.
 */
export class SeatThings {
  readonly players: Players;
  readonly coach: Coaching;
  /** What each seat has written down for itself. */
  readonly remarks: Remarks;
  /** What each seat reads its own screens in; `null`: as the table. */
  readonly languages: (string | null)[];
  /** Whether people may ask what the program would do in their place. */
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

  /** The language of what that viewer reads, by its id; `null`: the table's. */
  languageOf(viewer: Viewer): string | null {
    return viewer === 'spectator' ? null : (this.languages[viewer] ?? null);
  }

  /** From now on a seat reads its own screens in that language; `null`: as the table. */
  speak(seat: Seat, language: string | null): void {
    this.languages[seat] = language;
  }

  /** What is kept of the seats; `seen`: how far each has read the log. */
  kept(seen: readonly number[]): People {
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
