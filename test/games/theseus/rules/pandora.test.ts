import { describe, expect, test } from 'vitest';
import { theseus } from '../../../../src/games/theseus/game.ts';
import type { FactionId, SectorId } from '../../../../src/games/theseus/data/ids.ts';
import { unitsOfKind } from '../../../../src/games/theseus/data/units.ts';
import { pathsFor } from '../../../../src/games/theseus/rules/paths.ts';
import { turnOrder } from '../../../../src/games/theseus/rules/ring-building.ts';
import { Refusal } from '../../../../src/kernel/match/refusal.ts';
import { settingFor, stateOf } from '../oracles/matches.ts';
import { scene } from '../scene.ts';
import type { Scene } from '../scene.ts';

/** A position with Pandora, whose marker lies at a sector. */
function withMarker(
  factions: readonly FactionId[] = ['marines', 'pandora'],
  sector: SectorId = 'control-room',
  side: 'left' | 'right' = 'left',
): Scene {
  return scene(factions).with(state => {
    state.pandora = { sector, side };
    state.order = turnOrder(state, 0);
  });
}

describe('how Pandora begins', () => {
  test('TH-20.1 TH-20.4: 20 life, no deck, two creatures where the marker lies and one anywhere; nobody attacks', () => {
    const match = theseus.start(settingFor(2, 'pandora', { factions: ['marines', 'pandora'] }), { checkpointEvery: 0 });
    while (stateOf(match).phase === 'set-up' && match.decision !== null) {
      const { n, options } = match.decision;
      const wanted = options.find(({ id }) => id === 'left:docking-bay' || id.startsWith('room:docking-bay'));
      match.answer(n, (wanted ?? options[0])?.id ?? '');
    }
    const state = stateOf(match);
    expect(state.order).toEqual([1, 0]);
    const docking = Object.values(state.units).filter(({ place }) => place.startsWith('docking-bay'));
    expect(docking.map(({ seat }) => seat).sort()).toEqual([0, 0, 1, 1]); // full, and no minor assault
    expect(state.seats.map(({ life, deck }) => [life, deck.length])).toEqual([
      [20, 12],
      [20, 0],
    ]);
    expect(unitsOfKind('runner').length + unitsOfKind('hunter').length + unitsOfKind('warrior').length).toBe(10);
    expect(Object.keys(state.units).filter(unit => !/marine|creature/.test(unit))).toEqual([]);
  });

  test('EX-21 TH-20.3 TH-2.2: left of a sector Pandora plays before its owner, right of it after; it adds no board', () => {
    const orderWith = (side: 'left' | 'right'): number[] =>
      turnOrder(withMarker(['marines', 'pandora'], 'docking-bay', side).state, 0);
    expect([orderWith('left'), orderWith('right')]).toEqual([
      [1, 0],
      [0, 1],
    ]);
    expect(scene(['marines', 'pandora']).state.ring).toEqual(['corridors', 'control-room', 'docking-bay', 'tech-bay']);
    expect(scene(['marines', 'pandora', 'greys']).state.ring).toHaveLength(5);
  });

  test('TH-20.3: on a common sector the ring decides when Pandora plays', () => {
    const orderAt = (sector: SectorId): number[] =>
      turnOrder(withMarker(['marines', 'greys', 'pandora'], sector).state, 0);
    expect(orderAt('corridors')).toEqual([2, 0, 1]);
    expect(orderAt('tech-bay')).toEqual([0, 2, 1]);
  });

  test('TH-20.11: Pandora is refused in a team, and dealt only if nothing else is left', () => {
    expect(() =>
      theseus.start(settingFor(4, 'x', { teams: true, factions: ['pandora'] }), { checkpointEvery: 0 }),
    ).toThrow(Refusal);
    for (let number = 0; number < 12; number++) {
      const match = theseus.start(settingFor(4, `deal-${number}`), { checkpointEvery: 0 });
      expect(stateOf(match).seats.some(({ faction }) => faction === 'pandora')).toBe(false);
    }
  });
});

describe('movement of Pandora', () => {
  test('TH-20.2: a runner may move one sector further, a creature may not', () => {
    const table = withMarker().unit('runner-1', 'corridors-a').unit('creature-1', 'tech-bay-a');
    const pandora = table.seatOf('pandora');
    const ends = (unit: 'runner-1' | 'creature-1', own: boolean): string[] =>
      pathsFor(table.state, { unit, executor: pandora, own }).map(({ target }) => target);
    expect(ends('runner-1', true)).toEqual(['control-room', 'docking-bay']);
    expect(ends('runner-1', false)).toEqual(['control-room']);
    expect(ends('creature-1', true)).toEqual(['corridors']);
  });
});

