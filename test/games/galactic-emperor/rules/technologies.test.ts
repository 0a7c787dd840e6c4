import { describe, expect, test } from 'vitest';
import { OWN_BOX } from '../../../../src/games/galactic-emperor/data/box.ts';
import { TECHNOLOGY_IDS } from '../../../../src/games/galactic-emperor/data/technologies.ts';
import { gameDefinition } from '../../../../src/games/galactic-emperor/game.ts';
import { scene } from '../scene.ts';
import type { Scene } from '../scene.ts';

describe('scientist', () => {
  test('EX-3, GE-11.1: in turn order, each card once', () => {
    const table = scene().also(state => state.seats.forEach(seat => (seat.energy = 3)));
    table.role('scientist', 1).play();
    expect(table.asked).toBe('1 scientist.buy');
    table.answer('buy:robotics');
    expect(table.asked).toBe('2 scientist.buy');
    expect(table.blockedBy('buy:robotics')).toBe('GE-11.1');
    table.answer('pass');
    expect(table.asked).toBe('0 scientist.buy');
    expect(table.has(1)).toMatchObject({ technologies: ['robotics'], energy: 3 - OWN_BOX.technologies.robotics + 1 });
  });

  test('EX-10, GE-11.1, GE-11.2: the chooser pays one less, never below nothing', () => {
    const table = scene().owns(0, { energy: 0 }).role('scientist', 0).begin('scientist.buy', { seat: 0 });
    table.answer('buy:space-pirate');
    expect(table.has(0)).toMatchObject({ technologies: ['space-pirate'], energy: 0 });
    const other = scene().owns(1, { energy: 0 }).role('scientist', 0).begin('scientist.buy', { seat: 1 });
    expect(other.has(1).technologies).toEqual([]); // nothing to choose
  });

  test('EX-37, GE-11.2: with two purchases the discount holds for one card', () => {
    const table = scene(3, { purchases: 2 }).owns(0, { energy: 3 }).role('scientist', 0);
    table.begin('scientist.buy', { seat: 0 });
    expect(table.options).toContain('full:robotics');
    const { robotics, 'ion-cannons': ion } = OWN_BOX.technologies;
    table.answer('buy:robotics', 'buy:ion-cannons');
    expect(table.has(0).energy).toBe(3 - (robotics - 1) - ion);
    expect(table.has(0).technologies).toEqual(['robotics', 'ion-cannons']);
    expect(table.asked).not.toContain('scientist.buy 0');
  });

  test('GE-11.2: one purchase in a role, as usual', () => {
    const table = scene().owns(0, { energy: 3 }).role('scientist', 0).begin('scientist.buy', { seat: 0 });
    table.answer('buy:diplomat');
    expect(table.asked).toBe('1 round.role');
  });

  test('GE-11.3: technologies are public and stay', () => {
    const table = scene().technology(1, 'robotics').role('scientist', 0).begin('scientist.buy', { seat: 2 });
    for (const viewer of [0, 1, 2, 'spectator'] as const) {
      expect(gameDefinition.view(table.now, viewer).seats[1]?.technologies).toEqual(['robotics']);
    }
    expect(TECHNOLOGY_IDS).toHaveLength(12);
  });
});

/** Seat 0 is about to use its Space Pirate against seat 1, which has food on B4 and metal. */
function pirate(change: (table: Scene) => void = () => undefined): Scene {
  const table = scene().technology(0, 'space-pirate').tile('b4', 't05', 1).food('b4', 1).owns(1, { metal: 1 });
  change(table);
  table.also(state => (state.prices = { food: 1, metal: 1, energy: 2 }));
  return table.role('merchant', 2).begin('merchant.harvest', { seat: 0 });
}

describe('single technologies', () => {
  test('GE-11.9: the Space Pirate takes a metal if there is room, or a cube that counts as food in hand, once a role', () => {
    const metal = pirate().answer('pirate:s1');
    expect([metal.has(0).metal, metal.has(1).metal]).toEqual([2, 0]);
    expect(metal.blockedBy('pirate:b4')).toBe('GE-11.9');
    const food = pirate().answer('pirate:b4');
    expect(food.now.food).toEqual({});
    expect(food.now.turn).toMatchObject({ food: 2 });
    expect(pirate(one => one.owns(0, { metal: 6 })).blockedBy('pirate:s1')).toBe('GE-1.3');
    expect(pirate().blockedBy('pirate:s2')).toBeUndefined();
    expect(pirate(one => one.owns(2, { metal: 0 })).blockedBy('pirate:s2')).toBe('GE-11.9');
  });

  test('GE-11.9, GE-11.6: a blocked Space Pirate takes nothing, and is used up', () => {
    const table = pirate(one => one.technology(2, 'saboteur')).answer('pirate:b4', 'block', 'leave');
    expect(table.now.food).toEqual({ b4: 1 });
    expect(table.asked).toBe('0 merchant.trade');
    expect(table.options).not.toContain('pirate:s1');
  });

  test('GE-11.6, GE-11.3: Protein Fields that are blocked leave the turn to food', () => {
    const table = scene().technology(0, 'protein-fields').technology(1, 'saboteur').tile('b4', 't05', 0).food('b4', 1);
    table.role('steward', 2).begin('steward.begin', { seat: 0 }).answer('protein:b4', 'block', 'leave');
    expect(table.has(0).metal).toBe(1);
    expect(table.blockedBy('protein:b4')).toBe('GE-11.6');
    table.answer('produce:b4');
    expect(table.has(0).metal).toBe(2);
  });

  test('GE-11.6, GE-11.4: Scanners that are blocked show nothing', () => {
    const table = scene().row('t01', 't02').stack('t05').technology(0, 'long-range-scanners').technology(1, 'saboteur');
    table.role('explorer', 0).begin('explorer.tile', { seat: 0, left: false });
    table.answer('tile:t01', 'scan', 'block', 'leave');
    expect(table.asked).toBe('0 explorer.space');
    expect(table.now.topKnown).toBeNull();
  });
});

