import {
  appendFileSync,
  copyFileSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../../src/kernel/plain/random.ts';
import { openToContinue } from '../../../src/saves/file/file-history.ts';
import { lineText, matchKey } from '../../../src/saves/lines/lines.ts';
import { loadMatch } from '../../../src/saves/saved/load.ts';
import { MatchFile } from '../../../src/saves/file/match-file.ts';
import { toy } from '../../kernel/toy-match.ts';
import { answerByChance } from '../../oracles/random-play.ts';
import { full, testDisk } from '../failing-disk.ts';
import { head, inFile, meta, newFile, said, text } from '../new-file.ts';
import { fileOptions, freshFolder, toyUntil, writeMatch } from '../support.ts';

describe('a file that somebody else changes while it is open', () => {
  function begun() {
    const all = newFile();
    for (const what of ['one', 'two']) all.written.add(meta(what));
    return all;
  }

  test('removed: it is made again, whole, under its name', () => {
    const { file, written, movedTo } = begun();
    rmSync(file);
    written.add(meta('three'));
    expect(movedTo).toEqual([]);
    expect(readFileSync(file, 'utf8')).toBe(text('one', 'two', 'three'));
  });

  test('removed with its folder: that is made again too', () => {
    const { folder, file, written } = begun();
    rmSync(folder, { recursive: true });
    written.add(meta('three'));
    expect(readFileSync(file, 'utf8')).toBe(text('one', 'two', 'three'));
  });

  test('renamed: it is made again under its name, and the renamed one stays as it was', () => {
    const { folder, file, written } = begun();
    renameSync(file, join(folder, 'mine.jsonl'));
    written.add(meta('three'));
    expect(readFileSync(file, 'utf8')).toBe(text('one', 'two', 'three'));
    expect(readFileSync(join(folder, 'mine.jsonl'), 'utf8')).toBe(text('one', 'two'));
  });

  test('exchanged: the other one stays, and the match goes on elsewhere with all of it', () => {
    const { folder, file, written, movedTo } = begun();
    writeFileSync(join(folder, 'their'), 'theirs');
    renameSync(join(folder, 'their'), file);
    written.add(meta('three'));
    written.add(meta('four'));
    expect(readFileSync(file, 'utf8')).toBe('theirs');
    expect(movedTo).toEqual([join(folder, 'other-1.jsonl')]);
    expect(written.file).toBe(movedTo[0]);
    expect(readFileSync(written.file, 'utf8')).toBe(text('one', 'two', 'three', 'four'));
  });

  test('exchanged for a link: nothing is written where it leads', () => {
    const { folder, file, written } = begun();
    writeFileSync(join(folder, 'target'), 'precious');
    rmSync(file);
    symlinkSync(join(folder, 'target'), file);
    written.add(meta('three'));
    expect(readFileSync(join(folder, 'target'), 'utf8')).toBe('precious');
    expect(readFileSync(written.file, 'utf8')).toBe(text('one', 'two', 'three'));
  });

  test('grown: what was added stays there, and the match goes on elsewhere without it', () => {
    const { file, written, movedTo } = begun();
    appendFileSync(file, lineText(3, meta('theirs'), matchKey(head)));
    written.add(meta('three'));
    expect(inFile(file)).toEqual(['one', 'two', 'theirs']);
    expect(movedTo).toHaveLength(1);
    expect(readFileSync(written.file, 'utf8')).toBe(text('one', 'two', 'three'));
  });

  test('cut, at any place: the match goes on elsewhere with all that is known', () => {
    const { size } = statSync(begun().file);
    for (let length = 0; length < size; length++) {
      const { file, written, movedTo } = begun();
      truncateSync(file, length);
      const cut = readFileSync(file, 'utf8');
      written.add(meta('three'));
      expect(readFileSync(file, 'utf8')).toBe(cut);
      expect(movedTo).toHaveLength(1);
      expect(readFileSync(written.file, 'utf8'), `cut at ${length}`).toBe(text('one', 'two', 'three'));
      expect(said(written.back())).toEqual(['one', 'two', 'three']);
    }
  });

  test('cut so far that not all is known: no line is in another place than before, and what is missing says so', () => {
    const { folder, file, options } = newFile();
    const lines = Array.from({ length: 600 }, (_, i) => meta(`line ${i}`));
    const written = new MatchFile(file, head, options, lines);
    written.add(meta('newest'));
    const before = [...written.back()];
    for (const length of [0, 10, 5000]) {
      truncateSync(written.file, length);
      written.add(meta(`after ${length}`));
    }
    const after = inFile(written.file);
    expect(after.slice(-4)).toEqual(['newest', 'after 0', 'after 10', 'after 5000']);
    expect(after).toContain('damaged');
    for (const { number, line } of written.back()) {
      if (line.line === 'damaged' || JSON.stringify(line).includes('after')) continue;
      expect(before).toContainEqual({ number, line });
    }
    expect(folder).toBe(join(written.file, '..'));
    written.close();
  });

  test('cut, right after a match was taken up in it: it goes on from its last checkpoint', () => {
    const folder = freshFolder();
    const file = join(folder, 'match.jsonl');
    writeMatch(
      file,
      toyUntil(({ decision }) => decision?.n === 20),
    );
    const written = new MatchFile(file, openToContinue(file), fileOptions(folder));
    const { match } = toy.resume(written);
    truncateSync(file, 300);
    for (let n = 0; n < 3; n++) answerByChance(match, seededRandom('cut'));
    written.close();
    const loaded = loadMatch(toy, written.file);
    expect(written.file).toBe(join(folder, 'other-1.jsonl'));
    expect(loaded.lost).toBeNull();
    expect(loaded.match.secretState()).toEqual(match.secretState());
    expect(loaded.match.decision).toEqual(match.decision);
    loaded.close();
  });

  test('taken before it was made: the match begins elsewhere', () => {
    const { file, written, movedTo } = newFile();
    writeFileSync(file, 'theirs');
    written.add(meta('one'));
    expect(readFileSync(file, 'utf8')).toBe('theirs');
    expect(movedTo).toEqual([written.file]);
    expect(readFileSync(written.file, 'utf8')).toBe(text('one'));
  });

  test('while the disk is full: all of it is written as soon as there is room', () => {
    const noted = testDisk();
    const { file, written } = newFile({ disk: noted.disk });
    written.add(meta('one'));
    truncateSync(file, 3);
    noted.before = call => (call === 'write' ? full() : undefined);
    written.add(meta('two'));
    written.add(meta('three'));
    expect(written.fault).not.toBeNull();
    expect(said(written.back()).filter(what => what !== 'damaged')).toEqual(['one', 'two', 'three']);
    noted.before = () => undefined;
    written.retry();
    expect(inFile(written.file)).toEqual(['one', 'two', 'three']);
  });

  test('a copy of the file lies beside it: the match stays in its own', () => {
    const { folder, file, written, movedTo } = begun();
    copyFileSync(file, join(folder, 'copy.jsonl'));
    written.add(meta('three'));
    expect(movedTo).toEqual([]);
    expect(inFile(file)).toHaveLength(3);
  });
});
