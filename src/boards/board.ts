import type { Answer, Decision, ShownOption } from '../kernel/match/decision.ts';
import type { LogEvent } from '../kernel/match/events.ts';
import type { Preview } from '../kernel/history/preview.ts';
import type { Ref, Seat, Side, Message } from '../kernel/words/message.ts';
import type { Beats, Scene } from './beats.ts';
import type { Deed, FollowUp, LayingOf, Onward } from './deeds.ts';
import type { Holding } from './holdings.ts';
import type { Inspected } from './inspected.ts';
import type { LogBookOf } from './log-book.ts';
import type { MarchingOf } from './marching.ts';
import type { PlacesIn, UnexploredIn } from './motion.ts';
import type { PaneContext, PaneOf } from './pane.ts';
import type { RetrospectOf } from './retrospect.ts';
import type { Weights } from './weight.ts';

// How a game gets a board: it writes a `BoardOf` with its own view type, and `boardFrom` makes the table's `Board` from
// it. The table has views of unknown type; `boardFrom` checks each view once, so that a game's functions need not.

/** The parts of a question that decide which pane shows it: the kind of decision, and what its options are about. */
export interface PaneQuestion {
  readonly kind: string;
  readonly options: readonly { readonly refs?: readonly Ref[] | undefined }[];
  /** The addresses that the option under the cursor is about; absent: there is no cursor in a list. */
  readonly focus?: readonly Ref[];
}

/** The public score of a side. */
export interface Standing {
  readonly side: Side;
  /** The points of the side: "9". */
  readonly has: string;
  /** The points of the side out of those it needs: "9/15". */
  readonly against: string;
  /** The points that the side gets next, such as in the next round: "+2"; empty: none. */
  readonly soon: string;
}

/** One part of the explanation of how a match is won. */
export interface GoalPart {
  readonly title: string;
  readonly lines: readonly string[];
}

/** What would remain undone if a series of choices ended now. */
export interface Left {
  /** A sentence about what remains undone and was not mentioned yet; `null`: nothing. */
  readonly words: Message | null;
  /**
   * The ids of the options for everything that remains undone; those things stay on watch if the series ends anyway.
   */
  readonly things: readonly string[];
}

/** The parts of an option that decide its key on the keyboard; the option may be blocked now. */
export type KeyedOption = Pick<ShownOption, 'id' | 'row' | 'subject' | 'details'>;

