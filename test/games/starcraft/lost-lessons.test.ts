import { describe, expect, test } from 'vitest';
import { starcraftBot } from '../../../src/games/starcraft/bot.ts';
import { starcraft } from '../../../src/games/starcraft/game.ts';
import { starcraftLessons } from '../../../src/games/starcraft/lessons/index.ts';
import { AGAIN_ID, FURTHER_ID, isLessonsOwn, predictionOptionId } from '../../../src/session/teaching/own-options.ts';
import { astray, expectLost, goOn, lessonOf } from '../astray.ts';
import type { Course } from '../astray.ts';

const STARCRAFT: Course = { game: starcraft, lessons: starcraftLessons, bot: starcraftBot };

const IDLE = ['planet:pridewater', 'order:build', 'planet:pridewater', 'order:build'];
const IDLE_TOO = ['planet:pridewater', 'order:research', 'planet:pridewater', 'order:research'];
const NOTHING = ['event-card', 'event-card', 'event-card', 'event-card', 'none'];

describe('a goal out of reach leads back to the last mark', () => {
  const THREE = ['unit:marine@pridewater-1', 'move-all:marine:pridewater-1>antiga-prime-1'];
  test.each([
    ['mobilize', 0, [predictionOptionId('one'), 'execute', ...THREE, 'done'], 'lesson.mobilize.active.advice'],
    [
      'reinforcements',
      1,
      [predictionOptionId('hers'), 'card:terran-c06', 'none', 'done'],
      'lesson.reinforcements.lay.advice',
    ],
    ['unseen', 0, ['order:antiga-prime', 'execute', 'done'], 'lesson.unseen.march.advice'],
    [
      'unseen',
      3,
      [predictionOptionId('falls'), 'card:terran-c06', 'none', 'done', 'area:antiga-prime-1'],
      'lesson.unseen.advice',
    ],
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
      [predictionOptionId('falls'), 'card:terran-c06', 'none', 'done'],
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

  const BOTH = ['execute', 'area:antiga-prime-1', 'move-everything:antiga-prime-1>antiga-prime-2', 'done'];
  test('in reinforcements, when the Marine goes along that the second order needs', () => {
    const advice = 'lesson.reinforcements.march.advice';
    expectLost(STARCRAFT, 'reinforcements', 0, BOTH, 'lesson-part.other-attack', advice);
  });

  test('in reinforcements, when the Vulture goes along in the second attack', () => {
    const both = [
      ...['execute', 'unit:marine@antiga-prime-1', 'move:marine:antiga-prime-1>antiga-prime-3'],
      ...['unit:vulture@antiga-prime-2', 'move:vulture:antiga-prime-2>antiga-prime-3', 'done'],
    ];
    const advice = 'lesson.reinforcements.second.advice';
    expectLost(STARCRAFT, 'reinforcements', 2, both, 'lesson-part.other-attack', advice);
  });

  test('in research, when another technology is bought than Spider Mines', () => {
    const nuke = [predictionOptionId('deck'), 'technology:nuke', 'auto'];
    expectLost(STARCRAFT, 'research', 1, nuke, 'lesson.research.buy.nuke');
  });

  const CARDS = [predictionOptionId('4'), 'card:terran-c03', 'none', 'card:terran-c07', 'none', 'done', 'skirmish:s1'];
  test('SC-13.9 in the first battle, when both sides destroy each other with the cards that the coach asks for', () => {
    const taught = astray(STARCRAFT, 'first-battle', 5, ...CARDS);
    expect(taught.events(0).map(({ words }) => words.key)).toContain('battle.ends-empty');
    expectLost(STARCRAFT, 'first-battle', 5, CARDS, 'lesson-part.execution', 'lesson.first-battle.both.advice');
  });

  test('it asks first which answer did that, and says it when asked, or when it is lost again', () => {
    const taught = astray(STARCRAFT, 'first-battle', 5, ...CARDS);
    const goal = { key: 'lesson.first-battle.both.goal' };
    expect(taught.coach).toMatchObject({ key: 'lesson.lost-why', with: { goal } });
    expect(taught.hint()).toBe(true);
    expect(taught.coach).toMatchObject({
      key: 'lesson.lost',
      with: { advice: { key: 'lesson.first-battle.both.advice' } },
    });
    taught.answer(taught.decision?.n ?? 0, AGAIN_ID);
    goOn(STARCRAFT, 'first-battle', taught, CARDS.slice(1));
    expect(taught.coach).toMatchObject({ key: 'lesson.lost' });
  });

  test('what was foretold stands, and is not asked again', () => {
    const taught = astray(STARCRAFT, 'first-battle', 5, ...CARDS);
    const { said } = taught.standing;
    expect(said).not.toBeNull();
    taught.answer(taught.decision?.n ?? 0, AGAIN_ID);
    expect(taught.standing).toMatchObject({ stage: 5, said, lost: null });
    expect(taught.decision?.options.some(({ id }) => isLessonsOwn(id))).toBe(false);
  });

  test('lost once more, it also leads back further, one part each time', () => {
    const taught = astray(STARCRAFT, 'first-battle', 5, ...CARDS);
    for (const part of ['pairs.mark', 'second.mark']) {
      taught.answer(taught.decision?.n ?? 0, AGAIN_ID);
      goOn(STARCRAFT, 'first-battle', taught, CARDS.slice(1));
      const [again, further] = taught.decision?.options ?? [];
      expect(again?.id).toBe(AGAIN_ID);
      expect(further).toMatchObject({
        id: FURTHER_ID,
        words: { with: { part: { key: `lesson.first-battle.${part}` } } },
      });
    }
    taught.answer(taught.decision?.n ?? 0, FURTHER_ID);
    expect(taught.standing).toMatchObject({ stage: 3, lost: null });
  });

  test('whatever pairs are made in the first battle, there are cards that take the area', () => {
    const hand = ['terran-c01', 'terran-c02', 'terran-c03', 'terran-c07', 'terran-c08', 'terran-c09', 'terran-c15'];
    const layings = hand.flatMap(one => hand.filter(two => two !== one).map(two => [one, two] as const));
    const takes = layings.some(([one, two]) => {
      const answers = [
        'pair:marine/zergling',
        'done',
        predictionOptionId('2'),
        `card:${one}`,
        'none',
        `card:${two}`,
        'none',
        'done',
      ];
      const taught = astray(STARCRAFT, 'first-battle', 4, ...answers, 'skirmish:s1');
      return taught.standing.predictionResult !== null;
    });
    expect(takes).toBe(true);
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
    taught.answer(taught.decision?.n ?? 0, AGAIN_ID);
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
