import { expect, test } from 'vitest';
import { keyOf } from '../../../../src/games/space-empires/board/keys.ts';
import { leftUndone } from '../../../../src/games/space-empires/board/onward.ts';
import type { Decision } from '../../../../src/kernel/match/decision.ts';
import { openAsked } from '../../../../src/table/match/play/question/opening.ts';
import { rowKeys, rowsShown } from '../../../../src/table/match/play/question/rows.ts';
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
  const asked = { ...openAsked(decision, format), keys: Object.fromEntries(given) };
  const keys = rowKeys(asked);
  return Object.fromEntries(rowsShown(asked).map(({ id }, at) => [id, keys[at] ?? null]));
}

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

test('SE-6.3 what has not moved is spoken of, but for what is on watch', () => {
  const { match } = scene().units(0, 'e5', 'scout', 2).units(0, 'g6', 'cruiser').move();
  if (match.decision === null) throw new Error('nothing is asked');
  const [view, decision] = [match.view(0), match.decision];
  const { words, things } = leftUndone(view, decision, new Set());
  expect(words?.with?.count).toBe(2);
  expect(leftUndone(view, decision, new Set(things.slice(1))).words?.with?.count).toBe(1);
  expect(leftUndone(view, decision, new Set(things))).toEqual({ words: null, things });
});
