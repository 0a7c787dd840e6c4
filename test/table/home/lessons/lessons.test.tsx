import { describe, expect, test } from 'vitest';
import { starcraftLessons } from '../../../../src/games/starcraft/lessons/index.ts';
import { progressIn } from '../../../../src/session/learning/progress.ts';
import { ASCII_GLYPHS } from '../../../../src/boards/drawing/glyphs.ts';
import type { Lesson } from '../../../../src/lessons/lesson.ts';
import { timerOfScreen, screenSpeech } from '../../../../src/table/app/screens/screens.ts';
import { runs } from '../../../runs.ts';
import { EXPANDING, learning, shelf, SMALL } from './learning.ts';

/** In the lesson about workers: on to the first thing that is to be done, with a prediction on the way. */
const TO_THE_ORDER = ['enter', '1', 'enter'];
/** From there to the question of who pays for a new worker. */
const TO_PAYING = ['enter', 'enter'];

/**
 * In the lesson about bases: reads, says that the base brings no card, and carries the order out up to its third step.
 */
const TO_THE_BASE = ['enter', '1', '1', 'd'];

describe('a lesson on the screen', () => {
  test('the coach stands above the table, the goal below, and both move on with what the learner does', async () => {
    const { press, frame, rows } = await learning();
    expect(rows()[0]).toContain('Workers pay for everything in this game.');
    expect(rows()[0]).toContain('1/6');
    await press(...TO_THE_ORDER);
    expect(rows()[0]).toContain('Your Build order on Pridewater is revealed.');
    expect(rows()[0]).toContain('3/6');
    expect(rows().at(-1)).toContain('□ a new worker');
    expect(rows().at(-2)).toContain('Enter take');
    await press('enter');
    expect(frame()).toMatch(/W +0 \+ Worker +1m/);
    await press('W', '1');
    expect(rows()[0]).toContain('You have a new worker.');
    expect(rows()[0]).toContain('4/6');
    expect(rows().at(-1)).not.toContain('a new worker');
  });

  test('a wrong turn is answered with the engine’s own reason and its rule, and the coach says what to try', async () => {
    const { press, frame, rows } = await learning();
    await press(...TO_THE_ORDER, ...TO_PAYING);
    const gas = rows().find(row => row.includes('A worker to Pridewater 2'));
    expect(gas).toBeDefined();
    await press(String(Number(/(\d) /.exec(gas ?? '')?.[1])));
    expect(frame()).toContain('(SC-7.2)');
    expect(rows()[0]).toContain('Pridewater 2 yields gas');
    expect(rows().at(-1)).toContain('□ a new worker');
  });

  test('eight keys that answer nothing offer the first hint, once, and an answer begins the count again', async () => {
    const { press, frame } = await learning();
    await press(...TO_THE_ORDER);
    await press(...Array.from({ length: 7 }, () => 'down'));
    expect(frame()).not.toContain('Stuck?');
    await press('down');
    expect(frame()).toContain('Stuck? H gives a hint');
    await press('down');
    expect(frame()).not.toContain('Stuck?');
    await press('enter', ...Array.from({ length: 7 }, () => 'down'));
    expect(frame()).not.toContain('Stuck?');
  });

  test('what the lesson is not about is blocked, and the help says so', async () => {
    const { press, frame } = await learning();
    await press(...TO_THE_ORDER, 'enter');
    expect(frame()).not.toContain('Marine (1 mineral)');
    await press('?');
    expect(frame()).toMatch(/\d other answers: not in this lesson/);
    // Nothing is final here.
    expect(frame()).not.toContain('final');
  });

  test('the lesson’s own buttons say nothing of what the game previews', async () => {
    const { frame } = await learning({ start: EXPANDING });
    expect(frame()).toContain('1 Go on');
    expect(frame()).not.toContain('trains no units');
  });

  test('nobody is said to think where the other side answers as the lesson has it', async () => {
    const start = { learn: { game: 'starcraft', lesson: 'orders' } } as const;
    const { press, table, frame } = await learning({ start, settings: { speed: 'slow' } });
    // On, says something, Build on Antiga Prime and Mobilize on top; then the first order.
    const keys = ['enter', '1', 'A', '1', 'A', '2'];
    let waits = 0;
    for (let given = 0; given < runs(30, 60); given += 1) {
      expect(frame()).not.toContain('thinking');
      const state = table.store.state();
      const top = state.screens.at(-1);
      const soon = top === undefined ? null : timerOfScreen(top.screen, top, state);
      if (soon === null) await press(keys.shift() ?? 'enter');
      else {
        waits += 1;
        table.dispatch(soon.input);
      }
    }
    expect(waits).toBeGreaterThan(0);
  });

  test('an answer that is taken back is not said to be given again by a key', async () => {
    const { press, frame } = await learning();
    await press(...TO_THE_ORDER, 'enter', 'u');
    expect(frame()).toContain('Taken back: ');
    expect(frame()).not.toContain('redoes it');
  });

  test('an order that ends without its goal is told as that, and the way back is offered', async () => {
    const { press, frame, rows } = await learning({ start: EXPANDING });
    // No base.
    await press(...TO_THE_BASE, 'd');
    expect(rows()[0]).toContain('Your order is over, and this is not reached: a base on Antiga Prime.');
    await press('H');
    expect(rows()[0]).toContain('Your order is over, but not every goal of this part is reached.');
    expect(frame()).toContain('▹ 1 Go back to the beginning of this part');
    expect(frame()).not.toContain('Place order');
  });

  test('nothing is marked as final, for in a lesson every answer can be taken back', async () => {
    const { press, frame } = await learning();
    expect(frame()).not.toContain('final');
    await press(...TO_THE_ORDER);
    expect(frame()).toContain('Goal:');
    expect(frame()).not.toContain('final');
  });

  test('leaving asks first, by q and by Esc, and stays when told to', async () => {
    const { press, frame, rows } = await learning();
    for (const key of ['q', 'escape']) {
      await press(key);
      expect(frame()).toContain('Leave the lesson?');
      await press('1');
      expect(rows()[0]).toContain('Workers pay for everything');
    }
    await press('q', '2');
    expect(frame()).toContain('Learn: StarCraft');
  });

  test('the parts that were reached can be gone back to by name, and an answer can be taken back', async () => {
    const { press, frame, rows } = await learning();
    await press(...TO_THE_ORDER, ...TO_PAYING, '1');
    expect(rows()[0]).toContain('You have a new worker.');
    await press('t');
    expect(frame()).toContain('Buying a worker');
    await press('1');
    expect(rows()[0]).toContain('Your Build order on Pridewater is revealed.');
    await press('u');
    expect(rows()[0]).toContain('You said: Pridewater 3.');
    await press('u');
    expect(rows()[0]).toContain('Each worker pays');
  });

  test('what has happened can be looked back on step by step, by its key and from the menu, and the lesson stands where it stood', async () => {
    const { press, frame, rows } = await learning();
    await press('enter', 'enter', 'enter', 'enter');
    const asked = frame();
    await press('b');
    const [, of] = / (\d+) of (\d+)\s*$/m.exec(frame())?.slice(1) ?? [];
    expect(Number(of)).toBeGreaterThan(1);
    expect(frame()).toContain('the open table');
    // A lesson is no match of its own: there is nothing to go on with from there.
    expect(frame()).not.toContain('go on from here');
    await press('a');
    expect(frame()).toContain('the open table');
    await press('home');
    expect(frame()).toContain('The beginning');
    await press('escape');
    expect(frame()).toBe(asked);
    await press('m');
    const row = rows().find(line => line.includes('Look back on what has happened')) ?? '';
    await press(/(\d) /.exec(row)?.[1] ?? '');
    expect(frame()).toMatch(new RegExp(` ${of} of ${of}\\s*$`, 'm'));
    await press('escape');
    expect(frame()).toBe(asked);
  });

  test('at 120x40 the panes stand side by side under the coach, as in a match', async () => {
    const { rows } = await learning({ size: { columns: 120, rows: 40 } });
    expect(rows()).toHaveLength(40);
    const top = rows().find(row => row.includes('Galaxy')) ?? '';
    expect(top).toContain('Sheet');
    expect(top).toContain('┌');
  });

  test('no save is written, and the line at the top does not say so', async () => {
    const { press, library, frame } = await learning();
    await press('enter', 'enter', 'enter');
    expect(library.files.size).toBe(0);
    expect(frame()).not.toContain('saved');
  });

  test('without Unicode there is no character beyond ASCII', async () => {
    const { press, frame } = await learning({ glyphs: ASCII_GLYPHS });
    await press(...TO_THE_ORDER);
    expect(frame()).toContain('_ a new worker');
    expect(frame()).toMatch(/^[\u0000-\u007f]*$/);
  });
});

