import type { Teller } from '../kernel/phrases.ts';
import type { Ref, Seat } from '../kernel/words.ts';
import type { Glyphs } from '../widgets/glyphs.ts';
import type { Grid } from '../widgets/grid.ts';

/** What a pane is painted with. */
export interface PaneContext {
  readonly glyphs: Glyphs;
  readonly tell: Teller;
  /** The people's names, by seat. */
  readonly names: readonly string[];
  /** The addresses that the cursor's option is about: shown on the board, which pans to them. */
  readonly focus: readonly Ref[];
  /** The seat that is asked, or whose things are looked at. */
  readonly seat: Seat | null;
}

/** One picture of a match: the galaxy, a faction sheet, a hand. A pure function of a view. */
export interface Pane {
  readonly id: string;
  readonly title: string;
  /** Paints exactly `width` x `height` cells, whatever the view holds. */
  paint(view: unknown, size: { readonly width: number; readonly height: number }, context: PaneContext): Grid;
}

/** How a game looks: its panes, the main one first, and the line at the top. Sees nothing but views. */
export interface Board {
  readonly panes: readonly Pane[];
  /** The state of the match in one line: "StarCraft · round 3 · Execution · stage I (11 left)". */
  status(view: unknown, context: PaneContext): string;
  /** The pane that shows the pending kind of decision best, or `null` for the main one. */
  paneFor(kind: string): string | null;
  /** The final table: one row a seat, the winner first; the first row is the heading. */
  finalTable(view: unknown, context: PaneContext): readonly (readonly string[])[];
}
