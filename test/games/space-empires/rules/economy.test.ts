import { describe, expect, test } from 'vitest';
import { isEndOfRow } from '../../../../src/kernel/match/decision.ts';
import { capacityOf, pipelineIncome, purseOf, upkeepOf } from '../../../../src/games/space-empires/state/money.ts';
import { UNITS, UNIT_KINDS } from '../../../../src/games/space-empires/data/units.ts';
import { TECHNOLOGIES } from '../../../../src/games/space-empires/data/technologies.ts';
import { scene } from '../scene.ts';
import type { Scene } from '../scene.ts';

/** The economic phase begins; the first to write is seat 0. */
function phase(table: Scene): Scene {
  return table.begin('economy.begin', {});
}

/** Both seats write nothing more, and the phase is over. */
function over(table: Scene): Scene {
  while (table.decision.kind.startsWith('sheet.')) table.answer(table.options.includes('done') ? 'done' : 'enough');
  return table;
}

describe('EX-7: income, SE-10', () => {
  test('EX-7.1, SE-10.1, SE-10.2, SE-10.4, SE-7.10: a homeworld, a mineral and three Scouts: 22 CP', () => {
    const table = scene().units(0, 'l7', 'scout', 3);
    table.state.hexes.l7?.colony?.goods.push('mineral-5');
    phase(table);
    expect(table.decision.prompt.with?.left).toBe(22);
    expect(table.now.hexes.l7?.colony?.goods).toEqual([]);
  });

  test('EX-7.2, SE-10.9, SE-10.10: a new colony yields 0, then 1, 3, and 5 from then on', () => {
    const table = scene().colony('k6', 0, 0);
    const values: unknown[] = [];
    phase(table);
    for (let cycle = 0; cycle < 5; cycle += 1) {
      values.push(table.has(0).income?.colonies);
      over(table).until('sheet.row', 'done', 'seat:a');
    }
    expect(values).toEqual([20, 21, 23, 25, 25]);
  });

  test('EX-7.3, SE-10.4: what maintenance takes beyond income is forgiven, and what was kept stays', () => {
    const table = scene().colony('k6', 0, 1).units(0, 'e5', 'battleship', 6).units(0, 'e5', 'battleship', 2).cp(0, 4);
    phase(table);
    expect(upkeepOf(table.now, 0)).toBe(24);
    expect(purseOf(table.now, 0)).toBe(4);
  });

  test('SE-10.1: an armed enemy blockades, and cloaked Raiders do not where a ship guards', () => {
    const table = scene()
      .colony('k6', 0, 5)
      .colony('k8', 0, 5)
      .units(1, 'k6', 'scout')
      .units(1, 'k8', 'raider', 1, { special: 1 })
      .units(0, 'k8', 'scout');
    expect(phase(table).has(0).income?.colonies).toBe(25);
  });

  test('SE-13.1, SE-13.4: an unbroken chain adds 1 CP for each colony', () => {
    const table = scene().colony('k6', 0, 5).colony('j5', 0, 0).units(0, 'l7', 'pipeline').units(0, 'k6', 'pipeline');
    expect(pipelineIncome(table.state, 0)).toBe(1);
    table.units(0, 'j6', 'pipeline').units(0, 'j5', 'pipeline');
    expect(pipelineIncome(table.state, 0)).toBe(2);
    table.units(1, 'k6', 'scout');
    expect(pipelineIncome(table.state, 0)).toBe(1);
  });

  test('SE-10.8: no more than 30 CP are kept into the next phase', () => {
    expect(phase(scene().cp(0, 50)).has(0).income?.carried).toBe(30);
    expect(phase(scene(2, { carryLimit: 'no' }).cp(0, 50)).has(0).income?.carried).toBe(50);
  });

  test('SE-7.11: a wreck brings a level of what chance says, and only its owner hears of it', () => {
    const table = scene();
    table.state.hexes.l7?.colony?.goods.push('wreck');
    table.dice(7);
    phase(table);
    expect(table.has(0).levels.tactics).toBe(1);
    expect(table.told).not.toContain('economy.wreck');
    // Nobody takes back what led there to draw again.
    expect(table.now.revealed).toBeGreaterThan(table.state.revealed);
    expect(table.match.events(0).map(({ words }) => words.key)).toContain('economy.wreck');
  });
});

