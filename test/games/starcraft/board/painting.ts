import { createTeller } from '../../../../src/kernel/phrases.ts';
import type { Ref, Seat } from '../../../../src/kernel/words.ts';
import type { PaneContext, Spot, Survey } from '../../../../src/games/board.ts';
import { starcraftBoard } from '../../../../src/games/starcraft/board/index.ts';
import { en } from '../../../../src/games/starcraft/text/en.ts';
import { UNICODE_GLYPHS } from '../../../../src/widgets/glyphs.ts';
import type { Glyphs } from '../../../../src/widgets/glyphs.ts';
import type { Grid } from '../../../../src/widgets/grid.ts';
import { toPlain } from '../../../../src/widgets/grid.ts';

export const NAMES = ['Ann', 'Bob', 'Cyd', 'Dan', 'Eve', 'Fay'] as const;

export interface Looking {
  readonly seat?: Seat | null;
  readonly focus?: readonly Ref[];
  readonly glyphs?: Glyphs;
  readonly names?: readonly string[];
  readonly open?: readonly Ref[];
  readonly window?: Spot;
  readonly zoom?: number;
}

/** A context for painting. */
export function contextOf({
  seat = null,
  focus = [],
  glyphs = UNICODE_GLYPHS,
  names = NAMES,
  ...more
}: Looking = {}): PaneContext {
  return { glyphs, tell: createTeller(en, names), names, focus, seat, ...more };
}

/** Paints one pane of the board. Throws when there is none of that id. */
export function paint(id: string, view: unknown, width: number, height: number, looking: Looking = {}): Grid {
  const pane = starcraftBoard.panes.find(candidate => candidate.id === id);
  if (pane === undefined) throw new Error(`no pane ${id}`);
  return pane.paint(view, { width, height }, contextOf(looking));
}

/** A pane as lines without the blanks at their ends. */
export function picture(id: string, view: unknown, width: number, height: number, looking: Looking = {}): string[] {
  return toPlain(paint(id, view, width, height, looking)).map(line => line.trimEnd());
}

/** Where the things of a pane are. Throws when there is none of that id, or when nobody can point into it. */
export function survey(id: string, view: unknown, width: number, height: number, looking: Looking = {}): Survey {
  const pane = starcraftBoard.panes.find(candidate => candidate.id === id);
  if (pane?.survey === undefined) throw new Error(`nothing to point at in ${id}`);
  return pane.survey(view, { width, height }, contextOf(looking));
}
