import { expect, test } from 'vitest';
import { inColumns } from '../../../src/boards/drawing/columns.ts';

test('rows of cells stand in columns, as wide as what is in them, without blanks at the end', () => {
  expect(
    inColumns([
      ['Unit', 'Base', 'Other'],
      ['龍', '', 'all'],
      ['Small Alien', 'one'],
    ]),
  ).toEqual(['Unit         Base  Other', '龍                 all', 'Small Alien  one']);
  expect(inColumns([])).toEqual([]);
});
