import { expect, test } from 'vitest';
import { merge, placeUnits, removePiece, split } from '../../../../src/games/space-empires/state/placing.ts';
import { pickUnits } from '../../../../src/games/space-empires/state/lots.ts';
import { scene } from '../scene.ts';

test('SE-4.1 units that are split off and merged again are the group that they were, under the lower label', () => {
  const { now } = scene().units(0, 'g6', 'scout', 3).move();
  const [group] = now.pieces;
  if (group === undefined) throw new Error('there is no group');
  const { label } = group;
  const other = split(now, group, pickUnits(group, 1));
  expect([group.count, other.count]).toEqual([2, 1]);
  expect(other.label).not.toBe(label);
  merge(now, other, group);
  expect(now.pieces).toEqual([other]);
  expect([other.count, other.label]).toEqual([3, label]);
});

test('SE-10.7 new units join groups with room first, then come under new counters, none under a label left this turn', () => {
  const { now } = scene().units(0, 'g6', 'scout', 5).move();
  const [group] = now.pieces;
  if (group === undefined) throw new Error('there is no group');
  const unit = { owner: 0, kind: 'scout', at: group.at, tech: group.tech ?? expect.fail() } as const;
  placeUnits(now, { ...unit, count: 3 });
  expect(now.pieces.map(({ count }) => count)).toEqual([6, 2]);
  removePiece(now, group);
  placeUnits(now, { ...unit, count: 6 });
  // The label of the counter that is gone stays taken in this turn.
  expect(now.pieces.map(({ count, label }) => [count, label])).toEqual([
    [6, 1],
    [2, 2],
  ]);
});
