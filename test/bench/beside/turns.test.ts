import { describe, expect, test } from 'vitest';
import { besideEachOther, inTurns, warmTime } from './turns.ts';

describe('two sides by turns', () => {
  test('each has as many turns, one at a time, and who begins changes', async () => {
    const order: string[] = [];
    let running = 0;
    const side = (name: string) => async (): Promise<string> => {
      running += 1;
      expect(running).toBe(1);
      await Promise.resolve();
      running -= 1;
      order.push(name);
      return `${name}${order.length}`;
    };
    const results = await inTurns(3, side('a'), side('b'));
    expect(order.join('')).toBe('abbaab');
    expect(results).toEqual([
      ['a1', 'b2'],
      ['a4', 'b3'],
      ['a5', 'b6'],
    ]);
  });

  test('what a short run takes is taken off a long one', () => {
    const short = { seconds: 1, decisions: 1000 };
    expect(warmTime(short, { seconds: 3, decisions: 21_000 })).toBe(100);
    // A start that takes longer changes nothing.
    expect(warmTime({ ...short, seconds: 1.5 }, { seconds: 3.5, decisions: 21_000 })).toBe(100);
    expect(() => warmTime(short, { seconds: 0.9, decisions: 21_000 })).toThrow('no longer');
    expect(() => warmTime(short, { seconds: 2, decisions: 1000 })).toThrow('no longer');
  });

  test('medians stand beside each other, and one slow turn changes nothing', () => {
    const turns = [
      ...[1, 2, 3, 4, 5, 6].map((_, at) => [10 + at / 100, 11 + at / 100] as const),
      [10, 90] as const, // Something else ran on the machine.
    ];
    const { one, other, ratio, spread, isMoved } = besideEachOther(turns);
    expect(one).toBeCloseTo(10.02);
    expect(other).toBeCloseTo(11.03);
    expect(ratio).toBeCloseTo(1.1, 2);
    expect(spread[0]).toBeCloseTo(1.1, 2);
    expect(spread[1]).toBeLessThan(1.2);
    expect(isMoved).toBe(true);
  });

  test.each([
    [1.044, false],
    [1.05, true],
    [0.95, true],
    [0.96, false],
  ])('a ratio of %f has moved: %s', (ratio, isMoved) => {
    expect(besideEachOther([[1, ratio]]).isMoved).toBe(isMoved);
  });
});
