import { dealtCards, dealtBaseSite } from './dealt/planets.ts';
import { areasOf } from '../state/areas.ts';
import { say } from '../text/say.ts';
import { LEARNER, trainingCluster } from './position.ts';
import { areaChoices, goal, hasBaseOn, holdsCard, numberChoices, learnerView, told, sentenceChoices } from './seen.ts';
import type { StarCraftProgress, StarCraftLesson } from './seen.ts';

/** The number of Resource cards of Antiga Prime that the learner holds. */
function cardsOf(now: StarCraftProgress): number {
  return areasOf('antiga-prime').filter(area => holdsCard(now, area)).length;
}

/** The lesson on a second base and its effects in regrouping: SC-8.3, SC-18.1 to SC-18.5. */
export const expandLesson: StarCraftLesson = {
  id: 'expand',
  title: say('lesson.expand'),
  minutes: 4,
  learner: LEARNER,
  position: () =>
    trainingCluster()
      .workers(LEARNER, 4)
      .seat(LEARNER, owner => {
        owner.supply.workers -= 1;
        owner.permanent.mineral += 1;
      })
      .area('pridewater-1', LEARNER, { marine: 2 })
      .area('antiga-prime-1', LEARNER, { marine: 2 })
      .area('antiga-prime-2', LEARNER, { marine: 1 })
      .area('braken-1', LEARNER, { marine: 1 })
      .transport('pridewater', 'antiga-prime', LEARNER)
      .order(LEARNER, 'antiga-prime', 'build')
      .beginningAt({ step: 'execution.turn', args: { seat: LEARNER } }),
  stages: [
    { say: say('lesson.expand.held'), refs: ['area:antiga-prime-1', 'area:antiga-prime-2'] },
    {
      say: say('lesson.expand.base'),
      thought: say('lesson.expand.base.thought'),
      predict: {
        ask: say('lesson.expand.base.ask'),
        rule: 'SC-18.3',
        choices: sentenceChoices('lesson.expand.base.none', 'lesson.expand.base.one', 'lesson.expand.base.two'),
        meanwhile: say('lesson.expand.base.then'),
        outcome: now => ['none', 'one', 'two'][cardsOf(now)] ?? 'none',
        explanation: say('lesson.expand.base.because'),
        anew: dealtCards,
      },
      mark: say('lesson.expand.base.mark'),
      goals: [
        goal('lesson.expand.base.goal', now => hasBaseOn(now, 'antiga-prime')),
        goal('lesson.expand.base.over', now => told(now, 'regrouping.workers')),
      ],
      wrong: [
        { kind: 'build.base', option: 'base:antiga-prime-3', forbidden: true, say: say('lesson.expand.base.no-unit') },
      ],
      // Purchases before the base must leave enough to pay for it.
      allow: { 'build.sheet': ['building:barracks', 'done'] },
      advice: say('lesson.expand.base.advice'),
      way: ['execute', 'done', 'base:antiga-prime-2', 'auto'],
    },
    {
      say: say('lesson.expand.limit'),
      thought: say('lesson.expand.limit.thought'),
      like: 'execution.order',
      predict: {
        ask: say('lesson.expand.limit.ask'),
        rule: 'SC-8.3',
        choices: areaChoices('pridewater-2', 'braken-1', 'antiga-prime-1'),
        outcome: now => (now.view.areas['braken-1']?.holder === LEARNER ? 'braken-1' : ''),
        explanation: say('lesson.expand.limit.because'),
        anew: dealtBaseSite,
      },
    },
    {
      say: say('lesson.expand.points'),
      thought: say('lesson.expand.points.thought'),
      like: 'execution.order',
      predict: {
        ask: say('lesson.expand.points.ask'),
        before: true,
        rule: 'SC-18.5',
        choices: numberChoices(0, 1, 2, 4),
        outcome: now => `${learnerView(now).conquestPoints}`,
        explanation: say('lesson.expand.points.because'),
      },
    },
  ],
  remember: [say('lesson.expand.remember.1'), say('lesson.expand.remember.2'), say('lesson.expand.remember.3')],
  rules: ['SC-8.3', 'SC-8.6', 'SC-18.3', 'SC-18.4', 'SC-18.5'],
};