describe('the Saboteur', () => {
  test('EX-30, GE-11.6: the block holds to the end of the round, whether the Saboteur is caught or not', () => {
    const table = pirate(one => one.technology(2, 'saboteur').dice(6)).answer('pirate:b4', 'block');
    expect(table.asked).toBe('0 saboteur.catch');
    table.answer('roll');
    expect(table.told).toContain('saboteur.caught');
    expect(table.now.gone).toEqual(['saboteur']);
    expect(table.has(2).technologies).toEqual([]);
    expect(table.now.blocked).toEqual(['space-pirate']);
  });

  test('GE-11.3: a 4 does not catch it', () => {
    const table = pirate(one => one.technology(2, 'saboteur').dice(4)).answer('pirate:b4', 'block', 'roll');
    expect(table.told).toContain('saboteur.escaped');
    expect(table.has(2).technologies).toEqual(['saboteur']);
    expect(table.now.used).toEqual(['saboteur']);
  });

  test('GE-11.10: it works again in the next round, and so does what it blocked', () => {
    const table = scene()
      .technology(2, 'saboteur')
      .also(state => {
        state.blocked = ['robotics'];
        state.used = ['saboteur', 'time-warp'];
      });
    table.begin('round.begin', {});
    expect(table.now).toMatchObject({ blocked: [], used: [] });
  });

  test('GE-11.6: no window when it is used, blocked, out, or the announcer’s own', () => {
    const asked = (change: (table: Scene) => void) => pirate(change).answer('pirate:b4').asked;
    expect(asked(one => one.technology(2, 'saboteur'))).toBe('2 saboteur.block');
    expect(asked(one => one.technology(2, 'saboteur').also(state => state.used.push('saboteur')))).toBe(
      '0 merchant.trade',
    );
    expect(asked(one => one.technology(0, 'saboteur'))).toBe('0 merchant.trade');
    expect(asked(() => undefined)).toBe('0 merchant.trade');
  });

  test('GE-11.6: a card that is not played is answered at each use, not only at the first one', () => {
    const engines = scene().noShips().ships(0, 'c2', { fighter: 1 }).ships(0, 'd2', { fighter: 1 });
    engines
      .technology(0, 'fusion-engines')
      .technology(2, 'saboteur')
      .role('warlord', 1)
      .begin('warlord.begin', { seat: 0 });
    engines.answer('move:fighter-1@c2', 'to:c3', 'to:c4', 'to:c5', 'pass');
    engines.answer('move:fighter-1@d2', 'to:d3', 'to:e3', 'to:e4');
    expect(engines.asked).toBe('2 saboteur.block');

    const fields = scene()
      .technology(0, 'protein-fields')
      .technology(1, 'saboteur')
      .tile('b4', 't05', 0)
      .tile('a3', 't06', 0);
    fields.role('steward', 2).begin('steward.begin', { seat: 0 }).answer('protein:b4', 'pass', 'protein:a3');
    expect(fields.asked).toBe('1 saboteur.block');

    const robots = scene().technology(0, 'robotics').technology(1, 'saboteur').owns(0, { metal: 3, marks: 9 });
    robots.role('engineer', 1).begin('engineer.begin', { seat: 0 }).answer('fighter:a4', 'pass', 'fighter:a4');
    expect(robots.asked).toBe('1 saboteur.block');
  });

  test('GE-11.6: Plasma Weapons, Ion Cannons and Shield Generators are announced in each battle', () => {
    const table = scene().noShips().ships(0, 'c4', { cruiser: 1 }).ships(0, 'b4', { cruiser: 1 });
    table
      .ships(1, 'c5', { fighter: 1 })
      .ships(1, 'b3', { fighter: 1 })
      .technology(0, 'plasma-weapons', 'shield-generators');
    table.technology(2, 'saboteur').dice(6, 1, 1).role('warlord', 1).begin('warlord.begin', { seat: 0 });
    table.answer('move:cruiser-1@c4', 'to:c5', 'battle:c5', 'pass', 'pass', 'move:cruiser-1@b4', 'to:b3');
    expect(table.asked).toBe('2 saboteur.block');
    table.answer('pass');
    expect(table.asked).toBe('2 saboteur.block');
  });

  test('GE-11.6: passing ahead for the round is kept, and “ask me” takes it back', () => {
    const table = pirate(one => one.technology(2, 'saboteur')).answer('pirate:b4', 'ahead:round');
    expect(table.now.windows.passed).toEqual([{ seat: 2, kind: 'saboteur.block', id: 'round', note: 1 }]);
    expect(gameDefinition.view(table.now, 0).windows.passed).toEqual([]);
    table.match.askMe(2);
    expect(table.now.windows.passed).toEqual([]);
  });
});

