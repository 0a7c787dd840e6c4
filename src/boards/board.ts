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

// How a game gets a board: it writes a `BoardOf` its own view, and `boardFrom` makes the table's `Board` from it. The
// table has views of unknown games; `boardFrom` checks each view once, so that a game's functions need not.

/**
 * The parts of a question that decide which pane shows it: the kind of decision, and what its options are about. A
 * `Decision` is one.
 */
export interface PaneQuestion {
  readonly kind: string;
  readonly options: readonly { readonly refs?: readonly Ref[] | undefined }[];
  /** What the option under the cursor is about; absent: there is no cursor in a list. */
  readonly focus?: readonly Ref[];
}

/** The score of a side, as far as the rules let everybody know it. */
export interface Standing {
  readonly side: Side;
  /** What the side has: "9". */
  readonly has: string;
  /** What it has out of what it needs: "9/15". */
  readonly against: string;
  /** What will be added next, such as in the next round: "+2"; empty: nothing. */
  readonly soon: string;
}

/** One part of how a match is won, such as what decides it. */
export interface GoalPart {
  readonly title: string;
  readonly lines: readonly string[];
}

/** What remains undone when a series of choices ends. */
export interface Left {
  /** A sentence about what remains and has not been mentioned yet; `null`: nothing. */
  readonly words: Message | null;
  /** The ids of the options for everything that remains; those things stay on watch if the series ends anyway. */
  readonly things: readonly string[];
}

/** The parts of an option that decide its key; the option may be blocked now. */
export type KeyedOption = Pick<ShownOption, 'id' | 'row' | 'subject' | 'details'>;

