import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { claim, claimFile, HeldFault, holderOf } from '../../../src/saves/folder/claim.ts';
import type { Machine } from '../../../src/saves/folder/claim.ts';
import { createNew } from '../../../src/saves/disk/disk.ts';
import { openHistory } from '../../../src/saves/file/file-history.ts';
import { newestTime, newSaveName, saveNames } from '../../../src/saves/folder/folder.ts';
import { linesOf, loadMatch } from '../../../src/saves/saved/load.ts';
import { OpenMatch } from '../../../src/saves/file/open-match.ts';
import type { IfHeld } from '../../../src/saves/file/open-match.ts';
import { deleteSave } from '../../../src/saves/saved/remove.ts';
import { toy } from '../../kernel/toy-match.ts';
import { BEGUN, faultOf, freshFolder, headOf, NOW, toyUntil, writeMatch } from '../support.ts';

const SINCE = new Date('2026-01-02T18:30:00Z');

/** A machine on which these processes run. */
function machine(pid: number, running: readonly number[], host = 'here'): Machine {
  return { pid, host, now: () => SINCE, runs: other => running.includes(other) };
}

const at = (n: number) => toyUntil(({ decision }) => decision?.n === n);

/** The decision at which the match in a file stands. */
function nOf(file: string): number | undefined {
  const { match, close } = loadMatch(toy, file);
  close();
  return match.decision?.n;
}

function opened(folder: string, name: string, here = machine(1, [1, 2]), ifHeld: IfHeld = 'refuse', now = () => NOW) {
  const movedTo: string[] = [];
  const file = join(folder, `${name}.jsonl`);
  const open = new OpenMatch(file, {
    now,
    elsewhere: () => join(folder, `${newSaveName(folder, 'toy', ['Ann'])}.jsonl`),
    moved: other => movedTo.push(other),
    newest: newestTime(folder),
    ifHeld,
    machine: here,
  });
  /** Begins a file with a match, at decision `n`. */
  const begin = (n: number) => open.begin(headOf(at(n)), linesOf(at(n).history));
  return { file, open, movedTo, begin };
}

