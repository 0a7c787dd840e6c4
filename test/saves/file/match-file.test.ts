import {
  closeSync,
  existsSync,
  openSync,
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openHistory, openToContinue } from '../../../src/saves/file/file-history.ts';
import { LARGEST_FILE, LONGEST_LINE } from '../../../src/saves/lines/lines.ts';
import { MatchFile } from '../../../src/saves/file/match-file.ts';
import { saveFormatter } from '../../../src/saves/input/say.ts';
import { full, testDisk } from '../failing-disk.ts';
import { head, inFile, meta, newFile, said, text } from '../new-file.ts';

describe('the file of a match', () => {
  test('is made whole with its first line, and holds each line when `add` comes back', () => {
    const { file, written } = newFile();
    expect(existsSync(file)).toBe(false);
    const lines: string[] = [];
    for (const what of ['one', 'two', 'three']) {
      lines.push(what);
      written.add(meta(what));
      expect(readFileSync(file, 'utf8')).toBe(text(...lines));
      expect(written.length).toBe(statSync(file).size);
    }
    expect(written.fault).toBeNull();
  });

  test('only grows: what stands in it is never written again', () => {
    const noted = testDisk();
    const { written } = newFile({ disk: noted.disk });
    written.add(meta('one'));
    noted.calls.length = 0;
    for (let i = 0; i < 5; i++) written.add(meta(i));
    expect(new Set(noted.calls)).toEqual(new Set(['named', 'facts', 'write']));
  });

  test('is for its owner only, and leaves nothing beside it', () => {
    const { folder, file, written } = newFile();
    written.add(meta('one'));
    expect(readdirSync(folder)).toEqual(['match.jsonl']);
    if (process.platform !== 'win32') expect(statSync(file).mode & 0o077).toBe(0);
  });

  test('can begin with lines, and is read back by what wrote it, from memory and from the disk', () => {
    const { file, options } = newFile();
    const lines = Array.from({ length: 700 }, (_, i) => meta(`line ${i}`));
    const written = new MatchFile(file, head, options, lines.slice(0, 5));
    expect(inFile(file)).toHaveLength(5);
    for (const line of lines.slice(5)) written.add(line);
    expect(said(written.back())).toEqual(lines.map((_, i) => `line ${i}`));
    const all = [...written.back()];
    for (const at of [0, 1, 100, 255, 256, 257, 600, 699]) {
      const before = all[at]?.number ?? 0;
      expect([...written.back(before)], `before ${before}`).toEqual(all.slice(at + 1));
    }
    written.close();
    const history = openHistory(file);
    expect([...history.back()]).toEqual(all);
    expect(history.length).toBe(written.length);
    history.close();
  });

  test('goes on with the next number, and the same places', () => {
    const { file, options } = newFile();
    const first = new MatchFile(file, head, options, [meta('one'), meta('two')]);
    first.close();
    const second = new MatchFile(file, openToContinue(file), options);
    second.add(meta('three'));
    expect(readFileSync(file, 'utf8')).toBe(text('one', 'two', 'three'));
    expect(said(second.back())).toEqual(['one', 'two', 'three']);
    second.close();
  });

  test('gets a torn last line cut off when somebody goes on in it, and says so', () => {
    const { file, options } = newFile();
    writeFileSync(file, `${text('one', 'two')}{"i":3,"line":"me`);
    expect(said(openHistory(file).back())).toEqual(['one', 'two']);
    expect(openHistory(file).torn).toBe(true);
    const written = new MatchFile(file, openToContinue(file), options);
    expect(written.torn).toBe(true);
    expect(readFileSync(file, 'utf8')).toBe(text('one', 'two'));
    written.add(meta('three'));
    written.close();
    expect(readFileSync(file, 'utf8')).toBe(text('one', 'two', 'three'));
    expect(openHistory(file).torn).toBe(false);
  });
});

