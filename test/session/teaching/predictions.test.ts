import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { playTaught } from '../../oracles/lessons.ts';
import { courseOf, lessonOf } from '../../games/astray.ts';
import type { Message } from '../../../src/kernel/words/message.ts';
import { sessionFormatter } from '../../../src/session/text/say.ts';
import type { Lesson } from '../../../src/lessons/lesson.ts';
import { Refusal } from '../../../src/kernel/match/refusal.ts';
import { beginLesson } from '../../../src/session/teaching/begin-lesson.ts';
import { GO_ON_ID, predictionOptionId } from '../../../src/session/teaching/own-options.ts';
import {
  beginPosition,
  beginStage,
  practicePositions,
  positionsDueToday,
} from '../../../src/session/teaching/practice.ts';
import { tableLesson } from '../../../src/session/teaching/table-lesson.ts';
import type { TaughtMatch } from '../../../src/session/teaching/taught-match.ts';

const course = await courseOf('theseus');
const walking = lessonOf(course, 'walking');
const first = walking.stages.findIndex(({ predict }) => predict?.ask.key === 'lesson.walking.first.ask');
const POSITION = { lesson: walking, stage: first, key: 'lesson.walking.first.ask' };

/** What the coach says, in English. */
function told(words: Message | null): string {
  return words === null ? '' : sessionFormatter(course.game.texts.en)(words);
}

function begin(): TaughtMatch {
  return beginStage(course.game, walking, first, course.bot).taught;
}

function give(taught: TaughtMatch, ...answers: readonly string[]): void {
  for (const answer of answers) taught.answer(taught.decision?.n ?? 0, answer);
}

const WALK = ['unit:marine-2', 'room:docking-bay-b'];

describe('what is foretold', () => {
  test('is asked before anything is done, and nothing else is taken for an answer', () => {
    const taught = begin();
    expect(taught.decision?.prompt).toEqual({ key: 'lesson.walking.first.ask' });
    expect(taught.decision?.rule).toBe('TH-6.2');
    expect(() => give(taught, GO_ON_ID)).toThrow(Refusal);
    expect(() => give(taught, 'unit:marine-2')).toThrow(Refusal);
    give(taught, predictionOptionId('docking-bay'));
    expect(taught.decision?.kind).toBe('move.unit');
    expect(taught.coach).toEqual({ key: 'lesson.walking.first' });
    expect(taught.judged).toEqual([]);
  });

  test.each([
    ['docking-bay', true, 'lesson.right'],
    ['tech-bay', false, 'lesson.wrong'],
  ])('and then happens: of %s that is %j, and the coach says why', (said, right, key) => {
    const taught = begin();
    give(taught, predictionOptionId(said), ...WALK);
    expect(taught.standing.predictionResult).toEqual({ said, outcome: 'docking-bay' });
    expect(taught.coach).toMatchObject({ key, with: { because: { key: 'lesson.walking.first.because' } } });
    expect(taught.judged).toEqual([{ key: 'lesson.walking.first.ask', rule: 'TH-6.2', right }]);
    expect(taught.decision?.options.map(({ id }) => id)).toEqual([GO_ON_ID]);
    give(taught, GO_ON_ID);
    expect(taught.stage).toBeNull();
  });

  test('can be taken back, but counts as it was said first', () => {
    const taught = begin();
    give(taught, predictionOptionId('tech-bay'), ...WALK);
    while (!(taught.undoable() instanceof Refusal)) taught.undo();
    expect(taught.standing).toMatchObject({ said: null, predictionResult: null });
    give(taught, predictionOptionId('docking-bay'), ...WALK);
    expect(taught.judged.map(({ right }) => right)).toEqual([false]);
  });
});

