import { expect, test } from 'vitest';
import { wrapLinked } from '../../../../src/table/frame/ui/linked.ts';
import type { Piece } from '../../../../src/table/frame/ui/linked.ts';

const LINK: Piece = { text: 'SC-5', style: {}, goal: { to: 'rule:SC-5' } };

const linesAt = (width: number): string[] =>
  wrapLinked([{ text: 'Orders are placed (', style: {} }, LINK, { text: ') and carried out.', style: {} }], width).map(
    line =>
      line
        .map(({ text }) => text)
        .join('')
        .trimEnd(),
  );

test('a link is never parted from the brackets around it', () => {
  expect(linesAt(80)).toEqual(['Orders are placed (SC-5) and carried out.']);
  expect(linesAt(24)).toEqual(['Orders are placed (SC-5)', '  and carried out.']);
  expect(linesAt(23)).toEqual(['Orders are placed', '  (SC-5) and carried', '  out.']);
});

test('a word that is longer than the line stands in one of its own', () => {
  expect(linesAt(3)).toEqual(['Orders', '  are', '  placed', '  (SC-5)', '  and', '  carried', '  out.']);
});
