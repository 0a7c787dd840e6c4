import { describe, expect, test } from 'vitest';
import type { Catalogue } from '../../src/kernel/words/format.ts';
import { createFormatter } from '../../src/kernel/words/format.ts';
import type { Ref, Seat } from '../../src/kernel/words/message.ts';
import type { Board } from '../../src/boards/board.ts';
import type { PaneContext, Spot, Survey } from '../../src/boards/pane.ts';
import { UNICODE_GLYPHS } from '../../src/boards/drawing/glyphs.ts';
import type { Glyphs } from '../../src/boards/drawing/glyphs.ts';
import type { Grid } from '../../src/boards/drawing/grid.ts';
import { toPlain } from '../../src/boards/drawing/grid.ts';

/** How a pane is looked at; what is left out is as at an open table where nobody is asked. */
export interface Looking {
  readonly seat?: Seat | null;
  readonly focus?: readonly Ref[];
  readonly glyphs?: Glyphs;
  readonly names?: readonly string[];
  readonly open?: readonly Ref[];
  readonly window?: Spot;
  readonly zoom?: number;
  readonly watched?: boolean;
  readonly flashing?: readonly Ref[];
}

/** The panes of a board, to be painted in tests. */
export interface BoardPainting {
  /** A context for painting. */
  readonly contextOf: (looking?: Looking) => PaneContext;
  /** Paints one pane. Throws when there is none of that id. */
  readonly paint: (id: string, view: unknown, width: number, height: number, looking?: Looking) => Grid;
  /** A pane as lines without the blanks at their ends. */
  readonly picture: (id: string, view: unknown, width: number, height: number, looking?: Looking) => string[];
  /** Where the things of a pane are. Throws when there is none of that id, or when nobody can point into it. */
  readonly survey: (id: string, view: unknown, width: number, height: number, looking?: Looking) => Survey;
}

/** The panes of that board, in that language, at a table with those people. */
export function paintingOf(board: Board, catalogue: Catalogue, people: readonly string[]): BoardPainting {
  const contextOf = ({
    seat = null,
    focus = [],
    glyphs = UNICODE_GLYPHS,
    names = people,
    ...more
  }: Looking = {}): PaneContext => ({ glyphs, format: createFormatter(catalogue, names), names, focus, seat, ...more });
  const paint: BoardPainting['paint'] = (id, view, width, height, looking = {}) => {
    const pane = board.panes(view).find(candidate => candidate.id === id);
    if (pane === undefined) throw new Error(`no pane ${id}`);
    return pane.paint(view, { width, height }, contextOf(looking));
  };
  return {
    contextOf,
    paint,
    picture: (...what) => toPlain(paint(...what)).map(line => line.trimEnd()),
    survey: (id, view, width, height, looking = {}) => {
      const pane = board.panes(view).find(candidate => candidate.id === id);
      if (pane?.survey === undefined) throw new Error(`nothing to point at in ${id}`);
      return pane.survey(view, { width, height }, contextOf(looking));
    },
  };
}

/** What holds for the panes of every board, whatever the view: no size and no strange view is too much for them. */
export function describePanes(
  board: Board,
  { contextOf, paint }: Pick<BoardPainting, 'contextOf' | 'paint'>,
  anyView: unknown,
): void {
  describe('whatever is asked of them, the panes', () => {
    test.each(board.panes(anyView).map(({ id }) => id))('%s is painted in tiny and empty sizes too', id => {
      for (const [width, height] of [
        [0, 0],
        [1, 1],
        [5, 2],
        [200, 1],
      ] as const) {
        const grid = paint(id, anyView, width, height);
        expect([grid.width, grid.height]).toEqual([width, height]);
      }
    });

    test('show nothing of what is no view of their game', () => {
      expect(board.panes({ game: 'other' })).toEqual([]);
      for (const pane of board.panes(anyView)) {
        const grid = pane.paint({ game: 'other' }, { width: 4, height: 2 }, contextOf());
        expect(toPlain(grid)).toEqual(['    ', '    ']);
        expect(pane.survey?.({ game: 'other' }, { width: 4, height: 2 }, contextOf()).things ?? []).toEqual([]);
      }
      expect(board.paneFor({ kind: 'any', options: [] }, { game: 'other' })).toBeNull();
      expect(board.status(null, contextOf())).toBe('');
      expect(board.finalTable(null, contextOf())).toEqual([]);
    });
  });
}