describe('the coach helps when asked', () => {
  test('and once something is foretold, a hint gives way to what is to be done and to what came of it', () => {
    const taught = begin();
    taught.hint();
    give(taught, predictionOptionId('tech-bay'));
    expect(taught.coach).toEqual({ key: 'lesson.walking.first' });
    give(taught, ...WALK);
    expect(taught.coach).toMatchObject({ key: 'lesson.wrong' });
  });

  test('of what is foretold with a thought only: the answer is for the learner to see', () => {
    const taught = begin();
    expect(taught.hint()).toBe(true);
    expect(taught.coach).toEqual({
      key: 'lesson.hint.thought',
      with: { thought: { key: 'lesson.walking.first.thought' } },
    });
    expect(told(taught.coach)).toMatch(/^A thought: Count everybody .+\.$/);
    expect(taught.hint()).toBe(true);
    expect(taught.coach).toEqual({ key: 'lesson.hint.guess' });
    expect(taught.hint()).toBe(true);
    expect(taught.coach, 'the card is back').toEqual({ key: 'lesson.walking.first.count' });
    expect(taught.hint()).toBe(true);
    expect(taught.coach).toMatchObject({ key: 'lesson.hint.thought' });
  });

  test('of what has been foretold first with the goal, then with two answers, then with the next one of the lesson’s own way and its goal', () => {
    const taught = begin();
    give(taught, predictionOptionId('tech-bay'));
    taught.hint();
    expect(taught.coach).toMatchObject({
      key: 'lesson.hint.goal',
      with: { goal: { key: 'lesson.walking.first.goal' } },
    });
    const { options = [] } = taught.decision ?? {};
    expect(options.length).toBeGreaterThan(2);
    taught.hint();
    expect(taught.coach).toMatchObject({ key: 'lesson.hint.narrow' });
    expect(told(taught.coach)).toContain('Marine 2');
    taught.hint();
    expect(taught.coach).toMatchObject({ key: 'lesson.hint.answer' });
    expect(told(taught.coach)).toMatch(/^Choose: Marine 2.* It is on the way to this goal: .+\.$/);
    give(taught, 'unit:marine-2');
    expect(taught.coach).toEqual({ key: 'lesson.walking.first' });
    taught.hint();
    taught.hint();
    taught.hint();
    const [b] = taught.decision?.options ?? [];
    expect(taught.coach).toMatchObject({ key: 'lesson.hint.answer', with: { answer: b?.words } });
  });

  test('without being asked who errs alike twice', () => {
    const { taught } = beginLesson(course.game, lessonOf(course, 'attack'), course.bot);
    // The first stages are read; the next one is about turning a unit over, and about nothing else.
    while (taught.decision?.options.some(({ id }) => id === GO_ON_ID) === true) give(taught, GO_ON_ID);
    const outside = taught.blocked().length === 0 ? null : 'unit:marine-1';
    expect(taught.decision?.options.map(({ id }) => id)).not.toContain(outside);
    for (const hinted of [false, true, true]) {
      expect(() => give(taught, outside ?? '')).toThrow(Refusal);
      // And no further by itself: the answer is for those who ask.
      expect(taught.coach?.key.startsWith('lesson.hint')).toBe(hinted);
    }
    expect(taught.coach).toMatchObject({
      key: 'lesson.hint.thought',
      with: { thought: { key: 'lesson.attack.token.thought' } },
    });
  });

  test('of what is to be looked at with no rule of the question, and then with its own words again', () => {
    const { taught } = beginLesson(course.game, tableLesson(walking), course.bot);
    give(taught, GO_ON_ID);
    const said = taught.coach;
    taught.hint();
    expect(taught.coach).toEqual({ key: 'lesson.hint.look' });
    taught.hint();
    expect(taught.coach).toEqual(said);
  });

  test('with nothing where there is only something to read', () => {
    const { taught } = beginLesson(course.game, walking, course.bot);
    expect(taught.decision?.options.map(({ id }) => id)).toEqual([GO_ON_ID]);
    expect(taught.hint()).toBe(false);
  });
});

