import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../../src/kernel/plain/random.ts';
import { loadMatch } from '../../../src/saves/saved/load.ts';
import { saveFormatter } from '../../../src/saves/input/say.ts';
import { toy } from '../../kernel/toy-match.ts';
import { answerByChance } from '../../oracles/random-play.ts';
import { snapshot } from '../../oracles/snapshot.ts';
import { full, testDisk } from '../failing-disk.ts';
import { inFile, meta, newFile, said, text } from '../new-file.ts';
import { fileOptions, freshFolder, toyInFile } from '../support.ts';

describe('what can not be written', () => {
  const failing = { create: [], write: [], named: [], facts: [], flush: [], name: [] } as const;

  test.each(Object.keys(failing))('is kept in order, told, and written as soon as it can be: %s fails', call => {
    const noted = testDisk();
    const { folder, file, written, movedTo } = newFile({ disk: noted.disk });
    const isBegun = !['create', 'flush', 'name'].includes(call);
    if (isBegun) written.add(meta('before'));
    noted.before = called => (called === call ? full() : undefined);
    written.add(meta('one'));
    written.add(meta('two'));
    expect(saveFormatter(written.fault?.reason ?? { key: '' })).toContain('ENOSPC: no space left on device');
    expect(said(written.back())).toEqual([...(isBegun ? ['before'] : []), 'one', 'two']);
    expect(existsSync(file) ? readFileSync(file, 'utf8') : '').toBe(isBegun ? text('before') : '');
    noted.before = () => undefined;
    written.retry();
    expect(written.fault).toBeNull();
    written.add(meta('three'));
    expect(inFile(file)).toEqual([...(isBegun ? ['before'] : []), 'one', 'two', 'three']);
    expect(readdirSync(folder)).toEqual(['match.jsonl']);
    expect(movedTo).toEqual([]);
  });

  test('leaves no half line: what was written of it is cut off', () => {
    const disk = testDisk({
      write: (handle, bytes, position) => {
        if (isFull && bytes.length < 20) full();
        return testDisk().disk.write(handle, bytes.subarray(0, isFull ? 10 : undefined), position);
      },
    }).disk;
    let isFull = false;
    const { file, written } = newFile({ disk });
    written.add(meta('one'));
    isFull = true;
    written.add(meta('a line of which some fits'));
    expect(readFileSync(file, 'utf8')).toBe(text('one'));
    isFull = false;
    written.add(meta('three'));
    expect(readFileSync(file, 'utf8')).toBe(text('one', 'a line of which some fits', 'three'));
  });

  test('nor where that can not be cut off at once: it is before the next line, in the same file', () => {
    const noted = testDisk({
      write: (handle, bytes, position) =>
        isFull && position > begun
          ? full()
          : testDisk().disk.write(handle, bytes.subarray(0, isFull ? 10 : undefined), position),
    });
    let isFull = false;
    let begun = 0;
    const { file, written, movedTo } = newFile({ disk: noted.disk });
    written.add(meta('one'));
    [isFull, begun] = [true, statSync(file).size];
    noted.before = call => (call === 'truncate' ? full() : undefined);
    written.add(meta('two'));
    expect(statSync(file).size).toBe(begun + 10);
    isFull = false;
    noted.before = () => undefined;
    written.add(meta('three'));
    expect(movedTo).toEqual([]);
    expect(readFileSync(file, 'utf8')).toBe(text('one', 'two', 'three'));
  });

  test('takes a few bytes at a time, all of them', () => {
    const { disk } = testDisk({
      write: (handle, bytes, position) => testDisk().disk.write(handle, bytes.subarray(0, 7), position),
    });
    const { file, written } = newFile({ disk });
    for (const what of ['one', 'two']) written.add(meta(what));
    expect(readFileSync(file, 'utf8')).toBe(text('one', 'two'));
  });

  test('a disk that takes nothing is told', () => {
    const { written } = newFile({ disk: testDisk({ write: () => 0 }).disk });
    written.add(meta('one'));
    expect(saveFormatter(written.fault?.reason ?? { key: '' })).toContain('the disk takes no more');
  });

  test('since when it is not is kept, whatever is added meanwhile', () => {
    let now = new Date('2026-01-01T10:00:00Z');
    const noted = testDisk();
    const { written } = newFile({ disk: noted.disk, now: () => now });
    written.add(meta('one'));
    const since = now;
    noted.before = full;
    for (const minutes of [1, 2, 3]) {
      now = new Date(since.getTime() + minutes * 60_000);
      written.add(meta(minutes));
    }
    expect(written.fault?.since).toEqual(since);
    expect(written.written).toEqual(since);
  });

  test('whichever call of a whole match fails: nothing is lost, and the file is always one that can be gone on from', () => {
    const play = (fail: number): { calls: number } => {
      const noted = testDisk();
      const folder = freshFolder();
      const file = join(folder, 'match.jsonl');
      noted.before = (_, place) => (place === fail ? full() : undefined);
      const { match, written } = toyInFile(file, fileOptions(folder, { disk: noted.disk, newest: Date.now() + 1e9 }));
      const random = seededRandom('failing');
      for (let given = 0; given < 12; given++) answerByChance(match, random);
      written.close();
      const loaded = loadMatch(toy, written.file);
      expect(loaded.lost).toBeNull();
      expect(snapshot(loaded.match)).toEqual(snapshot(match));
      loaded.close();
      expect(readdirSync(folder).filter(name => name.endsWith('.jsonl'))).toHaveLength(1);
      return { calls: noted.calls.length };
    };
    const { calls } = play(-1);
    for (let fail = 0; fail < calls; fail++) play(fail);
  });
});
