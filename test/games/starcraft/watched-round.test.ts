import { beforeEach, describe, expect, test } from 'vitest';
import type { BotPlayer } from '../../../src/bots/player.ts';
import { seededRandom } from '../../../src/kernel/plain/random.ts';
import { beginLesson } from '../../../src/session/teaching/begin-lesson.ts';
import { isLessonsOwn } from '../../../src/session/teaching/own-options.ts';
import type { TaughtMatch } from '../../../src/session/teaching/taught-match.ts';
import { isStarCraftView } from '../../../src/games/starcraft/view.ts';
import { courseOf, lessonOf } from '../astray.ts';

const course = await courseOf('starcraft');
const lesson = lessonOf(course, 'watched-round');

/** Answers for the others until the learner is asked. */
function goOn(taught: TaughtMatch, opponent: BotPlayer): void {
  for (let { decision } = taught; decision !== null && decision.seat !== lesson.learner; { decision } = taught) {
    const view = taught.fork().view(decision.seat);
    taught.answer(decision.n, opponent({ game: 'starcraft', view, decision, random: seededRandom('watched') }));
  }
}

describe('SC-1.3 one round, watched', () => {
  let begun = beginLesson(course.game, lesson, course.bot);
  beforeEach(() => {
    begun = beginLesson(course.game, lesson, course.bot);
  });

  /** Takes the last option each time, until the lesson is over; returns what was asked, by what it was about. */
  function watch(): readonly string[] {
    const { taught, opponent } = begun;
    const asked: string[] = [];
    for (;;) {
      goOn(taught, opponent);
      if (taught.stage === null) return asked;
      const { decision } = taught;
      expect(decision?.options.every(({ id }) => isLessonsOwn(id))).toBe(true);
      asked.push(decision?.prompt.key ?? '');
      taught.answer(decision?.n ?? 0, decision?.options.at(-1)?.id ?? '');
    }
  }

  test('asks for nothing but what is expected, and plays the round to its end', () => {
    const asked = watch();
    expect(asked.filter(key => key !== 'lesson.read')).toHaveLength(4);
    const view = begun.taught.view(lesson.learner);
    expect(isStarCraftView(view) && view.round).toBe(2);
    expect(begun.taught.judged).toHaveLength(4);
  });

  test('is played again from a part that is gone back to, and goes on where it was left', () => {
    watch();
    const { taught } = begun;
    taught.takeBack(1);
    expect(taught.stage).toMatchObject({ watched: true });
    watch();
    expect(taught.stage).toBeNull();
    const { answers } = taught;
    begun = beginLesson(course.game, lesson, course.bot);
    expect(begun.taught.resume(answers)).toBe(true);
    expect(begun.taught.stage).toBeNull();
  });

  test('comes before everything else that StarCraft teaches', () => {
    expect(course.lessons[0]).toBe(lesson);
    expect(lesson.minutes).toBe(2);
  });
});
