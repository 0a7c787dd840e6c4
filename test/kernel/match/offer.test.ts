import { describe, expect, test } from 'vitest';
import { decisionFrom } from '../../../src/kernel/match/ask.ts';
import { chapterOf, detailIn, numberIn } from '../../../src/kernel/match/decision.ts';
import { blockedOnly, joinedOffers, offer, offerPlain, offerRows } from '../../../src/kernel/match/offer.ts';
import type { OptionFace } from '../../../src/kernel/match/offer.ts';
import { message, knownNameIn } from '../../../src/kernel/words/message.ts';

/** Numbers from 1 to 6, of which the even ones are blocked; the calls of each part are kept. */
function numbers() {
  const calls: Record<'fault' | 'face' | 'why', number[]> = { fault: [], face: [], why: [] };
  const offered = offer([3, 2, 1, 6, 5, 4], {
    id: number => `number:${number}`,
    fault: number => (calls.fault.push(number), number % 2 === 0 ? 'even' : null),
    face: number => {
      calls.face.push(number);
      return number > 4
        ? { words: message('big', { number }) }
        : { words: message('small', { number }), refs: [`area:${number}`] };
    },
    why: (fault, number) => {
      calls.why.push(number);
      return { why: message(fault), rule: `T-${number}` };
    },
    value: number => number * 10,
  });
  return { calls, ...offered };
}

describe('offer', () => {
  test('parts the candidates in their order, and gives each option its id and value', () => {
    const { options, blocked } = numbers();
    expect(options.map(({ id, value }) => [id, value])).toEqual([
      ['number:3', 30],
      ['number:1', 10],
      ['number:5', 50],
    ]);
    expect(blocked().map(({ id, rule }) => [id, rule])).toEqual([
      ['number:2', 'T-2'],
      ['number:6', 'T-6'],
      ['number:4', 'T-4'],
    ]);
  });

  test('looks for a fault once a candidate, and once more for who asks what is blocked, however often that is read', () => {
    const { calls, options, blocked } = numbers();
    options.forEach(({ words }) => words);
    expect(calls.fault).toEqual([3, 2, 1, 6, 5, 4]);
    blocked();
    blocked();
    expect(calls.fault).toEqual([3, 2, 1, 6, 5, 4, 3, 2, 1, 6, 5, 4]);
  });

  test('makes the words of an option once, when they are read', () => {
    const { calls, options } = numbers();
    expect(calls.face).toEqual([]);
    const [first] = options;
    expect([first?.words, first?.refs, first?.words]).toEqual([
      message('small', { number: 3 }),
      ['area:3'],
      message('small', { number: 3 }),
    ]);
    expect(calls.face).toEqual([3]);
    expect(calls.why).toEqual([]);
  });

  test('tells what an option is about without its words, and says the same of what is blocked', () => {
    let faces = 0;
    const { options, blocked } = offer([1, 2], {
      id: number => `number:${number}`,
      fault: number => (number === 2 ? 'even' : null),
      face: number => ((faces += 1), { words: message('small', { number }), refs: [`area:${number}`] }),
      about: number => ({ subject: `card:${number}`, details: { number } }),
      why: fault => ({ why: message(fault), rule: 'T-1' }),
      value: number => number,
    });
    const [option] = options;
    expect([option?.subject, option?.details]).toEqual(['card:1', { number: 1 }]);
    expect(faces).toBe(0);
    expect([option?.words, option?.refs]).toEqual([message('small', { number: 1 }), ['area:1']]);
    expect(blocked()).toMatchObject([{ subject: 'card:2', details: { number: 2 }, refs: ['area:2'] }]);
  });

  test('makes the words of what is blocked only when somebody asks', () => {
    const { calls, blocked } = numbers();
    expect(calls.why).toEqual([]);
    expect(blocked()[0]).toStrictEqual({
      id: 'number:2',
      words: message('small', { number: 2 }),
      subject: 'area:2',
      refs: ['area:2'],
      why: message('even'),
      rule: 'T-2',
    });
    expect(calls.why).toEqual([2, 6, 4]);
    expect(calls.face).toEqual([2, 6, 4]);
  });

  test('gives no refs where a face has none', () => {
    const { options, blocked } = numbers();
    expect(options[2]?.refs).toBeUndefined();
    expect(blocked()[1]).not.toHaveProperty('refs');
    const question = {
      ask: 'option',
      seat: 0,
      kind: 'k',
      about: { prompt: message('p'), rule: 'T-1' },
      options,
    } as const;
    const refs = decisionFrom(question, 0, true).options.map(option => option.refs !== undefined);
    expect(refs).toEqual([true, true, false]);
  });

  test('keeps the id of an option and of what is blocked when a face carries another one', () => {
    const { options, blocked } = offer([1, 2], {
      id: number => `right:${number}`,
      fault: number => (number === 2 ? 'no' : null),
      face: number => ({ id: `wrong:${number}`, words: message('x') }),
      why: () => ({ why: message('no'), rule: 'T-1' }),
      value: number => number,
    });
    expect([...options, ...blocked()].map(({ id }) => id)).toEqual(['right:1', 'right:2']);
  });
});

