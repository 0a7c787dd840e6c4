import { dealtTeams } from './dealt/regrouping.ts';
import { TEAMMATE, MENGSK, teamsPosition } from './large-positions.ts';
import type { Decision } from '../../../kernel/match/decision.ts';
import { say } from '../text/say.ts';
import { LEARNER, RIVAL } from './position.ts';
import { firstOffered, goal, told, sentenceChoices, unitsAt } from './seen.ts';
import type { StarCraftLesson } from './seen.ts';

/** The replies of all other seats: they do as little as the rules allow. */
function reply(decision: Decision): string | null {
  return firstOffered(decision, 'none', 'done') ?? decision.options[0]?.id ?? null;
}

/** The lesson on teams of two, Galactic Conquest, and elimination: SC-20, SC-23. */
export const teamsLesson: StarCraftLesson = {
  id: 'teams',
  title: say('lesson.teams'),
  optional: true,
  minutes: 5,
  learner: LEARNER,
  reply,
  position: () => teamsPosition(),
  stages: [
    {
      say: say('lesson.teams.attack'),
      thought: say('lesson.teams.attack.thought'),
      predict: {
        ask: say('lesson.teams.attack.ask'),
        rule: 'SC-20.2',
        choices: sentenceChoices('lesson.teams.attack.over', 'lesson.teams.attack.both', 'lesson.teams.attack.one'),
        meanwhile: say('lesson.teams.attack.then'),
        outcome: ({ view }) =>
          view.outcome !== null ? 'over' : view.seats[MENGSK]?.eliminated === true ? 'both' : 'one',
        explanation: say('lesson.teams.attack.because'),
        anew: dealtTeams,
      },
      mark: say('lesson.teams.attack.mark'),
      goals: [goal('lesson.teams.attack.goal', ({ view }) => view.seats[RIVAL]?.eliminated === true)],
      // The Firebat and the transport are needed for the following orders.
      allow: { 'order.destroy': ['back'] },
      wrong: [
        {
          kind: 'mobilize.to',
          option: 'move:marine:pridewater-1>antiga-prime-3',
          forbidden: true,
          say: say('lesson.teams.attack.mate'),
        },
      ],
      advice: say('lesson.teams.attack.advice'),
      way: [
        ...['order:antiga-prime', 'execute', 'unit:marine@pridewater-1', 'move-all:marine:pridewater-1>antiga-prime-2'],
        ...['done', 'card:terran-c01', 'none', 'done'],
      ],
    },
    {
      say: say('lesson.teams.base'),
      thought: say('lesson.teams.base.thought'),
      predict: {
        ask: say('lesson.teams.base.ask'),
        rule: 'SC-23.2.5',
        choices: sentenceChoices('lesson.teams.base.paid', 'lesson.teams.base.refused', 'lesson.teams.base.shared'),
        meanwhile: say('lesson.teams.base.then'),
        outcome: now => (told(now, 'build.base.all-bases') ? 'refused' : 'paid'),
        explanation: say('lesson.teams.base.because'),
        anew: dealtTeams,
      },
      // In the last stage a Marine moves on from Antiga Prime 2.
      needs: { met: now => unitsAt(now, 'antiga-prime-2') > 0, otherwise: say('lesson.teams.attack.advice') },
      mark: say('lesson.teams.base.mark'),
      goals: [
        goal('lesson.teams.base.goal', now => told(now, 'build.bought')),
        goal('lesson.teams.order-over', now => told(now, 'build.base.all-bases')),
      ],
      allow: { 'order.destroy': ['back'] },
      advice: say('lesson.teams.base.advice'),
      way: ['order:vyctor-5', 'execute', 'module:supply', 'auto', 'done'],
    },
    {
      say: say('lesson.teams.last'),
      thought: say('lesson.teams.last.thought'),
      predict: {
        ask: say('lesson.teams.last.ask'),
        rule: 'SC-23.2.9',
        choices: sentenceChoices('lesson.teams.last.nobody', 'lesson.teams.last.me', 'lesson.teams.last.us'),
        meanwhile: say('lesson.teams.last.then'),
        outcome: ({ view }) =>
          view.outcome === null ? 'nobody' : view.outcome.winners.includes(TEAMMATE) ? 'us' : 'me',
        explanation: say('lesson.teams.last.because'),
        anew: dealtTeams,
      },
      mark: say('lesson.teams.last.mark'),
      within: 'round',
      goals: [goal('lesson.teams.last.goal', ({ view }) => view.outcome?.winners.includes(LEARNER) === true)],
      advice: say('lesson.teams.last.advice'),
      way: [...['execute', 'unit:marine@antiga-prime-2', 'move:marine:antiga-prime-2>braken-3', 'done']],
    },
    { say: say('lesson.teams.end') },
  ],
  remember: [say('lesson.teams.remember.1'), say('lesson.teams.remember.2'), say('lesson.teams.remember.3')],
  rules: [
    ...['SC-20.2', 'SC-20.3', 'SC-23.1', 'SC-23.1.1', 'SC-23.1.2', 'SC-23.1.3', 'SC-23.1.4', 'SC-23.1.5', 'SC-23.2'],
    ...['SC-23.2.1', 'SC-23.2.2', 'SC-23.2.3', 'SC-23.2.4', 'SC-23.2.5', 'SC-23.2.6', 'SC-23.2.7', 'SC-23.2.8'],
    ...['SC-23.2.9', 'SC-23.2.10'],
  ],
};
