import { describe, expect, test } from 'vitest';
import type { BotPlayer } from '../../../../src/bots/player.ts';
import { empiresAdvice, empiresBot } from '../../../../src/games/space-empires/bot.ts';
import type { Answer } from '../../../../src/kernel/match/decision.ts';
import { scene } from '../scene.ts';
import type { Scene } from '../scene.ts';

const UP = { up: true } as const;

function answerOf(player: BotPlayer, table: Scene): Answer {
  const random = { generator: [1, 2, 3, 4], scripted: [] };
  return player({ game: 'space-empires', view: table.match.view(0), decision: table.decision, random });
}

/** Moves as the player does, to the end of the movement phase. */
function moved(player: BotPlayer, table: Scene): Scene {
  table.move();
  for (let count = 0; table.decision.kind.startsWith('move.') && count < 60; count += 1) {
    if (table.decision.seat !== 0) break;
    const answer = answerOf(player, table);
    if (answer === 'done') break;
    table.answer(answer);
  }
  return table;
}

function table(turn: number): Scene {
  const begun = scene().turn(turn, 9);
  for (const seat of [0, 1]) begun.levels(seat, { 'ship-size': 3, attack: 1 });
  return begun.units(0, 'l7', 'yard', 4).units(1, 'b2', 'yard', 4);
}

describe.each([
  ['normal', empiresBot],
  ['hard', empiresAdvice.policy],
])('a fleet of %s', (_, player) => {
  test('stays whole when some of its ships are slower', () => {
    const mixed = table(3).units(0, 'h6', 'cruiser', 4, { movement: 2 }).units(0, 'h6', 'cruiser', 4, { movement: 1 });
    const marched = moved(player, mixed).now.pieces.filter(({ owner, kind }) => owner === 0 && kind === 'cruiser');
    expect(new Set(marched.map(({ at }) => at)).size).toBe(1);
    expect(marched[0]?.at).not.toBe('h6');
  });
});

describe('a fleet of normal', () => {
  test('does not attack with the part of it that can still move', () => {
    const begun = (gone: number, fresh: number): Scene =>
      table(1)
        .units(0, 'h6', 'cruiser', gone, {}, { did: { gone: 1 } })
        .units(0, 'h6', 'cruiser', fresh, { attack: 0 })
        .colony('g6', 1)
        .units(1, 'g6', 'cruiser', 5, {}, UP);
    expect(moved(empiresBot, begun(5, 2)).count('g6', 'cruiser', 0)).toBe(0);
    expect(moved(empiresBot, begun(1, 6)).count('g6', 'cruiser', 0)).toBe(6);
  });

  test('leaves a guard at home for the enemies in sight of it', () => {
    const begun = (enemies: number): Scene => {
      const home = table(1).units(0, 'l7', 'cruiser', 5).units(0, 'l7', 'cruiser', 4, { attack: 0 });
      home.units(0, 'l7', 'destroyer', 5);
      return enemies === 0 ? home : home.units(1, 'g7', 'cruiser', enemies, {}, UP);
    };
    const left = (enemies: number): number => {
      const after = moved(empiresBot, begun(enemies));
      return after.count('l7', 'cruiser', 0) * 12 + after.count('l7', 'destroyer', 0) * 9;
    };
    expect(left(0)).toBe(0);
    expect(left(6)).toBeGreaterThanOrEqual(72 - 4 * 6);
    expect(left(6)).toBeLessThan(153);
  });
});
