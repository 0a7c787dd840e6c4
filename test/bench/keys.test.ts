import { expect, test } from 'vitest';
import { randomPlayer } from '../../src/bots/player.ts';
import type { Game, Match, MatchSetting } from '../../src/kernel/history/playable.ts';
import { ANN_AND_BOB } from '../table/desk-of.ts';
import { fakeBoard, fakeGame } from '../table/fake-game.ts';
import { tableAt } from '../table/table-at.tsx';

/** The fake game, with a count of how often anybody asks a match for its view or its log. */
function counted(asked: { views: number; logs: number }): Game {
  const counting = (match: Match): Match =>
    new Proxy(match, {
      get: (target, key) => {
        if (key === 'view') asked.views += 1;
        if (key === 'events') asked.logs += 1;
        const value: unknown = Reflect.get(target, key, target);
        return typeof value === 'function'
          ? (...args: unknown[]): unknown => Reflect.apply(value, target, args)
          : value;
      },
      set: (target, key, value) => Reflect.set(target, key, value, target),
    });
  return { ...fakeGame, start: (setting: MatchSetting, keeping) => counting(fakeGame.start(setting, keeping)) };
}

test('a key that only moves the cursor works out no view and tells no log again; an answer does', async () => {
  const asked = { views: 0, logs: 0 };
  const game = counted(asked);
  const load = () => Promise.resolve({ game, board: fakeBoard, bot: randomPlayer });
  const shelf = { taught: [], lessons: () => Promise.resolve([]), titles: [{ id: 'fake', title: 'Fake' }], load };
  const { press, text } = await tableAt({ columns: 80, rows: 24 }, { start: ANN_AND_BOB, shelf });
  await press('enter', 'x');
  // The cursor is put where it stands: until then it is hollow.
  await press('j', 'k');
  const first = text();
  const before = { ...asked };
  expect(before.views).toBeGreaterThan(0);
  await press('j');
  expect(text()).not.toBe(first);
  await press('k');
  expect(text()).toBe(first);
  expect(asked).toEqual(before);
  await press('enter');
  expect(asked.views).toBeGreaterThan(before.views);
  expect(asked.logs).toBeGreaterThan(before.logs);
});
