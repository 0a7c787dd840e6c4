import { describe, expect, test } from 'vitest';
import { starcraftBot } from '../../../src/games/starcraft/bot.ts';
import { starcraft } from '../../../src/games/starcraft/game.ts';
import { starcraftLessons } from '../../../src/games/starcraft/lessons/index.ts';
import { AGAIN, FURTHER, isLessonsOwn, saying } from '../../../src/session/teaching/own-options.ts';
import { astray, expectLost, goOn, lessonOf } from '../astray.ts';
import type { Course } from '../astray.ts';

const STARCRAFT: Course = { game: starcraft, lessons: starcraftLessons, bot: starcraftBot };

const IDLE = ['planet:pridewater', 'order:build', 'planet:pridewater', 'order:build'];
const IDLE_TOO = ['planet:pridewater', 'order:research', 'planet:pridewater', 'order:research'];
const NOTHING = ['event-card', 'event-card', 'event-card', 'event-card', 'none'];

describe('a goal out of reach leads back to the last mark', () => {
  const THREE = ['unit:marine@pridewater-1', 'move-all:marine:pridewater-1>antiga-prime-1'];
  test.each([
    ['mobilize', 0, [saying('one'), 'execute', ...THREE, 'done'], 'lesson.mobilize.active.advice'],
    ['reinforcements', 1, [saying('hers'), 'card:terran-c06', 'none', 'done'], 'lesson.reinforcements.lay.advice'],
    ['unseen', 0, ['order:antiga-prime', 'execute', 'done'], 'lesson.unseen.march.advice'],
    ['unseen', 3, [saying('falls'), 'card:terran-c06', 'none', 'done', 'area:antiga-prime-1'], 'lesson.unseen.advice'],
    ['special-orders', 2, ['done', 'done'], 'lesson.special-orders.module.advice'],
    ['special-orders', 4, ['execute', 'done'], 'lesson.special-orders.air.advice'],
  ] as const)('in %s, stage %i, as soon as the order is over', (id, stage, answers, advice) => {
    expectLost(STARCRAFT, id, stage, answers, 'lesson-part.execution', advice);
  });

  test('in unseen, stage 1, as soon as the cards are compared', () => {
    expectLost(
      STARCRAFT,
      'unseen',
      1,
      [saying('falls'), 'card:terran-c06', 'none', 'done'],
      'lesson.unseen.burrow.weak',
    );
  });

  const VULTURE = ['order:antiga-prime', 'execute', 'unit:vulture@antiga-prime-2'];
  const ALL = (from: string, to: string, put: string): readonly string[] => [
    ...['execute', `area:${from}`, `move-everything:${from}>${to}`, `put-back:${put}:${from}>${to}`, 'done'],
  ];
  test.each([
    ['unseen', 2, [...VULTURE, 'move:vulture:antiga-prime-2>antiga-prime-3', 'done'], 'lesson.unseen.together.advice'],
    ['first-battle', 3, ALL('antiga-prime-1', 'antiga-prime-3', 'firebat'), 'lesson.first-battle.second.advice'],
    ['ground-and-air', 2, ALL('antiga-prime-1', 'antiga-prime-2', 'marine'), 'lesson.ground-and-air.again.advice'],
    ['unseen', 4, ALL('pridewater-1', 'braken-2', 'marine'), 'lesson.unseen.third.advice'],
  ] as const)('in %s, stage %i, as soon as another attack begins', (id, stage, answers, advice) => {
    expectLost(STARCRAFT, id, stage, answers, 'lesson-part.other-attack', advice);
  });

  const PAIRED = [saying('4'), 'pair:marine/hydralisk', 'done'];
  test('SC-13.9 in the first battle, when both sides destroy each other with the cards that the coach asks for', () => {
    const cards = [...PAIRED, 'card:terran-c03', 'none', 'card:terran-c07', 'none', 'done', 'skirmish:s1'];
    const taught = astray(STARCRAFT, 'first-battle', 4, ...cards);
    expect(taught.events(0).map(({ words }) => words.key)).toContain('battle.ends-empty');
    expectLost(STARCRAFT, 'first-battle', 4, cards, 'lesson-part.execution', 'lesson.first-battle.both.advice');
  });

  test('it asks first which answer did that, and says it when asked, or when it is lost again', () => {
    const once = [...PAIRED, 'card:terran-c03', 'none', 'card:terran-c07', 'none', 'done', 'skirmish:s1'];
    const taught = astray(STARCRAFT, 'first-battle', 4, ...once);
    const goal = { key: 'lesson.first-battle.both.goal' };
    expect(taught.coach).toMatchObject({ key: 'lesson.lost-why', with: { goal } });
    expect(taught.hint()).toBe(true);
    expect(taught.coach).toMatchObject({
      key: 'lesson.lost',
      with: { advice: { key: 'lesson.first-battle.both.advice' } },
    });
    taught.answer(taught.decision?.n ?? 0, AGAIN);
    goOn(STARCRAFT, 'first-battle', taught, once.slice(1));
    expect(taught.coach).toMatchObject({ key: 'lesson.lost' });
  });

  test('what was foretold stands, and is not asked again', () => {
    const once = [...PAIRED, 'card:terran-c03', 'none', 'card:terran-c07', 'none', 'done', 'skirmish:s1'];
    const taught = astray(STARCRAFT, 'first-battle', 4, ...once);
    const { said } = taught.standing;
    expect(said).not.toBeNull();
    taught.answer(taught.decision?.n ?? 0, AGAIN);
    expect(taught.standing).toMatchObject({ stage: 4, said, lost: null });
    expect(taught.decision?.options.some(({ id }) => isLessonsOwn(id))).toBe(false);
  });

  test('lost once more, it also leads back further, one part each time', () => {
    const once = [...PAIRED, 'card:terran-c03', 'none', 'card:terran-c07', 'none', 'done', 'skirmish:s1'];
    const taught = astray(STARCRAFT, 'first-battle', 4, ...once);
    for (const part of ['second.mark', 'cards.mark']) {
      taught.answer(taught.decision?.n ?? 0, AGAIN);
      goOn(STARCRAFT, 'first-battle', taught, once.slice(1));
      const [again, further] = taught.decision?.options ?? [];
      expect(again?.id).toBe(AGAIN);
      expect(further).toMatchObject({ id: FURTHER, words: { with: { part: { key: `lesson.first-battle.${part}` } } } });
    }
    taught.answer(taught.decision?.n ?? 0, FURTHER);
    expect(taught.standing).toMatchObject({ stage: 2, lost: null });
  });
});

