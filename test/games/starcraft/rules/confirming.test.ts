import { expect, test } from 'vitest';
import { fight } from './fight.ts';
import type { Fight } from './fight.ts';

/** Whether the end of the question may be answered without asking. */
function goesWithoutSaying({ decision }: Fight): boolean {
  return decision.options.some(({ id, autoAnswer }) => id === 'done' && autoAnswer === true);
}

test('SC-13.4 when all pairs are made, nobody is asked whether that is all', () => {
  const table = fight({ attackers: { zergling: 1, hydralisk: 1 }, defenders: { marine: 1 } });
  expect(table.decision.kind).toBe('battle.pair');
  table.answer('pair:hydralisk/marine');
  expect(table.decision.kind).toBe('battle.pair');
  expect(goesWithoutSaying(table)).toBe(true);
});

test('SC-13.6 who lays cards first is not asked whether that is all; who lays last is, since they are turned up then', () => {
  const table = fight({
    attackers: { zergling: 1 },
    defenders: { marine: 1 },
    hands: [['zerg-c01'], ['terran-c16']],
  });
  table.answer('card:zerg-c01');
  while (table.decision.options.some(({ id }) => id === 'none')) table.answer('none');
  expect(table.decision).toMatchObject({ kind: 'battle.cards', seat: 0 });
  expect(goesWithoutSaying(table)).toBe(true);
  table.answer('done', 'card:terran-c16');
  while (table.decision.options.some(({ id }) => id === 'none')) table.answer('none');
  expect(table.decision).toMatchObject({ kind: 'battle.cards', seat: 1 });
  expect(goesWithoutSaying(table)).toBe(false);
});
