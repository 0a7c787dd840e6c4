import { entriesOf } from '../../src/kernel/history/chronicle.ts';
import type { Answer } from '../../src/kernel/match/decision.ts';
import type { Game, Match } from '../../src/kernel/history/playable.ts';
import { recordingOf } from './recording.ts';
import type { Figures, Recording } from './recording.ts';

/** The match at the last printed moment: its whole state, and how many events had been told. */
export interface Before {
  readonly state: unknown;
  readonly told: number;
}

/** Counts what is printed of a match, as it is now and since the last moment. */
export type FiguresOf = (match: Match, before: Before) => Figures;

/** A part of a printed match: the answers, and the figures that are printed after them. */
export interface PrintedTurn {
  readonly when: string;
  readonly answers: readonly Answer[];
  readonly figures: Figures;
}

/** A match that a rule book tells from a position on: nobody looks for it, and its figures are the book's. */
export interface PrintedMatch {
  /** The name of its file, without `.json`. */
  readonly name: string;
  /** What it is kept for, in a sentence. */
  readonly shows: string;
  /** The match at its position, not begun yet. */
  readonly begin: (game: Game) => Match;
  readonly turns: readonly PrintedTurn[];
  readonly figuresOf: FiguresOf;
}

/**
 * Plays the answers that are printed; the figures are written down as they are printed, whatever the match says. Throws
 * `Refusal`.
 */
export function recordingOfPrinted(game: Game, { begin, turns, shows }: PrintedMatch): Recording {
  const match = begin(game);
  const printed = turns.map(({ when, answers, figures }) => {
    for (const answer of answers) match.answer(match.decision?.n ?? -1, answer);
    return { when, after: entriesOf(match.history).length, figures };
  });
  return { ...recordingOf(match, shows), printed };
}
