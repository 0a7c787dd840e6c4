import { expect, test } from 'vitest';
import type { GameCatalogue, LoadedGame } from '../../../../src/session/setting/games.ts';
import { ANN_AND_BOB, fakeShelf } from '../../desk-of.ts';
import type { DeskWanted } from '../../desk-of.ts';
import { tableOf } from '../../table-at.tsx';

const SIZE = { columns: 80, rows: 24 };

/** A table whose games take as long to load as the test wants. */
function slow(wanted: DeskWanted = {}) {
  const waiting: (() => void)[] = [];
  const load: GameCatalogue['load'] = id =>
    new Promise<LoadedGame | null>(resolve => waiting.push(() => resolve(fakeShelf.load(id))));
  const desk = tableOf(SIZE, { ...wanted, shelf: { ...fakeShelf, load } });
  const { store, dispatch } = desk.table;
  const settle = (): Promise<void> => new Promise(resolve => setTimeout(resolve));
  return {
    ...desk,
    screens: () => store.state().screens.map(({ screen }) => screen),
    picture: () => store.state().match?.picture,
    press: (...keys: readonly string[]) => {
      for (const key of keys) dispatch({ kind: 'key', key });
    },
    loaded: async () => {
      await settle();
      for (const give of waiting.splice(0)) give();
      await settle();
    },
  };
}

test('keys that come while the program opens are for its first screen, in their order', async () => {
  const { table, press, screens } = slow();
  const opened = table.open({ screen: 'home' });
  press('down', 'down', 'down');
  expect(screens()).toEqual([]);
  await opened;
  press('enter');
  expect(screens()).toEqual(['home', 'settings']);
});

test('while a game is loaded keys and pastes wait for its screen, and what leads on there lets those behind wait again', async () => {
  const { table, press, screens, loaded, picture } = slow();
  await table.open({ screen: 'home' });
  press('1', 'down', 'down', 'down', 'backspace', 'backspace', 'backspace');
  table.dispatch({ kind: 'paste', text: 'Zoë' });
  press('home', 'enter', 'm');
  expect(screens()).toEqual(['home']);
  await loaded();
  expect(screens()).toEqual(['new-match']);
  await loaded();
  expect(screens()).toEqual(['match', 'menu']);
  expect(table.store.state().match?.names[0]).toBe('Zoë');
  expect(picture()?.show).toBe('hand-over');
});

test('Ctrl-C leaves at once', async () => {
  const { table, press, happened } = slow();
  await table.open({ screen: 'home' });
  press('1', 'x', 'ctrl-c');
  expect(happened).toEqual(['leave 130']);
});

test('where loading fails, they are for the home screen', async () => {
  const { table, press, screens, loaded } = slow();
  const opened = table.open({ ...ANN_AND_BOB, game: 'chess' });
  press('r');
  await loaded();
  await opened;
  expect(screens()).toEqual(['home', 'ask']);
});

test('nobody sits down and nobody answers by a key that came before the screen', async () => {
  const { table, press, picture, loaded } = slow({ settings: { quiet: 0 } });
  const opened = table.open(ANN_AND_BOB);
  press('enter', 'enter', '1');
  await loaded();
  await opened;
  expect(picture()?.show).toBe('hand-over');
  press('enter');
  expect(picture()?.show).toBe('table');
});

test('no question is answered unseen, though the cursor moves', async () => {
  const { table, press, picture, loaded } = slow({ settings: { handOver: 'never' } });
  const opened = table.open(ANN_AND_BOB);
  press('1', 'enter', 'm');
  await loaded();
  await opened;
  const now = picture();
  expect(now?.show === 'table' ? now.decision?.n : null).toBe(0);
  expect(table.store.state().screens.at(-1)?.screen).toBe('menu');
});
