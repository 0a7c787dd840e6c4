import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { starcraft } from '../../../src/games/starcraft/game.ts';
import { LARGEST_SAVE } from '../../../src/saves/old/format.ts';
import { parseSave, readBackup, readSave } from '../../../src/saves/old/read.ts';
import { replaySave } from '../../../src/saves/old/replay.ts';
import { isTooComplex } from '../../../src/saves/input/plain.ts';
import { toy } from '../../kernel/toy-match.ts';
import { faultOf, freshFolder, toyUntil } from '../support.ts';
import { faultOfForged, resigned, save, signed, writeSave } from './writing.ts';

const match = toyUntil(({ decision }) => decision?.n === 9, 'toy', 'xoroshiro128plus');
const unsigned = save(match);
const text = `${JSON.stringify(signed(unsigned))}\n`;
const codeOf = (changed: string): string => faultOf(() => parseSave(changed, 'it')).code;

describe('a damaged save is refused', () => {
  test('cut off at any length', () => {
    for (let length = 0; length < text.length - 1; length += 7) {
      expect(codeOf(text.slice(0, length)), `after ${length}`).toBe('not-json');
    }
  });

  test('with any one character changed', () => {
    for (let place = 0; place < text.length - 1; place++) {
      const instead = text[place] === '7' ? '8' : '7';
      const code = codeOf(`${text.slice(0, place)}${instead}${text.slice(place + 1)}`);
      expect(['not-json', 'checksum', 'not-a-save', 'newer'], `at ${place}`).toContain(code);
    }
  });

  test('with a member too many or too few, whatever its checksum was', () => {
    expect(codeOf(JSON.stringify({ ...signed(unsigned), extra: 1 }))).toBe('checksum');
    const { round: _round, ...rest } = signed(unsigned);
    expect(codeOf(JSON.stringify(rest))).toBe('checksum');
  });

  test('but not for moved keys or other white space', () => {
    const turned = Object.fromEntries(Object.entries(signed(unsigned)).reverse());
    expect(parseSave(JSON.stringify(turned, null, 2), 'it').pending?.n).toBe(9);
  });

  test('and the backup is named where there is one', () => {
    const file = join(freshFolder(), 'damaged.json');
    writeSave(file, unsigned);
    writeSave(file, unsigned);
    truncateSync(file, 100);
    expect(faultOf(() => readSave(file)).message).toContain(
      `There is ${file}.backup, which is intact: resume the match to go on from it, at most one answer earlier.`,
    );
    expect(readSave(`${file}.backup`).pending?.n).toBe(9);
    expect(readBackup(file)?.pending?.n).toBe(9);
  });

  test('and so it is when it is damaged too, or all there is', () => {
    const file = join(freshFolder(), 'damaged.json');
    writeSave(file, unsigned);
    writeSave(file, unsigned);
    rmSync(file);
    const missing = faultOf(() => readSave(file));
    expect(missing.code).toBe('missing');
    expect(missing.message).toMatch(/^There is no save at .* There is .*backup, which is intact/);
    truncateSync(`${file}.backup`, 100);
    expect(faultOf(() => readSave(file)).message).toContain(`There is ${file}.backup, which is damaged too.`);
    expect(readBackup(file)).toBeNull();
  });

  test('but not for a mark of its encoding at the beginning', () => {
    const file = join(freshFolder(), 'marked.json');
    writeFileSync(file, `\ufeff${text}`);
    expect(readSave(file).pending?.n).toBe(9);
  });
});

describe('what is no save is refused', () => {
  const foreign = [
    'null',
    '1',
    '"orrery"',
    '[]',
    '{}',
    '{"program":"chess"}',
    '[{"program":"orrery"}]',
    '{"__proto__":{"program":"orrery"}}',
  ];
  test.each(foreign)('%s', json => expect(codeOf(json)).toBe('not-a-save'));

  test('a file that is not there, a folder, a pipe, a device without end', () => {
    const folder = freshFolder();
    expect(faultOf(() => readSave(join(folder, 'none.json'))).code).toBe('missing');
    mkdirSync(join(folder, 'folder.json'));
    expect(faultOf(() => readSave(join(folder, 'folder.json')))).toMatchObject({ code: 'not-a-save' });
    symlinkSync(join(folder, 'nowhere'), join(folder, 'link.json'));
    expect(faultOf(() => readSave(join(folder, 'link.json')))).toEqual({
      code: 'missing',
      message: `${join(folder, 'link.json')} is a link to nowhere.`,
    });
    symlinkSync('loop.json', join(folder, 'loop.json'));
    const loop = faultOf(() => readSave(join(folder, 'loop.json')));
    expect(loop.code).toBe('unreadable');
    expect(loop.message).toContain("can't be read (ELOOP: ");
    if (process.platform !== 'linux') return;
    expect(faultOf(() => readSave('/dev/zero')).code).toBe('not-a-save');
    if (spawnSync('mkfifo', [join(folder, 'pipe.json')]).status !== 0) return;
    expect(faultOf(() => readSave(join(folder, 'pipe.json'))).code).toBe('not-a-save');
  });

  test('a huge file, without reading it', () => {
    const file = join(freshFolder(), 'huge.json');
    writeFileSync(file, '');
    truncateSync(file, LARGEST_SAVE + 1);
    expect(faultOf(() => readSave(file)).code).toBe('too-large');
    truncateSync(file, 2 ** 40);
    expect(faultOf(() => readSave(file)).code).toBe('too-large');
  });

  test('bytes that are no text', () => {
    const file = join(freshFolder(), 'bytes.json');
    writeFileSync(file, Buffer.from([0xff, 0xfe, 0x00, 0x80]));
    expect(faultOf(() => readSave(file)).code).toBe('not-json');
    expect(readFileSync(file)).toHaveLength(4);
  });
});

