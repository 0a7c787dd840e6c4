import type { RoundName } from '../words/rounds.ts';
import type { Texts } from '../words/format.ts';
import type { GlimpseMaker } from './glimpse.ts';
import type { SeatInfo } from './record.ts';
import type { Imagination } from './imagination.ts';
import type { Framed, Play, Task } from './play.ts';
import type { RandomState } from '../plain/random.ts';
import type { Rule } from './rule.ts';
import type { RuleBook } from '../book/rule-book.ts';
import type { Seat, Side, Viewer, Message } from '../words/message.ts';

/** The rule of each step, by the step's name. It serves as the table of contents of a game. */
export type StepRules<State extends Framed<Steps>, Steps> = {
  readonly [K in keyof Steps]: (game: Play<State, Steps>, args: Steps[K]) => Rule;
};

/** Who may read a figure: everybody, or a list of seats. */
export type Readers = 'all' | readonly Seat[];

/** A number that is worth a chart, such as a seat's points. */
export interface Figure {
  readonly name: string;
  readonly side: Side;
  readonly value: number;
  /** Who may read the figure during the match, and who after the end of the match. */
  readonly now: Readers;
  readonly end: Readers;
}

/** A choice before a match, as the new-match screen and the protocol show it. */
export interface OptionFacts {
  readonly id: string;
  readonly words: Message;
  /**
   * The values of the choice, the default first. Empty if any number in `numbers` is a value; the smallest is then the
   * default.
   */
  readonly values: readonly { readonly id: string; readonly words: Message }[];
  /** A range of whole numbers that are values too; absent: only `values`. */
  readonly numbers?: { readonly min: number; readonly max: number };
  /** The value for people who play for the first time; absent: the default. */
  readonly firstMatch?: string;
  /**
   * Whether statistics count solo games separately for each value, such as a scenario or a difficulty; absent: they do
   * not.
   */
  readonly isCounted?: true;
  /**
   * The values by seat for people who play for the first time, if each seat has a value of its own; absent: random
   * values.
   */
  readonly firstMatchBySeat?: readonly string[];
}

/** The choices made for a match so far. */
export interface Chosen {
  readonly seats: number;
  /** The value of each choice by the choice's id; a missing choice has its default value. */
  readonly values: Readonly<Record<string, string>>;
}

/** The choices before a match: the number of seats, choices for the match, and choices for each seat. */
export interface Choices {
  readonly seats: { readonly min: number; readonly max: number };
  readonly choices: readonly OptionFacts[];
  /** The choices for each seat, such as its side; in the match's options each of them is a list by seat. */
  readonly seatChoices: readonly OptionFacts[];
}

/** How many seats a match of a game can have. */
export interface SeatCounts {
  readonly min: number;
  readonly max: number;
  /** The default number of seats; absent: `min`. */
  readonly usual?: number;
}

/** The default number of seats of a game. */
export function usualSeats({ seats: { min, usual } }: { readonly seats: SeatCounts }): number {
  return usual ?? min;
}

/**
 * The definition of a game: everything that the kernel, the table and the bots need to know of the game, but no
 * screens.
 */
export interface GameDefinition<State extends Framed<Steps>, Steps, View, Options> {
  readonly id: string;
  readonly title: string;
  /** The version of the rules, increased with every change that can alter the meaning of old answers. */
  readonly rulesVersion: number;
  readonly seats: SeatCounts;
  /** The choices before a match, for screens. */
  readonly choices: readonly OptionFacts[];
  /**
   * The choices for each seat before a match, such as its side; in the match's options each of them is a list by seat.
   */
  readonly seatChoices?: readonly OptionFacts[];
  /**
   * Returns the choices that remain after some have been made: a scenario may fix the number of seats, and one choice
   * may enable another. Everything that it can return is listed in `seats`, `choices` and `seatChoices` as well. Absent
   * if no choice depends on another.
   */
  choicesFor?(chosen: Chosen): Choices;
  /** Reads the options of a match from untrusted input. Throws `Refusal` ('bad-options') with the reason. */
  options(input: unknown, seats: readonly SeatInfo[]): Options;
  /** Returns the state at the very beginning of a match. Choices during set-up are the first steps. */
  setUp(options: Options, seats: readonly SeatInfo[], random: RandomState): State;
  readonly steps: StepRules<State, Steps>;
  view(state: State, viewer: Viewer): View;
  /**
   * Makes glimpses of a state: views whose parts are made when read, for players that read few of them. Absent: players
   * get whole views.
   */
  readonly glimpse?: GlimpseMaker<State>;
  /**
   * What a viewer knows of a state, and which states agree with that knowledge. Absent if this game can't be imagined.
   */
  readonly imagination?: Imagination<State>;
  /** Reads a state from untrusted input, such as a save. Throws `Refusal` ('bad-state') that names the fault. */
  readState(input: unknown, seats: readonly SeatInfo[]): State;
  /** Returns the step that carries out a seat's concession. */
  concession(seat: Seat): Task<Steps>;
  /**
   * Returns the step in which a seat writes its secret sheet once more; `null` or absent if no sheet is still secret.
   */
  tearUp?(state: State, seat: Seat): Task<Steps> | null;
  /** The seats still in the match. */
  seatsIn(state: State): readonly Seat[];
  /** The number of the current round, for lists of matches; 0 during set-up. */
  round(state: State): number;
  /** The name for a round in the game's rule book; absent: "round". */
  readonly roundName?: RoundName;
  /** The figures to chart at the end of a round, such as points; absent: none. */
  figures?(state: State): readonly Figure[];
  /**
   * The ids of the sides that are not seats, such as an alien empire. Their names are in the catalogues under
   * `power.<id>`. Absent if there are none.
   */
  readonly powers?: readonly string[];
  /** The game's text catalogues. */
  readonly texts: Texts;
  /** The game's rules by number, the rulings on them, and the sources of its facts; absent in games made for tests. */
  readonly book?: RuleBook;
}
