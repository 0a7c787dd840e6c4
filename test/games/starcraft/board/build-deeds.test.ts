import { expect, test } from 'vitest';
import { LEARNER, RIVAL } from '../../../../src/games/starcraft/lessons/position.ts';
import { stillAt } from '../../../table/still-position.ts';
import { threePlanets } from '../three-planets.ts';

/** Ann builds on a planet: with a base, or with units in two of its areas. */
function building(where: 'at the base' | 'far away') {
  const position = threePlanets()
    .area('pridewater-1', LEARNER, { marine: 1 })
    .area('antiga-prime-1', LEARNER, { marine: 1 })
    .area('antiga-prime-2', LEARNER, { marine: 1 })
    .workers(LEARNER, 8)
    .eventDeck()
    .order(LEARNER, where === 'at the base' ? 'pridewater' : 'antiga-prime', 'build')
    .order(LEARNER, 'braken', 'research')
    .order(RIVAL, 'braken', 'mobilize')
    .beginningAt({ step: 'execution.turn', args: { seat: LEARNER } });
  return stillAt('starcraft', position, { size: { columns: 120, rows: 30 } });
}

test('SC-8.1 SC-8.2 X ends the buying of units and that for the sheet together; one u takes both back', async () => {
  const { match, still } = await building('at the base');
  still.press('1');
  expect(match.decision?.kind).toBe('build.units');
  const { n } = match.decision ?? {};
  still.press('d');
  expect(match.decision?.kind).toBe('build.sheet');
  still.press('u');
  expect(match.decision?.n).toBe(n);
  still.press('X');
  expect(match.decision?.kind).not.toMatch(/^build\./);
});

test('SC-8.2 SC-8.3 the areas where the base can stand have a key each in the question before', async () => {
  const { match, still } = await building('far away');
  still.press('1');
  expect(match.decision?.kind).toBe('build.sheet');
  const text = still.rows().join('\n');
  expect(text).toMatch(/ A Done, and a base in Antiga Prime 1/);
  expect(text).toMatch(/ B Done, and a base in Antiga Prime 2/);
  still.press('B');
  expect(match.view('spectator')).toMatchObject({ areas: { 'antiga-prime-2': { base: LEARNER } } });
  expect(match.view('spectator')).not.toMatchObject({ areas: { 'antiga-prime-1': { base: LEARNER } } });
});

test('SC-7.2 SC-8.3 the base of such a key is paid for as usual; who chooses by hand is asked how', async () => {
  const { match, still } = await building('far away');
  still.press('1');
  const { n = 0 } = match.decision ?? {};
  for (const key of ['P', 'B']) still.press(key);
  expect(match.decision).toMatchObject({ kind: 'pay', n: n + 2 });
  for (const key of ['u', 'P']) still.press(key);
  expect(match.decision).toMatchObject({ kind: 'build.sheet', n });
  still.press('B');
  expect(match.decision?.kind).not.toBe('pay');
  expect(match.view('spectator')).toMatchObject({ areas: { 'antiga-prime-2': { base: LEARNER } } });
});
