import type { RandomState } from '../../../../kernel/plain/random.ts';
import { between, sortedUnique, drawItems, oneOf } from '../../../../lessons/dealing.ts';
import { firstOffered, scripted } from '../../../../lessons/goals.ts';
import { AREAS, PLANETS } from '../../data/planets.ts';
import type { AreaId, PlanetId } from '../../data/planets.ts';
import { areasOf } from '../../state/areas.ts';
import { areaName, orderName, planetName, say } from '../../text/say.ts';
import type { StarCraftView } from '../../view.ts';
import { LEARNER, PositionBuilder, RIVAL, trainingCluster } from '../position.ts';
import { areaChoices, goal, holdsCard, numberChoices, told, unitsAt, unitsOn } from '../seen.ts';
import type { StarCraftProgress } from '../seen.ts';
import { LEARNER_TURN, firstOption, ROUND, isRegrouped, ORDER_KINDS_TO_DEAL } from './board.ts';
import type { PracticeQuestion } from './board.ts';

// Practice questions about planets, bases and transports. Owners of areas are random.

/** Makes a random practice question: who gets the points of an empty area (SC-18.5). */
export function dealtEmptyAreas(random: RandomState): PracticeQuestion {
  const planet = oneOf(random, ['dylar-iv', 'helios', 'braken', 'antiga-prime', 'tarsonis'] as const);
  const points = areasOf(planet).find(area => AREAS[area].yields === 'conquest') ?? 'dylar-iv-1';
  const base = oneOf(
    random,
    areasOf(planet).filter(area => AREAS[area].yields !== 'conquest'),
  );
  return {
    position: () =>
      new PositionBuilder(['raynor', 'overmind'])
        .eventDeck()
        .planet('pridewater', 0, 0)
        .planet(planet, 0, 1, 0, RIVAL)
        .base('pridewater-1', LEARNER)
        .base(base, RIVAL)
        .order(LEARNER, 'pridewater', 'build')
        .beginningAt(LEARNER_TURN),
    changes: {
      say: say('lesson.dealt.empty', { base: areaName(base) }),
      refs: [`planet:${planet}`],
      predict: {
        ask: say('lesson.galaxy.areas.ask', { area: areaName(points) }),
        outcome: ({ view }) => {
          const { holder = null, base: unitsThere = null } = view.areas[points] ?? {};
          return holder === null && unitsThere === null ? 'nobody' : 'base';
        },
      },
    },
  };
}

/** Makes a random practice question: how many of four units fit into an area (SC-9.1). */
export function dealtForces(random: RandomState): PracticeQuestion {
  const area = oneOf(random, [...areasOf('pridewater'), ...areasOf('antiga-prime'), ...areasOf('braken')]);
  const UNIT_COUNT = 4;
  return {
    position: () => trainingCluster().order(LEARNER, 'pridewater', 'build').beginningAt(LEARNER_TURN),
    changes: {
      say: say('lesson.dealt.forces', { area: areaName(area) }),
      refs: [`area:${area}`],
      like: 'execution.choice',
      goals: [],
      predict: {
        ask: say('lesson.galaxy.forces.ask', { area: areaName(area) }),
        outcome: () => `${Math.min(UNIT_COUNT, AREAS[area].unitLimit)}`,
      },
    },
  };
}

/** Makes a random practice question: how many routes a new planet gets (SC-4.5). */
export function dealtRoutes(random: RandomState): PracticeQuestion {
  const planets: readonly PlanetId[] = ['dylar-iv', 'pridewater', 'braken', 'tarsonis', 'torus'];
  const turnsOf = () => between(random, 0, 3);
  const [north = 'dylar-iv', corner = 'pridewater', east = 'braken'] = drawItems(random, planets, 3);
  const [first, second, third] = [turnsOf(), turnsOf(), turnsOf()];
  const seats = [RIVAL, LEARNER, LEARNER];
  const galaxyWithoutHelios = () =>
    new PositionBuilder(['raynor', 'overmind'])
      .eventDeck()
      .planet(north, 0, 0, first, seats[0])
      .planet(corner, 1, 0, second, seats[1])
      .planet(east, 1, 1, third, seats[2]);
  const count = (view: Pick<StarCraftView, 'routes'>): number =>
    view.routes.filter(({ ends }) => ends.some(({ planet }) => planet === 'helios')).length;
  return {
    position: () =>
      galaxyWithoutHelios().planet('helios', 0, 1, 0, RIVAL).order(LEARNER, corner, 'build').beginningAt(LEARNER_TURN),
    changes: {
      say: say('lesson.dealt.routes', {
        north: planetName(north),
        east: planetName(east),
        slots: PLANETS.helios.slots.length,
      }),
      refs: [`planet:${north}`, `planet:${east}`],
      like: 'setUp.placePlanet',
      goals: [],
      predict: { outcome: ({ view }) => `${count(view)}`, choices: numberChoices(0, 1, 2) },
    },
  };
}

