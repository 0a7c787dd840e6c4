import { describe, expect, test } from 'vitest';
import { pathsFor } from '../../../../src/games/theseus/rules/paths.ts';
import { copiesOf } from '../../../../src/games/theseus/state/reproduction.ts';
import { scene } from '../scene.ts';
import type { Scene } from '../scene.ts';

describe('a turn, TH-5 and TH-6', () => {
  test('TH-5.1 TH-22.1 TH-21: movement, action cards, sector, pending slot, then the next player', () => {
    const table = scene(['aliens', 'marines'])
      .unit('alien-1', 'corridors-a')
      .unit('alien-2', 'tech-bay-a')
      .unit('marine-1', 'docking-bay-a')
      .card('aliens-habitat-1', 'control-room-s1')
      .card('aliens-habitat-2', 'control-room-s2')
      .card('marines-fire-1', 'docking-bay-s1')
      .card('marines-mine-1', 'docking-bay-s2')
      .deck('aliens', 'aliens-hive-1')
      .turn('aliens');
    const kinds = ['unit:alien-1', 'room:control-room-a', '', 'malfunction:marines-fire-1', 'fill:control-room-p1'].map(
      answer => {
        const { kind, seat } = table.decision;
        expect(seat).toBe(0);
        // The second Habitat is the only one left, but tokens may be spent between the two.
        table.answer(answer === '' ? 'run:aliens-habitat-1' : answer);
        if (table.options.includes('run:aliens-habitat-2')) table.answer('run:aliens-habitat-2');
        return kind;
      },
    );
    expect(kinds).toEqual(['move.unit', 'move.room', 'actions.card', 'sector.action', 'pending.slot']);
    table.answer('end');
    expect(table.now.turn?.seat).toBe(1);
  });

  test('TH-6.5 TH-6.6: passing traps work sector by sector before the stop; then any empty room is chosen', () => {
    const table = scene(['aliens', 'marines'])
      .unit('alien-1', 'corridors-a')
      .unit('alien-2', 'corridors-b')
      .unit('marine-1', 'alien-nest-b')
      .card('marines-fire-1', 'control-room-s1')
      .card('marines-mine-1', 'control-room-s2')
      .turn('aliens');
    table.answer('unit:alien-1');
    expect(table.life('aliens')).toBe(19); // Fire; a Mine works at a stop only
    expect(table.options).toEqual(['room:alien-nest-a', 'room:alien-nest-c', 'room:alien-nest-d']);
  });

  test('TH-22.5: two ways to one sector are offered both', () => {
    const table = scene(['aliens', 'marines'])
      .unit('alien-1', 'tech-bay-a')
      .unit('marine-1', 'tech-bay-b')
      .card('aliens-vent-shortcut-1', 'docking-bay-s1')
      .card('aliens-vent-shortcut-2', 'corridors-s1');
    const paths = pathsFor(table.state, { unit: 'alien-1', executor: 0, own: true });
    expect(paths.filter(({ target }) => target === 'control-room').map(({ id }) => id)).toEqual([
      'to:control-room+skip:corridors',
      'to:control-room+skip:docking-bay',
    ]);
  });

  test('TH-16.2.6: a Vent Shortcut leaves its sector out, also where the move would have ended, for no point', () => {
    const table = scene(['aliens', 'marines'])
      .unit('alien-1', 'corridors-a')
      .card('aliens-vent-shortcut-1', 'control-room-s1');
    const paths = pathsFor(table.state, { unit: 'alien-1', executor: 0, own: true });
    expect(paths.map(({ target }) => target)).toEqual(['control-room', 'alien-nest']);
  });

  test('TH-7.3: a trap works once for each stop and each passing; one of one use is gone then', () => {
    const table = scene(['aliens', 'marines'])
      .unit('alien-1', 'corridors-a')
      .unit('alien-2', 'corridors-b')
      .unit('marine-1', 'docking-bay-a')
      .card('marines-fire-1', 'alien-nest-s1')
      .card('marines-mine-1', 'alien-nest-s2')
      .turn('aliens');
    table.answer('unit:alien-1', 'room:alien-nest-a');
    while (table.decision.kind === 'trap.order') table.answer(table.options[0] ?? '');
    expect([table.life('aliens'), table.slot('marines-mine-1')]).toEqual([17, null]);
  });
});

