import { describe, expect, test } from 'vitest';
import { loadBoard, loadBot, loadGame } from '../../../../../src/games/index.ts';
import type { GameCatalogue } from '../../../../../src/session/setting/games.ts';
import { updateTable } from '../../../../../src/table/app/screens/update.ts';
import { tableAt } from '../../../table-at.tsx';

const SIZE = { columns: 80, rows: 23 };

const shelf: GameCatalogue = {
  taught: [],
  lessons: () => Promise.resolve([]),
  titles: [{ id: 'starcraft', title: 'StarCraft' }],
  load: async id => {
    const [game, board, bot] = await Promise.all([loadGame(id), loadBoard(id), loadBot(id)]);
    return game === null || board === null ? null : { game, board, bot };
  },
};

const START = {
  game: 'starcraft',
  new: {
    setting: { seats: [{ name: 'Ann' }, { name: 'Bob' }], seed: 'laying' },
    players: ['human', 'human'],
  },
} as const;

/** Bob, who goes first, sits before his first order. */
async function planning() {
  const screen = await tableAt(SIZE, { start: START, shelf });
  await screen.press('enter', 'space');
  return screen;
}

describe('planning on the map', () => {
  test('what is drawn takes rows from the question, not from the map', async () => {
    const { press, rows } = await tableAt(SIZE, { start: START, shelf });
    await press('enter');
    const told = rows();
    const asked = told.findIndex(row => row.includes('on which planet?'));
    expect(told.slice(asked - 3, asked).join(' ')).toMatch(/draws/);
    expect(told.at(-1)).toContain('choose');
    await press('g');
    const quiet = rows().findIndex(row => row.includes('on which planet?'));
    expect(asked).toBeGreaterThan(quiet);
    expect(told.slice(2, quiet - 1)).toEqual(rows().slice(2, quiet - 1));
  });

  test('SC-5.3 Enter lays nothing, however often it is pressed, and says what does', async () => {
    const { press, text } = await planning();
    await press('enter', 'enter', 'enter', 'enter', 'enter', 'enter');
    expect(text()).toContain('order 1 of 4: on which planet?');
    expect(text()).toContain('place an order here with 1 2 3 4 5 6');
    expect(text()).not.toMatch(/■[BM?]/);
  });

  test('a note is begun at the table on the place that is pointed at', async () => {
    const { press, text } = await planning();
    await press('N', 'h', 'o', 'l', 'd', 'enter');
    expect(text()).toContain('hold');
    expect(text()).toContain('Your note, which only you see');
    await press('escape');
    expect(text()).toContain('order 1 of 4: on which planet?');
  });

  test('SC-5.3 one digit lays an order at the planet under the cursor, and it is the next seat’s turn', async () => {
    const { press, text, rows } = await planning();
    expect(text()).toMatch(/1 Build \(2 left\)/);
    // What an order comes to is whole at 80 columns.
    for (const row of rows().filter(each => each.includes(' left)  →'))) expect(row).not.toContain('…');
    await press('2', '2');
    expect(text()).toContain('ANN');
    await press('enter', 'space', '1', '1', 'enter');
    expect(text()).toContain('order 2 of 4');
    expect(text()).toMatch(/there, first to last: ■M/);
    // The cursor stands where the seat has laid its order before: one digit lays the next one there.
    await press('1', 'enter', '3', 'enter');
    expect(text()).toMatch(/there, first to last: ■B, ■M/);
    expect(text()).toMatch(/■M ?\[■B\]/);
  });

  test('SC-5.3 a digit lays nothing at a planet where nobody has put the cursor: it puts it there, and the same digit lays', async () => {
    const { press, text } = await planning();
    expect(text()).toMatch(/▹ [A-Z] /);
    await press('2');
    expect(text()).toContain('order 1 of 4: on which planet?');
    expect(text()).toMatch(/On [\w ]+\? 2 again places the order there/);
    expect(text()).toMatch(/▸ [A-Z] /);
    expect(text()).not.toMatch(/■[BM?]/);
    await press('2');
    expect(text()).toContain('ANN');
  });

  test('SC-5.4 what can’t be laid says why, and nothing is laid', async () => {
    const { press, text } = await planning();
    await press('4');
    expect(text()).toContain('SC-5.4');
    expect(text()).toContain('order 1 of 4');
    expect(text()).not.toMatch(/■[BM?]/);
    expect(text()).not.toContain('order:');
  });

  test('SC-5.4 the help names the orders that can’t be laid at the place under the cursor', async () => {
    const { press, text } = await planning();
    await press('?');
    expect(text()).not.toContain('Nothing is blocked');
    expect(text()).toMatch(/Special Build: Special orders need .*SC-5\.4/s);
  });

  test('SC-5.4 what can’t be laid any more stays at its place, the live keys leave it out, and 80 columns show the rest', async () => {
    const { press, rows, text } = await planning();
    await press('1');
    for (const key of ['1', '1', '1', '1']) {
      await press(key);
      // Who sits down for the first time puts the cursor there with the same key.
      await press('enter', 'space');
      if (text().includes('order 1 of 4')) await press('1');
    }
    const asked = rows().findIndex(row => row.includes('on which planet?'));
    const lines = rows().slice(asked + 1);
    const [build = '', mobilize = ''] = lines;
    const research = lines.find(line => line.includes('3 Research')) ?? '';
    expect(build).toMatch(/ 1 {2}not now: All your 2 Build tokens/);
    expect(mobilize).toMatch(/2 Mobilize \(2 left\) {2}→ moves, attacks/);
    expect(research).toMatch(/3 Research.*→/);
    expect(rows().at(-1)).toMatch(/ 2[- ][3-6].* lay here/);
    // What all questions have is named too, at 80 columns.
    for (const key of [/ c cover/, / m menu/]) expect(rows().at(-1)).toMatch(key);
  });

  test.each(['1', 'enter', 'u'])('%s does nothing right after something has left by itself', async key => {
    const { table } = await planning();
    const state = table.store.state();
    const top = state.screens.at(-1);
    if (top?.screen !== 'match') throw new Error('no match is on the screen');
    const left = { ...state, guard: { pressed: null, closedBy: null, leftAt: state.time, answered: null } };
    const doneAfter = (milliseconds: number) =>
      updateTable(left, { input: { kind: 'key', key }, time: state.time + milliseconds });
    expect(doneAfter(699).effects ?? []).toEqual([]);
    expect(doneAfter(699).state.screens).toEqual([top]);
    expect(doneAfter(699).state.swallowed).toBe(true);
    const heard = doneAfter(700);
    expect(heard.state.swallowed).toBe(false);
    expect((heard.effects ?? []).length > 0 || heard.state.screens[0] !== top).toBe(true);
  });

  test('who is asked after the program has thought is spared these keys too', async () => {
    const { table } = await planning();
    const state = table.store.state();
    const [top, match] = [state.screens.at(-1), state.match];
    if (top?.screen !== 'match' || match?.picture.show !== 'table') throw new Error('no match is on the screen');
    const picture = { ...match.picture, decision: null, thinking: 1 };
    const guard = { pressed: null, closedBy: null, leftAt: state.time, answered: null };
    const thinks = { ...state, match: { ...match, picture }, guard };
    const step = updateTable(thinks, { input: { kind: 'pass' }, time: state.time + 600 });
    expect(step.state.guard.leftAt).toBe(state.time + 600);
    expect(step.effects).toContainEqual({ do: 'match', act: { act: 'answer-for-bot' } });
  });

  test('arrows choose the planet on the map, or its capital does, and a digit lays there', async () => {
    const { press, text, table } = await planning();
    const atOnce = table.store.state().match;
    const before = text()
      .split('\n')
      .find(line => line.includes('▸ '));
    await press('up', 'right', 'down', 'left', 'up');
    expect(
      text()
        .split('\n')
        .find(line => line.includes('┌ ▸')),
    ).not.toBe(before);
    expect(table.store.state().match?.state).toBe(atOnce?.state);
    const capital = /▹ ([A-Z]) |▸ ([A-Z]) /.exec(text());
    expect(capital).not.toBeNull();
    await press(capital?.[1] ?? capital?.[2] ?? '');
    expect(text()).toContain('order 1 of 4: on which planet?');
    await press('3');
    expect(text()).toContain('ANN');
  });
});