/** Makes a random practice question: which of two orders on a stack is executed first (SC-6.2). */
export function dealtTokenStack(random: RandomState): PracticeQuestion {
  const [one = 'build', other = 'mobilize'] = drawItems(random, ORDER_KINDS_TO_DEAL, 2);
  const planet = oneOf(random, ['pridewater', 'antiga-prime'] as const);
  return {
    position: () =>
      trainingCluster()
        .workers(LEARNER, 5)
        .area('pridewater-1', LEARNER, { marine: 2 })
        .area('antiga-prime-2', LEARNER, { marine: 1 })
        .base('antiga-prime-2', LEARNER)
        .with(state => {
          state.phase = 'planning';
        })
        .beginningAt(
          { step: 'planning.order', args: { seat: LEARNER, cycle: 1 } },
          { step: 'planning.order', args: { seat: LEARNER, cycle: 2 } },
          { step: 'execution.begin', args: {} },
        ),
    changes: {
      say: say('lesson.dealt.stack', { planet: planetName(planet), one: orderName(one), other: orderName(other) }),
      goals: [goal('lesson.dealt.stack.goal', now => told(now, 'execution.begins') && now.view.order !== null)],
      way: [`planet:${planet}`, `order:${one}`, `planet:${planet}`, `order:${other}`, firstOption, firstOption],
      predict: { outcome: ({ view }) => (view.order?.order === other ? 'later' : 'earlier') },
    },
  };
}

/** Makes a random practice question: what happens in a turn of a seat without an order on top of a stack (SC-6.5). */
export function dealtObstructedOrder(random: RandomState): PracticeQuestion {
  const [mine = 'build', hers = 'research'] = drawItems(random, ORDER_KINDS_TO_DEAL, 2);
  const planets = drawItems(random, ['pridewater', 'antiga-prime', 'braken'] as const, between(random, 1, 2));
  return {
    position: () => {
      const builder = trainingCluster()
        .workers(LEARNER, 5)
        .area('pridewater-1', LEARNER, { marine: 2 })
        .transport('braken', 'antiga-prime', RIVAL)
        .transport('pridewater', 'braken', RIVAL);
      for (const planet of planets) builder.order(LEARNER, planet, mine);
      for (const planet of planets.slice(1)) builder.order(RIVAL, planet, hers);
      return builder
        .with(state => {
          state.phase = 'planning';
        })
        .beginningAt(
          { step: 'planning.order', args: { seat: RIVAL, cycle: 4 } },
          { step: 'execution.begin', args: {} },
        );
    },
    reply: scripted(...planets.slice(0, 1).map(planet => `planet:${planet}`), `order:${hers}`, 'event-card', 'none'),
    changes: {
      say: say('lesson.dealt.obstructed', { stacks: planets.length }),
      refs: planets.map(planet => `planet:${planet}` as const),
      goals: [goal('lesson.dealt.obstructed.goal', now => told(now, 'execution.obstructed'))],
      way: [firstOption, firstOption],
    },
  };
}