describe('a lesson at the table', () => {
  test('a click below the coach finds its row of the question', async () => {
    const { press, click, rows } = await learning();
    await press(...TO_THE_ORDER, ...TO_PAYING);
    const y = rows().findIndex(row => row.includes('A worker to Pridewater 2'));
    await click({ button: 'left', x: 10, y });
    expect(rows()[y]).toContain('▸');
  });

  test('is read out: what the coach says first, then the table, at last what is to be done', async () => {
    const { press, table } = await learning();
    await press(...TO_THE_ORDER);
    const state = table.store.state();
    const top = state.screens.at(-1);
    if (top === undefined) throw new Error('no screen');
    const { lines } = screenSpeech(top.screen, top, state);
    expect(lines[0]).toContain('Your Build order on Pridewater is revealed.');
    expect(lines.at(-1)).toBe('To do: a new worker');
  });

  test.each([SMALL, { columns: 120, rows: 40 }])('its end fits at $columns x $rows and is noted', async size => {
    const kept: unknown[] = [];
    const progress = progressIn({
      content: { learner: '' },
      keep: (name, lessons) => kept.push(...(name === 'starcraft' ? [lessons] : [])),
    });
    const short = starcraftLessons.slice(0, 2).map(lesson => ({ ...lesson, stages: lesson.stages.slice(0, 1) }));
    const start = { learn: { game: 'starcraft', lesson: short[0]?.id ?? '' } };
    const taught = { ...shelf, lessons: () => Promise.resolve(short) };
    const { press, rows, frame } = await learning({ size, start, progress, shelf: taught });
    expect(rows()).toHaveLength(size.rows);
    await press('enter');
    expect(rows()[0]).toContain('Lesson done: ');
    expect(rows()).toHaveLength(size.rows);
    expect(kept).toEqual([{ [short[0]?.id ?? '']: 'begun' }, { [short[0]?.id ?? '']: 'done' }]);
    await press('r');
    expect(frame()).toContain(short[0]?.rules[0]);
    await press('escape', '1');
    expect(rows()[0]).toContain('1/1');
    await press('enter', '3');
    expect(frame()).toContain('Learn: StarCraft');
    expect(frame()).toMatch(/min · done[^]*min · done/);
  });

  test('where several games are taught, people choose one', async () => {
    const titles = [...shelf.titles, { id: 'other', title: 'Another Game' }];
    const { press, frame } = await learning({
      start: { learn: { game: null, lesson: null } },
      shelf: { ...shelf, titles, taught: ['starcraft', 'other'] },
    });
    expect(frame()).toMatch(/1 StarCraft[^]*2 Another Game/);
    await press('1');
    expect(frame()).toContain('Learn: StarCraft');
    await press('escape');
    expect(frame()).toContain('New match');
  });
});

