import { describe, expect, test } from 'vitest';
import { placeBeside, placesOf } from '../../../../src/table/match/play/panes/places.ts';
import type { Place } from '../../../../src/table/match/play/panes/places.ts';
import type { Mouse } from '../../../../src/table/frame/edge/mouse.ts';
import { ANN_AND_BOB } from '../../desk-of.ts';
import { tableAt } from '../../table-at.tsx';

const SIZE = { columns: 80, rows: 23 };

/** The keys from the beginning of a match to its first open question: what Ann does. */
const TO_ACT = ['enter', 'space', '1', '1', 'enter', 'space', '1', '1'];

async function atTheOpenTable(more: Parameters<typeof tableAt>[1] = {}) {
  const table = await tableAt(SIZE, { start: ANN_AND_BOB, ...more });
  await table.press(...TO_ACT);
  expect(table.text()).toContain('What do you do?');
  const mouse = (button: Mouse['button'], x: number, y: number) => table.click({ button, x, y });
  return { ...table, mouse };
}

/** Where the pane begins on a screen of 80x23. */
const PANE = 2;

describe('inspecting', () => {
  test('i shows what the option is about at once, with its rule beside it; Esc goes back', async () => {
    const { press, text } = await atTheOpenTable();
    await press('i');
    expect(text()).toContain('thing: a roll');
    expect(text()).toMatch(/1\/2/);
    expect(text()).toContain('seen by spectator: ? ? ? ?');
    await press('right');
    expect(text()).toMatch(/rule: a FK-2 +2\/2/);
    await press('left', '1');
    expect(text()).toContain('thing: a rest');
    await press('escape', 'escape');
    expect(text()).toContain('What do you do?');
  });

  test('a second i lists all that the pane shows, and the arrows leaf through it', async () => {
    const { press, text } = await atTheOpenTable();
    await press('i', 'i');
    expect(text()).toMatch(/3 a rest +thing/);
    await press('enter');
    expect(text()).toMatch(/thing: a roll +1\/4/);
    await press('right');
    expect(text()).toMatch(/thing: a name +2\/4/);
    await press('left', 'left');
    expect(text()).toMatch(/4\/4/);
  });

  test('in private it shows the seat’s own secrets, is wiped, and is covered with the table', async () => {
    const { press, text, happened } = await tableAt(SIZE, { start: ANN_AND_BOB });
    await press('enter', 'space', '1', 'shift-tab', 'i', '1');
    expect(text()).toContain('SECRET-0');
    await press('c');
    expect(text()).not.toContain('SECRET');
    expect(text()).toContain('For one person’s eyes only');
    expect(happened).toContain('wipe');
  });

  test('putting the program aside covers it too', async () => {
    const { press, text } = await tableAt(SIZE, { start: ANN_AND_BOB });
    await press('enter', 'space', '1', 'shift-tab', 'i', '1');
    expect(text()).toContain('SECRET-0');
    await press('ctrl-z');
    expect(text()).not.toContain('SECRET');
  });
});

describe('choosing on the board', () => {
  test('a digit beyond the list says how many choices there are', async () => {
    const { press, text } = await atTheOpenTable();
    await press('9');
    expect(text()).toMatch(/There is no choice 9: there are \d\./);
  });

  test('g goes to the board, the arrows move between places, Enter takes the option there', async () => {
    const { press, text } = await atTheOpenTable();
    await press('g');
    expect(text()).toContain('Esc to the list');
    expect(text()).toContain('focus thing:roll');
    await press('right');
    expect(text()).toContain('focus thing:name');
    expect(text()).toContain('▸ 2 name a number');
    await press('left', 'down');
    expect(text()).toContain('focus thing:rest');
    await press('up', 'down', 'enter');
    expect(text()).toContain('Ann: rest.');
  });

  test('an arrow with Shift goes to the neighbour that a place names, and pans where there is none', async () => {
    const { press, text } = await atTheOpenTable();
    await press('g', 'shift-right');
    expect(text()).toContain('focus thing:rest');
    await press('shift-right');
    expect(text()).toContain('focus thing:rest');
    await press('enter');
    expect(text()).toContain('Ann: rest.');
  });

  test('Esc gives the cursor back to the list', async () => {
    const { press, text } = await atTheOpenTable();
    await press('g', 'right', 'escape', 'down');
    expect(text()).toContain('▸ 3 rest');
  });

  test('where no option has a place, that is said', async () => {
    const { press, text } = await tableAt(SIZE, { start: ANN_AND_BOB });
    await press('enter', 'space', 'g');
    expect(text()).toContain('None of these options has a place on the board.');
  });
});

