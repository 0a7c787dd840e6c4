import { describe, expect, test } from 'vitest';
import { empiresBoard } from '../../../../src/games/space-empires/board/index.ts';
import { empiresView } from '../../../../src/games/space-empires/view.ts';
import { DEFAULT_SETTINGS } from '../../../../src/table/frame/preferences/settings.ts';
import { scene } from '../../../games/space-empires/scene.ts';
import type { Scene } from '../../../games/space-empires/scene.ts';
import { moving, tableFor } from './on-the-move.ts';

const fast = { movement: 7 };

describe('orders longer than a step', () => {
  test('SE-6.3 a group goes its whole way by the answers of its steps, as one deed that one u takes back', () => {
    const { table, press, goTo, at, text } = moving(scene().units(0, 'e5', 'scout', 1, fast));
    const { n } = table.decision;
    press('A');
    goTo('e8');
    expect(text()).toContain('E8 · 3 steps, Enter goes');
    press('enter');
    expect(at('e8')).toEqual(['scout']);
    expect(table.decision.kind).toBe('move.choose');
    // One answer for the group, and for each step one for it and one for the hex.
    expect(table.decision.n).toBe(n + 6);
    press('u');
    expect(at('e5')).toEqual(['scout']);
    expect(table.asked).toBe('0 move.where');
    press('U');
    expect(at('e8')).toEqual(['scout']);
  });

  test('what is farther than this turn goes on at the next one by one key, and nothing of it is in the match', () => {
    const { table, press, goTo, at, text } = moving(scene().units(0, 'e5', 'scout', 1, { movement: 1 }));
    press('A');
    goTo('e7');
    expect(text()).toContain('E7 · 2 steps, there next turn');
    press('enter');
    expect(at('e6')).toEqual(['scout']);
    expect(JSON.stringify(table.now)).not.toContain('goal');
    press('o');
    expect(text()).toContain('Nothing is on its way, and nothing can go on as before.');
  });

  test('at the next turn o sends all on that are on their way', () => {
    const alone = scene(1, { scenario: 'solo-machines-small' }).units(0, 'e5', 'scout', 1);
    alone.begin('move.choose', { seat: 0 }, { step: 'turn.end', args: {} });
    const { press, goTo, text } = tableFor(alone.match);
    press('A');
    goTo('e8');
    press('enter', 'd');
    expect(alone.now.turn).toBe(2);
    expect(text()).toContain('on to E8');
    press('o');
    expect(alone.count('e7', 'scout')).toBe(1);
    press('u');
    expect(alone.count('e6', 'scout')).toBe(1);
    expect(text()).toContain('on to E8');
  });

  test('SE-6.3 o also has groups go on as they went in the turn before, but for those that have moved and what meets others', () => {
    const alone = scene(1, { scenario: 'solo-machines-small' })
      .units(0, 'b5', 'scout', 1)
      .units(0, 'e5', 'scout', 1)
      .units(0, 'h5', 'cruiser', 1);
    alone.begin('move.choose', { seat: 0 }, { step: 'turn.end', args: {} });
    const { press, text } = tableFor(alone.match);
    // Each a hex to the south, and the last one to the north-east.
    press('A', '4', 'B', '4', 'C', '2', 'd');
    expect(alone.now.turn).toBe(2);
    expect(text()).toContain('as before to E7');
    press('B', '1', 'o');
    expect(alone.count('b7', 'scout')).toBe(1);
    expect(alone.count('e5', 'scout')).toBe(1);
    expect(alone.count('j4', 'cruiser')).toBe(1);
    press('u');
    expect(alone.count('b6', 'scout')).toBe(1);
    press('o', 'd');
    expect(alone.now.turn).toBe(3);
    expect(text()).toContain('as before to B8');
    expect(text()).toContain('as before to E4');
  });

  test('SE-7.1 the way ends where something must be explored, and goes round it before', () => {
    const { press, goTo, at, text } = moving(scene().units(0, 'e5', 'scout', 1, fast).hidden('e6', 'asteroids'));
    press('A');
    goTo('e7');
    expect(text()).toContain('E7 · 3 steps, Enter goes');
    press('enter');
    expect(at('e7')).toEqual(['scout']);
  });

  test('it stops as soon as others are seen that were not there when it set out', () => {
    const setOut = (table: Scene) => moving(table.units(0, 'e5', 'scout', 1, fast)).table;
    const [before, after] = [setOut(scene()), setOut(scene().units(1, 'e9', 'scout', 1))];
    const march = { what: 'scout:1:0:0', at: 'hex:e5', goal: 'hex:e8' } as const;
    const stepFrom = (began: Scene) =>
      empiresBoard.marching?.step(empiresView(after.now, 0), after.decision, march, empiresView(began.now, 0));
    expect(stepFrom(after)).toMatchObject({ do: 'answer' });
    expect(stepFrom(before)).toMatchObject({ do: 'stop', why: { key: 'march.surprise' } });
  });

  test('SE-6.4 asteroids and nebulae take a whole move', () => {
    const { press, goTo, text } = moving(scene().units(0, 'e5', 'scout', 1, fast).marker('e8', 'nebula'));
    press('A');
    goTo('e8');
    expect(text()).toContain('E8 · 3 steps, there next turn');
  });

  test('who could strike there is said, as far as anybody knows', () => {
    const { press, goTo, text } = moving(
      scene().units(0, 'e5', 'scout', 1, fast).units(1, 'e9', 'cruiser', 2, {}, { up: true }),
    );
    press('A');
    goTo('e8');
    expect(text()).toContain('in reach of 2 Cruisers of Bob');
    goTo('e7');
    expect(text()).not.toContain('in reach of');
  });

  test('the hexes of this turn have the number of their steps', () => {
    const { press, text } = moving(scene().units(0, 'e5', 'scout', 1, fast));
    press('A');
    expect(text()).toMatch(/E6 →1/);
    expect(text()).toMatch(/E7 →2/);
    expect(text()).toMatch(/E8 →3/);
    expect(text()).not.toMatch(/E9 +4/);
  });

  test('SE-7.1 a dot leads to what is nearest to be explored, and Enter goes there: entering that takes a whole move', () => {
    const { press, at, text } = moving(scene().units(0, 'e5', 'scout', 1, fast).hidden('e7', 'mineral-5'));
    press('.');
    expect(at('e5')).toEqual(['scout']);
    expect(text()).toContain('E7 · 2 steps, there next turn, Enter goes · unexplored');
    press('enter');
    expect(at('e6')).toEqual(['scout']);
    expect(text()).not.toContain('new has come into sight');
  });

  test('marked groups go along with the next one that is sent', () => {
    const { press, goTo, at } = moving(scene().units(0, 'e5', 'scout', 1, fast).units(0, 'f5', 'destroyer', 1, fast));
    press(',', 'B');
    goTo('e7');
    press('enter');
    expect([...at('e7')].sort()).toEqual(['destroyer', 'scout']);
  });

  test('what is on watch is said beside its row until something comes near', () => {
    const calm = moving(scene().units(0, 'e5', 'scout', 1));
    calm.press('z');
    expect(calm.text()).toMatch(/Move 1 Scout from E5 \(on watch until enemies come near\)/);
    // The cursor has gone on from it.
    calm.press('up', 'z', 'down', 'up');
    expect(calm.text()).not.toMatch(/on watch(?! no more)/);
  });
});