describe('which lessons are done', () => {
  test('the list tells it, begins at the first that is not done, and opens any', async () => {
    const progress = progressIn({
      content: { learner: '', starcraft: { 'workers-pay': 'done' } },
      keep: () => undefined,
    });
    const { press, frame, rows } = await learning({ start: { screen: 'home' }, progress });
    expect(frame()).toContain('Learn');
    const row = rows().find(line => line.includes('Learn')) ?? '';
    await press(String(Number(/(\d) Learn/.exec(row)?.[1])));
    expect(frame()).toContain('Workers pay');
    expect(frame()).toContain('4 min · done');
  });

  test('below them all a first match leads to the form, with the coach at the first seat and the program at the other', async () => {
    const start = { learn: { game: 'starcraft', lesson: null } } as const;
    const { press, frame } = await learning({ start });
    await press('end', 'enter');
    expect(frame()).toContain('New match');
    expect(frame()).toMatch(/played by +a person, with the coach[^]*played by +the program/);
    expect(frame()).toMatch(/Faction +Jim Raynor[^]*Faction +The Overmind/);
  });

  test('a first match is offered before lessons that are optional, and where none follows', async () => {
    const short = starcraftLessons.slice(0, 2).map(lesson => ({ ...lesson, stages: lesson.stages.slice(0, 1) }));
    const endOf = async (id: string | undefined, lessons: readonly Lesson[]): Promise<string> => {
      const start = { learn: { game: 'starcraft', lesson: id ?? '' } } as const;
      const { press, frame } = await learning({ start, shelf: { ...shelf, lessons: () => Promise.resolve(lessons) } });
      await press('enter');
      return frame();
    };
    const [first, second] = short;
    expect(await endOf(first?.id, short)).not.toContain('A first match');
    expect(await endOf(second?.id, short)).toContain('1 A first match');
    const extra = short.map((lesson, at): Lesson => (at === 0 ? lesson : { ...lesson, optional: true }));
    expect(await endOf(first?.id, extra)).toMatch(/1 A first match[^]*2 Next:/);
  });

  test('a lesson that there is not is said, and the list is there', async () => {
    const { frame } = await learning({ start: { learn: { game: 'starcraft', lesson: 'juggling' } } });
    expect(frame()).toContain('There is no lesson juggling.');
    expect(frame()).toContain('Workers pay');
  });
});
