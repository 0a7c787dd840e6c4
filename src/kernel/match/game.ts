import type { RoundName } from '../words/rounds.ts';
import type { Texts } from '../words/format.ts';
import type { Glimpsing } from './glimpse.ts';
import type { SeatInfo } from './record.ts';
import type { Imagination } from './imagination.ts';
import type { Framed, Play, Task } from './play.ts';
import type { RandomState } from '../plain/random.ts';
import type { Rule } from './rule.ts';
import type { RuleBook } from '../book/rule-book.ts';
import type { Seat, Side, Viewer, Message } from '../words/message.ts';

/** The rules of each step, by the step's name: the table of contents of a game. */
export type StepRules<State extends Framed<Steps>, Steps> = {
  readonly [K in keyof Steps]: (game: Play<State, Steps>, args: Steps[K]) => Rule;
};

/** Who may read a figure. */
export type Readers = 'all' | readonly Seat[];

/** A number worth charting, such as a seat's points. */
export interface Figure {
  readonly name: string;
  readonly side: Side;
  readonly value: number;
  /** Who may read it during the match, and who after its end. */
  readonly now: Readers;
  readonly end: Readers;
}

/** What a person may choose before a match, as the new-match screen and the protocol show it. */
export interface OptionFacts {
  readonly id: string;
  readonly words: Message;
  /** Its values, the default first. Empty if any number in `numbers` is a value; the smallest is then the default. */
  readonly values: readonly { readonly id: string; readonly words: Message }[];
  /** Any whole number from `min` to `max` is a value too; absent: only `values`. */
  readonly numbers?: { readonly min: number; readonly max: number };
  /** The value for people who play for the first time; absent: the default. */
  readonly firstMatch?: string;
  /**
   * Whether solo games are counted separately for each value, as for a scenario or a difficulty; absent: they are not.
   */
  readonly isCounted?: true;
  /**
   * The values for people who play for the first time, if each seat has a value of its own, by seat; absent: random
   * ones.
   */
  readonly firstMatchBySeat?: readonly string[];
}

/** The choices made for a match so far. */
export interface Chosen {
  readonly seats: number;
  /** The value of each choice by its id; a missing choice has its default value. */
  readonly values: Readonly<Record<string, string>>;
}

/** The choices before a match. */
export interface Choices {
  readonly seats: { readonly min: number; readonly max: number };
  readonly choices: readonly OptionFacts[];
  /** What each seat may be given, such as its side; in the match's options each is a list by seat. */
  readonly seatChoices: readonly OptionFacts[];
}

/** How many seats a game has. */
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

/** The definition of a game: everything that the kernel, the table and the bots need of it, but no screens. */
export interface GameDefinition<State extends Framed<Steps>, Steps, View, Options> {
  readonly id: string;
  readonly title: string;
  /** Increased with every change of the rules that can change the meaning of old answers. */
  readonly rulesVersion: number;
  readonly seats: SeatCounts;
  /** The choices before a match, for screens. */
  readonly choices: readonly OptionFacts[];
  /** What each seat may be given before a match, such as its side; in the match's options each is a list by seat. */
  readonly seatChoices?: readonly OptionFacts[];
  /**
   * The choices that remain after some have been made: a scenario may fix the number of seats, and one choice may
   * enable another. Everything it can return is listed in `seats`, `choices` and `seatChoices` as well. Absent if no
   * choice depends on another.
   */
  choicesFor?(chosen: Chosen): Choices;
  /** Reads options from outside. Throws `Refusal` ('bad-options') with the reason. */
  options(input: unknown, seats: readonly SeatInfo[]): Options;
  /** The state at the very beginning. Choices during set-up are the first steps. */
  setUp(options: Options, seats: readonly SeatInfo[], random: RandomState): State;
  readonly steps: StepRules<State, Steps>;
  view(state: State, viewer: Viewer): View;
  /** The same part by part, for players that read little of it; absent: players get whole views. */
  readonly glimpse?: Glimpsing<State>;
  /** What a viewer knows of a state, and which states agree with that; absent if this game can't be imagined. */
  readonly imagination?: Imagination<State>;
  /** Reads a state from outside, such as from a save. Throws `Refusal` ('bad-state') that names the fault. */
  readState(input: unknown, seats: readonly SeatInfo[]): State;
  /** The step that carries out a concession. */
  concession(seat: Seat): Task<Steps>;
  /**
   * The step in which a seat writes its secret sheet once more; `null` or absent if it has no sheet that is still
   * secret.
   */
  tearUp?(state: State, seat: Seat): Task<Steps> | null;
  /** The seats still in the match. */
  seatsIn(state: State): readonly Seat[];
  /** The current round, for lists of matches; 0 during set-up. */
  round(state: State): number;
  /** What its rule book calls a round; absent: "round". */
  readonly roundName?: RoundName;
  /** The figures to chart at the end of a round, such as points; absent: none. */
  figures?(state: State): readonly Figure[];
  /**
   * The sides that are not seats, such as an alien empire. Their names are in the catalogues under `power.<id>`. Absent
   * if there are none.
   */
  readonly powers?: readonly string[];
  /** Its catalogues. */
  readonly texts: Texts;
  /** Its rules by number, the rulings on them, and the sources of its facts; absent in games made for tests. */
  readonly book?: RuleBook;
}
