import { dealtAreaSpread } from './dealt/points.ts';
import { dealtTransport } from './dealt/planets.ts';
import { AREAS } from '../data/planets.ts';
import { areasOf } from '../state/areas.ts';
import { areaName, say } from '../text/say.ts';
import { dealtLimit } from './dealt/economy.ts';
import { LEARNER, trainingCluster } from './position.ts';
import { goal, isAsked, numberChoices, learnerView, told, sentenceChoices, unitsAt, unitsOn } from './seen.ts';
import type { StarCraftLesson } from './seen.ts';

/** The number of Marines on Pridewater, and that number plus the Marine on Braken. */
const [MARINES_ON_PRIDEWATER, ALL_MARINES] = [5, 6];

/** The lesson on moving units to a planet and between its areas: SC-10.1 to SC-10.4. */
export const mobilizeLesson: StarCraftLesson = {
  id: 'mobilize',
  title: say('lesson.mobilize'),
  minutes: 4,
  learner: LEARNER,
  position: () =>
    trainingCluster()
      .workers(LEARNER, 5)
      .area('pridewater-1', LEARNER, { marine: 3 })
      .area('pridewater-2', LEARNER, { marine: 2 })
      .area('braken-1', LEARNER, { marine: 1 })
      .transport('pridewater', 'antiga-prime', LEARNER)
      .order(LEARNER, 'antiga-prime', 'mobilize')
      .order(LEARNER, 'antiga-prime', 'mobilize')
      .beginningAt({ step: 'execution.turn', args: { seat: LEARNER } }),
  stages: [
    {
      say: say('lesson.mobilize.active'),
      thought: say('lesson.mobilize.active.thought'),
      refs: ['planet:antiga-prime'],
      predict: {
        ask: say('lesson.mobilize.active.ask'),
        rule: 'SC-10.2',
        choices: sentenceChoices(
          'lesson.mobilize.active.one',
          'lesson.mobilize.active.six',
          'lesson.mobilize.active.five',
        ),
        meanwhile: say('lesson.mobilize.active.then'),
        outcome: now =>
          ({ [ALL_MARINES]: 'six', [MARINES_ON_PRIDEWATER]: 'five' })[unitsOn(now, 'antiga-prime')] ?? 'one',
        explanation: say('lesson.mobilize.active.because'),
        anew: dealtTransport,
      },
      mark: say('lesson.mobilize.active.mark'),
      goals: [
        goal(
          'lesson.mobilize.active.goal',
          now => unitsOn(now, 'antiga-prime') >= MARINES_ON_PRIDEWATER && isAsked(now, 'execution.choice'),
        ),
      ],
      wrong: [
        {
          kind: 'mobilize.move',
          option: 'unit:marine@braken-1',
          forbidden: true,
          say: say('lesson.mobilize.active.braken'),
        },
      ],
      advice: say('lesson.mobilize.active.advice'),
      way: [
        ...['execute', 'unit:marine@pridewater-1', 'move-all:marine:pridewater-1>antiga-prime-1'],
        ...['unit:marine@pridewater-2', 'move-all:marine:pridewater-2>antiga-prime-2', 'done'],
      ],
    },
    {
      say: say('lesson.mobilize.limit'),
      thought: say('lesson.mobilize.limit.thought'),
      predict: {
        ask: say('lesson.mobilize.limit.ask', { area: areaName('antiga-prime-1') }),
        rule: 'SC-9.1',
        choices: numberChoices(5, 3, 4),
        outcome: () => `${AREAS['antiga-prime-1'].unitLimit}`,
        explanation: say('lesson.mobilize.limit.because'),
        anew: dealtLimit,
      },
    },
    {
      say: say('lesson.mobilize.within'),
      thought: say('lesson.mobilize.within.thought'),
      predict: {
        ask: say('lesson.mobilize.within.ask'),
        rule: 'SC-18.5',
        choices: numberChoices(0, 1, 2, 3),
        meanwhile: say('lesson.mobilize.within.then'),
        outcome: now => `${learnerView(now).conquestPoints}`,
        explanation: say('lesson.mobilize.within.because'),
        anew: dealtAreaSpread,
      },
      mark: say('lesson.mobilize.within.mark'),
      goals: [
        goal('lesson.mobilize.within.all', now => areasOf('antiga-prime').every(area => unitsAt(now, area) > 0)),
        goal('lesson.mobilize.within.over', now => told(now, 'conquest-points.gained')),
      ],
      lost: {
        when: now => told(now, 'regrouping.begins') && areasOf('antiga-prime').some(area => unitsAt(now, area) === 0),
        say: say('lesson.mobilize.within.lost'),
      },
      wrong: [
        {
          kind: 'mobilize.to',
          option: 'move:marine:antiga-prime-1>pridewater-1',
          forbidden: true,
          say: say('lesson.mobilize.within.back'),
        },
      ],
      advice: say('lesson.mobilize.within.lost'),
      way: ['execute', 'unit:marine@antiga-prime-1', 'move:marine:antiga-prime-1>antiga-prime-3', 'done'],
    },
    { say: say('lesson.mobilize.end'), refs: ['planet:antiga-prime'], like: 'mobilize.move' },
  ],
  remember: [say('lesson.mobilize.remember.1'), say('lesson.mobilize.remember.2'), say('lesson.mobilize.remember.3')],
  rules: ['SC-9.1', 'SC-10.1', 'SC-10.2', 'SC-10.4', 'SC-10.7', 'SC-18.5'],
};
