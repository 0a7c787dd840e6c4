import { expect, test } from 'vitest';
import { emperorBoard } from '../../../../src/games/galactic-emperor/board/index.ts';
import { createFormatter } from '../../../../src/kernel/words/format.ts';
import { openQuestion } from '../../../../src/table/match/play/question/opening.ts';
import { rowKeys, shownRows } from '../../../../src/table/match/play/question/rows.ts';
import { scene } from '../scene.ts';
import type { Scene } from '../scene.ts';

/** The Merchant's question without food in hand: `a4` is the home of seat 0 and yields metal. */
function trading(marks: number): Scene {
  const table = scene()
    .also(state => {
      state.prices = { food: 2, metal: 2, energy: 4 };
      for (const seat of state.seats) seat.marks = marks;
    })
    .role('merchant', 1);
  table.begin('merchant.harvest', { seat: 0 });
  while (table.match.decision?.options.some(({ id }) => id === 'sell:food') === true) table.answer('sell:food');
  return table;
}

function askedAt({ match }: Scene) {
  const { decision } = match;
  if (decision === null) throw new Error('nobody is asked');
  const view = match.view(decision.seat);
  const deeds = emperorBoard.deeds?.(view, decision) ?? [];
  const keys = Object.fromEntries(
    [...decision.options, ...match.blocked()].map(option => [
      option.id,
      emperorBoard.keyOf?.(view, decision, option) ?? null,
    ]),
  );
  const more = { deeds, others: [], ending: null };
  const asked = openQuestion(decision, createFormatter({}, []), match.blocked(), null, [], null, more);
  return { deeds, view, decision, asked: { ...asked, keys } };
}

test('a sector without food in hand is fed by its own key, which buys a cube first, GE-6.2', () => {
  const table = trading(6);
  const { asked } = askedAt(table);
  const rows = shownRows(asked);
  const at = rows.findIndex(({ id }) => id === 'place:a4');
  expect(rows[at]?.takes).toBe('deed:feed:a4:1');
  expect(rowKeys(asked)[at]).toBe('1');
  // It has no row beside that one.
  expect(rows.filter(({ takes }) => takes?.startsWith('deed:'))).toHaveLength(1);
  const given: string[] = [];
  for (;;) {
    const { view, decision } = askedAt(table);
    const answer = emperorBoard.deedAnswer?.(view, decision, 'deed:feed:a4:1') ?? null;
    if (answer === null) break;
    given.push(String(answer));
    table.answer(answer);
  }
  expect(given).toEqual(['buy:food', 'place:a4']);
});

test('what can’t be paid is not bought, and food in hand is put down as it is', () => {
  expect(askedAt(trading(0).answer('buy:metal')).deeds).toEqual([]);
  const held = trading(6).answer('buy:food');
  const rows = shownRows(askedAt(held).asked);
  expect(rows.find(({ id }) => id === 'place:a4')?.takes).toBe('place:a4');
});
