import { describe, expect, test } from 'vitest';
import { starcraftBot } from '../../../src/games/starcraft/bot.ts';
import { starcraft } from '../../../src/games/starcraft/game.ts';
import { starcraftLessons } from '../../../src/games/starcraft/lessons/index.ts';
import { astray, expectLost, lessonOf } from '../astray.ts';
import type { Course } from '../astray.ts';

const STARCRAFT: Course = { game: starcraft, lessons: starcraftLessons, bot: starcraftBot };

const IDLE = ['planet:pridewater', 'order:build', 'planet:pridewater', 'order:build'];
const IDLE_TOO = ['planet:pridewater', 'order:research', 'planet:pridewater', 'order:research'];
const NOTHING = ['event-card', 'event-card', 'event-card', 'event-card', 'none'];

describe('a goal out of reach leads back to the last mark', () => {
  test.each([
    ['unseen', 1, ['order:antiga-prime', 'execute', 'done'], 'lesson.unseen.march.lost'],
    ['unseen', 2, ['card:terran-c06', 'none', 'done'], 'lesson.unseen.weak'],
    [
      'unseen',
      4,
      [
        ...['order:antiga-prime', 'execute', 'unit:vulture@antiga-prime-2'],
        ...['move:vulture:antiga-prime-2>antiga-prime-3', 'done'],
      ],
      'lesson.unseen.together.lost',
    ],
    ['special-orders', 4, ['done', 'done'], 'lesson.special-orders.module.lost'],
    ['special-orders', 6, ['execute', 'done'], 'lesson.special-orders.air.lost'],
  ] as const)('in %s, stage %i', (id, stage, answers, words) => {
    expectLost(STARCRAFT, id, stage, answers, words);
  });
});

describe('the last lesson, a match that is played freely', () => {
  test('SC-19.2 whoever does nothing loses it in the second round to 15 conquest points, and may try once more', () => {
    const lesson = lessonOf(STARCRAFT, 'winning');
    const start = lesson.stages.findIndex(({ goals }) => goals !== undefined);
    const idly = [...IDLE, ...IDLE_TOO, ...NOTHING, ...IDLE, ...IDLE_TOO, ...NOTHING];
    const taught = astray(STARCRAFT, 'winning', start, ...idly);
    expect(taught.outcome?.winners).toEqual([1]);
    expect(taught.coach?.key).toBe('lesson.winning.lost');
    taught.answer(taught.decision?.n ?? 0, 'again');
    expect(taught.outcome).toBeNull();
    expect(taught.standing).toMatchObject({ stage: start + 1, lost: false });
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
