import { describe, expect, test } from 'vitest';
import { OWN_BOX } from '../../../../src/games/galactic-emperor/data/box.ts';
import type { Good } from '../../../../src/games/galactic-emperor/data/set-up.ts';
import { pricesWithout } from '../../../../src/games/galactic-emperor/rules/merchant.ts';
import { scene } from '../scene.ts';
import type { Scene } from '../scene.ts';

const priceOf = (good: Good, face: number): number => OWN_BOX.prices[good][face - 1] ?? 0;

const market = (...faces: readonly number[]) =>
  scene()
    .dice(...faces)
    .role('merchant', 0)
    .play();

/** A Merchant turn of seat 0 at these prices. */
const trading = (prices: Record<Good, number> = { food: 1, metal: 2, energy: 4 }) =>
  scene()
    .also(state => (state.prices = prices))
    .role('merchant', 1);

describe('merchant', () => {
  test('GE-6.1: three marks, four dice, one of which goes; the others are prices by the table', () => {
    const table = market(3, 4, 6, 6);
    expect(table.has(0).marks).toBe(8);
    expect(table.now.dice.map(({ face }) => face)).toEqual([3, 4, 6, 6]);
    expect(table.options).toEqual(['discard:3-pips', 'discard:4-pips', 'discard:6-pips']);
    table.answer('discard:6-pips');
    expect(table.now.prices).toEqual({ food: 1, metal: priceOf('metal', 4), energy: priceOf('energy', 6) });
    expect(table.now.dice).toEqual([]);
  });

  test('EX-4, GE-6.4: any die may go', () => {
    const { state } = scene();
    const without = (face: number) => pricesWithout(state, [3, 4, 6, 6], face);
    expect(without(6)).toEqual({ food: 1, metal: 2, energy: 4 });
    expect(without(3)).toEqual({ food: 2, metal: 3, energy: 4 });
    expect(without(4)).toEqual({ food: 1, metal: 3, energy: 4 });
  });

  test('GE-6.4: dice that are alike are one choice', () => {
    expect(market(5, 5, 5, 5).told).toContain('market.prices'); // nothing to ask
    expect(market(2, 2, 5, 5).options).toEqual(['discard:2-pips', 'discard:5-pips']);
  });

  test('EX-4, GE-6.2: Bill’s market', () => {
    const table = scene()
      .tile('b4', 't03', 0)
      .tile('a3', 't05', 0)
      .tile('b5', 't06', 0)
      .also(state => (state.homes[0] = null)) // his food sector is another one than his home
      .owns(0, { metal: 3, marks: 5 })
      .dice(3, 4, 6, 6)
      .role('merchant', 0)
      .play();
    table.answer('discard:6-pips');
    expect(table.now.turn).toMatchObject({ food: 1 });
    table.answer('buy:food', 'sell:metal', 'sell:metal', 'sell:metal', 'place:a3', 'place:b5', 'done');
    expect(table.now.food).toEqual({ a3: 1, b5: 1 });
    expect(table.has(0).metal).toBe(0);
    expect(table.has(0).marks).toBe(5 + 3 - 1 + 3 * priceOf('metal', 4));
  });

  test('GE-6.2: harvest counts all controlled sectors, home included', () => {
    const table = trading().tile('b4', 't04', 0).begin('merchant.harvest', { seat: 0 });
    expect(table.now.turn).toMatchObject({ food: 3 + 1 });
  });

  test('GE-6.2: cubes from earlier may be picked up; only what is held is sold, only marks that are held are spent', () => {
    const table = trading().tile('b4', 't05', 0).food('b4', 2).owns(0, { metal: 0, energy: 0, marks: 1 });
    table.begin('merchant.harvest', { seat: 0 });
    expect(table.blockedBy('sell:metal')).toBe('GE-6.2');
    expect(table.blockedBy('buy:metal')).toBe('GE-6.2');
    table.answer('pick-up:b4');
    expect(table.now.turn).toMatchObject({ food: 2 });
    expect(table.now.food).toEqual({ b4: 1 });
  });

  test('GE-6.2: food that is left over is sold at the end, whether wanted or not', () => {
    const table = trading({ food: 2, metal: 1, energy: 2 }).tile('b4', 't04', 0).owns(0, { marks: 0 });
    table.begin('merchant.harvest', { seat: 0 }).answer('done');
    expect(table.has(0).marks).toBe(8);
    expect(table.told).toContain('trade.leftovers');
  });

  test('GE-6.2: food goes only where it makes something', () => {
    const table = trading().tile('b4', 't01', 0).begin('merchant.harvest', { seat: 0 });
    expect(table.options).not.toContain('place:b4');
    expect(table.options).toContain('place:a4');
  });

  test('GE-1.3: a sector with two cubes takes no more, whether there is food in hand or not', () => {
    const table = trading().food('a4', 2).begin('merchant.harvest', { seat: 0 });
    table.answer('sell:food');
    expect(table.options).not.toContain('sell:food');
    expect(table.blockedBy('place:a4')).toBe('GE-1.3');
  });

  test('GE-6.3: trade and supply in any order; cubes stay when the controller changes', () => {
    const table = trading().tile('b4', 't05', 0).begin('merchant.harvest', { seat: 0 });
    table.answer('place:b4', 'buy:food', 'place:b4', 'sell:metal', 'done');
    expect(table.now.food).toEqual({ b4: 2 });
    const next = scene().tile('b4', 't05', 1).food('b4', 2).role('steward', 0).begin('steward.begin', { seat: 1 });
    next.answer('produce:b4');
    expect(next.has(1).metal).toBe(2);
  });

  test('GE-6.5: the Time Warp answers the market before any die is discarded', () => {
    const table = scene().technology(2, 'time-warp').dice(1, 2, 3, 4, 6).role('merchant', 0).play();
    expect(table.asked).toBe('2 warp.die');
    table.answer('die:s0-market-4-pips', 'keep');
    expect(table.asked).toBe('0 market.discard');
    expect(table.now.dice.map(({ face }) => face)).toEqual([1, 2, 3, 6]);
  });
});

