import { describe, expect, test } from 'vitest';
import { LEARNER, RIVAL } from '../../../../src/games/starcraft/lessons/position.ts';
import { threePlanets } from '../../../games/starcraft/three-planets.ts';
import { deskAt } from '../../desk-at.tsx';
import { ANN_AND_BOB } from '../../desk-of.ts';
import { stillAt } from '../../still-position.ts';

describe('a key that has just answered', () => {
  /** Ann is asked the second time where she hides something, and her answer will be final. */
  const hiding = async () => {
    const at = await deskAt({ start: ANN_AND_BOB });
    await at.press('enter', '1');
    expect(at.frame()).toContain('SECRET-0-cave-2');
    return at;
  };

  test('gives no final answer to a question of the same kind, and says so; a slower one does', async () => {
    const { wait, strike, desk, frame, rows } = await hiding();
    for (const milliseconds of [100, 240, 340]) {
      wait(milliseconds);
      await strike('1');
      expect(frame()).toContain('SECRET-0-cave-2');
      expect(rows().at(-1)).toMatch(/^ … /);
    }
    // While it is held down it stays like that.
    wait(200);
    desk.key('1');
    expect(frame()).toContain('SECRET-0-cave-2');
    wait(260);
    desk.key('1');
    expect(frame()).toContain('BOB');
  });

  test('answers where another key came between, and where nobody wants deaf keys', async () => {
    const between = await hiding();
    for (const key of ['down', 'up', '1']) between.desk.key(key);
    expect(between.frame()).toContain('BOB');
    const off = await deskAt({ start: ANN_AND_BOB, settings: { deaf: 'off' } });
    await off.press('enter', '1');
    off.desk.key('1');
    expect(off.frame()).toContain('BOB');
  });

  test('counts on in a form as fast as it is pressed, but ends only one', async () => {
    const position = threePlanets()
      .workers(LEARNER, 8)
      .eventDeck()
      .order(LEARNER, 'pridewater', 'build')
      .order(RIVAL, 'braken', 'mobilize')
      .beginningAt({ step: 'execution.turn', args: { seat: LEARNER } });
    const { match, still } = await stillAt('starcraft', position);
    still.press('1');
    for (const milliseconds of [1000, 50]) still.press('W', milliseconds);
    expect(still.rows().join('\n')).toContain('2 + Worker');
    expect(match.decision?.kind).toBe('build.units');
    // What ends one series of choices does not end the next, too.
    for (const milliseconds of [1000, 300]) still.press('d', milliseconds);
    expect(match.decision?.kind).toBe('build.sheet');
    still.press('d');
    expect(match.decision?.kind).not.toBe('build.sheet');
  });
});