describe('a save that another program has open', () => {
  test('is known by the other, until it is closed', () => {
    const file = join(freshFolder(), 'a.jsonl');
    const release = claim(file, machine(1, [1, 2]));
    expect(holderOf(file, machine(1, [1, 2]))).toBeNull();
    expect(holderOf(file, machine(2, [1, 2]))).toEqual({ pid: 1, host: 'here', since: SINCE });
    release();
    expect(holderOf(file, machine(2, [1, 2]))).toBeNull();
  });

  test('a program that was killed holds nothing; one on another machine may still run', () => {
    const file = join(freshFolder(), 'a.jsonl');
    claim(file, machine(1, [1]));
    expect(holderOf(file, machine(2, [2]))).toBeNull();
    expect(holderOf(file, machine(2, [2], 'there'))?.host).toBe('here');
  });

  test('who goes on with it all the same holds it from then on, also when the first one closes', () => {
    const file = join(freshFolder(), 'a.jsonl');
    const first = claim(file, machine(1, [1, 2]));
    claim(file, machine(2, [1, 2]), true);
    first();
    expect(holderOf(file, machine(3, [1, 2, 3]))?.pid).toBe(2);
  });

  test('a claim that was cut off, or a folder that is not there, is no hindrance', () => {
    const folder = freshFolder();
    const file = join(folder, 'a.jsonl');
    writeFileSync(claimFile(file), '{"pid":');
    expect(holderOf(file)).toBeNull();
    expect(() => claim(join(folder, 'nowhere', 'b.jsonl'))()).not.toThrow();
  });

  test('is refused to all others, and the first one keeps it', () => {
    const file = join(freshFolder(), 'a.jsonl');
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
    const file = join(folder, 'a.jsonl');
    claim(file, machine(1, [1]));
    const [left = ''] = readdirSync(folder);
    const digest = createHash('sha256')
      .update(readFileSync(join(folder, left)))
      .digest('hex')
      .slice(0, 16);
    writeFileSync(`${claimFile(file)}.${digest}`, '{"pid":2,"host":"here","since":"2026-01-02T18:30:00.000Z"}');
    claim(file, machine(3, [3]));
    expect(holderOf(file, machine(4, [3, 4]))?.pid).toBe(3);
    expect(readdirSync(folder)).toEqual(['a.jsonl.open']);
  });

  test('no link leads a claim or a save anywhere else, whatever lies there', () => {
    const folder = freshFolder();
    const file = join(folder, 'a.jsonl');
    const target = join(folder, 'target');
    const loop = join(folder, 'b.jsonl');
    writeFileSync(target, 'precious');
    symlinkSync(target, claimFile(file));
    symlinkSync('b.jsonl.open', claimFile(loop));
    expect(holderOf(file)).toBeNull();
    claim(file);
    claim(loop);
    expect(readFileSync(target, 'utf8')).toBe('precious');
    expect([file, loop].map(path => lstatSync(claimFile(path)).isFile())).toEqual([true, true]);
    symlinkSync(target, join(folder, 'c.jsonl.1-0f.new'));
    expect(() => createNew(join(folder, 'c.jsonl.1-0f.new'))).toThrow('EEXIST');
    symlinkSync(join(folder, 'nowhere'), join(folder, 'dangling'));
    expect(() => createNew(join(folder, 'dangling'))).toThrow('EEXIST');
    expect(existsSync(join(folder, 'nowhere'))).toBe(false);
    writeMatch(file, at(3));
    expect(readFileSync(target, 'utf8')).toBe('precious');
  });

  test('a pipe in place of a claim holds nobody up', () => {
    const file = join(freshFolder(), 'a.jsonl');
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
    first.begin(3);
    second.begin(4);
    expect([first, second].map(({ open }) => open.file)).toEqual(
      ['toy-ann.jsonl', 'toy-ann-2.jsonl'].map(name => join(folder, name)),
    );
    expect(nOf(join(folder, 'toy-ann-2.jsonl'))).toBe(4);
    first.open.close();
    second.open.close();
  });

  test('is deleted with its claim', () => {
    const folder = freshFolder();
    const file = join(folder, 'a.jsonl');
    writeMatch(file, at(3));
    claim(file, machine(1, [1]));
    deleteSave(folder, 'a');
    expect(readdirSync(folder)).toEqual([]);
  });
});

describe('what a program that was killed while it saved left half-written', () => {
  const names = [
    ...[
      'match.jsonl',
      'match.jsonl.1.new',
      'match.jsonl.1-0f.new',
      'match2.jsonl.7-0f.new',
      'match.jsonl.7',
      'match.jsonl.7-0f',
    ],
    ...['match.jsonl.7.new', 'match.jsonl.7.backup.new', 'match.jsonl.7-0f.new'],
    ...['match.jsonl.backup.7-0f.new', 'match.jsonl.open.7-0f.new'],
  ];
  function littered(): string {
    const folder = freshFolder();
    for (const name of names) writeFileSync(join(folder, name), '{');
    return folder;
  }

  test('is cleared away when the match is opened; what another program is writing stays', () => {
    const folder = littered();
    opened(folder, 'match', machine(2, [1, 2])).open.close();
    expect(readdirSync(folder).sort()).toEqual(
      names.filter(name => !/^match\.jsonl\.(open\.|backup\.)?7[-.].*new$/.test(name)).sort(),
    );
  });

  test('stays while somebody holds the match on another machine, whose processes are unknown here', () => {
    const folder = littered();
    claim(join(folder, 'match.jsonl'), machine(7, [7], 'there'));
    opened(folder, 'match', machine(2, [1, 2]), 'take').open.close();
    expect(readdirSync(folder)).toEqual(expect.arrayContaining(names));
  });
});

