import { grammarOf } from '../../src/kernel/words/grammar.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { randomAnswer } from '../../src/bots/random.ts';
import { Checkpoints } from '../../src/kernel/match/checkpoints.ts';
import { copy, copyLike, freeze } from '../../src/kernel/plain/copy.ts';
import { eventTextFor } from '../../src/kernel/match/events.ts';
import { createFormatter } from '../../src/kernel/words/format.ts';
import { kernelTexts } from '../../src/kernel/words/text.en.ts';
import { randomBelow, seededRandom, shuffle } from '../../src/kernel/plain/random.ts';
import { same } from '../../src/kernel/plain/same.ts';
import { whyNotATree } from '../../src/kernel/plain/tree.ts';
import { message } from '../../src/kernel/words/message.ts';

describe('chance', () => {
  test('the same seed gives the same results, through JSON as well', () => {
    const [one, other] = [seededRandom('s'), seededRandom('s')];
    const results = Array.from({ length: 50 }, () => randomBelow(one, 10));
    for (const result of results.slice(0, 20)) expect(randomBelow(other, 10)).toBe(result);
    const parsed = copy(other);
    for (const result of results.slice(20)) expect(randomBelow(parsed, 10)).toBe(result);
  });

  test.each([0, 1, 5])('the result after %i others is spread evenly over like seeds', skip => {
    const counts = [0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 3_000; i++) {
      const random = seededRandom(`match-${i}`);
      for (let k = 0; k < skip; k++) randomBelow(random, 6);
      const result = randomBelow(random, 6);
      counts[result] = (counts[result] ?? 0) + 1;
    }
    for (const count of counts) expect(Math.abs(count - 500)).toBeLessThan(100);
  });

  test('scripted results come first, and must fit', () => {
    const random = { ...seededRandom('s'), scripted: [3, 0, 6, 0.5] };
    expect([randomBelow(random, 6), randomBelow(random, 6)]).toEqual([3, 0]);
    expect(() => randomBelow(random, 6)).toThrow(/scripted result 6/);
    expect(() => randomBelow(random, 6)).toThrow(/scripted result 0.5/);
    expect(() => randomBelow(random, 0)).toThrow(RangeError);
  });

  test('shuffling keeps every item', () => {
    const list = Array.from({ length: 30 }, (_, i) => `c${i}`);
    const shuffled = [...list];
    shuffle(seededRandom('s'), shuffled);
    expect(shuffled).not.toEqual(list);
    expect(shuffled.sort()).toEqual(list.sort());
  });
});

describe('plain data', () => {
  test('a copy is the same and shares nothing', () => {
    const data = { a: [1, { b: null }], c: 'x' };
    const copied = copy(data);
    expect(same(copied, data)).toBe(true);
    expect(copied.a).not.toBe(data.a);
    expect(copied.a[1]).not.toBe(data.a[1]);
  });

  test('a copy takes no prototype over', () => {
    const forged: unknown = JSON.parse('{"__proto__": {"admin": true}, "a": 1}');
    expect(Object.getPrototypeOf(copy(forged))).toBe(Object.prototype);
    expect(whyNotATree(forged)).toMatch(/__proto__/);
  });

  test.each([
    [{ a: 1, b: 2 }, { b: 2, a: 1 }, true],
    [[1, 2], [2, 1], false],
    [[], {}, false],
    [{ a: 1 }, { a: 1, b: undefined }, false],
    [null, {}, false],
  ])('%j and %j: the same? %s', (one, other, expected) => {
    expect(same(one, other)).toBe(expected);
  });

  test.each([
    [{ a: [1, 'x', null, true] }, null],
    [{ a: Number.NaN }, 'state.a is NaN'],
    [{ a: -0 }, 'state.a is -0'],
    [{ a: new Array<number>(1) }, 'state.a.0 is a hole'],
    [Object.assign([1], { x: 1 }), 'state is a list with keys'],
    [{ a: () => 1 }, 'state.a is function'],
  ])('%o: why it is no tree', (value, reason) => {
    expect(whyNotATree(value)).toBe(reason);
  });

  test('a copy like another one shares what says the same, and nothing else', () => {
    const before = freeze({ a: { x: 1 }, b: [{ y: 1 }, { y: 2 }], c: { p: 1, q: 2 } });
    const now = { a: { x: 1 }, b: [{ y: 1 }, { y: 3 }], c: { q: 2, p: 1 } };
    const made = copyLike(now, before);
    expect(made.a).toBe(before.a);
    expect(made.b[0]).toBe(before.b[0]);
    expect(made.b[1]).toEqual({ y: 3 });
    expect(made.b[1]).not.toBe(now.b[1]);
    expect(Object.keys(made.c)).toEqual(['q', 'p']);
    expect(copyLike({ ...before }, before)).toBe(before);
  });

  test('a copy like anything is the same copy', () => {
    const json = fc.jsonValue({ maxDepth: 4 });
    fc.assert(
      fc.property(json, json, fc.dictionary(fc.constantFrom('a', 'b', 'c'), json), (value, like, more) => {
        const others = [like, { ...more, x: value }, [value, like], [like]];
        for (const one of others) {
          for (const other of others)
            expect(JSON.stringify(copyLike<unknown>(one, other))).toBe(JSON.stringify(copy(one)));
        }
      }),
      { seed: 7, numRuns: 200 },
    );
  });

  test('frozen data can not be changed at any depth', () => {
    const data = freeze({ a: { b: [1] } });
    expect(() => data.a.b.push(2)).toThrow(TypeError);
  });
});