describe('limits', () => {
  test('a file that is as large as one may be grows no more, and says so; what follows is kept in memory', () => {
    const { file, written } = newFile();
    const large = 'x'.repeat(LONGEST_LINE - 100);
    for (let i = 0; i < LARGEST_FILE / LONGEST_LINE; i++) written.add(meta(large));
    expect(written.fault).toBeNull();
    const { size } = statSync(file);
    expect(size).toBeGreaterThan(LARGEST_FILE - LONGEST_LINE);
    expect(size).toBeLessThanOrEqual(LARGEST_FILE);
    written.add(meta(large));
    written.add(meta('small'));
    expect(saveFormatter(written.fault?.reason ?? { key: '' })).toBe(
      `${file} is as large as a save can be: no more is written to it. Look back and go on with a copy: that leaves out what was taken back.`,
    );
    expect(statSync(file).size).toBe(size);
    expect(said(written.back()).at(-1)).toBe('small');
    expect(() => openHistory(file).close()).not.toThrow();
  });

  test('a file that is nearly so large says so before, and what to do; a match that goes on in it says so at once', () => {
    const { file, written, options } = newFile();
    const large = meta('x'.repeat(LONGEST_LINE / 2));
    while (written.length <= 0.9 * LARGEST_FILE) {
      expect(written.nearLimit).toBeNull();
      written.add(large);
    }
    const sentence = `${file} holds 58 of the 64 MB that a save can hold. Finish the match, or look back and go on with a copy: that leaves out what was taken back.`;
    expect(saveFormatter(written.nearLimit ?? { key: '' })).toBe(sentence);
    expect(written.fault).toBeNull();
    written.close();
    const again = new MatchFile(file, openToContinue(file), options);
    expect(saveFormatter(again.nearLimit ?? { key: '' })).toBe(sentence);
    again.close();
  });

  test('a line that is nearly as long as one may be is told of, too', () => {
    const { file, written } = newFile();
    written.add(meta('x'.repeat(0.89 * LONGEST_LINE)));
    expect(written.nearLimit).toBeNull();
    written.add(meta('x'.repeat(0.91 * LONGEST_LINE)));
    expect(saveFormatter(written.nearLimit ?? { key: '' })).toBe(
      `The match will soon have more in play than ${file} can hold in a line of 1 MB. Finish it soon: what comes after that can’t be saved.`,
    );
    expect(written.fault).toBeNull();
  });

  test('a line that no file can hold is kept in memory, and so is all that follows', () => {
    const { file, written } = newFile();
    written.add(meta('one'));
    const before = readFileSync(file, 'utf8');
    written.add(meta('x'.repeat(LONGEST_LINE)));
    written.add(meta('three'));
    expect(saveFormatter(written.fault?.reason ?? { key: '' })).toBe(
      `The match has more in play than ${file} can hold in a line of 1 MB: no more is written to it.`,
    );
    expect(said(written.back())).toEqual(['one', 'x'.repeat(LONGEST_LINE), 'three']);
    expect(readFileSync(file, 'utf8')).toBe(before);
  });
});

describe('what was written is on the disk for good', () => {
  test('a moment later, once for all that was written meanwhile', async () => {
    const noted = testDisk();
    const { written } = newFile({ disk: noted.disk });
    for (let i = 0; i < 10; i++) written.add(meta(i));
    expect(noted.calls).not.toContain('flushSoon');
    await new Promise(resolve => setTimeout(resolve, 600));
    expect(noted.calls.filter(call => call === 'flushSoon')).toEqual(['flushSoon']);
  });

  test('at once when that is asked for, and when the file is closed', () => {
    const noted = testDisk();
    const { written } = newFile({ disk: noted.disk });
    written.add(meta('one'));
    noted.calls.length = 0;
    written.flush();
    expect(noted.calls).toEqual(['flush']);
    written.add(meta('two'));
    written.close();
    expect(noted.calls.slice(-2)).toEqual(['flush', 'close']);
    noted.calls.length = 0;
    written.flush();
    written.close();
    expect(noted.calls).toEqual([]);
  });

  test('a new file is flushed before it gets its name', () => {
    const noted = testDisk();
    newFile({ disk: noted.disk }).written.add(meta('one'));
    expect(noted.calls.filter(call => ['create', 'flush', 'name'].includes(call))).toEqual(['create', 'flush', 'name']);
  });

  test('a flush that fails is told', () => {
    const noted = testDisk();
    const { file, written } = newFile({ disk: noted.disk });
    written.add(meta('one'));
    noted.before = call => (call === 'flush' ? full() : undefined);
    written.flush();
    expect(written.fault).not.toBeNull();
    noted.before = () => undefined;
    written.add(meta('two'));
    expect(written.fault).toBeNull();
    expect(inFile(file)).toEqual(['one', 'two']);
  });
});

describe('a clock that was set back', () => {
  test('does not make a save look older than the newest of the folder', () => {
    const newest = Date.now() + 86_400_000;
    const { file, written } = newFile({ newest });
    for (const what of ['one', 'two']) {
      written.add(meta(what));
      expect(statSync(file).mtimeMs).toBeGreaterThan(newest);
      utimesSync(file, 1000, 1000);
    }
  });

  test('is no reason to touch a file that is the newest anyway', () => {
    const noted = testDisk();
    const { written } = newFile({ newest: 1000, disk: noted.disk });
    written.add(meta('one'));
    expect(noted.calls).not.toContain('touch');
  });
});

test('a new file takes nobody else’s name', () => {
  const { folder, file, written } = newFile();
  const { disk } = testDisk();
  written.add(meta('one'));
  const handle = openSync(join(folder, 'fresh'), 'w');
  closeSync(handle);
  expect(() => disk.name(join(folder, 'fresh'), file)).toThrow('EEXIST');
  expect(readFileSync(file, 'utf8')).toBe(text('one'));
});