test('offerPlain gives the chosen candidate itself, and what stands in the way of the others as it is', () => {
  const { options, blocked } = offerPlain(['b', 'a', 'c'], {
    id: letter => `letter:${letter}`,
    face: letter => ({ words: message(letter) }),
    whyNot: letter => (letter === 'a' ? { why: message('first'), rule: 'T-2' } : null),
  });
  expect(options.map(({ id, words, value }) => [id, words.key, value])).toEqual([
    ['letter:b', 'b', 'b'],
    ['letter:c', 'c', 'c'],
  ]);
  expect(blocked()).toStrictEqual([{ id: 'letter:a', words: message('a'), why: message('first'), rule: 'T-2' }]);
});

test('a face says where a candidate stands in a form, of options and of blocked ones, as decisions show it', () => {
  const { options, blocked } = offer([1, 2], {
    id: number => `number:${number}`,
    fault: number => (number === 2 ? 'even' : null),
    face: number => ({ words: message('number'), group: message('numbers'), count: number, most: 3 }),
    why: fault => ({ why: message(fault), rule: 'T-1' }),
    value: number => number,
  });
  const about = { prompt: message('which'), rule: 'T-1' };
  const decision = decisionFrom({ ask: 'option', seat: 0, kind: 'number', about, options }, 1, false);
  expect(decision.options).toEqual([
    { id: 'number:1', words: message('number'), group: message('numbers'), count: 1, most: 3 },
  ]);
  expect(blocked()).toEqual([
    expect.objectContaining({ id: 'number:2', group: message('numbers'), count: 2, most: 3 }),
  ]);
});

describe('offerRows', () => {
  test('rows of several kinds: what forbids one parts it from the others, and words are made when they are read', () => {
    const faces: string[] = [];
    const face = (id: string) => (): { words: ReturnType<typeof message> } => {
      faces.push(id);
      return { words: message(id) };
    };
    const { options, blocked } = offerRows<number>([
      { id: 'one', face: face('one'), value: 1, fault: null },
      { id: 'two', face: face('two'), value: 2, fault: { why: message('even'), rule: 'T-2' } },
    ]);
    expect(options.map(({ id, value }) => [id, value])).toEqual([['one', 1]]);
    expect(faces).toEqual([]);
    expect(blocked()).toEqual([{ id: 'two', words: message('two'), why: message('even'), rule: 'T-2' }]);
    expect(options[0]?.words).toEqual(message('one'));
    expect(faces).toEqual(['two', 'one']);
  });
});

