import { describe, expect, test } from 'vitest';
import { scene } from '../scene.ts';
import type { Scene } from '../scene.ts';

const END = { step: 'economy.begin', args: {} } as const;

function explore(table: Scene): Scene {
  return table.begin('explore.choose', { seat: 0 }, END);
}

describe('exploration, SE-7', () => {
  test('SE-7.1: every marker under an own unit is turned up, in the order that its seat likes', () => {
    const table = explore(
      scene().hidden('g7', 'nebula').hidden('e5', 'asteroids').units(0, 'g7', 'scout').units(0, 'e5', 'scout'),
    );
    expect(table.options).toEqual(['hex:e5', 'hex:g7', 'all']);
    table.answer('hex:g7');
    expect([table.now.hexes.g7?.up, table.now.hexes.e5?.up]).toEqual([true, true]);
  });

  test('SE-7.1: all markers are turned up by one answer, and what one of them asks is still asked', () => {
    const table = explore(
      scene()
        .hidden('a5', 'nebula')
        .hidden('e5', 'lost')
        .hidden('g7', 'asteroids')
        .units(0, 'a5', 'scout')
        .units(0, 'e5', 'scout')
        .units(0, 'g7', 'scout'),
    );
    table.answer('all');
    expect(table.decision.kind).toBe('explore.shift');
    expect([table.now.hexes.a5?.up, table.now.hexes.g7?.up]).toEqual([true, false]);
    table.answer('hex:e6');
    expect(table.now.hexes.g7?.up).toBe(true);
  });

  test('SE-7.3: minerals and wrecks stay', () => {
    expect(explore(scene().hidden('g7', 'mineral-10').units(0, 'g7', 'scout')).now.hexes.g7?.marker).toBe('mineral-10');
  });

  test('SE-7.4: at a black hole that is found every unit rolls', () => {
    const table = explore(scene().hidden('g7', 'black-hole').units(0, 'g7', 'scout', 2).dice(7, 6));
    expect(table.count('g7', 'scout')).toBe(1);
  });

  test('SE-7.5: from a supernova units go back to where they came from', () => {
    const table = explore(
      scene()
        .hidden('g7', 'supernova')
        .units(0, 'g7', 'scout', 2, {}, { did: { gone: 1, from: 'g6' } }),
    );
    expect(table.count('g6', 'scout')).toBe(2);
  });

  test('SE-7.7, SE-7.8: the right-hand player shifts who is lost, but not into a supernova', () => {
    const table = explore(scene(3).hidden('g7', 'lost').marker('g8', 'supernova').units(0, 'g7', 'scout', 2));
    expect(table.asked).toBe('2 explore.shift');
    expect(table.options).not.toContain('hex:g8');
    table.answer('hex:h7');
    expect([table.count('h7', 'scout'), table.now.hexes.g7?.marker]).toEqual([2, null]);
  });

  test('SE-7.9, SE-29.12: an unexplored hex is explored at once, and enemies are fought at once', () => {
    const chain = explore(scene().hidden('g7', 'lost').hidden('h7', 'danger').units(0, 'g7', 'scout', 2)).answer(
      'hex:h7',
    );
    expect(chain.now.pieces).toEqual([]);
    const fight = explore(scene().hidden('g7', 'lost').units(0, 'g7', 'scout', 2).units(1, 'h7', 'cruiser')).answer(
      'hex:h7',
    );
    expect(fight.now.battle).toMatchObject({ attacker: 0, defender: 1 });
  });

  test('SE-6.10: right after a battle with aliens that were found a Colony Ship settles', () => {
    const found = (): Scene => {
      const table = scene(2, { aliensPerPlanet: 3 }).hidden('g7', 'barren').units(0, 'g7', 'dreadnought', 6);
      table.units(0, 'g7', 'colony-ship', 1, { special: 1 }).dice(...Array.from({ length: 20 }, () => 1));
      table.begin('explore.choose', { seat: 0 }, { step: 'economy.begin', args: {} });
      for (; table.decision.kind.startsWith('battle.');) {
        table.answer(table.options.find(id => id.startsWith('at:')) ?? table.options[0] ?? '');
      }
      return table;
    };
    const table = found();
    expect(table.asked).toBe('0 combat.settle');
    table.answer(table.options.find(id => id.startsWith('settle:')) ?? '');
    expect(table.now.hexes.g7?.colony).toMatchObject({ owner: 0, value: 0 });
  });

  test('SE-3.4, SE-18.3: warp points and machines that are not used are removed', () => {
    for (const marker of ['warp-1', 'machine'] as const) {
      expect(explore(scene().hidden('g7', marker).units(0, 'g7', 'scout')).now.hexes.g7?.marker).toBeNull();
    }
  });

  test('SE-17.6: without aliens a barren planet is an ordinary one', () => {
    const table = scene().marker('g7', 'barren').units(0, 'g7', 'colony-ship', 1, { special: 1 }).move();
    expect(table.options).toContain(`settle:${table.c('g7')}`);
  });
});