describe('a practice', () => {
  const foretells = (id: string, ...keys: readonly string[]): Lesson => ({
    ...walking,
    id,
    stages: keys.flatMap(key =>
      walking.stages.slice(first, first + 1).map(stage => ({
        ...stage,
        ...(stage.predict === undefined ? {} : { predict: { ...stage.predict, ask: { key } } }),
      })),
    ),
  });
  const lessons = [foretells('one', 'a', 'b', 'c'), foretells('two', 'd', 'e'), foretells('three', 'f')];
  const keysOf = (had: readonly string[], known: Parameters<typeof practicePositions>[2]): readonly string[] =>
    practicePositions(lessons, ({ id }) => had.includes(id), known).map(({ key }) => key);

  test('takes first what was missed, then what was never asked, then what was asked least, of the lessons that were had', () => {
    const known = {
      a: { right: true, asked: 2 },
      b: { right: true, asked: 1 },
      d: { right: false, asked: 4 },
    };
    expect(keysOf(['one', 'two'], known)).toEqual(['d', 'c', 'e', 'b', 'a']);
  });

  test('takes from all lessons when none was had, and never more than ten positions', () => {
    expect(keysOf([], {})).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
    const many = [foretells('many', ...Array.from({ length: 14 }, (_, at) => `k${at}`))];
    expect(practicePositions(many, () => true, {})).toHaveLength(10);
  });

  test('judges at once, with what the engine makes of the way, and tells this one reason', () => {
    const { taught, lesson } = beginPosition(course.game, POSITION, course.bot);
    give(taught, predictionOptionId('tech-bay'));
    expect(taught.standing.predictionResult).toEqual({ said: 'tech-bay', outcome: 'docking-bay' });
    expect(taught.coach).toMatchObject({ with: { because: { key: 'lesson.walking.first.because' } } });
    expect(lesson.remember).toEqual([{ key: 'lesson.walking.first.because' }]);
    expect(lesson.rules).toEqual(['TH-6.2']);
    give(taught, GO_ON_ID);
    expect(taught.stage).toBeNull();
  });

  test('has what comes back today, and nothing before its day', () => {
    const known = {
      a: { right: false, asked: 1, due: '2026-03-09' },
      b: { right: true, asked: 2, due: '2026-03-10' },
      c: { right: true, asked: 1 },
    };
    const keys = (today: string) => positionsDueToday(lessons, known, today).map(({ key }) => key);
    expect(keys('2026-03-08')).toEqual([]);
    expect(keys('2026-03-09')).toEqual(['a']);
    expect(keys('2026-03-10')).toEqual(['a', 'b']);
  });

  test('begins at the very position in which the lesson comes to it', () => {
    const { taught, opponent } = beginLesson(course.game, walking, course.bot);
    expect(opponent).toBeTypeOf('function');
    while (taught.standing.stage < first) give(taught, taught.decision?.options[0]?.id ?? '');
    expect(begin().view(walking.learner)).toEqual(taught.view(walking.learner));
  });
});

test('what has come already is asked on the board of before, and the board of now comes with the verdict', async () => {
  const emperors = await courseOf('galactic-emperor');
  const lesson = lessonOf(emperors, 'regent');
  const asked = lesson.stages.findIndex(({ predict }) => predict?.ask.key === 'lesson.regent.throne.ask');
  const { taught, opponent } = beginLesson(emperors.game, lesson, emperors.bot);
  let before: unknown = null;
  const unread: number[] = [];
  playTaught(lesson, taught, opponent, false, ({ stage, said }) => {
    if (stage !== asked) return;
    if (said === null) before = taught.view(lesson.learner);
    unread.push(taught.logEnd(lesson.learner) - taught.logShown(lesson.learner));
  });
  // The log ends with that board as well, until something was said.
  expect(unread[0]).toBeGreaterThan(0);
  expect(unread.at(-1)).toBe(0);
  const throne = v.object({ throne: v.nullable(v.number()) });
  // While the Regent is played nobody holds the Throne.
  expect(v.parse(throne, before).throne).toBeNull();
  expect(v.parse(throne, taught.view(lesson.learner)).throne).toBe(lesson.learner);
  expect(
    lesson.stages[asked]?.predict?.outcome({ view: before, events: [], refused: [], tableActions: [], decision: null }),
  ).toBe('nobody');
});

describe('the lesson about the table', () => {
  test('keeps what has been looked at when an answer is taken back, and what was only read is none', () => {
    const { taught } = beginLesson(course.game, tableLesson(walking), course.bot);
    give(taught, GO_ON_ID);
    expect(taught.undoable()).toBeInstanceOf(Refusal);
    const free = taught.decision?.options[0]?.id ?? '';
    give(taught, free);
    for (const what of ['pane', 'inspect', 'help', 'rules', 'log'] as const) taught.look(what);
    const { stage } = taught.standing;
    expect(taught.stage?.mark?.key).toBe('table-lesson.undo.mark');
    taught.undo();
    expect(taught.standing.stage).toBe(stage + 1);
    expect(taught.decision?.options.map(({ id }) => id)).toEqual([GO_ON_ID]);
  });

  test('keeps them in the middle too', () => {
    const { taught } = beginLesson(course.game, tableLesson(walking), course.bot);
    give(taught, GO_ON_ID);
    give(taught, taught.decision?.options[0]?.id ?? '');
    taught.look('pane');
    taught.look('inspect');
    const { stage } = taught.standing;
    taught.undo();
    expect(taught.standing.stage).toBe(stage);
  });
});
