import { describe, expect, test } from 'vitest';
import type { Board, Pane } from '../../src/games/board.ts';
import type { Pressed } from '../../src/table/theme/keys.ts';
import { PaneTurner } from '../../src/table/pages/pane-turner.ts';
import { layoutOf } from '../../src/table/board/layout.ts';
import { createGrid } from '../../src/widgets/grid.ts';

const NEXT: Pressed = { command: 'next-pane', nth: 0, key: 'tab' };

function pane(id: string): Pane {
  return { id, title: { key: 'x' }, paint: (_view, { width, height }) => createGrid(width, height) };
}

const BOARD: Board = {
  panes: () => ['map', 'sheet', 'hand', 'battle'].map(pane),
  status: () => '',
  paneFor: ({ kind }) => (kind === 'fight' ? 'battle' : null),
  finalTable: () => [],
};

function turner(): PaneTurner {
  return new PaneTurner(
    BOARD,
    () => null,
    () => layoutOf({ columns: 120, rows: 40 }, { warned: false, sided: true }),
  );
}

describe('the pane beside the main one', () => {
  test('is the battle while a battle is asked about, and then again what stood there before', () => {
    const panes = turner();
    panes.bringFor({ kind: 'fight', options: [] }, 0);
    expect(panes.looking.beside).toBe('battle');
    panes.bringFor({ kind: 'move', options: [] }, 0);
    expect(panes.looking).toMatchObject({ front: 'map', beside: 'sheet' });
  });

  test('comes back to what the people turned to', () => {
    const panes = turner();
    panes.key(NEXT);
    panes.key(NEXT);
    expect(panes.looking.beside).toBe('hand');
    panes.bringFor({ kind: 'fight', options: [] }, 0);
    panes.bringFor({ kind: 'move', options: [] }, 0);
    expect(panes.looking.beside).toBe('hand');
  });
});
