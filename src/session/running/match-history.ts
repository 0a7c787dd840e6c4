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
import type { EarlierDecision } from './journal.ts';
import { markdownOf } from '../looking-back/markdown.ts';
import { reportOf } from '../looking-back/report.ts';
import { publicRecordOf, momentsIn } from '../looking-back/watched.ts';
import type { EventRange } from '../looking-back/watched.ts';

/** The parts of a session that the history of a match needs. */
interface MatchHistoryParts {
  readonly game: Game;
  readonly match: Match;
  readonly players: readonly Player[];
  readonly persons: readonly number[];
  readonly coach: Pick<Coaching, 'list'>;
  readonly languages: readonly (string | null)[];
  readonly hints: boolean;
  /** Writes a report beside the save and returns the report's file. Throws `SaveFault`. */
  readonly write: (text: string) => string;
}

/**
 * What can be made from the history of a match: past moments, a replay, a report, and the settings for another match
 * like it.
 */
export class MatchHistory {
  readonly #parts: MatchHistoryParts;
  #past: { readonly at: number; readonly past: Past } | null = null;

  constructor(parts: MatchHistoryParts) {
    this.#parts = parts;
  }

  /** The moments of a match that logged events in a range, as `viewer` may see them. */
  seenAgain(viewer: Viewer, stretch: EventRange): readonly MomentView[] {
    const { game, match } = this.#parts;
    return momentsIn(game, match, viewer, stretch);
  }

  /** The players of each seat, their languages, and whether hints are allowed. */
  get people(): Pick<NewMatch, 'players' | 'persons' | 'languages' | 'hints'> {
    const { players, persons, languages, hints } = this.#parts;
    return { players, persons, languages, hints };
  }

  /** The head of the match's record. */
  get head(): Head {
    return this.#parts.match.history.head;
  }

  /** The decisions to which the people may go back, with public information only. */
  journal(): readonly EarlierDecision[] {
    return journalOf(this.#parts.match.history);
  }

  /** Makes a replay of the match. */
  replay(): Replay {
    const { game, match } = this.#parts;
    return new Replay(game, match);
  }

  /** The public record of the match so far, cached until a new event is logged. */
  past(): Past {
    const { match } = this.#parts;
    const logEnd = match.logEnd('spectator');
    if (this.#past?.at !== logEnd) this.#past = { at: logEnd, past: publicRecordOf(match) };
    return this.#past.past;
  }

  /** Writes a report in the formatter's language and returns the report's file. Throws `SaveFault`. */
  report(board: Board, format: Formatter): string {
    const { write, ...parts } = this.#parts;
    return write(markdownOf(reportOf({ ...parts, board, format }), format));
  }

  /**
   * The settings for another match with the same seats, options and players. What the coach has said in this match is
   * not repeated there.
   */
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
