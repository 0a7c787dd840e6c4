import { describe, expect, test } from 'vitest';
import { MACHINES_BY_STRENGTH } from '../../../../../src/games/space-empires/data/machines.ts';
import { spaceEmpires } from '../../../../../src/games/space-empires/game.ts';
import { machineFacts } from '../../../../../src/games/space-empires/state/machines.ts';
import { MACHINES_SIDE } from '../../../../../src/games/space-empires/state/seats.ts';
import { settingFor, stateOf } from '../../oracles/matches.ts';
import { alone, first, machineOn, machinesMove, withMachine } from './machine-scenes.ts';

describe('SE-25.1, SE-25.2: the set-up', () => {
  test.each([
    ['solo-machines-small', 30],
    ['solo-machines-large', 73],
  ])('SE-25.1: %s has 26 home hexes, %i white markers and nothing on its entry hexes', (scenario, white) => {
    const state = stateOf(spaceEmpires.start(settingFor(1, 'set-up', { scenario })));
    const hexes = Object.values(state.hexes);
    expect(hexes.filter(hex => hex?.home === 0)).toHaveLength(26);
    expect(hexes.filter(hex => hex?.deep === true && hex.marker !== null)).toHaveLength(white);
    expect(hexes.filter(hex => hex?.marker === null)).toHaveLength(5);
    expect(state.seats[0]?.world).toBe('l7');
  });

  test('EX-14.5: L3 is deep space on all solo maps; G1 only on the large one, and so is L13', () => {
    const [small, large] = (['solo-machines-small', 'solo-machines-large'] as const).map(scenario =>
      stateOf(spaceEmpires.start(settingFor(1, 'maps', { scenario }))),
    );
    expect([small?.hexes.l3?.deep, large?.hexes.l3?.deep]).toEqual([true, true]);
    expect([small?.hexes.g1, small?.hexes.l13]).toEqual([undefined, undefined]);
    expect([large?.hexes.g1?.deep, large?.hexes.l13?.deep]).toEqual([true, true]);
  });

  test('SE-25.2, SE-25.10, SE-25.10.1: no bid, no quick start, no aliens on barren planets', () => {
    const start = (more: Readonly<Record<string, unknown>>) =>
      spaceEmpires.start(settingFor(1, 'options', { scenario: 'solo-machines-small', ...more }));
    expect(() => start({ quickStart: true })).toThrow();
    expect(() => start({ aliens: true })).toThrow();
    const match = start({
      pipelines: true,
      carriers: true,
      raiders: true,
      mines: true,
      warpPoints: true,
      slingshot: true,
    });
    while (match.decision !== null && match.decision.kind !== 'sheet.row') {
      match.answer(match.decision.n, match.decision.options.find(({ id }) => id === 'done')?.id ?? '');
    }
    expect(match.decision?.options.map(({ id }) => id)).not.toContain('bid');
  });

  test('SE-25.2: giving up is a defeat', () => {
    const match = spaceEmpires.start(settingFor(1, 'give up', { scenario: 'solo-machines-small' }));
    match.concede(0);
    match.answer(match.decision?.n ?? 0, 'done');
    expect(match.outcome?.winners).toEqual([]);
    expect(match.outcome?.victors).toEqual([MACHINES_SIDE]);
  });
});