describe('bids, SE-10.5', () => {
  test('SE-10.5, SE-5.1: all bids are paid, and the highest bidder names who goes first', () => {
    const table = phase(scene());
    table.answer('bid', 5, 'enough', 'done', 'bid', 7, 'enough', 'done');
    expect(table.asked).toBe('1 economy.first');
    table.answer('seat:b');
    expect([table.has(0).cp, table.has(1).cp, table.has(0).lastBid]).toEqual([15, 13, 5]);
    expect(table.now.order).toEqual([1, 0]);
  });

  test('SE-10.5, SE-29.5: in a tie who was earlier in the last order wins', () => {
    const table = phase(scene());
    over(table);
    expect(table.asked).toBe('0 economy.first');
  });

  test('SE-10.6: a sheet says which of its rows ends it, so that every screen has one key for it', () => {
    const table = phase(scene());
    expect(table.decision.options.filter(isEndOfRow).map(({ id }) => id)).toEqual(['enough']);
  });

  test('SE-10.6: what was bought and can’t be afforded once more keeps its count', () => {
    const table = phase(scene().units(0, 'l7', 'yard', 4)).answer('buy:scout:l7', 'buy:scout:l7', 'buy:scout:l7');
    const row = table.match.blocked().find(({ id }) => id === 'buy:scout:l7');
    expect(row).toMatchObject({ count: 3, group: { key: 'sheet.group.units' }, why: { key: 'why.money' } });
  });

  test('SE-5.3: a sheet is torn up as often as its seat likes, and nobody else hears of it', () => {
    const table = phase(scene());
    table.answer('buy:decoy:l7', 'enough', 'tear-up');
    expect(table.has(0).sheet?.units).toEqual([]);
    expect(table.match.numberFor(1)).toBe(0);
  });
});