describe('assaults and space, TH-8 and TH-9', () => {
  test('EX-05 TH-8.6: filling the Corridors is a minor assault there, then an assault everywhere', () => {
    const table = scene(['marines', 'aliens'])
      .unit('marine-1', 'corridors-b')
      .unit('alien-1', 'corridors-d')
      .unit('alien-2', 'corridors-c')
      .unit('marine-2', 'tech-bay-a')
      .unit('marine-3', 'control-room-a')
      .unit('alien-3', 'control-room-b')
      .ring('corridors', 'control-room', 'docking-bay', 'alien-nest', 'tech-bay')
      .turn('marines');
    table.answer('unit:marine-2', 'unit:alien-1'); // in the minor assault M has one target, the one that arrived chooses
    expect(table.told.filter(key => key === 'attack.minor')).toHaveLength(1);
    expect(table.life('aliens')).toBe(18);
    while (table.match.outcome === null && table.decision.kind === 'attack.target')
      table.answer(table.options[0] ?? '');
    expect(table.told).toContain('attack.assault');
    expect(table.life('aliens')).toBe(15); // marine-1 attacks twice in the turn, and marine-3 in the Control Room
  });

  test('EX-08 TH-9.1: back from space through a Hive, and the turn is over', () => {
    const table = scene(['marines', 'aliens'])
      .unit('marine-1', 'space')
      .unit('marine-2', 'tech-bay-a')
      .unit('alien-1', 'corridors-a', 'upgraded')
      .unit('alien-2', 'corridors-b')
      .unit('alien-3', 'corridors-c')
      .card('aliens-hive-1', 'corridors-s1')
      .card('marines-armory-1', 'corridors-s2')
      .turn('marines');
    table.answer('unit:marine-1', 'sector:corridors');
    expect([table.place('marine-1'), table.life('marines'), table.life('aliens')]).toEqual(['corridors-d', 19, 20]);
    expect([table.now.seats[0]?.upgrades, table.now.turn?.seat]).toEqual([0, 1]);
  });

  test('TH-9.2: the log says that a unit comes back from space before it says where the unit stops', () => {
    const table = scene(['marines', 'aliens'])
      .unit('marine-1', 'space')
      .unit('alien-1', 'tech-bay-a')
      .turn('marines')
      .answer('sector:tech-bay', 'room:tech-bay-b');
    const told = table.told.filter(key => key === 'move.returns' || key === 'move.stops');
    expect(told.slice(0, 2)).toEqual(['move.returns', 'move.stops']);
  });

  test('TH-9.3: a unit in space is neither attacked nor chosen by a card that needs a sector', () => {
    const table = scene(['greys', 'marines'])
      .unit('grey-1', 'corridors-a')
      .unit('grey-2', 'tech-bay-a')
      .unit('marine-1', 'space')
      .unit('marine-2', 'docking-bay-a')
      .card('greys-control-1', 'control-room-s1')
      .turn('greys');
    table.answer('unit:grey-1', 'room:control-room-a');
    expect(table.told.filter(key => key === 'move.stops')).toHaveLength(1);
    expect(table.decision.prompt.with?.unit).toMatchObject({ with: { number: '2' } }); // marine-2 was the only choice
  });

  test('TH-9.4: the extra turn may go to a unit in space, and ends as its return does', () => {
    const table = scene(['marines', 'aliens'])
      .unit('marine-1', 'docking-bay-a')
      .unit('marine-2', 'space')
      .unit('alien-1', 'alien-nest-a')
      .ring('corridors', 'control-room', 'docking-bay', 'tech-bay', 'alien-nest')
      .turn('marines');
    table.answer('unit:marine-1', 'room:tech-bay-a', 'sector:corridors', 'room:corridors-a');
    expect([table.place('marine-2'), table.now.turn?.seat]).toEqual(['corridors-a', 1]);
    expect(table.told).not.toContain('attack.assault');
  });
});

