import fc from 'fast-check';
import stringWidth from 'string-width';
import { describe, expect, test } from 'vitest';
import { centre, padEnd, padStart, truncate, widthOf, wrap } from '../../../src/boards/drawing/wrapping.ts';

test('widths are those of string-width, the quick way for simple characters too', () => {
  const otherwise: string[] = [];
  for (let code = 0x20; code < 0x2800; code += 1) {
    const character = String.fromCharCode(code);
    if (/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(character)) continue;
    if (widthOf(character) !== stringWidth(character.normalize('NFC'))) otherwise.push(code.toString(16));
  }
  expect(otherwise).toEqual([]);
});

describe('wrap', () => {
  test.each([
    ['one two three', 7, ['one two', 'three']],
    ['one two', 3, ['one', 'two']],
    ['abcdefgh', 3, ['abc', 'def', 'gh']],
    ['a abcdefgh b', 4, ['a', 'abcd', 'efgh', 'b']],
    ['two\nlines', 20, ['two', 'lines']],
    ['', 5, ['']],
    ['a\n\nb', 5, ['a', '', 'b']],
    ['漢字漢字', 5, ['漢字', '漢字']],
    ['word', 0, []],
  ])('%j in %i', (text, width, lines) => {
    expect(wrap(text, width)).toEqual(lines);
  });

  test('no line is ever wider than asked, and no letter is lost', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 2, max: 30 }), (text, width) => {
        const lines = wrap(text, width);
        for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(width);
        expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
      }),
    );
  });
});

describe('truncate', () => {
  test.each([
    ['Antiga', 6, 'Antiga'],
    ['Antiga', 5, 'Anti…'],
    ['漢字漢', 4, '漢…'],
    ['Antiga', 1, '…'],
    ['Antiga', 0, ''],
  ])('%j to %i', (text, width, cut) => {
    expect(truncate(text, width)).toBe(cut);
  });

  test('with an ellipsis wider than the room there is none', () => {
    expect(truncate('Antiga', 2, '...')).toBe('An');
  });
});

test('padding and centring count cells, not characters', () => {
  expect(padEnd('漢', 4)).toBe('漢  ');
  expect(padStart('7', 3)).toBe('  7');
  expect(padEnd('long', 2)).toBe('long');
  expect(centre('ab', 5)).toBe(' ab  ');
  expect(centre('abcdef', 3)).toBe('ab…');
});
