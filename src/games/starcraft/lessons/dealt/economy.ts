import type { RandomState } from '../../../../kernel/plain/random.ts';
import type { Message, Seat } from '../../../../kernel/words/message.ts';
import { between, sortedUnique, drawItems, oneOf } from '../../../../lessons/dealing.ts';
import { firstOffered } from '../../../../lessons/goals.ts';
import type { Variation, WayAnswer } from '../../../../lessons/lesson.ts';
import type { BuildingId } from '../../data/ids.ts';
import { AREAS } from '../../data/planets.ts';
import type { AreaId } from '../../data/planets.ts';
import { areasOf } from '../../state/areas.ts';
import { areaName, say } from '../../text/say.ts';
import type { StarCraftView } from '../../view.ts';
import { LEARNER, PositionBuilder, RIVAL, trainingCluster } from '../position.ts';
import { areaChoices, goal, numberChoices, learnerView, payingArea, roundsToGo, told } from '../seen.ts';

// Practice questions about the economy. The numbers are random, and the rules give the right answer.

/** The step with which practice positions begin: the learner's turn in the Execution Phase. */
const LEARNER_TURN = { step: 'execution.turn', args: { seat: LEARNER } } as const;

const MINERALS: readonly AreaId[] = ['pridewater-1', 'pridewater-3', 'antiga-prime-2', 'antiga-prime-3'];
const GAS: AreaId = 'pridewater-2';

/** Makes a random practice question: which Resource card has room for a worker to pay a mineral (SC-7.1). */
export function dealtWorkerPlaces(random: RandomState): Variation<StarCraftView> {
  const minerals = MINERALS.filter(area => AREAS[area].yields === 'mineral');
  const [free = 'pridewater-1', full = 'pridewater-3'] = drawItems(random, minerals, 2);
  const mineralsLeft = between(random, 1, AREAS[free].amount);
  const workersByArea = new Map<AreaId, number>([
    [free, AREAS[free].amount - mineralsLeft],
    [full, AREAS[full].amount],
    [GAS, between(random, 0, 1)],
  ]);
  return {
    position: () =>
      trainingCluster()
        .base('antiga-prime-2', LEARNER)
        .workers(LEARNER, 2)
        .seat(LEARNER, owner => {
          owner.resourceCards = [...workersByArea].map(([area, workers]) => ({ area, workers }));
          owner.supply.workers -= [...workersByArea.values()].reduce((sum, count) => sum + count, 0);
        })
        .order(LEARNER, 'pridewater', 'build')
        .beginningAt(LEARNER_TURN),
    stage: {
      say: say('lesson.dealt.places'),
      like: 'pay',
      refs: [...workersByArea.keys()].map(area => `area:${area}` as const),
      predict: {
        ask: say('lesson.workers-pay.places.ask'),
        rule: 'SC-7.1',
        choices: areaChoices(...[free, full, GAS].sort()),
        outcome: payingArea,
        explanation: say('lesson.dealt.places.because'),
      },
    },
  };
}

/** Makes a random practice question: how many workers return to the pool in regrouping (SC-18.4). */
export function dealtWorkers(random: RandomState): Variation<StarCraftView> {
  const pool = between(random, 0, 4);
  const atWork = between(random, 1, AREAS['pridewater-1'].amount);
  const workersWaiting = between(random, 0, 3);
  return {
    position: () =>
      trainingCluster()
        .workers(LEARNER, pool)
        .seat(LEARNER, owner => {
          owner.supply.workers -= atWork + workersWaiting;
          owner.unavailable = workersWaiting;
          for (const card of owner.resourceCards) if (card.area === 'pridewater-1') card.workers = atWork;
        })
        .order(LEARNER, 'pridewater', 'build')
        .beginningAt(LEARNER_TURN),
    stage: {
      say: say('lesson.dealt.workers', { pool, atWork, waiting: workersWaiting }),
      like: 'pay',
      predict: {
        ask: say('lesson.workers-pay.round.ask'),
        rule: 'SC-18.4',
        choices: numberChoices(
          ...sortedUnique(pool, pool + atWork, pool + workersWaiting, pool + atWork + workersWaiting),
        ),
        outcome: now => `${learnerView(now).pool}`,
        explanation: say('lesson.workers-pay.round.because'),
      },
      goals: [goal('lesson.workers-pay.round.goal', now => told(now, 'regrouping.workers'))],
      way: ['execute', 'done', 'done'],
    },
  };
}

