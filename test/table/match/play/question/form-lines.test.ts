import { expect, test } from 'vitest';
import { columnWidths } from '../../../../../src/table/match/play/question/form-lines.ts';

test('of columns beside each other those that need less spare their room for those that need more', () => {
  expect(columnWidths([20, 30], 98)).toEqual([49, 49]);
  expect(columnWidths([58, 30], 98)).toEqual([58, 40]);
  expect(columnWidths([70, 40], 98)).toEqual([58, 40]);
  expect(columnWidths([70, 60], 98)).toEqual([49, 49]);
  expect(columnWidths([200], 98)).toEqual([98]);
});
