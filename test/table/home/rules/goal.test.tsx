import { describe, expect, test } from 'vitest';
import type { GameCatalogue } from '../../../../src/session/setting/games.ts';
import { ANN_AND_BOB, fakeShelf } from '../../desk-of.ts';
import { fakeBoard } from '../../fake-game.ts';
import { tableAt } from '../../table-at.tsx';

const SIZE = { columns: 80, rows: 24 };
/** A game that says how it is won. */
const shelf: GameCatalogue = {
  ...fakeShelf,
  load: async id => {
    const loaded = await fakeShelf.load(id);
    const goal = () => [{ title: 'How you win', lines: ['By most points.'] }];
    return loaded && { ...loaded, board: { ...fakeBoard, goal } };
  },
};

/** The page as it has just come up, by Enter. */
async function come() {
  const table = await tableAt(SIZE, { start: ANN_AND_BOB, shelf });
  await table.press('m');
  while (!/[▸▹] .*How this match is won/.test(table.text())) await table.press('down');
  table.wait(1000);
  await table.strike('enter');
  expect(table.text()).toContain('By most points.');
  return table;
}

describe('the page on how the match is won', () => {
  test.each([[[30]], [[240, 240, 240]], [[500]], [[650]], [[500, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33]]])(
    'stays while Enter comes again, after %j milliseconds, and goes by a later one',
    async after => {
      const { wait, strike, press, text, unmount } = await come();
      for (const milliseconds of after) {
        wait(milliseconds);
        await strike('enter');
        expect(text()).toContain('By most points.');
      }
      await press('enter');
      expect(text()).not.toContain('By most points.');
      unmount();
    },
  );

  test('takes no key for half a second, whichever it is, and says that it has swallowed one', async () => {
    const { wait, strike, press, text, unmount } = await come();
    wait(400);
    await strike('space');
    expect(text()).toContain('By most points.');
    expect(text()).toMatch(/… .*go on/);
    await press('space');
    expect(text()).not.toContain('By most points.');
    unmount();
  });

  test('q leaves the match from it instead of going on', async () => {
    const { wait, press, text, unmount } = await come();
    wait(1000);
    await press('q');
    expect(text()).toContain('Leave the match?');
    unmount();
  });

  test('says that the match is not saved', async () => {
    const { library, press, text, unmount } = await tableAt(SIZE, { start: ANN_AND_BOB, shelf });
    library.disk.full = true;
    await press('enter', 'space', '1', '1');
    await press('m');
    while (!/[▸▹] .*How this match is won/.test(text())) await press('down');
    await press('enter');
    expect(text()).toContain('By most points.');
    expect(text()).toContain('NOT SAVED');
    library.disk.full = false;
    unmount();
  });
});
