import { describe, expect, test } from 'vitest';
import type { StepRules } from '../../../../src/kernel/match/game.ts';
import { createFormatter } from '../../../../src/kernel/words/format.ts';
import { planningSteps } from '../../../../src/games/starcraft/rules/planning.ts';
import type { StarCraftState } from '../../../../src/games/starcraft/state/state.ts';
import type { Steps } from '../../../../src/games/starcraft/state/steps.ts';
import { en } from '../../../../src/games/starcraft/text/en.ts';
import { scene } from '../scene.ts';
import type { Scene } from '../scene.ts';

/** One order of one seat, after which the scene ends. */
const single: Partial<StepRules<StarCraftState, Steps>> = {
  *'planning.order'(game, args) {
    yield* planningSteps['planning.order'](game, args);
    game.next('execution.begin', {});
  },
};

/** Three planets in a row, braken–torus–helios; seat 0 on braken, seat 1 on helios. */
function table(rules: typeof single = single): Scene {
  return scene(['overmind', 'mengsk'], rules)
    .planet('braken', 0, 0)
    .planet('torus', 1, 0)
    .planet('helios', 2, 0)
    .area('braken-1', 0, { zergling: 2 })
    .base('helios-1', 1);
}

/** The texts of the log as a viewer reads them. */
function log(at: Scene, viewer: 0 | 1 | 'spectator'): string[] {
  const format = createFormatter(en, ['Ann', 'Bob']);
  return at.match.events(viewer).map(event => format(event.words));
}