describe('blockedOnly', () => {
  test('has rows for what can never be chosen here, none for what nothing forbids, and no options', () => {
    let lookUps = 0;
    const even = blockedOnly(() => ((lookUps += 1), [1, 2, 4]), {
      id: number => `number:${number}`,
      face: number => ({ words: message('number', { number }), refs: [`area:${number}`] }),
      whyNot: number => (number % 2 === 0 ? { why: message('even'), rule: `T-${number}` } : null),
    });
    const { options, blocked } = joinedOffers<string>(
      even,
      offerRows([{ id: 'go', face: goFace, value: 'go', fault: null }]),
    );
    expect(options.map(({ id }) => id)).toEqual(['go']);
    expect(lookUps).toBe(0);
    expect(blocked().map(({ id, refs, why, rule }) => ({ id, refs, why, rule }))).toEqual([
      { id: 'number:2', refs: ['area:2'], why: message('even'), rule: 'T-2' },
      { id: 'number:4', refs: ['area:4'], why: message('even'), rule: 'T-4' },
    ]);
    expect(lookUps).toBe(1);
  });
});

function goFace(): OptionFace {
  return { words: message('go') };
}

test('what an option and a question are about goes with them, to those who read neither ids nor words', () => {
  const { options, blocked } = offerPlain([1, 2], {
    id: number => `number:${number}`,
    face: number => ({ words: message('number'), subject: `area:${number}` }),
    whyNot: number => (number === 2 ? { why: message('even'), rule: 'T-1' } : null),
  });
  const about = { prompt: message('which'), subject: 'unit:u1', rule: 'T-1' } as const;
  const decision = decisionFrom({ ask: 'option', seat: 0, kind: 'number', about, options }, 1, false);
  expect([decision.subject, decision.options[0]?.subject, blocked()[0]?.subject]).toEqual([
    'unit:u1',
    'area:1',
    'area:2',
  ]);
  expect([knownNameIn(decision.subject, 'unit', ['u1']), knownNameIn(decision.subject, 'area', ['u1'])]).toEqual([
    'u1',
    null,
  ]);
  expect([knownNameIn(decision.subject, 'unit', ['u2']), knownNameIn(undefined, 'unit', ['u1'])]).toEqual([null, null]);
});

test('what an option is about is the first of its refs where the rule does not name it', () => {
  const { options, blocked } = offerPlain([1, 2], {
    id: number => `number:${number}`,
    face: number => ({ words: message('number'), refs: [`area:${number}`, 'unit:u1'] }),
    whyNot: number => (number === 2 ? { why: message('even'), rule: 'T-1' } : null),
  });
  const about = { prompt: message('which'), rule: 'T-1' };
  const decision = decisionFrom({ ask: 'option', seat: 0, kind: 'number', about, options }, 1, false);
  expect([decision.options[0]?.subject, blocked()[0]?.subject]).toEqual(['area:1', 'area:2']);
});

test('a kind of question says its chapter', () => {
  expect(['battle.cards', 'pay'].map(chapterOf)).toEqual(['battle', 'pay']);
});

test('the data of a question and of its options stand in the decision, and are read by name', () => {
  const { options, blocked } = offer([1, 2], {
    id: number => `number:${number}`,
    fault: number => (number === 2 ? 'even' : null),
    face: number => ({ words: message('number'), details: { do: 'count', number } }),
    why: fault => ({ why: message(fault), rule: 'T-1' }),
    value: number => number,
  });
  const about = { prompt: message('which'), details: { left: 3 }, rule: 'T-1' } as const;
  const decision = decisionFrom({ ask: 'option', seat: 0, kind: 'number', about, options }, 1, false);
  const shown = [...decision.options, ...blocked()];
  expect(numberIn(decision, 'left')).toBe(3);
  expect(shown.map(option => [detailIn(option, 'do', ['buy', 'count']), numberIn(option, 'number')])).toEqual([
    ['count', 1],
    ['count', 2],
  ]);
  expect(shown.map(option => [detailIn(option, 'do', ['buy']), detailIn(option, 'what', ['count'])])).toEqual([
    [null, null],
    [null, null],
  ]);
  expect([numberIn({}, 'left'), numberIn({ details: { left: '3' } }, 'left')]).toEqual([null, null]);
});
