import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createKeyDecoder, type Schedule } from '../../../../src/table/frame/edge/keys.ts';

const ESC = '\u001b';

function keyboard() {
  const keys: string[] = [];
  const timers = new Map<() => void, number>();
  const schedule: Schedule = (run, milliseconds) => {
    timers.set(run, milliseconds);
    return () => void timers.delete(run);
  };
  const pastes: string[] = [];
  const decoder = createKeyDecoder(key => keys.push(key), {
    escapeDelay: 40,
    sequenceDelay: 500,
    pasteDelay: 2_000,
    schedule,
    onPaste: ({ pasted }) => pastes.push(pasted),
  });
  function wait(milliseconds: number): void {
    for (const [run, delay] of [...timers]) {
      if (delay > milliseconds) continue;
      timers.delete(run);
      run();
    }
  }
  return { keys, pastes, wait, ...decoder };
}

function typed(...chunks: (string | Uint8Array)[]): string[] {
  const board = keyboard();
  for (const chunk of chunks) board.feed(chunk);
  return board.keys;
}

test.each([
  ['jj', ['j', 'j']],
  ['aU?/1é漢😀', ['a', 'U', '?', '/', '1', 'é', '漢', '😀']],
  ['\r', ['enter']],
  ['\n', ['enter']],
  ['\r\nx', ['enter', 'x']],
  ['\t \u007f\b', ['tab', 'space', 'backspace', 'backspace']],
  ['\u0003\u000c\u001a', ['ctrl-c', 'ctrl-l', 'ctrl-z']],
  ['\u0000\u001c\u009b', []],
  [`${ESC}[A${ESC}[B${ESC}[C${ESC}[D`, ['up', 'down', 'right', 'left']],
  [`${ESC}OA${ESC}OM${ESC}OH`, ['up', 'enter', 'home']],
  [`${ESC}[1;5A${ESC}[1;2B${ESC}[1;3C`, ['shift-up', 'shift-down', 'right']],
  [`${ESC}[Z${ESC}[H${ESC}[F`, ['shift-tab', 'home', 'end']],
  [
    `${ESC}[1~${ESC}[3~${ESC}[4~${ESC}[5~${ESC}[6~${ESC}[7~${ESC}[8~`,
    'home delete end pageup pagedown home end'.split(' '),
  ],
  [`${ESC}[15~${ESC}OP${ESC}[[Aj`, ['j']],
  [`${ESC}[200~quq${ESC}[A\r${ESC}[201~j`, ['j']],
  [`${ESC}[<0;12;7Mj${ESC}[<0;12;7m`, ['j']],
  [`${ESC}[M !!j`, ['j']],
  [`${ESC}[I${ESC}[Oj`, ['j']],
  [`${ESC}]11;rgb:0/0/0\u0007j`, ['j']],
  [`${ESC}]0;title${ESC}\\j`, ['j']],
  [`${ESC}P1$r0m${ESC}\\j`, ['j']],
  [`${ESC}[?62;4cj`, ['j']],
  [`${ESC}qj`, ['j']],
  [`${ESC}${ESC}[A`, ['escape', 'up']],
  [`${ESC}[12\u0003`, ['ctrl-c']],
])('%j', (input, keys) => {
  expect(typed(input)).toEqual(keys);
});

describe('pieces', () => {
  test.each([[[`${ESC}[`, 'A']], [[ESC, '[A']], [[ESC, '[', 'A']], [[ESC, 'OA']]])('%j is one arrow', chunks => {
    expect(typed(...chunks)).toEqual(['up']);
  });

  test('a paste that comes in pieces is dropped to its end', () => {
    expect(typed(`${ESC}[20`, '0~qq', 'qq', `qq${ESC}[201`, '~j')).toEqual(['j']);
  });

  test('a letter of two bytes cut in the middle', () => {
    expect(typed(Uint8Array.of(0xc3), Uint8Array.of(0xa9))).toEqual(['é']);
  });

  test('however input is cut, the same keys come out', () => {
    const input = `jé${ESC}[A${ESC}OB${ESC}[200~q${ESC}[201~${ESC}[<0;1;1Mx${ESC}]0;t\u0007${ESC}[5~k`;
    const whole = typed(input);
    expect(whole).toEqual(['j', 'é', 'up', 'down', 'x', 'pageup', 'k']);
    fc.assert(
      fc.property(fc.array(fc.nat(input.length), { maxLength: 8 }), cuts => {
        const places = [0, ...cuts.sort((a, b) => a - b), input.length];
        const pieces = places.slice(1).map((end, index) => input.slice(places[index], end));
        expect(typed(...pieces)).toEqual(whole);
      }),
    );
  });
});

/** What was pasted and which keys came out, of input that comes in these pieces. */
function pasted(...chunks: (string | Uint8Array)[]) {
  const { feed, pastes, keys } = keyboard();
  for (const chunk of chunks) feed(chunk);
  return { pastes, keys };
}

/** A text as a terminal marks what is pasted. */
const marked = (text: string): string => `${ESC}[200~${text}${ESC}[201~`;

