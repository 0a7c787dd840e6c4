import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { claim, claimFile, HeldFault, holderOf } from '../../src/saves/claim.ts';
import type { Machine } from '../../src/saves/claim.ts';
import { realDisk } from '../../src/saves/disk.ts';
import { newestTime, newSaveName, saveNames } from '../../src/saves/folder.ts';
import { LARGEST_SAVE, MOST_ENTRIES } from '../../src/saves/format.ts';
import type { UnsignedSave } from '../../src/saves/format.ts';
import { readSave } from '../../src/saves/load.ts';
import { openSave } from '../../src/saves/open-save.ts';
import type { IfHeld } from '../../src/saves/open-save.ts';
import { deleteSave } from '../../src/saves/remove.ts';
import { writeSave } from '../../src/saves/write.ts';
import { faultOf, freshFolder, NOW, save, toyUntil } from './support.ts';

const SINCE = new Date('2026-01-02T18:30:00Z');

/** A machine on which these processes run. */
function machine(pid: number, running: readonly number[], host = 'here'): Machine {
  return { pid, host, now: () => SINCE, runs: other => running.includes(other) };
}

const at = (n: number) => toyUntil(({ decision }) => decision?.n === n);

function opened(folder: string, name: string, here = machine(1, [1, 2]), ifHeld: IfHeld = 'refuse') {
  const movedTo: string[] = [];
  const file = join(folder, `${name}.json`);
  const open = openSave(file, {
    elsewhere: () => join(folder, `${newSaveName(folder, 'toy', ['Ann'])}.json`),
    moved: other => movedTo.push(other),
    newest: newestTime(folder),
    ifHeld,
    machine: here,
  });
  return { file, open, movedTo };
}

