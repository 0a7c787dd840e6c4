import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Match } from '../../src/kernel/history/playable.ts';
import { randomBelow, seededRandom } from '../../src/kernel/plain/random.ts';
import { same } from '../../src/kernel/plain/same.ts';
import { readEntry } from '../../src/saves/saved/entry.ts';
import { SaveFault } from '../../src/saves/input/fault.ts';
import { openHistory, openToContinue } from '../../src/saves/file/file-history.ts';
import type { FileHistory } from '../../src/saves/file/file-history.ts';
import { loadMatch, resumeFrom } from '../../src/saves/saved/load.ts';
import { MatchFile } from '../../src/saves/file/match-file.ts';
import { saveFormatter } from '../../src/saves/input/say.ts';
import { threeSeats, toy } from '../kernel/toy-match.ts';
import { answerByChance } from '../oracles/random-play.ts';
import { BEGUN, fileOptions, freshFolder } from './support.ts';

/** What is said of a match that was taken up from a damaged file. */
const SENTENCES = [
  /^The last( \d+)? answers? could not be given again\.$/,
  /^The end of this save is damaged: the last things done may be lost\.$/,
];

/** What is said of a file of which nothing can be had. */
const FAULTS = [
  /is damaged at its very beginning, so none of it can be read\.$/,
  /is not a save of Orrery\.$/,
  /^The save does not fit the rules of Toy: .*there is no checkpoint in it that can be read\.$/,
];

/** A match in a file, and every state in which it stood. */
function written(answers: number, rounds: number) {
  const folder = freshFolder();
  const file = join(folder, 'match.jsonl');
  const states = new Map<string, number>();
  const match = toy.start(
    { seats: threeSeats, options: { rounds }, seed: 'damage' },
    {
      chronicle: start =>
        new MatchFile(file, { start, n: 0, told: 0, position: false, begun: BEGUN }, fileOptions(folder)),
    },
  );
  const told = new Set<string>();
  const note = (): void => {
    states.set(standsAt(match), match.decision?.n ?? -1);
    for (const { words } of match.events('spectator')) told.add(JSON.stringify(words));
  };
  note();
  const random = seededRandom('damage');
  for (let given = 1; given <= answers && match.decision !== null; given++) {
    answerByChance(match, random);
    note();
    if (given % 19 === 5) {
      match.takeBack(match.decision.n - 3);
      note();
    }
    if (given === 17) {
      match.concede(2);
      note();
    }
  }
  const whole = new Map([...match.history.back()].map(({ number, line }) => [number, line]));
  return { file, match, states, told, whole, bytes: readFileSync(file) };
}

const standsAt = (match: Match): string => JSON.stringify([match.secretState(), match.decision]);

/** How many answers are lost in a file of those bytes; `null`: it says that nothing can be had of it. */
function lostIn(
  bytes: Uint8Array,
  { file, match, states, told }: ReturnType<typeof written>,
  isSilent = false,
): number | null {
  writeFileSync(file, bytes);
  const whole = match.decision?.n ?? 0;
  try {
    const { match: back, lost, close } = loadMatch(toy, file);
    try {
      if (!states.has(standsAt(back))) throw new Error(`it stood never at decision ${back.decision?.n}`);
      const missing = whole - (back.decision?.n ?? 0);
      if (standsAt(back) !== standsAt(match) && !isSilent) expect(lost, `${missing} are missing`).not.toBeNull();
      if (lost !== null) expect(SENTENCES.some(sentence => sentence.test(saveFormatter(lost)))).toBe(true);
      for (const { words } of back.events('spectator')) {
        if (!told.has(JSON.stringify(words))) expect(words.key).toMatch(/^kernel\.lost\./);
      }
      return missing;
    } finally {
      close();
    }
  } catch (error) {
    if (!(error instanceof SaveFault)) throw error;
    expect(
      FAULTS.some(fault => fault.test(error.message)),
      error.message,
    ).toBe(true);
    return null;
  }
}

/**
 * What can be read of a file: which of the lines of the whole one, and whether its end is torn. `null`: not even its
 * head.
 */
function legible(bytes: Uint8Array, { file, whole }: ReturnType<typeof written>): string | null {
  writeFileSync(file, bytes);
  let history: FileHistory;
  try {
    history = openHistory(file);
  } catch (error) {
    if (error instanceof SaveFault) return null;
    throw error;
  }
  const read: string[] = [];
  for (const { number, line } of history.back()) {
    // No line is ever read as another one.
    if (line.line !== 'damaged' && !same(line, whole.get(number))) throw new Error(`another line at byte ${number}`);
    read.push(`${line.line}${line.line === 'damaged' ? '' : number}`);
  }
  history.close();
  return `${history.torn} ${read.join(' ')}`;
}

