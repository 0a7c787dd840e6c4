import { expect, test } from 'vitest';
import { executing, holding, isOver } from './step-8.ts';

test('SC-21.7.4 Elite Reserves: one unit of any type that the buildings unlock, free, in a friendly area beside an own base', () => {
  const board = executing('e3-08', scene =>
    scene
      .seat(0, owner => {
        owner.buildings.starport = 3;
      })
      .area('braken-3', 0, { marine: 1 }),
  );
  expect(board.decision).toMatchObject({ seat: 0, kind: 'event.unit', secrecy: 'open' });
  expect(board.options).toEqual(['unit:marine', 'unit:wraith', 'unit:science-vessel', 'unit:battlecruiser']);
  expect(board.blockedBy('unit:goliath')).toBe('SC-8.1.3');
  board.answer('unit:battlecruiser');
  expect(board.options).toEqual(['area:braken-2', 'area:braken-3', 'back']);
  board.answer('back', 'unit:wraith', 'area:braken-3');
  expect(board.now.areas['braken-3']?.units).toEqual({ marine: 1, wraith: 1 });
  expect(isOver(board)).toBe(true);
});

test('SC-21.7.4 Elite Reserves: a unit that needs a technology can never be placed', () => {
  const board = executing(
    'e3-09',
    scene =>
      scene.inPlay(0, 'summon-archon-1').seat(0, owner => {
        owner.buildings.gateway = 3;
      }),
    ['tassadar', 'mengsk', 'raynor'],
  );
  expect(board.options).toEqual(['unit:zealot', 'unit:dragoon', 'unit:high-templar']);
  expect(board.blockedBy('unit:archon')).toBe('SC-21.7.4');
});

test('SC-21.7.2 Elite Reserves: not without an unlocked figure, nor without an area that fits', () => {
  const noFigure = holding('e3-10', scene =>
    scene.seat(0, owner => {
      owner.supply.units.marine = 0;
    }),
  );
  expect(noFigure.blockedBy('event:e3-10')).toBe('SC-2.2');
  const full = holding('e3-10', scene => scene.area('braken-2', 0, { goliath: 3 }));
  expect(full.blockedBy('event:e3-10')).toBe('SC-9.1');
});
