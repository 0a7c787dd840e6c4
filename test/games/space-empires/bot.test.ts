import { describe, expect, test } from 'vitest';
import { randomPlayer } from '../../../src/bots/player.ts';
import type { BotPlayer } from '../../../src/bots/player.ts';
import { playMatch, playSilently } from '../../../src/bots/simulate.ts';
import { empiresAdvice, empiresBot } from '../../../src/games/space-empires/bot.ts';
import type { HexId } from '../../../src/games/space-empires/data/hexes.ts';
import { spaceEmpires } from '../../../src/games/space-empires/game.ts';
import { isEmpiresView } from '../../../src/games/space-empires/view.ts';
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

describe('a bot of Space Empires at war', () => {
  /** Where the bot of seat 0 moves what stands in a hex first; `null`: it stays. */
  function moved(table: Scene, from: HexId): string | null {
    table.begin('move.choose', { seat: 0 });
    let isOurs = false;
    for (let steps = 0; steps < 30 && table.decision.kind.startsWith('move.'); steps += 1) {
      const { decision } = table;
      const answer = answerOf(table);
      if (decision.kind === 'move.choose') isOurs = answer === `go:${table.c(from)}`;
      if (isOurs && answer.startsWith('to:')) return answer;
      if (answer === 'done') return null;
      table.answer(answer);
    }
    return null;
  }

  function answerOf(table: Scene): string {
    const { decision } = table;
    const random = { generator: [1, 2, 3, 4], scripted: [] };
    return String(empiresBot({ game: 'space-empires', view: table.match.view(0), decision, random }));
  }

  /** Late enough that every fleet goes to war, without anything to explore. */
  function late(): Scene {
    const table = scene();
    table.state.cycle = 12;
    return table;
  }

  test('strikes at a fleet beside its homeworld that it beats, instead of going for the enemy’s', () => {
    const table = late().units(0, 'l7', 'cruiser', 14).units(1, 'k7', 'cruiser', 4, {}, { up: true });
    expect(moved(table, 'l7')).toBe('to:k7');
  });

  test('keeps its fleet at home before a stronger enemy, where it would set out otherwise', () => {
    const fleet = (): Scene => late().units(0, 'l7', 'cruiser', 14);
    expect(moved(fleet(), 'l7')).not.toBeNull();
    expect(moved(fleet().units(1, 'j6', 'dreadnought', 10, {}, { up: true }), 'l7')).toBeNull();
  });

  test('calls a fleet back to a homeworld that is threatened', () => {
    const away = (): Scene => late().units(0, 'h5', 'cruiser', 14).units(0, 'l7', 'yard', 1);
    expect(moved(away(), 'h5')).toMatch(/^to:[gh]/);
    expect(moved(away().units(1, 'k8', 'dreadnought', 10, {}, { up: true }), 'h5')).toMatch(/^to:i/);
  });

  test('joins its fleets: the smaller one goes where the larger one waits', () => {
    const table = late().units(0, 'l7', 'cruiser', 3).units(0, 'f4', 'cruiser', 8);
    expect(moved(table, 'l7')).toMatch(/^to:k/);
  });

  test('waits for a fleet in the first cycles only: later it goes for whatever it beats', () => {
    const small = (cycle: number): Scene => {
      const table = late().units(0, 'l7', 'cruiser', 4);
      table.state.cycle = cycle;
      return table;
    };
    expect(moved(small(5), 'l7')).toBeNull();
    expect(moved(small(9), 'l7')).toMatch(/^to:k/);
  });

  test('SE-8.12 leaves a battle that is lost, and never its homeworld', () => {
    const battle = (at: HexId, enemies: number): string => {
      const table = late().units(0, at, 'scout', 3).units(1, at, 'cruiser', enemies, { attack: 2 }, { up: true });
      table.fight();
      while (/^(?:combat|battle)/.test(table.decision.kind)) {
        const { kind, seat, options } = table.decision;
        if (kind === 'battle.fire' && seat === 0 && options.some(({ id }) => id.startsWith('flee')))
          return answerOf(table);
        table.answer(
          seat === 0 ? answerOf(table) : (options.find(({ id }) => id === 'hold')?.id ?? options[0]?.id ?? ''),
        );
      }
      return 'over';
    };
    expect(battle('g6', 6)).toMatch(/^flee/);
    expect(battle('g6', 1)).not.toMatch(/^flee/);
    expect(battle('l7', 6)).not.toMatch(/^flee/);
  });

  test('SE-10.8 buys ships while money would be lost, and bids what is left over', () => {
    const known = { 'ship-size': 6, attack: 3, defence: 3, tactics: 3, movement: 6, 'ship-yard': 3 } as const;
    const more = { terraforming: 1, fighters: 3, cloaking: 2, mines: 1 } as const;
    const table = scene()
      .levels(0, { ...known, ...more })
      .cp(0, 30);
    for (const hex of ['k6', 'k8', 'j7', 'j8'] as const) table.colony(hex, 0, 5);
    table.state.cycle = 9;
    const rows = written(table);
    expect([rows.at(-3), rows.at(-1)]).toEqual(['bid', 'enough']);
    expect(Number(rows.at(-2))).toBeGreaterThan(0);
  });
});

test('hard stops at Cruisers, and beats normal, which goes on to large hulls', () => {
  const levels = [0, 1].map(() => ({ 'ship-size': 0 }));
  const noting =
    (player: BotPlayer): BotPlayer =>
    turn => {
      const own = isEmpiresView(turn.view) ? turn.view.seats[turn.decision.seat]?.own : null;
      Object.assign(levels[turn.decision.seat] ?? {}, own?.levels);
      return player(turn);
    };
  const players = [noting(empiresAdvice.policy), noting(empiresBot)];
  const { run } = playSilently(spaceEmpires, settingFor(2, 'early war', { scenario: '2p-small', cycles: 60 }), players);
  expect(levels[0]?.['ship-size']).toBe(3);
  expect(levels[1]?.['ship-size']).toBeGreaterThan(3);
  expect(run.outcome?.winners).toEqual([0]);
});
