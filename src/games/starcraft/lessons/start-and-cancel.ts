import { dealtCheapest } from './dealt/technologies.ts';
import { dealtProtossQuestion } from './dealt/regrouping.ts';
import { protossPosition } from './large-positions.ts';
import type { Decision } from '../../../kernel/match/decision.ts';
import { say } from '../text/say.ts';
import { mobilizeStage } from './march.ts';
import { LEARNER, RIVAL } from './position.ts';
import { attackers, firstOffered, goal, isAsked, eventCount, told, sentenceChoices, unitsAt } from './seen.ts';
import type { StarCraftProgress, StarCraftLesson } from './seen.ts';

/**
 * Tassadar's replies: he uses Leg Enhancements at the start of battles, adds Hallucination to his cards, and attacks
 * from Antiga Prime 3.
 */
function reply(decision: Decision): string | null {
  const wantedAnswers = [
    ...['technology:leg-enhancements', 'card:protoss-c03', 'reinforcement:hallucination-1', 'card:protoss-c01'],
    ...['reinforcement:hallucination-2', 'order:antiga-prime', 'execute', 'area:antiga-prime-3'],
    ...['move-everything:antiga-prime-3>antiga-prime-2', 'none', 'done'],
  ];
  return firstOffered(decision, ...wantedAnswers) ?? decision.options[0]?.id ?? null;
}

/**
 * The type of the learner's unit that was destroyed at the start of the battle, as the id of a prediction's choice;
 * `nobody` if none was.
 */
function firstDestroyed({ view }: StarCraftProgress): string {
  const fallen = view.battle?.fighters.find(({ side, fate }) => side === 'attacker' && fate === 'destroyed');
  return fallen?.unit ?? 'nobody';
}

const CARD_OPTIONS = ['card:*', 'reinforcement:*', 'none', 'done', 'back', 'put-back:*'];

/**
 * The lesson on abilities at the start of a battle, kept Event cards, cancels, and Shields: SC-13.2, SC-15.4, SC-21.3,
 * SC-22.2.
 */