describe('steward', () => {
  test('GE-7.1: the chooser takes a metal or an energy first, if it fits', () => {
    const table = scene().owns(0, { metal: 6 }).role('steward', 0).begin('steward.begin', { seat: 0 });
    // Only energy fits: it is taken without asking.
    expect(table.has(0)).toMatchObject({ metal: 6, energy: 2 });
    const full = scene().owns(0, { metal: 6, energy: 3 }).role('steward', 0).begin('steward.begin', { seat: 0 });
    expect(full.told).toContain('steward.no-room');
    expect(full.has(0)).toMatchObject({ metal: 6, energy: 3 });
    expect(scene().role('steward', 0).begin('steward.begin', { seat: 1 }).has(1)).toMatchObject({
      metal: 1,
      energy: 1,
    });
  });

  test('EX-5, GE-7.2: two cubes feed a sector for two Stewards', () => {
    const table = scene().tile('b4', 't05', 0).food('b4', 2).role('steward', 1);
    const once = table.begin('steward.begin', { seat: 0 }).answer('produce:b4').now;
    expect([once.seats[0]?.metal, once.food.b4]).toEqual([2, 1]);
    const again = scene().tile('b4', 't05', 0).food('b4', 1).role('steward', 1).begin('steward.begin', { seat: 0 });
    again.answer('produce:b4');
    expect(again.now.food).toEqual({});
    const third = scene().tile('b4', 't05', 0).role('steward', 1).begin('steward.begin', { seat: 0 });
    expect(third.has(0).metal).toBe(1);
  });

  test('EX-5, GE-7.2: what the Storage has no room for returns to the supply, and so does the food', () => {
    const table = scene().tile('b4', 't05', 0).food('b4', 1).owns(0, { metal: 6 }).role('steward', 1);
    table.begin('steward.begin', { seat: 0 }).answer('produce:b4');
    expect(table.has(0).metal).toBe(6);
    expect(table.now.food).toEqual({});
    expect(table.told).toContain('steward.produced-over');
  });

  test('GE-7.2: a sector produces once in a turn', () => {
    const table = scene().tile('b4', 't05', 0).tile('a3', 't06', 0).food('b4', 2).food('a3', 1).role('steward', 1);
    table.begin('steward.begin', { seat: 0 }).answer('produce:b4');
    expect(table.blockedBy('produce:b4')).toBe('GE-7.2');
    expect(table.options).toEqual(['produce:a3', 'done']);
  });

  test('GE-7.3: it is optional by sector; a sector with two resources yields both for one cube', () => {
    const table = scene().tile('b4', 't12', 0).tile('a3', 't06', 0).food('b4', 1).food('a3', 1).role('steward', 1);
    table.begin('steward.begin', { seat: 0 }).answer('produce:b4', 'done');
    expect(table.has(0)).toMatchObject({ metal: 2, energy: 2 });
    expect(table.now.food).toEqual({ a3: 1 });
  });

  test('GE-7.3, EX-28: Protein Fields feed two sectors, each once', () => {
    const table = scene().tile('b4', 't05', 0).tile('a3', 't06', 0).tile('b5', 't07', 0).food('b4', 1);
    table.technology(0, 'protein-fields').role('steward', 1).begin('steward.begin', { seat: 0 });
    table.answer('protein:b4');
    expect(table.blockedBy('produce:b4')).toBe('GE-7.2');
    // The sector is marked on the row by which it produced, not as if it had used its food.
    const marked = [...table.decision.options, ...table.match.blocked()].filter(({ count = 0 }) => count > 0);
    expect(marked.map(({ id }) => id)).toEqual(['protein:b4']);
    table.answer('protein:a3');
    expect(table.has(0).metal).toBe(3);
    expect(table.now.food).toEqual({ b4: 1 });
    expect(table.told.filter(key => key === 'technology.announced')).toHaveLength(2); // GE-11.6: at each use
  });
});

