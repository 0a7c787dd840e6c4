import type { LogEvent } from '../kernel/match/events.ts';
import type { Figure } from '../kernel/match/game.ts';
import type { Answer, Decision, ShownOption } from '../kernel/match/decision.ts';
import type { Preview } from '../kernel/history/preview.ts';
import type { Formatter } from '../kernel/words/format.ts';
import type { Ref, Seat, Side, Message } from '../kernel/words/message.ts';
import type { Glyphs } from './drawing/glyphs.ts';
import type { Grid, Rect } from './drawing/grid.ts';
import type { Style } from './drawing/style.ts';
import type { Deed, Onward } from './deeds.ts';
import type { Holding } from './holdings.ts';
import type { MarchingOf } from './marching.ts';
import type { MotionFrame, PlacesIn, UnexploredIn } from './motion.ts';
import type { PageOf } from './round-page.ts';
import type { Weights } from './weight.ts';

// How a game gets a board: it writes a `BoardOf` its own view, and `boardFrom` makes the `Board` of it that the table
// knows. The table has views of unknown games; `boardFrom` looks at each once, so that no function of a game has to.

/** What a pane is painted with. */
export interface PaneContext {
  readonly glyphs: Glyphs;
  readonly format: Formatter;
  /** The people's names, by seat. */
  readonly names: readonly string[];
  /** The addresses that the cursor's option is about: shown on the board, which pans to them. */
  readonly focus: readonly Ref[];
  /** The addresses that the other options are about: what can be chosen or reached now. */
  readonly open?: readonly Ref[];
  /** The places to which the thing that the question is about can be sent; absent: no farther than one step. */
  readonly reach?: readonly Reached[];
  /** The seat that is asked, or whose things are looked at. */
  readonly seat: Seat | null;
  /** Whether what would help to answer is left out: a moment is only watched, or a learner is to say what will come. */
  readonly watched?: boolean;
  /** The places that are just turned over: they are seen edge-on. */
  readonly turning?: readonly Ref[];
  /** Where a battle breaks out, or a shot hits: it flashes. */
  readonly flashing?: readonly Ref[];
  /**
   * Where the window on a picture larger than its pane was put by hand, in cells from its corner; absent: it follows
   * the focus.
   */
  readonly window?: Spot;
  /**
   * Where the window was before, in cells from the corner: a picture that moves little stays there while the focus is
   * well in sight.
   */
  readonly before?: Spot;
  /** How near the picture was brought by hand: a place in the survey's `zooms`; absent: the one that fits best. */
  readonly zoom?: number;
}

/** A place that can be reached. */
export interface Reached {
  readonly ref: Ref;
  /** How many steps it is away, if it is reached in this turn; `null`: later. */
  readonly steps: number | null;
  /** Whether somebody is known to be near enough to strike there. */
  readonly isThreatened: boolean;
}

/** A place in a picture, in cells. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A key by which pointing moves: an arrow, or one with Shift, for the other slanting neighbours of a hex. */
export type PointingKey = 'up' | 'down' | 'left' | 'right' | 'shift-up' | 'shift-down' | 'shift-left' | 'shift-right';

/**
 * What lies beside a place, by the way that leads there; where none is named, pointing goes to the nearest place that
 * way.
 */
export type Neighbours = Readonly<Partial<Record<PointingKey, Ref>>>;

/** A thing in a picture, and where. */
export interface SurveyedThing {
  readonly ref: Ref;
  readonly rect: Rect;
  /** Absent: what is beside it follows from where it lies. `besideHex` of `hex.ts` gives a hex its neighbours. */
  readonly beside?: Neighbours;
}