describe('purchases, SE-10.6', () => {
  test('SE-10.6.1, SE-12.1: one level of a technology a phase, any number of different ones', () => {
    const table = phase(scene().cp(0, 30)).answer('technology:ship-size', 'technology:tactics');
    expect(table.blockedBy('technology:ship-size')).toBe('SE-12.1');
    table.answer('enough', 'done');
    over(table);
    expect(table.has(0).levels).toMatchObject({ 'ship-size': 2, tactics: 1 });
  });

  test('SE-10.6.2, SE-12.4: what is bought now counts for units that are bought now', () => {
    const table = phase(scene().units(0, 'l7', 'yard', 2));
    expect(table.options).not.toContain('buy:destroyer:l7');
    table.answer('technology:ship-size', 'buy:destroyer:l7', 'enough', 'done');
    over(table);
    expect(table.count('l7', 'destroyer')).toBe(1);
  });

  test('EX-7.5, SE-10.6.3, SE-29.3: three yards at level 2 build four hull points', () => {
    expect(capacityOf(3, 2)).toBe(4);
    const table = phase(scene().levels(0, { 'ship-yard': 2, 'ship-size': 5 }).units(0, 'l7', 'yard', 3).cp(0, 30));
    table.answer('buy:battleship:l7', 'buy:scout:l7');
    expect(table.blockedBy('buy:scout:l7')).toBe('SE-10.6.3');
    const cruisers = phase(scene().levels(0, { 'ship-yard': 2, 'ship-size': 3 }).units(0, 'l7', 'yard', 3).cp(0, 30));
    cruisers.answer('buy:cruiser:l7', 'buy:cruiser:l7');
    expect(cruisers.blockedBy('buy:cruiser:l7')).toBe('SE-10.6.3');
  });

  test('EX-7.6: a yard that is bought now builds nothing yet', () => {
    const table = phase(scene().units(0, 'l7', 'yard', 2)).answer('buy:yard:l7', 'buy:scout:l7', 'buy:scout:l7');
    expect(capacityOf(2, 1)).toBe(2);
    expect(table.options).not.toContain('buy:scout:l7');
  });

  test('SE-10.6.4: a yard and a Base at each colony with income, one a phase, one Base a hex', () => {
    const table = phase(scene().colony('k6', 0, 0).levels(0, { 'ship-size': 2 }).units(0, 'l7', 'base').cp(0, 30));
    expect(table.options).not.toContain('buy:yard:k6');
    expect(table.blockedBy('buy:base:l7')).toBe('SE-10.6.4');
    table.answer('buy:yard:l7');
    expect(table.blockedBy('buy:yard:l7')).toBe('SE-10.6.4');
  });

  test('SE-28: what joins a group that is there shows nothing, not even another handle', () => {
    const table = phase(
      scene().units(0, 'l7', 'scout').units(0, 'l7', 'scout', 1, { attack: 1 }).units(0, 'l7', 'yard', 2),
    );
    const shown = () => table.now.pieces.map(({ handle, at, owner }) => [handle, at, owner]);
    const before = shown();
    over(table.answer('buy:scout:l7', 'enough', 'done'));
    expect(table.count('l7', 'scout')).toBe(3);
    expect(shown()).toEqual(before);
  });

  test('SE-10.6.5: Decoys come to colonies with income, without a yard', () => {
    const table = phase(scene()).answer('buy:decoy:l7', 'buy:decoy:l7', 'enough', 'done');
    over(table);
    expect(table.now.pieces.map(({ kind, count, up }) => [kind, count, up])).toEqual([['decoy', 2, false]]);
  });

  test('SE-10.6.6, SE-12.6: units may be built with less than their empire knows', () => {
    const table = phase(scene().levels(0, { attack: 2 }).units(0, 'l7', 'yard', 2));
    table.answer('lower:attack', 'buy:scout:l7', 'newest', 'buy:scout:l7', 'enough', 'done');
    over(table);
    const scouts = table.now.pieces.filter(({ kind }) => kind === 'scout');
    expect(scouts.map(({ tech }) => tech?.attack).sort()).toEqual([1, 2]);
  });

  test('SE-1.3, SE-10.6.7, SE-29.15: without a free counter a type cannot be bought, unless one is scuttled', () => {
    const table = scene().levels(0, { 'ship-size': 6, 'ship-yard': 3 }).units(0, 'l7', 'yard', 6).cp(0, 30);
    table.units(0, 'e5', 'dreadnought', 1).units(0, 'e6', 'dreadnought', 1);
    phase(table);
    expect(table.blockedBy('buy:dreadnought:l7')).toBe('SE-1.3');
    table.answer(`scuttle:${table.c('e5')}`, 'buy:dreadnought:l7');
    expect(table.blockedBy('buy:dreadnought:l7')).not.toBeUndefined();
  });

  test('SE-29.6: scuttled units cost no maintenance in the phase', () => {
    const table = phase(scene().units(0, 'e5', 'battleship', 2));
    expect(table.decision.prompt.with?.left).toBe(14);
    table.answer(`scuttle:${table.c('e5')}`);
    expect(table.decision.prompt.with?.left).toBe(20);
  });

  test('SE-10.7, SE-4.3: new units lie face down and join groups of their type and technology', () => {
    const table = phase(
      scene().units(0, 'l7', 'yard', 4).units(0, 'l7', 'scout', 5).units(0, 'l7', 'scout', 1, { attack: 1 }),
    );
    table.answer('buy:scout:l7', 'enough', 'done');
    over(table);
    expect(
      table.now.pieces
        .filter(({ kind }) => kind === 'scout')
        .map(({ count }) => count)
        .sort(),
    ).toEqual([1, 6]);
  });

  test('SE-18.4: research may take 10 CP more than in the phase before', () => {
    const table = phase(scene(2, { gearingLimits: true }).cp(0, 30));
    expect(table.blockedBy('technology:attack')).toBe('SE-18.4');
    expect(table.options).toContain('technology:ship-size');
  });
});

