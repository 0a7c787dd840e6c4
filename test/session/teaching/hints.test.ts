import { describe, expect, test } from 'vitest';
import type { Decision, ShownOption } from '../../../src/kernel/match/decision.ts';
import { message } from '../../../src/kernel/words/message.ts';
import type { Message } from '../../../src/kernel/words/message.ts';
import type { Prediction, Stage } from '../../../src/lessons/lesson.ts';
import { hintFor } from '../../../src/session/teaching/hints.ts';
import type { LessonState } from '../../../src/session/teaching/standing.ts';

function options(...ids: readonly string[]): readonly ShownOption[] {
  return ids.map(id => ({ id, words: message(`toy.${id}`) }));
}

const STANDING: LessonState = {
  stage: 0,
  from: 0,
  met: [false],
  refused: [],
  tableActions: [],
  said: null,
  predictionResult: null,
  shown: 0,
  nudge: null,
  part: null,
  over: [],
  lost: null,
};

const FORETOLD: Prediction<unknown> = {
  ask: message('toy.ask'),
  rule: 'X-1',
  choices: options('much', 'little'),
  outcome: () => 'much',
  explanation: message('toy.because'),
};

/** The hints that are given one after the other for a question. */
function hintsFor(
  way: Stage<unknown>['way'],
  asked: Pick<Decision, 'options' | 'amount'>,
  standing: LessonState = STANDING,
  given: readonly string[] = [],
): readonly Message[] {
  const goals = standing.met.map((_, nth) => ({
    words: message(nth === 0 ? 'toy.goal' : `toy.goal.${nth}`),
    met: () => false,
  }));
  const stage: Stage<unknown> = {
    say: message('toy.say'),
    thought: message('toy.thought'),
    goals,
    ...(way === undefined ? {} : { way }),
    ...(standing.said === null ? {} : { predict: FORETOLD }),
  };
  const decision: Decision = {
    ...{ n: 1, seat: 0, kind: 'toy', prompt: message('toy'), rule: 'X-1', secrecy: 'open' },
    ...asked,
  };
  const hints: Message[] = [];
  for (let nudge: Message | null = null; hints.length < 3; nudge = hints.at(-1) ?? null) {
    const hint = hintFor(stage, { ...standing, nudge }, { decision, isNarrowed: true, given });
    if (hint !== null) hints.push(hint);
  }
  return hints;
}

describe('three hints lead to an answer', () => {
  test('a thought, then one of two, then the answer and what it leads to', () => {
    const hints = hintsFor(['left'], { options: options('stay', 'left', 'right'), amount: null });
    expect(hints.map(({ key }) => key)).toEqual(['lesson.hint.thought', 'lesson.hint.narrow', 'lesson.hint.answer']);
    expect(hints[0]?.with).toEqual({ thought: message('toy.thought') });
    expect(hints[2]?.with).toEqual({ answer: message('toy.left'), goal: message('toy.goal') });
  });

  test('what has been foretold and is to be done begins with the goal: the thought was about what comes', () => {
    const asked = { options: options('stay', 'left', 'right'), amount: null };
    const hints = hintsFor(['left'], asked, { ...STANDING, said: 'much' });
    expect(hints.map(({ key }) => key)).toEqual(['lesson.hint.goal', 'lesson.hint.narrow', 'lesson.hint.answer']);
  });

  test('of two answers the second hint asks what each leads to', () => {
    const hints = hintsFor(['left'], { options: options('left', 'right'), amount: null });
    expect(hints.map(({ key }) => key)).toEqual(['lesson.hint.thought', 'lesson.hint.goal', 'lesson.hint.answer']);
    expect(hints[1]?.with).toEqual({ goal: message('toy.goal') });
  });

  test('a number is named at last, as any other answer is', () => {
    const hints = hintsFor([4], { options: [], amount: { min: 0, max: 9 } });
    expect(hints.map(({ key }) => key)).toEqual(['lesson.hint.thought', 'lesson.hint.goal', 'lesson.hint.answer']);
    expect(hints[2]?.with).toMatchObject({ answer: 4 });
  });

  test('an answer that the way gives twice is right a second time', () => {
    const asked = { options: options('mine', 'fetch', 'wait'), amount: null };
    const hints = hintsFor(['mine', 'fetch', 'mine'], asked, { ...STANDING, said: 'much' }, ['mine', 'fetch']);
    expect(hints[2]?.with).toMatchObject({ answer: message('toy.mine') });
  });

  test('off the way nothing is called hopeless, and no answer is said to lead to the goal', () => {
    const asked = { options: options('left', 'right'), amount: null };
    const hints = hintsFor(['stay'], asked, { ...STANDING, said: 'much' });
    expect(hints.map(({ key }) => key)).toEqual(['lesson.hint.off', 'lesson.hint.off', 'lesson.hint.off']);
  });

  test('where only one answer leads on, it is named at once', () => {
    const asked = { options: options('left', 'back'), amount: null };
    const [hint] = hintsFor(['left'], asked, { ...STANDING, said: 'much' });
    expect(hint).toMatchObject({ key: 'lesson.hint.answer', with: { answer: message('toy.left') } });
  });

  test('the answer beside the right one is listed, leads on, and is not right as well', () => {
    const [destroy, ...rest] = options('destroy', 'left', 'right', 'straight');
    if (destroy === undefined) throw new Error('there is no answer');
    const asked = { options: [{ ...destroy, onRequest: true as const }, ...rest, ...options('back')], amount: null };
    const hints = hintsFor(['left', 'right', 'straight'], asked, STANDING, ['left', 'right']);
    expect(hints[1]?.with).toEqual({ one: message('toy.right'), two: message('toy.straight') });
    expect(hintsFor(['left'], asked)[1]?.with).toEqual({ one: message('toy.left'), two: message('toy.right') });
  });

  test('all goals that are still open are named', () => {
    const asked = { options: options('left', 'right'), amount: null };
    const [hint] = hintsFor(['left'], asked, { ...STANDING, said: 'much', met: [false, true, false] });
    expect(hint?.with).toEqual({ goal: [message('toy.goal'), message('toy.goal.2')] });
  });

  test('the next answer of the way comes before later ones, wherever it stands in the list', () => {
    const asked = { options: options('done', 'part', 'all'), amount: null };
    const hints = hintsFor(['begin', 'all', 'part', 'done'], asked, { ...STANDING, said: 'much' }, ['begin']);
    expect(hints[2]?.with).toMatchObject({ answer: message('toy.all') });
  });

  test('who has left the way is not told to end the series, but who took another place goes on', () => {
    const asked = { options: options('unit:tank', 'done'), amount: null };
    const told = (...given: readonly string[]): string | undefined =>
      hintsFor(['unit:all', 'room:a', 'done'], asked, { ...STANDING, said: 'much' }, given).at(-1)?.key;
    expect(told('unit:all', 'room:b')).toBe('lesson.hint.answer');
    expect(told('march:marine')).toBe('lesson.hint.off');
  });
});
