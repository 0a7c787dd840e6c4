import { dealtBurrowCard, dealtDetector, dealtSplash } from './dealt/cards.ts';
import type { Decision } from '../../../kernel/match/decision.ts';
import { say } from '../text/say.ts';
import { wrongAttack, mobilizeStage } from './march.ts';
import { LEARNER, RIVAL, trainingCluster } from './position.ts';
import { attackers, firstOffered, goal, numberChoices, eventCount, told, sentenceChoices, unitsAt } from './seen.ts';
import type { StarCraftProgress, StarCraftLesson } from './seen.ts';

/** Kerrigan's replies: she places Burrow in the first two battles, and other cards afterwards. */
function reply(decision: Decision): string | null {
  if (decision.kind !== 'battle.cards') return null;
  return firstOffered(decision, 'none', 'done', 'card:burrow-1', 'card:burrow-2', 'card:zerg-c04', 'card:zerg-c03');
}

/** Whether only the Vulture attacks the Hydralisk. */
function isVultureAlone(now: StarCraftProgress): boolean {
  const isVultureThere = now.view.battle?.fighters.some(({ unit }) => unit === 'vulture') === true;
  return isVultureThere && attackers(now, 'antiga-prime-2') === 1;
}

/** Whether the units for the later battles are still in the areas where they are needed. */
function areOtherUnitsReady(now: StarCraftProgress): boolean {
  const vessel = unitsAt(now, 'antiga-prime-1', 'science-vessel');
  return vessel === 1 && unitsAt(now, 'pridewater-1') === 2;
}

const CARD_OPTIONS = ['card:*', 'none', 'done', 'back', 'put-back:*'];
const ADVICE = say('lesson.unseen.advice');