export const startAndCancelLesson: StarCraftLesson = {
  id: 'start-and-cancel',
  title: say('lesson.start-and-cancel'),
  minutes: 5,
  learner: LEARNER,
  reply,
  position: () => protossPosition(),
  stages: [
    {
      say: say('lesson.start-and-cancel.march'),
      thought: say('lesson.start-and-cancel.march.thought'),
      mark: say('lesson.start-and-cancel.march.mark'),
      goals: [goal('lesson.start-and-cancel.march.goal', now => attackers(now, 'antiga-prime-2') === 3)],
      ...mobilizeStage(
        'area:antiga-prime-1',
        'move-everything:antiga-prime-1>antiga-prime-2',
        'lesson.start-and-cancel.march.advice',
      ),
    },
    {
      say: say('lesson.start-and-cancel.start'),
      thought: say('lesson.start-and-cancel.start.thought'),
      predict: {
        ask: say('lesson.start-and-cancel.start.ask'),
        rule: 'SC-13.2',
        choices: sentenceChoices(
          'lesson.start-and-cancel.start.science-vessel',
          'lesson.start-and-cancel.start.vulture',
          'lesson.start-and-cancel.start.marine',
          'lesson.start-and-cancel.start.nobody',
        ),
        meanwhile: say('lesson.start-and-cancel.start.then'),
        outcome: firstDestroyed,
        explanation: say('lesson.start-and-cancel.start.because'),
        anew: dealtCheapest,
      },
      mark: say('lesson.start-and-cancel.start.mark'),
      goals: [
        goal('lesson.start-and-cancel.start.goal', now => told(now, 'events.used')),
        goal('lesson.start-and-cancel.start.his', now => isAsked(now, 'battle.cards')),
      ],
      lost: {
        when: now => isAsked(now, 'battle.cards') && !told(now, 'events.used'),
        say: say('lesson.start-and-cancel.start.advice'),
      },
      advice: say('lesson.start-and-cancel.start.advice'),
      way: ['event:e1-05'],
    },
    {
      say: say('lesson.start-and-cancel.cancel'),
      thought: say('lesson.start-and-cancel.cancel.thought'),
      predict: {
        ask: say('lesson.start-and-cancel.cancel.ask'),
        rule: 'SC-15.4',
        choices: sentenceChoices(
          'lesson.start-and-cancel.cancel.mine',
          'lesson.start-and-cancel.cancel.both',
          'lesson.start-and-cancel.cancel.his',
        ),
        meanwhile: say('lesson.start-and-cancel.cancel.then'),
        outcome: now => {
          const rivalCancelled = eventCount(now, 'battle.gone.cancelled', RIVAL) > 0;
          const ownCancelled = eventCount(now, 'battle.gone.cancelled', LEARNER) > 0;
          return rivalCancelled && ownCancelled ? 'both' : rivalCancelled ? 'his' : 'mine';
        },
        explanation: say('lesson.start-and-cancel.cancel.because'),
        anew: dealtProtossQuestion,
      },
      mark: say('lesson.start-and-cancel.cancel.mark'),
      goals: [
        goal('lesson.start-and-cancel.cancel.goal', now => eventCount(now, 'battle.gone.cancelled', RIVAL) > 0),
        goal('lesson.start-and-cancel.cancel.taken', now => unitsAt(now, 'antiga-prime-2') === 2),
      ],
      allow: { 'battle.cards': CARD_OPTIONS },
      lost: {
        when: now => eventCount(now, 'battle.gone.cancelled', LEARNER) > 0,
        say: say('lesson.start-and-cancel.cancel.advice'),
      },
      advice: say('lesson.start-and-cancel.cancel.advice'),
      way: ['card:terran-c08', 'reinforcement:emp-shockwave-1', 'done'],
    },
    {
      say: say('lesson.start-and-cancel.turned'),
      thought: say('lesson.start-and-cancel.turned.thought'),
      predict: {
        ask: say('lesson.start-and-cancel.turned.ask'),
        rule: 'SC-15.4',
        choices: sentenceChoices(
          'lesson.start-and-cancel.turned.first',
          'lesson.start-and-cancel.turned.other',
          'lesson.start-and-cancel.turned.none',
        ),
        meanwhile: say('lesson.start-and-cancel.turned.then'),
        outcome: now => (eventCount(now, 'battle.gone.cancelled', LEARNER) > 0 ? 'other' : 'first'),
        explanation: say('lesson.start-and-cancel.turned.because'),
        anew: dealtProtossQuestion,
      },
      mark: say('lesson.start-and-cancel.turned.mark'),
      goals: [
        goal('lesson.start-and-cancel.turned.used', now => told(now, 'events.used')),
        goal(
          'lesson.start-and-cancel.turned.goal',
          now => eventCount(now, 'battle.gone.cancelled', LEARNER) > 0 && !isAsked(now, 'battle.replace'),
        ),
      ],
      allow: { 'battle.cards': CARD_OPTIONS },
      lost: {
        when: now => isAsked(now, 'battle.cards') && !told(now, 'events.used'),
        say: say('lesson.start-and-cancel.turned.advice'),
      },
      advice: say('lesson.start-and-cancel.turned.advice'),
      way: ['event:e2-05', 'card:terran-c09', 'none', 'done', 'card:terran-c06'],
    },
    { say: say('lesson.start-and-cancel.end'), like: 'execution.order' },
  ],
  remember: [
    say('lesson.start-and-cancel.remember.1'),
    say('lesson.start-and-cancel.remember.2'),
    say('lesson.start-and-cancel.remember.3'),
  ],
  rules: [
    'SC-13.1',
    'SC-13.2',
    'SC-13.3',
    'SC-13.6.4',
    'SC-13.10',
    'SC-15.4',
    'SC-15.7',
    'SC-21.3',
    'SC-21.7.6',
    'SC-22.2',
  ],
};
