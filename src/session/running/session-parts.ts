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
import type { Pace } from '../sitting/pace.ts';
import type { DeedRules } from './deeds.ts';
import type { BotPlayer } from '../sitting/players.ts';
import type { Explainer, Thinker } from '../setting/thinking.ts';
import type { TableSettings } from '../setting/table-settings.ts';

/** The parts from which a session is made. */
export interface SessionParts {
  readonly game: Game;
  readonly match: Match;
  readonly players: readonly Player[];
  /** The number of the person on each seat; absent: each seat has its own person. */
  readonly persons?: readonly number[];
  /** The language id of each seat's own screens, from the save; `null`: the table's language. */
  readonly languages?: readonly (string | null)[];
  /** How far each seat has read the log, from the save. */
  readonly seen?: readonly number[];
  /** The private notes of each seat, from the save. */
  readonly remarks?: readonly KeptRemarks[];
  /** The lesson to which the match belongs; absent: the match is no lesson. */
  readonly lesson?: TaughtLesson;
  /** Whether every answer can be undone freely, as in a lesson. */
  readonly undoesAll?: boolean;
  /** The coach's state for each seat; absent: the coach is off. */
  readonly coach?: readonly CoachedSeat[];
  /** Returns the ledger of the person on a seat; absent or `null`: nothing is known about the person. */
  readonly ledgers?: (seat: Seat) => SeatLedger | null;
  readonly now: () => Date;
  /** The file to which the match writes its history; `null`: the match is not saved. */
  readonly file: MatchFile | null;
  /** Searches for parts that the save has lost in the middle of the match; absent: nothing is searched. */
  readonly amid?: LostSearch;
  /** Called when the match leaves the table. */
  readonly close?: () => void;
  /** Writes a report beside the save and returns the report's file. Errors that it throws are shown to the people. */
  readonly report: (text: string) => string;
  readonly settings: TableSettings;
  readonly bot: BotPlayer;
  /** The advice that searching bots use; absent or `null`: no bot searches. */
  readonly advice?: Advice | null;
  /** Thinks for the bots in the background; absent or `null`: they think in the table's own thread. */
  readonly thinker?: Thinker | null;
  /** Finds hints in the background; absent or `null`: they are found in the table's own thread. */
  readonly explainer?: Explainer | null;
  /** How the game's news is divided into cards; absent: the default pace. */
  readonly pace?: Pace;
  /** The answers that people need not give one by one; absent: there are none. */
  readonly deeds?: DeedRules;
  /** How groups of the game march over several turns; absent: they can't. */
  readonly marching?: Marching;
  /** Whether people may ask for hints; absent: they may. */
  readonly hints?: boolean;
  /** The bots' random state, separate from the match's own. */
  readonly random: RandomState;
}
