import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gather } from '../../../src/kernel/plain/gather.ts';

test('what is gathered is what flatMap gives, for lists and for single parts', () => {
  const partsOf = (item: number, place: number): number | readonly number[] => {
    if (item % 3 === 0) return item;
    return item % 3 === 1 ? [] : [item, place, place + 1];
  };
  fc.assert(
    fc.property(fc.array(fc.nat(20)), items => {
      expect(gather(items, partsOf)).toEqual(items.flatMap(partsOf));
    }),
  );
});
