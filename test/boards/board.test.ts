import { describe, expect, test } from 'vitest';
import { boardFrom } from '../../src/boards/board-from.ts';
import type { BoardOf } from '../../src/boards/board.ts';
import type { PaneContext, PaneOf } from '../../src/boards/pane.ts';
import { layoutOf } from '../../src/table/match/board/layout.ts';
import {
  broughtToFront,
  broughtForQuestion,
  startPanes,
  withNeighbourPane,
} from '../../src/table/match/board/turning.ts';
import type { Picture } from '../../src/session/sitting/picture.ts';
import { UNICODE_GLYPHS } from '../../src/boards/drawing/glyphs.ts';
import { createGrid, put, toPlain } from '../../src/boards/drawing/grid.ts';

/** A game that may be played on several maps at once. */
interface MapsView {
  readonly maps: readonly { readonly id: string; readonly places: readonly string[] }[];
}

const NORTH = { id: 'north', places: ['n1', 'n2'] };
const SOUTH = { id: 'south', places: ['s1'] };
const ONE: MapsView = { maps: [NORTH] };
const TWO: MapsView = { maps: [NORTH, SOUTH] };

function isMapsView(view: unknown): view is MapsView {
  return typeof view === 'object' && view !== null && 'maps' in view;
}

const mapPane = ({ id }: MapsView['maps'][number]): PaneOf<MapsView> => ({
  id,
  title: { key: `map.${id}` },
  paint: ({ maps }, { width, height }) => {
    const grid = createGrid(width, height);
    put(grid, 0, 0, maps.find(map => map.id === id)?.places.join(' ') ?? '');
    return grid;
  },
  survey: ({ maps }, { width, height }) => ({
    things: (maps.find(map => map.id === id)?.places ?? []).map((place, x) => ({
      ref: `place:${place}`,
      rect: { x: 3 * x, y: 0, width: 2, height: 1 },
    })),
    whole: { width, height },
    window: { x: 0, y: 0 },
  }),
});

/** A pane for each map; a decision is shown on the map of the first place that one of its options is about. */
const written: BoardOf<MapsView> = {
  panes: ({ maps }) => maps.map(mapPane),
  status: ({ maps }) => `${maps.length} maps`,
  paneFor: ({ options }, { maps }) => {
    const refs = options.flatMap(option => option.refs ?? []);
    return maps.find(({ places }) => places.some(place => refs.includes(`place:${place}`)))?.id ?? null;
  },
  finalTable: () => [['maps']],
  inspect: (view, ref) => ({
    kind: 'place',
    title: `${ref} of ${view.maps.length}`,
    sections: [],
    links: [],
    rules: [],
  }),
  outlook: view => `${view.maps.length}`,
  scene: (kind, view) => ({ pane: view.maps[0]?.id ?? '', title: kind, why: '', views: [view] }),
  log: { filters: ({ maps }) => maps.map(({ id }) => ({ id, title: id })), places: () => [] },
  retrospect: {
    chart: () => null,
    facts: ({ view }) => [{ label: 'maps', text: String(view.maps.length) }],
  },
};

const BOARD = boardFrom(isMapsView, written);
const SIZE = { width: 8, height: 1 };
const CONTEXT: PaneContext = { glyphs: UNICODE_GLYPHS, format: ({ key }) => key, names: [], focus: [], seat: null };
const about = (...refs: readonly `place:${string}`[]) => ({
  kind: 'move',
  options: refs.map(ref => ({ refs: [ref] })),
});

