import { existsSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { claim, claimFile, holderOf } from '../../src/saves/claim.ts';
import type { Machine } from '../../src/saves/claim.ts';
import { deleteSave, newestTime, newSaveName, saveNames } from '../../src/saves/folder.ts';
import { readSave } from '../../src/saves/load.ts';
import { openSave } from '../../src/saves/open-save.ts';
import { writeSave } from '../../src/saves/write.ts';
import { freshFolder, NOW, save, toyUntil } from './support.ts';

const SINCE = new Date('2026-01-02T18:30:00Z');

/** A machine on which these processes run. */
function machine(pid: number, running: readonly number[], host = 'here'): Machine {
  return { pid, host, now: () => SINCE, runs: other => running.includes(other) };
}

const at = (n: number) => toyUntil(({ decision }) => decision?.n === n);

function opened(folder: string, name: string, here = machine(1, [1, 2])) {
  const movedTo: string[] = [];
  const file = join(folder, `${name}.json`);
  const open = openSave(file, {
    elsewhere: () => join(folder, `${newSaveName(folder, 'toy', ['Ann'])}.json`),
    moved: other => movedTo.push(other),
    newest: newestTime(folder),
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
    claim(file, machine(2, [1, 2]));
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
  const names = ['match.json', 'match.json.1.new', 'match.json.7.new', 'match.json.7.backup.new', 'match2.json.7.new', 'match.json.7'];
  function littered(): string {
    const folder = freshFolder();
    for (const name of names) writeFileSync(join(folder, name), '{');
    return folder;
  }

  test('is cleared away when the match is opened; what another program is writing stays', () => {
    const folder = littered();
    opened(folder, 'match', machine(2, [1, 2])).open.close();
    expect(readdirSync(folder).sort()).toEqual(names.filter(name => !/^match\.json\.7\..*new$/.test(name)).sort());
  });

  test('stays while somebody holds the match on another machine, whose processes are unknown here', () => {
    const folder = littered();
    claim(join(folder, 'match.json'), machine(7, [7], 'there'));
    opened(folder, 'match', machine(2, [1, 2])).open.close();
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
