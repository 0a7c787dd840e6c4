import { describe, expect, test } from 'vitest';
import { theseus } from '../../../../src/games/theseus/game.ts';
import { settingFor, stateOf } from '../oracles/matches.ts';
import { scene } from '../scene.ts';

describe('three or four players, TH-18', () => {
  test('TH-18.1 TH-2.2: six or seven sectors, the standard ring, and the turn order by the ring', () => {
    const three = scene(['marines', 'greys', 'aliens']).state;
    expect(three.ring).toEqual(['corridors', 'control-room', 'docking-bay', 'tech-bay', 'grey-wreck', 'alien-nest']);
    expect(three.order).toEqual([0, 1, 2]);
    const four = scene(['marines', 'greys', 'aliens', 'scientists']);
    expect(four.state.ring).toHaveLength(7);
    four.ring('alien-nest', 'corridors', 'grey-wreck', 'tech-bay', 'science-lab', 'control-room', 'docking-bay');
    expect(four.state.order).toEqual([1, 3, 0, 2]);
  });

  test('TH-18.2: life starts at 0, and a sector that fills in the set-up causes no attack', () => {
    const match = theseus.start(settingFor(4, 'full', { first: 'first-seat' }), { checkpointEvery: 0 });
    while (stateOf(match).phase === 'set-up' && match.decision !== null) {
      const { n, options } = match.decision;
      match.answer(n, (options.find(({ id }) => id.startsWith('room:docking-bay')) ?? options[0])?.id ?? '');
    }
    expect(stateOf(match).seats.map(({ life }) => life)).toEqual([0, 0, 0, 0]);
    expect(match.events('spectator').some(({ words }) => words.key === 'attack.minor')).toBe(false);
  });

  test('EX-23 TH-18.3 TH-18.3.1: a trap pays who controls it, whoever moved the unit into it; the victim loses nothing', () => {
    const table = scene(['greys', 'scientists', 'marines'])
      .unit('grey-1', 'corridors-a')
      .unit('grey-2', 'tech-bay-a')
      .unit('scientist-1', 'science-lab-a')
      .card('greys-control-1', 'control-room-s1')
      .card('marines-mine-1', 'docking-bay-s1')
      .turn('greys');
    table.answer('unit:grey-1', 'room:control-room-a', 'room:docking-bay-a');
    expect(table.now.seats.map(({ life }) => life)).toEqual([0, 0, 2]);
  });

  test('TH-18.3.1: in a minor assault after a unit was moved by a card the executing player gains', () => {
    const table = scene(['marines', 'scientists', 'greys'])
      .unit('grey-1', 'corridors-a')
      .unit('grey-2', 'control-room-a', 'upgraded')
      .unit('scientist-1', 'control-room-b')
      .unit('scientist-2', 'control-room-c')
      .unit('grey-3', 'grey-wreck-a')
      .unit('marine-1', 'corridors-b')
      .card('greys-control-1', 'science-lab-s1')
      .turn('greys');
    table.answer('unit:grey-3', 'room:corridors-c');
    expect(table.data('greys')).toBe(0);
    const moved = scene(['greys', 'scientists', 'marines'])
      .unit('grey-1', 'control-room-a', 'upgraded')
      .unit('grey-2', 'control-room-b')
      .unit('scientist-1', 'control-room-c')
      .unit('marine-1', 'corridors-a')
      .unit('grey-3', 'grey-wreck-a')
      .card('greys-control-1', 'tech-bay-s1')
      .turn('greys');
    moved.answer('unit:grey-3', 'room:tech-bay-a', 'unit:marine-1');
    expect([moved.place('marine-1'), moved.data('greys')]).toEqual(['control-room-d', 1]);
  });

  test('EX-23 TH-18.4: Medical Bay takes N points from opponents, divided freely', () => {
    const table = scene(['scientists', 'marines', 'aliens'])
      .seat('marines', { life: 5 })
      .seat('aliens', { life: 1 })
      .unit('scientist-1', 'corridors-a')
      .unit('scientist-2', 'tech-bay-a')
      .card('scientists-medical-bay-1', 'control-room-s1', { upgrades: 2 })
      .turn('scientists');
    table.answer('unit:scientist-1', 'room:control-room-a', 'seat:1', 'seat:2');
    expect(table.options).toBeDefined();
    expect([table.life('scientists'), table.life('marines'), table.life('aliens')]).toEqual([0, 3, 0]); // 3 in all
  });

  test('TH-18.5: 20 life points win at once', () => {
    const table = scene(['marines', 'aliens', 'greys'])
      .seat('marines', { life: 19 })
      .unit('alien-1', 'corridors-a')
      .unit('alien-2', 'tech-bay-a')
      .card('marines-mine-1', 'control-room-s1')
      .turn('aliens');
    table.answer('unit:alien-1', 'room:control-room-a');
    expect(table.match.outcome?.winners).toEqual([0]);
    expect(table.life('marines')).toBe(20);
  });

  test('TH-18.5 TH-17.1: at the end of the countdown the highest sum wins', () => {
    const table = scene(['marines', 'aliens', 'greys'])
      .seat('greys', { life: 2, data: 6 })
      .seat('aliens', { life: 7 })
      .with(state => {
        state.countdown = 3;
      })
      .unit('marine-1', 'corridors-a')
      .turn('marines');
    table.answer('room:control-room-a', 'fill:control-room-p1');
    expect(table.match.outcome?.winners).toEqual([2]);
  });

  test('TH-18.6: only those tied have one more turn, clockwise after who caused the end; only their points count', () => {
    const tied = scene(['marines', 'aliens', 'greys', 'scientists'])
      .seat('marines', { life: 3 })
      .seat('aliens', { life: 7 })
      .seat('scientists', { life: 7 })
      .with(state => {
        state.countdown = 3;
      })
      .unit('grey-1', 'corridors-a')
      .unit('alien-1', 'alien-nest-a')
      .unit('scientist-1', 'science-lab-a')
      .unit('scientist-2', 'tech-bay-a')
      .unit('marine-1', 'tech-bay-d')
      .card('marines-fire-1', 'grey-wreck-s1')
      .turn('greys');
    tied.answer('room:control-room-a', 'fill:control-room-p1');
    expect(tied.match.outcome).toBeNull();
    expect(tied.now.tie?.tied).toEqual([1, 3]);
    expect(tied.now.turn?.seat).toBe(3); // the Scientists come after the Greys
    expect(tied.now.countdown).toBe(4);
  });

  test('TH-18.6: wounds dealt by a faction that is not tied give it nothing any more', () => {
    const table = scene(['marines', 'aliens', 'greys'])
      .seat('marines', { life: 3 })
      .seat('aliens', { life: 7 })
      .seat('greys', { life: 7 })
      .with(state => {
        state.phase = 'tie';
        state.countdown = 4;
        state.tie = { waiting: [2], tied: [1, 2] };
      })
      .unit('alien-1', 'corridors-a')
      .unit('alien-2', 'tech-bay-a')
      .unit('grey-1', 'grey-wreck-a')
      .card('marines-mine-1', 'control-room-s1')
      .turn('aliens');
    table.answer('unit:alien-1', 'room:control-room-a');
    expect([table.life('marines'), table.slot('marines-mine-1')]).toEqual([3, null]);
  });

  test('TH-18.7: a card that names an opponent lets its user choose which', () => {
    const table = scene(['scientists', 'marines', 'aliens'])
      .seat('marines', { life: 5 })
      .seat('aliens', { life: 1 })
      .unit('scientist-1', 'corridors-a')
      .unit('scientist-2', 'tech-bay-a')
      .card('scientists-medical-bay-1', 'control-room-s1')
      .turn('scientists');
    table.answer('unit:scientist-1', 'room:control-room-a');
    expect(table.options).toEqual(['seat:1', 'seat:2']);
  });
});

