import { describe, expect, test } from 'vitest';
import { MemoryChronicle, hasEvents } from '../../../src/kernel/history/chronicle.ts';
import type { History } from '../../../src/kernel/history/chronicle.ts';
import type { Line } from '../../../src/kernel/history/lines.ts';
import { readLog } from '../../../src/kernel/history/readers.ts';
import type { Match } from '../../../src/kernel/history/playable.ts';
import { isReadableBy } from '../../../src/kernel/match/events.ts';
import { seededRandom } from '../../../src/kernel/plain/random.ts';
import type { Viewer } from '../../../src/kernel/words/message.ts';
import { answerByChance } from '../../oracles/random-play.ts';
import { threeSeats, toy } from '../toy-match.ts';

const HOLE = 'kernel.lost.amid';
const READERS: readonly Viewer[] = ['spectator', 0, 1, 2];

/** A match of the toy game with hidden events, undone and taken back answers, and a checkpoint now and then. */
function played(seed: string): Match {
  const random = seededRandom(seed);
  const match = toy.start({ seats: threeSeats, options: { rounds: 6 }, seed });
  for (let given = 0; match.decision !== null && given < 80; given++) {
    const { n } = match.decision;
    answerByChance(match, random);
    if (given % 7 === 0 && !(match.undoable() instanceof Error)) match.undo();
    if (given % 23 === 22) match.takeBack(n - 2);
    if (given % 11 === 10) match.checkpoint();
  }
  return match;
}

const linesOf = ({ history }: Match): Line[] => [...history.back()].map(({ line }) => line).reverse();
const logs = (history: History) => READERS.map(reader => readLog(history, reader));

describe('a log', () => {
  test('that is whole has no holes, whatever was taken back', () => {
    for (const seed of ['one', 'two', 'three', 'four']) {
      const keys = logs(played(seed).history)
        .flat()
        .map(({ words }) => words.key);
      expect(keys).not.toContain(HOLE);
      expect(keys).toContain('kernel.took-back');
    }
  });

  test('says where a line is missing that told the reader something, and all else stays in its place', () => {
    const match = played('lost');
    const lines = linesOf(match);
    const sound = logs(match.history);
    const lastMark = lines.findLastIndex(({ line }) => line === 'checkpoint');
    let holes = 0;
    for (const [at, lost] of lines.entries()) {
      if (!hasEvents(lost) || at > lastMark) continue;
      const damaged = lines.map((line, place): Line => (place === at ? { line: 'damaged' } : line));
      const read = logs(new MemoryChronicle(match.history.head, null, damaged));
      for (const [place, reader] of READERS.entries()) {
        const before = sound[place] ?? [];
        const kept = (read[place] ?? []).filter(({ words }) => words.key !== HOLE);
        const said = (read[place] ?? []).filter(({ words }) => words.key === HOLE);
        const missing = before.filter(event => !kept.some(one => one.index === event.index));
        expect(kept).toEqual(before.filter(event => !missing.includes(event)));
        expect(missing.length).toBeLessThanOrEqual(lost.events.filter(event => isReadableBy(event, reader)).length);
        expect(said.map(({ index }) => index)).toEqual(missing.length === 0 ? [] : [missing.at(-1)?.index]);
        holes += said.length;
      }
    }
    expect(holes).toBeGreaterThan(50);
  });

  test('says it once where several lines in a row are missing, and at the very beginning', () => {
    const match = played('several');
    const lines = linesOf(match);
    const damaged = lines.map((line, at): Line => (at > 0 && at < 9 ? { line: 'damaged' } : line));
    const log = readLog(new MemoryChronicle(match.history.head, null, damaged), 'spectator');
    expect(log.filter(({ words }) => words.key === HOLE)).toHaveLength(1);
    expect(log[0]?.words.key).toBe(HOLE);
  });
});
