import { describe, expect, test } from 'vitest';
import { empiresAdvice, empiresBot } from '../../../../src/games/space-empires/bot.ts';
import type { HexId } from '../../../../src/games/space-empires/data/hexes.ts';
import type { BotPlayer } from '../../../../src/bots/player.ts';
import type { Answer } from '../../../../src/kernel/match/decision.ts';
import { scene } from '../scene.ts';
import type { Scene } from '../scene.ts';

/** Where the single ship of seat 0 in a hex goes. */
function going(player: BotPlayer, table: Scene, from: HexId): Answer {
  table.move().answer(`go:${table.c(from)}`);
  const random = { generator: [1, 2, 3, 4], scripted: [] };
  return player({ game: 'space-empires', view: table.match.view(0), decision: table.decision, random });
}

describe.each([
  ['normal', empiresBot],
  ['hard', empiresAdvice.policy],
])('the single ships of %s', (_, player) => {
  test('SE-7.10 do not go for one load together', () => {
    const two = (): Scene => scene().units(0, 'k5', 'miner').units(0, 'h5', 'miner').marker('j5', 'mineral-5');
    expect(going(player, two(), 'k5')).toBe('to:j5');
    expect(going(player, two(), 'h5')).toBe('back');
    // The nearest load is the one that the other Miner fetches.
    const more = (): Scene => two().marker('h2', 'mineral-5');
    expect(going(player, more(), 'k5')).toBe('to:j5');
    expect(going(player, more(), 'h5')).toBe('to:h4');
  });

  test('SE-9.4 do not settle one planet together', () => {
    const table = scene().units(0, 'k5', 'colony-ship').units(0, 'h5', 'colony-ship');
    expect(going(player, table.marker('j5', 'planet').marker('h2', 'planet'), 'h5')).toBe('to:h4');
  });
});