describe('the last lesson, a match that is played freely', () => {
  test('SC-19.2 whoever does nothing loses it in the second round to 15 conquest points, and may try once more', () => {
    const lesson = lessonOf(STARCRAFT, 'winning');
    const start = lesson.stages.findIndex(({ goals }) => goals !== undefined);
    const idly = [...IDLE, ...IDLE_TOO, ...NOTHING, ...IDLE, ...IDLE_TOO, ...NOTHING];
    const taught = astray(STARCRAFT, 'winning', start, ...idly);
    expect(taught.outcome?.winners).toEqual([1]);
    taught.hint();
    expect(taught.coach?.with).toMatchObject({
      over: { key: 'lesson.match-over' },
      advice: { key: 'lesson.winning.advice' },
    });
    taught.answer(taught.decision?.n ?? 0, AGAIN);
    expect(taught.outcome).toBeNull();
    expect(taught.standing).toMatchObject({ stage: start + 1, lost: null });
  });

  test('SC-19.2 its own way wins, and the coach has the last word after the end of the match', () => {
    const lesson = lessonOf(STARCRAFT, 'winning');
    const taught = astray(STARCRAFT, 'winning', lesson.stages.length - 1);
    expect(taught.outcome?.winners).toEqual([lesson.learner]);
    expect(taught.coach?.key).toBe('lesson.winning.rival');
  });

  test('SC-19.3 a sixth area with minerals or gas wins by the objective, after one round', () => {
    const lesson = lessonOf(STARCRAFT, 'winning');
    const start = lesson.stages.findIndex(({ goals }) => goals !== undefined);
    const taught = astray(
      STARCRAFT,
      'winning',
      start,
      ...['planet:dylar-iv', 'order:mobilize', ...IDLE, 'planet:pridewater', 'order:research'],
      ...['order:dylar-iv', 'execute', 'unit:marine@antiga-prime-1', 'move:marine:antiga-prime-1>dylar-iv-3'],
      ...['unit:siege-tank@antiga-prime-1', 'move:siege-tank:antiga-prime-1>dylar-iv-3', 'done'],
      ...['pair:siege-tank/zergling', 'done', 'card:terran-c05', 'none', 'done'],
      ...['event-card', 'event-card', 'event-card'],
    );
    expect(taught.outcome).toMatchObject({ winners: [lesson.learner], words: { key: 'victory.special' } });
    expect(taught.coach?.key).toBe('lesson.winning.which');
  });
});