describe('a save that another program has open', () => {
  test('is known by the other, until it is closed', () => {
    const file = join(freshFolder(), 'a.json');
    const release = claim(file, machine(1, [1, 2]));
    expect(holderOf(file, machine(1, [1, 2]))).toBeNull();
    expect(holderOf(file, machine(2, [1, 2]))).toEqual({ pid: 1, host: 'here', since: SINCE });
    release();
    expect(holderOf(file, machine(2, [1, 2]))).toBeNull();
  });

  test('a program that was killed holds nothing; one on another machine may still run', () => {
    const file = join(freshFolder(), 'a.json');
    claim(file, machine(1, [1]));
    expect(holderOf(file, machine(2, [2]))).toBeNull();
    expect(holderOf(file, machine(2, [2], 'there'))?.host).toBe('here');
  });

  test('who goes on with it all the same holds it from then on, also when the first one closes', () => {
    const file = join(freshFolder(), 'a.json');
    const first = claim(file, machine(1, [1, 2]));
    claim(file, machine(2, [1, 2]), true);
    first();
    expect(holderOf(file, machine(3, [1, 2, 3]))?.pid).toBe(2);
  });

  test('a claim that was cut off, or a folder that is not there, is no hindrance', () => {
    const folder = freshFolder();
    const file = join(folder, 'a.json');
    writeFileSync(claimFile(file), '{"pid":');
    expect(holderOf(file)).toBeNull();
    expect(() => claim(join(folder, 'nowhere', 'b.json'))()).not.toThrow();
  });

  test('is refused to all others, and the first one keeps it', () => {
    const file = join(freshFolder(), 'a.json');
    claim(file, machine(1, [1, 2]));
    expect(() => claim(file, machine(2, [1, 2]))).toThrow(HeldFault);
    expect(faultOf(() => claim(file, machine(2, [1, 2])))).toEqual({
      code: 'held',
      message: `${file} is open in another window (process 1 on here).`,
    });
    expect(holderOf(file, machine(2, [1, 2]))?.pid).toBe(1);
  });

  test('is free again when the program that had it was killed, also amid taking it from one that was killed before', () => {
    const folder = freshFolder();
    const file = join(folder, 'a.json');
    claim(file, machine(1, [1]));
    const [left = ''] = readdirSync(folder);
    const digest = createHash('sha256').update(readFileSync(join(folder, left))).digest('hex').slice(0, 16);
    writeFileSync(`${claimFile(file)}.${digest}`, '{"pid":2,"host":"here","since":"2026-01-02T18:30:00.000Z"}');
    claim(file, machine(3, [3]));
    expect(holderOf(file, machine(4, [3, 4]))?.pid).toBe(3);
    expect(readdirSync(folder)).toEqual(['a.json.open']);
  });

  test('no link leads a claim or a save anywhere else, whatever lies there', () => {
    const folder = freshFolder();
    const file = join(folder, 'a.json');
    const target = join(folder, 'target');
    const loop = join(folder, 'b.json');
    writeFileSync(target, 'precious');
    symlinkSync(target, claimFile(file));
    symlinkSync('b.json.open', claimFile(loop));
    expect(holderOf(file)).toBeNull();
    claim(file);
    claim(loop);
    expect(readFileSync(target, 'utf8')).toBe('precious');
    expect([file, loop].map(path => lstatSync(claimFile(path)).isFile())).toEqual([true, true]);
    symlinkSync(target, join(folder, 'c.json.1-0f.new'));
    expect(() => realDisk.create(join(folder, 'c.json.1-0f.new'))).toThrow('EEXIST');
    symlinkSync(join(folder, 'nowhere'), join(folder, 'dangling'));
    expect(() => realDisk.create(join(folder, 'dangling'))).toThrow('EEXIST');
    expect(() => realDisk.copy(target, join(folder, 'dangling'))).toThrow('EEXIST');
    expect(existsSync(join(folder, 'nowhere'))).toBe(false);
    writeSave(file, save(at(3)));
    writeSave(file, save(at(4)));
    expect(readFileSync(target, 'utf8')).toBe('precious');
  });

  test('a pipe in place of a claim holds nobody up', () => {
    const file = join(freshFolder(), 'a.json');
    if (process.platform === 'win32' || spawnSync('mkfifo', [claimFile(file)]).status !== 0) return;
    expect(holderOf(file)).toBeNull();
    claim(file, machine(1, [1]));
    expect(holderOf(file, machine(2, [1, 2]))?.pid).toBe(1);
  });

  test('the second program is refused it; a new match goes on beside one that has just begun', () => {
    const folder = freshFolder();
    const first = opened(folder, 'toy-ann', machine(1, [1, 2]), 'elsewhere');
    expect(() => opened(folder, 'toy-ann', machine(2, [1, 2]))).toThrow(HeldFault);
    const second = opened(folder, 'toy-ann', machine(2, [1, 2]), 'elsewhere');
    first.open.write(save(at(3)));
    second.open.write(save(at(4)));
    expect([first, second].map(({ open }) => open.file())).toEqual(
      ['toy-ann.json', 'toy-ann-2.json'].map(name => join(folder, name)),
    );
    expect(readSave(join(folder, 'toy-ann-2.json')).pending?.n).toBe(4);
  });

  test('is deleted with its claim', () => {
    const folder = freshFolder();
    const file = join(folder, 'a.json');
    writeSave(file, save(at(3)));
    claim(file, machine(1, [1]));
    deleteSave(folder, 'a');
    expect(readdirSync(folder)).toEqual([]);
  });
});

describe('what a program that was killed while it saved left half-written', () => {
  const names = [
    ...['match.json', 'match.json.1.new', 'match.json.1-0f.new', 'match2.json.7-0f.new', 'match.json.7', 'match.json.7-0f'],
    ...['match.json.7.new', 'match.json.7.backup.new', 'match.json.7-0f.new'],
    ...['match.json.backup.7-0f.new', 'match.json.open.7-0f.new'],
  ];
  function littered(): string {
    const folder = freshFolder();
    for (const name of names) writeFileSync(join(folder, name), '{');
    return folder;
  }

  test('is cleared away when the match is opened; what another program is writing stays', () => {
    const folder = littered();
    opened(folder, 'match', machine(2, [1, 2])).open.close();
    expect(readdirSync(folder).sort()).toEqual(names.filter(name => !/^match\.json\.(open\.|backup\.)?7[-.].*new$/.test(name)).sort());
  });

  test('stays while somebody holds the match on another machine, whose processes are unknown here', () => {
    const folder = littered();
    claim(join(folder, 'match.json'), machine(7, [7], 'there'));
    opened(folder, 'match', machine(2, [1, 2]), 'take').open.close();
    expect(readdirSync(folder)).toEqual(expect.arrayContaining(names));
  });
});

