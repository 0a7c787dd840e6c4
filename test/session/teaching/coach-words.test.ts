import { describe, expect, test } from 'vitest';
import { message } from '../../../src/kernel/words/message.ts';
import type { Prediction, Stage } from '../../../src/lessons/lesson.ts';
import { coachWords, wordsAfterPrediction } from '../../../src/session/teaching/coach-words.ts';
import type { LessonState } from '../../../src/session/teaching/standing.ts';
import { FIRST_STANDING } from './first-standing.ts';

const STANDING: LessonState = { ...FIRST_STANDING, met: [true, false] };

const goal = (key: string) => ({ words: message(key), met: () => false });
const STAGE: Stage<unknown> = { say: message('toy.say'), goals: [goal('toy.done'), goal('toy.open')] };

const PREDICTION: Prediction<unknown> = {
  ask: message('toy.ask'),
  rule: 'X-1',
  choices: ['much', 'little'].map(id => ({ id, words: message(`toy.${id}`) })),
  meanwhile: message('toy.meanwhile'),
  outcome: () => 'much',
  explanation: message('toy.because'),
};

/** The key of what the coach says. */
const keyOf = (stage: Stage<unknown>, standing: Partial<LessonState>, isLostAgain = false): string =>
  coachWords(stage, { ...STANDING, ...standing }, isLostAgain).key;

describe('the coach', () => {
  test('says the words of the stage, and after a wrong turn or as a hint something else', () => {
    expect(keyOf(STAGE, {})).toBe('toy.say');
    expect(keyOf(STAGE, { nudge: message('toy.nudge'), lost: message('toy.lost') })).toBe('toy.nudge');
  });

  test('asks once a stage is lost which goal is missing, and tells the reason when it is lost again', () => {
    const lost = message('toy.lost', { over: 'the round' });
    expect(coachWords(STAGE, { ...STANDING, lost }, false)).toEqual(
      message('lesson.lost-why', { goal: message('toy.open'), over: 'the round' }),
    );
    expect(keyOf(STAGE, { lost }, true)).toBe('toy.lost');
    // Only what a later stage needs is out of reach: there is nothing to ask for.
    expect(keyOf(STAGE, { lost, met: [true, true] })).toBe('toy.lost');
  });

  test('has words of its own while a prediction is open, and says what came of it', () => {
    const stage = { ...STAGE, predict: PREDICTION };
    expect(keyOf(stage, {})).toBe('toy.say');
    expect(keyOf(stage, { said: 'much' })).toBe('toy.meanwhile');
    const verdict = (said: string): string => keyOf(stage, { said, predictionResult: { said, outcome: 'much' } });
    expect([verdict('much'), verdict('little')]).toEqual(['lesson.right', 'lesson.wrong']);
    expect(wordsAfterPrediction(PREDICTION).map(({ key }) => key)).toEqual([
      'toy.meanwhile',
      'lesson.wrong',
      'lesson.wrong',
    ]);
  });
});
