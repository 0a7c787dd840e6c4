import type { Answer, Beat, Blocked, Decision } from './decision.ts';
import type { ToldEvent } from './events.ts';
import { foretelling } from './foretelling.ts';
import type { Foretell } from './foretelling.ts';
import type { GameDefinition, OptionFacts } from './game.ts';
import { replayMatch, restoreMatch, startMatch } from './match.ts';
import type { Keeping, UndoFacts } from './match.ts';
import type { Texts } from './phrases.ts';
import type { Framed, Outcome } from './play.ts';
import type { MatchRecord, SeatInfo, Start } from './record.ts';
import type { Refusal } from './refusal.ts';
import type { RuleBook } from './rule-book.ts';
import type { Seat, Viewer } from './words.ts';

/** A running match as the floors above the rules know it, whichever game it is. See `RunningMatch` for each member. */
export interface Match {
  readonly game: string;
  readonly start: Start;
  readonly decision: Decision | null;
  readonly outcome: Outcome | null;
  readonly round: number;
  readonly seatsIn: readonly Seat[];
  readonly conceding: readonly Seat[];
  readonly redoable: number;
  readonly logBounds: { readonly from: number; readonly to: number };
  onBeat: ((beat: Beat) => void) | null;
  blocked(): readonly Blocked[];
  view(viewer: Viewer): unknown;
  events(viewer: Viewer, from?: number): readonly ToldEvent[];
  secretState(): unknown;
  answer(n: number, answer: Answer): void;
  undoable(): UndoFacts | Refusal;
  undo(): UndoFacts;
  redo(): void;
  takeBack(to: number): void;
  concede(seat: Seat): void;
  record(logKept?: number): MatchRecord;
  fork(): Match;
}

/** What a new match needs. */
export interface Setting {
  readonly seats: readonly SeatInfo[];
  readonly options?: unknown;
  readonly seed: string;
}

/** A game as the floors above the rules know it. */
export interface Game {
  readonly id: string;
  readonly title: string;
  readonly rulesVersion: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly choices: readonly OptionFacts[];
  readonly seatChoices: readonly OptionFacts[];
  readonly texts: Texts;
  readonly book: RuleBook | null;
  /** A match at its beginning; see `startMatch`. */
  start(setting: Setting, keeping?: Keeping): Match;
  /** A match from the checkpoint of its record; see `restoreMatch`. */
  restore(record: MatchRecord, keeping?: Keeping): Match;
  /** A match run again from its beginning; see `replayMatch`. */
  replay(record: MatchRecord, keeping?: Keeping): Match;
  /** What can come of the answers to a match's pending decision, as `viewer` may know it; see `foretelling`. */
  foretell(match: Pick<Match, 'record'>, viewer: Viewer): Foretell;
}

/** Ties a definition to the kernel, and hides its own types from the floors above. */
export function playable<State extends Framed<Steps>, Steps, View, Options>(
  definition: GameDefinition<State, Steps, View, Options>,
): Game {
  const { id, title, rulesVersion, seats, choices, seatChoices = [], texts, book = null } = definition;
  return {
    id,
    title,
    rulesVersion,
    seats,
    choices,
    seatChoices,
    texts,
    book,
    start: (setting, keeping) => startMatch(definition, setting, keeping),
    restore: (record, keeping) => restoreMatch(definition, record, keeping),
    replay: (record, keeping) => replayMatch(definition, record, keeping),
    foretell: (match, viewer) => foretelling(definition, match.record(0), viewer),
  };
}