describe('SC-5 planning', () => {
  test('SC-5.1 everybody places four orders, one in each cycle, clockwise from the first player', () => {
    const at = table(planningSteps)
      .with(state => (state.firstPlayer = 1))
      .begin('planning.begin', {});
    const seats: number[] = [];
    const cycles: number[] = [];
    const kinds = ['order:build', 'order:mobilize', 'order:build', 'order:research'];
    for (let n = 0; n < 8; n += 1) {
      seats.push(at.decision.seat);
      cycles.push(at.now.step);
      at.answer('planet:torus', kinds[Math.floor(n / 2)] ?? '');
    }
    expect(seats).toEqual([1, 0, 1, 0, 1, 0, 1, 0]);
    expect(cycles).toEqual([1, 1, 2, 2, 3, 3, 4, 4]);
    expect(at.endedAt).toBe('execution.begin');
    expect(at.now.stacks.torus?.length).toBe(8);
  });

  test('SC-5.1 each Planning Phase begins a round', () => {
    const at = table(planningSteps).begin('planning.begin', {});
    expect([at.now.phase, at.now.round, at.now.turn]).toEqual(['planning', 2, 0]);
  });

  test('SC-5.1 an eliminated seat places nothing', () => {
    const at = table()
      .seat(0, owner => (owner.eliminated = true))
      .begin('planning.order', { seat: 0, cycle: 2 });
    expect(at.endedAt).toBe('execution.begin');
    expect(at.now.stacks).toEqual({ braken: [], torus: [], helios: [] });
  });

  test('SC-5.2 an order goes to a planet with a unit or base of the seat, or next to one; others are blocked', () => {
    const at = table().begin('planning.order', { seat: 0, cycle: 1 });
    expect(at.options).toEqual(['planet:braken', 'planet:torus']);
    expect(at.blockedBy('planet:helios')).toBe('SC-5.2');
  });

  test('SC-5.2 planets are offered in the order of the map, as when orders are revealed', () => {
    const at = table().area('torus-1', 1, { marine: 1 }).begin('planning.order', { seat: 1, cycle: 1 });
    expect(at.options).toEqual(['planet:braken', 'planet:torus', 'planet:helios']);
  });

  test('SC-5.2 a base alone is enough', () => {
    const at = table().begin('planning.order', { seat: 1, cycle: 1 });
    expect(at.options).toEqual(['planet:torus', 'planet:helios']);
  });

  test('SC-5.2 a z-axis route makes planets adjacent', () => {
    const at = table().zAxis('braken', 'helios').begin('planning.order', { seat: 0, cycle: 1 });
    expect(at.options).toEqual(['planet:braken', 'planet:torus', 'planet:helios']);
  });

  test('SC-5.3 a token goes on top of the stack, and the log shows its face to the owner only', () => {
    const at = table()
      .with(state => state.stacks.torus?.push({ seat: 1, order: 'build', special: false }))
      .begin('planning.order', { seat: 0, cycle: 1 })
      .answer('planet:torus', 'order:mobilize');
    expect(at.now.stacks.torus?.at(-1)).toEqual({ seat: 0, order: 'mobilize', special: false });
    expect(log(at, 0)).toEqual(['Ann places Mobilize on Torus.']);
    expect(log(at, 1)).toEqual(['Ann places an order on Torus.']);
    expect(log(at, 'spectator')).toEqual(['Ann places an order on Torus.']);
  });

  test('SC-5.5 ruling own-tokens: where nobody may look at placed tokens, the log does not tell its owner either', () => {
    const at = table().playing({ ownTokens: 'hidden' }).begin('planning.order', { seat: 0, cycle: 1 });
    at.answer('planet:torus', 'order:build');
    for (const viewer of [0, 1, 'spectator'] as const) {
      expect(log(at, viewer)).toEqual(['Ann places an order on Torus.']);
    }
  });

  test('SC-5.3 both choices are private, also where there is only one planet', () => {
    const at = scene(['overmind', 'mengsk'], single)
      .planet('braken', 0, 0)
      .area('braken-1', 0, { zergling: 1 })
      .begin('planning.order', { seat: 0, cycle: 1 });
    expect(at.options).toEqual(['planet:braken']);
    expect(at.decision.secrecy).toBe('own-view');
    at.answer('planet:braken');
    expect(at.decision.secrecy).toBe('own-view');
  });

  test('SC-5.3 before the token is chosen, nothing has changed and another planet can be picked', () => {
    const at = table().begin('planning.order', { seat: 0, cycle: 1 }).answer('planet:torus');
    expect(at.now.stacks).toEqual({ braken: [], torus: [], helios: [] });
    at.answer('back', 'planet:braken', 'order:build');
    expect(at.now.stacks.braken).toEqual([{ seat: 0, order: 'build', special: false }]);
    expect(at.now.stacks.torus).toEqual([]);
  });

  test('SC-5.4 EX-11 without a Research & Development module no special order can be placed', () => {
    const at = table().begin('planning.order', { seat: 0, cycle: 1 }).answer('planet:braken');
    expect(at.options).toEqual(['order:build', 'order:mobilize', 'order:research', 'back']);
    expect(at.now.round).toBe(1);
    for (const order of ['build', 'mobilize', 'research']) {
      expect(at.blockedBy(`special:${order}`)).toBe('SC-5.4');
      expect(() => at.answer(`special:${order}`)).toThrow('SC-5.4');
    }
  });

  test('SC-5.4 SC-17.6 one special order a Planning Phase for each Research & Development module', () => {
    const at = table()
      .seat(0, owner => (owner.modules['research-development'] = 1))
      .begin('planning.order', { seat: 0, cycle: 1 })
      .answer('planet:braken');
    expect(at.options).toContain('special:mobilize');
    const later = table()
      .seat(0, owner => (owner.modules['research-development'] = 1))
      .with(state => state.stacks.torus?.push({ seat: 0, order: 'build', special: true }))
      .begin('planning.order', { seat: 0, cycle: 2 })
      .answer('planet:braken');
    expect(later.options).not.toContain('special:mobilize');
    expect(later.blockedBy('special:mobilize')).toBe('SC-5.4');
  });

  test('SC-5.4 the back of a special order is open: the log names it special', () => {
    const at = table()
      .seat(0, owner => (owner.modules['research-development'] = 1))
      .begin('planning.order', { seat: 0, cycle: 1 })
      .answer('planet:braken', 'special:build');
    expect(log(at, 'spectator')).toEqual(['Ann places a special order on Braken.']);
    expect(log(at, 0)).toEqual(['Ann places special Build on Braken.']);
    expect(at.now.stacks.braken).toEqual([{ seat: 0, order: 'build', special: true }]);
  });

  test('SC-2.3 standard and special tokens of a kind are counted apart', () => {
    const at = table()
      .seat(0, owner => (owner.modules['research-development'] = 3))
      .with(state => state.stacks.torus?.push({ seat: 0, order: 'build', special: true }))
      .begin('planning.order', { seat: 0, cycle: 2 })
      .answer('planet:braken');
    expect(at.decision.options.find(({ id }) => id === 'order:build')?.words.with).toMatchObject({ left: 2 });
  });

  test('SC-2.3 a third standard token, or a second special one, of a kind does not exist', () => {
    const at = table()
      .seat(0, owner => (owner.modules['research-development'] = 3))
      .with(state =>
        state.stacks.torus?.push(
          { seat: 0, order: 'build', special: false },
          { seat: 1, order: 'mobilize', special: false },
          { seat: 0, order: 'build', special: false },
          { seat: 0, order: 'research', special: true },
        ),
      )
      .begin('planning.order', { seat: 0, cycle: 4 })
      .answer('planet:braken');
    expect(at.options).toEqual(['order:mobilize', 'order:research', 'special:build', 'special:mobilize', 'back']);
    expect(at.blockedBy('order:build')).toBe('SC-2.3');
    expect(at.blockedBy('special:research')).toBe('SC-2.3');
  });
});
