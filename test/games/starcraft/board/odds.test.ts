import { expect, test } from 'vitest';
import { battleForecast } from '../../../../src/games/starcraft/board/odds.ts';
import { starcraftView } from '../../../../src/games/starcraft/view.ts';
import { fight } from '../rules/fight.ts';

test('the likely end of a battle says that pairs and support are supposed, until they are chosen', () => {
  const table = fight({ attackers: { zergling: 1, hydralisk: 1 }, defenders: { marine: 1, goliath: 1 } });
  const told = (): string | undefined => battleForecast(starcraftView(table.now, 0), {})?.key;
  expect(table.decision.kind).toBe('battle.pair');
  expect(told()).toBe('board.odds.supposed');
  while (table.decision.kind !== 'battle.cards') table.answer(table.options[0] ?? '');
  expect(told()).toBe('board.odds.attacker');
});
