import { imaginationOf } from '../../kernel/match/imagination.ts';
import type { OpenStatement } from '../../kernel/match/imagination.ts';
import type { WindowState } from '../../kernel/match/window.ts';
import { randomBelow, shuffle, spawnGenerator } from '../../kernel/plain/random.ts';
import type { RandomState } from '../../kernel/plain/random.ts';
import { same } from '../../kernel/plain/same.ts';
import type { Seat, Viewer } from '../../kernel/words/message.ts';
import { HOME_TILES, TILE_IDS } from './data/tiles.ts';
import type { TileId } from './data/tiles.ts';
import { tileBack } from './state/board.ts';
import type { EmperorState } from './state/state.ts';
import { emperorView } from './view.ts';
import type { EmperorView } from './view.ts';

/**
 * What a viewer may know about a match: its view and the pending steps. Two things are hidden: the points of each other
 * seat (their sum is public), and the order of the tile stack (the backs are public; GE-13.1). Passes that seats
 * declared ahead are public.
 */
export interface EmperorKnown {
  readonly view: EmperorView;
  readonly agenda: EmperorState['agenda'];
  readonly passed: WindowState['passed'];
}

function knowledgeOf(state: EmperorState, viewer: Viewer): EmperorKnown {
  return { view: emperorView(state, viewer), agenda: state.agenda, passed: state.windows.passed };
}

/** The tiles that may be in the stack: those with a stack back that are not in sight. */
function unseenTiles(view: EmperorView): TileId[] {
  const seenTiles = new Set<TileId>([
    ...Object.values(view.tiles),
    ...view.row,
    'omega',
    ...HOME_TILES.slice(0, view.seats.length),
  ]);
  if (view.top !== null) seenTiles.add(view.top);
  return TILE_IDS.filter(tile => !seenTiles.has(tile));
}

/** The seats whose points the viewer does not know, and the sum of those points. */
function hiddenPoints({ seats, paid }: EmperorView): { readonly hidden: readonly Seat[]; readonly sum: number } {
  const hiddenSeats = seats.flatMap(({ points }, seat) => (points === null ? [seat] : []));
  return { hidden: hiddenSeats, sum: paid - seats.reduce((sum, { points }) => sum + (points ?? 0), 0) };
}

/** Deals a random state that agrees with what the viewer knows. */
function imagine({ view, agenda, passed }: EmperorKnown, random: RandomState): EmperorState {
  const { viewer: _viewer, top: _top, pool: _pool, stack, seats, windows, outcome, ...open } = view;
  const points = dealPoints(view, random);
  const state = {
    ...open,
    agenda,
    outcome,
    windows: { ...windows, passed },
    revealed: 0,
    seats: seats.map((seat, number) => ({ ...seat, points: seat.points ?? points.get(number) ?? 0 })),
    stack: dealStack(view, stack, random),
  };
  return { ...state, random: spawnGenerator(random) };
}

/** Deals the hidden points: a random split of their sum between the seats. */
function dealPoints(view: EmperorView, random: RandomState): Map<Seat, number> {
  const { hidden, sum } = hiddenPoints(view);
  const shuffledSeats = [...hidden];
  shuffle(random, shuffledSeats);
  const points = new Map<Seat, number>();
  let remainingPoints = sum;
  for (const [place, seat] of shuffledSeats.entries()) {
    const dealtShare = place === shuffledSeats.length - 1 ? remainingPoints : randomBelow(random, remainingPoints + 1);
    points.set(seat, dealtShare);
    remainingPoints -= dealtShare;
  }
  return points;
}

function dealStack(view: EmperorView, backs: EmperorView['stack'], random: RandomState): TileId[] {
  const unseenInStack = unseenTiles(view);
  shuffle(random, unseenInStack);
  return backs.map((back, place) => {
    if (view.top !== null && place === backs.length - 1) return view.top;
    const tileIndex = unseenInStack.findIndex(tile => (tileBack(view, tile) ?? 'hole') === back);
    const [tile] = unseenInStack.splice(tileIndex, tileIndex < 0 ? 0 : 1);
    if (tile === undefined) throw new RangeError(`no ${back} tile is left for the stack`);
    return tile;
  });
}

/** The rules that a state breaks if the viewer's knowledge is true; empty if the state is possible. */
function stateFaults(knowledge: EmperorKnown, state: EmperorState): string[] {
  const { view } = knowledge;
  const faults: string[] = [];
  const mustHold = (rule: string, holds: boolean): void => {
    if (!holds) faults.push(rule);
  };
  const unseenInStack = unseenTiles(view);
  const unknownTiles = view.top === null ? state.stack : state.stack.slice(0, -1);
  const { sum, hidden: others } = hiddenPoints(view);
  mustHold('GE-13.2: what is open is as everybody sees it', same(knowledgeOf(state, view.viewer), knowledge));
  mustHold('GE-2.5: no tile is there twice', new Set(state.stack).size === state.stack.length);
  mustHold(
    'GE-2.5: tiles in sight are not in the stack',
    unknownTiles.every(tile => unseenInStack.includes(tile)),
  );
  mustHold(
    'GE-2.3: the points that were paid are those of the seats',
    others.reduce((total, seat) => total + (state.seats[seat]?.points ?? 0), 0) === sum,
  );
  return faults;
}

/** The statements about hidden information that the viewer's knowledge leaves open. */
function imaginationCases(knowledge: EmperorKnown): OpenStatement<EmperorState>[] {
  const { view } = knowledge;
  const { hidden, sum } = hiddenPoints(view);
  const back = view.stack.at(-1);
  const topCases =
    view.top !== null || back === undefined
      ? []
      : unseenTiles(view)
          .filter(tile => (tileBack(view, tile) ?? 'hole') === back)
          .map((tile): OpenStatement<EmperorState> => ({
            name: `${tile} is on top of the stack`,
            holds: ({ stack }) => stack.at(-1) === tile,
          }));
  const leadCases =
    hidden.length < 2 || sum < 2
      ? []
      : hidden.map((seat): OpenStatement<EmperorState> => ({
          name: `seat ${seat} has most of the hidden points`,
          holds: ({ seats }) => (seats[seat]?.points ?? 0) * 2 > sum,
        }));
  return [...topCases, ...leadCases];
}

/** What a viewer knows about a match of Galactic Emperor, and the states that are possible given that. */
export const emperorImagination = imaginationOf<EmperorState, EmperorKnown>({
  known: knowledgeOf,
  imagine,
  couldBe: stateFaults,
  cases: imaginationCases,
});