describe('the mouse', () => {
  test('a click on an option puts the cursor there, a second one takes it', async () => {
    const { text, mouse, rows } = await atTheOpenTable();
    const y = rows().findIndex(row => row.includes('3 rest'));
    await mouse('left', 6, y);
    expect(text()).toContain('▸ 3 rest');
    await mouse('left', 6, y);
    expect(text()).toContain('Ann: rest.');
  });

  test('a click on the board points, a second one takes', async () => {
    const { text, mouse } = await atTheOpenTable();
    await mouse('left', 22, PANE + 6);
    expect(text()).toContain('focus thing:name');
    await mouse('left', 22, PANE + 6);
    expect(text()).toContain('A whole number from 0 to 20');
  });

  test('a click on a tab brings its pane to the front; the right button inspects', async () => {
    const { press, text, mouse, rows } = await atTheOpenTable();
    await mouse('right', 3, PANE + 9);
    expect(text()).toContain('thing: a rest');
    await press('escape');
    await mouse('left', (rows()[1] ?? '').indexOf('Hand'), 1);
    expect(text()).toContain('[Hand]');
  });

  test('the wheel moves the cursor over options and scrolls the log', async () => {
    const { text, mouse, rows } = await atTheOpenTable();
    const y = rows().findIndex(row => row.includes('1 roll the dice'));
    await mouse('wheel-down', 6, y);
    expect(text()).toContain('▸ 2 name a number');
    await mouse('wheel-up', 6, y);
    expect(text()).toContain('▸ 1 roll the dice');
  });

  test('over a covered screen it does nothing', async () => {
    const { press, text, mouse } = await atTheOpenTable();
    await press('c');
    const before = text();
    for (const button of ['left', 'right', 'wheel-up', 'wheel-down'] as const) await mouse(button, 20, 12);
    expect(text()).toBe(before);
  });
});

test('panes are scrolled and brought nearer by keys', async () => {
  const { press, text } = await atTheOpenTable();
  await press('+');
  expect(text()).toContain('Map: near');
  await press('-', '-', '-');
  expect(text()).toContain('Map: far');
  await press(']', ']', '[', 'shift-down', '}');
  expect(text()).toContain('What do you do?');
});

describe('places', () => {
  const at = (ref: string, x: number, y: number): Place => ({
    ref: `thing:${ref}`,
    rect: { x, y, width: 2, height: 1 },
    options: [ref],
  });
  const places = [at('a', 0, 0), at('b', 20, 0), at('c', 2, 10), at('d', 40, 9)];
  const [a, b] = places;

  test('the next place is the nearest one that lies that way', () => {
    if (a === undefined || b === undefined) throw new Error('no places');
    expect(placeBeside(places, a, 'right')?.ref).toBe('thing:b');
    expect(placeBeside(places, a, 'down')?.ref).toBe('thing:c');
    expect(placeBeside(places, b, 'left')?.ref).toBe('thing:a');
    expect(placeBeside(places, a, 'up')).toBeNull();
    expect(placeBeside(places, a, 'left')).toBeNull();
  });

  test('what a place names as its neighbour comes before the nearest one, also beyond what can’t be chosen', () => {
    if (a === undefined || b === undefined) throw new Error('no places');
    const [first, second, third, fourth] = places;
    const things = [
      { ...first, ref: 'thing:a', rect: a.rect, beside: { right: 'thing:between', down: 'thing:d', up: 'thing:loop' } },
      { ref: 'thing:between', rect: { x: 9, y: 9, width: 1, height: 1 }, beside: { right: 'thing:d' } },
      { ref: 'thing:loop', rect: { x: 1, y: 0, width: 1, height: 1 }, beside: { up: 'thing:a' } },
      ...[second, third, fourth].flatMap(place => place ?? []),
    ] as const;
    expect(placeBeside(places, a, 'right', things)?.ref).toBe('thing:d');
    expect(placeBeside(places, a, 'down', things)?.ref).toBe('thing:d');
    expect(placeBeside(places, a, 'up', things)).toBeNull();
    expect(placeBeside(places, b, 'left', things)?.ref).toBe('thing:a');
    expect(placeBeside(places, a, 'shift-right', things)).toBeNull();
  });

  test('things in the same cells are one place with the options of all', () => {
    const rect = { x: 0, y: 0, width: 4, height: 1 };
    const things = [
      { ref: 'unit:x', rect },
      { ref: 'area:y', rect },
      { ref: 'area:none', rect: { ...rect, y: 3 } },
    ] as const;
    const options = [
      { id: 'two', words: { key: '' }, refs: ['area:y'] },
      { id: 'one', words: { key: '' }, refs: ['unit:x', 'area:y'] },
      { id: 'three', words: { key: '' } },
    ] as const;
    expect(placesOf(things, options)).toEqual([{ ref: 'area:y', rect, options: ['two', 'one'] }]);
  });
});
