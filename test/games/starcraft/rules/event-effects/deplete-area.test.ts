import { describe, expect, test } from 'vitest';
import { AREA_IDS } from '../../../../../src/games/starcraft/data/planets.ts';
import type { AreaId } from '../../../../../src/games/starcraft/data/planets.ts';
import type { AreaState } from '../../../../../src/games/starcraft/state/state.ts';
import type { Scene } from '../../scene.ts';
import { executing, holding, isOver, seatNow } from './step-8.ts';

const depletion = (board: Scene, areas: Partial<Record<AreaId, AreaState['depletion']>>): Scene =>
  board.with(state => {
    for (const area of AREA_IDS) {
      const here = state.areas[area];
      if (here !== undefined) here.depletion = areas[area] ?? 'none';
    }
  });

describe('Sabotaged Refinery', () => {
  test('SC-21.7.5 an untouched resource area of a planet with an own unit or base becomes partially depleted, whoever holds it', () => {
    const board = executing('e1-20', scene =>
      depletion(scene.area('torus-1', 0, { marine: 1 }).cards(1, 'torus-2'), {
        'torus-4': 'partial',
        'braken-3': 'full',
      }),
    );
    expect(board.decision).toMatchObject({ seat: 0, kind: 'event.area', secrecy: 'open' });
    expect(board.options).toEqual(['area:braken-2', 'area:torus-2', 'area:torus-3']);
    expect(board.blockedBy('area:torus-4')).toBe('SC-21.7.5');
    expect(board.blockedBy('area:braken-3')).toBe('SC-21.7.5');
    expect(board.blockedBy('area:helios-4')).toBe('SC-21.7');
    board.answer('area:torus-2');
    expect(board.now.areas['torus-2']?.depletion).toBe('partial');
    expect(seatNow(board, 1).resourceCards).toEqual([{ area: 'torus-2', workers: 0 }]);
    expect(isOver(board)).toBe(true);
  });

  test('SC-21.7.5 workers on the card stay', () => {
    const board = executing('e1-21', scene =>
      scene.seat(0, owner => {
        owner.resourceCards = [{ area: 'braken-3', workers: 1 }];
      }),
    ).answer('area:braken-3');
    expect(seatNow(board, 0)).toMatchObject({ resourceCards: [{ area: 'braken-3', workers: 1 }], unavailable: 0 });
  });

  test('SC-21.7.2 not when every resource area of the own planets is depleted in part or whole', () => {
    const board = holding('e1-20', scene => depletion(scene, { 'braken-2': 'partial', 'braken-3': 'full' }));
    expect(board.blockedBy('event:e1-20')).toBe('SC-21.7.2');
  });
});

describe('Strip Mining', () => {
  test('SC-21.7.5 a partially depleted area anywhere becomes depleted: its card leaves the game, workers on it are unavailable', () => {
    const board = executing('e2-09', scene =>
      depletion(
        scene.seat(2, owner => {
          owner.supply.workers -= 2;
          owner.resourceCards = [{ area: 'helios-2', workers: 2 }];
        }),
        { 'helios-2': 'partial', 'braken-3': 'partial' },
      ),
    );
    expect(board.options).toEqual(['area:braken-3', 'area:helios-2']);
    expect(board.blockedBy('area:torus-3')).toBe('SC-21.7.5');
    board.answer('area:helios-2');
    expect(board.now.areas['helios-2']?.depletion).toBe('full');
    expect(seatNow(board, 2)).toMatchObject({ resourceCards: [], unavailable: 2 });
    expect(isOver(board)).toBe(true);
  });

  test('SC-21.7.2 not when no area is partially depleted', () => {
    expect(holding('e2-10').blockedBy('event:e2-10')).toBe('SC-21.7.2');
  });
});
