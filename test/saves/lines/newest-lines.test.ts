import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { tailOf } from '../../../src/kernel/history/chronicle.ts';
import { readEntry } from '../../../src/saves/saved/entry.ts';
import { openHistory, openToContinue } from '../../../src/saves/file/file-history.ts';
import { linesFrom } from '../../../src/saves/lines/line-reader.ts';
import { lineText } from '../../../src/saves/lines/lines.ts';
import { loadMatch, resumeFrom } from '../../../src/saves/saved/load.ts';
import { MatchFile } from '../../../src/saves/file/match-file.ts';
import { NewestLines } from '../../../src/saves/lines/newest-lines.ts';
import { storedFrom } from '../../../src/saves/saved/stored.ts';
import { toy } from '../../kernel/toy-match.ts';
import { fileOptions, freshFolder, toyUntil, writeMatch, writeSaved } from '../support.ts';

/**
 * How often each line but the head, and each state in one, is read from now on until the end of the test, by its text.
 */
function countDecoded(): Map<string, number> {
  const decoded = new Map<string, number>();
  const own = JSON.parse.bind(JSON);
  const parse = vi.spyOn(JSON, 'parse');
  onTestFinished(() => parse.mockRestore());
  parse.mockImplementation((text, reviver) => {
    if (!text.startsWith('{"program":')) decoded.set(text, (decoded.get(text) ?? 0) + 1);
    const data: unknown = own(text, reviver);
    return data;
  });
  return decoded;
}

const match = toyUntil(({ decision }) => decision?.n === 30);

function saved(): string {
  const file = join(freshFolder(), 'match.jsonl');
  writeMatch(file, match);
  return file;
}

/** How often the line was read that was read most often. */
const most = (decoded: ReadonlyMap<string, number>): number => Math.max(...decoded.values());

describe('each line is read at most once', () => {
  test('when a save is opened to be looked at', () => {
    const file = saved();
    const decoded = countDecoded();
    loadMatch(toy, file).close();
    expect(most(decoded)).toBe(1);
  });

  test('when a match goes on in its file, and its log is opened', () => {
    const file = saved();
    const decoded = countDecoded();
    const open = new MatchFile(file, openToContinue(file), fileOptions(join(file, '..')));
    const { match: taken } = resumeFrom(toy, open);
    expect(taken.events('spectator')).toEqual(match.events('spectator'));
    open.close();
    expect(most(decoded)).toBe(1);
  });

  test('when a save is taken from bytes, listed and opened', () => {
    const bytes = readFileSync(saved());
    const decoded = countDecoded();
    storedFrom(bytes, 'it').load(toy).close();
    expect(most(decoded)).toBe(1);
  });

  test('by lists, which read no more than the end', () => {
    const file = join(freshFolder(), 'match.jsonl');
    writeSaved(file, match);
    const decoded = countDecoded();
    readEntry(file);
    expect(most(decoded)).toBe(1);
    expect(decoded.size).toBeLessThan(5);
  });

  test('by lists, which unpack no state', () => {
    const file = fileURLToPath(new URL('../../../saves/sample-after-set-up.jsonl', import.meta.url));
    const decoded = countDecoded();
    readEntry(file);
    for (const text of decoded.keys()) expect(text).toMatch(/^\{"i":/);
    expect([...decoded.keys()].some(text => text.includes('"line":"checkpoint"'))).toBe(true);
  });
});

test('lines far behind the newest are the same, and none of those before them is read for them', () => {
  const all = Array.from({ length: 600 }, (_, at) => ({ start: 10 * at, text: lineText(at + 1, meta(at)).trimEnd() }));
  const lines = new NewestLines(6000, (before, next) =>
    linesFrom(all.filter(({ start }) => start < before).reverse(), next),
  );
  const decoded = countDecoded();
  const expected = all.map(({ start }, at) => ({ number: start, line: meta(at) })).reverse();
  const [far] = lines.back(1000);
  expect(far).toEqual({ number: 990, line: meta(99) });
  expect(decoded.size).toBe(1);
  for (let time = 0; time < 2; time++) expect([...lines.back()]).toEqual(expected);
  expect([...lines.back(5000)]).toEqual(expected.slice(100));
  expect([...decoded.values()].filter(times => times === 1)).toHaveLength(256);
});

describe('a gap among the last lines shows, wherever it lies', () => {
  /** The save without two lines of it, which begin this many lines before its end. */
  const without = (behind: number): string => {
    const file = saved();
    const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
    writeFileSync(file, `${lines.toSpliced(lines.length - behind, 2).join('\n')}\n`);
    return file;
  };

  test.each([3, 4, 5, 6, 7, 8])('%i lines before the end: in a file to be looked at and to go on in', behind => {
    const file = without(behind);
    const history = openHistory(file);
    const lines = [...history.back()];
    expect(lines.filter(({ line }) => line.line === 'damaged')).toHaveLength(2);
    const tail = tailOf(history);
    history.close();
    const open = new MatchFile(file, openToContinue(file), fileOptions(join(file, '..')));
    expect([...open.back()]).toEqual(lines);
    expect(tailOf(open)).toEqual(tail);
    open.close();
  });
});

function meta(what: unknown) {
  return { line: 'meta' as const, meta: what };
}
