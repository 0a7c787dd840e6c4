import type { Answer, Secrecy } from '../match/decision.ts';
import type { GameEvent } from '../match/events.ts';
import type { Figure } from '../match/game.ts';
import type { Checkpoint, Entry, SeatAct, Start } from '../match/record.ts';
import type { Seat, Message } from '../words/message.ts';

/** The beginning of a history: what the match was started with, and how much had happened before it. */
export interface Head {
  readonly start: Start;
  /** How many answers lie before the history; 0 when it is whole. */
  readonly n: number;
  /** The place in the log of the first event that it holds. */
  readonly told: number;
  /** Whether it begins at a state that was put there, not at the set-up of its seed. */
  readonly position: boolean;
}

/** An answer as it was given. */
export interface GivenAnswer {
  readonly n: number;
  readonly seat: Seat;
  readonly kind: string;
  readonly rule: string;
  /** Who may know what was answered, and that it was. */
  readonly secrecy: Secrecy;
  readonly answer: Answer;
  /** The words of the chosen option; absent: a number was named. */
  readonly words?: Message;
}

/** The question that was pending after an answer. */
export interface Asked {
  readonly n: number;
  readonly seat: Seat;
  readonly kind: string;
  readonly secrecy: Secrecy;
}

/** A beat: its kind, and how many events of its record had been told by then. */
export type BeatMark = readonly [kind: string, told: number];

/** An answer and its effects: events, beats, and the next question. */
export interface RecordLine {
  readonly line: 'record';
  /** `null`: what happened before the first question. */
  readonly given: GivenAnswer | null;
  /** How many answers had been given by its end: the number of the next decision. */
  readonly n: number;
  /** How many answers and acts lie before it. */
  readonly entry: number;
  /** The round after it. */
  readonly round: number;
  /** The place in the log of its first event. */
  readonly told: number;
  readonly events: readonly GameEvent[];
  readonly beats: readonly BeatMark[];
  /** Whether something hidden was revealed. */
  readonly revealed: boolean;
  /** Who is asked next; `null`: the match is over. */
  readonly next: Asked | null;
}

/** Why a part of the history no longer stands. */
export type CutReason =
  | 'undo'
  | 'take-back'
  /** Newer rules did not take the answers any more. */
  | 'rules'
  /** The file was damaged there. */
  | 'damage';

/** Goes back to decision `to`: answers from there on no longer stand. */
export interface CutLine {
  readonly line: 'cut';
  readonly to: number;
  readonly why: CutReason;
  /** How many answers and acts lie before it, without those that it cut off. */
  readonly entry: number;
  /** The place in the log of its first event. */
  readonly told: number;
  /** What the log says of it; earlier take-backs that it cuts off are repeated here, so that they stay. */
  readonly events: readonly GameEvent[];
}

/** Something that a seat did without being asked. */
export interface ActLine {
  readonly line: 'act';
  readonly act: SeatAct['act'];
  readonly seat: Seat;
  /** The decision that was pending. */
  readonly n: number;
  readonly entry: number;
  readonly told: number;
}

/** How it stood when a round had ended. */
export interface RoundLine {
  readonly line: 'round';
  readonly round: number;
  /** How many answers had been given when it ended. */
  readonly n: number;
  readonly figures: readonly Figure[];
}

/**
 * What readers may not count, each for itself: the spectator first, then the seats. A short or empty list: no more is
 * hidden from anybody.
 */
export interface Unread {
  readonly events: readonly number[];
  readonly answers: readonly number[];
}

/** A state and the answers and acts since it: enough to go on from. */
export interface CheckpointLine {
  readonly line: 'checkpoint';
  /** The decision that was pending when it was written. */
  readonly at: number;
  readonly entry: number;
  readonly told: number;
  /** The version of the rules that made the state. */
  readonly rulesVersion: number;
  /** How many answers lie before the state, and how many events had been told. */
  readonly checkpoint: Checkpoint;
  /** What readers may not count of what came before it; absent: nothing. */
  readonly unread?: Unread;
  readonly since: readonly Entry[];
}

/** What others add, such as who sits where; the kernel does not read it. */
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
