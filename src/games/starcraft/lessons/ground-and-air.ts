import { dealtSupport, dealtTargets } from './dealt/skirmishes.ts';
import type { Decision } from '../../../kernel/match/decision.ts';
import { say } from '../text/say.ts';
import { mobilizeStage } from './march.ts';
import { LEARNER, RIVAL, trainingCluster } from './position.ts';
import { attackers, whoseUnitsFell, fallenChoices, firstOffered, goal, isAsked, told, unitsAt } from './seen.ts';
import type { StarCraftProgress, StarCraftLesson } from './seen.ts';

/** Kerrigan's replies: she places a Mutalisk's card first, and has none for it in the second battle. */
function reply(decision: Decision): string | null {
  if (decision.kind !== 'battle.cards') return null;
  return firstOffered(decision, 'none', 'done', 'card:zerg-c13', 'card:zerg-c01');
}

const CARD_OPTIONS = ['card:*', 'none', 'done', 'back', 'put-back:*'];

/** The number of the learner's units, all of which attack in the end. */
const UNIT_COUNT = 3;
const MARINE_ANSWERS = 2;

/** The right answers if the tank has retreated to another area than the Marines' area. */
const ANSWERS_IF_APART: readonly string[] = [
  ...['execute', 'unit:siege-tank@antiga-prime-3', 'move:siege-tank:antiga-prime-3>antiga-prime-2'],
  ...['unit:marine@antiga-prime-1', 'move-all:marine:antiga-prime-1>antiga-prime-2', 'done'],
];

/** Whether there is a battle other than the attack of the tank alone on the Mutalisk. */
function isOtherAttack(now: StarCraftProgress): boolean {
  const isTankThere = now.view.battle?.fighters.some(({ unit }) => unit === 'siege-tank') === true;
  return now.view.battle !== null && (!isTankThere || attackers(now, 'antiga-prime-2') !== 1);
}

/** The lesson on targets, and on which units' support counts: SC-14. */
export const groundAndAirLesson: StarCraftLesson = {
  id: 'ground-and-air',
  title: say('lesson.ground-and-air'),
  minutes: 5,
  learner: LEARNER,
  reply,
  position: () =>
    trainingCluster()
      .workers(LEARNER, 5)
      .area('antiga-prime-1', LEARNER, { marine: 2, 'siege-tank': 1 })
      .area('antiga-prime-2', RIVAL, { mutalisk: 1 })
      .hand(LEARNER, 'terran-c05', 'terran-c14', 'terran-c02')
      .deckTop(LEARNER, 'terran-c07', 'terran-c09', 'terran-c04', 'terran-c10', 'terran-c12', 'terran-c08')
      .hand(RIVAL, 'zerg-c13', 'zerg-c01')
      .deckTop(RIVAL, 'zerg-c07', 'zerg-c08')
      .order(LEARNER, 'antiga-prime', 'mobilize')
      .order(LEARNER, 'antiga-prime', 'mobilize')
      .beginningAt({ step: 'execution.turn', args: { seat: LEARNER } }),
  stages: [
    {
      say: say('lesson.ground-and-air.targets'),
      thought: say('lesson.ground-and-air.targets.thought'),
      refs: ['unit:siege-tank@antiga-prime-1', 'unit:mutalisk@antiga-prime-2'],
      predict: {
        ask: say('lesson.ground-and-air.targets.ask', { health: 8 }),
        rule: 'SC-14.2',
        choices: fallenChoices().toReversed(),
        meanwhile: say('lesson.ground-and-air.targets.then'),
        outcome: whoseUnitsFell,
        explanation: say('lesson.ground-and-air.targets.because'),
        anew: dealtTargets,
      },
      mark: say('lesson.ground-and-air.targets.mark'),
      goals: [goal('lesson.ground-and-air.targets.goal', now => told(now, 'battle.cannot-target'))],
      allow: { 'mobilize.move': ['unit:*', 'area:*', 'put-back:*', 'done'], 'battle.cards': CARD_OPTIONS },
      lost: {
        when: now => isOtherAttack(now) || told(now, 'battle.compared'),
        say: say('lesson.ground-and-air.targets.lost'),
      },
      advice: say('lesson.ground-and-air.targets.lost'),
      way: [
        ...['execute', 'unit:siege-tank@antiga-prime-1', 'move:siege-tank:antiga-prime-1>antiga-prime-2', 'done'],
        ...['card:terran-c05', 'none', 'done'],
      ],
    },
    {
      say: say('lesson.ground-and-air.retreat'),
      thought: say('lesson.ground-and-air.retreat.thought'),
      mark: say('lesson.ground-and-air.retreat.mark'),
      needs: {
        met: now => unitsAt(now, 'antiga-prime-1', 'marine') === MARINE_ANSWERS,
        otherwise: say('lesson.ground-and-air.retreat.needs'),
      },
      goals: [goal('lesson.ground-and-air.retreat.goal', now => isAsked(now, 'execution.choice'))],
      way: ['area:antiga-prime-1'],
    },
    {
      say: say('lesson.ground-and-air.again'),
      thought: say('lesson.ground-and-air.again.thought'),
      mark: say('lesson.ground-and-air.again.mark'),
      goals: [goal('lesson.ground-and-air.again.goal', now => attackers(now, 'antiga-prime-2') === UNIT_COUNT)],
      ...mobilizeStage(
        'area:antiga-prime-1',
        'move-everything:antiga-prime-1>antiga-prime-2',
        'lesson.ground-and-air.again.advice',
      ),
      otherWays: [ANSWERS_IF_APART],
    },
    {
      say: say('lesson.ground-and-air.front'),
      thought: say('lesson.ground-and-air.front.thought'),
      predict: {
        ask: say('lesson.ground-and-air.front.ask'),
        rule: 'SC-13.7.C',
        choices: fallenChoices(),
        meanwhile: say('lesson.ground-and-air.front.then'),
        outcome: whoseUnitsFell,
        explanation: say('lesson.ground-and-air.front.because'),
        anew: dealtSupport,
      },
      mark: say('lesson.ground-and-air.front.mark'),
      goals: [goal('lesson.ground-and-air.front.goal', now => unitsAt(now, 'antiga-prime-2') > 0)],
      allow: { 'battle.cards': CARD_OPTIONS },
      lost: {
        when: now => told(now, 'battle.cannot-target'),
        say: say('lesson.ground-and-air.front.tank'),
      },
      advice: say('lesson.ground-and-air.front.advice'),
      way: ['pair:marine/mutalisk', 'done', 'card:terran-c02', 'none', 'done'],
    },
    { say: say('lesson.ground-and-air.end'), refs: ['area:antiga-prime-2'], like: 'execution.order' },
  ],
  remember: [
    say('lesson.ground-and-air.remember.1'),
    say('lesson.ground-and-air.remember.2'),
    say('lesson.ground-and-air.remember.3'),
  ],
  rules: ['SC-13.7.C', 'SC-13.9', 'SC-14.1', 'SC-14.2', 'SC-14.3', 'SC-14.4'],
};
