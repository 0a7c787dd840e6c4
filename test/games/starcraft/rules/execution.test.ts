import { describe, expect, test } from 'vitest';
import type { OrderToken } from '../../../../src/games/starcraft/state/orders.ts';
import type { Steps } from '../../../../src/games/starcraft/state/steps.ts';
import type { StepRules } from '../../../../src/kernel/match/game.ts';
import type { StarCraftState } from '../../../../src/games/starcraft/state/state.ts';
import { executionSteps } from '../../../../src/games/starcraft/rules/execution.ts';
import { scene } from '../scene.ts';
import type { Scene } from '../scene.ts';

const build: OrderToken = { seat: 0, order: 'build', special: false };
const mobilize: OrderToken = { seat: 0, order: 'mobilize', special: false };
const rival: OrderToken = { seat: 1, order: 'research', special: false };

/** Orders that do nothing, so that turns follow each other. */
const idle: Partial<StepRules<StarCraftState, Steps>> = {
  *'build.begin'() {},
  *'mobilize.moves'() {},
  *'research.begin'() {},
};

/** Braken and torus, a unit of each seat, and these stacks (bottom first). */
function table(
  braken: readonly OrderToken[],
  torus: readonly OrderToken[],
  ...rules: Parameters<typeof scene>[1][]
): Scene {
  return scene(['overmind', 'mengsk'], executionSteps, ...rules)
    .planet('braken', 0, 0)
    .planet('torus', 1, 0)
    .area('braken-1', 0, { zergling: 2 })
    .area('torus-1', 1, { marine: 2 })
    .with(state => {
      state.stacks = { braken: [...braken], torus: [...torus] };
      state.eventDeck = ['e1-01', 'e1-02', 'e1-03', 'e1-04', 'e1-05', 'e1-06'];
    });
}

