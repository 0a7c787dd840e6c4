import { expect, test } from 'vitest';
import { executing, holding, isOver, seatNow } from './step-8.ts';

test('SC-21.7.1 Precision Strike: the owner of the card names the area, the owner of the units picks who falls', () => {
  const board = executing('e3-15', scene =>
    scene
      .area('torus-1', 0, { marine: 1 })
      .area('torus-3', 1, { zergling: 2, mutalisk: 1 })
      .area('torus-4', 2, { zealot: 1 })
      .area('helios-4', 2, { zealot: 1 }),
  );
  expect(board.decision).toMatchObject({ seat: 0, kind: 'event.area', secrecy: 'open' });
  expect(board.options).toEqual(['area:torus-3', 'area:torus-4']);
  expect(board.blockedBy('area:helios-4')).toBe('SC-21.7');
  board.answer('area:torus-3');
  expect(board.decision).toMatchObject({ seat: 1, kind: 'event.victim', secrecy: 'open' });
  expect(board.options).toEqual(['destroy:zergling', 'destroy:mutalisk']);
  board.answer('destroy:mutalisk');
  expect(board.now.areas['torus-3']?.units).toEqual({ zergling: 2 });
  expect(seatNow(board, 1).supply.units.mutalisk).toBe(3);
  expect(isOver(board)).toBe(true);
});

test('SC-20.3 Precision Strike: who loses the last piece by it is out at once', () => {
  const board = executing('e3-16', scene =>
    scene
      .area('torus-1', 0, { marine: 1 })
      .area('torus-3', 1, { zergling: 1 })
      .with(state => {
        const home = state.areas['torus-2'];
        if (home !== undefined) home.base = null;
        const owner = state.seats[1];
        if (owner !== undefined) owner.supply.bases = 6;
      }),
  );
  expect(seatNow(board, 1).eliminated).toBe(true);
  expect(isOver(board)).toBe(true);
});

test('SC-21.7.2 Precision Strike: a base alone is no target, and an own base is no unit', () => {
  expect(holding('e3-15', scene => scene.area('torus-1', 0, { marine: 1 })).blockedBy('event:e3-15')).toBe('SC-21.7.2');
  const noUnit = holding('e3-15', scene => scene.area('braken-1', 1, { zergling: 1 }));
  expect(noUnit.blockedBy('event:e3-15')).toBe('SC-21.7.2');
});