describe('giving up among more, ruling conceding-among-more', () => {
  test('TH-18.5: units and cards leave the station, the others go on, and the last one wins', () => {
    const table = scene(['scientists', 'marines', 'aliens'])
      .unit('scientist-1', 'corridors-a')
      .unit('marine-1', 'tech-bay-a', 'base', { heldBy: 'scientists-gripper-1' })
      .unit('marine-2', 'docking-bay-a')
      .unit('alien-1', 'alien-nest-a')
      .card('scientists-gripper-1', 'tech-bay-s1')
      .pending('scientists-archive-1', 'corridors-p1')
      .malfunction('scientists-archive-1')
      .turn('scientists');
    table.match.concede(table.seatOf('scientists'));
    table.answer('room:control-room-a'); // a concession waits for the step that is running
    const state = table.now;
    expect([state.units['scientist-1'], state.installed, state.pending, state.malfunction]).toEqual([
      undefined,
      {},
      {},
      null,
    ]);
    expect(state.units['marine-1']?.heldBy).toBeNull();
    expect(state.turn?.seat).toBe(1);
    table.match.concede(2);
    while (table.match.outcome === null) table.answer(table.options[0] ?? '');
    expect(table.match.outcome.winners).toEqual([1]);
  });

  test('TH-20.6: cards that a conceding Pandora had taken are their factions’ again', () => {
    const table = scene(['marines', 'pandora', 'greys'])
      .with(state => {
        state.pandora = { sector: 'tech-bay', side: 'left' };
        state.order = [0, 1, 2];
      })
      .card('marines-fire-1', 'corridors-s1', { takenBy: 'hunter-1' })
      .unit('marine-1', 'tech-bay-a')
      .unit('marine-2', 'docking-bay-a')
      .turn('marines');
    table.match.concede(1);
    table.answer('unit:marine-2', 'room:tech-bay-b');
    expect(table.now.installed['corridors-s1']?.takenBy).toBeNull();
    expect(table.place('hunter-1')).toBeUndefined();
  });
});
