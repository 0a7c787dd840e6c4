import type { Formatter } from '../kernel/words/format.ts';
import type { Message, Ref, Seat } from '../kernel/words/message.ts';
import type { Glyphs } from './drawing/glyphs.ts';
import type { Grid, Rect } from './drawing/grid.ts';

/** The context in which a pane is painted, apart from the view. */
export interface PaneContext {
  readonly glyphs: Glyphs;
  readonly format: Formatter;
  /** The names of the seats. */
  readonly names: readonly string[];
  /** The addresses that the option under the cursor is about: highlighted on the board, which scrolls to them. */
  readonly focus: readonly Ref[];
  /** The addresses that the other options are about: they can be chosen or reached now. */
  readonly open?: readonly Ref[];
  /** The addresses that the hinted answer is about: they stay marked wherever the cursor is. */
  readonly hinted?: readonly Ref[];
  /** The places to which the unit under the cursor can go; absent: no farther than one step. */
  readonly reach?: readonly Reached[];
  /** The seat that is asked, or whose things are shown. */
  readonly seat: Seat | null;
  /**
   * Whether help for answering is hidden, because people only watch a moment, or because a learner is making a
   * prediction.
   */
  readonly watched?: boolean;
  /** The places that are being turned over, shown edge-on. */
  readonly turning?: readonly Ref[];
  /** The places that flash: a battle breaks out there, or a shot hits. */
  readonly flashing?: readonly Ref[];
  /**
   * The position of the window if people scrolled a picture larger than its pane, in cells from its corner; absent: it
   * follows the focus.
   */
  readonly window?: Spot;
  /**
   * The previous position of the window, in cells from the corner. A steady picture keeps it while the focus is well
   * inside the window.
   */
  readonly before?: Spot;
  /** The zoom level that people chose, as an index into the survey's `zooms`; absent: the one that fits best. */
  readonly zoom?: number;
}

/** A place on the board where the unit under the cursor can go. */
export interface Reached {
  readonly ref: Ref;
  /** The number of steps to the place, if it can be reached this turn; `null`: it can be reached later. */
  readonly steps: number | null;
  /** Whether an enemy is known to be near enough to strike there. */
  readonly isThreatened: boolean;
}

/** A position in a picture, in cells. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A key for pointing: an arrow, or Shift and an arrow for the other diagonal neighbours of a hex. */
export type PointingKey = 'up' | 'down' | 'left' | 'right' | 'shift-up' | 'shift-down' | 'shift-left' | 'shift-right';

/**
 * The addresses of the neighbours of a place, by key. For a key without an entry, pointing goes to the nearest place in
 * that direction.
 */
export type Neighbours = Readonly<Partial<Record<PointingKey, Ref>>>;

/** A thing in a picture, and its position. */
export interface SurveyEntry {
  readonly ref: Ref;
  readonly rect: Rect;
  /**
   * The neighbours of the thing; absent: they follow from the positions. `besideHex` of `hex.ts` returns the neighbours
   * of a hex.
   */
  readonly beside?: Neighbours;
}

/** The positions of the things in a picture. */
export interface Survey {
  /**
   * The things, in reading order, in cells of the pane. A rectangle may lie outside the pane, beyond the window. Where
   * things overlap, the last one is on top.
   */
  readonly things: readonly SurveyEntry[];
  /** The size of the whole picture, of which the pane shows the window. */
  readonly whole: { readonly width: number; readonly height: number };
  /** The position of the window. */
  readonly window: Spot;
  /** The size of the window, if something is shown beside it; absent: the whole pane. */
  readonly room?: PaneSize;
  /** The zoom levels, the widest first, and the current one; absent: the picture has only one size. */
  readonly zooms?: { readonly titles: readonly string[]; readonly shown: number };
}

/** The size of a pane. */
export interface PaneSize {
  readonly width: number;
  readonly height: number;
}

/** A pane: one picture of a match, such as the galaxy, a faction sheet or a hand, as a pure function of a view. */
export interface PaneOf<View> {
  readonly id: string;
  readonly title: Message;
  /** Paints exactly `width` x `height` cells, whatever the view holds. */
  readonly paint: (view: View, size: PaneSize, context: PaneContext) => Grid;
  /**
   * Returns the positions of things in the picture that `paint` paints for the same arguments; absent: nobody can point
   * into this pane.
   */
  readonly survey?: (view: View, size: PaneSize, context: PaneContext) => Survey;
  /**
   * The size from which on the picture shows everything in words: a large screen gives the main pane this size if it
   * can. It must stay the same as long as a match lasts.
   */
  readonly roomy?: PaneSize;
  /** The pane takes the room of all panes while a seat makes a private decision in it. */
  readonly isStage?: true;
}

/** A pane for the table, which has views of unknown type. */
export type Pane = PaneOf<unknown>;