describe('SC-6 execution', () => {
  test('SC-6.1 the first player begins, and the phase ends when no token is left', () => {
    const at = table([build], [rival], idle)
      .with(state => (state.firstPlayer = 1))
      .begin('execution.begin', {});
    expect([at.now.phase, at.now.turn, at.decision.seat]).toEqual(['execution', 1, 1]);
    at.answer('execute');
    expect([at.now.turn, at.decision.seat]).toEqual([0, 0]);
    at.answer('execute');
    expect(at.endedAt).toBe('regrouping.begin');
    expect(at.now.stacks).toEqual({ braken: [], torus: [] });
    expect(at.now.order).toBeNull();
  });

  test('SC-6.2.1 EX-10 a seat without orders on the board is skipped and draws nothing', () => {
    const at = table([], [rival, rival], idle).begin('execution.turn', { seat: 0 });
    expect(at.decision.seat).toBe(1);
    expect(at.told).toContain('execution.skipped');
    at.answer('execute');
    expect(at.decision.seat).toBe(1);
    expect(at.now.seats[0]?.events).toEqual([]);
  });

  test('SC-6.2.2 SC-21.1 EX-9 all orders covered by a rival: the seat draws an Event card, and its order stays', () => {
    const at = table([build, rival], []).begin('execution.turn', { seat: 0 });
    expect(at.now.seats[0]?.events).toEqual(['e1-06']);
    expect(at.decision.seat).toBe(1);
    expect(at.now.stacks.braken).toEqual([build, rival]);
  });

  test('SC-6.2.2 a turn that passes because all orders are covered is a moment of its own', () => {
    const at = table([build, rival], [rival], idle).begin('execution.turn', { seat: 1 });
    const kinds: string[] = [];
    at.match.onBeat = ({ kind }) => kinds.push(kind);
    at.answer('order:torus', 'execute');
    expect(at.told).toContain('execution.obstructed');
    expect(kinds).toContain('execution.obstructed');
  });

  test('SC-6.2 only orders on top of a stack can be chosen; a covered one says so', () => {
    const at = table([build, rival], [mobilize])
      .with(state => state.stacks.torus?.push())
      .begin('execution.turn', { seat: 0 });
    expect(at.decision.kind).toBe('execution.choice');
    const two = scene(['overmind', 'mengsk'], executionSteps)
      .planet('braken', 0, 0)
      .planet('torus', 1, 0)
      .planet('helios', 2, 0)
      .with(state => (state.stacks = { braken: [build], torus: [mobilize], helios: [build, rival] }))
      .begin('execution.turn', { seat: 0 });
    expect(two.options).toEqual(['order:braken', 'order:torus']);
    expect(two.blockedBy('order:helios')).toBe('SC-6.2');
  });

  test('SC-6.2 the choice of the order shows no face: labels are the same whatever lies there', () => {
    const options = (one: OrderToken, other: OrderToken) =>
      table([one], [other]).begin('execution.turn', { seat: 0 }).decision;
    const first = options(build, mobilize);
    expect(first.secrecy).toBe('open');
    expect(options(mobilize, build)).toEqual(first);
  });

  test('SC-6.4 EX-8 an own order under an own order waits: Mobilize comes first, then Build', () => {
    const at = table([build, mobilize], [], idle).begin('execution.turn', { seat: 0 });
    expect(at.now.order?.order).toBe('mobilize');
    at.answer('execute');
    expect(at.now.order?.order).toBe('build');
  });

  test('SC-6.2.3 SC-21.1 EX-12 the Event card option: one Event card, the token goes back, nothing else', () => {
    const research: OrderToken = { seat: 0, order: 'research', special: false };
    const at = table([research], [rival]).begin('execution.turn', { seat: 0 }).answer('event-card');
    expect(at.now.seats[0]?.events).toEqual(['e1-06']);
    expect(at.now.stacks).toEqual({ braken: [], torus: [rival] });
    expect(at.decision.seat).toBe(1);
  });

  test('SC-6.3 there is no pass: the revealed order is executed or gives an Event card', () => {
    const at = table([build], [rival]).begin('execution.turn', { seat: 0 });
    expect(at.options).toEqual(['execute', 'event-card']);
  });

  test('SC-6.5 the choice comes after the reveal, which no undo goes back over', () => {
    const at = table([mobilize], [build]).begin('execution.turn', { seat: 0 }).answer('order:braken');
    expect(at.now.order).toMatchObject({ seat: 0, planet: 'braken', order: 'mobilize', special: false });
    expect(at.now.revealed).toBe(1);
    expect(at.told).toContain('execution.revealed');
    expect(() => at.match.undo()).toThrow('hidden');
  });

  test('SC-6.5 the token stays on its stack while the order is carried out', () => {
    const at = table([mobilize], [build]).begin('execution.turn', { seat: 0 }).answer('order:braken', 'execute');
    expect(at.endedAt).toBe('mobilize.moves');
    expect(at.now.stacks.braken).toEqual([mobilize]);
  });

  test('SC-6.2 a special order is revealed as one', () => {
    const at = table([{ ...build, special: true }], [rival]).begin('execution.turn', { seat: 0 });
    expect(at.now.order?.special).toBe(true);
    expect(at.now.order?.standing).toEqual([{ area: 'braken-1', unit: 'zergling', count: 2 }]);
    at.answer('execute');
    expect(at.endedAt).toBe('build.begin');
  });

  test('SC-6.7 an order of an eliminated seat is removed as soon as it is on top', () => {
    const at = table([build, rival, rival], [build], idle)
      .with(state => delete state.areas['torus-1']?.units.marine)
      .with(state => (state.areas['torus-1'] = { holder: null, units: {}, base: null, depletion: 'none' }))
      .seat(1, owner => (owner.eliminated = true))
      .begin('execution.begin', {});
    expect(at.now.stacks).toEqual({ braken: [build], torus: [build] });
  });

  test('SC-6.7 one that surfaces when an order is taken back goes at once', () => {
    const at = scene(['overmind', 'mengsk', 'aldaris'], executionSteps, idle)
      .planet('braken', 0, 0)
      .planet('torus', 1, 0)
      .area('braken-1', 0, { zergling: 2 })
      .area('torus-1', 2, { zealot: 2 })
      .seat(1, owner => (owner.eliminated = true))
      .with(state => (state.stacks = { braken: [build, rival, mobilize], torus: [{ ...rival, seat: 2 }] }))
      .begin('execution.turn', { seat: 0 })
      .answer('execute');
    expect(at.now.stacks.braken).toEqual([build]);
    expect(at.decision.seat).toBe(2);
  });

  test('SC-6.7 the phase ends at once when only orders of eliminated seats are left', () => {
    const at = scene(['overmind', 'mengsk', 'aldaris'], executionSteps, idle)
      .planet('braken', 0, 0)
      .area('braken-1', 0, { zergling: 2 })
      .area('braken-2', 2, { zealot: 2 })
      .seat(1, owner => (owner.eliminated = true))
      .with(state => (state.stacks = { braken: [rival, mobilize] }))
      .begin('execution.turn', { seat: 0 })
      .answer('execute');
    expect(at.endedAt).toBe('regrouping.begin');
    expect(at.told).not.toContain('execution.skipped');
  });

  test('SC-6.8 an empty Event deck gives no card', () => {
    const at = table([build], [rival])
      .with(state => (state.eventDeck = []))
      .begin('execution.turn', { seat: 0 })
      .answer('event-card');
    expect(at.now.seats[0]?.events).toEqual([]);
    expect(at.told).toContain('events.none-left');
  });

  test('SC-20.3 a seat that lost its last piece in the order is out when it ends', () => {
    const at = scene(['overmind', 'mengsk', 'aldaris'], executionSteps)
      .planet('braken', 0, 0)
      .area('braken-1', 0, { zergling: 2 })
      .area('braken-2', 2, { zealot: 1 })
      .order(0, 'braken', 'mobilize')
      .with(state => state.stacks.braken?.unshift({ ...rival, seat: 2 }))
      .begin('execution.endOfOrder', {});
    expect(at.now.seats.map(owner => owner.eliminated)).toEqual([false, true, false]);
    expect(at.decision.seat).toBe(2);
  });
});
