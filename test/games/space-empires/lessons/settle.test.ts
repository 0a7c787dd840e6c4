import { describe, expect, test } from 'vitest';
import { answerForUnits, unitAnswer } from '../../../../src/games/space-empires/lessons/seen.ts';
import { answerOn } from '../../../../src/lessons/lesson.ts';
import { astray, courseOf } from '../../astray.ts';

const course = await courseOf('space-empires');

/** What is offered in the first stage with goals after these answers. */
function offered(...answers: readonly ReturnType<typeof unitAnswer>[]): readonly string[] {
  const { decision } = astray(course, 'settle', 1, 'lesson.say:0', ...answers);
  return (decision?.options ?? []).map(({ id }) => id);
}

/** The types of units that may go. */
function goers(): readonly string[] {
  const { decision } = astray(course, 'settle', 1, 'lesson.say:0');
  if (decision === null) return [];
  return (['scout', 'colony-ship', 'miner'] as const).filter(kind =>
    decision.options.some(({ id }) => id === answerOn(unitAnswer('go', kind), decision)),
  );
}

describe('what the lesson on settling needs later is not lost before', () => {
  test('while the first colony is founded the Scout stays where it is', () => {
    expect(goers()).toEqual(['colony-ship', 'miner']);
  });

  // B4 is there to be refused.
  test('the Miner goes to its mineral and nowhere else, a Colony Ship to the planet', () => {
    expect(offered(unitAnswer('go', 'miner'))).toEqual(['to:c3', 'to:b4', 'back']);
    expect(offered(unitAnswer('go', 'colony-ship')).filter(id => id.startsWith('to:'))).toEqual(['to:d5', 'to:b4']);
  });

  test('where units may go is asked of their type', () => {
    const { decision } = astray(course, 'settle', 1, 'lesson.say:0', unitAnswer('go', 'miner'));
    if (decision === null) throw new Error('nothing is asked');
    expect(answerForUnits('miner', 'to:c3')(decision)).toBe('to:c3');
    expect(answerForUnits('scout', 'to:c3')(decision)).not.toBe('to:c3');
  });
});
