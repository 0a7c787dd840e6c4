import type { Formatter } from '../kernel/words/format.ts';
import type { Message, Ref, Seat } from '../kernel/words/message.ts';
import type { Glyphs } from './drawing/glyphs.ts';
import type { Grid, Rect } from './drawing/grid.ts';

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
  /** What the answer is about that a hint names: it stays marked wherever the cursor goes. */
  readonly hinted?: readonly Ref[];
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
  /** It takes all the room of the panes while a seat decides something on it before nobody else's eyes. */
  readonly isStage?: true;
}

/** A pane as the table knows it, which has views of unknown games. */
export type Pane = PaneOf<unknown>;