describe('what is newer is refused, and says so', () => {
  test.each([2, 3, 1e300])('format %d, whatever its checksum means', format => {
    const fault = faultOf(() => parseSave(JSON.stringify({ ...signed(unsigned), format }), 'it'));
    expect(fault.code).toBe('newer');
    expect(fault.message).toContain('newer Orrery');
  });

  test('newer rules', () => {
    const newer = parseSave(JSON.stringify(resigned({ ...unsigned, rulesVersion: 2 })), 'it');
    expect(faultOf(() => replaySave(toy, newer))).toMatchObject({
      code: 'newer',
      message: 'The save needs newer rules of Toy (version 2); update Orrery to open it.',
    });
  });

  test('a save of another game', () => {
    const other = parseSave(text, 'it');
    expect(faultOf(() => replaySave(starcraft, other)).code).toBe('unknown-game');
  });
});

describe('a forged save with a right checksum is refused', () => {
  const { checkpoint } = unsigned;
  const deep = (brackets: number): string => `${'['.repeat(brackets)}${']'.repeat(brackets)}`;
  const withRaw = (member: string, raw: string): string =>
    JSON.stringify({ ...signed(unsigned), [member]: '@' }).replace('"@"', raw);

  test.each(['options', 'checkpoint', 'log', 'entries', 'seats', 'seed', 'foreign'])(
    '100,000 brackets in %s',
    member => {
      const fault = faultOf(() => parseSave(withRaw(member, deep(100_000)), 'it'));
      expect(fault.code).toBe('not-a-save');
      expect(fault.message).toContain('nested too deeply');
    },
  );

  test('a whole file of brackets', () => {
    for (const brackets of [deep(4_000_000), '['.repeat(8_000_000), '{"a":'.repeat(1_000_000)]) {
      expect(codeOf(brackets)).toBe('not-a-save');
    }
    expect(isTooComplex(JSON.stringify({ text: '["\\[{'.repeat(1000) }))).toBe(false);
    expect(isTooComplex('[]{}'.repeat(1000))).toBe(false);
    expect(isTooComplex(deep(50))).toBe(false);
  });

  test.each(['__proto__', 'constructor', 'prototype'])('a key %s, anywhere', key => {
    const raw = JSON.stringify({ ...checkpoint, state: '@' }).replace('"@"', `{"${key}":{"polluted":1}}`);
    for (const member of ['checkpoint', 'options']) {
      expect(codeOf(withRaw(member, raw))).toBe('not-a-save');
    }
    expect(codeOf(withRaw('round', `1,"${key}":{"polluted":1}`))).toBe('not-a-save');
    expect({}).not.toHaveProperty('polluted');
  });

  test.each(['1e999', '-1e999'])('the number %s', number => {
    for (const member of ['round', 'options', 'entries']) expect(codeOf(withRaw(member, number))).toBe('not-a-save');
  });

  test.each([1e10, -1, 0.5, 2 ** 53])('the count %d', count => {
    for (const member of ['round', 'logFrom', 'rulesVersion']) {
      expect(faultOfForged({ ...unsigned, [member]: count }).code).toBe('not-a-save');
    }
    expect(faultOfForged({ ...unsigned, checkpoint: { ...checkpoint, told: count } }).code).toBe('not-a-save');
  });

  const names = [
    '',
    ' Ann',
    'Ann ',
    'A'.repeat(25),
    'A\u001b[2J',
    'A\u009b31m',
    'A\nB',
    '\u202eAnn',
    'A\u2028',
    'A\u0000',
    '\ud800',
  ];
  test.each(names)('the name %j, and no escape reaches the message', name => {
    const fault = faultOfForged({ ...unsigned, seats: [{ name, player: 'human' }, ...unsigned.seats.slice(1)] });
    expect(fault.code).toBe('not-a-save');
    expect(fault.message).not.toMatch(/[\p{C}\p{Zl}]/u);
  });

  test.each(['game', 'seed', 'begun', 'program'])('control characters in %s do not reach the message', member => {
    const evil = '\u001b]0;evil\u0007\u009b2J';
    try {
      replaySave(toy, parseSave(JSON.stringify(resigned({ ...unsigned, [member]: evil })), 'it'));
      expect(member).toBe('seed');
    } catch (error) {
      expect(String(error)).not.toMatch(/[\p{C}\p{Zl}]/u);
    }
  });

  test('control characters in what was told, or in a key', () => {
    const event = { words: { key: 'drew', with: { seat: '\u001b[2J' } }, index: 0, n: 0 };
    expect(faultOfForged({ ...unsigned, log: [event] }).message).toContain('control characters');
    expect(faultOfForged({ ...unsigned, options: { '\u001b[2J': 1 } }).message).toContain('a key that no save has');
  });

  test('a very long message is cut', () => {
    const fault = faultOfForged({ ...unsigned, begun: 'x'.repeat(10_000) });
    expect(fault.message.length).toBeLessThan(500);
  });

  test('seats that are not there', () => {
    const pending = { n: 9, seat: 3, kind: 'turn' };
    expect(faultOfForged({ ...unsigned, pending }).message).toContain('a seat that is not there');
    expect(faultOfForged({ ...unsigned, seen: [0, 0, 0, 0] }).message).toContain('a seat that is not there');
    expect(faultOfForged({ ...unsigned, seats: [] }).code).toBe('not-a-save');
  });

  test.each([0, -1, 0.5, '1', null, [1]])('the format %j', format => {
    expect(faultOfForged({ ...unsigned, format }).code).toBe('not-a-save');
  });
});
