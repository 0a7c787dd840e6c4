import { dealtBase } from './dealt/points.ts';
import { dealtEmptyAreas, dealtForces, dealtRoutes } from './dealt/planets.ts';
import { AREAS } from '../data/planets.ts';
import { areasOf } from '../state/areas.ts';
import { areaName, planetName, say } from '../text/say.ts';
import { LEARNER, PositionBuilder, RIVAL } from './position.ts';
import {
  areaChoices,
  areJoined,
  firstOffered,
  goal,
  hasBaseOn,
  isAsked,
  numberChoices,
  learnerView,
  sentenceChoices,
  unitsOn,
} from './seen.ts';
import type { StarCraftLesson } from './seen.ts';

/** The lesson on building the galaxy by hand: planets, routes, a base and the starting forces (SC-4, SC-9.1). */
export const galaxyLesson: StarCraftLesson = {
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
    {
      say: say('lesson.galaxy.read'),
      thought: say('lesson.galaxy.read.thought'),
      refs: ['planet:dylar-iv'],
      predict: {
        ask: say('lesson.galaxy.read.ask', { planet: planetName('dylar-iv') }),
        rule: 'SC-1.2',
        choices: areaChoices('dylar-iv-2', 'dylar-iv-1', 'dylar-iv-3'),
        outcome: ({ view }) => areasOf('dylar-iv').find(area => view.areas[area]?.base === RIVAL) ?? '',
        explanation: say('lesson.galaxy.read.because'),
        anew: dealtBase,
      },
    },
    {
      say: say('lesson.galaxy.areas'),
      thought: say('lesson.galaxy.areas.thought'),
      predict: {
        ask: say('lesson.galaxy.areas.ask', { area: areaName('dylar-iv-1') }),
        rule: 'SC-18.5',
        choices: sentenceChoices(
          'lesson.galaxy.areas.base',
          'lesson.galaxy.areas.placed',
          'lesson.galaxy.areas.nobody',
        ),
        outcome: ({ view }) => (view.areas['dylar-iv-1']?.holder === null ? 'nobody' : 'base'),
        explanation: say('lesson.galaxy.areas.because'),
        anew: dealtEmptyAreas,
      },
    },
    {
      say: say('lesson.galaxy.first'),
      thought: say('lesson.galaxy.first.thought'),
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
    {
      say: say('lesson.galaxy.base'),
      thought: say('lesson.galaxy.base.thought'),
      mark: say('lesson.galaxy.base.mark'),
      goals: [goal('lesson.galaxy.base.goal', now => hasBaseOn(now, 'pridewater'))],
      wrong: [{ kind: 'setUp.base', option: 'later', say: say('lesson.galaxy.base.later') }],
      way: ['base:pridewater-1'],
    },
    {
      say: say('lesson.galaxy.second'),
      thought: say('lesson.galaxy.second.thought'),
      mark: say('lesson.galaxy.second.mark'),
      goals: [goal('lesson.galaxy.second.goal', now => areJoined(now, 'pridewater', 'braken'))],
      allow: { 'setUp.placePlanet': ['place:braken@1,1/*'] },
      way: ['place:braken@1,1/3'],
    },
    {
      say: say('lesson.galaxy.routes'),
      thought: say('lesson.galaxy.routes.thought'),
      predict: {
        ask: say('lesson.galaxy.routes.ask'),
        rule: 'SC-4.5',
        choices: numberChoices(0, 1, 2, 3),
        meanwhile: say('lesson.galaxy.routes.then'),
        outcome: ({ view }) =>
          `${view.routes.filter(({ kind, ends }) => kind === 'normal' && ends.some(({ planet }) => planet === 'helios')).length}`,
        explanation: say('lesson.galaxy.routes.because'),
        anew: dealtRoutes,
      },
      mark: say('lesson.galaxy.routes.mark'),
      goals: [goal('lesson.galaxy.routes.goal', now => isAsked(now, 'setUp.zAxisMajor'))],
    },
    {
      say: say('lesson.galaxy.z-axis'),
      thought: say('lesson.galaxy.z-axis.thought'),
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
      thought: say('lesson.galaxy.forces.thought'),
      predict: {
        ask: say('lesson.galaxy.forces.ask', { area: areaName('pridewater-3') }),
        rule: 'SC-9.1',
        choices: numberChoices(4, 2, 3),
        meanwhile: say('lesson.galaxy.forces.then'),
        outcome: () => `${Math.min(STARTING_UNITS, AREAS['pridewater-3'].unitLimit)}`,
        explanation: say('lesson.galaxy.forces.because'),
        anew: dealtForces,
      },
      mark: say('lesson.galaxy.forces.mark'),
      ends: 1,
      goals: [
        goal('lesson.galaxy.forces.units', now => unitsOn(now, 'pridewater') === STARTING_UNITS),
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
    {
      say: say('lesson.galaxy.end'),
      thought: say('lesson.galaxy.end.thought'),
      like: 'setUp.forces',
      predict: {
        ask: say('lesson.galaxy.end.ask'),
        rule: 'SC-4.7',
        before: true,
        choices: sentenceChoices('lesson.galaxy.end.none', 'lesson.galaxy.end.base', 'lesson.galaxy.end.all'),
        outcome: now => ['none', 'base', 'base'][learnerView(now).resourceCards.length] ?? 'all',
        explanation: say('lesson.galaxy.end.because'),
      },
    },
  ],
  remember: [say('lesson.galaxy.remember.1'), say('lesson.galaxy.remember.2'), say('lesson.galaxy.remember.3')],
  rules: ['SC-1.2', 'SC-4.3', 'SC-4.5', 'SC-4.6', 'SC-4.7', 'SC-4.8', 'SC-9.1'],
};

/** The starting units: two Marines, a Firebat and a Vulture. */
const STARTING_UNITS = 4;
