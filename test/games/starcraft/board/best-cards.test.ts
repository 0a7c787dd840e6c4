import { expect, test } from 'vitest';
import { goodOf } from '../../../../src/games/starcraft/board/best-cards.ts';
import { battleAnswer } from '../../../../src/games/starcraft/board/laying-cards.ts';
import type { CardId } from '../../../../src/games/starcraft/data/cards.ts';
import { isStandard } from '../../../../src/games/starcraft/state/placing.ts';
import { starcraftView } from '../../../../src/games/starcraft/view.ts';
import { oddsOf } from '../../../../src/games/starcraft/view/odds.ts';
import { fight } from '../rules/fight.ts';

const TERRAN = ['terran-c01', 'terran-c02', 'terran-c08', 'terran-c09', 'terran-c17'] as const;

/** Two skirmishes of a battle in which the attacker is about to lay cards, and what each card is good for there. */
function laying(...hand: readonly CardId[]) {
  const table = fight({ attackers: { zergling: 1, hydralisk: 1 }, defenders: { marine: 2 }, hands: [hand, TERRAN] });
  while (table.decision.kind !== 'battle.cards') table.answer(table.options[0] ?? '');
  const view = starcraftView(table.now, 0);
  const { battle } = view;
  if (battle === null) throw new Error('nothing is fought');
  const good = (at: number, card: CardId): number => {
    const skirmish = battle.skirmishes[at];
    const odds = skirmish === undefined ? null : oddsOf(view, battle, skirmish, 'attacker', [card]);
    return skirmish === undefined || odds === null ? 0 : goodOf(battle, skirmish, 'attacker', odds);
  };
  return { table, good, cards: (view.seats[0]?.own?.hand ?? []).filter(isStandard) };
}

/** What the key lays at the two skirmishes. */
function laid(table: ReturnType<typeof fight>): readonly string[] {
  const found: string[] = [];
  for (let step = 0; step < 10; step += 1) {
    const answer = battleAnswer(starcraftView(table.now, 0), table.decision, 'deed:lay');
    if (answer === null) break;
    if (answer !== 'none') found.push(answer);
    table.answer(answer);
  }
  return found;
}

test('SC-13.6 the key lays the cards that together come to most, not the best one at the first skirmish', () => {
  const { table, good, cards } = laying('zerg-c01', 'zerg-c02', 'zerg-c03', 'zerg-c05', 'zerg-c07');
  const bestAt = (at: number): CardId | undefined => cards.toSorted((one, other) => good(at, other) - good(at, one))[0];
  // One card is best at both, and by more at the second.
  expect([bestAt(0), bestAt(1)]).toEqual(['zerg-c05', 'zerg-c05']);
  expect(laid(table)).toEqual(['card:zerg-c01', 'card:zerg-c05']);
  const sums = cards.flatMap(one => cards.map(other => (one === other ? 0 : good(0, one) + good(1, other))));
  expect(good(0, 'zerg-c01') + good(1, 'zerg-c05')).toBe(Math.max(...sums));
});
