import { describe, expect, test } from 'vitest';
import { copy } from '../../../../../src/kernel/plain/copy.ts';
import { readState } from '../../../../../src/games/starcraft/state/saved-state.ts';
import { starcraftView } from '../../../../../src/games/starcraft/view.ts';
import type { Scene } from '../../scene.ts';
import { executing, holding, isOver, seatNow } from './step-8.ts';

/** Seat 0 in Torus 1 can attack seat 1 in Torus 3. */
const facing = (board: Scene): Scene =>
  board
    .area('torus-1', 0, { marine: 2 })
    .area('torus-3', 1, { zergling: 1 })
    .hand(0, 'terran-c01', 'terran-c02')
    .hand(1, 'zerg-c01', 'zerg-c02');

describe('Grand Offensive', () => {
  test('SC-21.7.7 a standard Mobilize order at once, on a planet with an own unit or base or beside one, without a token', () => {
    const board = executing('e3-04', scene => scene.planet('dylar-iv', 3, 0).area('braken-1', 0, { marine: 2 }));
    expect(board.decision).toMatchObject({ seat: 0, kind: 'event.planet', rule: 'SC-21.7.7', secrecy: 'open' });
    expect(board.options).toEqual(['planet:braken', 'planet:torus']);
    expect(board.blockedBy('planet:helios')).toBe('SC-5.2');
    board.answer('planet:braken');
    expect(board.now.order).toMatchObject({ seat: 0, planet: 'braken', order: 'mobilize', special: false });
    expect(board.now.stacks.braken).toEqual([]);
    expect(board.now).toMatchObject({ phase: 'regrouping', turn: null });
    board.answer('unit:marine@braken-1', 'move-all:marine:braken-1>braken-3', 'done');
    expect(board.now.areas['braken-3']?.units).toEqual({ marine: 2 });
    expect(board.now.order).toBeNull();
    expect(isOver(board)).toBe(true);
  });

  test('SC-21.7.7 SC-12.3 a battle of it is a standard one: the attacker draws 3 and adds nothing', () => {
    const board = executing('e3-05', facing).answer('planet:torus');
    board.answer('unit:marine@torus-1', 'move:marine:torus-1>torus-3', 'done');
    expect(board.now.battle).toMatchObject({ attacker: 0, defender: 1, special: false, area: 'torus-3' });
    expect(seatNow(board, 0).hand).toHaveLength(5);
    board.answer('deck', 'done', 'deck', 'done');
    while (!isOver(board)) board.answer(board.options[0] ?? '');
    expect(board.now).toMatchObject({ battle: null, order: null, phase: 'regrouping' });
  });

  test('SC-21.7.7 saves and views hold in the middle of such a battle', () => {
    const board = executing('e3-05', facing).answer('planet:torus');
    board.answer('unit:marine@torus-1', 'move:marine:torus-1>torus-3', 'done');
    const state = copy(board.now);
    expect(readState(JSON.parse(JSON.stringify(state)), [{ name: 'P1' }, { name: 'P2' }, { name: 'P3' }])).toEqual(
      state,
    );
    expect(starcraftView(state, 'spectator')).toMatchObject({ step: 8, stacks: { torus: [] } });
  });

  test('SC-21.7.7 SC-20.3 who loses the last piece in the battle is out when the event is over', () => {
    const board = executing('e3-04', scene =>
      facing(scene).with(state => {
        const home = state.areas['torus-2'];
        if (home !== undefined) home.base = null;
        const owner = state.seats[1];
        if (owner !== undefined) owner.supply.bases = 6;
      }),
    ).answer('planet:torus');
    board.answer('unit:marine@torus-1', 'move-all:marine:torus-1>torus-3', 'done');
    board.match.concede(1);
    while (!isOver(board)) board.answer(board.options[0] ?? '');
    expect(seatNow(board, 1).eliminated).toBe(true);
    expect(board.now.areas['torus-3']).toMatchObject({ holder: 0, units: { marine: 2 } });
  });

  test('SC-20 a concession in the middle of the order ends it, and step 8 goes on', () => {
    const board = executing('e3-04', facing).answer('planet:torus');
    board.answer('unit:marine@torus-1', 'move:marine:torus-1>torus-3', 'done');
    board.match.concede(0);
    while (!isOver(board)) board.answer(board.options[0] ?? '');
    expect(seatNow(board, 0).eliminated).toBe(true);
    expect(board.now).toMatchObject({ battle: null, order: null });
    expect(board.now.areas['torus-3']).toMatchObject({ holder: 1, units: { zergling: 1 } });
  });

  test('SC-18.1 a base in an area that units have entered stands until step 1 of the next round', () => {
    const board = executing('e3-04', scene => scene.area('torus-1', 0, { marine: 2 })).answer('planet:torus');
    board.answer('unit:marine@torus-1', 'move-all:marine:torus-1>torus-2', 'done');
    expect(board.now.areas['torus-2']).toMatchObject({ holder: 0, base: 1 });
    expect(isOver(board)).toBe(true);
  });
});

describe('Total Mobilisation', () => {
  test('SC-21.7.7 SC-12.2 a special Build order on a planet with an own base: one unit more, and one discount', () => {
    const board = executing('e3-06', scene => scene.workers(0, 6));
    expect(board.now.order).toMatchObject({ seat: 0, planet: 'braken', order: 'build', special: true }); // the only one
    expect(board.decision).toMatchObject({ seat: 0, kind: 'build.units' });
    board.answer('unit:marine', 'area:braken-1', 'discount:mineral');
    board.answer('unit:marine', 'area:braken-1', 'auto', 'unit:marine', 'area:braken-1', 'auto');
    expect(board.now.areas['braken-1']?.units).toEqual({ marine: 3 });
    expect(board.blockedBy('unit:marine')).toBe('SC-8.1.4');
    board.answer('done');
    while (!isOver(board)) board.answer(board.options.includes('done') ? 'done' : (board.options[0] ?? ''));
    expect(board.now.order).toBeNull();
    expect(seatNow(board, 0)).toMatchObject({ pool: 4, permanent: { mineral: 2, gas: 0 } });
  });

  test('SC-21.7.1 with two bases the owner names the planet', () => {
    const board = executing('e3-07', scene => scene.base('torus-3', 0));
    expect(board.options).toEqual(['planet:braken', 'planet:torus']);
    expect(board.blockedBy('planet:helios')).toBe('SC-21.7');
  });

  test('SC-21.7.2 not without a base on the board', () => {
    const board = holding('e3-06', scene =>
      scene.area('braken-1', 0, { marine: 1 }).with(state => {
        const home = state.areas['braken-2'];
        if (home !== undefined) home.base = null;
      }),
    );
    expect(board.blockedBy('event:e3-06')).toBe('SC-21.7');
  });
});
