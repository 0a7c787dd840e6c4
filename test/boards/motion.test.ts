import { expect, test } from 'vitest';
import { motionIn } from '../../src/boards/motion.ts';
import type { PlacesIn } from '../../src/boards/motion.ts';

/** A view that is nothing but its places. */
const placesIn: PlacesIn<unknown> = view => {
  const places: readonly string[] = Array.isArray(view) ? view.map(String) : [];
  return new Map(places.map((text, at) => [`hex:${at}` as const, text]));
};

test('a motion has the pictures in which something on the map has changed, each with where something has come', () => {
  const [begun, same, moved, gone] = [
    ['A', '', 'B'],
    ['A', '', 'B'],
    ['', 'A', 'B'],
    ['', 'A', ''],
  ];
  expect(motionIn(placesIn, [begun, same, moved, moved, gone])).toEqual([
    { view: moved, changed: ['hex:1'] },
    // Where nothing has come, it is seen where something has gone.
    { view: gone, changed: ['hex:2'] },
  ]);
});

test('a long motion has its last pictures; a game that names no places has none', () => {
  const views = Array.from({ length: 20 }, (_, at) => [String(at)]);
  expect(motionIn(placesIn, views).map(({ view }) => view)).toEqual(views.slice(-8));
  expect(motionIn(undefined, views)).toEqual([]);
});
