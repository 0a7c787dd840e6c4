import { describe, expect, test } from 'vitest';
import { LEARNER } from '../../../../src/games/starcraft/lessons/position.ts';
import { positionOf } from '../../../../src/lessons/position.ts';
import { scene } from '../../../games/space-empires/scene.ts';
import { threePlanets } from '../../../games/starcraft/three-planets.ts';
import { stillAt } from '../../still-position.ts';

/** The sheet of Ann, who has 50 CP and Ship Size 2. */
async function sheet() {
  const { state } = scene()
    .levels(0, { 'ship-size': 2 })
    .cp(0, 30)
    .units(0, 'l7', 'yard', 1)
    .begin('economy.begin', {});
  const position = positionOf(
    state,
    state.seats.map(() => ({ key: 'seat' })),
  );
  const opened = await stillAt('space-empires', position);
  const { session, still } = opened;
  for (let card = 0; card < 9 && session.hotSeat.picture().show !== 'table'; card += 1) still.press('enter');
  return { ...opened, text: () => still.rows().join('\n') };
}

const REFUSAL = / Battleship, for 20 CP: It needs Ship Size 5\.\n/;

describe('a purchase that is refused', () => {
  test('says which and why until something is bought, while the cursor goes on; each grey row has its own reason below', async () => {
    const { match, still, text } = await sheet();
    const { n } = match.decision ?? {};
    still.press('5');
    expect(text()).toMatch(REFUSAL);
    expect(text()).toContain('SE-11 · It needs Ship Size 5.');
    const before = still.rows().findIndex(row => row.includes('What goes on your sheet?'));
    still.press('down');
    expect(text()).toMatch(REFUSAL);
    expect(text()).toContain('SE-11 · It needs Ship Size 6.');
    expect(still.rows().findIndex(row => row.includes('What goes on your sheet?'))).toBe(before);
    still.press('K');
    still.press('escape');
    expect(text()).toMatch(REFUSAL);
    expect(match.decision?.n).toBe(n);
    still.press('1');
    expect(match.decision?.n).not.toBe(n);
    expect(text()).not.toMatch(REFUSAL);
  });

  test('is forgotten with Esc, which leads nowhere else', async () => {
    const { match, still, text } = await sheet();
    const { n } = match.decision ?? {};
    for (const key of ['5', 'up', 'escape']) still.press(key);
    expect(text()).not.toMatch(REFUSAL);
    expect(text()).not.toContain('nothing to go back to');
    expect(match.decision?.n).toBe(n);
    still.press('escape');
    expect(text()).toContain('nothing to go back to');
  });

  test('gives way to the next one', async () => {
    const { still, text } = await sheet();
    for (const key of ['5', '6', 'up', 'up']) still.press(key);
    expect(text()).not.toMatch(REFUSAL);
    expect(text()).toContain(' Dreadnought, for 24 CP: It needs Ship Size 6.');
  });

  test('stays in the price tables of StarCraft too', async () => {
    const position = threePlanets()
      .cards(LEARNER, 'pridewater-1')
      .workers(LEARNER, 1)
      .eventDeck()
      .order(LEARNER, 'pridewater', 'build')
      .order(LEARNER, 'antiga-prime', 'research')
      .beginningAt({ step: 'execution.turn', args: { seat: LEARNER } });
    const { match, still } = await stillAt('starcraft', position);
    still.press('R');
    expect(match.decision?.kind).toBe('build.units');
    for (const key of ['1', '1']) still.press(key);
    const { n } = match.decision ?? {};
    still.press('1');
    expect(match.decision?.n).toBe(n);
    const refusal = still.rows().find(row => row.startsWith(' Marine'));
    expect(refusal).toMatch(/^ Marine.*: \S/);
    for (const key of ['up', 'up']) still.press(key);
    expect(still.rows()).toContain(refusal);
  });
});