describe('SE-25.3: arrival', () => {
  const schedule = (scenario: string, difficulty: string, more: Readonly<Record<string, unknown>> = {}): string =>
    (stateOf(spaceEmpires.start(settingFor(1, 'schedule', { scenario, difficulty, ...more }))).solo?.machines ?? [])
      .map(({ phase, strength }) => `${phase}/${strength}`)
      .join(' ');

  test('EX-12.7: the three machines of the large map, normal', () => {
    expect(schedule('solo-machines-large', 'normal')).toBe('8/6 10/8 11/10');
  });

  test('EX-12.8: good luck on the large map begins with 6/5, and with the option with 5/1', () => {
    expect(schedule('solo-machines-large', 'good-luck')).toBe('6/5 8/7 10/9');
    expect(schedule('solo-machines-large', 'good-luck', { printedFirst: true })).toBe('5/1 8/7 10/9');
    expect(() => schedule('solo-machines-small', 'good-luck', { printedFirst: true })).toThrow();
  });

  test.each([
    ['solo-machines-small', 'h10'],
    ['solo-machines-large', 'e11'],
  ] as const)('EX-12.3: a 7 brings the machine of %s to %s, at the end of its phase', (scenario, hex) => {
    const table = alone({ scenario });
    table.state.solo = {
      machines: [{ phase: 1, strength: 2, fate: 'coming', handle: null, weakness: null }],
      empires: [],
    };
    table.dice(7).begin('economy.growth', {});
    expect(machineOn(table)).toBe(hex);
    expect(first(table)?.fate).toBe('here');
  });
});

describe('EX-12, SE-25.4: movement', () => {
  test('EX-12.1: of colonies equally near it goes for the larger', () => {
    const table = machinesMove(withMachine(alone().colony('h5', 0, 5).colony('h9', 0, 3), 'f7'));
    expect(machineOn(table)).not.toBe('f7');
    expect(table.match.events('spectator').find(({ words }) => words.key === 'machine.moves')?.words.with?.target).toBe(
      'H5',
    );
  });

  test('EX-12.9: two steps that are as near to the colony and to the homeworld are put to the player', () => {
    const table = machinesMove(withMachine(alone().colony('h7', 0), 'f7'));
    expect(table.asked).toBe('0 machine.step');
    expect(table.options).toEqual(['hex:g6', 'hex:g7', 'die']);
    expect(machineOn(table.answer('hex:g7'))).toBe('g7');
  });

  test('SE-25.4: the player may leave to a die which of them it goes for', () => {
    const table = machinesMove(withMachine(alone().colony('h6', 0).colony('h8', 0).dice(2), 'f7'));
    table.answer('die');
    expect(table.told).toContain('solo.die-chose');
    expect(machineOn(table)).toBe('g7');
    expect(table.match.events('spectator').find(({ words }) => words.key === 'machine.moves')?.words.with?.target).toBe(
      'H8',
    );
  });

  test('SE-25.4: colonies that are alike in all are put to the player', () => {
    const table = machinesMove(withMachine(alone().colony('h6', 0).colony('h8', 0), 'f7'));
    expect(table.asked).toBe('0 machine.target');
    expect(table.options).toEqual(['hex:h6', 'hex:h8', 'die']);
    table.answer('hex:h8');
    expect(machineOn(table)).toBe('g7');
  });

  test('SE-25.4: the nearer homeworld decides between colonies of one size', () => {
    const table = machinesMove(withMachine(alone().colony('i7', 0).colony('f8', 0), 'g8'));
    expect(table.match.events('spectator').find(({ words }) => words.key === 'machine.moves')?.words.with?.target).toBe(
      'F8',
    );
  });

  test('SE-25.4: nobody enters or scans an unexplored hex with a machine', () => {
    const table = withMachine(alone().hidden('h7', 'asteroids').units(0, 'i7', 'cruiser', 1, { special: 1 }), 'h7');
    table.begin('move.choose', { seat: 0 });
    expect(table.options.filter(id => id.startsWith('scan:'))).toEqual([]);
    table.answer(`go:${table.c('i7')}`);
    expect(table.blockedBy('to:h7')).toBe('SE-25.4');
  });

  test('SE-25.4: black holes and markers face down do not stop it, nor are they turned up', () => {
    const table = machinesMove(withMachine(alone().hidden('k10', 'danger').colony('k9', 0), 'k11'));
    expect(machineOn(table)).toBe('k10');
    expect(table.now.hexes.k10).toMatchObject({ marker: 'danger', up: false });
  });
});

