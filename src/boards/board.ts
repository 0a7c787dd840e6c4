import type { Answer, Decision, ShownOption } from '../kernel/match/decision.ts';
import type { LogEvent } from '../kernel/match/events.ts';
import type { Preview } from '../kernel/history/preview.ts';
import type { Ref, Seat, Side, Message } from '../kernel/words/message.ts';
import type { Beats, Scene } from './beats.ts';
import type { Deed, LayingOf, Onward } from './deeds.ts';
import type { Holding } from './holdings.ts';
import type { Inspected } from './inspected.ts';
import type { LogBookOf } from './log-book.ts';
import type { MarchingOf } from './marching.ts';
import type { PlacesIn, UnexploredIn } from './motion.ts';
import type { PaneContext, PaneOf } from './pane.ts';
import type { RetrospectOf } from './retrospect.ts';
import type { Weights } from './weight.ts';

// How a game gets a board: it writes a `BoardOf` its own view, and `boardFrom` makes the `Board` of it that the table
// knows. The table has views of unknown games; `boardFrom` looks at each once, so that no function of a game has to.

/** What a pane is chosen by: the kind of a decision, and what its options are about. A `Decision` is one. */
export interface PaneQuestion {
  readonly kind: string;
  readonly options: readonly { readonly refs?: readonly Ref[] | undefined }[];
  /** What the cursor's option is about; absent: no cursor stands in a list. */
  readonly focus?: readonly Ref[];
}

/** How a side stands, as far as the rules let everybody know. */
export interface Standing {
  readonly side: Side;
  /** What it has: "9". */
  readonly has: string;
  /** The same against what it needs: "9/15". */
  readonly against: string;
  /** What is about to be added, such as by the next round: "+2"; empty: nothing. */
  readonly soon: string;
}

/** One part of how a match is won, such as what decides it. */
export interface GoalPart {
  readonly title: string;
  readonly lines: readonly string[];
}

/** What a row of choices leaves undone where it ends. */
export interface Left {
  /** A sentence on what of it has not been said yet; `null`: there is none. */
  readonly words: Message | null;
  /** The options of all that is left, by their ids: it stays on watch where the row ends all the same. */
  readonly things: readonly string[];
}

/** What is read of an option for its key, also of one that can't be taken now. */
export type KeyedOption = Pick<ShownOption, 'id' | 'row' | 'subject' | 'details'>;