/** The same as `lostIn`; files of which the same can be read are tried once. */
function trying(match: ReturnType<typeof written>) {
  const known = new Map<string, number | null>();
  return (bytes: Uint8Array, isSilent = false): number | null => {
    const key = legible(bytes, match);
    if (key === null) return lostIn(bytes, match);
    const found = known.get(key);
    if (found !== undefined) return found;
    const lost = lostIn(bytes, match, isSilent);
    known.set(key, lost);
    return lost;
  };
}

describe('a small file', () => {
  // Every third byte of a small file; `npm run damaged-saves` tries any byte of longer ones.
  test('of which any one byte is another one gives a state that stood, or says that there is none', () => {
    const small = written(5, 1);
    const head = small.bytes.indexOf('\n') + 1;
    const lostOf = trying(small);
    for (let at = 0; at < small.bytes.length; at += 3) {
      const bytes = Buffer.from(small.bytes);
      bytes[at] = (bytes[at] ?? 0) ^ 1;
      const lost = lostOf(bytes);
      if (lost === null) expect(at).toBeLessThan(head);
      else expect(lost).toBeLessThanOrEqual(5);
    }
  });

  test('that is cut at any length gives a state that stood, and says that its end is missing unless a line ended there', () => {
    const small = written(5, 1);
    const ends = [...small.bytes.keys()].filter(at => small.bytes[at] === 0x0a);
    const lostOf = trying(small);
    let last: number | null = null;
    for (let length = 0; length <= small.bytes.length; length++) {
      last = lostOf(small.bytes.subarray(0, length), ends.includes(length - 1));
      // Neither the head nor the first checkpoint is whole there.
      if (last === null) expect(length).toBeLessThanOrEqual(ends[1] ?? 0);
    }
    expect(last).toBe(0);
  });

  test('goes on from there, whatever byte was another one', () => {
    const small = written(5, 1);
    const head = small.bytes.indexOf('\n') + 1;
    // Also with two lines made one.
    const places = [...small.bytes.keys()].filter(at => at >= head && (at % 101 === 0 || small.bytes[at] === 0x0a));
    for (const at of places) {
      const bytes = Buffer.from(small.bytes);
      bytes[at] = (bytes[at] ?? 0) ^ 1;
      writeFileSync(small.file, bytes);
      const file = new MatchFile(small.file, openToContinue(small.file), fileOptions(join(small.file, '..')));
      const { match } = resumeFrom(toy, file, { torn: file.torn });
      const random = seededRandom('on');
      for (let given = 0; given < 5 && match.decision !== null; given++) answerByChance(match, random);
      file.close();
      const again = loadMatch(toy, small.file);
      expect(again.lost, `byte ${at}`).toBeNull();
      expect(standsAt(again.match)).toBe(standsAt(match));
      expect(readEntry(small.file).pending?.n).toBe(match.decision?.n);
      again.close();
    }
  });
});

test('of a longer match no more is lost than what came since the last checkpoint', () => {
  const long = written(90, 30);
  const random = seededRandom('flips');
  let most = 0;
  for (let time = 0; time < 25; time++) {
    const bytes = Buffer.from(long.bytes);
    const at = randomBelow(random, bytes.length);
    bytes[at] = randomBelow(random, 256);
    const lost = lostIn(bytes, long);
    if (lost === null) expect(at).toBeLessThan(bytes.indexOf('\n') + 1);
    most = Math.max(most, lost ?? 0);
  }
  expect(most).toBeLessThanOrEqual(64);
});

test('a match whose checkpoints are all damaged is played once more from its beginning, and has one again', () => {
  const small = written(5, 9);
  const lines = small.bytes.toString('utf8').trimEnd().split('\n');
  const spoiled = lines.map(line => (line.includes('"line":"checkpoint"') ? line.replace('"i":', '"j":') : line));
  expect(lostIn(Buffer.from(`${spoiled.join('\n')}\n`), small)).toBe(0);
  const { match, close } = loadMatch(toy, small.file);
  expect(standsAt(match.branch())).toBe(standsAt(small.match));
  expect([...match.history.back()].filter(({ line }) => line.line === 'checkpoint')).toHaveLength(1);
  close();
});
