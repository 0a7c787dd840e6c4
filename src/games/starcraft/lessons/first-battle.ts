import type { Decision } from '../../../kernel/match/decision.ts';
import { say } from '../text/say.ts';
import { attack, march } from './march.ts';
import { LEARNER, RIVAL, trainingCluster } from './position.ts';
import { firstOffered, goal, told, unitsAt } from './seen.ts';
import type { StarCraftLesson } from './seen.ts';

/** Kerrigan lays a weak card for the lone Zergling, and fair ones in the second battle. */
function reply(decision: Decision): string | null {
  if (decision.kind !== 'battle.cards') return null;
  return firstOffered(decision, 'none', 'done', 'card:zerg-c03', 'card:zerg-c04', 'card:zerg-c02');
}

const CARDS = ['card:*', 'none', 'done', 'back', 'put-back:*'];

/** The course of a battle: SC-13. */
export const firstBattle: StarCraftLesson = {
  id: 'first-battle',
  title: say('lesson.first-battle'),
  minutes: 7,
  learner: LEARNER,
  reply,
  position: () =>
    trainingCluster()
      .workers(LEARNER, 5)
      .area('antiga-prime-1', LEARNER, { marine: 3, firebat: 1 })
      .area('antiga-prime-2', RIVAL, { zergling: 1 })
      .area('antiga-prime-3', RIVAL, { zergling: 1, hydralisk: 1 })
      .hand(LEARNER, 'terran-c01', 'terran-c02', 'terran-c03', 'terran-c06', 'terran-c08')
      .deckTop(LEARNER, 'terran-c07', 'terran-c09', 'terran-c15', 'terran-c04', 'terran-c12', 'terran-c16')
      .hand(RIVAL, 'zerg-c02', 'zerg-c03', 'zerg-c04')
      .deckTop(RIVAL, 'zerg-c07', 'zerg-c08')
      .order(LEARNER, 'antiga-prime', 'mobilize')
      .order(LEARNER, 'antiga-prime', 'mobilize')
      .beginningAt({ step: 'execution.turn', args: { seat: LEARNER } }),
  stages: [
    { say: say('lesson.first-battle.attack'), refs: ['area:antiga-prime-2', 'area:antiga-prime-3'] },
    {
      say: say('lesson.first-battle.march'),
      mark: say('lesson.first-battle.march.mark'),
      goals: [
        goal('lesson.first-battle.march.goal', ({ view }) => {
          const attackers = view.battle?.fighters.filter(({ side }) => side === 'attacker') ?? [];
          return view.battle?.area === 'antiga-prime-2' && attackers.length === 2;
        }),
      ],
      allow: {
        'execution.choice': ['execute'],
        'mobilize.move': ['unit:marine@antiga-prime-1', 'put-back:*', 'done'],
        'mobilize.to': ['move:marine:antiga-prime-1>antiga-prime-2', 'back'],
      },
      wrong: [
        {
          kind: 'mobilize.to',
          option: 'move:marine:antiga-prime-1>antiga-prime-3',
          say: say('lesson.first-battle.march.three'),
        },
      ],
      ...attack('lesson.first-battle.march.advice'),
      way: [
        'execute',
        'unit:marine@antiga-prime-1',
        'move:marine:antiga-prime-1>antiga-prime-2',
        'unit:marine@antiga-prime-1',
        'move:marine:antiga-prime-1>antiga-prime-2',
        'done',
      ],
    },
    { say: say('lesson.first-battle.line') },
    {
      say: say('lesson.first-battle.cards'),
      mark: say('lesson.first-battle.cards.mark'),
      goals: [
        goal('lesson.first-battle.cards.goal', now => told(now, 'battle.destroyed')),
        goal('lesson.first-battle.cards.taken', now => unitsAt(now, 'antiga-prime-2') > 0),
      ],
      allow: { 'battle.cards': CARDS },
      wrong: [{ kind: 'battle.cards', option: 'card:terran-c08', say: say('lesson.first-battle.cards.misfit') }],
      advice: say('lesson.first-battle.cards.advice'),
      way: ['card:terran-c06', 'none', 'done'],
    },
    { say: say('lesson.first-battle.compared'), refs: ['area:antiga-prime-2'], like: 'execution.order' },
    {
      say: say('lesson.first-battle.second'),
      mark: say('lesson.first-battle.second.mark'),
      goals: [
        goal('lesson.first-battle.second.goal', ({ view }) => {
          const attackers = view.battle?.fighters.filter(({ side }) => side === 'attacker') ?? [];
          return view.battle?.area === 'antiga-prime-3' && attackers.length === 2;
        }),
      ],
      ...march(
        'area:antiga-prime-1',
        'move-everything:antiga-prime-1>antiga-prime-3',
        'lesson.first-battle.second.advice',
      ),
    },
    {
      say: say('lesson.first-battle.pair'),
      mark: say('lesson.first-battle.pair.mark'),
      goals: [goal('lesson.first-battle.pair.goal', now => told(now, 'battle.paired'))],
      allow: { 'battle.pair': ['pair:marine/hydralisk', 'done', 'back'] },
      wrong: [{ kind: 'battle.pair', option: 'pair:firebat/hydralisk', say: say('lesson.first-battle.pair.firebat') }],
      way: ['pair:marine/hydralisk', 'done'],
    },
    {
      say: say('lesson.first-battle.both'),
      mark: say('lesson.first-battle.both.mark'),
      goals: [goal('lesson.first-battle.both.goal', now => unitsAt(now, 'antiga-prime-3') > 0)],
      allow: { 'battle.cards': CARDS },
      advice: say('lesson.first-battle.both.advice'),
      way: ['card:terran-c02', 'none', 'card:terran-c08', 'none', 'done', 'skirmish:s2'],
    },
    { say: say('lesson.first-battle.end'), refs: ['area:antiga-prime-3'], like: 'execution.order' },
  ],
  remember: [
    say('lesson.first-battle.remember.1'),
    say('lesson.first-battle.remember.2'),
    say('lesson.first-battle.remember.3'),
  ],
  rules: ['SC-10.3', 'SC-10.5', 'SC-13.4', 'SC-13.5', 'SC-13.6', 'SC-13.7'],
};