test('SC-5.2 in the list, to which one key leads, Enter takes the planet, and its orders are asked', async () => {
  const { press, text } = await planning();
  await press('g', 'home', 'enter');
  expect(text()).toContain('Another planet');
});

test('SC-24 SC-9.2 the own hand is two keys away; D asks before it destroys one’s own; the menu has what a form covers', async () => {
  const { press, text } = await planning();
  await press('1');
  for (const key of ['1', '1', '1', '1', '2', '2', '2']) {
    await press(key, 'enter', 'space');
    if (text().includes('order 1 of 4')) await press('1');
  }
  await press('2');
  expect(text()).toContain('Execution');
  expect(text()).toContain('[Galaxy]');
  await press('p', 'enter');
  expect(text()).toContain('[Hand]');
  await press('enter');
  // The pane of the question comes back.
  expect(text()).toContain('[Galaxy]');

  // The only order on top has been revealed, which is a line beside the question and no card.
  expect(text()).toContain('SC-10');
  expect(text()).not.toContain('Destroy');
  await press('D');
  expect(text()).toContain('Do this?');
  expect(text()).toMatch(/▸ 1 No, go back/);
  await press('enter');
  expect(text()).toContain('SC-10');
  await press('D', '2');
  expect(text()).not.toContain('Do this?');
  expect(text()).toContain('SC-9.2');

  // Beside a form + and - count, so that the map is brought nearer by the menu.
  await press('u', 'm', 'end', 'up', 'up', 'enter');
  expect(text()).toMatch(/Galaxy: /);
  expect(text()).toContain('SC-10');
});