/** Makes a random practice question: the unit limit of an area (SC-9.1). */
export function dealtLimit(random: RandomState): Variation<StarCraftView> {
  const area = oneOf(random, [...areasOf('pridewater'), ...areasOf('antiga-prime'), ...areasOf('braken')]);
  const { unitLimit } = AREAS[area];
  return {
    position: () =>
      trainingCluster()
        .area('pridewater-2', LEARNER, { marine: 1 })
        .order(LEARNER, 'pridewater', 'build')
        .beginningAt(LEARNER_TURN),
    stage: {
      say: say('lesson.dealt.limit', { area: areaName(area) }),
      refs: [`area:${area}`],
      predict: {
        ask: say('lesson.mobilize.limit.ask', { area: areaName(area) }),
        rule: 'SC-9.1',
        choices: numberChoices(unitLimit - 1, unitLimit, unitLimit + 1),
        outcome: () => `${AREAS[area].unitLimit}`,
        explanation: say('lesson.dealt.limit.because'),
      },
    },
  };
}

/** Makes a random practice question: the build limit after one more Supply module (SC-8.1.4). */
export function dealtSupply(random: RandomState): Variation<StarCraftView> {
  const modules = between(random, 0, 2);
  return {
    position: () =>
      trainingCluster()
        .workers(LEARNER, 6)
        .area('pridewater-2', LEARNER, { marine: 1 })
        .seat(LEARNER, owner => {
          if (modules > 0) owner.modules.supply = modules;
        })
        .order(LEARNER, 'pridewater', 'build')
        .beginningAt(LEARNER_TURN),
    stage: {
      say: say('lesson.dealt.supply', { modules }),
      like: 'build.sheet',
      predict: {
        ask: say('lesson.growing.buy.ask'),
        rule: 'SC-8.1.4',
        choices: numberChoices(...sortedUnique(2, modules + 2, modules + 3, modules + 4)),
        outcome: now => `${learnerView(now).unitBuildLimit}`,
        explanation: say('lesson.dealt.supply.because'),
      },
      goals: [goal('lesson.growing.buy.supply', now => learnerView(now).modules.supply === modules + 1)],
      way: ['execute', 'done', 'module:supply', 'auto'],
    },
  };
}

const ZERG_BUILDINGS: readonly BuildingId[] = ['spawning-pool', 'queens-nest', 'spire'];

/** Deals some Zerg buildings with random levels. */
function dealtBuildings(random: RandomState): ReadonlyMap<BuildingId, number> {
  return new Map(
    ZERG_BUILDINGS.slice(0, between(random, 1, ZERG_BUILDINGS.length)).map(building => [
      building,
      between(random, 1, 2),
    ]),
  );
}

/** Makes a random practice question: the build limit of a Zerg player, who is the seat `who` (SC-22.3). */
function dealtZergLimit(
  random: RandomState,
  who: Seat,
  written: { readonly say: Message; readonly ask: Message },
): Variation<StarCraftView> {
  const buildings = dealtBuildings(random);
  const levelSum = [...buildings.values()].reduce((sum, level) => sum + level, 0);
  return {
    position: () => {
      const builder =
        who === RIVAL
          ? trainingCluster()
          : new PositionBuilder(['overmind', 'raynor'])
              .eventDeck()
              .planet('pridewater', 0, 0)
              .planet('braken', 0, 1, 0, RIVAL)
              .base('pridewater-1', LEARNER)
              .base('braken-3', RIVAL);
      return builder
        .workers(LEARNER, 4)
        .area('pridewater-2', LEARNER, who === RIVAL ? { marine: 1 } : { zergling: 1 })
        .seat(who, owner => {
          for (const [building, level] of buildings) owner.buildings[building] = level;
        })
        .order(LEARNER, 'pridewater', 'build')
        .beginningAt(LEARNER_TURN);
    },
    stage: {
      say: written.say,
      like: 'build.sheet',
      predict: {
        ask: written.ask,
        rule: 'SC-22.3',
        choices: numberChoices(
          ...sortedUnique(2 * buildings.size, 2 * levelSum, buildings.size, 2 * buildings.size + 1),
        ),
        outcome: ({ view }) => `${view.seats[who]?.unitBuildLimit}`,
        explanation: say('lesson.dealt.types.because'),
      },
    },
  };
}

