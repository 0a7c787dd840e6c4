import { expect, test } from 'vitest';
import { carriedAt, carries, recordShown } from '../../../../src/games/space-empires/state/carried.ts';
import type { Levels } from '../../../../src/games/space-empires/data/technologies.ts';

const LEVELS: Levels = {
  'ship-size': 3,
  attack: 2,
  defence: 1,
  tactics: 1,
  movement: 3,
  'ship-yard': 2,
  terraforming: 1,
  exploration: 1,
  fighters: 2,
  'point-defence': 1,
  cloaking: 2,
  scanners: 1,
  mines: 1,
  'mine-sweep': 2,
};

test('SE-12.5, SE-12.6 a ship is built with all levels and the technology of its own, a Colony Ship with that alone', () => {
  const all = { attack: 2, defence: 1, tactics: 1, movement: 3 };
  expect(carriedAt('raider', LEVELS)).toEqual({ ...all, special: 2 });
  expect(carriedAt('dreadnought', LEVELS)).toEqual({ ...all, special: 0 });
  const none = { attack: 0, defence: 0, tactics: 0, movement: 1 };
  expect(carriedAt('colony-ship', LEVELS)).toEqual({ ...none, special: 1 });
  expect(carriedAt('mine', LEVELS)).toEqual({ ...none, special: 0 });
});

test('SE-12.8 a counter that is always up to date carries any levels, another one those that it was built with', () => {
  const built = carriedAt('cruiser', LEVELS);
  expect(carries({ tech: null }, built)).toBe(true);
  expect(carries({ tech: built }, built)).toBe(true);
  expect(carries({ tech: { ...built, special: 0 } }, built)).toBe(false);
});

test('SE-12.10 what units have shown never becomes less', () => {
  const piece = { shown: { attack: 2 } };
  recordShown(piece, { attack: 1, special: 0 });
  expect(piece.shown).toEqual({ attack: 2, special: 0 });
});
