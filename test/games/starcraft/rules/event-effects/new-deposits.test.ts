import { expect, test } from 'vitest';
import { executing, holding, isOver } from './step-8.ts';
import type { Scene } from '../../scene.ts';
import type { AreaId } from '../../../../../src/games/starcraft/data/planets.ts';

const deplete = (board: Scene, ...areas: AreaId[]): Scene =>
  board.with(state => {
    for (const area of areas) {
      const here = state.areas[area];
      if (here !== undefined) here.depletion = 'partial';
    }
  });

test('SC-7.5.4 New Deposits: a partially depleted card of the owner goes back to its normal side', () => {
  const board = executing('e1-18', scene =>
    deplete(scene.cards(0, 'braken-2', 'braken-3', 'torus-3'), 'braken-2', 'torus-3'),
  );
  expect(board.decision).toMatchObject({ seat: 0, kind: 'event.area', secrecy: 'open' });
  expect(board.options).toEqual(['area:braken-2', 'area:torus-3']);
  expect(board.blockedBy('area:braken-3')).toBe('SC-21.7.5');
  board.answer('area:torus-3');
  expect(board.now.areas['torus-3']?.depletion).toBe('none');
  expect(board.now.areas['braken-2']?.depletion).toBe('partial');
  expect(isOver(board)).toBe(true);
});

test('SC-21.7.2 New Deposits: a partially depleted area whose card somebody else holds does not count', () => {
  const board = holding('e1-19', scene => deplete(scene.cards(0, 'braken-2').cards(1, 'torus-2'), 'torus-2'));
  expect(board.blockedBy('event:e1-19')).toBe('SC-21.7.2');
});