describe('the panes of a match', () => {
  test('are one for each of its maps, each with its own places', () => {
    const painted = (view: MapsView): string[] =>
      BOARD.panes(view).map(pane => `${pane.id}: ${toPlain(pane.paint(view, SIZE, CONTEXT))[0]?.trimEnd()}`);
    expect(painted(ONE)).toEqual(['north: n1 n2']);
    expect(painted(TWO)).toEqual(['north: n1 n2', 'south: s1']);
    const things = BOARD.panes(TWO).map(pane => pane.survey?.(TWO, SIZE, CONTEXT).things.map(({ ref }) => ref));
    expect(things).toEqual([['place:n1', 'place:n2'], ['place:s1']]);
  });

  test('come to the front by what the options of a decision are about', () => {
    expect(BOARD.paneFor(about('place:s1'), TWO)).toBe('south');
    expect(BOARD.paneFor(about('place:n2'), TWO)).toBe('north');
    expect(BOARD.paneFor(about('place:s1'), ONE)).toBeNull();
    expect(BOARD.paneFor(about(), TWO)).toBeNull();
  });

  test('are turned to at the table, decision by decision, and by hand only among those there are', () => {
    const layout = layoutOf({ columns: 120, rows: 40 }, { warned: false, sided: true });
    const common = { show: 'table', viewer: 'spectator', decision: null, thinking: null } as const;
    const looked = (view: MapsView) => {
      const picture: Picture = { ...common, view, peek: false, over: false };
      return { board: BOARD, panes: BOARD.panes(view), picture };
    };
    const two = looked(TWO);
    const start = startPanes(two);
    expect(start).toMatchObject({ front: 'north', beside: 'south' });
    const south = broughtForQuestion(start, two, about('place:s1'), 0);
    expect(south.front).toBe('south');
    expect(broughtForQuestion(south, two, about('place:n1'), 0).front).toBe('north');
    const one = looked(ONE);
    const only = withNeighbourPane(broughtToFront(startPanes(one), one, 'south'), one, layout, 1);
    expect(only).toMatchObject({ front: 'north', beside: null });
  });
});

test('a view of another game has no panes, words or figures, and reaches none of the functions of the game', () => {
  const other = { game: 'other' };
  const decision = {
    ...about(),
    n: 0,
    seat: 0,
    prompt: { key: '' },
    rule: '',
    secrecy: 'open',
    options: [],
    amount: null,
  } as const;
  const option = { id: '', words: { key: '' } };
  expect(BOARD.panes(other)).toEqual([]);
  expect(BOARD.status(other, CONTEXT)).toBe('');
  expect(BOARD.paneFor(about('place:n1'), other)).toBeNull();
  expect(BOARD.finalTable(other, CONTEXT)).toEqual([]);
  expect(BOARD.inspect?.(other, 'place:n1', CONTEXT)).toBeNull();
  expect(BOARD.outlook?.(other, decision, option, CONTEXT, () => ({ all: [], complete: false }))).toBeNull();
  expect(BOARD.scene?.('moved', other, CONTEXT)).toBeNull();
  expect(BOARD.log?.filters(other, CONTEXT)).toEqual([]);
  expect(BOARD.retrospect?.chart({ rounds: [], view: other, events: [] }, CONTEXT)).toBeNull();
  expect(BOARD.retrospect?.facts({ rounds: [], view: other, events: [] }, CONTEXT)).toEqual([]);
  const [north] = BOARD.panes(TWO);
  expect(toPlain(north?.paint(other, SIZE, CONTEXT) ?? createGrid(0, 0))).toEqual(['        ']);
  expect(north?.survey?.(other, SIZE, CONTEXT).things).toEqual([]);
});

test('a view of the game reaches all of them', () => {
  expect(BOARD.status(TWO, CONTEXT)).toBe('2 maps');
  expect(BOARD.inspect?.(TWO, 'place:n1', CONTEXT)?.title).toBe('place:n1 of 2');
  expect(BOARD.scene?.('moved', TWO, CONTEXT)?.pane).toBe('north');
  expect(BOARD.log?.filters(TWO, CONTEXT)).toHaveLength(2);
  expect(BOARD.retrospect?.facts({ rounds: [], view: TWO, events: [] }, CONTEXT)).toEqual([
    { label: 'maps', text: '2' },
  ]);
  expect('legend' in BOARD).toBe(false);
});
