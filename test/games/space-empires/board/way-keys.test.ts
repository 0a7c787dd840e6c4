import { expect, test } from 'vitest';
import { keyOf } from '../../../../src/games/space-empires/board/keys.ts';
import { undoneWarning } from '../../../../src/games/space-empires/board/onward.ts';
import type { Decision } from '../../../../src/kernel/match/decision.ts';
import { piecesAt } from '../../../../src/games/space-empires/state/pieces.ts';
import type { HexId } from '../../../../src/games/space-empires/data/hexes.ts';
import { openQuestion } from '../../../../src/table/match/play/question/opening.ts';
import { outlookLine } from '../../../../src/games/space-empires/board/outlook.ts';
import { UNICODE_GLYPHS } from '../../../../src/boards/drawing/glyphs.ts';
import { optionsOnRequest, rowKeys, shownRows } from '../../../../src/table/match/play/question/rows.ts';
import { createFormatter } from '../../../../src/kernel/words/format.ts';
import { texts } from '../../../../src/games/space-empires/text/languages.ts';
import { scene } from '../scene.ts';
import type { Scene } from '../scene.ts';

const format = createFormatter(texts.en, ['Ann', 'Bob']);

/** The keys of the rows that are asked about, by the ids of the options, as they stand at the table. */
function keysOf({ match }: Scene): Readonly<Record<string, string | null>> {
  const { decision } = match;
  if (decision === null) throw new Error('nothing is asked');
  const given = decision.options.flatMap(option => {
    const key = keyOf(match.view(0), decision, option);
    return key === undefined ? [] : [[option.id, key] as const];
  });
  const asked = { ...openQuestion(decision, format), keys: Object.fromEntries(given) };
  const keys = rowKeys(asked);
  return Object.fromEntries(shownRows(asked).map(({ id }, at) => [id, keys[at] ?? null]));
}

/** The addresses of all counters in a hex. */
const allAt = ({ now }: Scene, hex: HexId): readonly string[] => piecesAt(now, hex).map(({ handle }) => `c${handle}`);

const idsOf = ({ options }: Decision): readonly string[] => options.map(({ id }) => id);

test('SE-6.3 a digit of a direction is the key of nothing else, also where that leads off the map', () => {
  // At the upper edge of the map two directions lead nowhere.
  const table = scene().units(0, 'a1', 'scout').units(0, 'a1', 'colony-ship').units(0, 'a1', 'miner').move();
  table.answer(`go:${table.c('a1', 'scout')}`);
  const keys = keysOf(table);
  const digits = Object.entries(keys).filter(([, key]) => key !== null && /^[1-6]/.test(key));
  expect(idsOf(table.decision).filter(id => id.startsWith('to:')).length).toBeLessThan(6);
  expect(digits.every(([id]) => id.startsWith('to:'))).toBe(true);
  expect([keys.back, keys['with-all']]).toEqual(['7', 'T']);
});

test('SE-6.3 a group that joins another one has the letter by which it would move', () => {
  const table = scene().units(0, 'e5', 'scout').units(0, 'e5', 'cruiser').units(0, 'g6', 'miner').move();
  const letters = keysOf(table);
  const [scout, cruiser] = [table.c('e5', 'scout'), table.c('e5', 'cruiser')];
  table.answer(`go:${scout}`);
  expect(keysOf(table)[`with:${cruiser}`]).toBe(letters[`go:${cruiser}`]);
});

test('SE-6.3 a group keeps its letter, and that of a group that is gone is not given away in the turn', () => {
  const table = scene()
    .marker('e5', 'planet')
    .units(0, 'e5', 'colony-ship')
    .units(0, 'e5', 'miner')
    .units(0, 'g6', 'cruiser', 2)
    .units(0, 'g6', 'cruiser', 2)
    .units(0, 'i5', 'scout', 3)
    .move();
  const before = keysOf(table);
  const scouts = `go:${table.c('i5')}`;
  const letters = (ids: readonly string[]): unknown[] => ids.map(id => keysOf(table)[id]);
  const [cruiser, other] = allAt(table, 'g6');
  expect(new Set(Object.values(before)).size).toBe(Object.keys(before).length);

  table.answer(`settle:${table.c('e5', 'colony-ship')}`);
  const others = [`go:${table.c('e5', 'miner')}`, `go:${cruiser}`, `go:${other}`, scouts];
  expect(letters(others)).toEqual(others.map(id => before[id]));

  table.answer(`go:${other}`, 'to:g5');
  const stayed = table.c('g6');
  expect(keysOf(table)[`go:${stayed}`]).toBe(before[`go:${cruiser}`]);

  table.answer(`split:${table.c('i5')}`, 1);
  const parted = allAt(table, 'i5').map(handle => keysOf(table)[`go:${handle}`]);
  expect(parted).toContain(before[scouts]);
  expect(Object.values(before)).not.toContain(parted.find(key => key !== before[scouts]));
});

