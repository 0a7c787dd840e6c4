import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { Board } from '../../src/boards/board.ts';
import { SEAT_LOOKS } from '../../src/boards/drawing/sides.ts';
import { ASCII_GLYPHS, UNICODE_GLYPHS } from '../../src/boards/drawing/glyphs.ts';
import { cellAt } from '../../src/boards/drawing/grid.ts';
import type { Grid, Rect } from '../../src/boards/drawing/grid.ts';
import { emperorBoard } from '../../src/games/galactic-emperor/board/index.ts';
import { texts as emperorTexts } from '../../src/games/galactic-emperor/text/languages.ts';
import { loadGame } from '../../src/games/index.ts';
import { empiresBoard } from '../../src/games/space-empires/board/index.ts';
import { texts as empiresTexts } from '../../src/games/space-empires/text/languages.ts';
import type { Catalogue } from '../../src/kernel/words/format.ts';
import { savedFile } from '../../src/saves/folder/folder.ts';
import { loadMatch } from '../../src/saves/saved/load.ts';
import { paintingOf } from '../boards/painting.ts';

// Nobody has to tell two grounds apart: in every owned hex stands the mark of its owner, and in every hex its
// coordinate.

const SAVES = fileURLToPath(new URL('../../saves', import.meta.url));
const NAMES = ['Ann', 'Bob', 'Cyd', 'Dan', 'Eve', 'Fay'];
/** Panes at 80x24, at 120x40, at 200x60, and one in which all hexes have four rows. */
const SIZES = [
  [80, 13],
  [73, 24],
  [95, 42],
  [200, 64],
] as const;

const SAMPLES: readonly (readonly [name: string, game: string, board: Board, words: Catalogue])[] = [
  ['sample-empires-after-set-up', 'space-empires', empiresBoard, empiresTexts.en],
  ['sample-empires-mid-battle', 'space-empires', empiresBoard, empiresTexts.en],
  ['sample-empires-four-late', 'space-empires', empiresBoard, empiresTexts.en],
  ['sample-empires-aliens', 'space-empires', empiresBoard, empiresTexts.en],
  ['sample-emperor-after-set-up', 'galactic-emperor', emperorBoard, emperorTexts.en],
  ['sample-emperor-five-late', 'galactic-emperor', emperorBoard, emperorTexts.en],
];

async function viewOf(name: string, id: string): Promise<unknown> {
  const game = await loadGame(id);
  if (game === null) throw new Error(`no game ${id}`);
  return loadMatch(game, savedFile(SAVES, name)).match.view('spectator');
}

const cellsIn = (grid: Grid, { x, y, width, height }: Rect): readonly ReturnType<typeof cellAt>[] =>
  Array.from({ length: width * height }, (_, at) => cellAt(grid, x + (at % width), y + Math.floor(at / width)));

describe.each(SAMPLES)('%s', (name, game, board, words) => {
  test.each([
    ['Unicode', UNICODE_GLYPHS],
    ['ASCII', ASCII_GLYPHS],
  ] as const)('owned hexes have the mark of their owner, and all their coordinate, in %s', async (_, glyphs) => {
    const view = await viewOf(name, game);
    const { paint, survey, contextOf } = paintingOf(board, words, NAMES);
    const [pane] = board.panes(view);
    if (pane === undefined) throw new Error('there is no map');
    let owned = 0;
    for (const [width, height] of SIZES) {
      const grid = paint(pane.id, view, width, height, { glyphs });
      const seen = survey(pane.id, view, width, height, { glyphs });
      const { width: right, height: bottom } = seen.room ?? { width, height };
      for (const { ref, rect } of seen.things) {
        if (rect.x < 0 || rect.y < 0 || rect.x + rect.width > right || rect.y + rect.height > bottom) continue;
        const cells = cellsIn(grid, rect);
        // What lies beyond the edge of the window has an arrow over it.
        if (cells.some(({ style }) => style.tone === 'accent')) continue;
        const text = cells.map(({ character }) => character).join('');
        const where = `${ref} at ${width}x${height}: ${text}`;
        const title = board.inspect?.(view, ref, contextOf())?.title ?? '';
        const label = /\b[A-Z]\d+\b/.exec(title)?.[0] ?? 'no coordinate';
        expect(text, where).toContain(label);
        const ground = cells[text.indexOf(label)]?.style.ground;
        const seat = SEAT_LOOKS.find(({ territory, home }) => ground === territory || ground === home);
        if (seat === undefined) continue;
        owned += 1;
        expect(text, where).toContain(glyphs[seat.glyph]);
      }
    }
    expect(owned).toBeGreaterThan(10);
  });
});
