import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { GAMES, GAMES_WITH_LESSONS, loadLessons } from '../../src/games/index.ts';
import { courseOf } from '../games/astray.ts';
import { CHEAP, cheapFigures, practiceOf } from '../games/lessons-page.ts';

const README = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8');

test.each(Object.entries(GAMES))('README says how many lessons %s has', async (id, { title }) => {
  const row = README.split('\n').find(line => line.startsWith(`| ${title} `)) ?? '';
  const cells = row.split('|').map(cell => cell.trim());
  expect(Number(cells[5])).toBe((await loadLessons(id)).length);
});

test.each(GAMES_WITH_LESSONS)('docs/lessons.md counts the lessons, steps, minutes and rules of %s', async id => {
  const page = readFileSync(join(import.meta.dirname, '../../docs/lessons.md'), 'utf8');
  const cellsOf = (row = ''): readonly string[] => row.split('|').map(cell => cell.trim());
  const rows = page.split('\n').filter(line => line.startsWith('| '));
  const course = await courseOf(id);
  const heads = cellsOf(rows[0]);
  const row = cellsOf(rows.find(line => line.startsWith(`| ${course.game.title} `)));
  expect(
    CHEAP.map(head => row[heads.indexOf(head)]),
    'npm run lessons -- --figures',
  ).toEqual(cheapFigures(course));
  const wanted = practiceOf(course).filter(line => line.startsWith('|'));
  const cells = (line: string): string => cellsOf(line).join('|').replaceAll(/-+/g, '-');
  expect(page.split('\n').map(cells), 'npm run lessons -- --figures').toEqual(
    expect.arrayContaining(wanted.map(cells)),
  );
});
