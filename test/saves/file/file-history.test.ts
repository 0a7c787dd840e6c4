import { spawnSync } from 'node:child_process';
import { appendFileSync, chmodSync, mkdirSync, readFileSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { FileHistory } from '../../../src/saves/file/file-history.ts';
import { openHistory, openToContinue } from '../../../src/saves/file/file-history.ts';
import { headText, LARGEST_FILE, lineText, matchKey } from '../../../src/saves/lines/lines.ts';
import { faultOf, freshFolder, headOf, toyUntil, writeMatch } from '../support.ts';

const match = toyUntil(({ decision }) => decision?.n === 15);

function saved(): string {
  const file = join(freshFolder(), 'match.jsonl');
  writeMatch(file, match);
  return file;
}

function looked<Result>(file: string, look: (history: FileHistory) => Result): Result {
  const history = openHistory(file);
  try {
    return look(history);
  } finally {
    history.close();
  }
}

test('a file holds the history that was written to it', () => {
  looked(saved(), history => {
    expect(history.head).toEqual(headOf(match));
    expect([...history.back()].map(({ line }) => line)).toEqual([...match.history.back()].map(({ line }) => line));
    expect(history.torn).toBe(false);
  });
});

test('it stays as it was when it was opened, whatever is added, and changes nothing', () => {
  const file = saved();
  looked(file, history => {
    const before = [...history.back()];
    appendFileSync(file, lineText(999, { line: 'meta', meta: 'more' }, matchKey(headOf(match))));
    expect([...history.back()]).toEqual(before);
    truncateSync(file, 600);
    expect([...history.back()]).toEqual(before);
  });
  expect(readFileSync(file)).toHaveLength(600);
});

test('what somebody cuts off before it was read says that it is damaged', () => {
  const file = saved();
  const before = looked(file, history => [...history.back()]);
  looked(file, history => {
    truncateSync(file, 600);
    const after = [...history.back()];
    expect(after[0]?.line).toEqual({ line: 'damaged' });
    expect(before).toEqual(expect.arrayContaining(after.slice(1)));
  });
});

describe.each([
  ['to look at', (file: string) => openHistory(file)],
  ['to go on in', (file: string) => openToContinue(file)],
])('opened %s, what is no save of a match is refused with its reason', (_, open) => {
  const fault = (file: string) => faultOf(() => open(file));
  const holding = (text: string | Buffer): string => {
    const file = join(freshFolder(), 'it.jsonl');
    writeFileSync(file, text);
    return file;
  };

  test('a file that is not there, or a link to nowhere', () => {
    const folder = freshFolder();
    const file = join(folder, 'none.jsonl');
    expect(fault(file)).toEqual({ code: 'missing', message: `There is no save at ${file}.` });
    symlinkSync(join(folder, 'nowhere'), join(folder, 'link.jsonl'));
    expect(['missing', 'unreadable']).toContain(fault(join(folder, 'link.jsonl')).code);
    symlinkSync('loop.jsonl', join(folder, 'loop.jsonl'));
    expect(fault(join(folder, 'loop.jsonl')).message).toContain("can't be read (ELOOP: ");
  });

  test('a folder, a pipe, a device without end', () => {
    const folder = freshFolder();
    mkdirSync(join(folder, 'folder.jsonl'));
    expect(['not-a-save', 'unreadable']).toContain(fault(join(folder, 'folder.jsonl')).code);
    if (process.platform !== 'linux') return;
    expect(fault('/dev/zero').code).toBe('not-a-save');
    if (spawnSync('mkfifo', [join(folder, 'pipe.jsonl')]).status !== 0) return;
    expect(fault(join(folder, 'pipe.jsonl')).message).toContain('nor even a file');
  });

  test('a huge file, without reading it', () => {
    const file = saved();
    truncateSync(file, LARGEST_FILE + 1);
    expect(fault(file)).toMatchObject({ code: 'too-large' });
    truncateSync(file, 2 ** 40);
    expect(fault(file).message).toBe(`${file} is too large to be a save.`);
  });

  test.each(['null\n', '{}\n', '{"program":"chess"}\n', 'a letter\nto you\n', Buffer.from([0xff, 0xfe, 0x0a])])(
    '%j',
    text => {
      expect(fault(holding(text))).toMatchObject({ code: 'not-a-save' });
      expect(fault(holding(text)).message).toMatch(/is not a save of Orrery\.$/);
    },
  );

  test('one whose first line is damaged or cut, which says so', () => {
    const head = headText(headOf(match));
    for (const text of [head.slice(0, -1), head.replace('toy', 'joy'), '']) {
      expect(fault(holding(text)).message).toMatch(/is damaged at its very beginning, so none of it can be read\.$/);
    }
  });

  test('one that can not be read', () => {
    if (process.platform === 'win32' || process.getuid?.() === 0) return;
    const file = saved();
    chmodSync(file, 0);
    expect(fault(file).message).toContain("can't be read (EACCES: permission denied)");
  });
});

test('a save is gone on in only where it really lies: no link leads to it', () => {
  const file = saved();
  const link = join(file, '..', 'link.jsonl');
  symlinkSync(file, link);
  expect(faultOf(() => openToContinue(link)).code).toBe('unreadable');
  expect(looked(link, ({ head }) => head.start.game)).toBe('toy');
});
