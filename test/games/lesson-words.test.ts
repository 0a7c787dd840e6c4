import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { GAMES_WITH_LESSONS } from '../../src/games/index.ts';
import type { Lesson, Stage } from '../../src/lessons/lesson.ts';
import type { Message } from '../../src/kernel/words/message.ts';
import { wordsAfterPrediction } from '../../src/session/teaching/coach-words.ts';
import { tableLesson } from '../../src/session/teaching/table-lesson.ts';
import { tableFormatter } from '../../src/table/frame/text/say.ts';
import { goalsRow } from '../../src/table/match/coach/coach.ts';
import { DEFAULT_KEYMAP } from '../../src/table/frame/edge/keymap.ts';
import { UNICODE_GLYPHS } from '../../src/boards/drawing/glyphs.ts';
import { widthOf } from '../../src/boards/drawing/wrapping.ts';
import { courseOf } from './astray.ts';

/** A card of the coach is read at a glance: no more words than these. */
const WORDS = 50;

const courses = await Promise.all(GAMES_WITH_LESSONS.map(courseOf));
const lessons = courses.flatMap(({ game, lessons }) => {
  const first = lessons[0];
  const table = game.id === GAMES_WITH_LESSONS[0] && first !== undefined ? [tableLesson(first)] : [];
  return [...table, ...lessons].map(
    lesson => [`${game.id} ${lesson.id}`, lesson, tableFormatter(game.texts.en)] as const,
  );
});

/** All that the coach may show at once, of what came of a prediction with what was said and what it is. */
function cardsOf({ stages }: Lesson): readonly Message[] {
  return stages.flatMap((stage: Stage<unknown>): Message[] => [
    stage.say,
    ...(stage.wrong ?? []).map(({ say }) => say),
    ...(stage.lost === undefined ? [] : [stage.lost.say]),
    ...(stage.advice === undefined ? [] : [stage.advice]),
    ...(stage.predict === undefined ? [] : wordsAfterPrediction(stage.predict)),
  ]);
}

/** All sentences of a lesson, each as it stands in its catalogue. */
function sentencesOf({ stages, remember }: Lesson): readonly Message[] {
  const inStage = ({ predict, goals = [], mark, ...rest }: Stage<unknown>): readonly (Message | undefined)[] => [
    rest.say,
    rest.advice,
    rest.lost?.say,
    rest.needs?.otherwise,
    ...(rest.wrong ?? []).map(({ say }) => say),
    ...goals.map(({ words }) => words),
    mark,
    predict?.ask,
    predict?.meanwhile,
    predict?.explanation,
  ];
  return [...stages.flatMap(inStage), ...remember].filter(words => words !== undefined);
}

/** Words that call a choice good or poor. */
const JUDGING =
  /\b(best|better|good|wise|wisely|poor|seldom|worth it|right choice|pays to|should you|clever|mistake)\b/i;

/** Texts in which such a word only compares numbers or names a state. */
const COMPARING: readonly string[] = [
  // Nothing is judged: no role is called best.
  'lesson.which-role.begin',
  // A number is higher by one, or a technology by a level.
  'lesson.aliens.find.because',
  'lesson.battle.order.count',
  'lesson.battle.order.because',
  'lesson.battle.remember.2',
  'lesson.carriers.raider.count',
  'lesson.carriers.remember.3',
  'lesson.terrain.order.because',
  // The judgement is left to the learner.
  'lesson.battle.close',
  'lesson.set-up.cards.do',
  // The values of cards.
  'lesson.first-battle.both',
  'lesson.ground-and-air.front',
  'lesson.reinforcements.lay',
  'lesson.special-attack.strike',
  'lesson.unseen.mines.then',
  // For good: for the rest of the match.
  'lesson.fourth-unit.close',
  'lesson.pandora.hunter',
  'lesson.pandora.hunter.mark',
  'lesson.pandora.close',
  'lesson.pandora.remember.2',
  'lesson.science.remember.2',
  'lesson.settle.colony.count',
  'lesson.what-to-buy.scuttle.count',
  'lesson.workers-pay.places.because',
];

describe.each(lessons)('the lesson %s', (_, lesson, format) => {
  test('calls no choice good or poor: it says what follows', () => {
    const judging = sentencesOf(lesson)
      .filter(({ key }) => !COMPARING.includes(key))
      .map(format)
      .filter(text => JUDGING.test(text));
    expect(judging).toEqual([]);
  });

  test(`has no card of more than ${WORDS} words`, () => {
    const long = cardsOf(lesson)
      .map(format)
      .filter(text => text.split(/\s+/).length > WORDS);
    expect(long).toEqual([]);
  });

  test('has goals that stand whole in one row of 80 columns', () => {
    const look = { glyphs: UNICODE_GLYPHS, keymap: DEFAULT_KEYMAP, format };
    for (const [at, { goals = [] }] of lesson.stages.entries()) {
      const texts = goals.map(({ words }) => format(words));
      const around = { text: '', tone: 'accent', marks: [], lines: 0, hint: '' } as const;
      const row = goalsRow({ ...around, goals: texts.map(text => ({ text, met: false })) }, 80, look);
      const shown = row.map(({ text }) => text).join('');
      for (const text of texts) expect(shown, `stage ${at}`).toContain(text);
      expect(widthOf(shown.trimEnd())).toBeLessThanOrEqual(80);
    }
  });
});

test('every text of the games and of the table has one kind of apostrophe', () => {
  const straight = ['games', 'session', 'table', 'kernel', 'boards', 'lessons'].flatMap(room => {
    const folder = join(import.meta.dirname, '../../src', room);
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.en.ts'));
    return files.flatMap(file =>
      readFileSync(join(folder, file), 'utf8')
        .split('\n')
        .filter(line => !/^\s*(\/\/|\/?\*)/.test(line) && /[a-z]'(s|t|re|ll|d|m|ve)\b/i.test(line))
        .map(line => `${file}: ${line.trim()}`),
    );
  });
  expect(straight).toEqual([]);
});