/** The lesson on assist units, cloaking, detectors and splash damage: SC-15, SC-16. */
export const unseenLesson: StarCraftLesson = {
  id: 'unseen',
  title: say('lesson.unseen'),
  minutes: 6,
  learner: LEARNER,
  reply,
  position: () =>
    trainingCluster()
      .workers(LEARNER, 5)
      .area('antiga-prime-1', LEARNER, { vulture: 1, 'science-vessel': 1 })
      .area('antiga-prime-2', RIVAL, { hydralisk: 1 })
      .area('braken-2', RIVAL, { zergling: 2, hydralisk: 1 })
      .area('pridewater-1', LEARNER, { marine: 1, vulture: 1 })
      .transport('pridewater', 'braken', LEARNER)
      .hand(LEARNER, 'terran-c08', 'terran-c09', 'terran-c06', 'spider-mines-1')
      .deckTop(LEARNER, 'terran-c10', 'terran-c12', 'terran-c14', 'terran-c11', 'terran-c13', 'terran-c16')
      .hand(RIVAL, 'burrow-1', 'burrow-2', 'zerg-c03', 'zerg-c04')
      .deckTop(RIVAL, 'zerg-c07', 'zerg-c08', 'zerg-c09')
      .order(LEARNER, 'braken', 'mobilize')
      .order(LEARNER, 'antiga-prime', 'mobilize')
      .order(LEARNER, 'antiga-prime', 'mobilize')
      .beginningAt({ step: 'execution.turn', args: { seat: LEARNER } }),
  stages: [
    {
      say: say('lesson.unseen.alone'),
      thought: say('lesson.unseen.alone.thought'),
      mark: say('lesson.unseen.alone.mark'),
      goals: [goal('lesson.unseen.alone.goal', now => isVultureAlone(now))],
      allow: {
        'execution.order': ['order:antiga-prime', 'order:braken'],
        'mobilize.move': ['unit:*', 'put-back:*', 'done'],
      },
      ...wrongAttack('lesson.unseen.march.advice'),
      way: [
        ...['order:antiga-prime', 'execute'],
        ...['unit:vulture@antiga-prime-1', 'move:vulture:antiga-prime-1>antiga-prime-2', 'done'],
      ],
    },
    {
      say: say('lesson.unseen.burrow'),
      thought: say('lesson.unseen.burrow.thought'),
      predict: {
        ask: say('lesson.unseen.burrow.ask'),
        rule: 'SC-15.1',
        choices: sentenceChoices(
          'lesson.unseen.burrow.falls',
          'lesson.unseen.burrow.away',
          'lesson.unseen.burrow.stays',
        ),
        meanwhile: say('lesson.unseen.burrow.then'),
        outcome: now => (told(now, 'battle.withdrawn') ? 'away' : 'falls'),
        explanation: say('lesson.unseen.cloaked'),
        anew: dealtBurrowCard,
      },
      mark: say('lesson.unseen.burrow.mark'),
      needs: { met: areOtherUnitsReady, otherwise: say('lesson.unseen.burrow.needs') },
      goals: [goal('lesson.unseen.burrow.goal', now => told(now, 'battle.withdrawn'))],
      allow: { 'battle.cards': CARD_OPTIONS },
      wrong: [{ kind: 'battle.cards', option: 'card:spider-mines-1', say: say('lesson.unseen.burrow.mines') }],
      lost: { when: now => told(now, 'battle.compared'), say: say('lesson.unseen.burrow.weak') },
      advice: ADVICE,
      way: ['card:terran-c08', 'none', 'done'],
    },
    {
      say: say('lesson.unseen.together'),
      thought: say('lesson.unseen.together.thought'),
      mark: say('lesson.unseen.together.mark'),
      goals: [goal('lesson.unseen.together.goal', now => attackers(now, 'antiga-prime-3') === 2)],
      allow: {
        'execution.order': ['order:antiga-prime', 'order:braken'],
        'mobilize.move': ['unit:*', 'put-back:*', 'done'],
      },
      ...wrongAttack('lesson.unseen.together.advice'),
      way: [
        ...['order:antiga-prime', 'execute'],
        ...['unit:vulture@antiga-prime-2', 'move:vulture:antiga-prime-2>antiga-prime-3'],
        ...['unit:science-vessel@antiga-prime-1', 'move:science-vessel:antiga-prime-1>antiga-prime-3', 'done'],
      ],
    },
    {
      say: say('lesson.unseen.detect'),
      thought: say('lesson.unseen.detect.thought'),
      predict: {
        ask: say('lesson.unseen.detect.ask'),
        rule: 'SC-15.2',
        choices: sentenceChoices(
          'lesson.unseen.detect.away',
          'lesson.unseen.detect.vessel',
          'lesson.unseen.detect.falls',
        ),
        meanwhile: say('lesson.unseen.detect.then'),
        outcome: now => (told(now, 'battle.withdrawn') ? 'away' : 'falls'),
        explanation: say('lesson.unseen.assist'),
        anew: dealtDetector,
      },
      mark: say('lesson.unseen.detect.mark'),
      goals: [goal('lesson.unseen.detect.goal', now => unitsAt(now, 'antiga-prime-3') === 2)],
      allow: { 'battle.cards': CARD_OPTIONS },
      wrong: [{ kind: 'battle.cards', option: 'card:spider-mines-1', say: say('lesson.unseen.burrow.mines') }],
      advice: ADVICE,
      way: ['card:terran-c09', 'none', 'done'],
    },
    {
      say: say('lesson.unseen.third'),
      thought: say('lesson.unseen.third.thought'),
      mark: say('lesson.unseen.third.mark'),
      goals: [goal('lesson.unseen.third.goal', now => attackers(now, 'braken-2') === 2)],
      ...mobilizeStage('area:pridewater-1', 'move-everything:pridewater-1>braken-2', 'lesson.unseen.third.advice'),
    },
    {
      say: say('lesson.unseen.mines'),
      thought: say('lesson.unseen.mines.thought'),
      predict: {
        ask: say('lesson.unseen.mines.ask'),
        rule: 'SC-16.3',
        choices: numberChoices(1, 2, 3),
        meanwhile: say('lesson.unseen.mines.then'),
        outcome: now =>
          `${eventCount(now, 'battle.destroyed', RIVAL) + eventCount(now, 'battle.splash.destroyed', RIVAL)}`,
        explanation: say('lesson.unseen.end'),
        anew: dealtSplash,
      },
      mark: say('lesson.unseen.mines.mark'),
      goals: [
        goal('lesson.unseen.mines.splash', now => told(now, 'battle.splash.destroyed')),
        goal('lesson.unseen.mines.area', now => unitsAt(now, 'braken-2') > 0),
      ],
      allow: { 'battle.cards': CARD_OPTIONS },
      advice: say('lesson.unseen.mines.advice'),
      way: [
        ...['pair:vulture/hydralisk', 'done'],
        ...['card:spider-mines-1', 'none', 'card:terran-c06', 'none', 'done', 'skirmish:s1'],
      ],
    },
  ],
  remember: [say('lesson.unseen.remember.1'), say('lesson.unseen.remember.2'), say('lesson.unseen.remember.3')],
  rules: ['SC-15.1', 'SC-15.2', 'SC-15.5', 'SC-16.1', 'SC-16.3', 'SC-16.4'],
};
