import type { Decision } from '../../../kernel/match/decision.ts';
import { say } from '../text/say.ts';
import { march } from './march.ts';
import { LEARNER, RIVAL, trainingCluster } from './position.ts';
import { firstOffered, goal, told, unitsAt } from './seen.ts';
import type { StarCraftLesson } from './seen.ts';

/** Kerrigan lays the card of a Mutalisk first, and has none for it in the second battle. */
function reply(decision: Decision): string | null {
  if (decision.kind !== 'battle.cards') return null;
  return firstOffered(decision, 'none', 'done', 'card:zerg-c13', 'card:zerg-c01');
}

const CARDS = ['card:*', 'none', 'done', 'back', 'put-back:*'];

/** Targets, and whose support counts: SC-14. */
export const groundAndAir: StarCraftLesson = {
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
      refs: ['unit:siege-tank@antiga-prime-1', 'unit:mutalisk@antiga-prime-2'],
    },
    {
      say: say('lesson.ground-and-air.alone'),
      mark: say('lesson.ground-and-air.alone.mark'),
      goals: [
        goal(
          'lesson.ground-and-air.alone.goal',
          ({ view }) => view.battle?.fighters.filter(({ side }) => side === 'attacker').length === 1,
        ),
      ],
      ...march(
        'unit:siege-tank@antiga-prime-1',
        'move:siege-tank:antiga-prime-1>antiga-prime-2',
        'lesson.ground-and-air.alone.advice',
      ),
      wrong: [
        {
          kind: 'mobilize.move',
          option: 'unit:marine@antiga-prime-1',
          say: say('lesson.ground-and-air.alone.marine'),
        },
      ],
    },
    {
      say: say('lesson.ground-and-air.strong'),
      mark: say('lesson.ground-and-air.strong.mark'),
      goals: [goal('lesson.ground-and-air.strong.goal', now => told(now, 'battle.cannot-target'))],
      allow: { 'battle.cards': CARDS },
      wrong: [{ kind: 'battle.cards', option: 'card:terran-c02', say: say('lesson.ground-and-air.strong.marine') }],
      advice: say('lesson.ground-and-air.strong.advice'),
      way: ['card:terran-c05', 'none', 'done'],
    },
    { say: say('lesson.ground-and-air.nothing'), refs: ['area:antiga-prime-2'] },
    {
      say: say('lesson.ground-and-air.retreat'),
      mark: say('lesson.ground-and-air.retreat.mark'),
      goals: [goal('lesson.ground-and-air.retreat.goal', now => unitsAt(now, 'antiga-prime-1', 'siege-tank') === 1)],
      allow: { 'battle.retreat': ['area:antiga-prime-1'] },
      way: ['area:antiga-prime-1'],
    },
    {
      say: say('lesson.ground-and-air.again'),
      mark: say('lesson.ground-and-air.again.mark'),
      goals: [
        goal(
          'lesson.ground-and-air.again.goal',
          ({ view }) => view.battle?.fighters.filter(({ side }) => side === 'attacker').length === 3,
        ),
      ],
      ...march(
        'area:antiga-prime-1',
        'move-everything:antiga-prime-1>antiga-prime-2',
        'lesson.ground-and-air.again.advice',
      ),
    },
    {
      say: say('lesson.ground-and-air.front'),
      mark: say('lesson.ground-and-air.front.mark'),
      goals: [goal('lesson.ground-and-air.front.goal', now => told(now, 'battle.paired'))],
      allow: { 'battle.pair': ['pair:marine/mutalisk', 'done', 'back'] },
      wrong: [
        { kind: 'battle.pair', option: 'pair:siege-tank/mutalisk', say: say('lesson.ground-and-air.front.tank') },
      ],
      way: ['pair:marine/mutalisk', 'done'],
    },
    {
      say: say('lesson.ground-and-air.cards'),
      mark: say('lesson.ground-and-air.cards.mark'),
      goals: [goal('lesson.ground-and-air.cards.goal', now => unitsAt(now, 'antiga-prime-2') > 0)],
      allow: { 'battle.cards': CARDS },
      advice: say('lesson.ground-and-air.cards.advice'),
      way: ['card:terran-c02', 'none', 'done'],
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
