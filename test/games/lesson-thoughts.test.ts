import { expect, test } from 'vitest';
import { GAMES_WITH_LESSONS } from '../../src/games/index.ts';
import type { Stage } from '../../src/lessons/lesson.ts';
import { tableFormatter } from '../../src/table/frame/text/say.ts';
import { courseOf } from './astray.ts';

/** The first hint is read at a glance: no more words than these. */
const WORDS = 30;

/** All stages of all games, and the first hint of each in words; `null`: it has none. */
const stages = (await Promise.all(GAMES_WITH_LESSONS.map(courseOf))).flatMap(({ game, lessons }) => {
  const format = tableFormatter(game.texts.en);
  return lessons.flatMap(lesson =>
    lesson.stages.map((stage, at) => ({
      name: `${game.id} ${lesson.id} ${at}`,
      stage,
      thought: stage.thought === undefined ? null : format(stage.thought),
    })),
  );
});
const thoughts = stages.flatMap(({ thought }) => (thought === null ? [] : [thought]));

/** Whether something is asked in a stage that a hint could help with. */
function asks({ predict, goals, watched, way = [] }: Stage<unknown>): boolean {
  return predict !== undefined || (goals !== undefined && watched !== true && way.length > 0);
}

test('each stage that asks something has a first hint, and no other stage has one', () => {
  expect(stages.filter(({ stage, thought }) => (thought !== null) !== asks(stage)).map(({ name }) => name)).toEqual([]);
});

test('no two stages of any game have the same first hint', () => {
  expect(thoughts.length).toBeGreaterThan(0);
  expect(thoughts.filter((one, at) => thoughts.indexOf(one) !== at)).toEqual([]);
});

test(`no first hint has more than ${WORDS} words, and all stand in the catalogue`, () => {
  expect(thoughts.filter(text => text.split(/\s+/).length > WORDS || text.includes('['))).toEqual([]);
});
