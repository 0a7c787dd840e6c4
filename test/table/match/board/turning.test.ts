import { describe, expect, test } from 'vitest';
import type { Board } from '../../../../src/boards/board.ts';
import type { Pane } from '../../../../src/boards/pane.ts';
import { layoutOf } from '../../../../src/table/match/board/layout.ts';
import {
  besideMain,
  broughtForQuestion,
  startPanes,
  withNeighbourPane,
  withLegend,
} from '../../../../src/table/match/board/turning.ts';
import type { ShownPanes } from '../../../../src/table/match/board/turning.ts';
import { createGrid } from '../../../../src/boards/drawing/grid.ts';

function pane(id: string): Pane {
  return { id, title: { key: 'x' }, paint: (_view, { width, height }) => createGrid(width, height) };
}

const BOARD: Board = {
  panes: () => ['map', 'sheet', 'hand', 'battle'].map(pane),
  status: () => '',
  paneFor: ({ kind }) => (kind === 'fight' ? 'battle' : null),
  finalTable: () => [],
};

const PANES = BOARD.panes(null);
const LAYOUT = layoutOf({ columns: 120, rows: 40 }, { warned: false, sided: true });
const START = startPanes({ panes: PANES });

/** The panes once a decision of that kind is asked. */
function asked(state: ShownPanes, kind: string): ShownPanes {
  const table = { show: 'table', viewer: 'spectator', view: null, decision: null, thinking: null } as const;
  const picture = { ...table, peek: false, over: false };
  return broughtForQuestion(state, { board: BOARD, panes: PANES, picture }, { kind, options: [] }, 0);
}

const next = (state: ShownPanes): ShownPanes => withNeighbourPane(state, { panes: PANES }, LAYOUT, 1);

describe('the legend', () => {
  const board = { ...BOARD, legend: 'hand' };
  const TABS = layoutOf({ columns: 80, rows: 24 }, { warned: false, sided: true });
  const pressed = (state: ShownPanes, layout = LAYOUT): ShownPanes =>
    withLegend(state, { board, panes: PANES }, layout) ?? state;

  test('comes and goes by its key, also where another question has come between', () => {
    expect(pressed(START)).toMatchObject({ front: 'hand', beside: 'hand' });
    expect(pressed(pressed(START))).toMatchObject({ front: 'map', beside: 'sheet' });
    const later = { ...pressed(START), front: 'map' };
    expect(pressed(later)).toMatchObject({ front: 'map', beside: 'sheet' });
    // Behind tabs what stands beside the main pane is not seen.
    expect(pressed(later, TABS).front).toBe('hand');
  });

  test('goes by its key also where somebody has turned to it', () => {
    expect(pressed(next(next(START)))).toMatchObject({ front: 'map', beside: 'sheet' });
  });
});

describe('the pane beside the main one', () => {
  test('is the battle while a battle is asked about, and then again what stood there before', () => {
    const fighting = asked(START, 'fight');
    expect(fighting.beside).toBe('battle');
    expect(asked(fighting, 'move')).toMatchObject({ front: 'map', beside: 'sheet' });
  });

  test('is never the main one, also where that is another one for the next seat', () => {
    const other = [...PANES.slice(1, 2), ...PANES.slice(0, 1), ...PANES.slice(2)];
    expect([besideMain(START, { panes: PANES }), besideMain(START, { panes: other })]).toEqual(['sheet', 'map']);
  });

  test('comes back to what the people turned to', () => {
    const hand = next(next(START));
    expect(hand.beside).toBe('hand');
    const fighting = asked(hand, 'fight');
    expect(fighting.beside).toBe('battle');
    expect(asked(fighting, 'move').beside).toBe('hand');
  });

  test('stays what the people turned to while the same kind of decision is asked', () => {
    const turnedAway = next(asked(START, 'fight'));
    expect(asked(turnedAway, 'fight')).toBe(turnedAway);
  });
});
