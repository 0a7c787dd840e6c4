import { glimpseMakerOf, viewOf } from '../../kernel/match/glimpse.ts';
import type { ViewParts } from '../../kernel/match/glimpse.ts';
import type { Outcome } from '../../kernel/match/play.ts';
import type { WindowState } from '../../kernel/match/window.ts';
import type { Viewer } from '../../kernel/words/message.ts';
import type { TileBack, TileId } from './data/tiles.ts';
import { tileBack } from './state/board.ts';
import { pointsInPool } from './state/seats.ts';
import type { EmperorState, PublicState, PublicSeat } from './state/state.ts';

/** The view of one seat. */
export interface SeatView extends PublicSeat {
  /** The points of the seat; `null`: hidden from the viewer (GE-13.1). */
  readonly points: number | null;
}

/** All that one viewer may know of a match. Only points and the order of the stack are hidden (GE-13.1, GE-13.2). */
export interface EmperorView extends PublicState {
  readonly viewer: Viewer;
  seats: SeatView[];
  /**
   * The backs of the tiles in the stack, the top one last. `hole`: the Black Hole, whose place everybody can work out
   * (GE-13.1).
   */
  readonly stack: readonly (TileBack | 'hole')[];
  /** The top tile of the stack (GE-11.4); `null`: hidden from the viewer. */
  readonly top: TileId | null;
  readonly topKnown: EmperorState['topKnown'];
  /** The points left in the pool (GE-2.3.1). */
  readonly pool: number;
  readonly windows: WindowState;
  readonly outcome: Outcome | null;
}

/** Functions that compute each field of the view, from the state and for a viewer. */
const VIEW_PARTS: ViewParts<EmperorState, EmperorView> = {
  game: ({ game }) => game,
  options: ({ options }) => options,
  round: ({ round }) => round,
  homes: ({ homes }) => homes,
  tiles: ({ tiles }) => tiles,
  row: ({ row }) => row,
  sectors: ({ sectors }) => sectors,
  food: ({ food }) => food,
  paid: ({ paid }) => paid,
  throne: ({ throne }) => throne,
  direction: ({ direction }) => direction,
  offer: ({ offer }) => offer,
  picks: ({ picks }) => picks,
  role: ({ role }) => role,
  turn: ({ turn }) => turn,
  prices: ({ prices }) => prices,
  battle: ({ battle }) => battle,
  regent: ({ regent }) => regent,
  dice: ({ dice }) => dice,
  warp: ({ warp }) => warp,
  blocked: ({ blocked }) => blocked,
  used: ({ used }) => used,
  gone: ({ gone }) => gone,
  viewer: (_, viewer) => viewer,
  seats: seatsView,
  stack: state => state.stack.map(tile => tileBack(state, tile) ?? 'hole'),
  top: ({ stack, topKnown }, viewer) =>
    topKnown === 'all' || (topKnown !== null && topKnown === viewer) ? (stack.at(-1) ?? null) : null,
  topKnown: ({ topKnown }) => topKnown,
  pool: pointsInPool,
  windows: ({ windows }, viewer) => ({ ...windows, passed: windows.passed.filter(({ seat }) => seat === viewer) }),
  outcome: ({ outcome }) => outcome,
};

/** The view of the state for a viewer. It shares objects with the state: do not change or keep it. */
export function emperorView(state: EmperorState, viewer: Viewer): EmperorView {
  return viewOf(VIEW_PARTS, state, viewer);
}

/** The same view as `emperorView`, but each field is computed only when it is first read. */
export const emperorGlimpse = glimpseMakerOf(VIEW_PARTS);

function seatsView({ options, outcome, seats }: EmperorState, viewer: Viewer): SeatView[] {
  const showsAllPoints = options.openScores || outcome !== null;
  return seats.map(({ name, out, marks, metal, energy, technologies, ships, points }, number) => ({
    ...{ name, out, marks, metal, energy, technologies, ships },
    points: showsAllPoints || number === viewer ? points : null,
  }));
}

/** Whether a value is a view of Galactic Emperor. */
export function isEmperorView(view: unknown): view is EmperorView {
  return typeof view === 'object' && view !== null && 'game' in view && view.game === 'galactic-emperor';
}
