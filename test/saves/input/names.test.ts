import { join } from 'node:path';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { parseSeats } from '../../../src/cli/seats.ts';
import { starcraft } from '../../../src/games/starcraft/game.ts';
import { readEntry } from '../../../src/saves/saved/entry.ts';
import { nameTwice, newName } from '../../../src/saves/input/names.ts';
import { widthOf } from '../../../src/boards/drawing/clusters.ts';
import { freshFolder, writeMatch } from '../support.ts';

/** The key of what is wrong with a name; `null`: nothing. */
function faultOf(name: string): string | null {
  const result = v.safeParse(newName, name);
  return result.success ? null : result.issues[0].message;
}

describe('a name for somebody who sits down', () => {
  test.each([
    'Ann',
    'Zoë',
    'Zoe\u0308',
    'O’Neill',
    'Иван',
    '小明',
    'أحمد',
    'प्रिया',
    'Jean-Luc II',
    '😀',
    'Ann 🚀',
    '🇩🇪',
  ])('may be %s', name => {
    expect(faultOf(name)).toBeNull();
    expect(widthOf(name)).toBeGreaterThan(0);
  });

  test.each([
    ['Hangul filler', '\u3164'],
    ['the blank of Braille', '\u2800'],
    ['a grapheme joiner', '\u034f'],
    ['a variation selector', '\ufe0f'],
    ['a space without width', 'Ann\u200b'],
    ['a soft hyphen', 'A\u00adnn'],
    ['a mark of direction', 'Ann\u202e'],
    ['a filler behind a name that somebody has', 'Ann\u3164'],
  ])('holds nothing that can’t be seen: %s', (_, name) => {
    expect(faultOf(name)).toBe('save.name.invisible');
  });

  test.each([
    ['a family', '👨‍👩‍👧'],
    ['a rainbow flag', '🏳️‍🌈'],
    ['the flag of Scotland', '🏴󠁧󠁢󠁳󠁣󠁴󠁿'],
    ['a skin colour', '👋🏽'],
    ['a red heart', '❤️'],
    ['a keycap', '1️⃣'],
  ])('has no emoji that terminals draw in different widths: %s', (_, name) => {
    expect(faultOf(name)).toBe('save.name.joined');
  });

  test.each([
    ['save.name.empty', ''],
    ['save.name.long', 'x'.repeat(25)],
    ['save.name.blank', ' Ann'],
    ['save.name.blank', '   '],
    ['save.name.accents', '\u0301'],
    ['save.name.control', 'A\u001b[2J'],
    ['save.name.control', 'A\ue000'],
  ])('%s: %j', (fault, name) => {
    expect(faultOf(name)).toBe(fault);
  });

  test('is refused on the command line with that reason', () => {
    expect(() => parseSeats('Ann,\u3164')).toThrow(
      '--seats: "\\u3164" needs a name of 1 to 24 printable characters first; this one holds characters that can’t be seen.',
    );
    expect(() => parseSeats('Ann,👨‍👩‍👧')).toThrow('which terminals draw in different widths; use a single one');
  });

  test('may be less in a save, so that a match of an earlier program goes on', () => {
    const match = starcraft.start({ seats: [{ name: 'Ann' }, { name: '❤️' }], seed: 'heart' });
    const file = join(freshFolder(), 'heart.jsonl');
    writeMatch(file, match);
    expect(readEntry(file).seats.map(({ name }) => name)).toEqual(['Ann', '❤️']);
  });
});

test('two seats have different names, however their characters are put together', () => {
  expect(nameTwice(['Ann', 'ann', 'Bob'])).toBeNull();
  expect(nameTwice(['Ann', 'Bob', 'Ann'])).toBe('Ann');
  expect(nameTwice(['Zo\u00eb', 'Zoe\u0308'])).toBe('Zoe\u0308');
  expect(() => parseSeats('Zo\u00eb,Zoe\u0308')).toThrow('give every seat its own name');
});