describe('breeding, TH-20.5', () => {
  /** A creature goes from the Corridors to the Control Room; a second one waits in the Tech Bay. */
  const coming = (): Scene => withMarker().unit('creature-1', 'corridors-a').unit('creature-2', 'tech-bay-a');

  test('EX-22: away from enemies an embryo of choice is born in a room of choice, base side up', () => {
    const table = coming().unit('marine-1', 'docking-bay-a').turn('pandora');
    table.answer('unit:creature-1', 'room:control-room-a');
    expect(table.options).toEqual(['kind:runner', 'kind:hunter', 'kind:warrior']);
    table.answer('kind:hunter', 'room:control-room-d');
    expect(table.now.units['hunter-1']).toMatchObject({ place: 'control-room-d', side: 'base' });
  });

  test('TH-20.5: with an enemy there, or an empty supply, nothing is born', () => {
    const guarded = coming().unit('marine-1', 'control-room-d').turn('pandora');
    guarded.answer('unit:creature-1', 'room:control-room-a');
    expect(guarded.told).not.toContain('breed.born');
    const empty = coming();
    const rooms = ['docking-bay-a', 'docking-bay-b', 'docking-bay-c', 'docking-bay-d'] as const;
    const all = [...unitsOfKind('runner'), ...unitsOfKind('hunter'), ...unitsOfKind('warrior')];
    all.forEach((unit, at) => empty.unit(unit, rooms[at] ?? 'space'));
    empty.turn('pandora').answer('unit:creature-1', 'room:control-room-a');
    expect(empty.told).not.toContain('breed.born');
  });

  test('TH-20.5: in a full sector Pandora launches a unit of its choice for the embryo', () => {
    const table = coming()
      .unit('runner-1', 'control-room-b')
      .unit('runner-2', 'control-room-c')
      .unit('runner-3', 'control-room-d')
      .turn('pandora');
    table.answer('unit:creature-1', 'kind:warrior');
    expect(table.options).toContain('unit:creature-1');
    table.answer('unit:runner-2');
    expect([table.place('runner-2'), table.place('warrior-1')]).toEqual(['space', 'control-room-c']);
  });

  test('TH-20.5: what counts is whether enemies stood there before the action cards', () => {
    // Pandora's Control moves the Marine away: it was there when the creature stopped, so nothing is born.
    const table = withMarker(['greys', 'pandora'])
      .unit('creature-1', 'corridors-a')
      .unit('creature-2', 'tech-bay-a')
      .unit('grey-1', 'control-room-d')
      .card('greys-control-1', 'control-room-s1', { takenBy: 'hunter-1' })
      .turn('pandora');
    table.answer('unit:creature-1', 'room:control-room-a');
    expect(table.place('grey-1')).not.toContain('control-room');
    expect(table.told).not.toContain('breed.born');
  });

  test('TH-20.5 TH-9.2: a creature that returns from space breeds nothing', () => {
    const table = withMarker().unit('creature-1', 'space').unit('marine-1', 'docking-bay-a').turn('pandora');
    table.answer('sector:tech-bay', 'room:tech-bay-a');
    expect(table.told).not.toContain('breed.born');
    expect(table.now.turn?.seat).toBe(table.seatOf('marines'));
  });
});

