import type { Answer, Beat, Blocked, Decision, Question } from './decision.ts';
import type { ToldEvent } from './events.ts';
import type { Chronicle, History } from './chronicle.ts';
import type { GameDefinition, OptionFacts } from './game.ts';
import type { Checkpoint, Entry, Figure } from './lines.ts';
import { restoreMatch, resumeMatch, runFrom, startMatch } from './match.ts';
import type { Begin, Keeping, Resumed, Setting, UndoFacts } from './match.ts';
import type { Texts } from './phrases.ts';
import type { Framed, Outcome } from './play.ts';
import type { MatchRecord, Start } from './record.ts';
import type { Refusal } from './refusal.ts';
import type { RunListener } from './run.ts';
import type { RuleBook } from './rule-book.ts';
import type { Seat, Viewer } from './words.ts';

export type { Setting } from './match.ts';

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
  readonly figures: readonly Figure[];
  readonly history: History;
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
  checkpoint(): void;
  noteTakeBack(to: number, undone: number): void;
  record(): MatchRecord;
  fork(listener?: RunListener): SideRun;
  branch(): Match;
}

/** A run on the side as the floors above the rules know it. See `Run` for each member. */
export interface SideRun {
  listener: RunListener;
  readonly answers: number;
  readonly told: number;
  readonly question: Question | null;
  readonly decision: Decision | null;
  readonly outcome: Outcome | null;
  readonly round: number;
  readonly revealed: number;
  view(viewer: Viewer): unknown;
  isAt(state: unknown): boolean;
  begin(): void;
  give(answer: Answer): void;
  again(entry: Entry): void;
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
  start(setting: Setting, begin?: Begin): Match;
  /** A match from the checkpoint of its record; see `restoreMatch`. */
  restore(record: MatchRecord, begin?: Begin): Match;
  /** A match from its history; see `resumeMatch`. */
  resume(chronicle: Chronicle, keeping?: Keeping): Resumed<Match>;
  /** A run on the side that stands at a checkpoint of a match. Throws `Refusal` ('bad-state') for a state that is not sound. */
  run(start: Start, checkpoint: Checkpoint): SideRun;
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
    start: (setting, begin) => startMatch(definition, setting, begin),
    restore: (record, begin) => restoreMatch(definition, record, begin),
    resume: (chronicle, keeping) => resumeMatch(definition, chronicle, keeping),
    run: (start, checkpoint) => runFrom(definition, start, checkpoint),
  };
}
