import { mkdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { openHistory } from '../../../src/saves/file/file-history.ts';
import { LARGEST_FILE } from '../../../src/saves/lines/lines.ts';
import { loadMatch } from '../../../src/saves/saved/load.ts';
import { snapshotOf } from '../../../src/saves/saved/snapshot.ts';
import { headOfPacked, nameOfFile, packedMatch, storedFrom, storedIn } from '../../../src/saves/saved/stored.ts';
import { toy } from '../../kernel/toy-match.ts';
import { fullSnapshot } from '../../oracles/snapshot.ts';
import { save, writeSave } from '../old/writing.ts';
import { BEGUN, faultOf, freshFolder, NOW, toyMidStep, toyUntil, writeMatch, writeSaved } from '../support.ts';

const match = toyMidStep('xoroshiro128plus');

/** A folder with the same match in every form. */
function forms() {
  const folder = freshFolder();
  const lines = join(folder, 'evening.jsonl');
  const older = join(folder, 'older.json');
  const packed = join(folder, 'evening.jsonl.gz');
  writeSaved(lines, match, ['human', 'bot']);
  writeSave(older, save(match));
  writeFileSync(packed, packedMatch(storedIn(lines), toy).bytes);
  return { folder, lines, older, packed };
}

const bytesIn = (file: string) => storedFrom(readFileSync(file), 'it');

describe('a saved match is the same wherever it lies', () => {
  test('in lines, packed, as an older program wrote it, in a file or as bytes', () => {
    const { lines, older, packed } = forms();
    const whole = fullSnapshot(match);
    const all = [lines, older, packed].flatMap(file => [storedIn(file), bytesIn(file)]);
    const { file: _, ...entry } = storedIn(lines).entry;
    for (const stored of all) {
      const { match: loaded, lost, close } = stored.load(toy);
      expect({ lost, match: fullSnapshot(loaded) }).toEqual({ lost: null, match: whole });
      close();
    }
    for (const stored of [storedIn(packed), bytesIn(lines), bytesIn(packed)]) expect(stored.entry).toMatchObject(entry);
    expect(storedIn(packed).entry.file).toBe(packed);
    expect(bytesIn(packed).entry.file).toBe('it');
    expect(bytesIn(older).entry).toEqual({ ...storedIn(older).entry, file: 'it' });
  });

  test('what is written of it comes back byte for byte', () => {
    const { lines, older, packed } = forms();
    const text = readFileSync(lines, 'utf8');
    for (const stored of [storedIn(lines), storedIn(packed), bytesIn(lines), bytesIn(packed)]) {
      expect(stored.text()).toEqual({ lines: text });
    }
    expect(bytesIn(older).text()).toEqual(storedIn(older).text());
  });

  test('packed it is found by its first bytes, too, when its name was lost', () => {
    const { folder, packed } = forms();
    const sent = join(folder, 'attachment');
    writeFileSync(sent, readFileSync(packed));
    expect(storedIn(sent).entry).toMatchObject({ file: sent, game: 'toy', format: 2 });
  });

  test('a mark of the encoding before it is left alone', () => {
    const { lines, older } = forms();
    for (const file of [lines, older]) {
      expect(storedFrom(Buffer.from(`\ufeff${readFileSync(file, 'utf8')}`), 'it').entry.answers).toBe(
        match.decision?.n,
      );
    }
  });

  test('of one whose table said nothing, it was saved when the file was written, and as bytes when it was begun', () => {
    const file = join(freshFolder(), 'match.jsonl');
    writeMatch(file, match);
    utimesSync(file, 1000, 2000);
    expect(storedIn(file).entry.saved).toEqual(new Date(2_000_000));
    expect(bytesIn(file).entry.saved).toEqual(BEGUN);
  });
});

describe('the lines of a text are those of its file', () => {
  const linesOf = (text: string) => text.trimEnd().split('\n');
  const damages: Readonly<Record<string, (lines: string[]) => readonly string[]>> = {
    none: lines => lines,
    'a damaged line': lines => lines.with(7, 'x'.repeat(20)),
    'an empty line': lines => lines.with(7, ''),
    'a line that is missing': lines => lines.toSpliced(5, 1),
    'lines that stand twice': lines => lines.toSpliced(6, 0, ...lines.slice(2, 6)),
    'a damaged end': lines => lines.with(-1, 'nothing'),
  };

  test.each(Object.entries(damages))('with %s', (_, damage) => {
    const { folder, lines } = forms();
    const file = join(folder, 'damaged.jsonl');
    writeFileSync(file, `${damage(linesOf(readFileSync(lines, 'utf8'))).join('\n')}\n`);
    const fromFile = openHistory(file);
    const [loaded, there] = [bytesIn(file).load(toy), loadMatch(toy, file)];
    const placed = [...fromFile.back()];
    const text = readFileSync(file, 'utf8');
    // All of them are ASCII, so that characters are bytes.
    expect(text).toMatch(/^[\n -~]*$/);
    expect(loaded.match.history.length).toBe(there.match.history.length);
    expect([...loaded.match.history.back()]).toEqual([...there.match.history.back()]);
    for (const { number } of placed) {
      expect([...loaded.match.history.back(number)].slice(0, 3)).toEqual(
        [...there.match.history.back(number)].slice(0, 3),
      );
    }
    expect(fullSnapshot(loaded.match)).toEqual(fullSnapshot(there.match));
    expect(loaded.lost).toEqual(there.lost);
    fromFile.close();
    there.close();
  });

  test('with a torn last line, which is left out and told', () => {
    const { lines } = forms();
    const text = readFileSync(lines, 'utf8');
    const stored = storedFrom(Buffer.from(text.slice(0, -10)), 'it');
    expect(stored.load(toy).lost).toMatchObject({ key: 'save.lost.end' });
    const { bytes } = packedMatch(stored, toy);
    expect(gunzipSync(bytes).toString()).toBe(`${linesOf(text).slice(0, -1).join('\n')}\n`);
  });
});

describe('what is packed', () => {
  test('is its lines, deflated, whatever is damaged in them', () => {
    const { lines } = forms();
    const damaged = readFileSync(lines, 'utf8').replace('"line":"record"', '"line":"recorx"');
    writeFileSync(lines, damaged);
    const { bytes, lost } = packedMatch(storedIn(lines), toy);
    expect(lost).toBeNull();
    expect(gunzipSync(bytes).toString()).toBe(damaged);
    expect(bytes.length).toBeLessThan(statSync(lines).size / 3);
  });

  test('of a match that an older program saved it is written as lines, with its people', () => {
    const { older } = forms();
    const { bytes, lost } = packedMatch(storedIn(older), toy);
    expect(lost).toBeNull();
    const stored = storedFrom(bytes, 'it');
    expect(stored.entry).toMatchObject({ format: 2, begun: BEGUN, saved: NOW, seats: storedIn(older).entry.seats });
    expect(fullSnapshot(stored.load(toy).match)).toEqual(fullSnapshot(match));
  });

  test('is known as the same match by its first line, as long as it goes on in the same file', () => {
    const { lines, packed } = forms();
    const before = headOfPacked(readFileSync(packed));
    expect(before).toBe(readFileSync(lines, 'utf8').split('\n')[0]);
    const other = join(freshFolder(), 'match.jsonl');
    writeMatch(
      other,
      toyUntil(() => true, 'another'),
    );
    expect(headOfPacked(packedMatch(storedIn(other), toy).bytes)).not.toBe(before);
    for (const none of [readFileSync(lines), gzipSync('a letter\n'), Buffer.from('1f8b', 'hex'), Buffer.of()]) {
      expect(headOfPacked(none)).toBeNull();
    }
  });
});

describe('what is no saved match is refused with its reason', () => {
  const fault = (bytes: Buffer | string) => faultOf(() => storedFrom(Buffer.from(bytes), 'It'));

  test.each(['', '\n', 'a letter\nto you\n', 'null', '[]', '\u0000\u0001'])('%j', text => {
    expect(fault(text)).toEqual({ code: 'not-a-save', message: 'It is not a save of Orrery.' });
    expect(fault(gzipSync(text)).code).toBe('not-a-save');
  });

  test.each([
    ['{', 'not-json', 'It is not a complete JSON file; perhaps it was cut off.'],
    ['{}', 'not-a-save', 'It is not a save of Orrery.'],
    [
      '{"program":"orrery","format":2,',
      'not-a-save',
      'It is damaged at its very beginning, so none of it can be read.',
    ],
  ])('%j', (text, code, message) => expect(fault(text)).toEqual({ code, message }));

  test('what the protocol saved, which says where it is loaded, in a file of any name', () => {
    const text = JSON.stringify(snapshotOf(toyMidStep(), BEGUN));
    const told = (source: string) => ({
      code: 'not-a-save',
      message: `${source} was saved by orrery engine: load it there.`,
    });
    expect(fault(text)).toEqual(told('It'));
    expect(fault(`${text}\n`)).toEqual(told('It'));
    const folder = freshFolder();
    for (const name of ['sent.json', 'sent.jsonl', 'sent']) {
      const file = join(folder, name);
      writeFileSync(file, `${text}\n`);
      expect(faultOf(() => storedIn(file))).toEqual(told(file));
    }
  });

  test('a packed file that is cut off or damaged', () => {
    const bytes = readFileSync(forms().packed);
    const damaged = Buffer.from(bytes);
    damaged.fill(0x55, 40, 80);
    for (const broken of [bytes.subarray(0, -20), bytes.subarray(0, 2), damaged]) {
      expect(fault(broken)).toEqual({
        code: 'not-a-save',
        message: "It is a packed match that can't be unpacked; perhaps it was cut off.",
      });
    }
  });

  test('one that would be larger than any file, without unpacking all of it', () => {
    const bomb = gzipSync(Buffer.alloc(LARGEST_FILE + 1, '\n'));
    expect(bomb.length).toBeLessThan(100_000);
    expect(fault(bomb)).toEqual({ code: 'too-large', message: 'It is too large to be a save.' });
  });

  test('one that is nothing but line breaks, soon', () => {
    const { lines } = forms();
    const [head = ''] = readFileSync(lines, 'utf8').split('\n');
    const started = performance.now();
    expect(fault(gzipSync(`${head}${'\n'.repeat(40_000_000)}`)).code).toBe('not-a-save');
    expect(performance.now() - started).toBeLessThan(5_000);
  });

  test('a file that is not there, or no file', () => {
    const folder = freshFolder();
    mkdirSync(join(folder, 'folder.gz'));
    expect(faultOf(() => storedIn(join(folder, 'none.jsonl.gz'))).code).toBe('missing');
    expect(faultOf(() => storedIn(join(folder, 'none'))).code).toBe('missing');
    expect(['not-a-save', 'unreadable']).toContain(faultOf(() => storedIn(join(folder, 'folder.gz'))).code);
    expect(['not-a-save', 'unreadable']).toContain(faultOf(() => storedIn(folder)).code);
  });
});

test('the name of a match is that of its file without what says how it is written', () => {
  const names = ['a.jsonl', '/x/a.json', 'a.jsonl.gz', 'a.json.gz', 'a'];
  expect(names.map(nameOfFile)).toEqual(['a', 'a', 'a', 'a', 'a']);
});
