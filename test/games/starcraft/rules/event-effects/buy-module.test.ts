import { describe, expect, test } from 'vitest';
import { executing, holding, isOver, seatNow } from './step-8.ts';

describe('Air Defence Contract', () => {
  test('SC-21.7.3 Air Support for 1 mineral, without order or base on a planet of its own', () => {
    const board = executing('e1-03', scene => scene.workers(0, 1));
    expect(board.decision).toMatchObject({ seat: 0, kind: 'event.purchase', secrecy: 'open' });
    expect(board.options).toEqual(['module:air-support', 'none']);
    board.answer('module:air-support');
    expect(board.decision.kind).toBe('pay');
    board.answer('auto');
    expect(seatNow(board, 0)).toMatchObject({
      modules: { 'air-support': 1 },
      pool: 0,
      permanent: { mineral: 1, gas: 0 },
    });
    expect(isOver(board)).toBe(true);
  });

  test('SC-21.6 ruling events-pay: the worker stays where it paid', () => {
    const board = executing('e1-03', scene => scene.workers(0, 3)).answer('module:air-support', 'auto');
    expect(seatNow(board, 0)).toMatchObject({ pool: 2, unavailable: 0, permanent: { mineral: 1, gas: 0 } });
  });

  test('SC-21.7.3 the purchase can be given up: it happens in full or not at all', () => {
    const board = executing('e1-04', scene => scene.workers(0, 1)).answer('module:air-support', 'back');
    expect(board.decision.kind).toBe('event.purchase');
    board.answer('none');
    expect(seatNow(board, 0)).toMatchObject({ modules: {}, pool: 1 });
    expect(isOver(board)).toBe(true);
  });

  test('SC-21.7.2 not when it is owned, when no module space is free, or when it cannot be paid', () => {
    const owned = holding('e1-03', scene =>
      scene.workers(0, 3).seat(0, owner => {
        owner.modules = { 'air-support': 1 };
      }),
    );
    expect(owned.blockedBy('event:e1-03')).toBe('SC-17.4');
    const full = holding('e1-03', scene =>
      scene.workers(0, 3).seat(0, owner => {
        owner.modules = { supply: 4, 'research-development': 1 };
      }),
    );
    expect(full.blockedBy('event:e1-03')).toBe('SC-17.4');
    expect(holding('e1-03').blockedBy('event:e1-03')).toBe('SC-7.2');
  });
});

describe('Orbital Requisition', () => {
  test('SC-7.6 any module for 2 resources less, and never below 0', () => {
    const board = executing('e2-15');
    expect(board.options).toEqual(['module:supply', 'module:research-development', 'none']);
    expect(board.blockedBy('module:air-support')).toBe('SC-7.2');
    board.answer('module:research-development');
    expect(seatNow(board, 0).modules).toEqual({ 'research-development': 1 });
    expect(isOver(board)).toBe(true);
  });

  test('SC-22.3 the Zerg have no Supply module', () => {
    const board = executing('e2-16', undefined, ['overmind', 'mengsk', 'raynor']);
    expect(board.blockedBy('module:supply')).toBe('SC-22.3');
  });

  test('SC-21.7.2 not without a free module space', () => {
    const board = holding('e2-15', scene =>
      scene.seat(0, owner => {
        owner.modules = { supply: 4, 'research-development': 1 };
      }),
    );
    expect(board.blockedBy('event:e2-15')).toBe('SC-17.4');
  });
});
