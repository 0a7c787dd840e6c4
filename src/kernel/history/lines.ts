import type { Answer, Secrecy } from '../match/decision.ts';
import type { GameEvent } from '../match/events.ts';
import type { Figure } from '../match/game.ts';
import type { Checkpoint, Entry, SeatAct, Start } from '../match/record.ts';
import type { Seat, Message } from '../words/message.ts';

/** The beginning of a history: how the match was started, and how much had happened before the history begins. */
export interface Head {
  readonly start: Start;
  /** The number of answers before the history begins; 0 if the history is complete. */
  readonly n: number;
  /** The log position of the history's first event. */
  readonly told: number;
  /** Whether the history begins at a given state instead of the usual set-up from the seed. */
  readonly position: boolean;
}

/** An answer that a seat gave, and the question that it answered. */
export interface GivenAnswer {
  readonly n: number;
  readonly seat: Seat;
  readonly kind: string;
  readonly rule: string;
  /** Who may know the answer, and who may know that it was given. */
  readonly secrecy: Secrecy;
  readonly answer: Answer;
  /** The text of the chosen option; absent if the answer is a number. */
  readonly words?: Message;
}

/** The facts of a question that a history keeps: the question that follows an answer. */
export interface AskedQuestion {
  readonly n: number;
  readonly seat: Seat;
  readonly kind: string;
  readonly secrecy: Secrecy;
}

/** A beat: its kind, and the number of events of the same record that come before it. */
export type BeatMark = readonly [kind: string, told: number];

/** A history line for an answer and its effects: events, beats, and the next question. */
export interface RecordLine {
  readonly line: 'record';
  /** `null` in the record of what happened before the first question. */
  readonly given: GivenAnswer | null;
  /** The number of answers up to the end of this line, which is also the number of the next decision. */
  readonly n: number;
  /** The number of answers and acts before this line. */
  readonly entry: number;
  /** The round after the answer. */
  readonly round: number;
  /** The log position of the line's first event. */
  readonly told: number;
  readonly events: readonly GameEvent[];
  readonly beats: readonly BeatMark[];
  /** Whether something hidden was revealed. */
  readonly revealed: boolean;
  /** The next question; `null` if the match is over. */
  readonly next: AskedQuestion | null;
}

/** Why a part of the history was cut off. */
export type CutReason =
  | 'undo'
  | 'take-back'
  /** Newer rules no longer accept the answers. */
  | 'rules'
  /** The file was damaged there. */
  | 'damage';

/** A history line for going back to decision `to`: answers from that decision on no longer count. */
export interface CutLine {
  readonly line: 'cut';
  readonly to: number;
  readonly why: CutReason;
  /** The number of answers and acts before this line, without those that it cut off. */
  readonly entry: number;
  /** The log position of the line's first event. */
  readonly told: number;
  /**
   * The log events about going back. Earlier take-backs that this one cuts off are repeated here, so that the log keeps
   * them.
   */
  readonly events: readonly GameEvent[];
}

/** A history line for an act: something that a seat did without being asked. */
export interface ActLine {
  readonly line: 'act';
  readonly act: SeatAct['act'];
  readonly seat: Seat;
  /** The number of the decision that was pending. */
  readonly n: number;
  readonly entry: number;
  readonly told: number;
}

/** A history line for the standings at the end of a round. */
export interface RoundLine {
  readonly line: 'round';
  readonly round: number;
  /** The number of answers up to the end of the round. */
  readonly n: number;
  readonly figures: readonly Figure[];
}

/**
 * How many events and answers each reader must not count: the spectator first, then the seats. Readers missing from the
 * list have nothing hidden from them.
 */
export interface UnreadCounts {
  readonly events: readonly number[];
  readonly answers: readonly number[];
}

/** A history line with a state and the answers and acts since that state: enough to continue the match from. */
export interface CheckpointLine {
  readonly line: 'checkpoint';
  /** The number of the decision that was pending when the checkpoint was written. */
  readonly at: number;
  readonly entry: number;
  readonly told: number;
  /** The version of the rules that produced the state. */
  readonly rulesVersion: number;
  /** The state, and the number of answers and events before it. */
  readonly checkpoint: Checkpoint;
  /** What each reader must not count of everything before this line; absent if nothing is hidden. */
  readonly unread?: UnreadCounts;
  readonly since: readonly Entry[];
}

/** A history line with data of other layers, such as who sits where. The kernel does not read it. */
export interface MetaLine {
  readonly line: 'meta';
  readonly meta: unknown;
}

/** A line that could not be read. */
export interface DamagedLine {
  readonly line: 'damaged';
}

/** One line of a history, in the order in which things happened. */
export type Line = RecordLine | CutLine | ActLine | RoundLine | CheckpointLine | MetaLine | DamagedLine;