describe('refits, SE-12.7', () => {
  const yard = () => scene().turn(1, 2).levels(0, { attack: 2 }).units(0, 'l7', 'yard').cp(0, 5);
  const asks = (table: ReturnType<typeof yard>) =>
    table.begin('turn.refit', { seat: 0 }, { step: 'economy.begin', args: {} }).asked;

  test('SE-12.7, SE-12.2: a unit that stayed at a yard gets all levels for its hull', () => {
    const table = yard()
      .units(0, 'l7', 'cruiser', 2, { attack: 0 })
      .begin('turn.refit', { seat: 0 }, { step: 'economy.begin', args: {} });
    table.answer(`refit:${table.c('l7', 'cruiser')}:all`);
    expect(table.now.pieces.find(({ kind }) => kind === 'cruiser')?.tech?.attack).toBe(2);
    expect(table.has(0).cp).toBe(1);
  });

  test('SE-12.7: groups alike are told apart by the levels that they have, also where one unit of each goes', () => {
    const table = yard().units(0, 'l7', 'cruiser', 2, { attack: 0 }).units(0, 'l7', 'cruiser', 2, { attack: 1 });
    const rows = table.begin('turn.refit', { seat: 0 }, { step: 'economy.begin', args: {} }).decision.options;
    const words = rows.filter(({ id }) => id !== 'done').map(row => JSON.stringify(row.words));
    expect(words.length).toBe(4);
    expect(new Set(words).size).toBe(4);
  });

  test('SE-28: of a whole group that is refitted nobody else sees a thing, of one unit its new counter', () => {
    const table = yard().units(0, 'l7', 'cruiser', 2, { attack: 0 }).units(0, 'l7', 'scout', 2, { attack: 2 });
    table.begin('turn.refit', { seat: 0 }, { step: 'economy.begin', args: {} });
    const seen = () => table.match.view(1);
    const before = seen();
    const cruisers = `refit:${table.c('l7', 'cruiser')}`;
    const [one, all] = [table.match.fork(), table.match.fork()].map((trial, at) => {
      trial.give(at === 0 ? `${cruisers}:one` : `${cruisers}:all`);
      return trial;
    });
    expect(one?.view(1)).not.toEqual(before);
    expect(all?.view(1)).toEqual(before);
    // Nor how many refits there were: a row of them is one stop of a replay, for all others.
    expect(table.decision.secrecy).toBe('sealed');
  });

  test('SE-12.8, SE-12.9: Bases and yards need no refit, and nobody is asked about one', () => {
    const table = yard().units(0, 'l7', 'base', 1, {}, { up: true });
    expect(asks(table)).not.toBe('0 turn.refit');
    // What lies face down could be something else.
    table.units(0, 'l7', 'base');
    expect([asks(table), table.options]).toEqual(['0 turn.refit', ['done']]);
  });

  test.each([
    ['a group face down', 'scout', {}, '0 turn.refit'],
    ['a decoy face down, which nobody can tell from a group', 'decoy', {}, '0 turn.refit'],
    ['Scouts face up', 'scout', { up: true }, '0 turn.refit'],
    ['Mines face up', 'mine', { up: true }, '0 sheet.row'],
    ['a Colony Ship', 'colony-ship', {}, '0 sheet.row'],
  ] as const)('SE-12.7: %s at a yard: asked by what everybody sees', (_, kind, more, asked) => {
    expect(asks(yard().units(0, 'l7', kind, 1, {}, more))).toBe(asked);
    // Neither CP nor levels, which are hidden, say whether a seat is asked.
    const poor = yard().levels(0, { attack: 0 }).cp(0, 0);
    expect(asks(poor.units(0, 'l7', kind, 1, {}, more))).toBe(asked);
  });

  test('SE-12.7: nobody is asked before the first economic phase, away from yards, or with instant upgrade', () => {
    expect(asks(yard().turn(3, 1).units(0, 'l7', 'scout'))).not.toBe('0 turn.refit');
    expect(asks(yard().units(0, 'g6', 'scout'))).not.toBe('0 turn.refit');
    const instant = scene(2, { instantUpgrade: true }).turn(1, 2).units(0, 'l7', 'yard').units(0, 'l7', 'scout');
    expect(asks(instant)).not.toBe('0 turn.refit');
  });

  test('SE-12.7: the question answers itself only where nothing can be refitted', () => {
    const usual = (table: ReturnType<typeof yard>): boolean => {
      table.begin('turn.refit', { seat: 0 }, { step: 'economy.begin', args: {} });
      return table.decision.options.some(({ autoAnswer }) => autoAnswer === true);
    };
    const old = () => yard().units(0, 'l7', 'cruiser', 2, { attack: 0 });
    expect(usual(old())).toBe(false);
    expect(usual(old().cp(0, 1))).toBe(true);
    expect(usual(yard().units(0, 'l7', 'cruiser', 2, { attack: 2 }))).toBe(true);
  });

  test('SE-12.7: who has moved is not refitted', () => {
    const table = yard().units(0, 'l7', 'scout', 1, {}, { did: { gone: 1, from: 'k7' } });
    table.begin('turn.refit', { seat: 0 }, { step: 'economy.begin', args: {} });
    expect(table.options).toEqual(['done']);
  });
});

