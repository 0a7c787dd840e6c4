import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { UNICODE_GLYPHS } from '../../../../src/boards/drawing/glyphs.ts';
import { cellAt } from '../../../../src/boards/drawing/grid.ts';
import { seatMark, territoryOf } from '../../../../src/boards/drawing/sides.ts';
import { starcraft } from '../../../../src/games/starcraft/game.ts';
import { isStarCraftView } from '../../../../src/games/starcraft/view.ts';
import type { StarCraftView } from '../../../../src/games/starcraft/view.ts';
import { nameIn } from '../../../../src/kernel/words/message.ts';
import { savedFile } from '../../../../src/saves/folder/folder.ts';
import { loadMatch } from '../../../../src/saves/saved/load.ts';
import type { Looking } from '../../../boards/painting.ts';
import { paint, survey } from './painting.ts';

const SAVES = fileURLToPath(new URL('../../../../saves', import.meta.url));

function viewOf(sample: string): StarCraftView {
  const view = loadMatch(starcraft, savedFile(SAVES, sample)).match.view('spectator');
  if (!isStarCraftView(view)) throw new Error('a view of another game');
  return view;
}

/** At 120x40, at 80x24, and in a low pane. */
const SIZES = [
  [73, 24],
  [80, 13],
  [73, 17],
] as const;

test.each(SIZES)('an area has the ground of whoever holds it, and the mark, on a map of %ix%i', (width, height) => {
  const view = viewOf('sample-six-seats-late');
  const grid = paint('galaxy', view, width, height);
  let held = 0;
  for (const { ref, rect } of survey('galaxy', view, width, height).things) {
    const state = Object.entries(view.areas).find(([area]) => area === nameIn(ref, 'area'))?.[1];
    const owner = state?.holder ?? state?.base ?? null;
    const isIn = rect.x >= 0 && rect.y >= 0 && rect.x + rect.width <= width && rect.y + rect.height <= height;
    if (state === undefined || !isIn) continue;
    const cells = Array.from({ length: rect.width }, (_, at) => cellAt(grid, rect.x + at, rect.y));
    const [first] = cells;
    expect(first?.style.ground, ref).toBe(owner === null ? undefined : territoryOf(owner));
    if (owner === null) continue;
    held += 1;
    expect(cells.map(({ character }) => character).join(''), ref).toContain(seatMark(UNICODE_GLYPHS, owner));
  }
  expect(held).toBeGreaterThan(8);
});

test('where a battle is, the ground says so, and what can be chosen says so with its number', () => {
  const view = viewOf('sample-mid-battle');
  const area = view.battle?.area ?? 'none';
  const { rect } = survey('galaxy', view, 73, 24).things.find(({ ref }) => ref === `area:${area}`) ?? {};
  if (rect === undefined) throw new Error('there is no battle');
  expect(cellAt(paint('galaxy', view, 73, 24), rect.x, rect.y).style.ground).toBe('threat');
  const open = paint('galaxy', view, 73, 24, { open: [`area:${area}`] });
  expect([0, 3].map(by => cellAt(open, rect.x + by, rect.y).style.ground)).toEqual(['choice', 'threat']);
});

test.each([20, 30, 40])('planets stay where they are when the legend gets a line more, in a pane of 110x%i', height => {
  for (const sample of ['sample-six-seats-late', 'sample-mid-battle']) {
    const view = viewOf(sample);
    const few = { ...view, order: null, stacks: {} };
    const more = { ...view, stacks: { helios: [{ seat: 0, special: true, order: null }] } };
    const rectsOf = (shown: unknown): unknown =>
      survey('galaxy', shown, 110, height).things.filter(({ ref }) => ref.startsWith('planet:'));
    expect(rectsOf(more), sample).toEqual(rectsOf(few));
  }
});

test.each(SIZES)(
  'an area flashes where a battle breaks out, and nothing else does, on a map of %ix%i',
  (width, height) => {
    const view = viewOf('sample-six-seats-late');
    const things = survey('galaxy', view, width, height).things.filter(({ ref }) => ref.startsWith('area:'));
    const [there] = things.filter(({ rect: { x, y } }) => x >= 0 && x < width && y >= 0 && y < height);
    if (there === undefined) throw new Error('no area is in sight');
    const reversed = (looking: Looking): number =>
      paint('galaxy', view, width, height, looking).cells.filter(({ style }) => style.inverse === true).length;
    const { width: cells } = there.rect;
    expect(reversed({ flashing: [there.ref] }) - reversed({})).toBe(cells);
  },
);
