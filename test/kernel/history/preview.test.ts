import { expect, test } from 'vitest';
import { randomAnswer } from '../../../src/bots/random.ts';
import { previewer } from '../../../src/kernel/history/preview.ts';
import type { Horizon } from '../../../src/kernel/history/preview.ts';
import { seededRandom } from '../../../src/kernel/plain/random.ts';
import { checkNonInterference } from '../../oracles/non-interference.ts';
import { scrambleToy, toy, toyMatch } from '../toy-match.ts';

/** Up to the next question, in whichever step it is asked. */
const NEXT: Horizon = { tries: () => false, stops: () => false };
const WHOLE_ROUND: Horizon = { tries: kind => kind === 'turn', stops: step => step === 'round' };

const wordsOf = (events: readonly { readonly words: unknown }[]): unknown[] => events.map(({ words }) => words);

test('what is foretold is what happens, up to where something comes to light; asking changes nothing', () => {
  const match = toyMatch('foretold');
  const random = seededRandom('foretold');
  const seen = { known: 0, dark: 0, told: 0 };
  for (let { decision } = match; decision !== null; decision = match.decision) {
    const before = JSON.stringify([match.record(), match.decision]);
    const answer = randomAnswer(decision, random);
    const futures = previewer(match, decision.seat)(answer, NEXT);
    expect(JSON.stringify([match.record(), match.decision])).toBe(before);
    const [future] = futures.all;
    const { revealed } = match.secretState();
    const { to } = match.logBounds;
    match.answer(decision.n, answer);
    const told = wordsOf(match.events(decision.seat, to));
    const foretold = wordsOf(future?.events ?? []);
    expect(futures.all).toHaveLength(1);
    expect(futures.complete).toBe(match.secretState().revealed === revealed);
    expect(future?.view()).toEqual(futures.complete ? match.view(decision.seat) : null);
    expect(foretold).toEqual(told.slice(0, foretold.length));
    if (futures.complete) expect(foretold).toHaveLength(told.length);
    seen[futures.complete ? 'known' : 'dark'] += 1;
    seen.told += foretold.length;
  }
  expect(Math.min(seen.known, seen.dark, seen.told)).toBeGreaterThan(3);
});

test('all answers to the questions that are tried are followed, each way once, and no further than the horizon', () => {
  const match = toyMatch('ways');
  const random = seededRandom('ways');
  let ways = 0;
  for (let { decision } = match; decision !== null && ways === 0; decision = match.decision) {
    if (decision.kind === 'turn') {
      const { all } = previewer(match, decision.seat)('rest', WHOLE_ROUND);
      const scripts = all.map(({ answers }) => answers);
      expect(new Set(scripts.map(script => script.join(' '))).size).toBe(scripts.length);
      expect(scripts.every(script => script[0] === 'rest' && script.length <= 4)).toBe(true);
      expect(all.flatMap(({ events }) => events).filter(({ words }) => words.key === 'round')).toEqual([]);
      ways = scripts.length;
    }
    match.answer(decision.n, randomAnswer(decision, random));
  }
  expect(ways).toBeGreaterThan(4);
});

test('a row that could go on for ever is given up, and so is one with too many ways', () => {
  const match = toyMatch('rows');
  const random = seededRandom('rows');
  let rows = 0;
  for (let { decision } = match; decision !== null; decision = match.decision) {
    if (decision.options.some(({ id }) => id === 'shop')) {
      const { all, complete } = previewer(match, decision.seat)('shop', { ...NEXT, tries: kind => kind === 'shop' });
      const longest = Math.max(...all.map(({ answers }) => answers.length));
      expect(longest).toBeLessThan(30);
      if (longest > 3) expect(complete).toBe(false);
      rows += longest > 3 ? 1 : 0;
    }
    match.answer(decision.n, randomAnswer(decision, random));
  }
  expect(rows).toBeGreaterThan(0);
});

test('so that nobody waits, only this many ways are tried for one question; then an answer has none, and a new question has them again', () => {
  const match = toyMatch('tired');
  const random = seededRandom('tired');
  let tired = 0;
  for (let { decision } = match; decision !== null && tired === 0; decision = match.decision) {
    if (decision.options.some(({ id }) => id === 'shop')) {
      const preview = previewer(match, decision.seat);
      const asked = Array.from({ length: 80 }, () => preview('rest', NEXT));
      expect(asked.filter(({ complete }) => complete)).toHaveLength(72);
      expect(asked.at(-1)).toEqual({ all: [], complete: false });
      expect(previewer(match, decision.seat)('rest', NEXT).complete).toBe(true);
      tired += 1;
    }
    match.answer(decision.n, randomAnswer(decision, random));
  }
  expect(tired).toBe(1);
});

test('what a viewer may not know changes nothing of what it is foretold', () => {
  const match = toyMatch('veiled');
  const random = seededRandom('veiled');
  let compared = 0;
  for (let { decision } = match; decision !== null; decision = match.decision) {
    const { seat } = decision;
    compared += checkNonInterference(toy, match.record(), seat, scrambleToy, {
      seed: `veiled-${decision.n}`,
      also: now =>
        now.decision?.seat === seat && now.decision.secrecy === 'open'
          ? now.decision.options.map(({ id }) => {
              const { all, complete } = previewer(now, seat)(id, NEXT);
              return [complete, all.map(({ events, view }) => [wordsOf(events), view()])];
            })
          : null,
    });
    match.answer(decision.n, randomAnswer(decision, random));
  }
  expect(compared).toBeGreaterThan(20);
});
