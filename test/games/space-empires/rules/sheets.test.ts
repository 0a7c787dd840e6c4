import { describe, expect, test } from 'vitest';
import type { HexId } from '../../../../src/games/space-empires/data/hexes.ts';
import { piecesAt } from '../../../../src/games/space-empires/state/pieces.ts';
import { carriedAt, techOf } from '../../../../src/games/space-empires/state/carried.ts';
import type { Carried } from '../../../../src/games/space-empires/state/state.ts';
import { inspectEmpires } from '../../../../src/games/space-empires/board/inspect.ts';
import { texts } from '../../../../src/games/space-empires/text/languages.ts';
import { UNICODE_GLYPHS } from '../../../../src/boards/drawing/glyphs.ts';
import { createFormatter } from '../../../../src/kernel/words/format.ts';
import { scene } from '../scene.ts';
import type { Scene } from '../scene.ts';

// A production sheet is carried out as a whole.

const CONTEXT = {
  ...{ glyphs: UNICODE_GLYPHS, names: ['Ann', 'Bob'], focus: [], seat: 0 },
  format: createFormatter(texts.en, ['Ann', 'Bob']),
};

/** The economic phase: seat 0 is asked for its sheet. */
function phase(table: Scene): Scene {
  return table.begin('economy.begin', {});
}

/** Both sheets are done with, and so is the phase. */
function over(table: Scene): Scene {
  return table.until('move.choose', 'enough', 'done');
}

/** What the units of a type in a hex carry, each counter with how many. */
function carriedIn(table: Scene, hex: HexId, kind: string): [number, Carried][] {
  const state = table.now;
  const found = piecesAt(state, hex, 0).filter(piece => piece.kind === kind);
  return found.map(piece => [piece.count, techOf(state, piece)]);
}

const yards = (count = 6): Scene => scene().units(0, 'l7', 'yard', count).cp(0, 30);

test('SE-10.6 the last question of a sheet names what stays unspent', () => {
  const table = phase(yards());
  const told = (): string => CONTEXT.format(table.decision.prompt);
  table.answer('buy:scout:l7', 'enough');
  const unspent = table.decision.prompt.with?.left;
  const left = typeof unspent === 'number' ? unspent : 0;
  expect(left).toBeGreaterThan(0);
  expect(told()).toBe(`Does your sheet stay as it is? ${left} CP stay unspent.`);
  table.answer('tear-up', 'enough');
  expect(table.decision.prompt.with).toEqual({ left: left + 6 });
});

describe('units carry what is bought on the same sheet', () => {
  test('SE-10.6.2 whatever order it was written in', () => {
    const after = over(phase(yards()).answer('technology:attack', 'buy:scout:l7', 'enough', 'done'));
    const before = over(phase(yards()).answer('buy:scout:l7', 'technology:attack', 'enough', 'done'));
    expect(carriedIn(before, 'l7', 'scout')).toEqual(carriedIn(after, 'l7', 'scout'));
    expect(carriedIn(before, 'l7', 'scout')).toMatchObject([[1, { attack: 1 }]]);
  });

  test('SE-12.5 a Colony Ship written before Terraforming is marked with it', () => {
    const table = phase(yards()).answer('buy:colony-ship:l7', 'technology:terraforming', 'enough', 'done');
    expect(carriedIn(over(table), 'l7', 'colony-ship')).toMatchObject([[1, { special: 1 }]]);
  });

  test('SE-10.6.6 but for levels that were left out on purpose before', () => {
    const table = phase(yards().levels(0, { attack: 1 }).cp(0, 30)).answer('lower:attack', 'buy:scout:l7', 'newest');
    table.answer('buy:scout:l7', 'technology:attack', 'enough', 'done');
    const carried = carriedIn(over(table), 'l7', 'scout').map(([, { attack }]) => attack);
    expect(carried.toSorted()).toEqual([0, 2]);
  });

  test('SE-10.7 units of one type bought before and after a technology lie under one counter', () => {
    const table = phase(yards()).answer('buy:scout:l7', 'technology:attack', 'buy:scout:l7', 'enough', 'done');
    expect(carriedIn(over(table), 'l7', 'scout').map(([count]) => count)).toEqual([2]);
  });
});