/** How a game looks: its panes, and the line at the top. Sees nothing but views. */
export interface BoardOf<View> {
  /**
   * The panes of that match, the main one first: a match on two maps has a pane for each. They follow from what
   * everybody knows from its beginning, so that nobody learns anything from there being one.
   */
  readonly panes: (view: View) => readonly PaneOf<View>[];
  /** The state of the match in one line: "StarCraft · round 3 · Execution · stage I (11 left)". */
  readonly status: (view: View, context: PaneContext) => string;
  /**
   * How each side stands, for the line that is always in sight; none before anything stands. Absent: this game has
   * nothing to say.
   */
  readonly standings?: (view: View, context: PaneContext) => readonly Standing[];
  /**
   * How this match is won, by each side where sides win differently, and what a turn is; from what everybody may know.
   * It stands on the screen before the first turn. Absent: this game has nothing to say.
   */
  readonly goal?: (view: View, context: Pick<PaneContext, 'names' | 'format'>) => readonly GoalPart[];
  /**
   * What may end the match soon, by what everybody may know: "Bob lacks 3 data points". Absent: this game has nothing
   * to say.
   */
  readonly alarms?: (view: View, context: PaneContext) => readonly string[];
  /** The id of the pane that shows a decision best: the map on which its options lie. `null`: the main one. */
  readonly paneFor: (question: PaneQuestion, view: View) => string | null;
  /**
   * The pane that shows what only its seat may see, such as a hand: who peeks has it in front. Absent: the one in front
   * stays.
   */
  readonly ownPane?: string;
  /** The pane that says what the signs of the main one mean; absent: they are explained beside it. */
  readonly legend?: string;
  /**
   * What will come of an option of the decision that the view stands before, in a few words beside it: "2 to Corridors:
   * Mine -2". `null`: there is nothing to tell. Absent: this game previews nothing. `preview` tries answers out, for
   * whom the view is.
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
   * All that a view says about the thing of that address, and what is printed on it; `null`: the address has nothing to
   * tell, or the viewer may not know. Absent: this game has nothing to inspect.
   */
  readonly inspect?: (view: View, ref: Ref, context: PaneContext) => Inspected | null;
  /**
   * What there is to say of a place that the cursor is on, the most telling first, in a few words each; `decision`:
   * what is asked there. None: it is no such place. Absent: what `inspect` says first.
   */
  readonly about?: (view: View, ref: Ref, context: PaneContext, decision: Decision | null) => readonly string[];
  /** What a seat has on the board, place by place: it stands in a list. Absent: no such list. */
  readonly holdings?: (view: View, seat: Seat, context: PaneContext) => readonly Holding[];
  /**
   * Whether an address may belong to another thing later, such as a counter that is dealt a new handle: nobody can note
   * anything on it. Absent: none may.
   */
  readonly isFleeting?: (ref: Ref) => boolean;
  /** How a moment is shown; without it, or for `null`, the main pane does. */
  readonly scene?: (
    kind: string,
    view: View,
    context: PaneContext,
    /** What it tells, as far as the viewer may read it; absent: nobody has asked for that. */
    told?: readonly LogEvent[],
  ) => Scene | null;
  /**
   * How beats are shown, by their kind; one that is not named joins the card of its order. Absent: each is a scene of
   * its own.
   */
  readonly beats?: Beats;
  /** What weighs so much that it always waits for a key: losses and points. Absent: nothing does. */
  readonly weights?: Weights;
  /** A question for a place that is answered together with the one behind it. Absent: none. */
  readonly laying?: LayingOf<View>;
  /**
   * The key of an option, by what it is about: a capital that no command has, a digit, or two of them one after the
   * other. It is the same in every question of the match. `null`: only the cursor and a search take it; `undefined`,
   * and absent: its row is numbered.
   */
  readonly keyOf?: (view: View, decision: Decision, option: KeyedOption) => string | null | undefined;
  /**
   * What digits do with an option under the cursor, such as sending a group one hex on; none where it has no such
   * question behind it. Absent: none.
   */
  readonly onward?: (view: View, decision: Decision, option: ShownOption) => readonly Onward[];
  /**
   * What goes without saying to questions of a kind: a person is asked what is behind it at once, with the other
   * answers beside, as long as that can be taken back. Absent: nothing does.
   */
  readonly implied?: Readonly<Record<string, string>>;
  /** What one key does in this question and those behind it. Absent: nothing. */
  readonly deeds?: (view: View, decision: Decision) => readonly Deed[];
  /** What a deed answers to a question; `null`: it ends before it, as where something new comes up. */
  readonly deedAnswer?: (view: View, decision: Decision, deed: string) => Answer | null;
  /**
   * What would be left undone if the row of choices ended now: it is said once before it ends. `known`: the
   * options of what is on watch. Absent: nothing is.
   */
  readonly left?: (view: View, decision: Decision, known: ReadonlySet<string>) => Left;
  /** How this game's answers have their keys, a sentence each, for the page of all keys. Absent: nothing is said. */
  readonly answerKeys?: readonly Message[];
  /** The digits of `onward` and what they do, for the line of live keys: "1-6 go". */
  readonly onwardKeys?: { readonly keys: string; readonly label: Message };
  /** What stands where on the map, by which it is seen what moves. Absent: nothing is seen to move. */
  readonly placesIn?: PlacesIn<View>;
  /** The places that nobody has explored: they are seen to turn. Absent: nothing has to be explored. */
  readonly unexploredIn?: UnexploredIn<View>;
  /** How things are sent further than a step. Absent: they are not. */
  readonly marching?: MarchingOf<View>;
  readonly log?: LogBookOf<View>;
  readonly retrospect?: RetrospectOf<View>;
}

/** A board as the table knows it, which has views of unknown games. */
export type Board = BoardOf<unknown>;
