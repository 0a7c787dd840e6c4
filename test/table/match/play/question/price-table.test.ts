import { describe, expect, test } from 'vitest';
import { LEARNER } from '../../../../../src/games/starcraft/lessons/position.ts';
import { stillAt } from '../../../still-position.ts';
import { threePlanets } from '../../../../games/starcraft/three-planets.ts';

/** Ann's Build on Pridewater is to be revealed; she can pay for a few things. */
function building() {
  const position = threePlanets()
    .area('pridewater-1', LEARNER, { marine: 1 })
    .cards(LEARNER, 'pridewater-1', 'pridewater-2', 'pridewater-3')
    .workers(LEARNER, 4)
    .eventDeck()
    .order(LEARNER, 'pridewater', 'build')
    .order(LEARNER, 'antiga-prime', 'research')
    .beginningAt({ step: 'execution.turn', args: { seat: LEARNER } });
  return stillAt('starcraft', position);
}

/** The rows of the table below the question. */
function tableOf(rows: readonly string[]): string {
  const asked = rows.findIndex(row => /Ann: (Build|Step)/.test(row));
  return rows.slice(asked + 1, -1).join('\n');
}

describe('a Build order of StarCraft at 80x24', () => {
  test('SC-8.1 has its prices in columns: what one has, and what it costs; a unit has the key of its place on the sheet', async () => {
    const { still } = await building();
    still.press('R');
    const table = tableOf(still.rows());
    expect(table).toMatch(/Worker, transports +cost +Units +now +cost/);
    expect(table).toMatch(/W {3}0 \+ Worker +1m/);
    expect(table).toMatch(/A {3}0 \+ To Antiga Prime +1m/);
    expect(table).toMatch(/1 {3}0 \+ Marine +1 +1m/);
    expect(table).toMatch(/d Done/);
    // That nothing of it is wanted stands in the live keys alone.
    expect(table).not.toContain('Event card');
    expect(still.rows().at(-1)).toContain('E No effect: draw an Event card');
  });

  test('what can’t be bought any more keeps its place and its key, and u brings the same table back', async () => {
    const { still } = await building();
    still.press('R');
    const keys = (): readonly string[] =>
      [...tableOf(still.rows()).matchAll(/([A-Z1-9]) +(?:- )?\d [+ ] (\w+)/g)].map(
        ([, key = '', name = '']) => key + name,
      );
    const before = keys();
    expect(before).toContain('WWorker');
    for (let workers = 0; workers < 4; workers += 1) still.press('W');
    expect(tableOf(still.rows())).toMatch(/W - 4 {3}Worker/);
    expect(keys()).toEqual(before);
    still.press('u');
    expect(keys()).toEqual(before);
  });

  test('SC-8.2 buildings have their level, the next one and its price, and all stay when one module was bought', async () => {
    const { still } = await building();
    for (const key of ['R', 'd']) still.press(key);
    expect(tableOf(still.rows())).toMatch(/Buildings +now +next +cost/);
    expect(tableOf(still.rows())).toMatch(/1 Barracks +1 +2 +1m/);
    const before = tableOf(still.rows());
    expect(before).toMatch(/4 Supply +0 +1/);
    still.press('4');
    const after = tableOf(still.rows());
    expect(after).toMatch(/4 Supply +1 +2/);
    for (const name of ['Barracks', 'Factory', 'Starport', 'Research', 'Air Support']) expect(after).toContain(name);
  });
});
