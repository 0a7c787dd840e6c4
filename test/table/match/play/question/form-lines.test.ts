import { expect, test } from 'vitest';
import { UNICODE_GLYPHS } from '../../../../../src/boards/drawing/glyphs.ts';
import { literal } from '../../../../../src/kernel/match/refusal.ts';
import { tableFormatter } from '../../../../../src/table/frame/text/say.ts';
import type { QuestionRow } from '../../../../../src/table/match/play/question/form.ts';
import { columnWidths, formWindow } from '../../../../../src/table/match/play/question/form-lines.ts';
import { openQuestion } from '../../../../../src/table/match/play/question/opening.ts';
import { shownRows } from '../../../../../src/table/match/play/question/rows.ts';

const look = { glyphs: UNICODE_GLYPHS, format: tableFormatter() };

/** The rows of a form in which these things are counted, and its end. */
function rowsOf(...names: readonly string[]): readonly QuestionRow[] {
  const things = names.map(id => ({ id, words: literal(id), count: 0 }));
  const options = [...things, { id: 'done', words: literal('Done') }];
  const about = { kind: 'buy', secrecy: 'open', prompt: literal('What?'), rule: 'FK-2' } as const;
  return shownRows(openQuestion({ n: 0, seat: 0, ...about, options, amount: null }, look.format));
}

test('of columns beside each other those that need less spare their room for those that need more', () => {
  expect(columnWidths([20, 30], 98)).toEqual([49, 49]);
  expect(columnWidths([58, 30], 98)).toEqual([58, 40]);
  expect(columnWidths([70, 40], 98)).toEqual([58, 40]);
  expect(columnWidths([70, 60], 98)).toEqual([49, 49]);
  expect(columnWidths([200], 98)).toEqual([98]);
});

test('a long row of a form is whole: beside others where they are short, else in one column', () => {
  const long = 'Transport between Pridewater and Chau Sara (1 mineral)';
  const rows = rowsOf(long, 'a', 'b', 'c');
  const shown = (width: number): string =>
    formWindow(rows, { cursor: 0, top: 0 }, { width, height: 4 }, look, { name: '', text: '' })
      .lines.map(line => line.map(({ text }) => text).join(''))
      .join('\n');
  for (const width of [98, 76]) expect(shown(width)).toContain(long);
  expect(shown(98)).toContain('5 Done');
  expect(shown(76)).not.toContain('5 Done');
});

test('rows are evened out between columns only where each stays whole', () => {
  const long = (at: number): string => `${at} whose name takes more than half a line`;
  const names = [long(0), 'b', 'c', 'd', long(4), 'f'];
  const rows = rowsOf(...names);
  const room = { width: 78, height: 6 };
  const { lines } = formWindow(rows, { cursor: 1, top: 0 }, room, look, { name: '', text: '' });
  const text = lines.map(line => line.map(({ text: part }) => part).join('')).join('\n');
  for (const name of names) expect(text).toContain(name);
  expect(text).toContain('7 Done');
});

test('words that the rows of a group share stand once, in its heading, where there is room for headings', () => {
  const at = (place: string) => `Cruiser at ${place} (${place.slice(0, 1)}5): 2 metal, 3 marks`;
  const ships = ['Azimuth', 'Ember', 'Lumen'].map(place => ({
    id: place,
    words: literal(at(place)),
    count: 0,
    group: literal('Cruiser'),
  }));
  const one = { id: 'one', words: literal('Fighter at Azimuth: 1 mark'), count: 0, group: literal('Fighter') };
  const about = { kind: 'buy', secrecy: 'open', prompt: literal('What?'), rule: 'FK-2' } as const;
  const options = [...ships, one, { id: 'done', words: literal('Done') }];
  const rows = shownRows(openQuestion({ n: 0, seat: 0, ...about, options, amount: null }, look.format));
  const shown = (height: number): string =>
    formWindow(rows, { cursor: 0, top: 0 }, { width: 78, height }, look, { name: at('Azimuth'), text: '' })
      .lines.map(line => line.map(({ text }) => text).join(''))
      .join('\n');
  const tall = shown(6);
  expect(tall).toContain('Cruiser: 2 metal, 3 marks');
  expect(tall).toMatch(/Ember \(E5\) /);
  expect(tall).not.toContain('Cruiser at');
  expect(tall).toContain('Fighter at Azimuth: 1 mark');
  expect(tall).toContain('Done');
  expect(shown(3)).toContain(at('Azimuth'));
});

test('in one column with rows to spare a long row takes several, and a click on any of them is on it', () => {
  const long = 'Move 1 Scout from H5 (could explore G5: 24 % all units lost)';
  const rows = rowsOf('a', long, 'b');
  const at = (height: number) =>
    formWindow(rows, { cursor: 0, top: 0 }, { width: 50, height }, look, { name: '', text: '' });
  const textsOf = (height: number): readonly string[] =>
    at(height).lines.map(line =>
      line
        .map(({ text }) => text)
        .join('')
        .trim(),
    );
  expect(textsOf(6).slice(0, 5)).toEqual([
    expect.stringContaining(' a'),
    expect.stringMatching(/Move 1 Scout from H5 \(could explore$/),
    'G5: 24 % all units lost)',
    expect.stringContaining(' b'),
    expect.stringContaining('Done'),
  ]);
  expect(at(6).rowAt).toEqual([[0], [1], [1], [2], [3]]);
  // Without a row to spare it is cut.
  expect(textsOf(5).join('\n')).toContain('…');
});

/** The lines of a form in so many columns of the screen. */
function shownLines(rows: readonly QuestionRow[], width: number, height: number, keys?: readonly string[]) {
  const area = { width, height };
  const { lines } = formWindow(rows, { cursor: 0, top: 0 }, area, { ...look, ...(keys && { keys }) }, NOTHING_BELOW);
  return lines.map(line =>
    line
      .map(({ text }) => text)
      .join('')
      .trimEnd(),
  );
}

const NOTHING_BELOW = { name: '', text: '' };

test('a form has columns without headings where all rows fit in that way alone', () => {
  const named = (id: string, group: string) => ({ id, words: literal(id), count: 0, group: literal(group) });
  const buys = ['Buy x', 'Buy y', 'Buy z'].map(id => named(id, 'You hold'));
  const puts = Array.from({ length: 9 }, (_, at) => named(`Put ${at}`, 'On sectors'));
  const options = [...buys, ...puts, { id: 'done', words: literal('Done') }];
  const about = { kind: 'buy', secrecy: 'open', prompt: literal('What?'), rule: 'FK-2' } as const;
  const rows = shownRows(openQuestion({ n: 0, seat: 0, ...about, options, amount: null }, look.format));
  const low = shownLines(rows, 118, 6).join('\n');
  for (const { words } of options) expect(low).toContain(look.format(words));
  expect(low).not.toMatch(/You hold|On sectors/);
  expect(shownLines(rows, 118, 8).join('\n')).toMatch(/You hold.*On sectors/);
});

test('a blank is between a key of two characters and its counter, and counters stand below each other', () => {
  const lines = shownLines(rowsOf('Tillage', 'Corona'), 40, 6, ['X2', '3', 'd']);
  expect(lines.slice(0, 3)).toEqual(['▸ X2   0 + Tillage', '  3    0 + Corona', '  d Done']);
});

test('rows without groups scroll in several columns, so that more of them are in sight', () => {
  const rows = rowsOf(...Array.from({ length: 30 }, (_, at) => `place ${at}`));
  const text = shownLines(rows, 118, 6).join('\n');
  for (let at = 0; at < 15; at += 1) expect(text).toContain(`place ${at}`);
});
