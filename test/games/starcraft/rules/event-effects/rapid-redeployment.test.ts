import { expect, test } from 'vitest';
import { executing, holding, isOver } from './step-8.ts';

test('SC-21.7 Rapid Redeployment: one to three units move from one area to one friendly or empty area along an own transport', () => {
  const board = executing('e2-17', scene =>
    scene
      .area('braken-1', 0, { marine: 3, firebat: 1 })
      .transport('braken', 'torus', 0)
      .area('torus-4', 2, { zealot: 1 }),
  );
  expect(board.decision).toMatchObject({ seat: 0, secrecy: 'open' });
  expect(board.decision.kind).toBe('event.to'); // one area with own units: taken
  expect(board.options).toEqual(['area:braken-2', 'area:braken-3', 'area:torus-1', 'area:torus-3']);
  expect(board.blockedBy('area:torus-4')).toBe('SC-1.5.2');
  expect(board.blockedBy('area:torus-2')).toBe('SC-1.5.2'); // only an enemy base
  board.answer('area:torus-3');
  expect(board.options).toEqual(['unit:marine', 'unit:firebat', 'back']);
  expect(board.blockedBy('done')).toBe('SC-21.7.2');
  board.answer('unit:marine', 'unit:marine', 'unit:firebat');
  expect(board.options).toEqual(['done', 'put-back:marine', 'put-back:firebat', 'back']);
  expect(board.blockedBy('unit:marine')).toBe('SC-21.7');
  board.answer('put-back:marine', 'unit:marine', 'done');
  expect(board.now.areas['braken-1']?.units).toEqual({ marine: 1 });
  expect(board.now.areas['torus-3']).toMatchObject({ holder: 0, units: { marine: 2, firebat: 1 } });
  expect(board.now.battle).toBeNull();
  expect(isOver(board)).toBe(true);
});

test('SC-9.1 Rapid Redeployment: no more than the area has room for', () => {
  const board = executing('e2-18', scene => scene.area('braken-1', 0, { marine: 3 })).answer('area:braken-3');
  board.answer('unit:marine', 'unit:marine');
  expect(board.blockedBy('unit:marine')).toBe('SC-9.1');
  board.answer('done');
  expect(board.now.areas['braken-3']?.units).toEqual({ marine: 2 });
});

test('SC-10.2 Rapid Redeployment: an adjacent planet without an own transport on the way is blocked', () => {
  const board = executing('e2-17', scene => scene.area('braken-1', 0, { marine: 3 }).transport('braken', 'torus', 1));
  expect(board.blockedBy('area:torus-3')).toBe('SC-10.2');
});

test('SC-21.7.1 Rapid Redeployment: the way can be changed before anybody has moved', () => {
  const board = executing('e2-17', scene =>
    scene.area('braken-1', 0, { marine: 2 }).area('helios-4', 0, { wraith: 1 }),
  );
  expect(board.options).toEqual(['from:braken-1', 'from:helios-4']);
  board.answer('from:braken-1', 'area:braken-3', 'unit:marine', 'back', 'from:helios-4', 'back', 'from:helios-4');
  board.answer('area:helios-1');
  expect(board.now.areas['helios-1']?.units).toEqual({ wraith: 1 });
  expect(board.now.areas['braken-1']?.units).toEqual({ marine: 2 });
  expect(isOver(board)).toBe(true);
});

test('SC-21.7.2 Rapid Redeployment: not without a unit that can go somewhere', () => {
  expect(holding('e2-17').blockedBy('event:e2-17')).toBe('SC-21.7.2');
});
