import { dealtRolesLeft } from './dealt/tokens.ts';
import { scripted } from '../../../lessons/goals.ts';
import { LEARNER, RIVAL } from '../../../lessons/position.ts';
import { FIRST_ROLES } from '../data/roles.ts';
import { planetsOf } from '../state/board.ts';
import { say } from '../text/say.ts';
import { dealtFood, dealtPlanets } from './dealt/counting.ts';
import { PositionBuilder } from './position.ts';
import { fedSeats, goal, personWithMost, numbersToSay, playersToSay } from './seen.ts';
import type { EmperorLesson } from './seen.ts';

const MIRA = 2;
/**
 * A lesson on what each role gives to whom, before one is picked (GE-3.2 to GE-3.5). It does not say which role is
 * better.
 */
export const whichRoleLesson: EmperorLesson = {
  id: 'which-role',
  title: say('lesson.which-role'),
  optional: true,
  minutes: 4,
  learner: LEARNER,
  reply: scripted('all', 'produce:f4', 'done', 'pass'),
  position: () =>
    new PositionBuilder()
      .row('t14', 't15', 't09', 't13')
      .tile('b4', 't07', LEARNER)
      .food('b4', 2)
      .tile('b5', 't05', LEARNER)
      .food('b5', 1)
      .tile('a3', 't06', LEARNER)
      .food('a3', 1)
      .tile('f4', 't11', RIVAL)
      .food('f4', 1)
      .tile('f5', 't12', RIVAL)
      .tile('e1', 't18', MIRA)
      .tile('c1', 't08', MIRA)
      .owns(LEARNER, { marks: 4, metal: 1, energy: 1, points: 6 })
      .owns(RIVAL, { marks: 3, metal: 1, energy: 0, points: 7 })
      .owns(MIRA, { marks: 3, metal: 1, energy: 0, points: 5 })
      .also(state => {
        state.round = 5;
      })
      .beginning(),
  stages: [
    { say: say('lesson.which-role.begin'), like: 'round.role' },
    {
      say: say('lesson.which-role.points'),
      thought: say('lesson.which-role.points.thought'),
      like: 'warlord.move',
      predict: {
        ask: say('lesson.which-role.points.ask'),
        rule: 'GE-10.10',
        choices: playersToSay(),
        outcome: ({ view }) => personWithMost(view.seats.map((_, seat) => planetsOf(view, seat))),
        explanation: say('lesson.which-role.points.because'),
        anew: dealtPlanets,
      },
    },
    {
      say: say('lesson.which-role.food'),
      thought: say('lesson.which-role.food.thought'),
      like: 'warlord.move',
      predict: {
        ask: say('lesson.which-role.food.ask'),
        rule: 'GE-7.2',
        choices: playersToSay(),
        outcome: ({ view }) => personWithMost(fedSeats(view).map(fed => (fed ? 0 : 1))),
        explanation: say('lesson.which-role.food.because'),
        anew: dealtFood,
      },
    },
    {
      say: say('lesson.which-role.pick'),
      thought: say('lesson.which-role.pick.thought'),
      mark: say('lesson.which-role.pick.mark'),
      ends: 1,
      goals: [
        goal(
          'lesson.which-role.pick.goal',
          ({ view }) => view.picks.some(({ seat }) => seat === LEARNER) && view.role?.chooser !== LEARNER,
        ),
      ],
      way: ['clockwise', 'role:steward', 'energy', 'all'],
    },
    {
      say: say('lesson.which-role.left'),
      thought: say('lesson.which-role.left.thought'),
      predict: {
        ask: say('lesson.which-role.left.ask', { roles: FIRST_ROLES.length }),
        rule: 'GE-3.5',
        choices: numbersToSay(0, 3, 4),
        outcome: ({ view }) => String(FIRST_ROLES.length - view.seats.length),
        explanation: say('lesson.which-role.left.because'),
        anew: dealtRolesLeft,
      },
    },
    { say: say('lesson.which-role.chain') },
    { say: say('lesson.which-role.close') },
  ],
  remember: [
    say('lesson.which-role.remember.1'),
    say('lesson.which-role.remember.2'),
    say('lesson.which-role.remember.3'),
  ],
  rules: ['GE-3.2', 'GE-3.3', 'GE-3.5', 'GE-7.2', 'GE-10.10'],
};
