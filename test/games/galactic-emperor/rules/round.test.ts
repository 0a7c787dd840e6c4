import { describe, expect, test } from 'vitest';
import { inOrderFrom } from '../../../../src/games/galactic-emperor/state/seats.ts';
import { scene } from '../scene.ts';

const RULES = ['pass', 'done', 'annex'];

describe('rounds', () => {
  test('GE-3.1: the holder of the Throne sets the direction and picks first', () => {
    const table = scene().begin('round.begin', {});
    expect(table.asked).toBe('0 round.direction');
    expect(table.answer('clockwise').asked).toBe('0 round.role');
  });

  test('EX-2, GE-3.2, GE-3.4: the first round of three', () => {
    const table = scene().row('t01', 't02', 't03', 't04').dice(3, 4, 6, 6).begin('round.begin', {});
    table.answer('clockwise', 'role:merchant');
    expect(table.has(0).marks).toBe(8);
    expect(table.asked).toBe('0 market.discard');
    table.answer('discard:6-pips');
    const turns: number[] = [];
    while (table.decision.kind === 'merchant.trade') {
      turns.push(table.decision.seat);
      table.answer('done');
    }
    expect(turns).toEqual([0, 1, 2]);
    expect(table.asked).toBe('1 round.role');
    table.answer('role:steward');
    expect(table.asked).toBe('1 steward.free');
    table.answer('metal');
    expect(table.asked).toBe('2 round.role');
    table.answer('role:warlord');
    expect(table.asked).toBe('2 warlord.move');
    table.answer('done');
    expect(table.asked).toBe('0 warlord.move');
    table.answer('done', 'done');
    // 8 + 1 for food that was left over + 2; nobody picked the Explorer.
    expect(table.now.row).toHaveLength(5);
    expect(table.now.offer).toHaveLength(7);
    expect(table.now.seats.map(({ marks }) => marks)).toEqual([11, 8, 8]);
    expect(table.asked).toBe('0 round.direction');
    expect(table.now.throne).toBe(0);
  });

  test('EX-2, GE-3.8: counter-clockwise everything goes the other way round, from the beginning of the round on', () => {
    const table = scene().begin('round.begin', {});
    table.answer('counter-clockwise', 'role:warlord');
    expect(inOrderFrom(table.now, 0)).toEqual([0, 2, 1]);
    const turns: number[] = [];
    while (table.decision.kind === 'warlord.move') {
      turns.push(table.decision.seat);
      table.answer('done');
    }
    expect(turns).toEqual([0, 2, 1]);
    expect(table.asked).toBe('2 round.role');
  });

  test('GE-3.8: a Throne that is won in a round acts from the next one', () => {
    const table = scene().begin('round.begin', {});
    table.answer('clockwise', 'role:regent').until('regent.place', 'pass');
    table.answer('throne', 'done').until('round.role', 'done');
    expect(table.now.throne).toBe(1);
    expect(table.asked).toBe('1 round.role'); // simply the next
    table.answer('role:steward').until('round.role', 'metal', 'done');
    expect(table.asked).toBe('2 round.role');
    table.answer('role:engineer').until('round.direction', 'done', 'space:d1');
    expect(table.asked).toBe('1 round.direction');
  });

  test('GE-3.3: a role is picked once a round', () => {
    const table = scene()
      .role('merchant', 0)
      .also(state => (state.role = null))
      .begin('round.pick', { seat: 1 });
    expect(table.blockedBy('role:merchant')).toBe('GE-3.3');
    expect(table.options).toHaveLength(6);
  });

  test('GE-3.4: with the Explorer on offer one more tile is turned up, then the roles come back, two marks each', () => {
    const table = scene()
      .row('t01')
      .role('merchant', 0)
      .also(state => (state.role = null))
      .begin('round.end', {});
    expect(table.now.row).toHaveLength(2);
    expect(table.now.offer).toContain('merchant');
    expect(table.now.seats.map(({ marks }) => marks)).toEqual([7, 7, 7]);
    expect(table.told).toEqual(['row.turned-up', 'round.ends', 'round.begins']);
  });

  test('GE-3.4: nothing is turned up when somebody explored', () => {
    const table = scene()
      .row('t01')
      .role('explorer', 0)
      .also(state => (state.role = null))
      .begin('round.end', {});
    expect(table.now.row).toEqual(['t01']);
  });

  test('GE-3.5: as many picks as players; the other roles are not played', () => {
    const table = scene().begin('round.begin', {});
    table.answer('clockwise');
    let picks = 0;
    while (table.decision.kind !== 'round.direction') {
      if (table.decision.kind === 'round.role') picks += 1;
      const answer = ['role:warlord', 'role:steward', 'role:engineer'].find(id => table.options.includes(id));
      if (table.decision.kind === 'round.role' && answer !== undefined) table.answer(answer);
      else table.answer(['metal', 'done', 'space:d1'].find(id => table.options.includes(id)) ?? '');
    }
    expect(picks).toBe(3);
    expect(table.now.round).toBe(3);
  });

  test('GE-3.6: without Explorer and Scientist six roles are left, two of them Warlords', () => {
    const flipped = scene().tile('d4', 'black-hole').stack().role('explorer', 0);
    flipped.also(state => (state.offer = state.offer.filter(role => role !== 'scientist')));
    flipped.begin('explorer.reveal', {});
    expect(flipped.told).toContain('explorer.flips');
    flipped.until('round.direction', 'role:steward', 'role:engineer', 'metal', 'done');
    expect([...flipped.now.offer].sort()).toEqual([
      'engineer',
      'merchant',
      'regent',
      'steward',
      'warlord',
      'warlord-2',
    ]);
  });

  test('GE-3.7: a flipped Explorer stays picked to the end of the round, and nothing is turned up any more', () => {
    const table = scene().stack().role('explorer', 0).begin('explorer.reveal', {});
    expect(table.asked).toBe('1 round.role');
    expect(table.now.picks).toEqual([{ seat: 0, role: 'warlord-2' }]);
    expect(table.blockedBy('role:warlord-2')).toBe('GE-3.3');
    expect(table.blockedBy('role:explorer')).toBe('GE-4.8');
    table.until('round.direction', 'role:steward', 'role:engineer', 'metal', ...RULES);
    expect(table.told).not.toContain('row.turned-up');
    expect(table.answer('clockwise').options).toContain('role:warlord-2');
  });

  test('GE-3.7: a Scientist that was played stays played, but does not come back', () => {
    const table = scene()
      .tile('d4', 'black-hole')
      .role('scientist', 0)
      .also(state => (state.role = null));
    table.begin('round.end', {});
    expect(table.now.offer).not.toContain('scientist');
    expect(table.answer('clockwise').blockedBy('role:scientist')).toBe('GE-5.2');
  });

  test('GE-3.7: an empty stack turns nothing up', () => {
    const table = scene().row('t01').stack().begin('round.end', {});
    expect(table.now.row).toEqual(['t01']);
  });
});
