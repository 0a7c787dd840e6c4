import type { Outcome } from '../../kernel/match/play.ts';
import type { WindowState } from '../../kernel/match/window.ts';
import type { Viewer } from '../../kernel/words/message.ts';
import type { Back, TileId } from './data/tiles.ts';
import { backOf } from './state/board.ts';
import { poolLeft } from './state/seats.ts';
import type { EmperorState, Position, PublicSeat } from './state/state.ts';

/** One seat's things. */
export interface SeatView extends PublicSeat {
  /** Its points; `null`: the viewer may not know them (GE-13.1). */
  readonly points: number | null;
}

/** All that one viewer may know of a match: everything but points and the order of the stack (GE-13.1, GE-13.2). */
export interface EmperorView extends Position {
  readonly viewer: Viewer;
  seats: SeatView[];
  /**
   * The backs of the tiles in the stack, the top one last; `hole`: the Black Hole, whose place everybody can count
   * (GE-13.1).
   */
  readonly stack: readonly (Back | 'hole')[];
  /** The top tile, where the viewer knows it (GE-11.4). */
  readonly top: TileId | null;
  readonly topKnown: EmperorState['topKnown'];
  /** The points left in the pool (GE-2.3.1). */
  readonly pool: number;
  readonly windows: WindowState;
  readonly outcome: Outcome | null;
}

/** The state as `viewer` may know it. Shares structure with the state: do not change or keep it. */
export function emperorView(state: EmperorState, viewer: Viewer): EmperorView {
  const {
    random: _random,
    revealed: _revealed,
    agenda: _agenda,
    stack,
    topKnown,
    windows,
    outcome,
    seats,
    ...open
  } = state;
  const showsAll = state.options.openScores || outcome !== null;
  const knowsTop = topKnown === 'all' || (topKnown !== null && topKnown === viewer);
  return {
    ...open,
    viewer,
    seats: seats.map(({ points, ...seat }, number) => ({
      ...seat,
      points: showsAll || number === viewer ? points : null,
    })),
    stack: stack.map(tile => backOf(state, tile) ?? 'hole'),
    top: knowsTop ? (stack.at(-1) ?? null) : null,
    topKnown,
    pool: poolLeft(state),
    windows: { ...windows, passed: windows.passed.filter(({ seat }) => seat === viewer) },
    outcome,
  };
}

/** Whether some view belongs to this game. */
export function isEmperorView(view: unknown): view is EmperorView {
  return typeof view === 'object' && view !== null && 'game' in view && view.game === 'galactic-emperor';
}
