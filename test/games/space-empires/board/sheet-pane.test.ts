import { expect, test } from 'vitest';
import { empiresBoard } from '../../../../src/games/space-empires/board/index.ts';
import { texts } from '../../../../src/games/space-empires/text/languages.ts';
import { createFormatter } from '../../../../src/kernel/words/format.ts';
import { paintingOf } from '../../../boards/painting.ts';
import { scene } from '../scene.ts';

const { picture } = paintingOf(empiresBoard, texts.en, ['Ann', 'Bob']);
const format = createFormatter(texts.en, ['Ann', 'Bob']);

test('SE-10.6.1 what is on the sheet names the level that is bought, and one CP is left, not are', () => {
  const table = scene().cp(0, 30).begin('economy.begin', {});
  const sheet = () => picture('sheet', table.match.view(0), 80, 16, { seat: 0 }).join('\n');
  expect(table.asked).toContain('sheet.row');
  table.answer('technology:ship-size');
  expect(sheet()).toContain('Ship Size 2');
  for (const left of [1, 2])
    expect(format({ key: 'sheet.row-alone', with: { left } })).toContain(left === 1 ? '1 CP is left' : '2 CP are left');
});

test('SE-10.1 a blockaded colony stands on the sheet with what it would pay, as the head line counts it in', () => {
  const table = scene().colony('e5', 0, 5).colony('g6', 0, 5).units(1, 'g6', 'cruiser', 1, {}, { up: true });
  const incomeOf = (match: typeof table.match): string =>
    picture('sheet', match.view(0), 40, 30, { seat: 0 }).join('\n');
  const moving = table.move().match;
  expect(incomeOf(moving)).toMatch(/colonies +30\s[^]*blockaded: G6 +-5\s/);
  const writing = table.begin('economy.begin', {}).match;
  expect(incomeOf(writing)).toMatch(/colonies +30\s[^]*blockaded: G6 +-5\s/);
});