describe('what goes its way is seen to, at the default speed', () => {
  /** The row in which the map has Ann's scout. */
  const rowOf = (text: string): number => text.split('\n').findIndex(row => row.includes('◆S'));

  function sent(table = scene()) {
    const moved = moving(table.units(0, 'e5', 'scout', 1, fast), DEFAULT_SETTINGS.speed);
    moved.press('A');
    moved.goTo('e8');
    moved.press('enter');
    return moved;
  }

  test('a picture a step, each for 80 ms, while the match stands at its end already', () => {
    const { still, text, at } = sent();
    expect(at('e8')).toEqual(['scout']);
    const pictures = [text()];
    while (still.wait() === 80) pictures.push(text());
    const [first = 0, ...others] = pictures.map(rowOf);
    expect(others).toEqual([first + 2, first + 4]);
    expect(still.wait()).toBeNull();
  });

  test('a key finishes it and does what it does', () => {
    const { still, press, text, at } = sent();
    press('u');
    expect(at('e5')).toEqual(['scout']);
    expect(still.wait()).toBeNull();
    expect(text()).toContain('Taken back');
  });

  test('it comes once: what is taken back is not seen to go its way again', () => {
    const { still, press } = sent();
    press('u', 'U');
    expect(still.wait()).toBeNull();
  });

  test('nothing of it at "at once"', () => {
    const { still, press, goTo } = moving(scene().units(0, 'e5', 'scout', 1, fast));
    press('A');
    goTo('e8');
    press('enter');
    expect(still.wait()).toBeNull();
  });
});
