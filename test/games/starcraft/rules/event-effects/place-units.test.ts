import { describe, expect, test } from 'vitest';
import { executing, holding, isOver, seatNow } from './step-8.ts';

describe('Fresh Recruits', () => {
  test('SC-21.7.4 one Marine, free, in a friendly area of a planet with an own base', () => {
    const board = executing('e1-15', scene => scene.area('braken-1', 0, { goliath: 1 }));
    expect(board.decision).toMatchObject({ seat: 0, kind: 'event.area', secrecy: 'open' });
    expect(board.options).toEqual(['area:braken-1', 'area:braken-2']);
    expect(board.blockedBy('area:braken-3')).toBe('SC-1.5'); // empty, not friendly
    expect(board.blockedBy('area:torus-1')).toBe('SC-21.7');
    board.answer('area:braken-1');
    expect(board.now.areas['braken-1']?.units).toEqual({ marine: 1, goliath: 1 });
    expect(isOver(board)).toBe(true);
  });

  test('SC-21.7.4 a Zealot for the Protoss, a Zergling for the Zerg', () => {
    const protoss = executing('e1-15', undefined, ['tassadar', 'mengsk', 'raynor']);
    expect(protoss.now.areas['braken-2']?.units).toEqual({ zealot: 1 });
    const zerg = executing('e1-16', undefined, ['overmind', 'mengsk', 'raynor']);
    expect(zerg.now.areas['braken-2']?.units).toEqual({ zergling: 1 });
  });

  test('SC-21.7.2 not without the figure, nor where every friendly area is full', () => {
    const noFigure = holding('e1-15', scene =>
      scene.seat(0, owner => {
        owner.supply.units.marine = 0;
      }),
    );
    expect(noFigure.blockedBy('event:e1-15')).toBe('SC-2.2');
    const full = holding('e1-15', scene => scene.area('braken-2', 0, { goliath: 3 }));
    expect(full.blockedBy('event:e1-15')).toBe('SC-9.1');
  });
});

describe('Reinforcements', () => {
  test('SC-21.7.4 two Marines and a Firebat together in one friendly or empty area anywhere, though no building unlocks them', () => {
    const board = executing('e2-01');
    expect(board.options).toContain('area:helios-4');
    expect(board.blockedBy('area:helios-2')).toBe('SC-1.5.2'); // only an enemy base: neither friendly nor empty
    board.answer('area:helios-4');
    expect(board.now.areas['helios-4']).toMatchObject({ holder: 0, units: { marine: 2, firebat: 1 } });
    expect(isOver(board)).toBe(true);
  });

  test('SC-9.1 where the area takes only two, the owner picks who is left out', () => {
    const board = executing('e2-02').answer('area:braken-3');
    expect(board.decision).toMatchObject({ seat: 0, kind: 'event.units' });
    expect(board.options).toEqual(['units:2-marine', 'units:1-marine+1-firebat', 'back']);
    board.answer('back', 'area:torus-1', 'units:1-marine+1-firebat');
    expect(board.now.areas['torus-1']?.units).toEqual({ marine: 1, firebat: 1 });
    expect(board.now.areas['braken-3']?.units).toEqual({});
    expect(isOver(board)).toBe(true);
  });

  test('SC-2.2 what the supply lacks is left out: one Zergling is left, and no Hydralisk', () => {
    const board = executing(
      'e2-03',
      scene =>
        scene.seat(0, owner => {
          owner.supply.units.zergling = 1;
          owner.supply.units.hydralisk = 0;
        }),
      ['overmind', 'mengsk', 'raynor'],
    ).answer('area:torus-3');
    expect(board.now.areas['torus-3']?.units).toEqual({ zergling: 1 });
  });

  test('SC-21.7.4 two Zealots for the Protoss', () => {
    const board = executing('e2-04', undefined, ['tassadar', 'mengsk', 'raynor']).answer('area:torus-3');
    expect(board.now.areas['torus-3']?.units).toEqual({ zealot: 2 });
    expect(seatNow(board, 0).supply.units.zealot).toBe(4);
  });

  test('SC-21.7.2 not when none of the figures is left', () => {
    const board = holding('e2-01', scene =>
      scene.seat(0, owner => {
        owner.supply.units.marine = 0;
        owner.supply.units.firebat = 0;
      }),
    );
    expect(board.blockedBy('event:e2-01')).toBe('SC-2.2');
  });
});