describe('SE-25.1.1: entry hexes', () => {
  test('EX-12.10: no unit enters one, by a move or a retreat; lost in space rolls again', () => {
    const table = alone().units(0, 'g4', 'scout').begin('move.choose', { seat: 0 });
    table.answer(`go:${table.c('g4')}`);
    expect(table.blockedBy('to:h4')).toBe('SE-25.1.1');
    const lost = alone().units(0, 'g4', 'scout').hidden('g4', 'lost');
    lost.dice(2, 9, 1).begin('explore.flip', { seat: 0, hex: 'g4' }, { step: 'economy.begin', args: {} });
    expect(lost.now.pieces.map(({ at }) => at)).toEqual(['g3']);
    expect(lost.told).toContain('explore.drifted');
  });

  test('SE-7.7: whoever plays alone rolls for the direction, clockwise from the top', () => {
    const lost = alone().units(0, 'i6', 'scout').hidden('i6', 'lost');
    lost.dice(4).begin('explore.flip', { seat: 0, hex: 'i6' }, { step: 'economy.begin', args: {} });
    expect(lost.now.pieces.map(({ at }) => at)).toEqual(['i7']);
  });
});

describe('SE-25.5: combat', () => {
  test('EX-9.9: a scout needs 2 against strength 1, and cannot hit strength 6 even with a 1', () => {
    const weak = withMachine(alone().units(0, 'i6', 'scout'), 'i6')
      .dice(9, 10, 10, 10)
      .fight();
    expect(weak.said(`at:${weak.c('i6', 'machine')}`).needed).toBe(2);
    const strong = withMachine(alone().units(0, 'i6', 'scout', 2), 'i6', { strength: 6 });
    strong.dice(9, 10, 10, 10, 10, 10, 1, 1, 1, 1, 1, 1, 1).fight();
    const option = strong.decision.options.find(({ id }) => id.startsWith('at:'));
    expect(option?.words.key).toBe('fire.in-vain');
    strong.answer(option?.id ?? '');
    expect(strong.now.pieces.find(({ kind }) => kind === 'machine')?.damage).toBe(0);
  });

  test('EX-9.10: a machine with attack 10 misses with a 10', () => {
    const table = withMachine(alone().units(0, 'i6', 'scout', 6), 'i6', { strength: 8, weakness: 'none' });
    table.dice(10, 9, 10, 10, 10, 10).fight();
    const shots = table.now.shots.filter(({ by }) => by === 'machine');
    expect(shots.map(({ die, hit }) => `${die} ${hit}`)).toEqual([
      '10 false',
      '9 true',
      '10 false',
      '10 false',
      '10 false',
      '10 false',
    ]);
  });

  test('SE-25.5: nobody screens, no number gives a bonus, and mines lie still', () => {
    const table = withMachine(alone().units(0, 'i6', 'scout', 6).units(0, 'i6', 'mine', 2), 'i6', { weakness: 'none' });
    table.dice(10, 10, 10).fight();
    expect(table.asked).toBe('0 battle.fire');
    expect(table.now.battle?.bonus).toBeNull();
    expect(table.count('i6', 'mine')).toBe(2);
  });

  test('SE-25.5: fighters may not fire, but still shield their carrier', () => {
    const table = withMachine(alone().units(0, 'i6', 'carrier').units(0, 'i6', 'fighter', 3), 'i6', {
      weakness: 'none',
    });
    table.dice(10, 10, 10, 10).fight();
    expect(table.now.shots.every(({ at }) => at === 'fighter')).toBe(true);
    expect(table.now.shots.some(({ by }) => by === 'fighter')).toBe(false);
  });

  test('SE-25.5: terrain weakens the units and not the machine', () => {
    const table = withMachine(alone().units(0, 'i6', 'cruiser', 1, { attack: 1 }).marker('i6', 'asteroids'), 'i6', {
      weakness: 'none',
    });
    table.dice(10, 10, 10).fight();
    expect(table.now.shots.map(({ by, needed }) => `${by} ${needed}`)).toEqual(['machine 6', 'machine 6', 'machine 6']);
    expect(table.said(`at:${table.c('i6', 'machine')}`).needed).toBe(3);
  });

  test('SE-25.5: mines by themselves and a machine let each other be', () => {
    const table = withMachine(alone().units(0, 'i6', 'mine', 2).colony('j7', 0), 'i6', { weakness: 'none' });
    table.fight();
    expect(table.told).not.toContain('battle.begins');
  });
});

