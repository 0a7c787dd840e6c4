import { expect, test } from 'vitest';
import type { Moment } from '../../../src/session/sitting/beats.ts';
import { RecentMoments } from '../../../src/session/sitting/recent-moments.ts';

const moment = (at: number): Moment => ({
  open: { kind: 'told', viewer: 'spectator', view: at, from: at, to: at + 1 },
  own: null,
});
const shown = (...at: readonly number[]) => RecentMoments.of(at.map(moment), 'spectator', 'program');

/** Which moment is on the screen, and its place; `null`: none. */
const at = (lap: RecentMoments) => (lap.now === null ? null : [lap.now.moment.open.view, lap.place.at, lap.place.of]);

test('moments come one after the other, and can be gone back to, also behind the last', () => {
  const lap = new RecentMoments();
  lap.add(shown(0, 1, 2), false);
  expect([at(lap), lap.isLast]).toEqual([[0, 1, 3], false]);
  lap.next(false);
  lap.next(false);
  expect([at(lap), lap.isLast]).toEqual([[2, 3, 3], true]);
  lap.back();
  expect(at(lap)).toEqual([1, 2, 3]);
  lap.next(false);
  lap.next(false);
  expect(at(lap)).toBeNull();
  lap.next(false);
  lap.back();
  expect(at(lap)).toEqual([2, 3, 3]);
  lap.back();
  lap.back();
  lap.back();
  expect(at(lap)).toEqual([0, 1, 3]);
});

test('who leaves out the rest sees none of them, and none that come unseen', () => {
  const lap = new RecentMoments();
  lap.add(shown(0, 1), false);
  lap.next(true);
  lap.add(shown(2), true);
  expect(at(lap)).toBeNull();
  lap.back();
  expect(at(lap)).toEqual([2, 3, 3]);
});

test('what comes while one is looked at does not push it off the screen', () => {
  const lap = new RecentMoments();
  lap.add(shown(0), false);
  lap.add(shown(1), true);
  expect(at(lap)).toEqual([0, 1, 2]);
});

test('when a person acts, what was shown until then is no news any more', () => {
  const lap = new RecentMoments();
  lap.add(shown(0, 1), false);
  lap.begin();
  lap.add(shown(2), false);
  expect(at(lap)).toEqual([2, 1, 1]);
  lap.back();
  expect(at(lap)).toEqual([2, 1, 1]);
});
