import { describe, expect, test } from 'vitest';
import { theseusBot } from '../../../../src/games/theseus/bot.ts';
import { theseus } from '../../../../src/games/theseus/game.ts';
import { theseusLessons } from '../../../../src/games/theseus/lessons/index.ts';
import { astray, expectLost, lessonOf } from '../../astray.ts';
import type { Course } from '../../astray.ts';

const THESEUS: Course = { game: theseus, lessons: theseusLessons, bot: theseusBot };

describe('a goal out of reach leads back to the last mark', () => {
  test.each([
    [
      'cards',
      3,
      ['lesson.say:none', 'end', 'unit:marine-2', 'room:corridors-a', 'assault', 'end'],
      'lesson.cards.replace.advice',
    ],
    [
      'endgame',
      2,
      ['lesson.say:9', 'unit:marine-2', 'room:corridors-b', 'assault', 'end'],
      'lesson.endgame.attack.advice',
    ],
    ['endgame', 3, ['end', 'unit:marine-2', 'take-upgrade', 'end'], 'lesson.endgame.finish.advice'],
  ] as const)('in %s, stage %i, as soon as the turn is over', (id, stage, answers, advice) => {
    expectLost(THESEUS, id, stage, answers, 'lesson-part.turn', advice);
  });
});

describe('a wrong turn of “Who is winning” is played to its end', () => {
  const HOME = ['unit:marine-1', 'room:docking-bay-b'] as const;

  test.each([
    ['TH-17.4 the step to the cameras is left to them', 2, [...HOME, 'end'], 'lesson.who-wins.stop.other'],
    [
      'TH-7.1 the Mine alone does not stop them while they have 7 life points',
      2,
      [...HOME, 'deploy:docking-bay-p1', 'slot:control-room-s4', 'end'],
      'lesson.who-wins.stop.other',
    ],
    [
      'TH-17.4 the Mine lies where nobody stops',
      3,
      ['lesson.say:life', ...HOME, 'deploy:docking-bay-p1', 'slot:tech-bay-s2', 'end'],
      'lesson.who-wins.trap.other',
    ],
    [
      'TH-13.2 the malfunction token stops the cameras, and does not win',
      3,
      ['lesson.say:life', 'unit:marine-2', 'room:control-room-b', 'end'],
      'lesson.who-wins.trap.other',
    ],
  ] as const)('%s', (_, stage, answers, words) => {
    expectLost(THESEUS, 'who-wins', stage, answers, words);
  });
});

test('TH-17.3 a slot that is not filled in the first turn leaves the tie out of reach', () => {
  const answers = ['lesson.say:turns', 'unit:marine-1', 'room:control-room-a', 'end'];
  expectLost(THESEUS, 'tie', 0, answers, 'lesson.tie.end.other');
});

describe('where the lessons lead', () => {
  test('TH-16.5, TH-17.3, TH-18 to TH-20 what a first match does not need comes last', () => {
    const optional = theseusLessons.map(lesson => lesson.optional === true);
    expect(optional).toEqual(optional.toSorted((one, other) => Number(one) - Number(other)));
    expect(optional.filter(Boolean)).toHaveLength(5);
  });

  test('TH-17.2 the last one of the course ends with a match that the learner has won', () => {
    const lesson = lessonOf(THESEUS, 'endgame');
    const taught = astray(THESEUS, 'endgame', lesson.stages.length);
    expect(taught.outcome?.winners).toEqual([lesson.learner]);
  });
});
