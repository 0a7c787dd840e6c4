import { describe, expect, test } from 'vitest';
import { readLog } from '../../../src/kernel/history/readers.ts';
import { entriesOf, MemoryChronicle, standingLines, tailOf } from '../../../src/kernel/history/chronicle.ts';
import { isAct } from '../../../src/kernel/match/record.ts';
import type { Line } from '../../../src/kernel/history/lines.ts';
import type { Match } from '../../../src/kernel/history/playable.ts';
import { seededRandom } from '../../../src/kernel/plain/random.ts';
import { same } from '../../../src/kernel/plain/same.ts';
import { answerByChance, playUntil } from '../../oracles/random-play.ts';
import { toy, toyMatch } from '../toy-match.ts';

const linesOf = ({ history }: Pick<Match, 'history'>): Line[] => [...history.back()].map(({ line }) => line).reverse();

/** How many answers stand. */
function answersOf({ history }: Pick<Match, 'history'>): number {
  return entriesOf(history).filter(entry => !isAct(entry)).length;
}

describe('a chronicle', () => {
  test('writes a record an answer, whose events follow each other without a gap', () => {
    const match = playUntil(toyMatch(), () => false);
    const records = linesOf(match).flatMap(line => (line.line === 'record' ? [line] : []));
    expect(records.map(({ given }) => given?.n ?? -1)).toEqual(records.map((_, place) => place - 1));
    let told = 0;
    for (const record of records) {
      expect(record.told).toBe(told);
      told += record.events.length;
    }
    expect(told).toBe(match.logBounds.to);
    expect(records.at(-1)?.next).toBeNull();
  });

  test('gives any part of the log', () => {
    const match = playUntil(toyMatch(), () => false);
    const all = match.events(1);
    for (const [from, to] of [
      [0, 5],
      [7, 8],
      [3, 100],
      [11, Infinity],
    ] as const) {
      expect(readLog(match.history, 1, { from, to })).toEqual(all.slice(from, to));
    }
  });

  test('leaves out what was cut, also where the cut itself can not be read', () => {
    const match = playUntil(toyMatch(), ({ decision }) => decision?.n === 14);
    match.takeBack(9);
    playUntil(match, ({ decision }) => decision?.n === 16, 'again');
    const numbers = (lines: readonly Line[]): (number | undefined)[] => {
      const history = new MemoryChronicle(match.history.head, null, lines);
      return [...standingLines(history)]
        .flatMap(({ line }) => (line.line === 'record' && line.given !== null ? [line.given.n] : []))
        .reverse();
    };
    const expected = Array.from({ length: 16 }, (_, n) => n);
    expect(numbers(linesOf(match))).toEqual(expected);
    const damaged = linesOf(match).map((line): Line => (line.line === 'cut' ? { line: 'damaged' } : line));
    expect(numbers(damaged)).toEqual(expected);
  });

  test('whichever line is damaged: what is resumed is a state that was there, and little is lost', () => {
    const match = toyMatch('damaged', { checkpointEvery: 0 }, 12);
    const random = seededRandom('damaged');
    const states: unknown[] = [match.secretState()];
    for (let given = 1; given < 150 && match.decision !== null; given++) {
      answerByChance(match, random);
      if (given % 23 === 0) match.takeBack(answersOf(match) - 3);
      if (given % 40 === 0 && match.outcome === null && match.conceding.length === 0 && given < 50) match.concede(2);
      states.push(match.secretState());
    }
    const lines = linesOf(match);
    const answers = answersOf(match);
    for (let at = 1; at < lines.length; at++) {
      const history = new MemoryChronicle(match.history.head, null, lines.with(at, { line: 'damaged' }));
      const tail = tailOf(history);
      expect(tail).not.toBeNull();
      const { match: again } = toy.resume(history);
      expect(
        states.some(state => same(state, again.secretState())),
        `line ${at}: ${lines[at]?.line}`,
      ).toBe(true);
      expect(answers - (again.decision?.n ?? answers)).toBeLessThanOrEqual(64);
    }
  });
});

describe('a match that is taken up again by newer rules', () => {
  test('keeps what they still take, and says in the log what they do not', () => {
    const match = playUntil(toyMatch('newer'), ({ decision }) => decision?.n === 20);
    const lines = linesOf(match).map((line): Line =>
      line.line === 'record' && line.given?.n === 18
        ? { ...line, given: { ...line.given, answer: 'no-such-option' } }
        : line,
    );
    const history = new MemoryChronicle(match.history.head, null, lines);
    const { match: again, lost } = toy.resume(history);
    expect(lost).toBe(2);
    expect(again.decision?.n).toBe(18);
    expect(again.events('spectator').at(-1)?.words).toEqual({ key: 'kernel.lost.rules', with: { count: 2 } });
    expect(toy.resume(new MemoryChronicle(history.head, history)).lost).toBe(0);
  });

  test('is refused when its rules are newer than the program', () => {
    const match = playUntil(toyMatch('future'), ({ decision }) => decision?.n === 5);
    match.checkpoint();
    const lines = linesOf(match).map((line): Line =>
      line.line === 'checkpoint' ? { ...line, rulesVersion: 99 } : line,
    );
    expect(() => toy.resume(new MemoryChronicle(match.history.head, null, lines))).toThrow(/version 99 of the rules/);
  });
});