describe('the sector of Pandora', () => {
  test('EX-21 TH-20.8: on a common sector both actions, in the order of its choice; the others use the common one', () => {
    const table = withMarker(['marines', 'pandora'], 'corridors')
      .unit('creature-1', 'tech-bay-a')
      .unit('creature-2', 'docking-bay-a')
      .unit('marine-1', 'corridors-b')
      .turn('pandora');
    table.answer('unit:creature-1', 'room:corridors-a');
    expect(table.options).toEqual(['take-upgrade', 'assault']);
    table.answer('take-upgrade', 'flip:creature-1'); // then the assault is the only thing left
    expect([table.now.units['creature-1']?.side, table.life('marines')]).toEqual(['upgraded', 19]);
    const other = withMarker(['marines', 'pandora'], 'corridors')
      .unit('marine-1', 'tech-bay-a')
      .unit('marine-2', 'docking-bay-a')
      .unit('creature-1', 'corridors-b')
      .turn('marines');
    other.answer('unit:marine-1', 'room:corridors-a');
    expect(other.told).toContain('attack.assault');
    expect(other.life('pandora')).toBe(19);
  });

  test('TH-20.8 a turn of many extra turns, each with an own action put off, can be saved and resumed', () => {
    const table = withMarker(['marines', 'pandora'], 'tech-bay')
      .unit('creature-1', 'tech-bay-a')
      .unit('marine-1', 'corridors-a')
      .during('pandora', 'creature-1', 'turn.sector', {}, { putOff: 4 });
    expect(table.now.turn?.putOff).toBe(4);
  });

  test('TH-20.8 TH-10.5: in the Tech Bay its own action may come before the extra turn, or wait until after it', () => {
    const arriving = (): Scene =>
      withMarker(['marines', 'pandora'], 'tech-bay')
        .unit('creature-1', 'docking-bay-a')
        .unit('creature-2', 'control-room-a')
        .unit('marine-1', 'tech-bay-d')
        .unit('marine-2', 'docking-bay-d')
        .unit('creature-3', 'corridors-a')
        .unit('marine-3', 'control-room-d');
    const pandora = 1;
    const first = arriving().turn('pandora').answer('unit:creature-2', 'room:tech-bay-a', 'take-upgrade');
    expect(first.now.seats[pandora]?.upgrades).toBe(1);
    expect(first.options.filter(id => id.startsWith('extra:'))).toEqual(['extra:creature-1', 'extra:creature-3']);
    const later = arriving().turn('pandora').answer('unit:creature-2', 'room:tech-bay-a', 'extra:creature-3');
    expect(later.now.seats[pandora]?.upgrades).toBe(0);
    later.answer('room:control-room-a');
    expect(later.now.seats[pandora]?.upgrades).toBe(1); // the only own action there is, taken after the extra turn
    expect(later.now.turn?.seat).toBe(0);
  });

  test('TH-20.8 TH-17.3: an own action that waits for the extra turn is not lost in a turn that breaks a tie', () => {
    const table = withMarker(['marines', 'pandora'], 'tech-bay')
      .unit('creature-1', 'docking-bay-a')
      .unit('creature-2', 'control-room-a')
      .unit('creature-3', 'corridors-a')
      .unit('marine-1', 'tech-bay-d')
      .unit('marine-2', 'docking-bay-d')
      .unit('marine-3', 'control-room-d')
      .with(state => {
        state.phase = 'tie';
        state.countdown = 4;
        state.tie = { waiting: [0], tied: [0, 1] };
      })
      .turn('pandora');
    table.answer('unit:creature-2', 'room:tech-bay-a', 'extra:creature-3', 'room:control-room-a');
    expect([table.now.seats[1]?.upgrades, table.now.turn?.seat]).toEqual([1, 0]);
  });

  test('TH-20.9: who shares a sector discards enemy cards there, Pandora also its own; the embryo goes back', () => {
    const shared = withMarker(['marines', 'pandora'], 'docking-bay')
      .card('marines-mine-1', 'docking-bay-s1', { takenBy: 'hunter-1' })
      .card('marines-fire-1', 'docking-bay-s2')
      .unit('creature-1', 'control-room-a')
      .unit('creature-2', 'tech-bay-a')
      .unit('marine-1', 'docking-bay-a');
    shared.turn('pandora').answer('unit:creature-1', 'room:docking-bay-b');
    expect(shared.options).toEqual(['take-upgrade', 'purge:docking-bay-s1', 'purge:docking-bay-s2']);
    shared.answer('purge:docking-bay-s1');
    expect(shared.place('hunter-1')).toBeUndefined();
    expect(shared.now.seats[0]?.discard).toEqual(['marines-mine-1']);
  });

  test('TH-20.10: Pandora has no pending phase, so it never moves the countdown', () => {
    const table = withMarker(['marines', 'pandora'], 'tech-bay')
      .unit('creature-1', 'corridors-a')
      .unit('creature-2', 'tech-bay-a')
      .unit('marine-1', 'control-room-d')
      .turn('pandora');
    table.answer('unit:creature-1', 'room:control-room-a'); // its pending slot is empty
    expect([table.now.turn?.seat, table.now.countdown]).toEqual([0, 0]);
  });
});
