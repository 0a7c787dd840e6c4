import xterm from '@xterm/headless';
import { expect, test } from 'vitest';
import { PagedOutput } from '../../../../src/table/app/aloud/paper.ts';

const SIZE = { columns: 20, rows: 8 };
const MORE = 'more';

/** Paper on a terminal in which something stood before; typed lines are shown by it, as terminals do. */
function written({ canWait = true } = {}) {
  const terminal = new xterm.Terminal({
    cols: SIZE.columns,
    rows: SIZE.rows,
    scrollback: 100,
    allowProposedApi: true,
    convertEol: true,
  });
  let last = Promise.resolve();
  const write = (text: string): void => {
    last = new Promise(resolve => terminal.write(text, resolve));
  };
  write('EARLIER\n');
  const paper = new PagedOutput({
    write,
    size: () => SIZE,
    canWait,
    more: () => MORE,
    place: (at, of) => `${at} of ${of}`,
  });
  const rows = (which: 'normal' | 'alternate'): readonly string[] => {
    const buffer = terminal.buffer[which];
    const all = Array.from({ length: buffer.length }, (_, row) => buffer.getLine(row)?.translateToString(true) ?? '');
    return all.slice(0, all.findLastIndex(row => row !== '') + 1);
  };
  return {
    paper,
    /** Types a line; returns whether it turned a page. */
    type: (line: string): boolean => {
      write(`${line}\n`);
      paper.typed(line);
      return paper.take(line);
    },
    /** What stands on both screens, with what has scrolled off them. */
    seen: async () => {
      await last;
      const { active } = terminal.buffer;
      return {
        on: active.type,
        normal: rows('normal'),
        alternate: rows('alternate'),
        scrolled: terminal.buffer.alternate.baseY,
      };
    },
  };
}

const lines = (count: number, from = 1): readonly string[] =>
  Array.from({ length: count }, (_, at) => `line ${at + from}`);

test('what all may hear stays, below what stood there before', async () => {
  const { paper, seen } = written();
  paper.say(lines(20), false);
  expect((await seen()).normal).toEqual(['EARLIER', ...lines(20)]);
});

test('what is for one seat alone stands on the other screen, is wiped with it, and nothing else is', async () => {
  const { paper, seen } = written();
  paper.say(['open'], false);
  paper.say(['secret'], true);
  expect(await seen()).toEqual({ on: 'alternate', normal: ['EARLIER', 'open'], alternate: ['secret'], scrolled: 0 });
  paper.wipe();
  expect(await seen()).toEqual({ on: 'normal', normal: ['EARLIER', 'open'], alternate: [], scrolled: 0 });
  paper.say(['open again'], false);
  paper.wipe();
  expect((await seen()).normal).toEqual(['EARLIER', 'open', 'open again']);
});

test('what all may hear ends what was for one alone, whoever forgot to wipe it', async () => {
  const { paper, seen } = written();
  paper.say(['secret'], true);
  paper.say(['open'], false);
  expect(await seen()).toMatchObject({ on: 'normal', normal: ['EARLIER', 'open'], alternate: [] });
});

test('what has no room on the page begins a new one, and what is longer than a page waits for Enter', async () => {
  const { paper, type, seen } = written();
  paper.say(lines(3), true);
  expect(type('1')).toBe(false);
  paper.say(lines(2, 4), true);
  expect((await seen()).alternate).toEqual(lines(2, 4));
  type('b');
  paper.say(lines(12), true);
  expect((await seen()).alternate).toEqual([...lines(5), MORE]);
  expect(type('')).toBe(true);
  expect((await seen()).alternate).toEqual([...lines(5, 6), MORE]);
  // What comes meanwhile stands behind it.
  paper.say(['late'], true);
  expect(type('')).toBe(true);
  expect((await seen()).alternate).toEqual([...lines(2, 11), 'late']);
  expect(type('')).toBe(false);
  expect((await seen()).scrolled).toBe(0);
});

test('another line than Enter leaves out the rest', async () => {
  const { paper, type, seen } = written();
  paper.say(lines(12), true);
  expect(type('2')).toBe(false);
  paper.say(['what came of it'], true);
  expect(type('')).toBe(false);
  expect((await seen()).alternate).toEqual(['what came of it']);
});

test('pages turn back and ahead until they are wiped; what is said then stands on a new one', async () => {
  const { paper, type, seen } = written();
  paper.say(lines(5), true);
  type('1');
  paper.say(lines(5, 6), true);
  expect(type('<')).toBe(true);
  expect((await seen()).alternate).toEqual([...lines(5), '1 of 2']);
  expect(type('<')).toBe(true);
  expect(type('>')).toBe(true);
  expect((await seen()).alternate).toEqual([...lines(5, 6), '2 of 2']);
  type('<');
  type('1');
  paper.say(['new'], true);
  expect((await seen()).alternate).toEqual(['new']);
  type('<');
  expect((await seen()).alternate).toEqual([...lines(5, 6), '2 of 3']);
  paper.wipe();
  expect(type('<')).toBe(false);
  paper.say(['secret'], true);
  type('<');
  expect((await seen()).alternate).toEqual(['secret', '1 of 1']);
});

test('rows that the terminal wraps count, and a line longer than a page is broken between words', async () => {
  const { paper, seen } = written();
  paper.say(['a'.repeat(45), 'one', 'two', 'three'], true);
  expect((await seen()).alternate).toEqual(['a'.repeat(20), 'a'.repeat(20), 'a'.repeat(5), 'one', 'two', MORE]);
  paper.wipe();
  paper.say([Array.from({ length: 14 }, () => 'many words').join(' ')], true);
  expect((await seen()).alternate).toEqual(
    [...Array.from({ length: 5 }, () => 'many words many'), MORE].map((row, at) =>
      at % 2 === 1 && row !== MORE ? 'words many words' : row,
    ),
  );
});

test('where nobody can press Enter, page follows on page', async () => {
  const { paper, seen } = written({ canWait: false });
  paper.say(lines(12), true);
  expect(await seen()).toMatchObject({ alternate: lines(2, 11), scrolled: 0 });
});
