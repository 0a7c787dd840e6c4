import type { RoundName } from '../words/rounds.ts';
import type { Texts } from '../words/format.ts';
import type { SeatInfo } from './record.ts';
import type { Imagination } from './imagination.ts';
import type { Framed, Play, Task } from './play.ts';
import type { RandomState } from '../plain/random.ts';
import type { Rule } from './rule.ts';
import type { RuleBook } from '../book/rule-book.ts';
import type { Seat, Side, Viewer, Message } from '../words/message.ts';

/** What the rules of every step are found by: the table of contents of a game. */
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
  /** Who may read it while the match goes on, and when it is over. */
  readonly now: Readers;
  readonly end: Readers;
}

/** What a person may choose before a match, as the new-match screen and the protocol show it. */
export interface OptionFacts {
  readonly id: string;
  readonly words: Message;
  /** The values it takes, the usual one first. Empty where `numbers` says all: the smallest is the usual one then. */
  readonly values: readonly { readonly id: string; readonly words: Message }[];
  /** Any whole number from `min` to `max` may be typed as well; absent: there are only those values. */
  readonly numbers?: { readonly min: number; readonly max: number };
  /** The value that suits people who play for the first time; absent: the usual one. */
  readonly firstMatch?: string;
  /** Whether games of one person are counted by its value, such as a scenario or a difficulty; absent: they are not. */
  readonly isCounted?: true;
  /** What suits those people where each seat is given a value of its own, by seat; absent: random ones. */
  readonly firstMatchBySeat?: readonly string[];
}

/** What has been chosen for a match so far. */
export interface Chosen {
  readonly seats: number;
  /** The value of each choice by its id; one that is missing has its usual value. */
  readonly values: Readonly<Record<string, string>>;
}

/** What there is to choose before a match. */
export interface Choices {
  readonly seats: { readonly min: number; readonly max: number };
  readonly choices: readonly OptionFacts[];
  /** What each seat may be given, such as its side: one list of options by seat for each. */
  readonly seatChoices: readonly OptionFacts[];
}

/** How many seats a game has. */
export interface SeatCounts {
  readonly min: number;
  readonly max: number;
  /** How many it has when nobody says; absent: the fewest. */
  readonly usual?: number;
}

/** How many seats a match of a game has when nobody says. */
export function usualSeats({ seats: { min, usual } }: { readonly seats: SeatCounts }): number {
  return usual ?? min;
}

/** A game, written down: everything the kernel, the table and the bots need of it, but no screens. */
export interface GameDefinition<State extends Framed<Steps>, Steps, View, Options> {
  readonly id: string;
  readonly title: string;
  /** Grows with every change of the rules that can make old answers mean something else. */
  readonly rulesVersion: number;
  readonly seats: SeatCounts;
  /** The choices before a match, for screens. */
  readonly choices: readonly OptionFacts[];
  /** What each seat may be given before a match, such as its side: one list of options by seat for each. */
  readonly seatChoices?: readonly OptionFacts[];
  /**
   * What there is to choose when some of it has been chosen: a scenario may fix the number of seats, and one choice may
   * open another. All that it can give stands in `seats`, `choices` and `seatChoices` as well. Left out: nothing
   * depends on anything.
   */
  choicesFor?(chosen: Chosen): Choices;
  /** Reads options from outside. Throws `Refusal` ('bad-options') with the reason. */
  options(input: unknown, seats: readonly SeatInfo[]): Options;
  /** The state at the very beginning; choices of the set-up are its first steps. */
  setUp(options: Options, seats: readonly SeatInfo[], random: RandomState): State;
  readonly steps: StepRules<State, Steps>;
  view(state: State, viewer: Viewer): View;
  /** What a viewer knows of a state, and the states it could be; left out: nobody can imagine this game. */
  readonly imagination?: Imagination<State>;
  /** Reads a state from outside, such as a save. Throws `Refusal` ('bad-state') that names the fault. */
  readState(input: unknown, seats: readonly SeatInfo[]): State;
  /** The step that carries out a concession. */
  concession(seat: Seat): Task<Steps>;
  /**
   * The step in which a seat writes its sheet once more; `null`, or left out: it has written none that is still secret.
   */
  tearUp?(state: State, seat: Seat): Task<Steps> | null;
  /** The seats still in the match. */
  seatsIn(state: State): readonly Seat[];
  /** Which round it is, for lists of matches; 0 in the set-up. */
  round(state: State): number;
  /** What its rule book calls a round; left out: a round. */
  readonly roundName?: RoundName;
  /** What is worth charting when a round has ended, such as points; left out: nothing. */
  figures?(state: State): readonly Figure[];
  /**
   * The sides that are no seats, such as an alien empire; their names stand in the catalogues under `power.` and the
   * id. Left out: none.
   */
  readonly powers?: readonly string[];
  /** Its catalogues. */
  readonly texts: Texts;
  /** Its rules by number, the rulings on them, and where its facts come from; left out by games made for tests. */
  readonly book?: RuleBook;
}
