import { expect, test } from 'vitest';
import { bitByBit, flashesAt, motionIn } from '../../src/boards/motion.ts';
import type { PlacesIn, UnexploredIn } from '../../src/boards/motion.ts';

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
  expect(motionIn({ placesIn }, [begun, same, moved, moved, gone])).toEqual([
    { view: moved, changed: ['hex:1'] },
    // Where nothing has come, it is seen where something has gone.
    { view: gone, changed: ['hex:2'] },
  ]);
});

test('a long motion has its last pictures; a game that names no places has none', () => {
  const views = Array.from({ length: 20 }, (_, at) => [String(at)]);
  expect(motionIn({ placesIn }, views).map(({ view }) => view)).toEqual(views.slice(-8));
  expect(motionIn({}, views)).toEqual([]);
});

test('what has been explored is seen edge-on before it lies face up', () => {
  const [hidden, explored] = [['?'], ['star']];
  const unexploredIn: UnexploredIn<unknown> = view => new Set(view === hidden ? ['hex:0' as const] : []);
  expect(motionIn({ placesIn, unexploredIn }, [hidden, explored])).toEqual([
    { view: hidden, changed: ['hex:0'], turning: ['hex:0'] },
    { view: explored, changed: ['hex:0'] },
  ]);
});

test('a flash goes on and off in its pane', () => {
  const pictures = flashesAt('now', 'map', ['hex:1']);
  expect(pictures.map(({ flashing }) => flashing?.length ?? 0)).toEqual([1, 0, 1]);
  expect(new Set(pictures.map(({ pane }) => pane))).toEqual(new Set(['map']));
});

test('what comes bit by bit comes in at most eight pictures, and all of it is no picture on the way', () => {
  const firsts = (count: number) => bitByBit(count, 'battle', first => first).map(({ view }) => view);
  expect(firsts(0)).toEqual([]);
  expect(firsts(3)).toEqual([0, 1, 2]);
  expect(firsts(20)).toEqual([0, 3, 6, 9, 12, 15, 18]);
});
