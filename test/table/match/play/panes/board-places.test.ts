import { describe, expect, test } from 'vitest';
import { LEARNER } from '../../../../../src/games/starcraft/lessons/position.ts';
import { positionOf } from '../../../../../src/lessons/position.ts';
import { amongThreeMarines } from '../../../../games/theseus/among-marines.ts';
import { stillAt } from '../../../still-position.ts';
import { threePlanets } from '../../../../games/starcraft/three-planets.ts';

const SIZE = { columns: 120, rows: 40 };

/** An Alien that may stop in the Docking Bay or in the Corridors above it. */
async function whichWay() {
  const { state } = amongThreeMarines().turn('aliens');
  const position = positionOf(
    state,
    state.seats.map(() => ({ key: 'seat' })),
  );
  return ready(await stillAt('theseus', position, { size: SIZE }), '1');
}

/** A Marine of Ann that may be sent from Pridewater 1 to two other areas of it. */
async function whereTo() {
  const position = threePlanets()
    .area('pridewater-1', LEARNER, { marine: 1 })
    .eventDeck()
    .order(LEARNER, 'pridewater', 'mobilize')
    .order(LEARNER, 'antiga-prime', 'research')
    .beginningAt({ step: 'execution.turn', args: { seat: LEARNER } });
  return ready(await stillAt('starcraft', position, { size: SIZE }), 'R', 'down', 'up', 'enter');
}

function ready({ still, match, session }: Awaited<ReturnType<typeof stillAt>>, ...keys: readonly string[]) {
  session.hotSeat.sitDown();
  session.hotSeat.goOn();
  still.follow();
  for (const key of keys) still.press(key);
  const text = (): string => still.rows().join('\n');
  return { still, match, text };
}

describe('the station, where a question is about sectors', () => {
  test('has the cursor on the first of them, hollow, with the list on the same and the sector told below', async () => {
    const { text } = await whichWay();
    expect(text()).toMatch(/[↑^↓v←<→>]+ place {2}/);
    // The sectors are counted as far as the unit goes.
    expect(text()).toMatch(/▹4 Docking Bay \+2/);
    expect(text()).toMatch(/▹ 4 to Docking Bay/);
    expect(text()).toMatch(/\n {3}Docking Bay · Action The Marines stopping here/);
  });

  test('arrows go to the sector beside, also where nothing can be chosen, and the list follows', async () => {
    const { still, match, text } = await whichWay();
    const { n } = match.decision ?? {};
    still.press('up');
    expect(text()).toMatch(/▸1 Corridors \+2/);
    expect(text()).toMatch(/▸ 1 to Corridors: skipping Docking Bay/);
    still.press('right');
    expect(text()).toMatch(/▸2 Control Room/);
    expect(text()).toContain(' Control Room · Action ');
    // No row of the list looks as if Enter took it.
    expect(text()).not.toMatch(/[▹▸] \S+ to /);
    still.press('enter');
    expect(text()).toContain('Nothing can be chosen here.');
    expect(match.decision?.n).toBe(n);
    still.press('left');
    still.press('enter');
    expect(match.view('spectator')).toMatchObject({ rooms: { 'corridors-a': 'alien-1' } });
  });

  test('the list leads the station: what its cursor is on is lit there', async () => {
    const { still, text } = await whichWay();
    still.press('g');
    still.press('down');
    expect(text()).toMatch(/▸ 1 to Corridors: skipping Docking Bay/);
    expect(text()).toMatch(/▸1 Corridors \+2/);
  });

  test('a click puts the cursor there, a second one takes it', async () => {
    const { still, match, text } = await whichWay();
    const { n } = match.decision ?? {};
    const click = (): void => {
      const y = still.rows().findIndex(row => row.includes('1 Corridors'));
      still.click((still.rows()[y] ?? '').indexOf('Corridors') + 2, y);
    };
    click();
    expect(text()).toMatch(/▸1 Corridors \+2/);
    expect(match.decision?.n).toBe(n);
    click();
    expect(match.decision?.n).not.toBe(n);
  });
});

describe('the galaxy, where a question is about areas', () => {
  test('has the cursor on an area, arrows go to the one beside, the list follows, and Enter takes it', async () => {
    const { still, match, text } = await whereTo();
    expect(match.decision?.kind).toBe('mobilize.to');
    expect(text()).toMatch(/[↑^↓v←<→>]+ place {2}/);
    expect(text()).toMatch(/│▹2 g2/);
    expect(text()).toMatch(/▹ \S+ +Marine to Pridewater 2/);
    still.press('down');
    expect(text()).toMatch(/│▸3 m1/);
    expect(text()).toMatch(/▸ \S+ +Marine to Pridewater 3/);
    expect(text()).toContain(' Pridewater 3 · ');
    still.press('enter');
    expect(match.view(LEARNER)).toMatchObject({ order: { moves: [{ to: 'pridewater-3' }] } });
  });

  test('arrows go on over areas where nothing can be chosen, and Enter takes nothing there', async () => {
    const { still, match, text } = await whereTo();
    const { n } = match.decision ?? {};
    still.press('right');
    expect(text()).toMatch(/▸2 m2/);
    expect(text()).toContain(' Antiga Prime 2 · Yields min 2');
    still.press('enter');
    expect(text()).toContain('Nothing can be chosen here.');
    expect(match.decision?.n).toBe(n);
  });

  test('a click puts the cursor there, a second one takes it', async () => {
    const { still, match, text } = await whereTo();
    const { n } = match.decision ?? {};
    const click = (): void =>
      still.click(
        5,
        still.rows().findIndex(row => /[›▹▸]3 m1/.test(row)),
      );
    click();
    expect(text()).toMatch(/▸3 m1/);
    expect(match.decision?.n).toBe(n);
    click();
    expect(match.decision?.n).not.toBe(n);
  });
});
