import { describe, expect, test } from 'vitest';
import { CARDS } from '../../../../src/games/theseus/data/cards.ts';
import { controllerOf } from '../../../../src/games/theseus/state/cards.ts';
import type { FactionId } from '../../../../src/games/theseus/data/ids.ts';
import type { UnitState } from '../../../../src/games/theseus/state/state.ts';
import { turnOrder } from '../../../../src/games/theseus/rules/ring-building.ts';
import { scene } from '../scene.ts';
import type { Scene } from '../scene.ts';

/** Pandora with its marker at the Tech Bay, against others. */
function against(...factions: FactionId[]): Scene {
  return scene([...factions, 'pandora']).with(state => {
    state.pandora = { sector: 'tech-bay', side: 'left' };
    state.order = turnOrder(state, 0);
  });
}

describe('taking a card over, TH-20.6', () => {
  const arriving = (unit: 'runner-1' | 'hunter-1' | 'warrior-1', side: UnitState['side'] = 'base'): Scene =>
    against('marines')
      .unit(unit, 'corridors-a', side)
      .unit('creature-1', 'docking-bay-a')
      .card('marines-armory-1', 'control-room-s1')
      .card('marines-battle-position-1', 'control-room-s4', { upgrades: 2 })
      .turn('pandora');

  test('EX-22: an embryo goes onto an enemy card where it stopped, with its side up, and is no unit any more', () => {
    const table = arriving('hunter-1').answer('unit:hunter-1', 'room:control-room-a');
    expect(table.options).toEqual(['none', 'take:control-room-s1', 'take:control-room-s4']);
    table.answer('take:control-room-s4');
    expect(table.now.units['hunter-1']).toMatchObject({ place: 'control-room-s4', side: 'base' });
    expect(controllerOf(table.now, 'control-room-s4')).toBe(table.seatOf('pandora'));
    expect(table.now.installed['control-room-s4']).toMatchObject({ upgrades: 2, takenBy: 'hunter-1' });
    expect(table.match.blocked().some(({ id }) => id === 'unit:hunter-1')).toBe(false);
  });

  test('TH-20.6: it may also take none; a card under malfunction or switched off is blocked', () => {
    const table = against('marines', 'aliens')
      .unit('warrior-1', 'corridors-a')
      .unit('creature-1', 'docking-bay-a')
      .card('marines-armory-1', 'control-room-s1')
      .card('marines-fire-1', 'control-room-s2')
      .card('aliens-creeper-1', 'control-room-s3')
      .card('aliens-habitat-1', 'control-room-s4')
      .malfunction('aliens-habitat-1')
      .turn('pandora');
    table.answer('unit:warrior-1', 'room:control-room-a');
    expect(table.options).toEqual(['none', 'take:control-room-s3']);
    expect([table.blockedBy('take:control-room-s1'), table.blockedBy('take:control-room-s4')]).toEqual([
      'TH-20.6',
      'TH-20.6',
    ]);
    table.answer('none');
    expect(table.place('warrior-1')).toBe('control-room-a');
  });

  test('TH-20.2 TH-20.6: a creature takes nothing; a discarded or replaced card gives its embryo back', () => {
    const table = against('marines')
      .unit('creature-1', 'corridors-a')
      .unit('creature-2', 'docking-bay-a')
      .unit('marine-1', 'control-room-d')
      .card('marines-armory-1', 'control-room-s1')
      .turn('pandora');
    table.answer('unit:creature-1', 'room:control-room-a');
    expect(table.told).not.toContain('take-over.done');
    const mine = against('marines')
      .card('marines-mine-1', 'control-room-s1', { takenBy: 'hunter-1' })
      .unit('marine-1', 'corridors-a')
      .unit('marine-2', 'tech-bay-a')
      .turn('marines');
    mine.answer('unit:marine-1', 'room:control-room-a'); // his own Mine, now an enemy's (TH-20.7)
    expect([mine.life('marines'), mine.slot('marines-mine-1'), mine.place('hunter-1')]).toEqual([18, null, undefined]);
  });

  test('TH-5.2 TH-20.6: a token that an action card gave may turn the embryo before it takes a card over', () => {
    const table = against('marines')
      .unit('runner-1', 'corridors-a')
      .unit('creature-1', 'docking-bay-a')
      .card('marines-armory-1', 'control-room-s1', { takenBy: 'hunter-1' })
      .card('marines-fire-1', 'control-room-s2')
      .turn('pandora');
    table.answer('unit:runner-1', 'to:control-room', 'room:control-room-a');
    expect(table.options).toContain('flip:runner-1');
    table.answer('flip:runner-1', 'take:control-room-s2');
    expect(table.now.units['runner-1']).toMatchObject({ place: 'control-room-s2', side: 'upgraded' }); // for good
  });

  test('TH-20.7: "own" means Pandora, and data points give it nothing', () => {
    const table = against('scientists')
      .card('scientists-archive-1', 'control-room-s1', { takenBy: 'hunter-1', upgrades: 1 })
      .unit('creature-1', 'corridors-a')
      .unit('creature-2', 'science-lab-a')
      .unit('scientist-1', 'control-room-d')
      .turn('pandora');
    table.answer('unit:creature-1', 'room:control-room-a');
    expect(table.now.seats.map(({ data }) => data)).toEqual([0, 0]);
  });

  test('TH-15.1.1: a taken Reproduction copies cards that Pandora controls, whatever their faction, and no others', () => {
    const table = against('marines', 'greys')
      .card('marines-armory-1', 'control-room-s1', { takenBy: 'hunter-1' })
      .card('greys-reproduction-1', 'control-room-s2', { takenBy: 'hunter-2' })
      .card('greys-gene-manipulator-1', 'control-room-s4')
      .unit('creature-1', 'corridors-a')
      .unit('creature-2', 'docking-bay-a')
      .unit('marine-1', 'control-room-d')
      .turn('pandora');
    table.answer('unit:creature-1', 'room:control-room-a');
    expect(table.options).toContain('run:marines-armory-1+1');
    expect(table.options.some(id => id.includes('gene-manipulator'))).toBe(false);
  });
});

