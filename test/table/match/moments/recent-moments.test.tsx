import { expect, test } from 'vitest';
import { PROGRAM_GAMES } from '../../../../src/session/setting/games.ts';
import { tableAt } from '../../table-at.tsx';

const SIZE = { columns: 120, rows: 40 };
/**
 * So many milliseconds a card may stay at the most: as long as its words take, of which its title and its reason have
 * no more than so many.
 */
const longestOf = (words: number): number => 1600 + 300 * (words + 40);
/** The borders of the panes, wherever they stand: the map, the sheet, the log, the card. */
const bordersOf = (rows: readonly string[]): readonly string[] =>
  rows.flatMap((row, at) => (/^[┌└]/.test(row) ? [`${at}: ${row.slice(0, 1)}${row.slice(-1)} ${row.length}`] : []));

test('a lap of three bots is followed on one layout, no card for longer than its words take, and ends in a list of its cards', async () => {
  const seats = ['Ann', 'Bob', 'Cyd', 'Dan'].map(name => ({ name }));
  const start = {
    game: 'starcraft',
    new: { setting: { seats, options: {}, seed: 's3' }, players: ['human', 'bot', 'bot', 'bot'] },
  } as const;
  const { press, rows, text, soon, table } = await tableAt(SIZE, {
    start,
    shelf: PROGRAM_GAMES,
    settings: { speed: 'wait' },
  });
  // The first digit only puts the cursor on a planet.
  for (const key of ['1', '1', '1', '2', '2']) {
    for (let left = 40; left > 0 && !text().includes('Place order'); left--) await soon()?.run();
    await press(key);
  }
  const layouts = new Set<string>();
  let took = 0;
  for (let left = 60; left > 0; left--) {
    const next = soon();
    if (next === null) break;
    const { match } = table.store.state();
    const told = (match?.momentEvents ?? []).map(({ words }) => match?.format(words) ?? '').join(' ');
    expect(next.after).toBeLessThanOrEqual(longestOf(told.split(' ').length));
    took += next.after;
    await next.run();
    layouts.add(bordersOf(rows()).join('\n'));
  }
  expect(took).toBeGreaterThan(0);
  expect([...layouts]).toHaveLength(1);
  const [, of] = /(\d) of \1 since you acted/.exec(text()) ?? [];
  expect(Number(of)).toBeGreaterThanOrEqual(3);
  const listed = rows().filter(row => /^│ [▸ ] \d \w/.test(row));
  expect(listed).toHaveLength(Number(of));
});
