import { describe, expect, test } from 'vitest';
import type { GameEvent } from '../../../src/kernel/match/events.ts';
import { RuleFault } from '../../../src/kernel/match/refusal.ts';
import { choose, chooseNumber } from '../../../src/kernel/match/rule.ts';
import { newWindows, openWindow } from '../../../src/kernel/match/window.ts';
import type { Rule } from '../../../src/kernel/match/rule.ts';
import { message } from '../../../src/kernel/words/message.ts';

const about = { prompt: message('p'), rule: 'T-1' };
const option = (id: string) => ({ id, words: message(id), value: id });

function asking() {
  const told: GameEvent[] = [];
  return {
    told,
    game: { thorough: true, state: { windows: newWindows() }, tell: (event: GameEvent) => void told.push(event) },
  };
}

/** Runs a rule by hand with `answers`; returns what was asked, and what came out. */
function run<R>(rule: Rule<R>, ...answers: readonly unknown[]): { asked: string[]; result: R | undefined } {
  const asked: string[] = [];
  let { done, value } = rule.next();
  for (const answer of answers) {
    if (done === true || value === undefined || typeof value !== 'object' || value === null) break;
    if ('ask' in value && value.ask !== 'beat')
      asked.push(`${value.seat}: ${value.options.map(({ id }) => id).join(' ')}`);
    ({ done, value } = rule.next(answer));
  }
  return { asked, result: done === true && !isAsk(value) ? value : undefined };
}

function isAsk(value: unknown): value is { ask: string } {
  return typeof value === 'object' && value !== null && 'ask' in value;
}

describe('choose', () => {
  test('gives the value behind the chosen option', () => {
    expect(run(choose(asking().game, 0, 'k', [option('x'), option('y')], about), 'y').result).toBe('y');
  });

  test('takes the only option and tells so, unless what follows does', () => {
    const { game, told } = asking();
    expect(run(choose(game, 0, 'k', [option('x')], about)).result).toBe('x');
    expect(told.map(event => event.words?.key)).toEqual(['kernel.only-option']);
    expect(run(choose(game, 0, 'k', [option('x')], { ...about, obvious: true })).result).toBe('x');
    expect(told).toHaveLength(1);
  });

  test.each([
    ['no option', []],
    ['an id twice', [option('x'), option('x')]],
    ['an id like a number', [option('7'), option('x')]],
  ])('with %s is a fault of the rules', (_what, options) => {
    expect(() => run(choose(asking().game, 0, 'k', options, about))).toThrow(RuleFault);
  });
});

describe('chooseNumber', () => {
  test('takes the only number and tells so', () => {
    const { game, told } = asking();
    expect(run(chooseNumber(game, 0, 'k', { min: 2, max: 2 }, about)).result).toBe(2);
    expect(told.map(event => event.words?.key)).toEqual(['kernel.only-number']);
  });

  test.each([
    [3, 2],
    [0.5, 2],
    [0, Infinity],
  ])('from %d to %d is a fault of the rules', (min, max) => {
    expect(() => run(chooseNumber(asking().game, 0, 'k', { min, max }, about))).toThrow(RuleFault);
  });
});

describe('openWindow', () => {
  test('asks each seat until it passes or has nothing left; null is a value like any other', () => {
    const { game } = asking();
    const left = [0, 2, 1];
    const done: string[] = [];
    const rule = openWindow<null>(game, {
      seats: [1, 2, 0],
      kind: 'window',
      asks: 'who-can',
      offers: seat => ((left[seat] ?? 0) > 0 ? [{ id: 'use', words: message('use'), value: null }] : []),
      pass: message('pass'),
      about: () => about,
      respond: function* (seat) {
        left[seat] = (left[seat] ?? 0) - 1;
        done.push(`seat ${seat}`);
      },
    });
    const { asked } = run(rule, 'use', 'pass', 'use');
    expect(asked).toEqual(['1: pass use', '1: pass use', '2: pass use']);
    expect(done).toEqual(['seat 1', 'seat 2']);
  });

  test('shows what is blocked', () => {
    const blocked = [{ id: 'no', words: message('no'), why: message('why'), rule: 'T-2' }];
    const rule = openWindow(asking().game, {
      seats: [0],
      kind: 'window',
      asks: 'who-can',
      offers: () => [option('use')],
      pass: message('pass'),
      about: () => about,
      blocked: () => blocked,
      respond: function* () {},
    });
    const { value } = rule.next();
    expect(value && value.ask !== 'beat' ? value.about.blocked?.() : null).toEqual(blocked);
  });
});
