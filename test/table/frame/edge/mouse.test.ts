import { describe, expect, test } from 'vitest';
import { createKeyDecoder } from '../../../../src/table/frame/edge/keys.ts';
import { readMouse } from '../../../../src/table/frame/edge/mouse.ts';
import type { Mouse } from '../../../../src/table/frame/edge/mouse.ts';

const ESC = '\u001b';

describe('a report of the mouse', () => {
  test.each<[string, Mouse | null]>([
    ['[<0;1;1M', { button: 'left', x: 0, y: 0 }],
    ['[<1;12;7M', { button: 'middle', x: 11, y: 6 }],
    ['[<2;300;200M', { button: 'right', x: 299, y: 199 }],
    ['[<64;5;6M', { button: 'wheel-up', x: 4, y: 5 }],
    ['[<65;5;6M', { button: 'wheel-down', x: 4, y: 5 }],
    // With Shift and Ctrl held down it is the same press.
    ['[<20;5;6M', { button: 'left', x: 4, y: 5 }],
    // A release, a movement, a fourth button, a wheel to the side, a place that is none.
    ['[<0;5;6m', null],
    ['[<32;5;6M', null],
    ['[<3;5;6M', null],
    ['[<66;5;6M', null],
    ['[<0;0;6M', null],
    ['[<0;5M', null],
    ['[<0;5;6;7M', null],
    ['[0;5;6M', null],
  ])('%s', (report, mouse) => {
    expect(readMouse(ESC + report)).toEqual(mouse);
  });
});

test('the mouse never leaks in as keys, in whatever pieces it comes', () => {
  const reports = ['[<0;12;7M', '[<0;12;7m', '[<65;80;24M', '[<35;1;1M', '[<999;1;1M', '[<0;;M', '[M !!'];
  for (const report of reports) {
    const text = `j${ESC}${report}k`;
    for (let cut = 1; cut < text.length; cut += 1) {
      const keys: string[] = [];
      const decoder = createKeyDecoder(key => keys.push(key), { schedule: () => () => undefined });
      decoder.feed(text.slice(0, cut));
      decoder.feed(text.slice(cut));
      expect(keys, `${report} cut at ${cut}`).toEqual(['j', 'k']);
    }
  }
});
