import { describe, expect, test } from 'vitest';
import { battleOdds, oddsInBattle } from '../../../../src/games/space-empires/board/odds.ts';
import { empiresView } from '../../../../src/games/space-empires/view.ts';
import { scene } from '../scene.ts';
import type { Scene } from '../scene.ts';

/** How units of Ann on E5 would fare against those of Bob on E6, as Ann sees it. */
function odds(table: Scene, isAttack = true) {
  const view = empiresView(table.state, 0);
  const at = (hex: string) => view.pieces.filter(piece => piece.at === hex);
  const found = battleOdds(view, 'e6', at('e5'), at('e6'), isAttack);
  if (found === null) throw new Error('nobody fights');
  return found;
}

const open = { up: true };

describe('the odds of a battle', () => {
  test('SE-8.9 they are those of the dice, as far as they can be worked out by hand', () => {
    // A Scout hits another one with 3 of 10. The defender fires first: 0.3 / (1 - 0.7 * 0.7) of the battles are its.
    const scouts = scene().units(0, 'e5', 'scout', 1).units(1, 'e6', 'scout', 1, {}, open);
    const first = 0.3 / (1 - 0.7 * 0.7);
    expect(odds(scouts, false).won / 100).toBeCloseTo(first, 0);
    expect(odds(scouts, false).won).toBeGreaterThan(odds(scouts, true).won);
    expect(Math.abs(odds(scouts, true).won - (1 - first) * 100)).toBeLessThan(12);
  });

  test('what is stronger wins more often and loses less, and what can be hit in vain alone never ends', () => {
    const against = (kind: 'scout' | 'dreadnought') =>
      odds(scene().units(0, 'e5', 'cruiser', 3).units(1, 'e6', kind, 2, {}, open));
    expect(against('scout').won).toBeGreaterThan(90);
    expect(against('dreadnought').won).toBeLessThan(against('scout').won);
    expect(against('dreadnought').lost).toBeGreaterThan(against('scout').lost);
  });

  test('SE-12.10 known technology counts, as far as the hull carries it', () => {
    const with3 = (attack: number) =>
      odds(scene().units(0, 'e5', 'battleship', 2, { attack }).units(1, 'e6', 'battleship', 2, {}, open)).won;
    expect(with3(3)).toBeGreaterThan(with3(0) + 10);
  });

  test('SE-8.11 asteroids take the attack technology away', () => {
    const there = (marker: 'asteroids' | null) =>
      odds(
        scene()
          .units(0, 'e5', 'battleship', 2, { attack: 3 })
          .units(1, 'e6', 'battleship', 2, {}, open)
          .marker('e6', marker),
      ).won;
    expect(there('asteroids')).toBeLessThan(there(null));
  });

  test('they are told in the same way each time, and not where nobody fights', () => {
    const table = () => scene().units(0, 'e5', 'cruiser', 2).units(1, 'e6', 'cruiser', 2, {}, open);
    expect(odds(table())).toEqual(odds(table()));
    const view = empiresView(scene().units(0, 'e5', 'miner', 1).units(1, 'e6', 'cruiser', 1, {}, open).state, 0);
    const at = (hex: string) => view.pieces.filter(piece => piece.at === hex);
    expect(battleOdds(view, 'e6', at('e5'), at('e6'))).toBeNull();
  });

  test('SE-28 counters face down are fought once as few ships and once as many', () => {
    const down = odds(scene().units(0, 'e5', 'cruiser', 3).units(1, 'e6', 'decoy', 1).units(1, 'e6', 'cruiser', 3));
    expect(down.unknown?.counters).toBe(2);
    expect(down.won).toBeGreaterThan(90);
    expect(down.unknown?.won).toBeLessThan(20);
    const open3 = scene().units(0, 'e5', 'cruiser', 3).units(1, 'e6', 'cruiser', 3, {}, open);
    expect(odds(open3).unknown).toBeNull();
  });

  test('in a battle they go on from what is left', () => {
    const view = empiresView(scene().units(0, 'e4', 'cruiser', 1).units(1, 'e4', 'cruiser', 1).fight().now, 0);
    const before = oddsInBattle(view, 0);
    const hurt = view.pieces.map(piece => (piece.owner === 1 && piece.at === 'e4' ? { ...piece, damage: 1 } : piece));
    const after = oddsInBattle({ ...view, pieces: hurt }, 0);
    expect(after?.won).toBeGreaterThan(before?.won ?? 100);
  });
});
