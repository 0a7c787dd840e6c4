import type { Decision } from '../../../kernel/match/decision.ts';
import type { Seat } from '../../../kernel/words/message.ts';
import type { LessonPosition } from '../../../lessons/lesson.ts';
import { EVENT_CARDS } from '../data/events.ts';
import { say } from '../text/say.ts';
import { LEARNER, PositionBuilder, RIVAL } from './position.ts';
import { firstOffered, goal, told, toSay } from './seen.ts';
import type { StarCraftLesson } from './seen.ts';

/** Who plays with the learner: teammates sit as far apart as possible (SC-23.2.1). */
const MATE: Seat = 2;
const MENGSK: Seat = 3;

/** All others only answer what they must. */
function reply(decision: Decision): string | null {
  return firstOffered(decision, 'none', 'done') ?? decision.options[0]?.id ?? null;
}

/** The end of a match of Galactic Conquest in teams: of Kerrigan and Mengsk little is left. */
function position(): LessonPosition {
  return new PositionBuilder(['raynor', 'overmind', 'tassadar', 'mengsk'])
    .people(...(['cadet', 'kerrigan', 'tassadar', 'mengsk'] as const).map(name => say(`lesson-name.${name}`)))
    .with(state => {
      Object.assign(state, { options: { ...state.options, teams: true, variant: 'galactic-conquest' } });
    })
    .eventDeck()
    .with(state => {
      state.eventDeck = state.eventDeck.filter(card => EVENT_CARDS[card].event !== 'the-end-draws-near');
    })
    .planet('pridewater', 0, 0)
    .planet('antiga-prime', 1, 0, 2)
    .planet('vyctor-5', 0, 1, 0, MATE)
    .planet('braken', 1, 1, 0, MENGSK)
    .base('pridewater-1', LEARNER)
    .area('pridewater-1', LEARNER, { marine: 2 })
    .area('vyctor-5-1', LEARNER, { firebat: 1 })
    .cards(LEARNER, 'pridewater-1', 'pridewater-2', 'pridewater-3')
    .workers(LEARNER, 5)
    .transport('pridewater', 'antiga-prime', LEARNER)
    .transport('antiga-prime', 'braken', LEARNER)
    .hand(LEARNER, 'terran-c01', 'terran-c02', 'terran-c03')
    .area('antiga-prime-2', RIVAL, { zergling: 1 })
    .deckTop(RIVAL, 'zerg-c07', 'zerg-c08')
    .base('antiga-prime-3', MATE)
    .base('vyctor-5-2', MATE)
    .area('vyctor-5-2', MATE, { zealot: 2 })
    .base('braken-3', MENGSK)
    .order(LEARNER, 'braken', 'mobilize')
    .order(LEARNER, 'vyctor-5', 'build')
    .order(LEARNER, 'antiga-prime', 'mobilize')
    .beginningAt({ step: 'execution.turn', args: { seat: LEARNER } });
}

/** Teams of two, Galactic Conquest, and what becomes of a player who is out: SC-20, SC-23. */
export const teams: StarCraftLesson = {
  id: 'teams',
  title: say('lesson.teams'),
  optional: true,
  minutes: 5,
  learner: LEARNER,
  reply,
  position,
  stages: [
    {
      say: say('lesson.teams.attack'),
      thought: say('lesson.teams.attack.thought'),
      predict: {
        ask: say('lesson.teams.attack.ask'),
        rule: 'SC-20.2',
        choices: toSay('lesson.teams.attack.over', 'lesson.teams.attack.both', 'lesson.teams.attack.one'),
        meanwhile: say('lesson.teams.attack.then'),
        outcome: ({ view }) =>
          view.outcome !== null ? 'over' : view.seats[MENGSK]?.eliminated === true ? 'both' : 'one',
        explanation: say('lesson.teams.attack.because'),
      },
      mark: say('lesson.teams.attack.mark'),
      goals: [goal('lesson.teams.attack.goal', ({ view }) => view.seats[RIVAL]?.eliminated === true)],
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
        choices: toSay('lesson.teams.base.paid', 'lesson.teams.base.refused', 'lesson.teams.base.shared'),
        meanwhile: say('lesson.teams.base.then'),
        outcome: now => (told(now, 'build.base.all-bases') ? 'refused' : 'paid'),
        explanation: say('lesson.teams.base.because'),
      },
      mark: say('lesson.teams.base.mark'),
      goals: [
        goal('lesson.teams.base.goal', now => told(now, 'build.bought')),
        goal('lesson.teams.order-over', now => told(now, 'build.base.all-bases')),
      ],
      advice: say('lesson.teams.base.advice'),
      way: ['order:vyctor-5', 'execute', 'module:supply', 'auto', 'done'],
    },
    {
      say: say('lesson.teams.last'),
      thought: say('lesson.teams.last.thought'),
      predict: {
        ask: say('lesson.teams.last.ask'),
        rule: 'SC-23.2.9',
        choices: toSay('lesson.teams.last.nobody', 'lesson.teams.last.me', 'lesson.teams.last.us'),
        meanwhile: say('lesson.teams.last.then'),
        outcome: ({ view }) => (view.outcome === null ? 'nobody' : view.outcome.winners.includes(MATE) ? 'us' : 'me'),
        explanation: say('lesson.teams.last.because'),
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
