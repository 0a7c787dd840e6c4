import { describe, expect, test } from 'vitest';
import { scene } from '../../../games/space-empires/scene.ts';
import type { Scene } from '../../../games/space-empires/scene.ts';
import { moving, tableFor } from './on-the-move.ts';

/** A marker, face down, of the home of the first seat. */
const AT_HOME = { up: false, white: true, home: 0 };

describe('work that is offered', () => {
  const alone = (): Scene => scene(1, { scenario: 'solo-machines-small' });
  const offered = (table: Scene) => {
    table.begin('move.choose', { seat: 0 }, { step: 'turn.end', args: {} });
    return tableFor(table.match);
  };

  test('SE-6.3, SE-6.10, SE-6.11 o sends each group to the nearest work of its kind, and one u takes that back', () => {
    const table = alone()
      .units(0, 'e5', 'miner', 1)
      .marker('e7', 'mineral-5')
      .marker('h7', 'planet')
      .units(0, 'h5', 'colony-ship', 1)
      .units(0, 'c5', 'scout', 1)
      .marker('c7', 'mineral-5', AT_HOME);
    const { press, text } = offered(table);
    expect(text()).toContain('Move 1 Miner from E5 (could fetch from E7)');
    expect(text()).toContain('Move 1 Colony Ship from H5 (could settle H7)');
    expect(text()).toContain('Move 1 Scout from C5 (could explore C7');
    press('o');
    expect([table.count('e6', 'miner'), table.count('h6', 'colony-ship'), table.count('c6', 'scout')]).toEqual([
      1, 1, 1,
    ]);
    press('u');
    expect([table.count('e5', 'miner'), table.count('h5', 'colony-ship'), table.count('c5', 'scout')]).toEqual([
      1, 1, 1,
    ]);
  });

  test('SE-7.6 o sends nobody where a marker may destroy what enters, nor where another group is under way', () => {
    const table = alone().units(0, 'e5', 'scout', 1).hidden('e7', 'danger').marker('e8', 'mineral-5', AT_HOME);
    expect(offered(table).text()).toContain('could explore E8');
    const two = alone().units(0, 'e5', 'scout', 1).units(0, 'h5', 'scout', 1).marker('e9', 'mineral-5', AT_HOME);
    const { press, goTo, text } = offered(two);
    expect(text().split('could explore E9')).toHaveLength(2);
    press('A');
    goTo('e9');
    press('enter', 'd', 'd');
    expect(text()).toContain('to E9');
    expect(text()).not.toContain('could explore');
  });

  test('SE-7.6 work that is far off says how far, and what goes on as before says what it risks', () => {
    const far = alone().units(0, 'e5', 'scout', 1).marker('e9', 'mineral-5', AT_HOME).hidden('j5', 'danger');
    expect(offered(far).text()).toContain('could explore E9, 4 hexes away');
    const { press, text } = offered(alone().units(0, 'e5', 'cruiser', 1).hidden('e7', 'danger'));
    press('A', '4', 'd');
    expect(text()).toMatch(/as before to E7: .*% all units are lost/);
  });

  test('SE-6.3 of groups that look alike each that was left standing is on watch', () => {
    const { press, text } = moving(
      scene().units(0, 'e5', 'scout', 2).units(0, 'e5', 'scout', 2).units(0, 'j5', 'miner'),
    );
    press('d', 'd');
    expect(text().match(/Move 2 Scouts from E5 \(on watch/g)).toHaveLength(2);
  });

  test('SE-6.10 two Colony Ships do not cross, each on the way to the planet that is nearer to the other', () => {
    const table = alone().marker('h7', 'planet').marker('h2', 'planet').marker('b7', 'planet').marker('b2', 'planet');
    for (const [near, far] of [
      ['h6', 'h5'],
      ['b5', 'b6'],
    ] as const)
      table.units(0, near, 'colony-ship').units(0, far, 'colony-ship');
    const { text } = offered(table);
    for (const [from, to] of [
      ['H6', 'H7'],
      ['H5', 'H2'],
      ['B6', 'B7'],
      ['B5', 'B2'],
    ])
      expect(text()).toMatch(new RegExp(`Colony Ship from ${from} \\(could settle ${to}\\b`));
  });

  test('SE-6.3 nothing is offered to a group of several Scouts, nor to what was put on watch', () => {
    const table = alone()
      .units(0, 'c5', 'scout', 2)
      .marker('c7', 'mineral-5', AT_HOME)
      .units(0, 'h5', 'miner', 1)
      .marker('h7', 'mineral-5');
    const { press, text } = offered(table);
    expect(text()).toContain('could fetch from H7');
    expect(text()).not.toContain('could explore');
    press('n', 'z');
    expect(text()).not.toContain('could fetch');
    press('o');
    expect(table.count('h5', 'miner')).toBe(1);
  });

  test('SE-6.3 unarmed ships are offered nothing where an enemy could strike, nor is a Scout that is still at home', () => {
    const sought = (enemy: boolean): string => {
      const table = scene().units(0, 'h5', 'miner', 1).marker('h7', 'mineral-5').units(0, 'l7', 'scout', 1);
      table.marker('l8', 'mineral-5', AT_HOME);
      if (enemy) table.units(1, 'h8', 'cruiser', 1, {}, { up: true });
      return offered(table).text();
    };
    expect(sought(false)).toContain('could fetch from H7');
    expect(sought(true)).not.toContain('could fetch');
    expect(sought(false)).not.toContain('could explore');
  });

  test('SE-6.3 two groups are not sent to the same work, and a way that was ordered comes before what is offered', () => {
    const table = alone().units(0, 'e5', 'miner', 1).units(0, 'f5', 'miner', 1).marker('e8', 'mineral-5');
    const { press, goTo, text } = offered(table);
    expect(text().split('could fetch from E8')).toHaveLength(2);
    press('A');
    goTo('b5');
    press('enter', 'd', 'd');
    expect(text()).toContain('on to B5');
    expect(text()).toContain('Move 1 Miner from F5 (could fetch from E8, 4 hexes away)');
  });
});