/** Makes a random practice question: the build limit of Kerrigan as Zerg (SC-22.3). */
export function dealtRivalLimit(random: RandomState): Variation<StarCraftView> {
  return dealtZergLimit(random, RIVAL, { say: say('lesson.dealt.types.hers'), ask: say('lesson.growing.zerg.ask') });
}

/** Makes a random practice question: the build limit of the learner as Zerg (SC-22.3). */
export function dealtOwnLimit(random: RandomState): Variation<StarCraftView> {
  return dealtZergLimit(random, LEARNER, { say: say('lesson.dealt.types.mine'), ask: say('lesson.races.build.ask') });
}

/** Makes a random practice question: how many more rounds the learner needs to win against Aldaris (SC-19.2). */
export function dealtGoal(random: RandomState): Variation<StarCraftView> {
  const points = between(random, 6, 18);
  const pointsPerRound = between(random, 1, 3);
  const pointsMissing = 20 - points;
  const rightAnswer = Math.ceil(pointsMissing / pointsPerRound);
  return {
    position: () =>
      trainingCluster('aldaris', { zealot: 2 })
        .people(say('lesson-name.cadet'), say('lesson-name.aldaris'))
        .workers(LEARNER, 5)
        .area('antiga-prime-1', LEARNER, { marine: 2 })
        .seat(LEARNER, owner => {
          owner.conquestPoints = points;
        })
        .order(LEARNER, 'pridewater', 'research')
        .beginningAt(LEARNER_TURN),
    stage: {
      say: say('lesson.dealt.goal', { points }),
      predict: {
        ask: say('lesson.another-goal.far.ask', { rate: pointsPerRound }),
        rule: 'SC-19.2',
        choices: numberChoices(
          ...sortedUnique(
            rightAnswer,
            rightAnswer + 1,
            Math.max(1, Math.ceil((15 - points) / pointsPerRound)),
            pointsMissing,
          ),
        ),
        outcome: now => roundsToGo(now, pointsPerRound),
        explanation: say('lesson.dealt.goal.because'),
      },
    },
  };
}

const POOL_SIZE = 9;

/** The answer that builds a Marine in Pridewater 1, with the discount if there still is one. */
const marineAnswer: WayAnswer = decision =>
  firstOffered(decision, 'discount:mineral', 'unit:marine', 'area:pridewater-1') ?? 'auto';

/** Makes a random practice question: the cost of Marines with a special Build (SC-12.2). */
export function dealtDiscount(random: RandomState): Variation<StarCraftView> {
  const marines = between(random, 1, 3);
  return {
    position: () =>
      trainingCluster()
        .workers(LEARNER, POOL_SIZE)
        .order(LEARNER, 'pridewater', 'build', true)
        .beginningAt(LEARNER_TURN),
    stage: {
      say: say('lesson.dealt.discount', { marines }),
      like: 'build.units',
      predict: {
        ask: say('lesson.special-orders.three.ask'),
        rule: 'SC-12.2',
        choices: numberChoices(...sortedUnique(marines - 1, marines, 2 * marines, marines + 1)),
        outcome: now => `${POOL_SIZE - learnerView(now).pool}`,
        explanation: say('lesson.special-orders.three.because'),
      },
      goals: [goal('lesson.dealt.discount.goal', ({ view }) => view.order?.unitsBuilt === marines)],
      way: ['execute', ...Array.from({ length: 3 * marines }, () => marineAnswer)],
    },
  };
}