describe('engineer', () => {
  test('GE-8.1: a free Fighter at any Starbase of the chooser, outside the bill', () => {
    const table = scene().tile('b4', 't05', 0, 'starbase').tile('b3', 't06', 0).owns(0, { metal: 0, marks: 0 });
    table.role('engineer', 0).begin('engineer.begin', { seat: 0 });
    expect(table.options).toEqual(['space:a4', 'space:b4']);
    table.answer('space:b4');
    expect(table.has(0).ships.b4?.fighter).toBe(1);
    expect(table.told).toContain('engineer.got-fighter');
  });

  test('GE-8.2: ships are paid from Storage and marks, and never delivered to an Empire', () => {
    const table = scene().tile('b4', 't05', 0).owns(0, { metal: 6, energy: 3, marks: 9 });
    table.role('engineer', 1).begin('engineer.begin', { seat: 0 });
    expect(table.blockedBy('fighter:b4')).toBe('GE-8.2');
    table.answer('cruiser:a4', 'dreadnought:a4', 'fighter:a4');
    const { fighter, cruiser, dreadnought } = OWN_BOX.ships;
    expect(table.has(0)).toMatchObject({
      metal: 6 - fighter.metal - cruiser.metal - dreadnought.metal,
      energy: 3 - dreadnought.energy,
      marks: 9 - fighter.marks - cruiser.marks,
      ships: { a4: { fighter: 2, cruiser: 1, dreadnought: 1 } },
    });
  });

  test('GE-8.3, EX-27: Robotics takes two metal off the sum, never below nothing', () => {
    const cost = OWN_BOX.ships.fighter;
    const table = scene().technology(0, 'robotics').owns(0, { metal: 3, marks: 9 });
    table.role('engineer', 1).begin('engineer.begin', { seat: 0 }).answer('fighter:a4');
    expect(table.has(0)).toMatchObject({ metal: 3, marks: 9 - cost.marks });
    table.answer('fighter:a4');
    expect(table.has(0)).toMatchObject({ metal: 3 - Math.max(0, 2 * cost.metal - 2), marks: 9 - 2 * cost.marks });
    table.answer('fighter:a4');
    expect(table.has(0).metal).toBe(3 - Math.max(0, 3 * cost.metal - 2));
    // GE-11.6: with each ship that it makes cheaper.
    expect(table.told.filter(key => key === 'technology.announced')).toHaveLength(2);
  });

  test('GE-8.3, GE-11.6: a purchase that only blocked Robotics could pay does not happen', () => {
    const table = scene().technology(0, 'robotics').technology(1, 'saboteur').owns(0, { metal: 0, marks: 9 });
    table.role('engineer', 1).begin('engineer.begin', { seat: 0 }).answer('fighter:a4');
    expect(table.asked).toBe('1 saboteur.block');
    table.answer('block', 'leave');
    expect(table.told).toContain('engineer.not-built');
    expect(table.has(0)).toMatchObject({ metal: 0, marks: 9 });
  });
});

