import { describe, expect, test } from 'vitest';
import { isEndOfRow } from '../../../../src/kernel/match/decision.ts';
import { scene } from '../scene.ts';
import type { Scene } from '../scene.ts';

/** The economic phase with unpredictable research, in which seat 0 begins. */
function phase(table: Scene): Scene {
  return table.begin('economy.begin', {});
}

const unpredictable = (research = 0) => {
  const table = scene(2, { unpredictableResearch: true }).cp(0, 30);
  Object.assign(table.state.seats[0] ?? {}, { research });
  return table;
};

describe('SE-18.5: unpredictable research', () => {
  test('a grant costs 5 CP and rolls a die for its technology; the sum is kept', () => {
    const table = phase(unpredictable().dice(7));
    expect([table.asked, table.decision.prompt.with?.left]).toEqual(['0 economy.grant', 50]);
    table.answer('grant:attack');
    expect(table.has(0)).toMatchObject({ grants: { attack: 7 }, granted: 1 });
    expect(table.decision.prompt.with?.left).toBe(45);
  });

  test('with the price together the level is there at once, for units of this phase too, and what is over is lost', () => {
    const table = unpredictable().units(0, 'l7', 'yard');
    Object.assign(table.state.seats[0] ?? {}, { grants: { 'ship-size': 4 } });
    phase(table.dice(9)).answer('grant:ship-size');
    expect(table.has(0).levels['ship-size']).toBe(2);
    expect(table.has(0).grants).toEqual({});
    expect(table.blockedBy('grant:ship-size')).toBe('SE-12.1');
    expect(table.decision.options.filter(isEndOfRow).map(({ id }) => id)).toEqual(['enough']);
    table.answer('enough', 'enough');
    expect(table.asked).toBe('0 sheet.row');
    expect(table.options).toContain('buy:destroyer:l7');
    expect(table.decision.prompt.with?.left).toBe(45);
  });

  test('exactly the price is enough', () => {
    const table = unpredictable();
    Object.assign(table.state.seats[0] ?? {}, { grants: { 'ship-size': 1 } });
    phase(table.dice(9)).answer('grant:ship-size');
    expect(table.has(0)).toMatchObject({ levels: { 'ship-size': 2 }, grants: {} });
  });

  test('no more than two grants more than in the phase before', () => {
    const table = phase(unpredictable().dice(1, 1)).answer('grant:attack', 'grant:defence');
    // The row goes on until the seat ends it: others learn nothing from its length.
    expect([table.asked, table.options]).toEqual(['0 economy.grant', ['enough']]);
    expect(table.blockedBy('grant:attack')).toBe('SE-18.5');
    const more = phase(unpredictable(10).dice(1, 1, 1, 1));
    more.answer('grant:attack', 'grant:attack', 'grant:attack', 'grant:attack');
    expect([more.options, more.has(0).granted]).toEqual([['enough'], 4]);
  });

  test('no level can be bought outright, and what grants cost counts as research of the phase', () => {
    const table = phase(unpredictable().dice(1)).answer('grant:attack', 'enough', 'enough');
    expect(table.options.filter(id => id.startsWith('technology:'))).toEqual([]);
    table.until('economy.first', 'enough', 'done');
    expect(table.has(0)).toMatchObject({ research: 5, granted: 0, risen: [], grants: { attack: 1 } });
  });

  test('nobody else sees for what it was, or what the dice showed', () => {
    const table = phase(unpredictable().dice(7)).answer('grant:attack');
    expect(table.told.some(key => key.startsWith('research.'))).toBe(false);
  });

  test('without money nothing can be granted', () => {
    const table = scene(2, { unpredictableResearch: true }).colony('l7', 0, 0, true).cp(0, 4);
    expect(phase(table).blockedBy('grant:attack')).toBe('SE-10.6');
  });
});
