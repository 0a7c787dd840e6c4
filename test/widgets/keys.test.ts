import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createKeyDecoder, type Schedule } from '../../src/widgets/keys.ts';

const ESC = '\u001b';

function keyboard() {
  const keys: string[] = [];
  const timers = new Map<() => void, number>();
  const schedule: Schedule = (run, milliseconds) => {
    timers.set(run, milliseconds);
    return () => void timers.delete(run);
  };
  const decoder = createKeyDecoder(key => keys.push(key), { escapeDelay: 40, sequenceDelay: 500, schedule });
  function wait(milliseconds: number): void {
    for (const [run, delay] of [...timers]) {
      if (delay > milliseconds) continue;
      timers.delete(run);
      run();
    }
  }
  return { keys, wait, ...decoder };
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
    board.feed(`${ESC}[200~never ended`);
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
