import { describe, expect, test } from 'vitest';
import { starcraftLessons } from '../../../../src/games/starcraft/lessons/index.ts';
import type { GameCatalogue } from '../../../../src/session/setting/games.ts';
import { EXPANDING, learning, shelf } from './learning.ts';

/** The lessons with nothing to say before it comes: the coach says the same about what is to be done. */
const withoutPredictions: GameCatalogue = {
  ...shelf,
  lessons: () =>
    Promise.resolve(
      starcraftLessons.map(lesson => ({
        ...lesson,
        stages: lesson.stages.map(({ predict, ...stage }) => ({ ...stage, say: predict?.meanwhile ?? stage.say })),
      })),
    ),
};

describe('what comes in a lesson', () => {
  test('while the end of a stage is being watched, the coach stays with it and its goals are ticked', async () => {
    const { press, rows, frame } = await learning({
      start: EXPANDING,
      settings: { speed: 'normal' },
      shelf: withoutPredictions,
    });
    await press('enter', '1', 'd', '1', '1');
    expect(frame()).toContain('The end of the round');
    expect(rows()[0]).toContain('Carry the order out and build the base');
    expect(rows().at(-1)).toContain('☑ a base on Antiga Prime');
    await press('enter');
    expect(rows()[0]).toContain('The new base trains units');
  });

  test('a prediction is asked first, no option then has a preview, and what came is said when it has been watched', async () => {
    const event = 'read when the round ends';
    const { press, rows, frame } = await learning({ start: EXPANDING, settings: { speed: 'normal' } });
    await press('enter');
    expect(frame()).toContain('How many Resource cards will regrouping give you');
    expect(frame()).toContain('1 none before the next round');
    expect(rows().at(-1)).toContain('Say what you expect');
    expect(frame()).not.toContain('a base on Antiga Prime');
    expect(frame()).not.toMatch(/^ *→/m);
    await press('1', 'down');
    expect(frame()).toContain('▸ E No effect: draw an Event card');
    expect(frame()).not.toContain(event);
    expect(rows().at(-1)).toContain('□ a base on Antiga Prime');
    await press('1', 'd', '1', '1');
    expect(frame()).toContain('The end of the round');
    expect(rows()[0]).toContain('Carry the order out and build the base');
    expect(frame()).not.toContain('You said');
    expect(rows().at(-1)).toContain('☑ a base on Antiga Prime');
    await press('enter');
    expect(rows()[0]).toContain('You said: none before the next round. It is: two, Antiga Prime 2 and 3.');
    // Back to where it was asked, and now as it will come.
    await press('t', '1', '3', '1', 'd', '1', '1', 'enter');
    expect(rows()[0]).toContain('As you said!');
    // Where nothing was to be foretold, the same option has its preview.
    const other = await learning({ start: EXPANDING, shelf: withoutPredictions });
    await other.press('enter', 'down');
    expect(other.frame()).toContain('▸ E No effect: draw an Event card');
    expect(other.frame()).toContain(event);
  });

  test('while what has cost the goal is being watched, the coach does not say yet that it is lost', async () => {
    const start = { learn: { game: 'starcraft', lesson: 'mobilize' } } as const;
    const { press, frame, rows } = await learning({ start, settings: { speed: 'normal' } });
    const seen = async (): Promise<void> => {
      for (let moments = 0; moments < 20 && frame().includes('Esc skip'); moments += 1) await press('enter');
    };
    // Says five, and brings three Marines to one area and two to another; on, says a limit, on; says one point, and the
    // second order.
    for (const key of ['3', 'enter', 'enter', '1', 'enter', '2', 'd', 'enter', '1', 'enter', '2', 'enter']) {
      await press(key);
      await seen();
    }
    // Nobody moves on to the third area, which is asked about once.
    await press('d', 'd');
    expect(frame()).toContain('Esc skip');
    expect(rows()[0]).toContain('Carry it out. On the planet itself no transport is needed.');
    await seen();
    expect(rows()[0]).toMatch(/^▌ .*this is not reached|^▌ Not reached this way/);
    await press('H');
    expect(rows()[0]).toContain('One area of Antiga Prime was empty when the round ended.');
  });
});