/** Where the things of a picture are. */
export interface Survey {
  /**
   * The things, in reading order, in cells of the pane; a rectangle may lie outside of it, beyond the window. Of those
   * that lie over each other the last one is on top.
   */
  readonly things: readonly SurveyedThing[];
  /** The whole picture, of which the pane shows what its window has room for. */
  readonly whole: { readonly width: number; readonly height: number };
  /** Where the window is. */
  readonly window: Spot;
  /** The room of the window, where something stands beside it; absent: the whole pane. */
  readonly room?: PaneSize;
  /** How the picture can be brought nearer, the widest first, and the one that is shown; absent: it can't. */
  readonly zooms?: { readonly titles: readonly string[]; readonly shown: number };
}

/** The size of a pane. */
export interface PaneSize {
  readonly width: number;
  readonly height: number;
}

/** One picture of a match: the galaxy, a faction sheet, a hand. A pure function of a view. */
export interface PaneOf<View> {
  readonly id: string;
  readonly title: Message;
  /** Paints exactly `width` x `height` cells, whatever the view holds. */
  readonly paint: (view: View, size: PaneSize, context: PaneContext) => Grid;
  /**
   * Where things are in what `paint` paints for the same view, size and context; absent: nobody can point into this
   * pane.
   */
  readonly survey?: (view: View, size: PaneSize, context: PaneContext) => Survey;
}

/** One paragraph, piece by piece; the screen breaks it where it is too long. */
export type StyledLine = readonly { readonly text: string; readonly style: Style }[];

/** Paragraphs that belong together, under a heading; an empty title stands for none. */
export interface InspectedSection {
  readonly title: string;
  readonly lines: readonly StyledLine[];
  /** Says nothing of the thing itself: where its facts come from, what was open in the rules on it. */
  readonly aside?: true;
}

/** Where an inspected thing leads on to. */
export interface InspectedLink {
  readonly ref: Ref;
  readonly label: string;
}

/** All that a viewer may know about one thing: what it is, its facts, what it leads on to, and the rules on it. */
export interface Inspected {
  /** What sort of thing it is: "Planet", "Unit". */
  readonly kind: string;
  readonly title: string;
  readonly sections: readonly InspectedSection[];
  readonly links: readonly InspectedLink[];
  /** The numbers of the rules that apply, the most telling first; each can be inspected as `rule:SC-6.2`. */
  readonly rules: readonly string[];
}

/** How a moment is shown while it plays. */
export interface Scene {
  /** The pane that it is seen in. */
  readonly pane: string;
  /** What is going on, in a few words: "Skirmish 2: the sums". */
  readonly title: string;
  /** How that works, in a sentence for those who see it for the first time. */
  readonly why: string;
  /** The views that are painted one after the other, the moment's own last: sums that build up line by line. */
  readonly views: readonly unknown[];
  /** What is seen to move before that, such as where it happens, or dice one after the other; absent: nothing. */
  readonly motion?: readonly MotionFrame[];
}

/** What a board needs of an option to name its key, also of one that can't be taken now. */
export type KeyedOption = Pick<ShownOption, 'id' | 'row' | 'subject'>;

/** What an event of the log is about. */
export interface LogPlace {
  /** Whether a part of the log begins with it, such as a phase. */
  readonly heading: boolean;
  /**
   * Whether one of the units begins with it in which people go through a match, as with every heading: an order, a
   * turn.
   */
  readonly beginsUnit?: boolean;
  /** What stands above it where a part begins of which no event tells. */
  readonly opening?: Message;
  /** The ids of the filters that let it through, beside those by seat. */
  readonly filters: readonly string[];
  /** The seats that it concerns. */
  readonly seats: readonly Seat[];
  /**
   * The story that it is a part of, such as a battle: the same number for all of its events, and `null` outside of one.
   */
  readonly story: number | null;
}

/** How a game's log is sorted. */
export interface LogBookOf<View> {
  /**
   * The unit between an answer and a round by which people step through a match, in a word: "order", "turn"; absent:
   * none.
   */
  readonly unit?: (context: PaneContext) => string;
  /** The filters of this game, in the order in which they are offered. */
  readonly filters: (view: View, context: PaneContext) => readonly { readonly id: string; readonly title: string }[];
  /** What each event is about; `events` follow each other without a gap. */
  readonly places: (events: readonly LogEvent[]) => readonly LogPlace[];
}

