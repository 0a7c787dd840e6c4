import { describe, expect, test } from 'vitest';
import { empiresAdvice, empiresForesight } from '../../../../src/games/space-empires/bot.ts';
import type { HexId } from '../../../../src/games/space-empires/data/hexes.ts';
import type { Answer } from '../../../../src/kernel/match/decision.ts';
import type { Turn } from '../../../../src/bots/player.ts';
import { scene } from '../scene.ts';
import type { Scene } from '../scene.ts';

const UP = { up: true } as const;

function turnAt(table: Scene): Turn {
  const random = { generator: [1, 2, 3, 4], scripted: [] };
  return { game: 'space-empires', view: table.match.view(0), decision: table.decision, random };
}

/** What hard does first in its movement phase, and the key of its reason. */
function moving(table: Scene): readonly [Answer, string | null] {
  const turn = turnAt(table.move());
  const answer = empiresAdvice.policy(turn);
  return [answer, empiresForesight.motive?.(turn, answer)?.key ?? null];
}

/** Cycle 8 of three seats; seat 0 has a colony on J6 and, on L7, Ship Yards and a fleet that still gathers. */
function gathering(cruisers: number): Scene {
  const table = scene(3).turn(1, 8);
  for (const [seat, owner] of table.state.seats.entries()) {
    table.levels(seat, { 'ship-size': 3, attack: 1, defence: 1, movement: 2 });
    owner.shown = { attack: 1, defence: 1 };
  }
  return table.units(0, 'l7', 'yard', 4).units(0, 'l7', 'cruiser', cruisers).colony('j6', 0, 5);
}

describe('an army of hard', () => {
  test('goes against weaker enemies that raid a colony, though its fleet still gathers', () => {
    const raided = (enemies: number): Scene => gathering(5).units(1, 'i6', 'cruiser', enemies, {}, UP);
    expect(moving(gathering(5))).toEqual(['done', 'motive.gathers']);
    const [answer, motive] = moving(raided(2));
    expect(answer).toMatch(/^go:/);
    expect(motive).toBe('motive.relieves');
    expect(moving(raided(7))[0]).toBe('done');
  });

  test('stays at a homeworld that others would take meanwhile', () => {
    const table = gathering(5).units(1, 'i6', 'cruiser', 2, {}, UP).units(2, 'k8', 'cruiser', 6, {}, UP);
    expect(moving(table)).toEqual(['done', 'motive.guards']);
  });

  test('leaves raiders to the one that is nearer', () => {
    const from = (hex: HexId): string => {
      const table = gathering(5).units(1, 'i6', 'cruiser', 2, {}, UP).units(0, 'k5', 'cruiser', 5).move();
      table.answer(`go:${table.c(hex, 'cruiser', 0)}`);
      const turn = turnAt(table);
      return empiresForesight.motive?.(turn, empiresAdvice.policy(turn))?.key ?? '';
    };
    expect(from('k5')).toBe('motive.relieves');
    expect(from('l7')).not.toBe('motive.relieves');
  });
});