describe('sectors, TH-10', () => {
  test('TH-10.3 TH-10.4: common and own sectors act, those of others do not', () => {
    const stops = (ring: readonly ('corridors' | 'docking-bay' | 'alien-nest')[]): string[] => {
      const [, target = 'corridors'] = ring;
      const table = scene(['marines', 'aliens'])
        .unit('marine-1', `${ring[0] ?? 'corridors'}-a`)
        .unit('alien-1', 'tech-bay-a')
        .ring(...ring, 'control-room', 'tech-bay')
        .turn('marines');
      table.answer(`room:${target}-a`);
      return table.told;
    };
    expect(stops(['docking-bay', 'alien-nest', 'corridors'])).not.toContain('upgrade.gained');
    expect(stops(['alien-nest', 'docking-bay', 'corridors'])).toContain('upgrade.gained');
    expect(stops(['docking-bay', 'corridors', 'alien-nest'])).toContain('attack.assault');
  });

  test('EX-12: three units in the Tech Bay one after the other, each moved once', () => {
    const table = scene(['marines', 'aliens'])
      .ring('corridors', 'tech-bay', 'control-room', 'docking-bay', 'alien-nest')
      .unit('marine-1', 'corridors-a')
      .unit('alien-1', 'alien-nest-d')
      .unit('marine-2', 'alien-nest-a')
      .unit('marine-3', 'docking-bay-a')
      .unit('alien-2', 'docking-bay-b')
      .unit('alien-3', 'docking-bay-c')
      .turn('marines');
    table.answer('unit:marine-1', 'room:tech-bay-a');
    expect(table.options).toEqual(['extra:marine-2', 'extra:marine-3']);
    table.answer('extra:marine-2', 'room:tech-bay-b'); // two units: Corridors, Tech Bay
    expect(table.decision.kind).toBe('move.room'); // the third one has to go: Alien Nest, Corridors, Tech Bay
    table.answer('room:tech-bay-c');
    expect(table.now.turn?.seat).toBe(1);
    expect(table.told.filter(key => key === 'sector.extra')).toHaveLength(2);
  });

  test('EX-31 TH-10.7 TH-12.4: a token or a purge; with an empty supply the token is none', () => {
    const arriving = (): Scene =>
      scene(['marines', 'aliens'])
        .unit('marine-1', 'control-room-a')
        .unit('alien-1', 'alien-nest-a')
        .card('aliens-hive-1', 'docking-bay-s1')
        .card('aliens-tentacles-1', 'docking-bay-s2')
        .card('marines-fire-1', 'docking-bay-s3')
        .malfunction('aliens-tentacles-1');
    const table = arriving().turn('marines').answer('room:docking-bay-a');
    expect(table.options).toEqual(['take-upgrade', 'purge:docking-bay-s1']);
    expect(table.blockedBy('purge:docking-bay-s2')).toBe('TH-10.7');
    table.answer('purge:docking-bay-s1');
    expect(table.now.seats[1]?.discard).toEqual(['aliens-hive-1']);
    const empty = arriving()
      .seat('aliens', { upgrades: 20 })
      .turn('marines')
      .answer('room:docking-bay-a', 'take-upgrade');
    expect([empty.now.seats[0]?.upgrades, empty.told.includes('upgrade.none-left')]).toEqual([0, true]);
  });
});