/** What everybody may know of a whole match. */
export interface PastOf<View> {
  /** How it stood when each round had ended, the set-up as round 0; the last one is how it stands now. */
  readonly rounds: readonly { readonly round: number; readonly figures: readonly Figure[] }[];
  /** How it stands now. */
  readonly view: View;
  readonly events: readonly LogEvent[];
}

/** A figure of every seat, round by round. */
export interface RoundChart {
  readonly title: string;
  /** The first round that it shows. */
  readonly from: number;
  readonly series: readonly { readonly side: Side; readonly values: readonly number[] }[];
  /** What wins, as a line across at that height. Absent: nothing is to be reached. */
  readonly goals?: readonly number[];
}

/** Something worth knowing of a match: "Biggest battle: Braken 2, 5 against 4". */
export interface Fact {
  readonly label: string;
  readonly text: string;
}

/** How a game looks back on a match. */
export interface RetrospectOf<View> {
  /** The chart of a match; `null` when there is nothing to draw. */
  readonly chart: (past: PastOf<View>, context: PaneContext) => RoundChart | null;
  readonly facts: (past: PastOf<View>, context: PaneContext) => readonly Fact[];
  /**
   * The part of the log in which the match was decided, from an event up to, but without, another one; `null`: none
   * stands out. Absent: none does.
   */
  readonly decisive?: (past: PastOf<View>) => { readonly from: number; readonly to: number } | null;
}

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

/** A question for a place and the one behind it, what is laid there, answered together by one key. */
export interface LayingOf<View> {
  /** The kind of the question for the place. */
  readonly place: string;
  /** The kind of the question behind each of its options. */
  readonly what: string;
  /** What can be laid: the id of its option, and what the footer calls it; at most six, in the order of their keys. */
  readonly things: readonly { readonly id: string; readonly label: Message }[];
  /** The option for a place that the cursor begins on: by its id; `null`: the first one. */
  readonly start: (view: View, decision: Decision) => string | null;
  /** What lies there already, in a line; empty: nothing. */
  readonly pile: (view: View, option: ShownOption, context: PaneContext) => StyledLine;
}

/** What a row of choices leaves undone where it ends. */
export interface Left {
  /** A sentence on what of it has not been said yet; `null`: there is none. */
  readonly words: Message | null;
  /** The options of all that is left, by their ids: it stays on watch where the row ends all the same. */
  readonly things: readonly string[];
}

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
   * The kinds of beats that are scenes of their own, such as those of a battle; all others join the card of their
   * order. Absent: all are.
   */
  readonly scenes?: ReadonlySet<string>;
  /**
   * The kinds of beats at which a side that is no seat acts, such as an alien empire: they are shown as what the
   * program does, and not as what the person did whose answer led to them. Absent: none.
   */
  readonly powers?: ReadonlySet<string>;
  /** The kinds of beats that people want time for: who falls, what a round brings. Absent: none. */
  readonly verdicts?: ReadonlySet<string>;
  /** What weighs so much that it always waits for a key: losses and points. Absent: nothing does. */
  readonly weights?: Weights;
  /**
   * The panes that take all the room of the panes while a seat decides something on them before nobody else's eyes.
   * Absent: none.
   */
  readonly stages?: ReadonlySet<string>;
  /**
   * Beats at which something is told of every seat, such as the end of a round: they are shown as a page that waits.
   * Absent: none.
   */
  readonly page?: PageOf;
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

// What the table knows, which has views of unknown games.
export type Pane = PaneOf<unknown>;
export type LogBook = LogBookOf<unknown>;

export type Past = PastOf<unknown>;
export type Retrospect = RetrospectOf<unknown>;
export type Laying = LayingOf<unknown>;
export type Board = BoardOf<unknown>;
