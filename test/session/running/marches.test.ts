import { describe, expect, test } from 'vitest';
import type { March, Marching, MarchStep } from '../../../src/boards/marching.ts';
import type { Decision } from '../../../src/kernel/match/decision.ts';
import { Refusal } from '../../../src/kernel/match/refusal.ts';
import { message } from '../../../src/kernel/words/message.ts';
import { Marches, carryOutMarch } from '../../../src/session/running/marches.ts';

const STOPPED = message('kernel.as-said', { text: 'something has come up' });

/** A road of places 0, 1, 2 … on which things are asked for their next step, and Bob in between. */
class Road {
  readonly given: (readonly [number, string])[] = [];
  #at = 0;
  #n = 7;
  /** Bob is asked when a thing comes here. */
  readonly #bob: number | null;

  constructor(bob: number | null = null) {
    this.#bob = bob;
  }

  get decision(): Decision {
    const seat = this.#at === this.#bob ? 1 : 0;
    return {
      ...{ n: this.#n, seat, kind: 'walk', prompt: STOPPED, rule: 'X-1', secrecy: 'open' as const, amount: null },
      options: [{ id: 'on', words: STOPPED }],
    };
  }

  view(): number {
    return this.#at;
  }

  answer(n: number, answer: string | number): void {
    this.given.push([n, String(answer)]);
    this.#at += 1;
    this.#n += 1;
  }

  /** The match went back. */
  back(n: number): void {
    this.#at -= this.#n - n;
    this.#n = n;
  }
}

/** Things go on until they are at their goal; what stands in `steps` happens at that place. */
function marchingWith(steps: Readonly<Record<number, (march: March) => MarchStep>> = {}): Marching {
  return {
    words: () => STOPPED,
    goals: () => [],
    step: (view, _, march) => {
      const at = Number(view);
      const here = steps[at];
      if (here !== undefined) return here(march);
      if (march.goal === `place:${at}`) return { do: 'arrived' };
      return { do: 'answer', answer: 'on', march: { ...march, at: `place:${at + 1}` } };
    },
  };
}

const nothing = (): void => undefined;
const to = (goal: number, what = 'ships'): March => ({ what, at: 'place:0', goal: `place:${goal}` });

describe('a march', () => {
  test('answers question by question until it is there', () => {
    const road = new Road();
    const heard: number[] = [];
    expect(carryOutMarch(road, marchingWith(), 0, to(3), n => heard.push(n))).toEqual({
      given: 3,
      left: null,
      why: null,
    });
    expect(road.given).toEqual([
      [7, 'on'],
      [8, 'on'],
      [9, 'on'],
    ]);
    expect(heard).toEqual([7, 8, 9]);
  });

  test('waits where somebody else is asked, and stops where something comes up', () => {
    const waits = carryOutMarch(new Road(2), marchingWith(), 0, to(3), nothing);
    expect(waits).toEqual({ given: 2, left: { ...to(3), at: 'place:2' }, why: null });
    const stops = carryOutMarch(
      new Road(),
      marchingWith({ 1: () => ({ do: 'stop', why: STOPPED }) }),
      0,
      to(3),
      () => undefined,
    );
    expect(stops).toEqual({ given: 1, left: null, why: STOPPED });
  });

  test('that never arrives gives no more than 60 answers', () => {
    const road = new Road();
    expect(carryOutMarch(road, marchingWith(), 0, to(1000), nothing).given).toBe(60);
    expect(road.given).toHaveLength(60);
  });
});

describe('orders of a seat', () => {
  test('are one deed: all questions but the first belong to the one before, and each picture on the way is seen', () => {
    const road = new Road();
    const together = new Set([7]);
    const seen: number[] = [];
    const look = (): void => void seen.push(road.view());
    expect(new Marches(road, marchingWith()).carryOut(road.decision, [to(3)], together, look)).toEqual([]);
    expect([...together]).toEqual([8, 9]);
    expect(seen).toEqual([1, 2, 3]);
  });

  test('go on later from where they rest, and come back as they were when that is undone', () => {
    const road = new Road();
    const marches = new Marches(
      road,
      marchingWith({ 2: march => ({ do: 'later', march: { ...march, at: 'place:2', rests: true } }) }),
    );
    const { decision } = road;
    marches.carryOut(decision, [to(3)], new Set(), nothing);
    expect(marches.of(0)).toEqual([{ ...to(3), at: 'place:2', rests: true }]);
    expect(marches.of(1)).toEqual([]);
    road.back(7);
    marches.undone(7);
    expect(marches.of(0)).toEqual([]);
  });

  test('of which nothing can be done are refused, and nothing is under way', () => {
    const road = new Road();
    const marches = new Marches(road, marchingWith({ 0: () => ({ do: 'stop', why: STOPPED }) }));
    expect(() => marches.carryOut(road.decision, [to(3)], new Set(), nothing)).toThrow(Refusal);
    expect(() => new Marches(road, null).carryOut(road.decision, [to(3)], new Set(), nothing)).toThrow(Refusal);
    expect(marches.of(0)).toEqual([]);
    expect(road.given).toEqual([]);
  });

  test('are not gone on with after the first that was stopped: what was seen may change them', () => {
    const road = new Road();
    const marches = new Marches(road, marchingWith({ 2: () => ({ do: 'stop', why: STOPPED }) }));
    expect(marches.carryOut(road.decision, [to(3, 'first'), to(3, 'second')], new Set(), nothing)).toEqual([STOPPED]);
    expect(road.given).toHaveLength(2);
  });

  test('to stay on watch end by the same order again', () => {
    const road = new Road();
    const marches = new Marches(road, marchingWith());
    const watch: March = { what: 'ships', at: 'place:0', goal: null };
    expect(marches.watch(road.decision, watch)).toBe(true);
    expect(marches.of(0)).toEqual([watch]);
    expect(marches.watch(road.decision, watch)).toBe(false);
    expect(marches.of(0)).toEqual([]);
    marches.undone(7);
    expect(marches.of(0)).toEqual([]);
  });
});
