import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { GAMES, loadLessons } from '../../src/games/index.ts';

const README = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8');

test.each(Object.entries(GAMES))('README says how many lessons %s has', async (id, { title }) => {
  const row = README.split('\n').find(line => line.startsWith(`| ${title} `)) ?? '';
  const cells = row.split('|').map(cell => cell.trim());
  expect(Number(cells[5])).toBe((await loadLessons(id)).length);
});
