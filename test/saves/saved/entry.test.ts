import { appendFileSync, readFileSync, statSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Line } from '../../../src/kernel/history/lines.ts';
import { backupEntry, isOldSave, readEntry } from '../../../src/saves/saved/entry.ts';
import { headText, lineText, matchKey } from '../../../src/saves/lines/lines.ts';
import { linesOf } from '../../../src/saves/saved/load.ts';
import { MatchFile } from '../../../src/saves/file/match-file.ts';
import { playOn } from '../../oracles/random-play.ts';
import { save, writeSave } from '../old/writing.ts';
import { BEGUN, faultOf, fileOptions, freshFolder, headOf, NOW, toyUntil, writeMatch } from '../support.ts';

const match = toyUntil(({ decision }) => decision?.n === 20, 'toy', 'xoroshiro128plus');

/** What the table wrote last. */
const table = (players: readonly string[]): Line => ({
  line: 'meta',
  meta: { players, languages: [null, null, null], seen: [1, 2, 3], coach: [], at: NOW.toISOString() },
});

function saved(...more: readonly Line[]): string {
  const folder = freshFolder();
  const file = join(folder, 'match.jsonl');
  new MatchFile(file, headOf(match), fileOptions(folder), [...linesOf(match.history), ...more]).close();
  return file;
}

describe('what lists show of a save', () => {
  test('is what everybody may know of it', () => {
    const file = saved(table(['human', 'bot', 'human']));
    const { decision, round, start } = match;
    expect(readEntry(file)).toEqual({
      file,
      format: 2,
      game: 'toy',
      rulesVersion: 1,
      seats: start.seats.map(({ name }, seat) => ({ name, player: seat === 1 ? 'bot' : 'human' })),
      options: start.options,
      seed: start.seed,
      round,
      answers: 20,
      pending: { n: 20, seat: decision?.seat, kind: decision?.kind, secrecy: decision?.secrecy },
      begun: BEGUN,
      saved: NOW,
    });
  });

  test('is the same of a save of an older program', () => {
    const file = join(freshFolder(), 'match.json');
    writeSave(file, save(match));
    const { format, pending, ...older } = readEntry(file);
    const { format: _format, pending: asked, ...newer } = readEntry(saved(table(['human', 'human', 'human'])));
    expect(format).toBe(1);
    expect({ ...older, file: '' }).toEqual({ ...newer, file: '' });
    expect(asked).toMatchObject(pending ?? {});
    expect(backupEntry(file)).toBeNull();
    writeSave(file, save(toyUntil(({ decision }) => decision?.n === 21, 'toy', 'xoroshiro128plus')));
    expect(backupEntry(file)).toMatchObject({ answers: 20, file: `${file}.backup` });
  });

  test('of one in which the table wrote nothing: people, and when the file was written', () => {
    const file = saved();
    utimesSync(file, 1000, 2000);
    expect(readEntry(file)).toMatchObject({ seats: [{ player: 'human' }, {}, {}], saved: new Date(2_000_000) });
  });

  test('leaves out what was taken back', () => {
    const again = toyUntil(({ decision }) => decision?.n === 20, 'toy', 'xoroshiro128plus');
    again.takeBack(7);
    const file = join(freshFolder(), 'match.jsonl');
    writeMatch(file, again);
    expect(readEntry(file)).toMatchObject({
      answers: 7,
      pending: { n: 7, kind: again.decision?.kind },
      round: again.round,
    });
  });

  test('of one that is over says so', () => {
    const file = join(freshFolder(), 'match.jsonl');
    writeMatch(file, playOn(toyUntil(() => true)));
    expect(readEntry(file).pending).toBeNull();
  });

  test('of one whose end is torn or damaged is what can be read', () => {
    const file = saved();
    const { size } = statSync(file);
    for (let length = size - 1; length > size - 3000; length -= 37) {
      truncateSync(file, length);
      const { answers, pending } = readEntry(file);
      expect(pending?.n).toBe(answers);
      expect(answers).toBeLessThanOrEqual(20);
    }
    appendFileSync(file, 'x\nnonsense\n');
    expect(readEntry(file).answers).toBeGreaterThan(0);
  });

  test('of what is none, says why', () => {
    const file = join(freshFolder(), 'match.jsonl');
    expect(faultOf(() => readEntry(file)).code).toBe('missing');
    writeFileSync(file, 'a letter to you\n');
    expect(faultOf(() => readEntry(file)).code).toBe('not-a-save');
    writeFileSync(file, headText(headOf(match)));
    expect(faultOf(() => readEntry(file)).message).toBe(`${file} is damaged: how the match stands can't be read.`);
    const [record] = linesOf(match.history).filter(line => line.line === 'record');
    if (record?.line !== 'record') throw new Error('no record');
    writeFileSync(
      file,
      headText(headOf(match)) +
        lineText(1, { ...record, next: { n: 0, seat: 7, kind: 'turn', secrecy: 'open' } }, matchKey(headOf(match))),
    );
    expect(faultOf(() => readEntry(file)).message).toContain('it names a seat that is not there');
  });
});

test('which format a file has is seen by its name or its first bytes', () => {
  const folder = freshFolder();
  const named = (name: string, text: string): boolean => {
    writeFileSync(join(folder, name), text);
    return isOldSave(join(folder, name));
  };
  expect(named('a.jsonl', '{}')).toBe(false);
  expect(named('a.json', '{}')).toBe(true);
  expect(named('a.json.backup', '{}')).toBe(true);
  expect(named('sent', readFileSync(saved(), 'utf8'))).toBe(false);
  expect(named('sent-older', '{"program":"orrery","format":1}')).toBe(true);
  expect(isOldSave(join(folder, 'nowhere'))).toBe(false);
});

test('of a long match only the beginning and the end are read', () => {
  const folder = freshFolder();
  const file = join(folder, 'match.jsonl');
  const filler = Array.from({ length: 20_000 }, (_, i): Line => ({ line: 'meta', meta: `${i} ${'x'.repeat(500)}` }));
  new MatchFile(file, headOf(match), fileOptions(folder), [
    ...filler,
    ...linesOf(match.history),
    table(['human', 'human', 'human']),
  ]).close();
  expect(statSync(file).size).toBeGreaterThan(10_000_000);
  const before = bytesRead();
  expect(readEntry(file).answers).toBe(20);
  const read = bytesRead();
  if (before !== null && read !== null) expect(read - before).toBeLessThan(400_000);
});

/** How many bytes this thread has read, where the system says that. */
function bytesRead(): number | null {
  if (process.platform !== 'linux') return null;
  return Number(/^rchar: (\d+)/m.exec(readFileSync('/proc/thread-self/io', 'utf8'))?.[1] ?? NaN);
}