test('SE-11, SE-1.1: what units cost and how many counters there are', () => {
  const found = UNIT_KINDS.map(kind => [kind, UNITS[kind].cost, UNITS[kind].counters]);
  expect(found).toContainEqual(['dreadnought', 24, 2]);
  expect(found.map(([, cost]) => cost)).toEqual([6, 9, 12, 15, 20, 24, 12, 5, 12, 6, 5, 12, 6, 1, 8, 5, 3]);
  expect(found.map(([, , counters]) => counters)).toEqual([5, 4, 4, 4, 4, 2, 4, 8, 4, 3, 5, 2, 4, 2, 15, 2, 20]);
});

test('SE-12: what technologies cost', () => {
  expect(TECHNOLOGIES.movement.costs).toEqual([20, 25, 25, 25, 20, 20]);
  expect(TECHNOLOGIES['ship-size'].costs).toEqual([10, 15, 20, 20, 20]);
});

test('SE-1.4: colonies use up Colony Ships', () => {
  const table = scene().units(0, 'l7', 'yard', 6).levels(0, { 'ship-yard': 3 });
  const free = ['k1', 'k2', 'k3', 'k4', 'k5', 'k6', 'k8', 'k9', 'k10', 'k11', 'k12', 'j1', 'j2', 'j3', 'j4'] as const;
  for (const hex of free) table.colony(hex, 0, 0);
  expect(phase(table).blockedBy('buy:colony-ship:l7')).toBe('SE-1.3');
});

test('SE-10.7, SE-1.3: new units lie face down, and never join a group that lies face up', () => {
  const table = scene().units(0, 'l7', 'yard', 4).units(0, 'l7', 'scout', 1, {}, { up: true }).cp(0, 30);
  table.begin('economy.begin', {});
  table.answer('buy:scout:l7').until('economy.first', 'enough', 'done', 'keep');
  expect(table.now.pieces.filter(({ kind }) => kind === 'scout').map(({ up, count }) => `${up} ${count}`)).toEqual([
    'true 1',
    'false 1',
  ]);
});
