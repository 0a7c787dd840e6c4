import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { starcraft } from '../../../../src/games/starcraft/game.ts';
import { isStarCraftView } from '../../../../src/games/starcraft/view.ts';
import type { StarCraftView } from '../../../../src/games/starcraft/view.ts';
import { ASCII_GLYPHS, UNICODE_GLYPHS } from '../../../../src/boards/drawing/glyphs.ts';
import { savedFile } from '../../../../src/saves/folder/folder.ts';
import { loadMatch } from '../../../../src/saves/saved/load.ts';
import { picture, survey } from './painting.ts';

const SAVES = fileURLToPath(new URL('../../../../saves', import.meta.url));

function viewOf(sample: string): StarCraftView {
  const { match } = loadMatch(starcraft, savedFile(SAVES, sample));
  const view = match.view('spectator');
  if (!isStarCraftView(view)) throw new Error('a view of another game');
  return view;
}

const crowded = viewOf('sample-six-seats-late');

/** The map as it is at 100x30 and at 120x30, behind the other panes and above the question. */
const SIZES = [
  [60, 17],
  [73, 17],
] as const;

describe.each(SIZES)('twelve planets late in a match of six, on a map of %ix%i', (width, height) => {
  const { things, whole } = survey('galaxy', crowded, width, height);
  const rectOf = (ref: string) => things.find(thing => thing.ref === ref)?.rect ?? { x: 0, y: 0, width: 0, height: 0 };

  test.each([UNICODE_GLYPHS, ASCII_GLYPHS])(
    'each area says by letters which units stand there, or how many where there is no room for letters',
    glyphs => {
      const shown = picture('galaxy', crowded, width, height, { glyphs });
      for (const [area, { units }] of Object.entries(crowded.areas)) {
        const kinds = Object.values(units).filter(count => count > 0).length;
        const { x, y, width: cells } = rectOf(`area:${area}`);
        const text = shown[y]?.slice(x, x + cells) ?? '';
        const letters = text.match(/[A-Z][a-z]/g)?.length ?? 0;
        const count = Object.values(units).reduce((sum, more) => sum + more, 0);
        const isCounted = cells < 4 && text.endsWith(`${count}`);
        expect([area, isCounted ? kinds : letters]).toEqual([area, kinds]);
      }
    },
  );

  test('the whole map is in sight, and each area in its tile', () => {
    expect([whole.width <= width, whole.height <= height]).toEqual([true, true]);
    for (const { ref, rect } of things.filter(thing => thing.ref.startsWith('area:'))) {
      const tile = rectOf(ref.replace(/^area:(.*)-\d+$/, 'planet:$1'));
      expect([ref, rect.x > tile.x, rect.x + rect.width < tile.x + tile.width]).toEqual([ref, true, true]);
      expect([ref, rect.y > tile.y, rect.y < tile.y + tile.height - 1]).toEqual([ref, true, true]);
    }
  });

  test('tiles do not change their size with what stands on them', () => {
    const areas = Object.fromEntries(
      Object.entries(crowded.areas).map(([area, state]) => [area, { ...state, units: {}, holder: state.base }]),
    );
    const planets = (view: StarCraftView) =>
      survey('galaxy', view, width, height).things.filter(({ ref }) => ref.startsWith('planet:'));
    expect(planets({ ...crowded, areas: { ...crowded.areas, ...areas } })).toEqual(planets(crowded));
  });
});

test('where a tile has one line for its areas, none of them is cut off: blanks go first, then the kinds of units', () => {
  const { things } = survey('galaxy', crowded, 60, 13);
  const shown = picture('galaxy', crowded, 60, 13);
  const rows = new Set(things.filter(({ ref }) => ref.startsWith('area:')).map(({ rect }) => rect.y));
  for (const row of rows) expect(shown[row] ?? '').not.toContain('…');
});
