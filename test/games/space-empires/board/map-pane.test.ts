import { expect, test } from 'vitest';
import { empiresBoard } from '../../../../src/games/space-empires/board/index.ts';
import { texts } from '../../../../src/games/space-empires/text/languages.ts';
import { empiresView } from '../../../../src/games/space-empires/view.ts';
import { UNICODE_GLYPHS } from '../../../../src/boards/drawing/glyphs.ts';
import { toPlain } from '../../../../src/boards/drawing/grid.ts';
import { createFormatter } from '../../../../src/kernel/words/format.ts';
import { scene } from '../scene.ts';

const NAMES = ['Ann', 'Bob'];
const context = { glyphs: UNICODE_GLYPHS, format: createFormatter(texts.en, NAMES), names: NAMES, focus: [], seat: 0 };

const BATTLE = scene()
  .units(0, 'e5', 'cruiser', 2)
  .units(0, 'e5', 'raider', 3)
  .units(1, 'e5', 'dreadnought', 1)
  .fight(0);
const view = empiresView(BATTLE.now, 0);

function picture(width: number, height: number, of = view): string[] {
  const [map] = empiresBoard.panes(of);
  if (map === undefined) throw new Error('there is no map');
  return toPlain(map.paint(of, { width, height }, context));
}

/** What stands in E5: its rows, without the edges. */
function hexAt(width: number, height: number, rows: number): readonly string[] {
  const shown = picture(width, height);
  const row = shown.findIndex(line => line.includes('/E5'));
  const column = shown[row]?.indexOf('/E5') ?? 0;
  return shown
    .slice(row, row + rows)
    .map(line => (/[/\\](.*?)_*[/\\]/.exec(line.slice(Math.max(0, column - 1)))?.[1] ?? '').trim());
}

test('a map with four rows a hex has a line for each side of a battle, one with two puts both on the second', () => {
  expect(hexAt(130, 56, 4)).toEqual(['E5', 'deep space', '◆ 2C 3R', '■_DN']);
  // Hexes too narrow for words.
  expect(hexAt(100, 56, 3)).toEqual(['E5', '◆2C 3R', '■DN']);
  expect(hexAt(120, 33, 2)).toEqual(['E5', '◆2C3R■DN']);
});

test('where not all has room, each side has its mark, its strongest group and how many more ships there are, or the cut is marked', () => {
  const stacked = (width: number): string => hexAt(width, 24, 2)[1] ?? '';
  // Five, seven and nine cells inside.
  expect([73, 97, 121].map(stacked)).toEqual(['◆C■…', '◆C+4■DN', '◆2C3R■DN']);
});

test('a homeworld says what it yields also where minerals lie on it', () => {
  const table = scene();
  const { colony } = table.state.hexes.l7 ?? {};
  colony?.goods.push('mineral-5');
  table.move();
  for (const width of [73, 80, 97, 121])
    expect(picture(width, 24, empiresView(table.now, 0)).join('\n')).toMatch(/L7 ?◆O?20/);
});

test('below the map stands what its signs mean, where rows stay free', () => {
  expect(picture(120, 33).join('\n')).toMatch(/◆\? counter face down .* o planet/);
  expect(picture(120, 27).join('\n')).not.toContain('face down');
});

test('what stands in a hex is read without a legend: ships in short, what is unknown with a question mark', () => {
  const table = scene()
    .units(0, 'e5', 'colony-ship', 1)
    .units(0, 'e5', 'colony-ship', 1)
    .units(0, 'f5', 'miner', 1)
    .units(1, 'g5', 'scout', 1)
    .units(0, 'c5', 'battleship', 1, {}, { up: true })
    .units(0, 'c5', 'destroyer', 2, {}, { up: true })
    .units(0, 'c5', 'scout', 1, {}, { up: true });
  const text = picture(73, 30, empiresView(table.now, 0)).join('\n');
  expect(text).toContain('◆2Col');
  expect(text).toContain('◆Mnr');
  expect(text).toContain('■?');
  expect(text).toContain('◆BB+3');
});

test('the minimap has the mark of whoever has a colony in a hex, else of the side with the most counters there', () => {
  const table = scene()
    .units(0, 'g7', 'scout', 1)
    .units(1, 'g7', 'scout', 1)
    .units(1, 'g7', 'cruiser', 1)
    .units(0, 'c7', 'scout', 1);
  const of = empiresView(table.now, 0);
  const shown = (paint: typeof of): string =>
    picture(80, 13, paint)
      .map(row => row.slice(56))
      .join('\n');
  const countOf = (text: string, mark: string): number => text.split(mark).length - 1;
  const bare = shown(empiresView(scene().now, 0));
  expect(countOf(bare, '◆')).toBeGreaterThan(0);
  expect(countOf(shown(of), '◆')).toBe(countOf(bare, '◆') + 1);
  expect(countOf(shown(of), '■')).toBe(countOf(bare, '■') + 1);
});