describe('an open match', () => {
  test('goes on in its file where that ends, and closes it', () => {
    const folder = freshFolder();
    const { file, open } = opened(folder, 'match');
    writeMatch(file, at(3));
    const written = open.goOn();
    const { match } = toy.resume(written);
    match.answer(3, match.decision?.options[0]?.id ?? match.decision?.amount?.min ?? 0);
    expect(nOf(file)).toBe(4);
    expect(open.file).toBe(file);
    expect(existsSync(claimFile(file))).toBe(true);
    open.close();
    expect(existsSync(claimFile(file))).toBe(false);
    written.add({ line: 'meta', meta: 'too late' });
    const history = openHistory(file);
    expect([...history.back()].some(({ line }) => line.line === 'meta')).toBe(false);
    history.close();
  });

  test('that can not be gone on in says so, and is free again when it is closed', () => {
    const folder = freshFolder();
    const { file, open } = opened(folder, 'match');
    expect(faultOf(() => open.goOn()).code).toBe('missing');
    open.close();
    expect(existsSync(claimFile(file))).toBe(false);
  });

  test('what somebody else wrote meanwhile stays, and the match goes on in a file of its own, which is claimed', () => {
    const folder = freshFolder();
    const { file, open, movedTo, begin } = opened(folder, 'match');
    const written = begin(3);
    rmSync(file);
    writeMatch(file, at(9));
    written.add({ line: 'meta', meta: 1 });
    written.add({ line: 'meta', meta: 2 });
    const other = join(folder, 'toy-ann.jsonl');
    expect(movedTo).toEqual([other]);
    expect([open.file, written.file]).toEqual([other, other]);
    expect([nOf(file), nOf(other)]).toEqual([9, 3]);
    expect([file, other].map(path => existsSync(claimFile(path)))).toEqual([false, true]);
    open.close();
    expect(existsSync(claimFile(other))).toBe(false);
  });

  test('also when that was written between opening it and the first answer', () => {
    const folder = freshFolder();
    writeMatch(join(folder, 'match.jsonl'), at(3));
    const { file, open, movedTo } = opened(folder, 'match');
    const { match } = toy.resume(open.goOn());
    rmSync(file);
    writeMatch(file, at(9));
    match.answer(3, match.decision?.options[0]?.id ?? match.decision?.amount?.min ?? 0);
    expect(movedTo).toHaveLength(1);
    expect([nOf(file), nOf(open.file)]).toEqual([9, 4]);
    open.close();
  });

  test('goes past a name that somebody else claims just then', () => {
    const folder = freshFolder();
    const release = claim(join(folder, 'taken.jsonl'), machine(2, [1, 2]));
    const names = ['taken', 'free'];
    const open = new OpenMatch(join(folder, 'taken.jsonl'), {
      now: () => NOW,
      elsewhere: () => join(folder, `${names.shift() ?? 'none'}.jsonl`),
      newest: 0,
      ifHeld: 'elsewhere',
      machine: machine(1, [1, 2]),
    });
    expect(open.file).toBe(join(folder, 'free.jsonl'));
    open.close();
    release();
  });

  test('a save or a folder that was removed is made again', () => {
    const folder = freshFolder();
    const { file, open, movedTo, begin } = opened(join(folder, 'deep'), 'match');
    const written = begin(4);
    rmSync(join(folder, 'deep'), { recursive: true });
    written.add({ line: 'meta', meta: 1 });
    expect(movedTo).toEqual([]);
    expect(nOf(file)).toBe(4);
    open.close();
  });

  test('when the clock was set back it is still the save written last', () => {
    const folder = freshFolder();
    writeMatch(join(folder, 'old.jsonl'), at(3));
    const tomorrow = Date.now() / 1000 + 86_400;
    utimesSync(join(folder, 'old.jsonl'), tomorrow, tomorrow);
    const { file, open, begin } = opened(folder, 'match');
    const written = begin(4);
    expect(saveNames(folder)).toEqual(['match', 'old']);
    written.add({ line: 'meta', meta: 1 });
    expect(saveNames(folder)[0]).toBe('match');
    expect(statSync(file).mtimeMs).toBeGreaterThan(tomorrow * 1000);
    open.close();
  });

  test('begun when it was, whatever the time is now', () => {
    const folder = freshFolder();
    const { file, open, begin } = opened(folder, 'match', undefined, undefined, () => new Date());
    begin(4);
    const history = openHistory(file);
    expect(history.head.begun).toEqual(BEGUN);
    history.close();
    open.close();
  });
});
