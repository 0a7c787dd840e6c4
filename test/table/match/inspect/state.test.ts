import { expect, test } from 'vitest';
import type { Board } from '../../../../src/boards/board.ts';
import type { Inspected } from '../../../../src/boards/inspected.ts';
import { neighboursInList, openInspect } from '../../../../src/table/match/inspect/state.ts';
import { UNICODE_GLYPHS } from '../../../../src/boards/drawing/glyphs.ts';
import { DEFAULT_KEYMAP } from '../../../../src/table/frame/edge/keymap.ts';
import { situationAt } from '../../screen-of.tsx';

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
  const past = { board: BOARD, view: {}, viewer: 'spectator', context } as const;
  const at = situationAt({ columns: 80, rows: 24 }, { ...context, keymap: DEFAULT_KEYMAP });
  const refs = ['planet:braken', 'card:one', 'stack:braken', 'card:two', 'card:one', 'cell:1,0'] as const;
  const offered = ['planet:braken', 'card:one', 'card:two'];
  expect(openInspect([], refs, past, at)?.leaves).toMatchObject([{ show: 'list', refs: offered }]);
  const [leaf] = openInspect(refs, [], past, at)?.leaves ?? [];
  expect(leaf).toMatchObject({ show: 'thing', ref: offered[0] });
  expect(leaf?.show === 'thing' && neighboursInList(leaf, past)).toEqual(offered);
  const [alone] = openInspect(['card:two'], refs, past, at)?.leaves ?? [];
  expect(alone).toMatchObject({ show: 'thing', ref: 'card:two' });
  expect(alone?.show === 'thing' && neighboursInList(alone, past)).toEqual(offered);
  expect(openInspect(['cell:1,0'], ['cell:1,0'], past, at)).toBeNull();
});
