import { scripted } from '../../../lessons/goals.ts';
import { LEARNER, RIVAL } from '../../../lessons/position.ts';
import { FIRST_ROLES } from '../data/roles.ts';
import { controlledBy, planetsOf } from '../state/board.ts';
import { say } from '../text/say.ts';
import { PositionBuilder } from './position.ts';
import { goal, numbersToSay, wordsToSay } from './seen.ts';
import type { EmperorLesson, Now } from './seen.ts';

const MIRA = 2;
const PEOPLE = ['learner', 'vega', 'mira'];

function peopleToSay() {
  return wordsToSay({
    learner: say('lesson-name.learner'),
    vega: say('lesson-name.vega'),
    mira: say('lesson-name.mira'),
  });
}

/** Who controls most planets. */
function mostPlanets({ view }: Now): string {
  const planets = view.seats.map((_, seat) => planetsOf(view, seat));
  return PEOPLE[planets.indexOf(Math.max(...planets))] ?? '';
}

/** Who has no food on any sector. */
function unfed({ view }: Now): string {
  const fed = view.seats.map((_, seat) => controlledBy(view, seat).some(space => (view.food[space] ?? 0) > 0));
  return PEOPLE[fed.indexOf(false)] ?? '';
}

/** What a role gives, and to whom, before one is picked; which of them is better is not said: GE-3.2 to GE-3.5. */
export const whichRole: EmperorLesson = {
  id: 'which-role',
  title: say('lesson.which-role'),
  optional: true,
  minutes: 4,
  learner: LEARNER,
  reply: scripted('all', 'done', 'pass'),
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
      like: 'warlord.move',
      predict: {
        ask: say('lesson.which-role.points.ask'),
        rule: 'GE-10.10',
        choices: peopleToSay(),
        outcome: mostPlanets,
        explanation: say('lesson.which-role.points.because'),
      },
    },
    {
      say: say('lesson.which-role.food'),
      like: 'warlord.move',
      predict: {
        ask: say('lesson.which-role.food.ask'),
        rule: 'GE-7.2',
        choices: peopleToSay(),
        outcome: unfed,
        explanation: say('lesson.which-role.food.because'),
      },
    },
    {
      say: say('lesson.which-role.pick'),
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
      predict: {
        ask: say('lesson.which-role.left.ask'),
        rule: 'GE-3.5',
        choices: numbersToSay(0, 3, 4),
        outcome: ({ view }) => String(FIRST_ROLES.length - view.seats.length),
        explanation: say('lesson.which-role.left.because'),
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