/** Makes a random practice question: how many units a Mobilize order can move to a planet (SC-10.2). */
export function dealtTransport(random: RandomState): PracticeQuestion {
  const unitsThere = between(random, 1, 3);
  const otherUnits = between(random, 1, 3);
  return {
    position: () =>
      trainingCluster()
        .workers(LEARNER, 5)
        .area('pridewater-1', LEARNER, { marine: unitsThere })
        .area('braken-1', LEARNER, { marine: otherUnits })
        .transport('pridewater', 'antiga-prime', LEARNER)
        .order(LEARNER, 'antiga-prime', 'mobilize')
        .order(RIVAL, 'braken', 'research')
        .beginningAt(LEARNER_TURN),
    changes: {
      say: say('lesson.dealt.transport', { there: unitsThere, others: otherUnits }),
      goals: [
        goal(
          'lesson.dealt.transport.goal',
          now => unitsAt(now, 'pridewater-1') === 0 && now.view.order?.seat !== LEARNER,
        ),
      ],
      way: [
        'execute',
        'unit:marine@pridewater-1',
        decision =>
          firstOffered(
            decision,
            'move-all:marine:pridewater-1>antiga-prime-1',
            'move:marine:pridewater-1>antiga-prime-1',
          ) ?? '',
        'done',
      ],
      predict: {
        choices: numberChoices(...sortedUnique(1, unitsThere, unitsThere + otherUnits, otherUnits)),
        outcome: now => `${unitsOn(now, 'antiga-prime')}`,
        explanation: say('lesson.dealt.transport.because'),
      },
    },
  };
}

/** Makes a random practice question: how many Resource cards a new base gains (SC-18.3). */
export function dealtCards(random: RandomState): PracticeQuestion {
  const hasEnemy = oneOf(random, [true, false]);
  const area = oneOf(random, areasOf('antiga-prime'));
  const enemy = oneOf(
    random,
    areasOf('antiga-prime').filter(other => other !== area),
  );
  return {
    position: () => {
      const builder = trainingCluster().workers(LEARNER, 5).area(area, LEARNER, { marine: 1 });
      if (hasEnemy) builder.area(enemy, RIVAL, { zergling: 1 });
      return builder
        .with(state => {
          state.round = ROUND;
        })
        .order(LEARNER, 'antiga-prime', 'build')
        .beginningAt(LEARNER_TURN);
    },
    changes: {
      say: say('lesson.dealt.cards', { area: areaName(area) }),
      refs: ['planet:antiga-prime'],
      goals: [isRegrouped],
      way: ['execute', 'done', `base:${area}`, 'auto', firstOption, firstOption],
      predict: {
        choices: numberChoices(0, 1, 2),
        outcome: now => `${areasOf('antiga-prime').filter(other => holdsCard(now, other)).length}`,
        explanation: say('lesson.dealt.cards.because'),
      },
    },
  };
}

/** Makes a random practice question: where another base may be built (SC-8.3). */
export function dealtBaseSite(random: RandomState): PracticeQuestion {
  const site = oneOf(random, ['braken-1', 'braken-2', 'antiga-prime-3'] as const);
  const isOnAntiga = site !== 'antiga-prime-3';
  const ownFirstArea: AreaId = isOnAntiga ? 'antiga-prime-1' : 'braken-1';
  const base: AreaId = isOnAntiga ? 'antiga-prime-2' : 'braken-2';
  const isFree = ({ view }: StarCraftProgress, area: AreaId): boolean =>
    view.areas[area]?.holder === LEARNER &&
    areasOf(AREAS[area].planet).every(other => view.areas[other]?.base !== LEARNER);
  const possibleAreas: readonly AreaId[] = [...new Set<AreaId>(['pridewater-2', site, ownFirstArea])].sort();
  return {
    position: () =>
      trainingCluster()
        .workers(LEARNER, 5)
        .area('pridewater-2', LEARNER, { marine: 1 })
        .area(site, LEARNER, { marine: 1 })
        .area(ownFirstArea, LEARNER, { marine: 1 })
        .base(base, LEARNER)
        .order(LEARNER, 'pridewater', 'build')
        .beginningAt(LEARNER_TURN),
    changes: {
      say: say('lesson.dealt.site'),
      refs: possibleAreas.map(area => `area:${area}` as const),
      like: 'execution.choice',
      predict: {
        choices: areaChoices(...possibleAreas),
        outcome: now => possibleAreas.find(area => isFree(now, area)) ?? '',
        explanation: say('lesson.dealt.site.because'),
      },
    },
  };
}