describe('for one use, TH-20.6: the embryo goes back to the supply and the card to its faction', () => {
  /** Whether the embryo still holds the card. */
  const holds = (table: Scene): boolean => table.place('runner-1') !== undefined;

  test('an action, once carried out', () => {
    const table = against('marines')
      .card('marines-armory-1', 'control-room-s1', { takenBy: 'runner-1' })
      .unit('creature-1', 'corridors-a')
      .unit('creature-2', 'docking-bay-a')
      .unit('marine-1', 'control-room-d')
      .turn('pandora');
    table.answer('unit:creature-1', 'room:control-room-a');
    expect([holds(table), table.now.seats[1]?.upgrades]).toEqual([false, 1]);
    expect(controllerOf(table.now, 'control-room-s1')).toBe(0);
  });

  test('an action that is declined has no effect and keeps its embryo, TH-10.1', () => {
    const exchanging = (answer: 'none' | 'unit:marine-1'): boolean => {
      const table = against('greys', 'marines')
        .card('greys-transfer-1', 'control-room-s1', { takenBy: 'runner-1' })
        .unit('creature-1', 'corridors-a')
        .unit('creature-2', 'docking-bay-a')
        .unit('marine-1', 'control-room-d')
        .unit('grey-1', 'grey-wreck-a')
        .turn('pandora');
      table.answer('unit:creature-1', 'room:control-room-a', answer);
      if (answer !== 'none') table.answer('unit:grey-1');
      return holds(table);
    };
    expect([exchanging('none'), exchanging('unit:marine-1')]).toEqual([true, false]);
  });

  test('a trap, once sprung; with an upgraded embryo it stays', () => {
    const sprung = (side: 'base' | 'upgraded'): boolean => {
      const table = against('marines')
        .card('marines-fire-1', 'control-room-s1', { takenBy: 'runner-1' })
        .with(({ units }) => Object.assign(units['runner-1'] ?? {}, { side }))
        .unit('marine-1', 'corridors-a')
        .unit('marine-2', 'tech-bay-a')
        .turn('marines');
      table.answer('unit:marine-1', 'room:control-room-a');
      expect(table.life('marines')).toBe(19);
      return holds(table);
    };
    expect([sprung('base'), sprung('upgraded')]).toEqual([false, true]);
  });

  test('a shortcut, once used; not when the way goes through', () => {
    const gone = (way: 'to:corridors' | 'to:control-room+skip:corridors'): boolean => {
      const table = against('aliens')
        .card('aliens-vent-shortcut-1', 'corridors-s1', { takenBy: 'runner-1' })
        .unit('creature-1', 'tech-bay-a')
        .unit('creature-2', 'alien-nest-a')
        .unit('alien-1', 'alien-nest-d')
        .turn('pandora');
      table.answer('unit:creature-1', way);
      return !holds(table);
    };
    expect([gone('to:corridors'), gone('to:control-room+skip:corridors')]).toEqual([false, true]);
  });

  test('Battle Position, when it dealt its wounds; Double Shot, when an attack was repeated', () => {
    const battle = against('aliens')
      .card('aliens-lurking-1', 'corridors-s1', { takenBy: 'runner-1' })
      .unit('creature-1', 'tech-bay-a')
      .unit('creature-2', 'alien-nest-a')
      .unit('alien-1', 'corridors-b')
      .turn('pandora');
    battle.answer('unit:creature-1', 'room:corridors-a');
    expect([holds(battle), battle.life('aliens')]).toEqual([false, 18]); // the creature, and Lurking
    const shooting = (answer: 'repeat' | 'done'): [boolean, number] => {
      const table = against('marines')
        .card('marines-double-shot-1', 'corridors-s1', { takenBy: 'runner-1' })
        .unit('creature-1', 'tech-bay-a')
        .unit('creature-2', 'docking-bay-a')
        .unit('marine-1', 'corridors-b')
        .turn('pandora');
      table.answer('unit:creature-1', 'room:corridors-a', answer);
      return [holds(table), table.life('marines')];
    };
    expect([shooting('repeat'), shooting('done')]).toEqual([
      [false, 18],
      [true, 19],
    ]);
  });

  test('Barricade, when a unit would have been attacked', () => {
    const table = against('marines')
      .card('marines-barricade-1', 'corridors-s1', { takenBy: 'runner-1' })
      .unit('creature-1', 'corridors-b')
      .unit('marine-1', 'tech-bay-a')
      .unit('marine-2', 'docking-bay-a')
      .turn('marines');
    table.answer('unit:marine-1', 'room:corridors-a');
    expect([holds(table), table.life('pandora')]).toEqual([false, 20]);
    const alone = against('marines')
      .card('marines-barricade-1', 'corridors-s1', { takenBy: 'runner-1' })
      .unit('creature-1', 'docking-bay-b')
      .unit('marine-1', 'tech-bay-a')
      .unit('marine-2', 'docking-bay-a')
      .turn('marines');
    alone.answer('unit:marine-1', 'room:corridors-a');
    expect(holds(alone)).toBe(true);
  });

  test('Protection, when it has drawn the malfunction token', () => {
    const table = against('marines', 'aliens')
      .card('marines-protection-1', 'docking-bay-s1', { takenBy: 'runner-1' })
      .card('marines-fire-1', 'docking-bay-s2', { takenBy: 'hunter-1' })
      .unit('alien-1', 'corridors-a')
      .unit('alien-2', 'alien-nest-a')
      .unit('creature-1', 'tech-bay-a')
      .turn('aliens');
    table.answer('unit:alien-1', 'room:control-room-a', 'malfunction:marines-fire-1');
    expect([holds(table), table.now.malfunction]).toEqual([false, 'marines-protection-1']);
  });

  test('Creeper, at the end of a turn of somebody whose cards it switched off (ruling creeper-once)', () => {
    const table = against('aliens', 'marines')
      .card('aliens-creeper-1', 'corridors-s1', { takenBy: 'runner-1' })
      .card('marines-armory-1', 'corridors-s4')
      .unit('marine-1', 'docking-bay-a')
      .unit('creature-1', 'control-room-a')
      .turn('marines');
    table.answer('room:corridors-a');
    expect([holds(table), table.now.seats[1]?.upgrades]).toEqual([true, 0]);
    table.answer('end');
    expect(holds(table)).toBe(false);
  });

  test('Reproduction, when its copy took effect', () => {
    const table = against('marines')
      .card('marines-fire-1', 'control-room-s1', { takenBy: 'hunter-1' })
      .card('marines-reproduction-1', 'control-room-s2', { takenBy: 'runner-1' })
      .unit('marine-1', 'corridors-a')
      .unit('marine-2', 'tech-bay-a')
      .turn('marines');
    table.answer('unit:marine-1', 'room:control-room-a');
    expect([holds(table), table.life('marines')]).toEqual([false, 18]);
    expect(controllerOf(table.now, 'control-room-s1')).toBe(1);
  });

  test('Reproduction, when its copy of Double Shot let a second unit repeat its attack; not when only one did, TH-16.3.2', () => {
    const after = (...answers: readonly ('repeat' | 'done')[]): [boolean, number] => {
      const table = against('marines')
        .card('marines-double-shot-1', 'corridors-s1', { takenBy: 'hunter-1' })
        .card('marines-reproduction-1', 'corridors-s2', { takenBy: 'runner-1' })
        .unit('creature-1', 'tech-bay-a')
        .unit('creature-2', 'docking-bay-a')
        .unit('creature-3', 'corridors-d')
        .unit('marine-1', 'corridors-b')
        .turn('pandora');
      table.answer('unit:creature-1', 'room:corridors-a', ...answers);
      return [holds(table), table.life('marines')];
    };
    expect([after('repeat', 'done'), after('repeat', 'repeat')]).toEqual([
      [true, 17],
      [false, 16],
    ]);
  });

  test('Reproduction, when its copy of Time Loop gave a point that the card itself had not, TH-16.5.5', () => {
    const stays = (points: 1 | 2): boolean => {
      const table = against('greys')
        .card('greys-time-loop-1', 'control-room-s1', { takenBy: 'hunter-1' })
        .card('greys-reproduction-1', 'control-room-s2', { takenBy: 'runner-1' })
        .unit('creature-1', 'corridors-a')
        .unit('creature-2', 'corridors-b')
        .unit('grey-1', points === 1 ? 'grey-wreck-a' : 'corridors-c')
        .turn('pandora');
      table.answer('unit:creature-1', `to:control-room+stay:control-room/${points}`, 'room:control-room-a');
      return holds(table);
    };
    expect([stays(1), stays(2)]).toEqual([true, false]);
  });

  test('Reproduction stays where Remote Control sets the card off: that does not repeat it, TH-16.4.3', () => {
    const table = against('scientists')
      .card('scientists-remote-control-1', 'control-room-s1', { takenBy: 'hunter-1' })
      .card('scientists-explosion-1', 'tech-bay-s1', { takenBy: 'hunter-2' })
      .card('scientists-reproduction-1', 'tech-bay-s2', { takenBy: 'runner-1' })
      .unit('creature-1', 'corridors-a')
      .unit('creature-2', 'science-lab-a')
      .unit('scientist-1', 'tech-bay-d')
      .turn('pandora');
    table.answer('unit:creature-1', 'room:control-room-a');
    const life = 20 - CARDS['scientists-explosion'].number;
    expect([table.life('scientists'), table.slot('scientists-explosion-1'), holds(table)]).toEqual([life, null, true]);
  });
});
