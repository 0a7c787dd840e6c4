import type { Board } from '../../boards/board.ts';
import type { Past } from '../../boards/retrospect.ts';
import type { Head } from '../../kernel/history/lines.ts';
import type { Formatter } from '../../kernel/words/format.ts';
import type { Game, Match } from '../../kernel/history/playable.ts';
import { Replay } from '../../kernel/history/replay.ts';
import type { Viewer } from '../../kernel/words/message.ts';
import type { Player } from '../../saves/input/people.ts';
import type { MomentView } from '../sitting/beats.ts';
import type { Coaching } from '../learning/coaching.ts';
import type { NewMatch } from '../setting/draft.ts';
import { journalOf } from './journal.ts';
import type { Earlier } from './journal.ts';
import { markdownOf } from '../looking-back/markdown.ts';
import { reportOf } from '../looking-back/report.ts';
import { pastOf, seenAgain } from '../looking-back/watched.ts';
import type { EventRange } from '../looking-back/watched.ts';

/** What a look back on a match is made from. */
interface MatchHistoryParts {
  readonly game: Game;
  readonly match: Match;
  readonly players: readonly Player[];
  readonly persons: readonly number[];
  readonly coach: Pick<Coaching, 'list'>;
  readonly languages: readonly (string | null)[];
  readonly hints: boolean;
  /** Writes a report beside the save and returns its file. Throws `SaveFault`. */
  readonly write: (text: string) => string;
}

/** A match seen from behind: its moments again, its course, a report of it, and how to play another one like it. */
export class MatchHistory {
  readonly #parts: MatchHistoryParts;
  #past: { readonly at: number; readonly past: Past } | null = null;

  constructor(parts: MatchHistoryParts) {
    this.#parts = parts;
  }

  /** The moments that told something of a stretch of the log, as `viewer` may see them. */
  seenAgain(viewer: Viewer, stretch: EventRange): readonly MomentView[] {
    const { game, match } = this.#parts;
    return seenAgain(game, match, viewer, stretch);
  }

  /** Who plays each seat, what it reads, and whether there are hints. */
  get people(): Pick<NewMatch, 'players' | 'persons' | 'languages' | 'hints'> {
    const { players, persons, languages, hints } = this.#parts;
    return { players, persons, languages, hints };
  }

  /** How its history begins. */
  get head(): Head {
    return this.#parts.match.history.head;
  }

  /** The decisions that the table may go back to, as everybody may know them. */
  journal(): readonly Earlier[] {
    return journalOf(this.#parts.match.history);
  }

  /** The match to be looked at anywhere. */
  replay(): Replay {
    const { game, match } = this.#parts;
    return new Replay(game, match);
  }

  /** The match so far as everybody may know it; worked out again only when something was told since. */
  past(): Past {
    const { match } = this.#parts;
    const at = match.logEnd('spectator');
    if (this.#past?.at !== at) this.#past = { at, past: pastOf(match) };
    return this.#past.past;
  }

  /** Writes a report for people in the words of `tell` and returns its file. Throws `SaveFault`. */
  report(board: Board, format: Formatter): string {
    const { write, ...parts } = this.#parts;
    return write(markdownOf(reportOf({ ...parts, board, format }), format));
  }

  /** Another match of the same seats, options and players; the coach has said there what it has said here. */
  another(seed: string): NewMatch {
    const { match, players, persons, coach, languages, hints } = this.#parts;
    const { seats, options } = match.start;
    return {
      setting: { seats, options, seed },
      players: [...players],
      persons,
      coach: coach.list,
      languages: [...languages],
      ...(hints ? {} : { hints: false }),
    };
  }
}
