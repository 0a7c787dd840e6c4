import { say } from '../text/say.ts';
import { LEARNER, PositionBuilder, RIVAL } from './position.ts';
import { areJoined, firstOffered, goal, hasBaseOn, isAsked, unitsAt } from './seen.ts';
import type { StarCraftLesson } from './seen.ts';

/** The galaxy, built by hand: planets, routes, a base and the starting forces: SC-4, SC-9.1. */
export const galaxy: StarCraftLesson = {
  id: 'galaxy',
  title: say('lesson.galaxy'),
  minutes: 5,
  learner: LEARNER,
  reply: decision => firstOffered(decision, 'place:helios@0,1/0', 'major:dylar-iv-west', 'minor:helios-south'),
  position: () =>
    new PositionBuilder(['raynor', 'overmind'])
      .eventDeck()
      .planet('dylar-iv', 0, 0, 0, RIVAL)
      .base('dylar-iv-2', RIVAL)
      .seat(LEARNER, owner => {
        owner.planetsToPlace = ['pridewater', 'braken'];
      })
      .seat(RIVAL, owner => {
        owner.planetsToPlace = ['helios'];
      })
      .with(state => {
        const options = { ...state.options, setUp: 'by-hand' };
        Object.assign(state, { phase: 'set-up', round: 0, firstPlayer: RIVAL, options });
      })
      .beginningAt(
        { step: 'setUp.placePlanet', args: { seat: LEARNER, placement: 1 } },
        { step: 'setUp.placePlanet', args: { seat: LEARNER, placement: 2 } },
        { step: 'setUp.placePlanet', args: { seat: RIVAL, placement: 2 } },
        { step: 'setUp.zAxis', args: { seat: RIVAL } },
        { step: 'setUp.zAxis', args: { seat: LEARNER } },
        { step: 'setUp.resourceCards', args: {} },
        { step: 'setUp.forces', args: { seat: RIVAL } },
        { step: 'setUp.forces', args: { seat: LEARNER } },
        { step: 'setUp.combatDecks', args: {} },
      ),
  stages: [
    { say: say('lesson.galaxy.planets'), refs: ['planet:dylar-iv'] },
    { say: say('lesson.galaxy.areas'), refs: ['area:dylar-iv-2'] },
    {
      say: say('lesson.galaxy.first'),
      mark: say('lesson.galaxy.first.mark'),
      goals: [goal('lesson.galaxy.first.goal', now => areJoined(now, 'dylar-iv', 'pridewater'))],
      allow: { 'setUp.placePlanet': ['place:pridewater@1,0/1', 'place:pridewater@1,0/2'] },
      wrong: [
        {
          kind: 'setUp.placePlanet',
          option: 'place:pridewater@1,0/0',
          forbidden: true,
          say: say('lesson.galaxy.first.no-join'),
        },
      ],
      way: ['place:pridewater@1,0/1'],
    },
    { say: say('lesson.galaxy.route'), refs: ['route:r1'] },
    {
      say: say('lesson.galaxy.base'),
      mark: say('lesson.galaxy.base.mark'),
      goals: [goal('lesson.galaxy.base.goal', now => hasBaseOn(now, 'pridewater'))],
      wrong: [{ kind: 'setUp.base', option: 'later', say: say('lesson.galaxy.base.later') }],
      way: ['base:pridewater-1'],
    },
    {
      say: say('lesson.galaxy.second'),
      mark: say('lesson.galaxy.second.mark'),
      goals: [
        goal(
          'lesson.galaxy.second.goal',
          now => areJoined(now, 'pridewater', 'braken') && isAsked(now, 'setUp.zAxisMajor'),
        ),
      ],
      allow: { 'setUp.placePlanet': ['place:braken@1,1/*'] },
      way: ['place:braken@1,1/3'],
    },
    { say: say('lesson.galaxy.last'), refs: ['planet:helios', 'route:z1'] },
    {
      say: say('lesson.galaxy.z-axis'),
      mark: say('lesson.galaxy.z-axis.mark'),
      goals: [
        goal(
          'lesson.galaxy.z-axis.goal',
          now => now.view.routes.some(({ id }) => id === 'z2') && isAsked(now, 'setUp.forces'),
        ),
      ],
      way: ['major:pridewater-east', 'minor:helios-west'],
    },
    {
      say: say('lesson.galaxy.forces'),
      mark: say('lesson.galaxy.forces.mark'),
      ends: 1,
      goals: [
        goal(
          'lesson.galaxy.forces.units',
          now =>
            unitsAt(now, 'pridewater-1') + unitsAt(now, 'pridewater-2') + unitsAt(now, 'pridewater-3') ===
            STARTING_UNITS,
        ),
        goal('lesson.galaxy.forces.transport', ({ view }) =>
          view.routes.some(({ transports }) => transports.includes(LEARNER)),
        ),
        goal('lesson.galaxy.forces.done', now => isAsked(now, 'planning.planet')),
      ],
      wrong: [
        {
          kind: 'setUp.forces',
          option: 'unit:vulture@pridewater-3',
          forbidden: true,
          say: say('lesson.galaxy.forces.full'),
        },
      ],
      way: [
        ...['all:marine@pridewater-3', 'unit:firebat@pridewater-3', 'unit:vulture@pridewater-2'],
        ...['transport:r2', 'done'],
      ],
    },
    { say: say('lesson.galaxy.end'), like: 'setUp.forces' },
  ],
  remember: [say('lesson.galaxy.remember.1'), say('lesson.galaxy.remember.2'), say('lesson.galaxy.remember.3')],
  rules: ['SC-1.2', 'SC-4.3', 'SC-4.5', 'SC-4.6', 'SC-4.8', 'SC-9.1'],
};

/** Two Marines, a Firebat and a Vulture. */
const STARTING_UNITS = 4;
