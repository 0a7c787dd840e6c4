import { expect, test, vi } from 'vitest';
import { starcraftBoard } from '../../../../src/games/starcraft/board/index.ts';
import { PROGRAM_GAMES } from '../../../../src/session/setting/games.ts';
import { tableAt } from '../../table-at.tsx';

test.each([
  [80, 24],
  [120, 40],
])(
  'an arrow on the map works out again neither the row of the match nor who is winning nor what may end it, and what there is to say of a place once (%ix%i)',
  async (columns, rows) => {
    const setting = { seats: [{ name: 'Ann' }, { name: 'Bob' }], seed: 'look' };
    const start = { game: 'starcraft', new: { setting, players: ['human', 'human'] } } as const;
    const { press, text } = await tableAt({ columns, rows }, { start, shelf: PROGRAM_GAMES });
    await press('enter', 'space', 'enter', ';');
    const worked = (['status', 'standings', 'alarms'] as const).map(part => vi.spyOn(starcraftBoard, part));
    const told = vi.spyOn(starcraftBoard, 'about');
    const before = text();
    await press('right');
    expect(told).toHaveBeenCalledTimes(1);
    await press('down');
    expect(told).toHaveBeenCalledTimes(2);
    expect(text()).not.toBe(before);
    for (const part of worked) expect(part).not.toHaveBeenCalled();
    await press('escape', 'enter');
    for (const part of worked) expect(part).toHaveBeenCalled();
    vi.restoreAllMocks();
  },
);
