import { describe, expect, test } from 'vitest';
import { HEXES_BY_MOVEMENT } from '../../../../src/games/space-empires/data/technologies.ts';
import { scene } from '../scene.ts';

describe('EX-8: movement, SE-6', () => {
  test('SE-6.1: hexes a turn by the level of Movement', () => {
    expect(HEXES_BY_MOVEMENT.map(hexes => hexes.join(''))).toEqual(['111', '112', '122', '222', '223', '233', '333']);
    const table = scene().units(0, 'g6', 'scout', 1, { movement: 2 }).turn(3).move();
    table.go('g6', 'scout', 'g7').go('g7', 'scout', 'g8');
    expect(table.options.some(id => id.startsWith('go:'))).toBe(false);
  });

  test('SE-6.2, SE-12.6: what counts is what the unit carries, and decoys have the newest level', () => {
    const table = scene()
      .levels(0, { movement: 4 })
      .units(0, 'g6', 'scout', 1, { movement: 1 })
      .units(0, 'e5', 'decoy', 1);
    table.move().go('g6', 'scout', 'g7');
    expect(table.options).not.toContain(`go:${table.c('g7')}`);
    table.go('e5', 'decoy', 'e6');
    expect(table.options).toContain(`go:${table.c('e6')}`);
  });

  test('SE-6.2: Bases and Ship Yards never move, Colony Ships one hex', () => {
    const table = scene()
      .levels(0, { movement: 7 })
      .units(0, 'g6', 'yard', 2)
      .units(0, 'g6', 'base')
      .units(0, 'g6', 'colony-ship');
    table.move();
    expect(table.options.filter(id => id.startsWith('go:'))).toEqual([`go:${table.c('g6', 'colony-ship')}`]);
    table.go('g6', 'colony-ship', 'g7');
    expect(table.options.filter(id => id.startsWith('go:'))).toEqual([]);
  });

  test('SE-6.3: several groups go together', () => {
    const table = scene().units(0, 'g6', 'scout', 2).units(0, 'g6', 'destroyer', 3).move();
    table.answer(`go:${table.c('g6', 'scout')}`, `with:${table.c('g6', 'destroyer')}`, 'to:g7');
    expect([table.count('g7', 'scout'), table.count('g7', 'destroyer')]).toEqual([2, 3]);
  });

  test('EX-8.1, SE-6.4: a nebula two hexes away can not be entered', () => {
    const table = scene().marker('g8', 'nebula').units(0, 'g6', 'cruiser', 1, { movement: 4 }).move();
    table.go('g6', 'cruiser', 'g7').answer(`go:${table.c('g7')}`);
    expect(table.options).not.toContain('to:g8');
    expect(table.blockedBy('to:g8')).toBe('SE-6.4');
  });

  test('EX-8.2, SE-6.4: an unexplored hex is entered with the first step, and ends the move', () => {
    const table = scene().hidden('g7', 'nebula').units(0, 'g6', 'cruiser', 1, { movement: 4 }).move();
    table.go('g6', 'cruiser', 'g7');
    expect(table.options.some(id => id.startsWith('go:'))).toBe(false);
  });

  test('EX-8.3, SE-6.7: a Colony Ship follows an escort into the unknown, and both die in danger, SE-7.6', () => {
    const table = scene().hidden('g7', 'danger').units(0, 'g6', 'scout').units(0, 'g6', 'colony-ship').move();
    table.answer(`go:${table.c('g6', 'colony-ship')}`);
    expect(table.blockedBy('to:g7')).toBe('SE-6.7');
    table.answer(
      'back',
      `go:${table.c('g6', 'scout')}`,
      'to:g7',
      `go:${table.c('g6', 'colony-ship')}`,
      'to:g7',
      'done',
    );
    table.until('sheet.row', 'done');
    expect(table.now.pieces).toEqual([]);
    expect(table.now.hexes.g7?.marker).toBeNull();
  });

  test('SE-6.5: nobody enters a supernova', () => {
    const table = scene().marker('g7', 'supernova').units(0, 'g6', 'scout').move();
    table.answer(`go:${table.c('g6')}`);
    expect(table.blockedBy('to:g7')).toBe('SE-6.5');
  });

  test('EX-8.4, SE-6.6: three Cruisers at a black hole, 6, 7 and 10: one lives and goes on', () => {
    const table = scene()
      .marker('g7', 'black-hole')
      .units(0, 'g6', 'cruiser', 3, { movement: 2 })
      .turn(3)
      .dice(6, 7, 10);
    table.move().go('g6', 'cruiser', 'g7');
    expect(table.count('g7', 'cruiser')).toBe(1);
    table.go('g7', 'cruiser', 'g8');
    expect(table.count('g8', 'cruiser')).toBe(1);
  });

  test('EX-8.5, SE-6.8: a lone Miner is destroyed, and who entered stays hidden and may go on', () => {
    const table = scene().units(0, 'g6', 'scout', 2, { movement: 4 }).units(1, 'g7', 'miner').move();
    table.go('g6', 'scout', 'g7');
    expect(table.count('g7', 'miner')).toBe(0);
    table.go('g7', 'scout', 'g8');
    expect(table.now.pieces.map(({ up }) => up)).toEqual([false]);
  });

  test('SE-4.5: a decoy alone is gone at once, and beside a ship it is not', () => {
    const alone = scene()
      .units(0, 'g6', 'scout', 1, { movement: 4 })
      .units(1, 'g7', 'decoy', 2)
      .move()
      .go('g6', 'scout', 'g7');
    expect(alone.count('g7', 'decoy')).toBe(0);
    expect(alone.options).toContain(`go:${alone.c('g7')}`);
    const both = scene()
      .units(0, 'g6', 'scout', 1, { movement: 4 })
      .units(1, 'g7', 'decoy', 2)
      .units(1, 'g7', 'scout')
      .move();
    both.go('g6', 'scout', 'g7');
    expect(both.count('g7', 'decoy')).toBe(2);
  });

  test('SE-6.8, SE-6.9, SE-16.3: armed enemies and mines stop a move, a colony alone does not', () => {
    for (const kind of ['destroyer', 'mine'] as const) {
      const table = scene()
        .units(0, 'g6', 'scout', 1, { movement: 4 })
        .units(1, 'g7', kind)
        .move()
        .go('g6', 'scout', 'g7');
      expect(table.options.some(id => id.startsWith('go:'))).toBe(false);
    }
    const colony = scene().colony('g7', 1).units(0, 'g6', 'scout', 1, { movement: 4 }).move().go('g6', 'scout', 'g7');
    expect(colony.options).toContain(`go:${colony.c('g7', 'scout')}`);
  });

  test('EX-8.6, SE-13.2, SE-13.3: one hex more along a chain, and not after its pipelines moved', () => {
    const chain = () =>
      scene()
        .units(0, 'g5', 'destroyer')
        .units(0, 'g5', 'pipeline')
        .units(0, 'g6', 'pipeline')
        .units(0, 'g7', 'pipeline')
        .units(0, 'g8', 'pipeline');
    const table = chain().move().go('g5', 'destroyer', 'g6').go('g6', 'destroyer', 'g7');
    expect(table.count('g7', 'destroyer')).toBe(1);
    expect(table.options).not.toContain(`go:${table.c('g7', 'destroyer')}`);
    expect(table.options).not.toContain(`go:${table.c('g6', 'pipeline')}`);
    const moved = chain().move().go('g7', 'pipeline', 'h8');
    moved.go('g5', 'destroyer', 'g6').answer(`go:${moved.c('g6', 'destroyer')}`);
    expect(moved.blockedBy('to:g7')).toBe('SE-6.1');
  });

  test('SE-13.5: a chain over a black hole needs no roll', () => {
    const table = scene()
      .marker('g6', 'black-hole')
      .units(0, 'g5', 'destroyer')
      .units(0, 'g5', 'pipeline')
      .units(0, 'g6', 'pipeline')
      .move();
    table.go('g5', 'destroyer', 'g6');
    expect(table.told).not.toContain('hole.rolled');
  });

  test('SE-6.10, SE-12.5: a Colony Ship settles a planet; a barren one needs Terraforming', () => {
    const table = scene().marker('g6', 'planet').marker('h6', 'barren').marker('i6', 'barren');
    table
      .units(0, 'g6', 'colony-ship')
      .units(0, 'h6', 'colony-ship')
      .units(0, 'i6', 'colony-ship', 1, { special: 1 })
      .move();
    expect(table.options.filter(id => id.startsWith('settle:')).sort()).toEqual(
      [`settle:${table.c('g6')}`, `settle:${table.c('i6')}`].sort(),
    );
    table.answer(`settle:${table.c('g6')}`);
    expect(table.now.hexes.g6?.colony).toMatchObject({ owner: 0, value: 0, world: false });
    expect(table.count('g6', 'colony-ship')).toBe(0);
  });

  test('SE-6.11: a Miner tows a mineral to an own colony', () => {
    const table = scene().marker('k7', 'mineral-5').units(0, 'k7', 'miner').move();
    table.answer(`take:${table.c('k7')}`);
    expect(table.now.hexes.k7?.marker).toBeNull();
    table.go('k7', 'miner', 'l7').answer(`put:${table.c('l7')}`);
    expect(table.now.hexes.l7?.colony?.goods).toEqual(['mineral-5']);
  });

  test('SE-4.7, SE-6.12: units are scuttled in the own movement, after a second question', () => {
    const table = scene().units(0, 'g6', 'scout', 3).move();
    table.answer(`scuttle:${table.c('g6')}`, 'keep');
    expect(table.count('g6', 'scout')).toBe(3);
    table.answer(`scuttle:${table.c('g6')}`, 'scuttle');
    expect(table.count('g6', 'scout')).toBe(0);
  });

  test('EX-15.6, SE-4.7: who wanted to be asked scuttles what is entered, and there is no battle', () => {
    const table = scene().units(0, 'g6', 'destroyer', 2).units(1, 'g7', 'scout', 2);
    const seat = table.state.seats[1];
    if (seat !== undefined) seat.wary = true;
    table.move().answer(`go:${table.c('g6')}`, 'to:g7');
    expect(table.asked).toBe('1 entry.scuttle');
    table.answer(`scuttle:${table.c('g7', 'scout')}`, 'done', 'done').until('sheet.row', 'done');
    expect(table.told).not.toContain('battle.begins');
    expect(table.now.pieces.map(({ kind, up }) => [kind, up])).toEqual([['destroyer', false]]);
  });

  test('SE-4.2, SE-4.4: a face-up group at an own colony may be turned down before it moves', () => {
    const table = scene()
      .units(0, 'l7', 'scout', 1, {}, { up: true })
      .units(0, 'g6', 'scout', 1, {}, { up: true })
      .move();
    expect(table.options.filter(id => id.startsWith('hide:'))).toEqual([`hide:${table.c('l7', 'scout')}`]);
    table.answer(`hide:${table.c('l7', 'scout')}`);
    expect(table.match.view(1).pieces.filter(({ kind }) => kind === null)).toHaveLength(1);
  });

  test('SE-14.1, SE-14.2: Fighters move in Carriers, three each, and are lost where nothing holds them', () => {
    const table = scene().units(0, 'g6', 'carrier', 1).units(0, 'g6', 'fighter', 4, { special: 1 }).move();
    table.answer(`go:${table.c('g6', 'carrier')}`, `with:${table.c('g6', 'fighter')}`);
    expect(table.blockedBy('to:g7')).toBe('SE-14.1');
    table.answer('back', `split:${table.c('g6', 'fighter')}`, 1);
    const three = table.now.pieces.find(({ kind, count }) => kind === 'fighter' && count === 3);
    table.answer(`go:${table.c('g6', 'carrier')}`, `with:c${three?.handle}`, 'to:g7', 'done');
    expect([table.count('g7', 'fighter'), table.count('g6', 'fighter')]).toEqual([3, 0]);
    expect(table.told).toContain('fighters.stranded');
  });

  test('SE-18.1: a slingshot adds 2 to the die, and brings one hex more', () => {
    const table = scene(2, { slingshot: true }).marker('g7', 'black-hole').units(0, 'g6', 'scout', 2).dice(4, 5).move();
    table.answer(`go:${table.c('g6')}`, 'sling:g7');
    expect(table.count('g7', 'scout')).toBe(1);
    table.go('g7', 'scout', 'g8');
    expect(table.count('g8', 'scout')).toBe(1);
  });

  test('SE-18.1: with instant upgrade every unit has the newest levels', () => {
    const table = scene(2, { instantUpgrade: true })
      .levels(0, { movement: 7 })
      .units(0, 'g6', 'scout', 1, { movement: 1 })
      .move();
    table.go('g6', 'scout', 'g7').go('g7', 'scout', 'g8').go('g8', 'scout', 'g9');
    expect(table.count('g9', 'scout')).toBe(1);
  });

  test('SE-18.2: two revealed warp points of one number are beside each other', () => {
    const table = scene(2, { warpPoints: true })
      .marker('g6', 'warp-1')
      .marker('c3', 'warp-1')
      .units(0, 'g6', 'scout')
      .move();
    table.go('g6', 'scout', 'c3');
    expect(table.count('c3', 'scout')).toBe(1);
  });
});
