import { describe, expect, test } from 'vitest';
import { randomPlayer } from '../../../src/bots/player.ts';
import { playMatch } from '../../../src/bots/simulate.ts';
import { empiresBot } from '../../../src/games/space-empires/bot.ts';
import { spaceEmpires } from '../../../src/games/space-empires/game.ts';
import { ADVANCED, settingFor } from './oracles/matches.ts';
import { scene } from './scene.ts';
import type { Scene } from './scene.ts';

/** What the bot of seat 0 writes on its sheet, until it writes no more. */
function written(table: Scene): string[] {
  const rows: string[] = [];
  table.begin('economy.begin', {});
  while (table.decision.kind === 'sheet.row' && table.decision.seat === 0 && rows.length < 40) {
    const { decision } = table;
    const random = { generator: [1, 2, 3, 4], scripted: [] };
    const answer = empiresBot({ game: 'space-empires', view: table.match.view(0), decision, random });
    rows.push(String(answer));
    table.answer(answer);
  }
  return rows;
}

/** An empire with money and yards that knows something. */
function rich(levels: Parameters<Scene['levels']>[1]): Scene {
  const table = scene().levels(0, levels).units(0, 'l7', 'yard', 6).cp(0, 30);
  for (const hex of ['k6', 'k7', 'k8', 'j7', 'j8'] as const) table.colony(hex, 0, 5);
  return table;
}

describe('a bot of Space Empires', () => {
  test('builds Fighters for the Carriers that it has room for, and no second Carrier before', () => {
    const rows = written(rich({ fighters: 1 }));
    const [carrier, ...rest] = rows.filter(id => /^buy:(?:carrier|fighter)/.test(id));
    expect(carrier).toBe('buy:carrier:l7');
    expect(rest.slice(0, 3)).toEqual(['buy:fighter:l7', 'buy:fighter:l7', 'buy:fighter:l7'].slice(0, rest.length));
  });

  test('lays Mines only where enemies are near', () => {
    const far = rich({ mines: 1 });
    const near = rich({ mines: 1 }).units(1, 'j6', 'cruiser', 2);
    expect(written(far)).not.toContain('buy:mine:l7');
    expect(written(near)).toContain('buy:mine:l7');
  });

  test('learns to sweep Mines and builds sweepers once it has seen some', () => {
    const table = rich({ 'mine-sweep': 1 }).units(1, 'e5', 'mine', 2, {}, { up: true });
    expect(written(table).filter(id => id === 'buy:sweeper:l7')).toHaveLength(2);
    expect(written(rich({ 'mine-sweep': 1 }))).not.toContain('buy:sweeper:l7');
  });

  test.each([
    [2, 0, { scenario: '2p-small' }],
    [3, 2, { scenario: '3p-normal', ...ADVANCED }],
  ])('wins among chance players, %i at the table, on seat %i', (seats, own, options) => {
    const players = Array.from({ length: seats }, (_, seat) => (seat === own ? empiresBot : randomPlayer));
    const { match } = playMatch(spaceEmpires, settingFor(seats, `wins ${own}`, { ...options, cycles: 60 }), players);
    expect(match.outcome?.winners).toEqual([own]);
  });
});
