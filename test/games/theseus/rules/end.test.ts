import { describe, expect, test } from 'vitest';
import { theseus } from '../../../../src/games/theseus/game.ts';
import { Refusal } from '../../../../src/kernel/match/refusal.ts';
import { settingFor, stateOf } from '../oracles/matches.ts';
import { scene } from '../scene.ts';
import type { Scene } from '../scene.ts';

/** Scientists with an empty deck, who stop in the Control Room, whose pending slot is empty. */
function filling(countdown: number, scientists: number, aliens: number): Scene {
  return scene(['scientists', 'aliens'])
    .seat('scientists', { life: scientists - 7, data: 7 })
    .seat('aliens', { life: aliens })
    .with(state => {
      state.countdown = countdown;
    })
    .unit('scientist-1', 'corridors-a')
    .unit('alien-1', 'alien-nest-a')
    .turn('scientists')
    .answer('room:control-room-a');
}

describe('countdown, TH-17', () => {
  test('EX-14 TH-17.1: each filling from an empty deck moves the marker: 3, 2, 1, end; the fourth ends the match', () => {
    const table = filling(0, 15, 13);
    let moves = 0;
    while (table.match.outcome === null && moves < 40) {
      const wanted = table.options.find(id => id.startsWith('fill:'));
      table.answer(wanted ?? table.options[0] ?? '');
      if (wanted === undefined) continue;
      moves += 1;
      expect(table.now.countdown).toBe(moves);
    }
    expect(moves).toBe(4);
  });

  test('EX-14 TH-17.2: 8 life and 7 data points beat 13 life points', () => {
    const table = filling(3, 15, 13).answer('fill:control-room-p1');
    expect(table.match.outcome?.winners).toEqual([0]);
    expect(table.told).toContain('victory.points');
  });

  test('EX-15 TH-17.1: without the pending phase the marker does not move', () => {
    const table = filling(2, 15, 13).answer('end');
    expect([table.now.countdown, table.now.turn?.seat]).toEqual([2, 1]);
  });

  test('TH-11.2 TH-11.8: replacing or deploying with an empty deck moves it as well; nothing is shuffled again', () => {
    const table = scene(['aliens', 'scientists'])
      .unit('alien-1', 'corridors-a')
      .pending('scientists-archive-1', 'control-room-p1')
      .card('scientists-archive-2', 'corridors-s1')
      .seat('aliens', { discard: ['aliens-hive-1'] })
      .with(({ seats }) => {
        const [aliens] = seats;
        if (aliens !== undefined) aliens.removed = aliens.removed.filter(card => card !== 'aliens-hive-1');
      })
      .turn('aliens');
    table.answer('room:control-room-a', 'malfunction:scientists-archive-2', 'replace:control-room-p1');
    expect([table.now.countdown, table.now.pending['control-room-p1']]).toEqual([1, undefined]);
    expect(table.now.seats[0]?.discard).toEqual(['aliens-hive-1']);
  });

  test('EX-14 TH-17.3: in a tie both have one more turn, first who comes after the one who caused the end', () => {
    const table = filling(3, 15, 15).answer('fill:control-room-p1');
    expect([table.match.outcome, table.now.turn?.seat, table.now.phase]).toEqual([null, 1, 'tie']);
    while (table.match.outcome === null) table.answer(table.options.find(id => id === 'end') ?? table.options[0] ?? '');
    expect(table.match.outcome.winners).toEqual([0, 1]);
    expect(table.now.countdown).toBe(4);
    expect(table.told).toContain('victory.shared');
    expect(table.told.filter(key => key === 'turn.begins')).toHaveLength(3);
  });

  test('TH-17.3: a point made in the turns of the tie decides it', () => {
    const table = scene(['scientists', 'aliens'])
      .seat('scientists', { life: 8, data: 7 })
      .seat('aliens', { life: 15 })
      .with(state => {
        state.phase = 'tie';
        state.countdown = 4;
        state.tie = { waiting: [], tied: [0, 1] };
      })
      .unit('scientist-1', 'corridors-a')
      .unit('alien-1', 'alien-nest-a')
      .card('scientists-archive-1', 'control-room-s1')
      .turn('scientists');
    table.answer('room:control-room-a');
    if (table.match.outcome === null) table.answer('end');
    expect(table.match.outcome?.winners).toEqual([0]);
  });

  test('EX-04 TH-17.4 TH-5.3: the last life point lost ends the match at that moment', () => {
    const wounded = (life: number): Scene =>
      scene(['aliens', 'marines'])
        .seat('aliens', { life })
        .unit('alien-1', 'corridors-a')
        .unit('alien-2', 'tech-bay-a')
        .card('marines-fire-1', 'control-room-s1')
        .card('marines-fire-2', 'control-room-s2')
        .turn('aliens')
        .answer('unit:alien-1', 'room:control-room-a');
    expect(wounded(20).life('aliens')).toBe(18); // two units of wounds add up
    const ended = wounded(1);
    expect([ended.life('aliens'), ended.match.outcome?.winners]).toEqual([0, [1]]);
    expect(ended.told.filter(key => key === 'trap.springs')).toHaveLength(1);
  });

  test('TH-17.4: 20 data points win at once, and no track leaves 0 to 20', () => {
    const table = scene(['greys', 'marines'])
      .seat('greys', { data: 19 })
      .unit('marine-1', 'corridors-a')
      .unit('marine-2', 'tech-bay-a')
      .card('greys-mine-1', 'control-room-s1')
      .turn('marines');
    table.answer('unit:marine-1', 'room:control-room-a');
    expect([table.data('greys'), table.match.outcome?.winners]).toEqual([20, [0]]);
  });

  test.each([
    [undefined, 0],
    ['none', 0],
    ['15', 15],
    ['1000', 1000],
    [7, 7],
  ])('TH-22.10: a limit of rounds is chosen before the match: %j', (roundLimit, rounds) => {
    const chosen = roundLimit === undefined ? {} : { roundLimit };
    expect(stateOf(theseus.start(settingFor(2, 'limit', chosen))).options.roundLimit).toBe(rounds);
  });

  test.each(['soon', '1001', '-1', '1.5', 2.5, 1001, true])('TH-22.10: %j is no limit of rounds', roundLimit => {
    expect(() => theseus.start(settingFor(2, 'limit', { roundLimit }))).toThrow(Refusal);
  });

  test('TH-22.10: after the round limit the points decide', () => {
    const table = scene(['marines', 'aliens'], { roundLimit: 1 })
      .seat('aliens', { life: 12 })
      .unit('alien-1', 'alien-nest-a')
      .unit('marine-1', 'docking-bay-a')
      .turn('aliens');
    while (table.match.outcome === null) table.answer(table.options.find(id => id === 'end') ?? table.options[0] ?? '');
    expect(table.match.outcome.winners).toEqual([0]);
  });
});
