import { describe, expect, test } from 'vitest';
import { gameDefinition } from '../../../../src/games/galactic-emperor/game.ts';
import { tokenReserve } from '../../../../src/games/galactic-emperor/state/pieces.ts';
import { fight, rolled } from '../fight.ts';
import { scene } from '../scene.ts';

describe('battle', () => {
  test('EX-6, GE-9.14, GE-9.16, GE-9.20, GE-9.22: Rob attacks Joe', () => {
    const table = fight({
      attackers: { dreadnought: 1, fighter: 2 },
      defenders: { cruiser: 1 },
      token: 'starbase',
      faces: [4, 2, 1, /* Cruiser */ 5, 1, /* Empire */ 6, 3, /* Fighter */ 6, /* round 2 */ 5, 4, 2],
    });
    expect(table.asked).toBe('1 battle.hit');
    expect(table.options).toEqual(['ship:cruiser', 'token']);
    table.answer('token');
    // Phase 2: as an Empire it rolls two dice (GE-9.17).
    expect(rolled(table)[1]).toBe('"face":5,"face":1,"face":6,"face":3');
    expect(table.asked).toBe('0 battle.hit');
    table.answer('ship:dreadnought+c4');
    expect(table.options).toEqual(['ship:fighter+c4', 'ship:dreadnought+c4+on-side']);
    table.answer('ship:fighter+c4');
    // Phase 3: the Empire is protected by the Cruiser, so the Cruiser is hit without asking.
    expect(table.has(1).ships).toEqual({});
    expect(table.asked).toBe('0 battle.retreat');
    table.answer('fight');
    expect(table.told).toContain('battle.lost-hits');
    expect(table.has(0)).toMatchObject({
      points: 1,
      ships: { c5: { fighter: 1, cruiser: 0, dreadnought: 1 } },
    });
    expect(table.now.sectors.c5).toEqual({ seat: 0, side: 'empire' });
    expect(tokenReserve(table.now, 1)).toBe(11);
    expect(table.now.battle).toBeNull();
  });

  test('EX-7, GE-9.21, GE-9.23: fire is simultaneous: both may fall, nobody gets anything', () => {
    const table = fight({ attackers: { cruiser: 1 }, token: 'empire', faces: [4, 1, 4, 1] });
    expect(table.told).toContain('battle.both-lost');
    expect(table.now.sectors.c5).toBeUndefined();
    expect(table.now.seats.map(({ points }) => points)).toEqual([0, 0, 0]);
    expect(table.has(0).ships).toEqual({});
  });

  test('GE-9.12: the attacker says in which order battles are fought', () => {
    const table = scene().noShips().ships(0, 'c4', { fighter: 2 });
    table.ships(1, 'c5', { fighter: 1 }).ships(1, 'b3', { fighter: 1 });
    table.role('warlord', 2).begin('warlord.begin', { seat: 0 });
    table.answer('move:fighter-1@c4', 'to:c5', 'move:fighter-1@c4', 'to:b3');
    expect(table.asked).toBe('0 warlord.battle');
    expect(table.options).toEqual(['space:b3', 'space:c5']);
  });

  test('GE-9.13: Fighters hit on 5, all else on 4', () => {
    const table = fight({
      attackers: { fighter: 1, cruiser: 1, dreadnought: 1 },
      defenders: { fighter: 8 },
      token: 'starbase',
      faces: [3, 3, 3, /* phase 2 */ 3, 3, 3, 3, 3, /* phase 3 */ 4, 4, 4, 4, 4, 4, 4, 4, 4],
    });
    expect(table.asked).toBe('0 battle.retreat');
    expect(table.told).not.toContain('battle.destroyed');
    const dice = table.now.dice;
    expect(dice).toEqual([]);
  });

  test('GE-9.14: three dice for a Dreadnought, two for a Cruiser and an Empire, three for a Starbase, one for a Fighter', () => {
    const table = fight({
      attackers: { fighter: 2, cruiser: 1, dreadnought: 1 },
      token: 'starbase',
      faces: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
    });
    expect(rolled(table).map(faces => faces.split(',').length)).toEqual([3, 2, 3, 2]);
  });

  test('EX-36, GE-9.15: the chooser names a ship for the extra die before each round, and again', () => {
    const table = fight({
      attackers: { dreadnought: 1, fighter: 1 },
      token: 'empire',
      faces: [1, 1, 1, 1, /* Empire */ 1, 1, /* Fighter */ 1, /* round 2 */ 1, 1, 1, 1, 1, 1, 1],
      chooser: 0,
    });
    expect(table.asked).toBe('0 battle.extra');
    table.answer('ship:dreadnought');
    expect(rolled(table).map(faces => faces.split(',').length)).toEqual([4, 2, 1]);
    table.answer('fight');
    expect(table.asked).toBe('0 battle.extra');
    table.answer('ship:fighter');
    expect(rolled(table).map(faces => faces.split(',').length)).toEqual([4, 2, 1, 3, 2, 2]);
  });

  test('EX-36, GE-9.15: a ship that fell before its phase has no extra die', () => {
    const table = fight({
      attackers: { dreadnought: 1, fighter: 1 },
      token: 'empire',
      faces: [1, 1, 1, /* Empire */ 4, 1],
      chooser: 0,
    });
    table.answer('ship:fighter', 'ship:fighter+c4');
    expect(rolled(table)).toHaveLength(2);
    expect(table.asked).toBe('0 battle.retreat');
  });

  test('GE-9.15: not when defending, and not for another attacker', () => {
    const table = fight({ attackers: { fighter: 1 }, defenders: { cruiser: 1 }, faces: [1, 1, 1], chooser: 1 });
    expect(table.told).not.toContain('battle.extra');
    expect(rolled(table).map(faces => faces.split(',').length)).toEqual([2, 1]);
  });

  test('EX-36: in a surprise attack a warped Cruiser with it fires three dice', () => {
    const table = scene().noShips().tile('d4', 'black-hole').ships(0, 'd4', { cruiser: 1 }).tile('g2', 't05', 1);
    table.dice(1, 1, 4).role('warlord', 0).begin('warlord.begin', { seat: 0 });
    table.answer('warp:cruiser-1@d4', 'to:g2');
    expect(rolled(table).map(faces => faces.split(',').length)).toEqual([3]);
    expect(table.has(0).points).toBe(1);
  });

  test('GE-9.16: a Dreadnought takes two hits, at full strength after the first', () => {
    const table = fight({
      attackers: { dreadnought: 1 },
      token: 'empire',
      faces: [1, 1, 1, /* Empire */ 4, 4],
    });
    expect(table.told.filter(key => key === 'battle.on-side')).toHaveLength(1);
    expect(table.told).toContain('battle.held');
    expect(table.has(0).ships).toEqual({});
    expect(table.now.sectors.c5).toEqual({ seat: 1, side: 'empire' });
  });

  test('GE-9.16: an Empire is hit only when no ship is left; hits that can be taken are taken', () => {
    const table = fight({
      attackers: { dreadnought: 1 },
      defenders: { fighter: 1 },
      token: 'empire',
      faces: [4, 4, 1],
    });
    // The first hit must go to the Fighter, the second finds the Empire alone.
    expect(table.told.filter(key => key === 'battle.destroyed')).toHaveLength(2);
    expect(table.has(0).points).toBe(1);
  });

  test('GE-9.17: a Starbase may take its hit while ships are there', () => {
    const table = fight({
      attackers: { dreadnought: 1 },
      defenders: { fighter: 1 },
      token: 'starbase',
      faces: [4, 1, 1, 1, 1, 1],
    });
    expect(table.options).toEqual(['ship:fighter', 'token']);
    table.answer('token');
    expect(table.now.sectors.c5).toEqual({ seat: 1, side: 'empire' });
  });

  test('EX-33, GE-9.18, GE-9.18.1: a retreat leads to the space before the battle, not to where the ships began', () => {
    const table = scene().noShips().ships(0, 'c3', { fighter: 1 }).ships(1, 'c5', { fighter: 1 });
    table.dice(1, 1).role('warlord', 2).begin('warlord.begin', { seat: 0 });
    table.answer('move:fighter-1@c3', 'to:c4', 'to:c5', 'retreat');
    expect(table.has(0).ships).toEqual({ c4: { fighter: 1, cruiser: 0, dreadnought: 0 } });
    expect(table.has(1).ships).toHaveProperty('c5');
    const sun = scene().noShips().tile('c4', 't13').ships(0, 'c3', { fighter: 1 }).ships(1, 'c5', { fighter: 1 });
    sun.dice(1, 1).role('warlord', 2).begin('warlord.begin', { seat: 0 });
    sun.answer('move:fighter-1@c3', 'to:c5', 'retreat');
    expect(sun.has(0).ships).toHaveProperty('c3');
  });

  test('GE-9.18.1: the whole force retreats, each ship where it came from, and annexes nothing', () => {
    const table = scene().noShips().ships(0, 'c4', { fighter: 1 }).ships(0, 'b4', { fighter: 1 });
    table.ships(1, 'c5', { fighter: 1 }).dice(1, 1, 1).role('warlord', 2).begin('warlord.begin', { seat: 0 });
    table.answer('move:fighter-1@b4', 'to:c5', 'move:fighter-1@c4', 'to:c5', 'retreat');
    expect(Object.keys(table.has(0).ships).sort()).toEqual(['b4', 'c4']);
    expect(table.now.sectors).toEqual({});
  });

  test('GE-9.19: with a warped ship in it no force retreats', () => {
    const table = scene()
      .noShips()
      .tile('d4', 'black-hole')
      .ships(0, 'd4', { fighter: 1 })
      .ships(0, 'e3', { fighter: 1 });
    table.ships(1, 'e4', { dreadnought: 1 }).dice(1, 1, 1, 1, 1, 1);
    table.role('warlord', 2).begin('warlord.begin', { seat: 0 });
    table.answer('move:fighter-1@e3', 'to:e4', 'warp:fighter-1@d4', 'to:e4');
    // Fighting on is the only choice, so the second round has begun by itself.
    const rounds = table.match.events('spectator').filter(({ words }) => words.key === 'battle.round');
    expect(rounds.length).toBeGreaterThan(1);
    expect(table.told).not.toContain('battle.retreated');
  });

  test('GE-9.20: a Dreadnought stands up after the battle, a Starbase that became an Empire stays one', () => {
    const table = fight({
      attackers: { dreadnought: 1 },
      token: 'starbase',
      faces: [4, 1, 1, /* Empire */ 4, 1],
    });
    table.answer('retreat');
    expect(table.now.sectors.c5).toEqual({ seat: 1, side: 'empire' });
    expect(table.has(0).ships).toEqual({ c4: { fighter: 0, cruiser: 0, dreadnought: 1 } });
    expect(table.now.battle).toBeNull();
  });

  test('GE-9.21: the battle ends at once, in mid-round', () => {
    const table = fight({ attackers: { dreadnought: 1, fighter: 1 }, token: 'empire', faces: [4, 1, 1] });
    expect(rolled(table)).toHaveLength(1);
    expect(table.told).toContain('battle.won');
  });

  test('GE-9.22: without a token the winner leaves the sector free, but gets the point', () => {
    const table = fight({
      attackers: { dreadnought: 1 },
      token: 'empire',
      faces: [4, 1, 1],
      change: one =>
        one.also(state => {
          const tiles = ['t04', 't06', 't07', 't08', 't09', 't10', 't11', 't12', 't16', 't17', 't18'] as const;
          const spaces = ['e1', 'e2', 'e3', 'e4', 'e5', 'f1', 'f2', 'f3', 'f4', 'g1', 'g2'] as const;
          spaces.forEach((space, at) => one.tile(space, tiles[at] ?? 't19', 0));
          state.round = 1;
        }),
    });
    expect(table.told).toContain('battle.won');
    expect(table.now.sectors.c5).toBeUndefined();
    expect(table.has(0).ships).toHaveProperty('c5');
    expect(table.told).toContain('points.empire.hidden');
  });

  test('GE-9.23: no reward for beating ships, and none for a defender', () => {
    const ships = fight({ attackers: { dreadnought: 1 }, defenders: { fighter: 1 }, faces: [4, 1, 1] });
    expect(ships.told).toContain('battle.won');
    expect(ships.told).not.toContain('points.empire.hidden');
    const held = fight({ attackers: { fighter: 1 }, token: 'empire', faces: [4, 1] });
    expect(held.told).toContain('battle.held');
    expect(held.now.seats.map(({ points }) => points)).toEqual([0, 0, 0]);
  });

  test('GE-9.24: dice of both, then the Time Warp, then the defender’s casualties, then the attacker’s', () => {
    const table = fight({
      attackers: { cruiser: 2, fighter: 1 },
      defenders: { cruiser: 1, fighter: 1 },
      faces: [4, 1, 1, 1, 4, 1],
      change: one => one.technology(2, 'time-warp'),
    });
    expect(table.asked).toBe('2 warp.die');
    expect(table.now.dice).toHaveLength(6);
    table.answer('pass');
    expect(table.asked).toBe('1 battle.hit');
    table.answer('ship:cruiser');
    expect(table.asked).toBe('0 battle.hit');
    // The Cruiser that fell has fired: both hits count.
    table.answer('ship:fighter+c4');
    expect(table.has(0).ships.c5).toEqual({ fighter: 0, cruiser: 2, dreadnought: 0 });
    expect(table.has(1).ships.c5).toEqual({ fighter: 1, cruiser: 0, dreadnought: 0 });
  });

  test('GE-9.16: where all that is left falls, it goes without saying what is hit first', () => {
    const hits = (...faces: number[]) => {
      const table = fight({
        attackers: { cruiser: 2 },
        defenders: { cruiser: 1, fighter: 1 },
        faces: [...faces, 1, 1],
      });
      expect(table.asked).toBe('1 battle.hit');
      return table.decision.options.map(({ autoAnswer, isDuplicate }) => [autoAnswer, isDuplicate]);
    };
    expect(hits(6, 6)).toEqual([
      [true, undefined],
      [undefined, true],
    ]);
    expect(hits(6, 1)).toEqual([
      [undefined, undefined],
      [undefined, undefined],
    ]);
  });

  test('GE-9.25: the last point leaving the pool ends the game when the role is over', () => {
    const table = fight({
      attackers: { dreadnought: 1 },
      token: 'empire',
      faces: [4, 1, 1],
      change: one => one.also(state => (state.paid = 114)),
    });
    expect(table.told).toContain('end.pool');
    expect(table.match.outcome).not.toBeNull();
  });

  test('a battle is shown to all in the same way', () => {
    const table = fight({ attackers: { fighter: 2 }, defenders: { cruiser: 1 }, faces: [1, 1, 1, 1] });
    const { battle } = gameDefinition.view(table.now, 'spectator');
    expect(battle).toEqual(gameDefinition.view(table.now, 1).battle);
    expect(battle?.sides.map(({ seat }) => seat)).toEqual([0, 1]);
  });
});
