import { expect, test } from 'vitest';
import { empiresBoard } from '../../../../src/games/space-empires/board/index.ts';
import { TECHNOLOGY_KEYS, UNIT_KEYS } from '../../../../src/games/space-empires/board/keys.ts';
import { texts } from '../../../../src/games/space-empires/text/languages.ts';
import { UNICODE_GLYPHS } from '../../../../src/boards/drawing/glyphs.ts';
import { createFormatter } from '../../../../src/kernel/words/format.ts';
import { formRows } from '../../../../src/table/match/play/question/form.ts';
import { COMMANDS, DEFAULT_KEYMAP } from '../../../../src/table/frame/edge/keymap.ts';
import { scene } from '../scene.ts';

const format = createFormatter(texts.en, ['Ann', 'Bob']);

/** Seat 0 has four yards and so many CP. */
const wealthy = (cp: number) => scene().units(0, 'l7', 'yard', 4).cp(0, cp);

/** The rows of the sheet of seat 0, with the keys and the places of all. */
function sheetOf(table: ReturnType<typeof scene>) {
  const { match } = table;
  const { decision } = match;
  if (decision === null) throw new Error('nothing is asked');
  const rows = formRows(
    decision.options.filter(({ onRequest: aside }) => aside !== true),
    match.blocked(),
    [],
  );
  return rows.map(row => {
    const key = empiresBoard.keyOf?.(match.view(0), decision, row.option) ?? '';
    return { id: row.id, key, figures: row.option.row, why: row.blocked === null ? '' : format(row.blocked.why) };
  });
}

const ids = (rows: ReturnType<typeof sheetOf>) => rows.map(({ id, key }) => `${key} ${id}`);

test('SE-10.6 the sheet has the same rows at the same places with the same keys, whatever can be afforded', () => {
  const rich = sheetOf(wealthy(60).begin('economy.begin', {}));
  const poor = sheetOf(wealthy(1).begin('economy.begin', {}));
  expect(ids(poor)).toEqual(ids(rich));
  const table = wealthy(60).begin('economy.begin', {});
  table.answer('technology:attack').answer('technology:ship-size');
  expect(ids(sheetOf(table))).toEqual(ids(rich));
  table.match.undo();
  table.match.undo();
  expect(sheetOf(table)).toEqual(rich);
});

test('SE-12 a row of the sheet says the level that the seat has, the next one and what that costs, and a type its price', () => {
  const rows = sheetOf(wealthy(60).begin('economy.begin', {}));
  const row = (id: string) => rows.find(one => one.id === id);
  expect(row('technology:ship-size')).toMatchObject({ key: 'S', figures: { place: 0, now: 1, next: 2, cost: 10 } });
  expect(row('buy:scout:l7')).toMatchObject({ key: '1', figures: { cost: 6 }, why: '' });
  expect(row('buy:destroyer:l7')).toMatchObject({ key: '2', figures: { cost: 9 }, why: 'It needs Ship Size 2.' });
});

test('SE-12 no key of the sheet is a command of the table or the beginning of another one', () => {
  const keys = [...Object.values(TECHNOLOGY_KEYS), ...Object.values(UNIT_KEYS), 'B'];
  const commands = new Set(COMMANDS.filter(name => !name.startsWith('lay-')).flatMap(name => DEFAULT_KEYMAP[name]));
  for (const key of keys) {
    expect(commands, key).not.toContain(key);
    expect(keys.filter(other => other.startsWith(key))).toEqual([key]);
  }
});

test('SE-12 under the cursor stands what a row changes: what is left, the types it opens, what new ships carry, what a type can do', () => {
  const { match } = wealthy(60).begin('economy.begin', {});
  const { decision } = match;
  const said = (id: string) => {
    const option = decision?.options.find(one => one.id === id);
    if (decision === null || option === undefined) throw new Error(`no ${id}`);
    const context = { glyphs: UNICODE_GLYPHS, format, names: ['Ann', 'Bob'], focus: [], seat: 0 };
    return empiresBoard.outlook?.(match.view(0), decision, option, context, () => ({
      all: [],
      complete: false,
    }));
  };
  expect(said('technology:ship-size')).toBe('→ 40 CP left; opens Destroyer, Base');
  expect(said('technology:movement')).toBe('→ 30 CP left; new ships go 1, 1, 2 hexes in the turns 1, 2, 3');
  expect(said('technology:ship-yard')).toBe('→ 30 CP left; a yard builds 1.5 hull points a phase');
  expect(said('technology:attack')).toContain('new ships: Attack 1');
  expect(said('buy:scout:l7')).toBe('→ 44 CP left; E3, defence 0, hull 1; 1 CP maintenance');
  expect(said('buy:colony-ship:l7')).toBe('→ 42 CP left; no weapons, hull 1; no maintenance');
});
