import { describe, expect, test } from 'vitest';
import { empiresAdvice, empiresBot, empiresForesight } from '../../../../src/games/space-empires/bot.ts';
import type { BotPlayer } from '../../../../src/bots/player.ts';
import type { Answer } from '../../../../src/kernel/match/decision.ts';
import { scene } from '../scene.ts';
import type { Scene } from '../scene.ts';

const UP = { up: true } as const;

function answerOf(player: BotPlayer, table: Scene): Answer {
  const { decision } = table;
  const random = { generator: [1, 2, 3, 4], scripted: [] };
  return player({ game: 'space-empires', view: table.match.view(decision.seat), decision, random });
}

/** Seat 0 with `cp`, too few yards for more ships, and four Cruisers on H6. */
function table(cp: number): Scene {
  const begun = scene().turn(3, 9);
  for (const seat of [0, 1]) begun.levels(seat, { 'ship-size': 3, attack: 1 });
  begun.colony('l7', 0, 0, true);
  return begun.units(0, 'h6', 'cruiser', 4).units(1, 'b2', 'yard', 4).cp(0, cp);
}

/** The bid of seat 0 when it has written its sheet. */
function bidOf(player: BotPlayer, begun: Scene): number {
  begun.begin('economy.begin', {});
  for (let rows = 0; begun.decision.kind === 'sheet.row' && begun.decision.seat === 0 && rows < 40; rows += 1) {
    begun.answer(answerOf(player, begun));
  }
  return begun.has(0).sheet?.bid ?? 0;
}

describe.each([
  ['normal', empiresBot],
  ['hard', empiresAdvice.policy],
])('SE-10.5 %s', (_, player) => {
  test('bids a little where it could strike before the others move', () => {
    expect(bidOf(player, table(22))).toBe(0);
    expect(bidOf(player, table(22).units(1, 'g6', 'cruiser', 2, {}, UP))).toBeGreaterThan(0);
    expect(bidOf(player, table(22).units(1, 'g6', 'cruiser', 2, {}, UP))).toBeLessThanOrEqual(8);
    expect(bidOf(player, table(22).units(1, 'e6', 'cruiser', 2, {}, UP))).toBe(0);
  });

  test('bids a little where it would be struck', () => {
    expect(bidOf(player, table(22).units(1, 'g6', 'cruiser', 6, {}, UP))).toBeGreaterThan(0);
  });

  test('buys ships first, and bids of what they leave', () => {
    const begun = table(10).colony('l7', 0, 20, true).units(0, 'l7', 'yard', 4);
    expect(bidOf(player, begun.units(1, 'g6', 'cruiser', 2, {}, UP))).toBeLessThan(6);
    expect(begun.has(0).sheet?.units).not.toHaveLength(0);
  });

  test('says why it bids', () => {
    const begun = table(22).units(1, 'g6', 'cruiser', 2, {}, UP).begin('economy.begin', {});
    while (begun.options.includes('enough') && answerOf(player, begun) !== 'bid') begun.answer(answerOf(player, begun));
    const random = { generator: [1, 2, 3, 4], scripted: [] };
    const turn = { game: 'space-empires', view: begun.match.view(0), decision: begun.decision, random };
    expect(empiresForesight.motive?.(turn, 'bid')?.key).toBe('motive.bids');
  });

  test('goes first where it can strike or be struck, else last', () => {
    const asked = (begun: Scene): Answer => answerOf(player, begun.begin('economy.first', { seat: 0 }));
    expect(asked(table(0).units(1, 'g6', 'cruiser', 2, {}, UP))).toBe('seat:a');
    expect(asked(table(0).units(1, 'g6', 'cruiser', 6, {}, UP))).toBe('seat:a');
    expect(asked(table(0))).toBe('seat:b');
  });
});