describe('events', () => {
  const secret = { seats: [1], words: message('secret'), refs: ['card:c1'] as const };
  const event = { words: message('open'), secrets: [secret] };

  test('may have several secret tellings, each for its seats, and no public one', () => {
    const hidden = {
      words: null,
      rule: 'X-1',
      secrets: [
        { seats: [0, 2], words: message('seen') },
        { seats: [1], words: message('owned') },
      ],
    };
    expect(eventTextFor(hidden, 2)).toEqual({ words: message('seen'), rule: 'X-1' });
    expect(eventTextFor(hidden, 1)).toEqual({ words: message('owned'), rule: 'X-1' });
    for (const viewer of [3, 'spectator'] as const) expect(eventTextFor(hidden, viewer)).toBeNull();
  });

  test('tell their secret only to those who may know', () => {
    expect(eventTextFor(event, 1)).toEqual({ words: message('secret'), refs: ['card:c1'] });
    for (const viewer of [0, 'spectator'] as const)
      expect(eventTextFor(event, viewer)).toEqual({ words: message('open') });
  });
});

describe('checkpoints', () => {
  test('thinning out keeps the first and the last', () => {
    const at = (answers: number) => ({ answers, told: 0, state: { answers } });
    const checkpoints = new Checkpoints(at(0), 5);
    for (let n = 0; n < 99; n++) {
      checkpoints.enter('answer', n);
      checkpoints.add(at(n + 1));
    }
    expect(checkpoints.last).toEqual({ ...at(99), entries: [] });
    const middle = checkpoints.backTo(50);
    expect(middle?.answers).toBeLessThanOrEqual(50);
    expect((middle?.answers ?? 0) + (middle?.entries.length ?? 0)).toBe(50);
    expect(checkpoints.backTo(0)).toEqual({ ...at(0), entries: [] });
  });

  test('nobody goes back behind the first', () => {
    const checkpoints = new Checkpoints({ answers: 7, told: 0, state: {} }, 5);
    expect(checkpoints.backTo(6)).toBeNull();
    expect(checkpoints.backTo(7)?.answers).toBe(7);
  });
});

test('words become sentences; what is missing is seen, and nothing is inherited', () => {
  const format = createFormatter({ ...kernelTexts, hit: '{seat} hits {what} {toString}', odd: ({ n }) => `<${n}>` }, [
    'Ann',
  ]);
  expect(
    format(message('hit', { seat: { seat: 0 }, what: [message('odd', { n: 1 }), message('odd', { n: 2 })] })),
  ).toBe('Ann hits <1>, <2> {toString}');
  expect(format(message('constructor'))).toBe('[constructor]');
  expect(format(message('kernel.took-back', { to: 3, undone: 1 }))).toBe('The table took back 1 answer.');
});

test('the random player sees every option, and seldom goes back', () => {
  const ids = ['take:a', 'take:b', 'put-back:c', 'done'];
  const options = ids.map(id => ({ id, words: message(id) }));
  const decision = {
    n: 0,
    seat: 0,
    kind: 'row',
    prompt: message('p'),
    rule: 'T',
    secrecy: 'open' as const,
    options,
    amount: null,
  };
  const random = seededRandom('player');
  const counts = new Map<unknown, number>();
  for (let i = 0; i < 2_000; i++) {
    const answer = randomAnswer(decision, random);
    counts.set(answer, (counts.get(answer) ?? 0) + 1);
  }
  for (const id of ids) expect(counts.get(id)).toBeGreaterThan(50);
  expect(counts.get('put-back:c')).toBeLessThan(200);
  const numbers = new Set(
    Array.from({ length: 200 }, () => randomAnswer({ ...decision, amount: { min: 2, max: 4 } }, random)),
  );
  expect([...numbers].sort()).toEqual([2, 3, 4]);
});

test('a language has as many forms for a number of things as it needs', () => {
  const forms = { one: '# плата', few: '# платы', many: '# плат', other: '# платы' };
  const { plural } = grammarOf('ru');
  expect([1, 2, 5, 21, 22].map(count => plural(count, forms))).toEqual([
    '1 плата',
    '2 платы',
    '5 плат',
    '21 плата',
    '22 платы',
  ]);
  expect(grammarOf('en').plural(2, { one: '# card', other: '# cards' })).toBe('2 cards');
});
