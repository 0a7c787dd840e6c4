import { expect, test } from 'vitest';
import type { Scene } from '../../scene.ts';
import { executing, holding, isOver, seatNow } from './step-8.ts';

test('SC-21.7.5 Scorched World: every resource area of one planet goes down one step, not two', () => {
  const board = executing('e3-13', scene =>
    scene.cards(1, 'torus-2', 'torus-3', 'torus-4').with(({ areas }) => {
      if (areas['torus-2'] !== undefined) areas['torus-2'].depletion = 'partial';
      if (areas['torus-4'] !== undefined) areas['torus-4'].depletion = 'full';
    }),
  );
  expect(board.decision).toMatchObject({ seat: 0, kind: 'event.planet', secrecy: 'open' });
  expect(board.options).toEqual(['planet:braken', 'planet:torus', 'planet:helios']);
  board.answer('planet:torus');
  const { areas } = board.now;
  const left = (['torus-1', 'torus-2', 'torus-3', 'torus-4'] as const).map(area => areas[area]?.depletion);
  expect(left).toEqual(['none', 'full', 'partial', 'full']);
  expect(seatNow(board, 1).resourceCards.map(({ area }) => area)).toEqual(['torus-3', 'torus-4']);
  expect(isOver(board)).toBe(true);
});

const exhaust = (board: Scene, planets: RegExp): Scene =>
  board.with(({ areas }) => {
    for (const [area, here] of Object.entries(areas)) if (planets.test(area)) here.depletion = 'full';
  });

test('SC-21.7.2 Scorched World: a planet without such an area is blocked, and so is the card when all are like that', () => {
  expect(executing('e3-13', scene => exhaust(scene, /torus/)).blockedBy('planet:torus')).toBe('SC-21.7.5');
  expect(holding('e3-14', scene => exhaust(scene, /./)).blockedBy('event:e3-14')).toBe('SC-21.7.2');
});