describe('EX-17: scanning, SE-7.13', () => {
  const scanner = () => scene().hidden('g7', 'lost').units(0, 'g6', 'cruiser', 1, { special: 1, movement: 4 });

  test('EX-17.1, SE-7.13: who has moved does not scan any more', () => {
    const table = scanner().move();
    expect(table.options).toContain(`scan:${table.c('g6')}:g7`);
    table.go('g6', 'cruiser', 'h7');
    expect(table.options.some(id => id.startsWith('scan:'))).toBe(false);
  });

  test('EX-17.2, SE-7.13.1: lost in space turned up leaves play, nobody is shifted, and the Cruiser goes on', () => {
    const table = scanner().hidden('f6', 'nebula').move();
    table.answer(`scan:${table.c('g6')}:g7`, 'turn-up');
    expect(table.now.hexes.g7?.marker).toBeNull();
    expect(table.count('g6', 'cruiser')).toBe(1);
    table.go('g6', 'cruiser', 'f6');
    expect(table.count('f6', 'cruiser')).toBe(1);
  });

  test('EX-17.3: a black hole turned up stays, and nobody rolls', () => {
    const table = scene().hidden('g7', 'black-hole').units(0, 'g6', 'cruiser', 1, { special: 1 }).move();
    table.answer(`scan:${table.c('g6')}:g7`, 'turn-up');
    expect(table.now.hexes.g7).toMatchObject({ marker: 'black-hole', up: true });
    expect(table.told).not.toContain('hole.rolled');
  });

  test('SE-7.13, SE-28: a marker that is put back only its seat knows', () => {
    const table = scanner().move();
    table.answer(`scan:${table.c('g6')}:g7`, 'put-back');
    expect(table.has(0).scans).toEqual({ g7: 'lost' });
    expect(JSON.stringify(table.match.view(1))).not.toContain('"g7":"lost"');
  });

  test('SE-7.13: another Cruiser may look at a marker that was put back, and turn it up', () => {
    const table = scanner().units(0, 'g8', 'cruiser', 1, { special: 1 }).move();
    table.answer(`scan:${table.c('g6')}:g7`, 'put-back', `scan:${table.c('g8')}:g7`, 'turn-up');
    expect(table.told).toContain('explore.found');
    expect(table.options.some(id => id.startsWith('scan:'))).toBe(false);
  });

  test('SE-7.13: and so may the same one in a later turn', () => {
    const table = scanner();
    table.has(0).scans.g7 = 'lost';
    expect(table.move().options).toContain(`scan:${table.c('g6')}:g7`);
  });

  test('SE-7.14: each Cruiser of a group scans a marker of its own', () => {
    const table = scene()
      .hidden('g7', 'nebula')
      .hidden('f6', 'nebula')
      .hidden('g5', 'nebula')
      .units(0, 'g6', 'cruiser', 2, { special: 1 })
      .move();
    table.answer(`scan:${table.c('g6')}:g7`, 'put-back', `scan:${table.c('g6')}:f6`, 'put-back');
    expect(table.options.some(id => id.startsWith('scan:'))).toBe(false);
  });
});