/** How a game looks: its panes, and the line at the top. It reads only views. */
export interface BoardOf<View> {
  /**
   * The panes of a match, the main one first: a match on two maps has one for each. They depend only on what everybody
   * knows from the start, so the presence of a pane reveals nothing.
   */
  readonly panes: (view: View) => readonly PaneOf<View>[];
  /** The state of the match in one line: "StarCraft · round 3 · Execution · stage I (11 left)". */
  readonly status: (view: View, context: PaneContext) => string;
  /**
   * The score of each side, for the line that is always visible; empty before there is a score. Absent: the game has no
   * such line.
   */
  readonly standings?: (view: View, context: PaneContext) => readonly Standing[];
  /**
   * How each side wins this match, and what a turn is, from public information only. It is shown before the first turn.
   * Absent: the game has no such page.
   */
  readonly goal?: (view: View, context: Pick<PaneContext, 'names' | 'format'>) => readonly GoalPart[];
  /**
   * What may end the match soon, from public information only: "Bob lacks 3 data points". Absent: the game has no such
   * warnings.
   */
  readonly alarms?: (view: View, context: PaneContext) => readonly string[];
  /** The id of the pane that shows a decision best, such as the map of its options. `null`: the main one. */
  readonly paneFor: (question: PaneQuestion, view: View) => string | null;
  /**
   * The pane with what only its own seat may see, such as a hand. It is brought to the front when a seat looks at its
   * own view. Absent: the front pane stays.
   */
  readonly ownPane?: string;
  /** The pane that explains the signs of the main one; absent: they are explained beside it. */
  readonly legend?: string;
  /**
   * The effects of an option of the pending decision, in a few words beside it: "2 to Corridors: Mine -2". `null`:
   * nothing to show. Absent: the game has no previews. `preview` tries answers out for the viewer.
   */
  readonly outlook?: (
    view: View,
    decision: Decision,
    option: ShownOption,
    context: PaneContext,
    preview: Preview,
  ) => string | null;
  /** The final table: one row a seat, the winner first; the first row is the heading. */
  readonly finalTable: (view: View, context: PaneContext) => readonly (readonly string[])[];
  /**
   * Everything that a view shows about the thing with that address, and its printed text; `null`: there is nothing, or
   * the viewer may not know it. Absent: nothing in the game can be inspected.
   */
  readonly inspect?: (view: View, ref: Ref, context: PaneContext) => Inspected | null;
  /**
   * Short facts about a place under the cursor, the most important first; `decision`: the question there. Empty: no
   * such place. Absent: the first facts of `inspect` are used.
   */
  readonly about?: (view: View, ref: Ref, context: PaneContext, decision: Decision | null) => readonly string[];
  /** The things that a seat has on the board, by place, for a list. Absent: no such list. */
  readonly holdings?: (view: View, seat: Seat, context: PaneContext) => readonly Holding[];
  /**
   * Whether an address may belong to another thing later, such as a counter that gets a new handle; people can't write
   * notes on it. Absent: no address is.
   */
  readonly isFleeting?: (ref: Ref) => boolean;
  /** How a moment is shown; absent or `null`: in the main pane. */
  readonly scene?: (
    kind: string,
    view: View,
    context: PaneContext,
    /** The events of the moment that the viewer may read; absent: the caller does not need them. */
    told?: readonly LogEvent[],
  ) => Scene | null;
  /**
   * How beats are shown, by their kind. A kind that is not listed joins the card of its order. Absent: each beat is a
   * scene of its own.
   */
  readonly beats?: Beats;
  /**
   * The events that a card of several answers leaves out where it has no room for all it tells, such as each card that
   * is turned up in a battle. Absent: none.
   */
  readonly details?: ReadonlySet<string>;
  /** The events that always wait for a key: losses and points. Absent: none. */
  readonly weights?: Weights;
  /** A question for a place that is answered together with the next one. Absent: none. */
  readonly laying?: LayingOf<View>;
  /**
   * The key of an option, by what it is about: a capital that no command uses, a digit, or two of them in a row. It is
   * the same in every question of the match. `null`: only the cursor and the search reach it; `undefined` or absent:
   * its row is numbered.
   */
  readonly keyOf?: (view: View, decision: Decision, option: KeyedOption) => string | null | undefined;
  /**
   * What answers like the key of an option: its place by the name on the board. `null` or absent: nothing else does.
   */
  readonly nameKeyOf?: (view: View, decision: Decision, option: KeyedOption) => string | null;
  /**
   * What digits do with the option under the cursor, such as moving a group one hex on; empty if no such question
   * follows. Absent: none.
   */
  readonly onward?: (view: View, decision: Decision, option: ShownOption) => readonly Onward[];
  /**
   * What follows an option that takes several things back, so that all but one of them are taken again: a key that
   * takes one back gives both. `null` or absent: the option takes back one thing.
   */
  readonly allButOne?: (view: View, decision: Decision, option: ShownOption) => FollowUp | null;
  /**
   * The implied answers, by the kind of question. The next question is asked at once, with the other answers beside it,
   * as long as the implied answer can be undone. Absent: none.
   */
  readonly implied?: Readonly<Record<string, string>>;
  /**
   * The kinds of question amid a deed whose usual answer goes without saying, such as how something is paid for.
   * Absent: none; a deed then ends at such a question.
   */
  readonly usualAmid?: readonly string[];
  /** The deeds in this question: each gives several answers with one key. Absent: none. */
  readonly deeds?: (view: View, decision: Decision) => readonly Deed[];
  /** The answer of a deed to a question; `null`: the deed ends before it, for instance if something new has come up. */
  readonly deedAnswer?: (view: View, decision: Decision, deed: string) => Answer | null;
  /**
   * What would remain undone if the series of choices ended now; people are reminded once before it ends. `known`: the
   * options of what is on watch. Absent: nothing remains.
   */
  readonly left?: (view: View, decision: Decision, known: ReadonlySet<string>) => Left;
  /** How the game's answers get their keys, one sentence each, for the page of all keys. Absent: nothing to add. */
  readonly answerKeys?: readonly Message[];
  /** The digits of `onward` and what they do, for the line of active keys: "1-6 go". */
  readonly onwardKeys?: { readonly keys: string; readonly label: Message };
  /** The contents of each place on the map, from which movements are detected. Absent: no movement is animated. */
  readonly placesIn?: PlacesIn<View>;
  /** The unexplored places, which are shown turning over when they are explored. Absent: the game has no exploring. */
  readonly unexploredIn?: UnexploredIn<View>;
  /** How things are sent further than one step. Absent: they can't be. */
  readonly marching?: MarchingOf<View>;
  readonly log?: LogBookOf<View>;
  readonly retrospect?: RetrospectOf<View>;
}

/** A board as the table knows it, which has views of unknown games. */
export type Board = BoardOf<unknown>;
