import { describe, expect, test } from 'vitest';
import type { Decision, ShownOption } from '../../../src/kernel/match/decision.ts';
import { message } from '../../../src/kernel/words/message.ts';
import type { Message } from '../../../src/kernel/words/message.ts';
import type { Prediction, Stage } from '../../../src/lessons/lesson.ts';
import { hintFor } from '../../../src/session/teaching/hints.ts';
import type { LessonState } from '../../../src/session/teaching/standing.ts';
import { FIRST_STANDING } from './first-standing.ts';

function options(...ids: readonly string[]): readonly ShownOption[] {
  return ids.map(id => ({ id, words: message(`toy.${id}`) }));
}

const STANDING: LessonState = { ...FIRST_STANDING, met: [false] };

const FORETOLD: Prediction<unknown> = {
  ask: message('toy.ask'),
  rule: 'X-1',
  choices: options('much', 'little'),
  outcome: () => 'much',
  explanation: message('toy.because'),
};

function decisionOf(asked: Pick<Decision, 'options' | 'amount'>): Decision {
  return { ...{ n: 1, seat: 0, kind: 'toy', prompt: message('toy'), rule: 'X-1', secrecy: 'open' }, ...asked };
}

/** The hints that are given one after the other for a question. */
function hintsFor(
  way: Stage<unknown>['way'],
  asked: Pick<Decision, 'options' | 'amount'>,
  standing: LessonState = STANDING,
  given: readonly { readonly decision: Decision; readonly answer: string }[] = [],
  more: Partial<Stage<unknown>> = {},
): readonly Message[] {
  const goal = { words: message('toy.goal'), met: () => false };
  const stage: Stage<unknown> = {
    say: message('toy.say'),
    thought: message('toy.thought'),
    goals: standing.met.map(() => goal),
    ...(way === undefined ? {} : { way }),
    ...(standing.said === null ? {} : { predict: FORETOLD }),
    ...more,
  };
  const decision = decisionOf(asked);
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

  test('where a stage is played freely no two answers are weighed: one way is named as one of many', () => {
    const asked = { options: options('stay', 'left', 'right'), amount: null };
    const hints = hintsFor(['left'], asked, STANDING, [], { free: true });
    expect(hints.map(({ key }) => key)).toEqual(['lesson.hint.thought', 'lesson.hint.free', 'lesson.hint.free']);
    expect(hints[1]?.with).toEqual({ answer: message('toy.left') });
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
});

describe('a hint says no more than is known', () => {
  const asked = { options: options('stay', 'left', 'right'), amount: null };
  const gave = (...answers: readonly string[]) => answers.map(answer => ({ decision: decisionOf(asked), answer }));

  test('where the learner has left the way, no answer is said to lead to the goal', () => {
    const hints = hintsFor(['left', 'right'], asked, STANDING, gave('stay'));
    expect(hints.map(({ key }) => key)).toEqual(['lesson.hint.thought', 'lesson.hint.strayed', 'lesson.hint.strayed']);
  });

  test('the same answer twice on a way is named again after the first time', () => {
    const hints = hintsFor(['left', 'left'], asked, STANDING, gave('left'));
    expect(hints[2]).toMatchObject({ key: 'lesson.hint.answer', with: { answer: message('toy.left') } });
  });

  test('a step back, and what takes an answer back, lead to the way again', () => {
    const [stay, left] = asked.options;
    const takes = { id: 'undo', words: message('toy.undo'), takesBack: { id: 'stay', words: message('toy.undo') } };
    const back = { decision: decisionOf({ options: [...asked.options, takes], amount: null }), answer: 'undo' };
    expect([stay?.id, left?.id]).toEqual(['stay', 'left']);
    for (const given of [gave('stay', 'back'), [...gave('stay'), back]])
      expect(hintsFor(['left'], asked, STANDING, given)[2]).toMatchObject({ key: 'lesson.hint.answer' });
  });

  test('two answers that read alike, or are both on the way, are no choice', () => {
    const alike = options('stay', 'stay', 'stay').map((option, nth) => ({ ...option, id: `stay-${nth}` }));
    const keys = (way: readonly string[], offered: readonly ShownOption[]) =>
      hintsFor(way, { options: offered, amount: null }).map(({ key }) => key);
    expect(keys(['stay-0'], alike)[1]).toBe('lesson.hint.goal');
    expect(keys(['stay', 'left', 'right'], asked.options)[1]).toBe('lesson.hint.goal');
  });

  test('of several goals none is picked out, and an answer that the list leaves out is said to be there', () => {
    const [hint] = hintsFor(['left'], asked, { ...STANDING, met: [false, false] }).slice(2);
    expect(hint).toEqual({ key: 'lesson.hint.goals', with: { answer: message('toy.left') } });
    const rare = asked.options.map(option => (option.id === 'left' ? { ...option, onRequest: true as const } : option));
    const hints = hintsFor(['left'], { options: rare, amount: null });
    expect(hints[2]).toMatchObject({ key: 'lesson.hint.on-request', with: { hint: { key: 'lesson.hint.answer' } } });
  });
});