describe('SE-25.6, SE-25.7: planets, damage and the end', () => {
  test('EX-12.2: a planet without a colony heals 2, and never above the hull', () => {
    const table = withMachine(alone().marker('l8', 'barren'), 'l9', { strength: 3, damage: 2 });
    machinesMove(table);
    expect(table.now.hexes.l8?.marker).toBeNull();
    expect(table.now.pieces.find(({ kind }) => kind === 'machine')?.damage).toBe(0);
    const more = machinesMove(withMachine(alone().colony('l8', 0), 'l9', { strength: 3, damage: 6 }));
    expect(more.now.pieces.find(({ kind }) => kind === 'machine')?.damage).toBe(4);
  });

  test('SE-25.6: it keeps its damage after a battle', () => {
    const table = withMachine(alone().units(0, 'i6', 'scout', 1), 'i6', { weakness: 'none' });
    table
      .dice(10, 10, 10, 1, 1, 1, 1)
      .fight()
      .answer(`at:${table.c('i6', 'machine')}`);
    expect(table.now.pieces).toMatchObject([{ kind: 'machine', damage: 1 }]);
    expect(table.now.battle).toBeNull();
  });

  test('SE-25.7: a marker face down is safe, and asteroids are', () => {
    const table = machinesMove(withMachine(alone().hidden('l8', 'planet'), 'l9'));
    expect(machineOn(table)).toBe('l8');
    expect(table.now.hexes.l8).toMatchObject({ marker: 'planet', up: false });
    const rocks = machinesMove(withMachine(alone().marker('l8', 'asteroids'), 'l9'));
    expect(rocks.now.hexes.l8?.marker).toBe('asteroids');
  });

  test('SE-25.7: defenders are fought first; who is left of them keeps the planet', () => {
    const table = withMachine(alone().colony('k8', 0, 5).units(0, 'k8', 'dreadnought', 3, { attack: 3 }), 'k9', {
      damage: 5,
      weakness: 'none',
    });
    machinesMove(table.dice(1));
    table.until('sheet.row', `at:${table.c('k8', 'machine')}`);
    expect(table.now.hexes.k8?.colony?.value).toBe(5);
    expect(first(table)?.fate).toBe('destroyed');
  });

  test('SE-25.2, SE-25.7: without its homeworld the game is lost to the machines', () => {
    const table = machinesMove(withMachine(alone(), 'l6'));
    expect(table.match.outcome).toMatchObject({
      winners: [],
      victors: [MACHINES_SIDE],
      words: { key: 'defeat.machines', with: { number: 1 } },
    });
  });

  test('SE-25.2: the last of three machines that falls ends the game', () => {
    const table = withMachine(alone().units(0, 'i6', 'scout', 1, { tactics: 3, attack: 1 }), 'i6', {
      damage: 5,
      weakness: 'none',
    });
    for (const machine of table.state.solo?.machines.slice(1) ?? []) machine.fate = 'destroyed';
    table
      .dice(10, 10, 10, 1)
      .fight()
      .answer(`at:${table.c('i6', 'machine')}`);
    expect(table.match.outcome).toMatchObject({ winners: [0], words: { key: 'victory.machines' } });
  });
});

test('SE-25.3: a machine is as strong as its table says', () => {
  const table = withMachine(alone(), 'f7', { strength: 9 });
  const piece = table.state.pieces.find(({ kind }) => kind === 'machine');
  expect(machineFacts(table.state, piece ?? { handle: -1 })).toEqual(MACHINES_BY_STRENGTH[9]);
  expect(MACHINES_BY_STRENGTH[9]).toEqual({ cls: 'a', attack: 11, defence: 4, hull: 10, attacks: 6 });
});