test('SE-6.3 of ships that are alike one goes, and the letter stays with the others', () => {
  const table = scene().units(0, 'e5', 'colony-ship').units(0, 'e5', 'colony-ship').units(0, 'g6', 'miner').move();
  const goes = (): readonly string[] => table.options.filter(id => id.startsWith('go:'));
  const keys = (): unknown[] => goes().map(id => keysOf(table)[id]);
  const [ships, miner] = keys();
  table.answer(goes()[0] ?? '', 'to:e6');
  expect(keys()).toEqual(expect.arrayContaining([ships, miner]));
  const left = goes().find(id => keysOf(table)[id] === ships);
  table.answer(left ?? '');
  expect(table.decision.subject).toBe('hex:e5');
});

test('SE-6.3 however many that are alike go one after the other, the last one still has their letter', () => {
  const table = scene()
    .units(0, 'e5', 'miner')
    .units(0, 'e5', 'miner')
    .units(0, 'e5', 'miner')
    .units(0, 'e5', 'miner')
    .move();
  const [first] = table.options.filter(id => id.startsWith('go:'));
  const letter = keysOf(table)[first ?? ''];
  expect(letter).toMatch(/^[A-Z]$/);
  for (const hex of ['e6', 'd6', 'f6']) {
    const row = table.options.find(id => id.startsWith('go:') && keysOf(table)[id] === letter);
    table.answer(row ?? '', `to:${hex}`);
  }
  const left = table.c('e5', 'miner');
  expect(keysOf(table)[`go:${left}`]).toBe(letter);
});

test('SE-28 nobody but its owner sees the letter of a group', () => {
  const { match } = scene().units(0, 'e5', 'scout', 2, {}, { up: true }).units(1, 'g6', 'scout').move();
  const labels = ([0, 1, 'spectator'] as const).map(viewer => match.view(viewer).pieces.map(({ label }) => label));
  expect(labels.map(seen => seen.filter(label => label !== null).length)).toEqual([1, 1, 0]);
});

test('SE-4.1 what tidies up begins with ships that fight and ends with yards', () => {
  const table = scene().units(0, 'l7', 'yard', 3).units(0, 'l7', 'miner').units(0, 'l7', 'scout', 3).move();
  const aside = optionsOnRequest(openQuestion(table.decision, format)).map(({ id }) => id.replace(/:c\d+$/, ''));
  expect(aside).toEqual(['split', 'apart', 'scuttle', 'scuttle', 'split', 'wary:on', 'scuttle']);
});

test('SE-4.4 turning a group face down says what that brings', () => {
  const table = scene().units(0, 'l7', 'cruiser', 3, {}, { up: true }).move();
  const hide = table.decision.options.find(({ details }) => details?.do === 'hide');
  if (hide === undefined) throw new Error('nothing can be hidden');
  const context = { glyphs: UNICODE_GLYPHS, format, names: ['Ann', 'Bob'], focus: [], seat: 0 };
  expect(outlookLine(table.match.view(0), table.decision, hide, context)).toContain('costs nothing');
});

test('SE-6.3 what has not moved is spoken of, but for what is on watch', () => {
  const { match } = scene().units(0, 'e5', 'scout', 2).units(0, 'g6', 'cruiser').move();
  if (match.decision === null) throw new Error('nothing is asked');
  const [view, decision] = [match.view(0), match.decision];
  const { words, things } = undoneWarning(view, decision, new Set());
  expect(words?.with?.count).toBe(2);
  expect(undoneWarning(view, decision, new Set(things.slice(1))).words?.with?.count).toBe(1);
  expect(undoneWarning(view, decision, new Set(things))).toEqual({ words: null, things });
});
