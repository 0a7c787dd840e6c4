import { describe, expect, test } from 'vitest';
import { CARDS } from '../../../../src/games/theseus/data/cards.ts';
import { theseus } from '../../../../src/games/theseus/game.ts';
import { pathsFor } from '../../../../src/games/theseus/rules/paths.ts';
import { copiesOf } from '../../../../src/games/theseus/state/reproduction.ts';
import { settingFor, stateOf } from '../oracles/matches.ts';
import { scene } from '../scene.ts';
import type { Scene } from '../scene.ts';

/** Marines and Aliens (alliance A, Docking Bay) against Greys and Scientists (alliance B, Grey Wreck). */
function alliances(): Scene {
  return scene(['marines', 'greys', 'aliens', 'scientists'], { mode: 'teams' });
}

describe('two alliances, TH-19', () => {
  test('TH-19.1 TH-19.2.1: A1, B1, A2, B2, whatever the ring says; five sectors as in a duel', () => {
    const { state } = alliances();
    expect(state.ring).toEqual(['corridors', 'control-room', 'docking-bay', 'tech-bay', 'grey-wreck']);
    expect(state.order).toEqual([0, 1, 2, 3]);
    const turned = alliances().ring('grey-wreck', 'docking-bay', 'corridors', 'tech-bay', 'control-room');
    expect(turned.state.order).toEqual([0, 1, 2, 3]);
  });

  test('TH-19.2 TH-19.3 TH-19.4: an alliance chooses its sector; decks of 10, two drawn; two units, one at home', () => {
    const options = { teams: true, first: 'first-seat', factions: ['marines', 'greys', 'aliens', 'scientists'] };
    const match = theseus.start(settingFor(4, 'teams', options), { checkpointEvery: 0 });
    expect(match.decision?.options.map(({ id }) => id)).toEqual(['sector:docking-bay', 'sector:alien-nest']);
    const asked: string[] = [];
    while (stateOf(match).phase === 'set-up' && match.decision !== null) {
      const { n, kind, seat, options: open } = match.decision;
      if (kind === 'setUp.unit') asked.push(`${seat} ${open.length}`);
      if (kind === 'setUp.card') expect(open).toHaveLength(2);
      match.answer(n, open[0]?.id ?? '');
    }
    const state = stateOf(match);
    expect(state.allianceSectors).toEqual(['docking-bay', 'grey-wreck']);
    expect(state.seats.map(({ deck, life }) => [deck.length, life])).toEqual(Array.from({ length: 4 }, () => [8, 20]));
    expect(Object.keys(state.units)).toHaveLength(8);
    expect(asked.map(line => line.slice(0, 1)).join('')).toBe('01230123'); // one each at home, then one each anywhere
    expect(asked.slice(0, 4)).toEqual(['0 4', '1 4', '2 3', '3 3']);
    expect(match.events('spectator').some(({ words }) => words.key === 'attack.minor')).toBe(false);
  });

  test('TH-19.5: ally’s actions and shortcuts count as own, its traps do nothing; its units are not moved', () => {
    const table = alliances()
      .unit('marine-1', 'corridors-a')
      .unit('marine-2', 'tech-bay-a')
      .unit('alien-1', 'docking-bay-a')
      .card('aliens-habitat-1', 'control-room-s1')
      .card('aliens-hive-1', 'control-room-s2')
      .card('aliens-vent-shortcut-1', 'control-room-s3')
      .turn('marines');
    expect(table.options).toEqual(['unit:marine-1', 'unit:marine-2']);
    table.answer('unit:marine-1');
    expect(table.options).toEqual(['to:control-room', 'to:docking-bay+skip:control-room']);
    table.answer('to:control-room', 'room:control-room-a');
    expect([table.life('marines'), table.now.seats[0]?.upgrades, table.now.seats[2]?.upgrades]).toEqual([20, 1, 0]);
  });

  test.each(['marines-barricade-1', 'scientists-hideout-1'] as const)(
    'TH-19.5 TH-8.4, ruling allied-modules: %s shelters the units of both allies',
    card => {
      const attacked = (sheltered: boolean): number => {
        const table = scene(['marines', 'greys', 'scientists', 'aliens'], { mode: 'teams' })
          .unit('marine-1', 'corridors-a')
          .unit('scientist-1', 'corridors-d')
          .unit('grey-1', 'grey-wreck-a', 'upgraded')
          .unit('grey-2', 'tech-bay-a');
        if (sheltered) table.card(card, 'corridors-s1');
        table.turn('greys').answer('unit:grey-1', 'room:corridors-b');
        if (table.decision.kind === 'attack.target') table.answer('unit:marine-1');
        return table.data('greys');
      };
      expect([attacked(false), attacked(true)]).toEqual([1, 0]);
    },
  );

  test('TH-19.5 TH-16.4.4, ruling medical-bay-of-allies: it heals the Scientists whoever carries it out', () => {
    const bay = (marines: number, scientists: number): Scene =>
      scene(['marines', 'greys', 'scientists', 'aliens'], { mode: 'teams' })
        .seat('marines', { life: marines })
        .seat('scientists', { life: scientists })
        .unit('marine-1', 'control-room-a')
        .card('scientists-medical-bay-1', 'control-room-s1')
        .during('marines', 'marine-1', 'turn.actions', {});
    const hurt = bay(20, 5);
    expect([hurt.life('marines'), hurt.life('scientists')]).toEqual([20, 6]);
    const whole = bay(5, 20);
    expect([whole.life('marines'), whole.life('scientists')]).toEqual([5, 20]);
  });

  test('TH-19.5 TH-16.5.4: a Teleport serves only who controls it', () => {
    const table = alliances()
      .unit('scientist-1', 'tech-bay-a')
      .card('greys-teleport-1', 'grey-wreck-s1')
      .unit('scientist-2', 'corridors-a')
      .turn('scientists');
    table.answer('unit:scientist-1');
    expect(table.decision.kind).toBe('move.room');
  });

  test('TH-10.5 TH-19.5: the extra turn of the Tech Bay is for own units only', () => {
    const table = alliances()
      .unit('marine-1', 'docking-bay-a')
      .unit('marine-2', 'corridors-a')
      .unit('alien-1', 'control-room-a')
      .turn('marines');
    table.answer('unit:marine-1', 'room:tech-bay-a');
    expect(table.told).toContain('sector.extra');
    expect(table.now.turn?.unit).toBe('marine-2');
  });

  test('TH-19.5 TH-8.3: only units of who made the assault attack; an ally’s Battle Position helps who deals wounds', () => {
    const table = alliances()
      .unit('alien-1', 'grey-wreck-a', 'upgraded')
      .unit('alien-2', 'tech-bay-a')
      .unit('marine-1', 'corridors-d')
      .unit('grey-1', 'corridors-b')
      .card('marines-battle-position-1', 'corridors-s1')
      .turn('aliens');
    table.answer('unit:alien-1', 'room:corridors-a');
    expect(table.life('greys')).toBe(18); // the Alien's wound and one more; the Marine beside them does not attack
    const greys = alliances()
      .unit('scientist-1', 'grey-wreck-a', 'upgraded')
      .unit('scientist-2', 'tech-bay-a')
      .unit('marine-1', 'corridors-b')
      .card('greys-chamber-1', 'corridors-s1')
      .turn('scientists');
    greys.answer('unit:scientist-1', 'room:corridors-a');
    expect([greys.life('marines'), greys.data('greys'), greys.data('scientists')]).toEqual([19, 0, 0]);
  });

  test('TH-19.5 TH-15.1.1 TH-16.2.4: Reproduction does not copy an ally’s card, Lurking stays out of its assaults', () => {
    const table = alliances()
      .card('marines-reproduction-1', 'corridors-s2')
      .card('aliens-hive-1', 'corridors-s1')
      .card('aliens-lurking-1', 'corridors-s4')
      .unit('marine-1', 'grey-wreck-a')
      .unit('marine-2', 'tech-bay-a')
      .unit('grey-1', 'corridors-b')
      .turn('marines');
    expect(copiesOf(table.now, 'corridors-s1')).toBe(0);
    table.answer('unit:marine-1', 'room:corridors-a');
    expect(table.life('greys')).toBe(19); // the Marine alone
  });

  test('TH-19.5: bonus cards and instants before an ally may be played, and its upgrade tokens are its own', () => {
    const table = alliances()
      .unit('marine-1', 'corridors-a')
      .unit('alien-1', 'control-room-a')
      .aside('aliens', 'bonus-upgrade-1', 'aliens-burrow-1')
      .card('marines-mine-1', 'corridors-s1')
      .seat('marines', { upgrades: 1 })
      .seat('aliens', { upgrades: 5 })
      .turn('marines');
    expect(table.options).toEqual([
      'unit:marine-1',
      'play:bonus-upgrade-1',
      'play:aliens-burrow-1',
      'flip:marine-1',
      'flip:alien-1',
      'token:corridors-s1',
    ]);
    table.answer('play:bonus-upgrade-1', 'flip:alien-1');
    expect(table.now.seats.map(({ upgrades }) => upgrades)).toEqual([1, 0, 5, 0]);
    expect(table.now.units['alien-1']?.side).toBe('upgraded');
  });

  test('TH-19.5, ruling data-of-allies: data points go to who carries out the card, or to the ally that collects them', () => {
    const n = CARDS['scientists-archive'].number;
    const gained = (unit: 'grey-1' | 'scientist-1', faction: 'greys' | 'scientists'): number[] => {
      const table = alliances()
        .unit(unit, 'corridors-a')
        .unit('marine-1', 'tech-bay-a')
        .card('scientists-archive-1', 'control-room-s1')
        .turn(faction);
      table.answer('room:control-room-a');
      return [table.data('greys'), table.data('scientists')];
    };
    expect([gained('grey-1', 'greys'), gained('scientist-1', 'scientists')]).toEqual([
      [n, 0],
      [0, n],
    ]);
    const mixed = scene(['marines', 'greys', 'scientists', 'aliens'], { mode: 'teams' })
      .unit('marine-1', 'corridors-a')
      .unit('grey-1', 'tech-bay-a')
      .card('scientists-archive-1', 'control-room-s1')
      .turn('marines');
    mixed.answer('room:control-room-a');
    expect([mixed.data('marines'), mixed.data('scientists')]).toEqual([0, n]);
  });

  test('TH-19.6: the alliance loses with one of its factions, and wins with 20 data points of one', () => {
    const wounded = alliances()
      .seat('aliens', { life: 1 })
      .unit('alien-1', 'corridors-a')
      .unit('alien-2', 'tech-bay-a')
      .card('scientists-defense-system-1', 'control-room-s1', { upgrades: 1 })
      .turn('aliens');
    wounded.answer('unit:alien-1', 'room:control-room-a');
    expect(wounded.match.outcome?.winners).toEqual([1, 3]);
    const data = alliances()
      .seat('greys', { data: 19 })
      .unit('alien-1', 'corridors-a')
      .unit('alien-2', 'tech-bay-a')
      .card('greys-soul-trap-1', 'control-room-s1')
      .turn('aliens');
    data.answer('unit:alien-1', 'room:control-room-a');
    expect(data.match.outcome?.winners).toEqual([1, 3]);
  });

  test('TH-19.6 TH-19.7: the active player’s empty deck moves the countdown; the sums of the alliances decide', () => {
    const ending = (aliens: number): Scene =>
      alliances()
        .seat('aliens', { life: aliens })
        .deck('marines', 'marines-fire-1')
        .with(state => {
          state.countdown = 3;
        })
        .unit('alien-1', 'corridors-a')
        .unit('marine-1', 'tech-bay-a')
        .unit('grey-1', 'tech-bay-b')
        .unit('scientist-1', 'tech-bay-c')
        .turn('aliens')
        .answer('room:control-room-a', 'fill:control-room-p1');
    expect(ending(19).match.outcome?.winners).toEqual([1, 3]);
    const tied = ending(20);
    expect([tied.match.outcome, tied.now.tie?.waiting, tied.now.turn?.seat]).toEqual([null, [0, 1, 2], 3]);
  });

  test('TH-6.9.1: an ally’s shortcut may also be used for a unit that a card moves', () => {
    const table = alliances().unit('scientist-1', 'corridors-a').card('aliens-vent-shortcut-1', 'control-room-s1');
    const marines = table.seatOf('marines');
    const paths = pathsFor(table.state, { unit: 'scientist-1', executor: marines, own: false });
    expect(paths.map(({ target }) => target)).toEqual(['control-room', 'docking-bay']);
  });

  test('giving up: the other alliance wins, nobody plays on without an ally (ruling conceding)', () => {
    const table = alliances().unit('marine-1', 'corridors-a').unit('alien-1', 'tech-bay-a').turn('marines');
    table.match.concede(3);
    table.answer('room:control-room-a');
    expect(table.match.outcome?.winners).toEqual([0, 2]);
  });
});