describe('what is always up to date', () => {
  test('SE-12.8 a yard joins yards built before a level of Attack', () => {
    const table = phase(yards(1).levels(0, { attack: 1, movement: 2 }));
    expect(over(table.answer('buy:yard:l7', 'enough', 'done')).now.pieces.map(({ count }) => count)).toEqual([2]);
  });

  test('SE-12.8 a Decoy joins Decoys of before a level of Movement', () => {
    const table = phase(scene().units(0, 'l7', 'decoy', 1, { movement: 1 }).levels(0, { movement: 2 }).cp(0, 30));
    const done = over(table.answer('buy:decoy:l7', 'technology:tactics', 'enough', 'done'));
    expect(carriedIn(done, 'l7', 'decoy')).toMatchObject([[2, { movement: 2 }]]);
  });

  test('SE-12.8, SE-1.3 with yards in four hexes one more can be bought beside each of them', () => {
    const table = scene().levels(0, { attack: 1 });
    for (const hex of ['l7', 'k7', 'k6', 'j7'] as const) table.units(0, hex, 'yard', 1, { attack: 0 });
    for (const hex of ['k7', 'k6', 'j7'] as const) table.colony(hex, 0);
    for (const hex of ['l7', 'k7', 'k6', 'j7'] as const)
      expect(phase(table).blockedBy(`buy:yard:${hex}`)).toBeUndefined();
    table.answer('buy:yard:l7', 'technology:movement', 'buy:yard:k7', 'enough', 'done');
    expect(
      over(table)
        .now.pieces.map(({ count }) => count)
        .sort(),
    ).toEqual([1, 1, 2, 2]);
  });

  test('SE-18.1 with instant upgrade ships join those of any age', () => {
    const table = scene(2, { instantUpgrade: true })
      .units(0, 'l7', 'yard', 4)
      .units(0, 'l7', 'scout', 2)
      .levels(0, { attack: 2 })
      .cp(0, 30);
    const done = over(phase(table).answer('buy:scout:l7', 'technology:tactics', 'enough', 'done'));
    expect(carriedIn(done, 'l7', 'scout')).toMatchObject([[3, { attack: 2 }]]);
  });

  test('SE-12.8 the page of an own yard shows what it fights with', () => {
    const table = yards(1).levels(0, { attack: 2, defence: 1 }).move();
    const page = inspectEmpires(table.match.view(0), `counter:${table.c('l7', 'yard')}`, CONTEXT);
    expect(JSON.stringify(page)).toContain('Attack 2');
    expect(table.match.view(0).pieces[0]?.tech).toEqual(carriedAt('yard', table.has(0).levels));
  });

  test('SE-18.1 with instant upgrade so does that of an own ship, and without it what it was built with', () => {
    const pageOf = (options: Readonly<Record<string, unknown>>): string => {
      const table = scene(2, options).units(0, 'e5', 'cruiser').levels(0, { attack: 2 }).move();
      return JSON.stringify(inspectEmpires(table.match.view(0), `counter:${table.c('e5', 'cruiser')}`, CONTEXT));
    };
    expect(pageOf({ instantUpgrade: true })).toContain('Attack 2');
    expect(pageOf({})).not.toContain('Attack 2');
  });
});

describe('units of a group are scuttled, SE-4.7', () => {
  test('SE-4.7 in the economic phase one of three Dreadnoughts, for its maintenance', () => {
    const table = phase(scene().units(0, 'e5', 'dreadnought', 3));
    const left = table.decision.prompt.with?.left;
    const counter = table.c('e5');
    table.answer(`scuttle-one:${counter}`);
    expect(table.decision.prompt.with?.left).toBe(Number(left) + 3);
    table.answer(`scuttle-one:${counter}`);
    expect(table.options).toContain(`scuttle:${counter}`);
    expect(table.options).not.toContain(`scuttle-one:${counter}`);
    over(table.answer('enough', 'done'));
    expect(table.count('e5', 'dreadnought', 0)).toBe(1);
    expect(table.has(0).history[0]?.upkeep).toBe(3);
  });

  test('SE-10.6.7 a counter is free only when all its units are scuttled', () => {
    const table = yards().levels(0, { 'ship-size': 6, 'ship-yard': 3 });
    table.units(0, 'e5', 'dreadnought', 2).units(0, 'e6', 'dreadnought', 1);
    phase(table).answer(`scuttle-one:${table.c('e5')}`);
    expect(table.blockedBy('buy:dreadnought:l7')).toBe('SE-1.3');
    table.answer(`scuttle:${table.c('e5')}`);
    expect(table.blockedBy('buy:dreadnought:l7')).toBeUndefined();
  });

  test('SE-10.6.3 a yard that is scuttled builds nothing', () => {
    const table = phase(yards(2));
    table.answer(`scuttle-one:${table.c('l7')}`, 'buy:scout:l7');
    expect(table.blockedBy('buy:scout:l7')).toBe('SE-10.6.3');
  });

  test('SE-4.7 one of three Scouts where an enemy enters, and nobody else sees a thing', () => {
    const table = scene().units(0, 'e5', 'scout').units(1, 'e6', 'scout', 3);
    table.state.seats.forEach(seat => (seat.wary = true));
    table.move().go('e5', 'scout', 'e6');
    expect(table.asked).toBe('1 entry.scuttle');
    const told = table.told.length;
    table.answer(`scuttle-one:${table.c('e6', 'scout', 1)}`);
    expect(table.count('e6', 'scout', 1)).toBe(2);
    expect(table.told).toHaveLength(told);
    expect(table.asked).toBe('1 entry.scuttle');
  });

  test('SE-4.7 one of two Cruisers in its owner’s movement', () => {
    const table = scene().units(0, 'e5', 'cruiser', 2).move();
    table.answer(`scuttle:${table.c('e5')}`, 'scuttle-one');
    expect(table.count('e5', 'cruiser', 0)).toBe(1);
  });
});