describe('the Time Warp', () => {
  const rolling = (change: (table: Scene) => void = () => undefined) => {
    const table = scene().technology(1, 'time-warp').dice(1, 2, 3, 4, 6, 5);
    change(table);
    return table.role('merchant', 0).play();
  };

  test('GE-11.7: a window after the roll, for its owner alone, one die', () => {
    const table = rolling();
    expect(table.asked).toBe('1 warp.die');
    table.answer('die:s0-market-1-pips');
    expect(table.now.dice.map(({ face }) => face)).toEqual([6, 2, 3, 4]);
    expect(table.asked).toBe('1 warp.again');
    table.answer('again');
    expect(table.now.dice.map(({ face }) => face)).toEqual([5, 2, 3, 4]);
    expect(table.asked).toBe('0 market.discard');
  });

  test('GE-11.7: not when it is used, or blocked', () => {
    expect(rolling(one => one.also(state => state.used.push('time-warp'))).asked).toBe('0 market.discard');
    expect(rolling(one => one.also(state => state.blocked.push('time-warp'))).asked).toBe('0 market.discard');
  });

  test('GE-11.6, GE-14.1: blocked when it is announced, it is used up and the dice stay', () => {
    const table = rolling(one => one.technology(2, 'saboteur')).answer('die:s0-market-1-pips');
    expect(table.asked).toBe('2 saboteur.block');
    table.answer('block');
    expect(table.asked).toBe('1 saboteur.catch');
    // The die of the hunt lies beside those of the market, and is gone afterwards.
    table.answer('roll');
    expect(table.asked).toBe('0 market.discard');
    expect(table.now.dice.map(({ face }) => face)).toEqual([1, 2, 3, 4]);
    expect(table.now.blocked).toEqual(['time-warp']);
  });

  test('GE-11.7: it also answers the roll that hunts the Saboteur', () => {
    const table = pirate(one => one.technology(2, 'saboteur').technology(1, 'time-warp').dice(4, 5));
    table.answer('pirate:b4', 'block', 'roll');
    expect(table.asked).toBe('1 warp.die');
    table.answer('die:s0-catch-4-pips', 'keep');
    expect(table.told).toContain('saboteur.caught');
  });

  test('GE-11.7: standing answers: not in this role, not until I say so, or only when two of my dice have missed', () => {
    const next = (answer: string) =>
      rolling()
        .answer(answer)
        .now.windows.passed.map(({ id }) => id);
    expect(next('ahead:role')).toEqual(['role']);
    expect(next('ahead:always')).toEqual(['always']);
    expect(next('ahead:missed')).toEqual(['missed']);
    const battle = (cruisers: number) => {
      const table = scene().noShips().ships(0, 'c4', { cruiser: cruisers, fighter: 1 }).ships(1, 'c5', { fighter: 1 });
      table.technology(0, 'time-warp').also(state => {
        state.windows.passed.push({ seat: 0, kind: 'warp.die', id: 'missed', note: 0 });
      });
      table.dice(1, 6, 1, 1, 1, 1).role('warlord', 2).begin('warlord.begin', { seat: 0 });
      return table.answer(`move:cruiser-${cruisers}@c4`, 'to:c5').until('nobody', 'pass', 'done', 'fight');
    };
    expect(() => battle(1)).toThrow('nobody is asked');
    const table = scene().noShips().ships(0, 'c4', { cruiser: 1 }).ships(1, 'c5', { cruiser: 1 });
    table.technology(0, 'time-warp').also(state => {
      state.windows.passed.push({ seat: 0, kind: 'warp.die', id: 'missed', note: 0 });
    });
    table.dice(1, 1, 1, 1).role('warlord', 2).begin('warlord.begin', { seat: 0 });
    table.answer('move:cruiser-1@c4', 'to:c5');
    expect(table.asked).toBe('0 warp.die'); // both of its dice missed
  });
});