describe('an open save', () => {
  test('what somebody else wrote meanwhile stays, and the match goes on in a file of its own', () => {
    const folder = freshFolder();
    const { file, open, movedTo } = opened(folder, 'match');
    open.write(save(at(3)));
    writeSave(file, save(at(9)));
    open.write(save(at(4)));
    open.write(save(at(5)));
    expect(movedTo).toEqual([join(folder, 'toy-ann.json')]);
    expect(readSave(file).pending?.n).toBe(9);
    expect(readSave(join(folder, 'toy-ann.json')).pending?.n).toBe(5);
    expect(existsSync(claimFile(file))).toBe(false);
    expect(existsSync(claimFile(join(folder, 'toy-ann.json')))).toBe(true);
    open.close();
    expect(existsSync(claimFile(join(folder, 'toy-ann.json')))).toBe(false);
  });

  test('also when that was written between reading it and the first answer', () => {
    const folder = freshFolder();
    writeSave(join(folder, 'match.json'), save(at(3)));
    const { file, open, movedTo } = opened(folder, 'match');
    writeSave(file, save(at(9)));
    open.write(save(at(4)));
    expect(movedTo).toHaveLength(1);
    expect(readSave(file).pending?.n).toBe(9);
  });

  test('a save or a folder that was removed is made again', () => {
    const folder = freshFolder();
    const { file, open, movedTo } = opened(join(folder, 'deep'), 'match');
    open.write(save(at(3)));
    rmSync(join(folder, 'deep'), { recursive: true });
    open.write(save(at(4)));
    expect(movedTo).toEqual([]);
    expect(readSave(file).pending?.n).toBe(4);
  });

  test('when the clock was set back it is still the save written last', () => {
    const folder = freshFolder();
    writeSave(join(folder, 'old.json'), save(at(3)));
    const tomorrow = Date.now() / 1000 + 86_400;
    utimesSync(join(folder, 'old.json'), tomorrow, tomorrow);
    const { file, open } = opened(folder, 'match');
    open.write(save(at(4), NOW));
    expect(saveNames(folder)).toEqual(['match', 'old']);
    open.write(save(at(5), NOW));
    expect(saveNames(folder)[0]).toBe('match');
    expect(readFileSync(file, 'utf8')).toContain('"n":5');
    expect(statSync(file).mtimeMs).toBeGreaterThan(tomorrow * 1000);
  });
});

describe('a match that becomes longer than a save can hold', () => {
  /** A match with so many answers, which are nonsense but counted. */
  const long = (answers: number): UnsignedSave => ({ ...save(at(3)), entries: Array.from({ length: answers }, () => 'a') });

  test('is told before; what could never be read is not written, and the save before stays whole', () => {
    const folder = freshFolder();
    const file = join(folder, 'long.json');
    let warnings = 0;
    const nearlyFull = (): void => void (warnings += 1);
    const open = openSave(file, { elsewhere: () => file, moved: () => undefined, nearlyFull, newest: 0 });
    open.write(long(MOST_ENTRIES / 2));
    expect(warnings).toBe(0);
    open.write(long(MOST_ENTRIES));
    expect(warnings).toBe(1);
    expect(readSave(file).entries).toHaveLength(MOST_ENTRIES);
    const fault = faultOf(() => open.write(long(MOST_ENTRIES + 1)));
    expect(fault).toMatchObject({ code: 'too-large' });
    expect(fault.message).toContain('longer than a save can hold');
    expect(readSave(file).entries).toHaveLength(MOST_ENTRIES);
    expect(readdirSync(folder).filter(name => name.endsWith('.new'))).toEqual([]);
  });

  test('in bytes too', () => {
    const file = join(freshFolder(), 'large.json');
    const large = { ...save(at(3)), options: 'x'.repeat(LARGEST_SAVE) };
    expect(faultOf(() => writeSave(file, large)).code).toBe('too-large');
    expect(existsSync(file)).toBe(false);
    const fits = { ...save(at(3)), options: 'x'.repeat(LARGEST_SAVE - 5000) };
    expect(writeSave(file, fits)).toBeGreaterThan(0.99);
    expect(readSave(file).pending?.n).toBe(3);
  });
});