describe('pastes', () => {
  test.each([
    ['one line', 'Zoë Ōkami', 'Zoë Ōkami'],
    ['the first of several lines', '1 good move would be 2 then 1\ruuq1 1 1\r', '1 good move would be 2 then 1'],
    ['Windows line ends', 'one\r\ntwo', 'one'],
    ['the first line that is not empty', '\n\r\nname\n', 'name'],
    ['nothing', '', ''],
    ['nothing but line ends', '\r\n\n', ''],
    ['tabs become blanks', 'a\tb', 'a b'],
    ['keys and titles in it lose what makes them so', `x${ESC}[A ${ESC}]0;t\u0007\u0003y`, 'x[A ]0;ty'],
    ['direction marks', 'a\u202eb\u2066c', 'abc'],
    ['another beginning in it', `a${ESC}[200~b`, 'ab'],
    ['an end of its own in it', `a${ESC}[201~q\rb`, 'aq'],
  ])('%s', (_, text, line) => {
    expect(pasted(`j${marked(text)}k`)).toEqual({ pastes: [line], keys: ['j', 'k'] });
  });

  test('two in one piece are two', () => {
    expect(pasted(`${marked('a')}j${marked('b')}`)).toEqual({ pastes: ['a', 'b'], keys: ['j'] });
  });

  test('however it is cut, it is the same paste', () => {
    const input = Buffer.from(`j${marked(`  Zoë${ESC}[200~ [漢] ${ESC}\n1\r`)}k`);
    fc.assert(
      fc.property(fc.array(fc.nat(input.length), { maxLength: 8 }), cuts => {
        const places = [0, ...cuts.sort((a, b) => a - b), input.length];
        const pieces = places.slice(1).map((end, index) => input.subarray(places[index], end));
        expect(pasted(...pieces)).toEqual({ pastes: ['  Zoë [漢] '], keys: ['j', 'k'] });
      }),
    );
  });

  test('of a megabyte no more is kept than of a long line, and it is read in no time', () => {
    const megabyte = 'q\u001b1m '.repeat(200_000);
    const input = marked(megabyte);
    const pieces = Array.from({ length: Math.ceil(input.length / 1024) }, (_, at) =>
      input.slice(at * 1024, (at + 1) * 1024),
    );
    const start = performance.now();
    const { pastes, keys } = pasted(...pieces, 'j');
    expect(performance.now() - start).toBeLessThan(2_000);
    expect(keys).toEqual(['j']);
    expect(pastes.map(({ length }) => length <= 1_000)).toEqual([true]);
  });

  test('one that never ends is reported after a while, and the keyboard is free again', () => {
    const board = keyboard();
    board.feed(`${ESC}[200~never ended`);
    board.wait(999);
    board.feed(' q');
    board.wait(1_000);
    board.feed('q');
    expect(board.keys).toEqual([]);
    board.wait(1_000);
    board.wait(1_000);
    board.feed(`${ESC}[201~j`);
    expect([board.keys, board.pastes]).toEqual([['j'], ['never ended qq']]);
  });

  test('after stop none is reported', () => {
    const board = keyboard();
    board.feed(`${ESC}[200~a`);
    board.stop();
    board.feed(`${ESC}[201~`);
    board.wait(2_000);
    expect([board.keys, board.pastes]).toEqual([[], []]);
  });
});

describe('time', () => {
  test('a lone ESC is Escape once nothing has followed it', () => {
    const board = keyboard();
    board.feed(ESC);
    board.wait(39);
    expect(board.keys).toEqual([]);
    board.wait(40);
    expect(board.keys).toEqual(['escape']);
  });

  test('ESC and then a letter in a piece of its own are two keys', () => {
    expect(typed(ESC, 'j')).toEqual(['escape', 'j']);
  });

  test('a completed sequence leaves no Escape behind', () => {
    const board = keyboard();
    board.feed(ESC);
    board.feed('[A');
    board.wait(1000);
    expect(board.keys).toEqual(['up']);
  });

  test('an unfinished sequence is dropped after a while and does not block the keyboard', () => {
    const board = keyboard();
    board.feed(`${ESC}]0;never ended`);
    board.wait(500);
    board.feed('j');
    expect(board.keys).toEqual(['j']);
  });

  test('after stop nothing is reported', () => {
    const board = keyboard();
    board.feed(ESC);
    board.stop();
    board.wait(1000);
    board.feed('j');
    expect(board.keys).toEqual([]);
  });
});

describe('more keys at once than anybody types', () => {
  const line = 'q1 2\r';

  test('are a paste, also in further pieces, until nothing has come for a moment', () => {
    const board = keyboard();
    board.feed(line.repeat(400));
    for (let piece = 0; piece < 20; piece++) board.feed(line.repeat(100));
    board.feed('q');
    expect([board.keys, board.pastes]).toEqual([[], []]);
    board.wait(125);
    board.wait(125);
    expect([board.keys, board.pastes]).toEqual([[], ['q1 2']]);
    board.feed('j');
    expect(board.keys).toEqual(['j']);
  });

  test('a mark of an end that stands among them ends nothing', () => {
    const board = keyboard();
    board.feed(`${line.repeat(400)}${ESC}[201~q`);
    board.feed('q');
    expect(board.keys).toEqual([]);
  });

  test('behind a marked paste they are another one', () => {
    const board = keyboard();
    board.feed(`j${marked('a')}${line.repeat(400)}`);
    board.wait(125);
    board.wait(125);
    expect([board.keys, board.pastes]).toEqual([['j'], ['a', 'q1 2']]);
  });

  test('what people type ahead, and what the mouse does, is none', () => {
    const ahead = `${ESC}[B`.repeat(500);
    expect(typed(ahead)).toHaveLength(500);
    expect(typed(`${`${ESC}[<0;12;7M`.repeat(2_000)}j`)).toEqual(['j']);
    expect(typed(`j${marked('x'.repeat(4_000))}j`)).toEqual(['j', 'j']);
  });

  test('a megabyte is read in a moment', () => {
    const board = keyboard();
    const began = performance.now();
    for (let piece = 0; piece < 250; piece++) board.feed(line.repeat(820));
    expect(performance.now() - began).toBeLessThan(1_000);
    expect(board.keys).toEqual([]);
  });
});