describe('pending slots, TH-11', () => {
  const atHome = (): Scene =>
    scene(['marines', 'aliens'])
      .unit('marine-1', 'control-room-a')
      .unit('alien-1', 'alien-nest-a')
      .pending('marines-armory-1', 'docking-bay-p1')
      .pending('aliens-hive-1', 'docking-bay-p2')
      .deck('marines', 'marines-fire-1', 'marines-fire-2');

  test('EX-11 TH-11.1: with an own and an enemy card exactly one slot is used: replace, deploy, or nothing', () => {
    const table = atHome().turn('marines').answer('room:docking-bay-a');
    expect(table.options.slice(0, 2)).toEqual(['deploy:docking-bay-p1', 'replace:docking-bay-p2']);
    expect(table.options.at(-1)).toBe('end');
    table.answer('replace:docking-bay-p2');
    expect(table.now.pending).toEqual({ 'docking-bay-p1': 'marines-armory-1', 'docking-bay-p2': 'marines-fire-1' });
    expect(table.options.some(id => id.startsWith('deploy:'))).toBe(false);
    const deploying = atHome()
      .turn('marines')
      .answer('room:docking-bay-a', 'deploy:docking-bay-p1', 'slot:corridors-s1');
    expect(deploying.now.pending['docking-bay-p1']).toBe('marines-fire-1');
  });

  test('TH-11.4: a deployed card works at once, but its action is not carried out', () => {
    const table = atHome().turn('marines').answer('room:docking-bay-a', 'deploy:docking-bay-p1', 'slot:docking-bay-s1');
    expect(table.slot('marines-armory-1')).toBe('docking-bay-s1');
    expect(table.now.seats[0]?.upgrades).toBe(1); // by the sector alone
  });

  test('EX-33: under malfunction the only pending card of a sector can be neither replaced nor deployed', () => {
    const table = scene(['marines', 'aliens'])
      .unit('marine-1', 'tech-bay-a')
      .unit('marine-2', 'docking-bay-a')
      .ring('tech-bay', 'corridors', 'control-room', 'docking-bay', 'alien-nest')
      .unit('alien-1', 'alien-nest-a')
      .pending('aliens-hive-1', 'corridors-p1')
      .seat('marines', { upgrades: 1 })
      .malfunction('aliens-hive-1')
      .turn('marines');
    table.answer('unit:marine-1', 'room:corridors-a', 'assault');
    expect(table.options).toEqual(['flip:marine-1', 'flip:marine-2', 'end']);
    expect(table.blockedBy('replace:corridors-p1')).toBe('TH-13.1');
  });

  test('EX-36 TH-12.3 TH-12.5: onto an own card with three tokens: it goes, and the tokens return', () => {
    const table = atHome()
      .card('marines-mine-1', 'corridors-s1', { upgrades: 3 })
      .card('aliens-tentacles-1', 'corridors-s2')
      .turn('marines')
      .answer('room:docking-bay-a', 'deploy:docking-bay-p1');
    expect(table.match.view('spectator')).toMatchObject({ installed: { 'corridors-s1': { number: 5 } } });
    expect(table.blockedBy('slot:corridors-s2')).toBe('TH-11.3');
    table.answer('slot:corridors-s1');
    expect(table.now.seats[0]?.discard).toEqual(['marines-mine-1']);
    expect(table.match.view('spectator')).toMatchObject({ supply: { upgrades: 19 } }); // one is in stock
  });

  test('TH-12.3: a card without a number never carries a token', () => {
    const table = scene(['marines', 'aliens'])
      .unit('marine-1', 'corridors-a')
      .unit('marine-2', 'tech-bay-a')
      .card('marines-armory-1', 'corridors-s1')
      .card('marines-mine-1', 'corridors-s2')
      .seat('marines', { upgrades: 9 })
      .turn('marines');
    expect(table.options.filter(id => id.startsWith('token:'))).toEqual(['token:corridors-s2']);
  });
});

describe('action cards, TH-10.1', () => {
  test('TH-22.8: what is left is looked at again after each card', () => {
    // The Scientists' card puts the token on nothing of their own; a card that is purged or falls asleep is left out.
    const table = scene(['greys', 'marines'])
      .unit('grey-1', 'corridors-a')
      .unit('grey-2', 'tech-bay-a')
      .unit('marine-1', 'control-room-d')
      .card('greys-probe-1', 'control-room-s1')
      .card('greys-control-1', 'control-room-s2')
      .turn('greys');
    table.answer('unit:grey-1', 'room:control-room-a');
    expect(table.options).toEqual(['run:greys-probe-1', 'run:greys-control-1']);
    table.answer('run:greys-control-1'); // the Marine is the only one, and goes away
    while (table.decision.kind === 'move.room') table.answer(table.options[0] ?? '');
    expect(table.data('greys')).toBe(0); // so the Probe has nobody to look at any more
  });

  test('TH-15.3 TH-15.5: copies of actions are actions of their own; Reproductions do not copy each other', () => {
    const table = scene(['marines', 'aliens'])
      .unit('marine-1', 'corridors-a')
      .unit('marine-2', 'tech-bay-a')
      .card('marines-armory-1', 'control-room-s1')
      .card('marines-reproduction-1', 'control-room-s2')
      .card('marines-reproduction-2', 'control-room-s4')
      .turn('marines');
    table.answer('unit:marine-1', 'room:control-room-a');
    expect(table.options).toEqual(['run:marines-armory-1', 'run:marines-armory-1+1']);
    expect(copiesOf(table.now, 'control-room-s2')).toBe(0);
    const asleep = scene(['marines', 'aliens'])
      .card('marines-armory-1', 'control-room-s1')
      .card('marines-reproduction-1', 'control-room-s2')
      .malfunction('marines-armory-1');
    expect(copiesOf(asleep.state, 'control-room-s1')).toBe(0);
  });
});
