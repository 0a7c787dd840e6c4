import type { CheckpointPolicy } from '../match/checkpoints.ts';
import type { Answer, Beat, Blocked, Decision, Pending, Question } from '../match/decision.ts';
import type { LogEvent } from '../match/events.ts';
import type { Chronicle, History } from './chronicle.ts';
import type { Imagined } from './imagined.ts';
import type { Choices, Chosen, Figure, OptionFacts, SeatCounts } from '../match/game.ts';
import type { Checkpoint, Entry, MatchRecord, SeatInfo, Start } from '../match/record.ts';
import type { Generator, RandomState } from '../plain/random.ts';
import type { RoundName } from '../words/rounds.ts';
import type { Texts } from '../words/format.ts';
import type { Outcome } from '../match/play.ts';
import type { Refusal } from '../match/refusal.ts';
import type { RunListener } from '../match/run.ts';
import type { RuleBook } from '../book/rule-book.ts';
import type { Seat, Viewer } from '../words/message.ts';

/** What a new match needs: seats, options and seed. */
export interface MatchSetting {
  readonly seats: readonly SeatInfo[];
  readonly options?: unknown;
  readonly seed: string;
  /** The random generator. Named only by replays of old matches; absent: `chacha20`. */
  readonly generator?: Generator;
}

/** How a new match keeps checkpoints, and where its history is written; by default in memory. */
export interface BeginOptions extends CheckpointPolicy {
  readonly chronicle?: (start: Start) => Chronicle;
}

/**
 * A match resumed from its history. `lost`: the number of answers that could not be replayed. `fitting`: the number of
 * entries after the checkpoint that could.
 */
export interface ResumedMatch<Match> {
  readonly match: Match;
  readonly lost: number;
  readonly fitting: number;
}

/** The answer that an undo would take back. */
export interface UndoFacts {
  readonly n: number;
  readonly seat: Seat;
  readonly kind: string;
  readonly answer: Answer;
}

/** A running match for the layers above the rules, without the type parameters of its game. See `RunningMatch`. */
export interface Match {
  readonly game: string;
  readonly start: Start;
  readonly decision: Decision | null;
  readonly pending: Pending | null;
  readonly outcome: Outcome | null;
  readonly round: number;
  readonly seatsIn: readonly Seat[];
  readonly conceding: readonly Seat[];
  readonly redoable: number;
  readonly logBounds: { readonly from: number; readonly to: number };
  readonly figures: readonly Figure[];
  readonly history: History;
  onBeat: ((beat: Beat) => void) | null;
  blocked(): readonly Blocked[];
  view(viewer: Viewer): unknown;
  events(viewer: Viewer, from?: number): readonly LogEvent[];
  logEnd(reader: Viewer): number;
  numberFor(reader: Viewer): number;
  secretState(): unknown;
  answer(n: number, answer: Answer): void;
  undoable(handedOver?: boolean): UndoFacts | Refusal;
  undo(handedOver?: boolean): UndoFacts;
  redo(): void;
  takeBack(to: number): void;
  concede(seat: Seat): void;
  tearUp(seat: Seat): void;
  askMe(seat: Seat): void;
  checkpoint(): void;
  noteTakeBack(to: number, undone: number): void;
  record(): MatchRecord;
  fork(listener?: RunListener | null): SideRun;
  branch(): Match;
  /** Returns the worlds that a viewer may imagine; absent if the match must not be imagined, as in a lesson. */
  worlds?(viewer: Viewer): Worlds | null;
}

/** The possible matches (worlds) that one viewer may imagine at a match's pending decision. See `Imaginings`. */
export interface Worlds {
  /** Makes a match that could be the real one as far as the viewer knows; `null` if none was found. */
  deal(random: RandomState): World | null;
}

/** A match that could be the real one, as far as one viewer knows. */
export interface World {
  /** Makes a side run of this world at the pending decision. All runs of one world start from the same random state. */
  fork(listener?: RunListener | null): SideRun;
}

/** A side run for the layers above the rules, without the type parameters of its game. See `Run`. */
export interface SideRun {
  listener: RunListener | null;
  readonly answers: number;
  readonly told: number;
  readonly question: Question | null;
  readonly decision: Decision | null;
  readonly brief: Decision | null;
  readonly pending: Pending | null;
  readonly outcome: Outcome | null;
  readonly round: number;
  readonly revealed: number;
  view(viewer: Viewer): unknown;
  glimpse(viewer: Viewer): unknown;
  isAt(state: unknown): boolean;
  begin(): void;
  give(answer: Answer): void;
  again(entry: Entry): void;
}

/** A game for the layers above the rules, without its type parameters. */
export interface Game {
  readonly id: string;
  readonly title: string;
  readonly rulesVersion: number;
  readonly seats: SeatCounts;
  readonly choices: readonly OptionFacts[];
  readonly seatChoices: readonly OptionFacts[];
  /** Returns the choices that remain before a match after some have been made. */
  choicesFor(chosen: Chosen): Choices;
  /** What the game's rule book calls a round. */
  readonly roundName: RoundName;
  readonly powers: readonly string[];
  readonly texts: Texts;
  readonly book: RuleBook | null;
  /** Starts a match; see `startMatch`. */
  start(setting: MatchSetting, begin?: BeginOptions): Match;
  /** Makes a run from the beginning without listeners, log, checkpoints or undo, by the same rules; see `silentRun`. */
  silently(setting: MatchSetting): SideRun;
  /** Restores a match from its record; see `restoreMatch`. */
  restore(record: MatchRecord, begin?: BeginOptions): Match;
  /** Resumes a match from its history; see `resumeMatch`. */
  resume(chronicle: Chronicle, keeping?: CheckpointPolicy, known?: number): ResumedMatch<Match>;
  /**
   * Makes a side run that begins at a checkpoint of a match. Throws `Refusal` ('bad-state') if its state is invalid.
   */
  run(start: Start, checkpoint: Checkpoint): SideRun;
  /**
   * Makes an imagined match from a record, as `viewer` may imagine it; see `imaginedRun`. Absent if the game does not
   * support imagining. Throws the same errors as `run`.
   */
  readonly imagine?: (record: MatchRecord, viewer: Viewer, random: RandomState) => Imagined<SideRun> | null;
}
