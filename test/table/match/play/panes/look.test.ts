import { expect, test } from 'vitest';
import { PROGRAM_GAMES } from '../../../../../src/session/setting/games.ts';
import { tableAt } from '../../../table-at.tsx';

const SIZE = { columns: 80, rows: 24 };

/** Ann of two people before her first question. */
async function seated(game: string) {
  const setting = { seats: [{ name: 'Ann' }, { name: 'Bob' }], seed: 'look' };
  const start = { game, new: { setting, players: ['human', 'human'] } } as const;
  const screen = await tableAt(SIZE, { start, shelf: PROGRAM_GAMES });
  await screen.press('enter', 'space', 'enter');
  return screen;
}

test.each([
  ['starcraft', ['right', 'down', 'left', 'up']],
  ['space-empires', ['right', 'down', 'left']],
  ['theseus', ['right', 'down', 'left']],
])('in %s one key looks about: arrows go over everything, and a line tells what it is', async (game, ways) => {
  const { press, rows, text } = await seated(game);
  const question = rows().findIndex(row => row.includes('g board') || row.includes('? help'));
  expect(question).toBeGreaterThan(0);
  await press(';');
  expect(text()).toContain('everything on the board');
  expect(text()).toContain('its page');
  const told = new Set<string>();
  for (const way of ways) {
    await press(way);
    told.add(
      rows()
        .slice(1)
        .find(row => row.includes(' · ')) ?? '',
    );
  }
  expect(told.size).toBeGreaterThan(1);
  const before = text();
  // Its page, and back to the same place; nothing was chosen.
  await press('enter');
  expect(text()).not.toBe(before);
  await press('escape');
  expect(text()).toBe(before);
  await press('escape');
  expect(text()).not.toContain('everything on the board');
});

test('in a match the page of all keys says how the answers of its game have theirs', async () => {
  const { press, text } = await seated('starcraft');
  await press('K');
  expect(text()).toContain('A planet keeps one capital of its name all match');
});
