import { expect, test, vi } from 'vitest';
import { starcraftBoard } from '../../../../src/games/starcraft/board/index.ts';
import { SHELF } from '../../../../src/session/setting/games.ts';
import { tableAt } from '../../table-at.tsx';

test('an arrow on the map works out again neither the row of the match nor who is winning nor what may end it', async () => {
  const setting = { seats: [{ name: 'Ann' }, { name: 'Bob' }], seed: 'look' };
  const start = { game: 'starcraft', new: { setting, players: ['human', 'human'] } } as const;
  const { press, text } = await tableAt({ columns: 120, rows: 40 }, { start, shelf: SHELF });
  await press('enter', 'space', 'enter', ';');
  const worked = (['status', 'standings', 'alarms'] as const).map(part => vi.spyOn(starcraftBoard, part));
  const before = text();
  await press('right', 'down');
  expect(text()).not.toBe(before);
  for (const part of worked) expect(part).not.toHaveBeenCalled();
  await press('escape', 'enter');
  for (const part of worked) expect(part).toHaveBeenCalled();
  vi.restoreAllMocks();
});
