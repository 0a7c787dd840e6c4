import { describe, expect, test } from 'vitest';
import { duel, lines, values } from './fight.ts';
import { mobilize, table } from './mobilize-order.ts';

describe('SC-17.7 Air Support', () => {
  const airSupport = (base: number): Parameters<typeof duel>[0] => ({
    attackers: { mutalisk: 1 },
    defenders: { marine: 1 },
    hands: [['zerg-c13'], ['terran-c03']],
    set: scene => scene.base('braken-1', base).seat(base, owner => (owner.modules['air-support'] = 1)),
  });

  test('SC-17.7 + 1 attack against a flyer in front, and a detector, in an area with the own base', () => {
    const { compared } = duel(airSupport(1), 'zerg-c13', 'terran-c03');
    expect(values(compared.defender)).toBe('6/5');
    expect(compared.defender.detector).toBe(true);
    expect(compared.attacker.detector).toBe(false);
  });

  test('SC-17.7 it helps only its owner, not whoever defends beside the base', () => {
    const { compared } = duel(airSupport(2), 'zerg-c13', 'terran-c03');
    expect(values(compared.defender)).toBe('5/5');
    expect(compared.defender.detector).toBe(false);
  });

  test('SC-17.7 no attack against a ground unit in front', () => {
    const { compared } = duel({ ...airSupport(1), attackers: { hydralisk: 1 } }, 'zerg-c13', 'terran-c03');
    expect(values(compared.defender)).toBe('5/5');
    expect(lines(compared.defender)).toContain('attack 0 battle.sum.no-air-support');
  });

  /** Mengsk attacks a flyer; with a base in the area it is an overrun one that he wants back. */
  const relief = (base: number | null): Parameters<typeof duel>[0] => ({
    attacker: 'mengsk',
    defender: 'overmind',
    attackers: { marine: 1 },
    defenders: { mutalisk: 1 },
    hands: [['terran-c03'], ['zerg-c13']],
    set: scene => {
      scene.seat(0, owner => (owner.modules['air-support'] = 1));
      if (base !== null) scene.base('braken-1', base);
    },
  });

  test('SC-17.7 whoever attacks to relieve an overrun base has both, too', () => {
    const { compared } = duel(relief(0), 'terran-c03', 'zerg-c13');
    expect(values(compared.attacker)).toBe('6/5');
    expect([compared.attacker.detector, compared.defender.detector]).toEqual([true, false]);
  });

  test.each([null, 2])('SC-17.7 the module alone is not enough: with the base of %s there it does nothing', base => {
    const { compared } = duel(relief(base), 'terran-c03', 'zerg-c13');
    expect(values(compared.attacker)).toBe('5/5');
    expect(compared.attacker.detector).toBe(false);
    expect(lines(compared.attacker).some(line => line.endsWith('air-support'))).toBe(false);
  });

  test('SC-17.7 SC-15.2 by its detector, who attacks finds a cloaked defender', () => {
    const burrowed = (modules: number): Parameters<typeof duel>[0] => ({
      attacker: 'mengsk',
      defender: 'overmind',
      attackers: { 'siege-tank': 1 },
      defenders: { hydralisk: 1 },
      hands: [['siege-mode-1'], ['burrow-1']],
      set: scene => scene.base('braken-1', 0).seat(0, owner => (owner.modules['air-support'] = modules)),
    });
    const seen = duel(burrowed(1), 'siege-mode-1', 'burrow-1').fight;
    expect(seen.supply(1, 'hydralisk')).toBe(6);
    expect(seen.told).not.toContain('battle.withdrawn');
    expect(duel(burrowed(0), 'siege-mode-1', 'burrow-1').fight.decision.kind).toBe('battle.withdraw');
  });

  test('SC-10.6 SC-17.7 it does not keep landings of its owner off, who comes to the relief of an overrun base', () => {
    const at = mobilize(
      table('mengsk', 'overmind')
        .base('braken-2', 0)
        .area('braken-2', 1, { zergling: 1 })
        .seat(0, owner => (owner.modules['air-support'] = 1))
        .area('torus-3', 0, { marine: 2 })
        .transport('braken', 'torus', 0),
    );
    at.answer('unit:marine@torus-3');
    expect(at.options).toContain('move:marine:torus-3>braken-2');
    expect(at.blockedBy('move:marine:torus-3>braken-2')).toBeUndefined();
  });
});
