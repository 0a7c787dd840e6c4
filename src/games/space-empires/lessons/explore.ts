import { dealtEntering } from './dealt/found.ts';
import { isAsked, scripted } from '../../../lessons/goals.ts';
import { LEARNER } from '../../../lessons/position.ts';
import { say } from '../text/say.ts';
import { viewedAt } from '../view.ts';
import { dealtHole } from './dealt/turns.ts';
import { PositionBuilder } from './position.ts';
import {
  firstTold,
  goal,
  isMarkerFound,
  moveAnswers,
  countEvents,
  told,
  unitsAt,
  unitAnswer,
  textChoices,
} from './seen.ts';
import type { EmpiresLesson, Progress } from './seen.ts';

/** When the marker was turned up: at once, while units were still moving, or after all moves. */
function whenFound({ events }: Progress): string {
  const lastMove = events.findLastIndex(({ words }) => words.key === 'move.went');
  const firstFound = events.findIndex(({ words }) => words.key === 'explore.found');
  return firstFound > lastMove ? 'after' : 'at-once';
}

const SCOUTS = 3;
/** The hexes that the learner's Scouts explore, one each. */
const ENTERED = ['c3', 'd4', 'd5'] as const;

/** The lesson on groups, moving, exploring and black holes (SE-4.1, SE-6.1 to SE-6.6, SE-7.1). */
export const explore: EmpiresLesson = {
  id: 'explore',
  title: say('lesson.explore'),
  minutes: 5,
  learner: LEARNER,
  reply: scripted('done'),
  position: () =>
    new PositionBuilder()
      .units(0, 'c4', 'scout', SCOUTS)
      .units(1, 'h4', 'scout', 3)
      .hidden('c3', 'nebula')
      .hidden('d4', 'mineral-5')
      .hidden('d5', 'planet')
      .hidden('d3', 'mineral-5')
      .hidden('c5', 'planet')
      .marker('e4', 'black-hole')
      .dice(6)
      .turn(1),
  stages: [
    { say: say('lesson.explore.turn'), refs: ['hex:c4'] },
    {
      say: say('lesson.explore.split'),
      thought: say('lesson.explore.split.thought'),
      refs: ['hex:c4'],
      mark: say('lesson.explore.split.mark'),
      goals: [goal('lesson.explore.split.goal', ({ view }) => viewedAt(view, 'c4', LEARNER).length === 3)],
      allow: { 'move.choose': ['split:*', 'go:*', 'done'] },
      lost: { when: now => unitsAt(now, LEARNER, 'c4') < 3, say: say('lesson.explore.split.advice') },
      way: [unitAnswer('split', 'scout'), 1, unitAnswer('split', 'scout'), 1],
    },
    {
      say: say('lesson.explore.enter.count'),
      thought: say('lesson.explore.enter.thought'),
      predict: {
        ask: say('lesson.explore.enter.ask'),
        rule: 'SE-7.1',
        choices: textChoices({
          'at-once': 'lesson.explore.enter.at-once',
          after: 'lesson.explore.enter.after',
          next: 'lesson.explore.enter.next',
        }),
        meanwhile: say('lesson.explore.enter'),
        outcome: whenFound,
        explanation: say('lesson.explore.enter.because'),
        anew: dealtEntering,
      },
      refs: ['hex:c3', 'hex:d4', 'hex:d5'],
      mark: say('lesson.explore.enter.mark'),
      goals: [goal('lesson.explore.enter.goal', now => ENTERED.every(hex => isMarkerFound(now, hex)))],
      allow: { 'move.choose': ['go:*', 'done'] },
      // Two Scouts in one hex, or one elsewhere, leave a hex without a Scout.
      lost: {
        when: now =>
          ENTERED.some(hex => unitsAt(now, LEARNER, hex) > 1) ||
          (['c4', ...ENTERED] as const).reduce((sum, hex) => sum + unitsAt(now, LEARNER, hex), 0) < SCOUTS,
        say: say('lesson.explore.enter.advice'),
      },
      advice: say('lesson.explore.enter.advice'),
      way: [
        ...moveAnswers('scout', 'c4', 'c3'),
        ...moveAnswers('scout', 'c4', 'd4'),
        ...moveAnswers('scout', 'c4', 'd5'),
        'done',
        'hex:c3',
        'hex:d4',
      ],
    },
    {
      say: say('lesson.explore.hole.count'),
      thought: say('lesson.explore.hole.thought'),
      refs: ['hex:e4'],
      predict: {
        ask: say('lesson.explore.hole.ask'),
        rule: 'SE-6.6',
        choices: textChoices({
          lost: 'lesson.explore.hole.lost',
          lives: 'lesson.explore.hole.lives',
          back: 'lesson.explore.hole.back',
        }),
        meanwhile: say('lesson.explore.hole'),
        outcome: now => {
          if (unitsAt(now, LEARNER, 'e4') > 0) return 'lives';
          return firstTold(now, 'hole.rolled')?.words.with?.lost === 1 ? 'lost' : 'back';
        },
        explanation: say('lesson.explore.hole.because'),
        anew: dealtHole,
      },
      mark: say('lesson.explore.hole.mark'),
      ends: 1,
      goals: [goal('lesson.explore.hole.goal', now => told(now, 'hole.rolled') && isAsked(now, 'move.choose'))],
      // The next part is about the remaining markers and needs a Scout next to each.
      lost: {
        when: now => isMarkerFound(now, 'd3') || isMarkerFound(now, 'c5'),
        say: say('lesson.explore.hole.early'),
      },
      // The Scout on C3 may not move: the next part needs it next to the remaining markers.
      allow: {
        'move.choose': [unitAnswer('go', 'scout', 'd4'), unitAnswer('go', 'scout', 'd5'), 'done'],
      },
      advice: say('lesson.explore.hole.advice'),
      way: ['done', ...moveAnswers('scout', 'd4', 'e4')],
    },
    {
      say: say('lesson.explore.more'),
      thought: say('lesson.explore.more.thought'),
      refs: ['hex:d3', 'hex:c5'],
      mark: say('lesson.explore.more.mark'),
      goals: [goal('lesson.explore.more.goal', now => countEvents(now, 'explore.found') > 0)],
      allow: { 'move.choose': ['go:*', 'done'] },
      advice: say('lesson.explore.more.advice'),
      way: [...moveAnswers('scout', 'd5', 'c5'), 'done'],
    },
    { say: say('lesson.explore.close') },
  ],
  remember: [say('lesson.explore.remember.1'), say('lesson.explore.remember.2'), say('lesson.explore.remember.3')],
  rules: ['SE-4.1', 'SE-5.2', 'SE-6.1', 'SE-6.3', 'SE-6.4', 'SE-6.6', 'SE-7.1', 'SE-7.3', 'SE-7.4'],
};