describe('forms', () => {
  const rowOf = (table: Scene, id: string) => {
    const { count, most, takesBack } = table.decision.options.find(option => option.id === id) ?? {};
    return { count, most, takesBack: takesBack?.id };
  };

  test('GE-6.2: selling takes buying back, and both say what is held', () => {
    const table = scene()
      .owns(0, { metal: 3 })
      .also(state => (state.prices = { food: 1, metal: 2, energy: 4 }));
    table.tile('b4', 't05', 0).food('b4', 1).role('merchant', 1).begin('merchant.harvest', { seat: 0 });
    expect(rowOf(table, 'buy:metal')).toEqual({ count: 3, most: undefined, takesBack: undefined });
    expect(rowOf(table, 'sell:metal')).toEqual({ count: 3, most: undefined, takesBack: 'buy:metal' });
    expect(rowOf(table, 'place:b4')).toEqual({ count: 1, most: 2, takesBack: undefined });
    expect(rowOf(table, 'pick-up:b4')).toEqual({ count: 1, most: 2, takesBack: 'place:b4' });
    expect(rowOf(table.answer('buy:metal'), 'buy:metal').count).toBe(4);
  });

  test('GE-8.2: a ship counts how many of it were bought there in this turn', () => {
    const table = scene().owns(0, { metal: 6, marks: 9 }).role('engineer', 1).begin('engineer.begin', { seat: 0 });
    const [first = ''] = table.options;
    expect(first).toMatch(/^fighter:/);
    expect(rowOf(table, first).count).toBe(0);
    expect(rowOf(table.answer(first, first), first).count).toBe(2);
  });

  test('GE-7.2: a sector that has produced stays as a mark, with the reason why it does no more', () => {
    const table = scene().tile('b4', 't05', 0).food('b4', 2).tile('c4', 't06', 0).food('c4', 1);
    table.role('steward', 1).begin('steward.begin', { seat: 0 }).answer('produce:b4');
    expect(table.match.blocked().find(({ id }) => id === 'produce:b4')).toMatchObject({
      count: 1,
      most: 1,
      rule: 'GE-7.2',
    });
    expect(rowOf(table, 'produce:c4')).toMatchObject({ count: 0, most: 1 });
  });

  test('GE-10.4: a place for influence counts the tokens there', () => {
    const table = scene().tile('b4', 't05', 0).role('regent', 0).play().until('regent.place', 'pass');
    expect(rowOf(table.answer('space:b4'), 'space:b4').count).toBe(1);
    expect(rowOf(table, 'throne').count).toBe(0);
  });
});
