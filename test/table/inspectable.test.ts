import { expect, test } from 'vitest';
import type { Board, Inspected } from '../../src/games/board.ts';
import { inspectable } from '../../src/table/pages/inspect.ts';
import { UNICODE_GLYPHS } from '../../src/widgets/glyphs.ts';

const BOARD: Board = {
  panes: () => [],
  status: () => '',
  paneFor: () => null,
  finalTable: () => [],
  inspect: (_view, ref): Inspected | null => {
    if (ref.startsWith('cell:')) return null;
    // A place on the board tells of the planet that lies there.
    const title = ref.startsWith('card:') ? ref : 'Braken';
    return { kind: 'thing', title, sections: [], links: [], rules: [] };
  },
};

test('what tells the very same is offered once, what differs each time', () => {
  const context = { glyphs: UNICODE_GLYPHS, format: () => '', names: [], focus: [], seat: null };
  const inspecting = { board: BOARD, view: {}, viewer: 'spectator', context } as const;
  const refs = ['planet:braken', 'card:one', 'stack:braken', 'card:two', 'card:one', 'cell:1,0'] as const;
  expect(inspectable(inspecting, refs)).toEqual(['planet:braken', 'card:one', 'card:two']);
});
