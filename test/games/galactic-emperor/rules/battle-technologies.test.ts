import { describe, expect, test } from 'vitest';
import { fight, rolled } from '../fight.ts';
import { scene } from '../scene.ts';

describe('technologies in battle', () => {
  test('EX-11, GE-11.3: Plasma Weapons hit on one less in attack, not in defence', () => {
    const attack = fight({
      attackers: { fighter: 1, cruiser: 1, dreadnought: 1 },
      defenders: { fighter: 8 },
      faces: [3, 3, 3, 3, 3, 4, 1, 1, 1],
      change: one => one.technology(0, 'plasma-weapons'),
    });
    expect(attack.told.filter(key => key === 'battle.destroyed')).toHaveLength(6);
    const defence = fight({
      attackers: { fighter: 1 },
      defenders: { cruiser: 1 },
      faces: [3, 3, 4],
      change: one => one.technology(1, 'plasma-weapons'),
    });
    expect(defence.asked).toBe('0 battle.retreat');
    expect(defence.told).not.toContain('technology.announced');
  });

  test('GE-11.3: Ion Cannons give an Empire three dice and a Starbase four', () => {
    const dice = (token: 'empire' | 'starbase') =>
      rolled(
        fight({
          attackers: { fighter: 1 },
          token,
          faces: [1, 1, 1, 1, 1, 1],
          change: one => one.technology(1, 'ion-cannons'),
        }),
      )[0]?.split(',').length;
    expect([dice('empire'), dice('starbase')]).toEqual([3, 4]);
  });

  test('EX-26, GE-11.8: Shield Generators ignore the first hit, once a battle', () => {
    const table = fight({
      attackers: { dreadnought: 1 },
      defenders: { fighter: 3 },
      faces: [4, 4, 1, 1, 1],
      change: one => one.technology(1, 'shield-generators'),
    });
    expect(table.told).toContain('battle.shielded');
    expect(table.has(1).ships.c5?.fighter).toBe(2);
  });

  test('GE-11.8: shields do nothing for a lone token, and help an attacker too', () => {
    const lone = fight({
      attackers: { dreadnought: 1 },
      token: 'empire',
      faces: [4, 1, 1],
      change: one => one.technology(1, 'shield-generators'),
    });
    expect(lone.told).toContain('battle.won');
    expect(lone.told).not.toContain('technology.announced');
    const attacker = fight({
      attackers: { fighter: 1 },
      token: 'empire',
      faces: [4, 1, 1],
      change: one => one.technology(0, 'shield-generators'),
    });
    expect(attacker.told).toContain('battle.shielded');
    expect(attacker.asked).toBe('0 battle.retreat');
  });

  test('GE-11.8: also in a surprise attack', () => {
    const table = scene()
      .noShips()
      .tile('d4', 'black-hole')
      .ships(0, 'd4', { fighter: 2 })
      .ships(1, 'g2', { fighter: 2 });
    table.technology(1, 'shield-generators').dice(5, 1, 1, 1, 1, 1);
    table.role('warlord', 2).begin('warlord.begin', { seat: 0 });
    table.answer('warp:fighter-2@d4', 'to:g2');
    expect(table.told.indexOf('battle.shielded')).toBeLessThan(table.told.indexOf('battle.round'));
    expect(table.told).toContain('battle.shielded');
  });

  test('GE-11.6: Plasma that is blocked when it is announced does nothing in this battle', () => {
    const table = fight({
      attackers: { cruiser: 1 },
      token: 'empire',
      faces: [3, 3, 1, 1],
      change: one => one.technology(0, 'plasma-weapons').technology(2, 'saboteur'),
    });
    expect(table.asked).toBe('2 saboteur.block');
    table.answer('block', 'leave');
    expect(table.asked).toBe('0 battle.retreat');
    expect(table.now.sectors.c5).toEqual({ seat: 1, side: 'empire' });
  });

  test('EX-29, GE-11.7: the Time Warp rolls a die again, and once more if that displeases', () => {
    const table = fight({
      attackers: { fighter: 1 },
      defenders: { fighter: 1 },
      faces: [5, 1, /* again */ 6, /* once more */ 2],
      change: one => one.technology(1, 'time-warp'),
    });
    table.answer('die:s0-fighter-5-pips');
    expect(table.asked).toBe('1 warp.again');
    expect(table.now.dice[0]?.face).toBe(6);
    table.answer('again');
    expect(table.asked).toBe('0 battle.retreat');
    expect(table.has(1).ships).toHaveProperty('c5');
    expect(table.now.used).toEqual(['time-warp']);
    table.answer('fight');
    expect(table.told.filter(key => key === 'time-warp.rolled')).toHaveLength(2); // once a round
  });
});
