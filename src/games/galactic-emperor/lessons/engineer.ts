import { isAsked, scripted } from '../../../lessons/goals.ts';
import { LEARNER } from '../../../lessons/position.ts';
import { FIRST_FIGHTERS } from '../data/set-up.ts';
import { SHIP_COSTS } from '../data/ships.ts';
import { shipsAt, sizeOf } from '../state/pieces.ts';
import { say } from '../text/say.ts';
import { dealtPurchase } from './dealt/production.ts';
import { PositionBuilder } from './position.ts';
import { goal, numbersToSay, learnerSeat, ownNumber, told } from './seen.ts';
import type { EmperorLesson } from './seen.ts';

const { cruiser, fighter } = SHIP_COSTS;
/** The metal and marks for a Cruiser and a Fighter, with one mark to spare. */
const START_METAL = cruiser.metal + fighter.metal;
const START_MARKS = cruiser.marks + fighter.marks + 1;

/** A lesson on ships, their costs, and where they are delivered (GE-8). */
export const engineerLesson: EmperorLesson = {
  id: 'engineer',
  title: say('lesson.engineer'),
  minutes: 3,
  learner: LEARNER,
  reply: scripted('done', 'role:regent', 'pass'),
  position: () =>
    new PositionBuilder()
      .tile('b4', 't05', 0, 'starbase')
      .tile('a3', 't06', 0)
      .owns(0, { metal: START_METAL, marks: START_MARKS, energy: 0 })
      .inRole('engineer'),
  stages: [
    { say: say('lesson.engineer.ships'), like: 'engineer.free' },
    {
      say: say('lesson.engineer.free'),
      thought: say('lesson.engineer.free.thought'),
      refs: ['space:b4'],
      mark: say('lesson.engineer.free.mark'),
      goals: [
        goal('lesson.engineer.free.empire', ({ refused }) => refused.includes('space:a3')),
        goal(
          'lesson.engineer.free.goal',
          ({ view }) => sizeOf(shipsAt(view, LEARNER, 'b4')) + sizeOf(shipsAt(view, LEARNER, 'a4')) > FIRST_FIGHTERS,
        ),
      ],
      allow: { 'engineer.free': ['space:a4', 'space:b4'] },
      lost: {
        when: now => isAsked(now, 'engineer.buy') && !now.refused.includes('space:a3'),
        say: say('lesson.engineer.free.advice'),
      },
      wrong: [{ kind: 'engineer.free', option: 'space:a3', forbidden: true, say: say('lesson.engineer.free.dock') }],
      way: ['space:a3', 'space:b4'],
    },
    {
      say: say('lesson.engineer.cruiser.count', {
        metal: START_METAL,
        marks: START_MARKS,
        cost: cruiser.metal,
        price: cruiser.marks,
      }),
      thought: say('lesson.engineer.cruiser.thought'),
      predict: {
        ask: say('lesson.engineer.cruiser.ask'),
        rule: 'GE-8.2',
        choices: numbersToSay(
          START_MARKS - cruiser.marks - 1,
          START_MARKS - cruiser.marks,
          START_MARKS - cruiser.marks + 1,
        ),
        meanwhile: say('lesson.engineer.cruiser'),
        outcome: now => ownNumber(now, 'marks'),
        explanation: say('lesson.engineer.cruiser.because'),
        anew: dealtPurchase,
      },
      mark: say('lesson.engineer.cruiser.mark'),
      goals: [
        goal('lesson.engineer.cruiser.goal', ({ view }) =>
          Object.values(view.seats[LEARNER]?.ships ?? {}).some(fleet => fleet.cruiser > 0),
        ),
      ],
      allow: { 'engineer.buy': ['cruiser:*', 'fighter:*'] },
      lost: { when: now => learnerSeat(now).metal < START_METAL, say: say('lesson.engineer.cruiser.advice') },
      way: ['cruiser:b4'],
    },
    {
      say: say('lesson.engineer.rest'),
      thought: say('lesson.engineer.rest.thought'),
      blind: true,
      mark: say('lesson.engineer.rest.mark'),
      goals: [
        goal('lesson.engineer.rest.goal', now => told(now, 'engineer.built')),
        goal('lesson.engineer.rest.over', ({ view }) => view.turn?.seat !== LEARNER),
      ],
      allow: { 'engineer.buy': ['fighter:*', 'done'] },
      advice: say('lesson.engineer.rest.advice'),
      way: ['fighter:b4'],
    },
    { say: say('lesson.engineer.close') },
  ],
  remember: [say('lesson.engineer.remember.1'), say('lesson.engineer.remember.2'), say('lesson.engineer.remember.3')],
  rules: ['GE-8.1', 'GE-8.2', 'GE-1.2'],
};
