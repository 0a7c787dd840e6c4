import type { Marching } from '../../boards/marching.ts';
import type { Advice } from '../../bots/searching.ts';
import type { Game, Match } from '../../kernel/history/playable.ts';
import type { RandomState } from '../../kernel/plain/random.ts';
import type { MatchFile } from '../../saves/file/match-file.ts';
import type { KeptRemarks } from '../../saves/lines/table-lines.ts';
import type { CoachedSeat, Player } from '../../saves/input/people.ts';
import type { LostSearch } from '../../saves/saved/lost.ts';
import type { Seat } from '../../kernel/words/message.ts';
import type { SeatLedger } from '../learning/coaching.ts';
import type { TaughtLesson } from '../learning/taught-lesson.ts';
import type { Pace } from '../sitting/news-cards.ts';
import type { WrittenDeeds } from './deeds.ts';
import type { BotPlayer } from '../sitting/players.ts';
import type { Explainer, Thinker } from '../setting/thinking.ts';
import type { TableSettings } from '../setting/table-settings.ts';

/** What a session is made of. */
export interface SessionParts {
  readonly game: Game;
  readonly match: Match;
  readonly players: readonly Player[];
  /** Which person sits on each seat, by numbers; absent: each has its own. */
  readonly persons?: readonly number[];
  /** What each seat reads its own screens in, from the save; `null`: as the table. */
  readonly languages?: readonly (string | null)[];
  /** How far each seat has seen the log, from the save. */
  readonly seen?: readonly number[];
  /** What each seat has written down for itself, from the save. */
  readonly remarks?: readonly KeptRemarks[];
  /** The lesson that the match belongs to; absent: it belongs to none. */
  readonly lesson?: TaughtLesson;
  /** Every answer can be taken back for free, as in a lesson. */
  readonly undoesAll?: boolean;
  /** What the coach has to do with each seat; absent: nothing. */
  readonly coach?: readonly CoachedSeat[];
  /** What is known of who sits on each seat; absent: nothing of anybody. */
  readonly ledgers?: (seat: Seat) => SeatLedger | null;
  readonly now: () => Date;
  /** The file in which the match writes its history; `null`: this match is kept nowhere. */
  readonly file: MatchFile | null;
  /** Looks for what its save lacks amid the match; absent: that is known, and was said. */
  readonly amid?: LostSearch;
  /** Is called when the match leaves the table. */
  readonly close?: () => void;
  /** Writes a report beside the save and returns its file; whatever it throws is told to the people. */
  readonly report: (text: string) => string;
  readonly settings: TableSettings;
  readonly bot: BotPlayer;
  /** What players that search are told; absent or `null`: none searches. */
  readonly advice?: Advice | null;
  /** Thinks for them beside the table; absent or `null`: they think at the table itself. */
  readonly thinker?: Thinker | null;
  /** Finds hints beside the table; absent or `null`: they are found at the table itself. */
  readonly explainer?: Explainer | null;
  /** How the game's news is cut into cards; absent: it is not. */
  readonly pace?: Pace;
  /** What answers people need not give one by one; absent: all of them are given so. */
  readonly deeds?: WrittenDeeds;
  /** How the game's things are sent further than a step; absent: they are not. */
  readonly marching?: Marching;
  /** Whether people may ask what the program would do in their place; absent: they may. */
  readonly hints?: boolean;
  /** Chance for the bots, apart from the match's own. */
  readonly random: RandomState;
}