/** How a game looks on the screen. Everything is made from views alone. */
export interface BoardOf<View> {
  /**
   * Returns the panes of a match, the main pane first; a match on two maps has one for each. They depend only on what
   * everybody knows from the start, so the presence of a pane reveals nothing.
   */
  readonly panes: (view: View) => readonly PaneOf<View>[];
  /** Returns the state of the match in one line: "StarCraft · round 3 · Execution · stage I (11 left)". */
  readonly status: (view: View, context: PaneContext) => string;
  /**
   * Returns the score of each side, for the line that is always visible; empty before there is a score. Absent: the
   * game has no such line.
   */
  readonly standings?: (view: View, context: PaneContext) => readonly Standing[];
  /**
   * Returns how each side wins this match, and what a turn is, from public information only. It is shown before the
   * first turn. Absent: the game has no such page.
   */
  readonly goal?: (view: View, context: Pick<PaneContext, 'names' | 'format'>) => readonly GoalPart[];
  /**
   * Returns warnings of what may end the match soon, from public information only: "Bob lacks 3 data points". Absent:
   * the game has no such warnings.
   */
  readonly alarms?: (view: View, context: PaneContext) => readonly string[];
  /** Returns the id of the pane that shows a decision best, such as the map of its options; `null`: the main pane. */
  readonly paneFor: (question: PaneQuestion, view: View) => string | null;
  /**
   * The id of the pane with what only its own seat may see, such as a hand. It is brought to the front when a seat
   * looks at its own view. Absent: the front pane does not change.
   */
  readonly ownPane?: string;
  /** The id of the pane that explains the signs of the main pane; absent: they are explained beside it. */
  readonly legend?: string;
  /**
   * Returns the effects of an option of the pending decision, in a few words: "2 to Corridors: Mine -2"; `null`:
   * nothing to show. `preview` tries answers out for the viewer. Absent: the game has no previews.
   */
  readonly outlook?: (
    view: View,
    decision: Decision,
    option: ShownOption,
    context: PaneContext,
    preview: Preview,
  ) => string | null;
  /** Returns the final table: a heading row, then one row for each seat, the winner first. */
  readonly finalTable: (view: View, context: PaneContext) => readonly (readonly string[])[];
  /**
   * Returns everything that a view shows about the thing with that address, and its printed text; `null`: there is
   * nothing, or the viewer may not know it. Absent: nothing in the game can be inspected.
   */
  readonly inspect?: (view: View, ref: Ref, context: PaneContext) => Inspected | null;
  /**
   * Returns short facts about a place under the cursor, the most important first; empty: it is no such place.
   * `decision`: the question there. Absent: the first facts of `inspect` are used.
   */
  readonly about?: (view: View, ref: Ref, context: PaneContext, decision: Decision | null) => readonly string[];
  /** Returns the things that a seat has on the board, by place, for a list. Absent: there is no such list. */
  readonly holdings?: (view: View, seat: Seat, context: PaneContext) => readonly Holding[];
  /**
   * Whether an address may belong to another thing later, such as that of a counter that gets a new handle; people
   * can't write notes on it. Absent: no address may.
   */
  readonly isFleeting?: (ref: Ref) => boolean;
  /** Returns how a moment is shown; absent or `null`: in the main pane. */
  readonly scene?: (
    kind: string,
    view: View,
    context: PaneContext,
    /** The events of the moment that the viewer may read; absent: not needed by the caller. */
    told?: readonly LogEvent[],
  ) => Scene | null;
  /**
   * How beats are shown, by their kind. A beat of another kind joins the card of its order. Absent: each beat is a
   * scene of its own.
   */
  readonly beats?: Beats;
  /**
   * The keys of events that a card of several answers leaves out if it lacks room for all, such as each card that is
   * turned up in a battle. Absent: none.
   */
  readonly details?: ReadonlySet<string>;
  /** The events that always wait for a key on the keyboard: losses and points. Absent: none. */
  readonly weights?: Weights;
  /** A question for a place that is answered together with the next one. Absent: none. */
  readonly laying?: LayingOf<View>;
  /**
   * Returns the key on the keyboard for an option, by what the option is about: a capital letter that no command uses,
   * a digit, or two of them in a row. Where a game keeps no options out of its lists (`onRequest`), the letter of the
   * command for these may begin a key, too. It is the same in every question of the match. `null`: only the cursor and
   * the search reach the option; `undefined` or absent: its row is numbered.
   */
  readonly keyOf?: (view: View, decision: Decision, option: KeyedOption) => string | null | undefined;
  /**
   * Returns another text that chooses an option when typed, such as the name of its place on the board; `null` or
   * absent: there is none.
   */
  readonly nameKeyOf?: (view: View, decision: Decision, option: KeyedOption) => string | null;
  /**
   * Returns what digits do with the option under the cursor, such as moving a group one hex on; empty if no such
   * question follows. Absent: digits do nothing.
   */
  readonly onward?: (view: View, decision: Decision, option: ShownOption) => readonly Onward[];
  /**
   * Returns the answers after an option that takes several things back, so that all but one of them are taken again: a
   * key that takes one back gives both. `null` or absent: the option takes back one thing.
   */
  readonly allButOne?: (view: View, decision: Decision, option: ShownOption) => FollowUp | null;
  /**
   * The implied answers, by the kind of question. An implied answer is given without asking, as long as it can be
   * undone; the next question shows the other answers too. Absent: none.
   */
  readonly implied?: Readonly<Record<string, string>>;
  /**
   * The kinds of question inside a deed that get their usual answer without asking, such as how something is paid for.
   * Absent: none; a deed then ends at such a question.
   */
  readonly usualAmid?: readonly string[];
  /**
   * The option that ends what has begun, by the kind of question, where the rules do not mark it: it has the key of
   * `done`, and the cursor begins on it, because it is the safest. Absent: none.
   */
  readonly ends?: Readonly<Record<string, string>>;
  /** Returns the deeds that this question offers: each gives several answers with one key. Absent: none. */
  readonly deeds?: (view: View, decision: Decision) => readonly Deed[];
  /**
   * Returns the answer of a deed to a question; `null`: the deed ends before it, for instance if something new has come
   * up.
   */
  readonly deedAnswer?: (view: View, decision: Decision, deed: string) => Answer | null;
  /**
   * Returns what would remain undone if the series of choices ended now; people are reminded once before it ends.
   * `known`: the options of what is on watch. Absent: nothing remains.
   */
  readonly left?: (view: View, decision: Decision, known: ReadonlySet<string>) => Left;
  /** Sentences about how options get their keys in this game, for the page of all keys. Absent: nothing to add. */
  readonly answerKeys?: readonly Message[];
  /**
   * Whether an option is a shot of the seat's own at an enemy. In a row of shots the cursor stays full on the last
   * target. Absent: no option is.
   */
  readonly isShot?: (decision: Decision, option: ShownOption) => boolean;
  /** The digits of `onward` and what they do, for the line of available keys: "1-6 go". */
  readonly onwardKeys?: { readonly keys: string; readonly label: Message };
  /**
   * Returns the contents of each place on the map, from which movements are detected. Absent: no movement is animated.
   */
  readonly placesIn?: PlacesIn<View>;
  /**
   * Returns the unexplored places, which are shown turning over when they are explored. Absent: the game has no
   * exploring.
   */
  readonly unexploredIn?: UnexploredIn<View>;
  /** How things march over several turns. Absent: they can't. */
  readonly marching?: MarchingOf<View>;
  readonly log?: LogBookOf<View>;
  readonly retrospect?: RetrospectOf<View>;
}

/** A board for the table, which has views of unknown type. */
export type Board = BoardOf<unknown>;
