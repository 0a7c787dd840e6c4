import { describe, expect, test } from 'vitest';
import type { Seat } from '../../../../src/kernel/words/message.ts';
import { executionSteps } from '../../../../src/games/starcraft/rules/execution.ts';
import { regroupingSteps } from '../../../../src/games/starcraft/rules/regrouping.ts';
import { seatState } from '../../../../src/games/starcraft/state/seats.ts';
import type { Scene } from '../scene.ts';
import { expectConserved, threeSeats } from './three-seats.ts';

/** Takes the base of a seat away, so that it has nothing left. */
function bare(board: Scene, area: 'braken-2' | 'torus-2' | 'torus-4', seat: Seat): Scene {
  return board
    .with(({ areas }) => {
      if (areas[area] !== undefined) areas[area].base = null;
    })
    .seat(seat, ({ supply }) => {
      supply.bases += 1;
    });
}

describe('SC-20 elimination', () => {
  test('SC-20.1 a seat with no unit and no base is out after an order', () => {
    const board = bare(threeSeats(executionSteps), 'torus-2', 1)
      .order(0, 'braken', 'build')
      .begin('execution.endOfOrder', {});
    expect(board.now.seats.map(({ eliminated }) => eliminated)).toEqual([false, true, false]);
    expect(board.endedAt).toBe('regrouping.begin');
  });

  test('SC-20.1 EX-F1 the last base destroyed and one Zergling left: not eliminated', () => {
    const board = threeSeats(regroupingSteps).area('torus-1', 1, { zergling: 1 }).area('torus-2', 2, { zealot: 1 });
    const state = board.begin('regrouping.begin', {}).now;
    expect(state.areas['torus-2']?.base).toBeNull();
    expect(seatState(state, 1).eliminated).toBe(false);
  });

  test('SC-20.3 a seat whose last base falls in regrouping step 1 is out at once', () => {
    const state = threeSeats(regroupingSteps).area('torus-2', 2, { zealot: 1 }).begin('regrouping.begin', {}).now;
    expect(seatState(state, 1).eliminated).toBe(true);
  });

  test('SC-20.3 units in the battle line count as on the board', () => {
    const board = bare(threeSeats(executionSteps), 'torus-2', 1)
      .area('torus-1', 2, { zealot: 1 })
      .with(state => {
        state.order = null;
        state.turn = 1;
        state.battle = {
          area: 'torus-1',
          attacker: 1,
          defender: 2,
          special: false,
          step: 7,
          fighters: [{ id: 'a-zergling-1', side: 'attacker', unit: 'zergling', fate: 'standing' }],
          lead: { attacker: null, defender: null },
          skirmishes: [],
          current: null,
          plan: null,
          splash: [],
          splashed: [],
          retreat: null,
          abilityUsed: { attacker: false, defender: false },
          startEvents: { attacker: null, defender: null },
        };
      })
      .begin('execution.endOfOrder', {});
    expect(seatState(board.now, 1).eliminated).toBe(false);
  });

  test('SC-20.3 transports and workers leave, Event cards leave the match, Resource cards wait for step 2', () => {
    const board = bare(threeSeats(executionSteps), 'torus-2', 1)
      .transport('braken', 'torus', 1)
      .workers(1, 6)
      .seat(1, owner => {
        owner.events = ['e3-01', 'e1-10'];
        owner.keptEvents = ['e1-08'];
        owner.pool = 1;
        owner.unavailable = 1;
        owner.permanent = { mineral: 1, gas: 1 };
        owner.resourceCards = [{ area: 'torus-2', workers: 2 }];
      })
      .order(0, 'braken', 'build')
      .begin('execution.endOfOrder', {});
    const state = board.now;
    expect(seatState(state, 1)).toMatchObject({ pool: 0, unavailable: 0, events: [], keptEvents: [] });
    expect(seatState(state, 1).resourceCards).toEqual([{ area: 'torus-2', workers: 0 }]);
    expect(state.eventsOut).toEqual(['e3-01', 'e1-10', 'e1-08']);
    expect(state.endDrawsNear).toEqual([]);
    expectConserved(state);
  });

  test('SC-20.2 SC-6.7 its order tokens go when they surface: on top at once, a covered one later', () => {
    const board = bare(threeSeats(executionSteps), 'torus-2', 1)
      .with(({ stacks }) => {
        stacks.torus = [
          { seat: 1, order: 'build', special: false },
          { seat: 2, order: 'build', special: false },
          { seat: 1, order: 'research', special: false },
        ];
      })
      .order(0, 'braken', 'build')
      .begin('execution.endOfOrder', {});
    expect(board.decision).toMatchObject({ seat: 2, kind: 'execution.choice' });
    board.answer('event-card');
    expect(board.endedAt).toBe('regrouping.begin');
    expect(board.now.stacks.torus).toEqual([]);
  });

  test('SC-6.7 a token on top goes at the moment of the elimination', () => {
    const board = bare(threeSeats(regroupingSteps), 'torus-2', 1)
      .with(({ stacks }) => {
        stacks.torus = [{ seat: 1, order: 'build', special: false }];
      })
      .begin('regrouping.begin', {});
    expect(board.told.slice(1, 3)).toEqual(['elimination.out', 'elimination.token']);
  });

  test('SC-20.2 in regrouping it is asked nothing and gets nothing', () => {
    const board = bare(threeSeats(regroupingSteps), 'torus-2', 1)
      .seat(1, owner => {
        owner.events = ['e1-10'];
      })
      .hand(1, 'zerg-c01', 'zerg-c02', 'zerg-c03', 'zerg-c04', 'zerg-c05', 'zerg-c06', 'zerg-c07')
      .begin('regrouping.begin', {});
    expect(board.endedAt).toBe('planning.begin');
    expect(seatState(board.now, 1).conquestPoints).toBe(0);
  });

  test('SC-19.6 the last one left wins', () => {
    const board = bare(bare(threeSeats(executionSteps), 'torus-2', 1), 'torus-4', 2).order(0, 'braken', 'build');
    board.begin('execution.endOfOrder', {});
    expect(board.match.outcome).toMatchObject({ winners: [0], words: { key: 'victory.elimination' } });
    expect(board.match.outcome?.ranking.map(({ seat }) => seat)).toEqual([0, 1, 2]);
  });

  test('SC-20.3 when the last ones vanish at the same moment they are ranked by points, then by the tie-breaks', () => {
    const board = bare(bare(bare(threeSeats(executionSteps), 'braken-2', 0), 'torus-2', 1), 'torus-4', 2)
      .seat(1, owner => {
        owner.conquestPoints = 4;
      })
      .seat(2, owner => {
        owner.conquestPoints = 4;
      })
      .cards(2, 'torus-3')
      .order(0, 'braken', 'build')
      .begin('execution.endOfOrder', {});
    expect(board.match.outcome).toMatchObject({ winners: [2], words: { key: 'victory.all-gone' } });
    expect(board.match.outcome?.ranking.map(({ seat }) => seat)).toEqual([2, 1, 0]);
  });
});
