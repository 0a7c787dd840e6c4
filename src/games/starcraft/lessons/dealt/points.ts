import type { RandomState } from '../../../../kernel/plain/random.ts';
import { between, oneOf } from '../../../../lessons/dealing.ts';
import { firstOffered } from '../../../../lessons/goals.ts';
import type { WayAnswer } from '../../../../lessons/lesson.ts';
import type { OrderKind } from '../../data/factions.ts';
import type { PlanetId } from '../../data/planets.ts';
import { areasOf } from '../../state/areas.ts';
import { areaName, orderName, planetName, say } from '../../text/say.ts';
import { LEARNER, PositionBuilder, RIVAL, trainingCluster } from '../position.ts';
import { areaChoices, goal, hasBaseOn, learnerView, told, unitsOn } from '../seen.ts';
import {
  LEARNER_TURN,
  firstOption,
  GIVE_UP_ORDER,
  positionBeforeRegrouping,
  isRegrouped,
  dealtHolders,
  positionWithHolders,
  dealtPoints,
  ORDER_KINDS_TO_DEAL,
  PLANETS_TO_ASK,
} from './board.ts';
import type { PracticeQuestion } from './board.ts';

// Practice questions about orders and conquest points. Owners of areas and orders are random.

/** Makes a random practice question: the learner's conquest points after its units have spread out (SC-18.5). */
export function dealtAreaSpread(random: RandomState): PracticeQuestion {
  return dealtPoints(random);
}

/** Makes a random practice question: the learner's conquest points after a whole round (SC-18.5). */
export function dealtRoundPoints(random: RandomState): PracticeQuestion {
  return dealtPoints(random);
}

/** Makes a random practice question: how many points the learner gains with a base in an area (SC-18.5). */
export function dealtBasePoints(random: RandomState): PracticeQuestion {
  const area = oneOf(random, ['antiga-prime-1', 'antiga-prime-3'] as const);
  const marines = between(random, 0, 1);
  const pointsBefore = between(random, 0, 6);
  return {
    position: () => {
      const builder = trainingCluster()
        .base(area, LEARNER)
        .area('antiga-prime-2', RIVAL, { zergling: 1 })
        .seat(LEARNER, owner => {
          owner.conquestPoints = pointsBefore;
        });
      if (marines > 0) builder.area('braken-1', LEARNER, { marine: marines });
      return positionBeforeRegrouping(builder)();
    },
    changes: {
      say: say('lesson.dealt.landed', { area: areaName(area) }),
      like: 'execution.choice',
      goals: [isRegrouped],
      way: GIVE_UP_ORDER,
      predict: {
        ask: say('lesson.lift-off.points.ask'),
        outcome: now => `${learnerView(now).conquestPoints - pointsBefore}`,
        explanation: say('lesson.dealt.points.because'),
      },
    },
  };
}

/** Makes a random practice question: who is ahead after regrouping (SC-18.5). */
export function dealtLeader(random: RandomState): PracticeQuestion {
  const holders = dealtHolders(random);
  const [mine, hers] = [between(random, 0, 2), between(random, 0, 2)];
  return {
    position: () => {
      const builder = positionWithHolders(holders)
        .seat(LEARNER, owner => {
          owner.conquestPoints = mine;
        })
        .seat(RIVAL, owner => {
          owner.conquestPoints = hers;
        });
      return positionBeforeRegrouping(builder)();
    },
    changes: {
      say: say('lesson.dealt.ahead', { mine, hers }),
      refs: ['area:antiga-prime-1', 'area:braken-1'],
      goals: [isRegrouped],
      way: GIVE_UP_ORDER,
      predict: {
        choices: [
          { id: 'me', words: say('lesson.dealt.ahead.me') },
          { id: 'her', words: say('lesson.dealt.ahead.her') },
          { id: 'nobody', words: say('lesson.dealt.ahead.nobody') },
        ],
        explanation: say('lesson.dealt.points.because'),
      },
    },
  };
}

/** Makes a random practice question: whether a number of conquest points wins the match (SC-19.4). */
export function dealtWinningPoints(random: RandomState): PracticeQuestion {
  const faction = oneOf(random, ['aldaris', 'overmind', 'queen-of-blades'] as const);
  const name = faction === 'aldaris' ? say('lesson-name.aldaris') : say('lesson-name.kerrigan');
  const pointsBefore = between(random, 13, 15);
  const rivalPoints = between(random, 8, 12);
  return {
    position: () => {
      const builder = trainingCluster(faction, faction === 'aldaris' ? { zealot: 1 } : { zergling: 1 })
        .people(say('lesson-name.cadet'), name)
        .workers(LEARNER, 5)
        .area('antiga-prime-1', LEARNER, { marine: 2 })
        .seat(LEARNER, owner => {
          owner.conquestPoints = pointsBefore;
        })
        .seat(RIVAL, owner => {
          owner.conquestPoints = rivalPoints;
        });
      return positionBeforeRegrouping(builder)();
    },
    changes: {
      say: say('lesson.dealt.fifteen', { before: pointsBefore, theirs: rivalPoints, name }),
      goals: [isRegrouped],
      way: GIVE_UP_ORDER,
      predict: {
        ask: say('lesson.another-goal.fifteen.ask', { points: pointsBefore + 1 }),
        choices: [
          { id: 'win', words: say('lesson.another-goal.fifteen.win') },
          { id: 'theirs', words: say('lesson.dealt.fifteen.theirs') },
          { id: 'on', words: say('lesson.another-goal.fifteen.on') },
        ],
        explanation: say('lesson.dealt.fifteen.because'),
      },
    },
  };
}

/** Makes a random practice question: how many tokens are placed in the Planning Phase (SC-5.1). */
export function dealtTokens(random: RandomState): PracticeQuestion {
  const seats = oneOf(random, [2, 3]);
  const tokensPlaced = between(random, 1, 3);
  const orderKind = oneOf(random, ORDER_KINDS_TO_DEAL);
  return {
    position: () => {
      const builder = new PositionBuilder((['raynor', 'overmind', 'tassadar'] as const).slice(0, seats))
        .eventDeck()
        .planet('pridewater', 0, 0)
        .planet('antiga-prime', 1, 0, 2)
        .planet('braken', 0, 1, 0, RIVAL)
        .base('pridewater-1', LEARNER)
        .base('braken-3', RIVAL);
      if (seats > 2) builder.base('antiga-prime-3', 2);
      const allSeats = Array.from({ length: seats }, (_, seat) => seat);
      const homePlanets: readonly PlanetId[] = ['pridewater', 'braken', 'antiga-prime'];
      for (const seat of allSeats) {
        for (let tokenIndex = 0; tokenIndex < tokensPlaced; tokenIndex += 1)
          builder.order(seat, homePlanets[seat] ?? 'pridewater', tokenIndex < 2 ? orderKind : 'build');
      }
      const cyclesLeft = Array.from({ length: 4 - tokensPlaced }, (_, at) => tokensPlaced + 1 + at);
      return builder
        .with(state => {
          state.phase = 'planning';
        })
        .beginningAt(
          ...cyclesLeft.flatMap(cycle =>
            allSeats.map(seat => ({ step: 'planning.order', args: { seat, cycle } }) as const),
          ),
          { step: 'execution.begin', args: {} },
        );
    },
    changes: {
      say: say('lesson.dealt.tokens', { players: seats, lying: tokensPlaced }),
      goals: [goal('lesson.watched-round.plan.goal', now => told(now, 'execution.begins'))],
      way: Array.from({ length: 12 }, () => firstOption),
    },
  };
}

/** Makes a random practice question: the effect of the upper of two orders on a stack (SC-6.5). */
export function dealtUpperOrder(random: RandomState): PracticeQuestion {
  const isMobilizeAbove = oneOf(random, [true, false]);
  const marines = between(random, 1, 3);
  const area = oneOf(random, areasOf('pridewater'));
  const [below, above]: readonly OrderKind[] = isMobilizeAbove ? ['build', 'mobilize'] : ['mobilize', 'build'];
  return {
    position: () =>
      trainingCluster()
        .workers(LEARNER, 6)
        .area(area, LEARNER, { marine: marines })
        .transport('pridewater', 'antiga-prime', LEARNER)
        .order(LEARNER, 'antiga-prime', below ?? 'build')
        .order(LEARNER, 'antiga-prime', above ?? 'build')
        .order(RIVAL, 'braken', 'research')
        .beginningAt(LEARNER_TURN, { step: 'execution.turn', args: { seat: RIVAL } }),
    changes: {
      say: say('lesson.dealt.upper', {
        above: orderName(above ?? 'build'),
        below: orderName(below ?? 'build'),
        marines,
      }),
      goals: [
        goal('lesson.watched-round.move.goal', now => now.view.order?.seat !== LEARNER && now.decision?.seat === RIVAL),
      ],
      way: Array.from(
        { length: 8 },
        (): WayAnswer => decision =>
          firstOffered(
            decision,
            ...[
              'order:antiga-prime',
              'execute',
              `move-all:marine:${area}>antiga-prime-1`,
              `move:marine:${area}>antiga-prime-1`,
            ],
            ...(decision.kind === 'mobilize.move' ? [`unit:marine@${area}`] : []),
            'done',
          ) ?? '',
      ),
      predict: {
        outcome: now =>
          hasBaseOn(now, 'antiga-prime') ? 'base' : unitsOn(now, 'antiga-prime') > 0 ? 'units' : 'nobody',
        explanation: say('lesson.dealt.upper.because'),
      },
    },
  };
}

/** Makes a random practice question: what pays for a base (SC-8.2). */
export function dealtPaying(random: RandomState): PracticeQuestion {
  const area = oneOf(random, areasOf('antiga-prime'));
  const pool = between(random, 3, 8);
  return {
    position: () =>
      trainingCluster()
        .workers(LEARNER, pool)
        .area(area, LEARNER, { marine: 1 })
        .order(LEARNER, 'antiga-prime', 'build')
        .order(RIVAL, 'braken', 'research')
        .beginningAt(LEARNER_TURN, { step: 'execution.turn', args: { seat: RIVAL } }),
    changes: {
      say: say('lesson.dealt.paying', { area: areaName(area), pool }),
      goals: [
        goal('lesson.watched-round.build.goal', now => hasBaseOn(now, 'antiga-prime') && now.decision?.seat === RIVAL),
      ],
      way: ['execute', 'done', `base:${area}`, 'auto'],
      predict: { outcome: now => (learnerView(now).pool < pool ? 'workers' : 'nothing') },
    },
  };
}

/** Makes a random practice question: in which area a base is (SC-1.2). */
export function dealtBase(random: RandomState): PracticeQuestion {
  const planet = oneOf(random, PLANETS_TO_ASK);
  const areas = areasOf(planet);
  const area = oneOf(random, areas);
  const units = between(random, 1, 2);
  return {
    position: () =>
      new PositionBuilder(['raynor', 'overmind'])
        .eventDeck()
        .planet('pridewater', 0, 0)
        .planet(planet, 0, 1, 0, RIVAL)
        .base('pridewater-1', LEARNER)
        .base(area, RIVAL)
        .area(areas.find(other => other !== area) ?? area, RIVAL, { zergling: units })
        .order(LEARNER, 'pridewater', 'build')
        .beginningAt(LEARNER_TURN),
    changes: {
      say: say('lesson.dealt.base'),
      refs: [`planet:${planet}`],
      predict: {
        ask: say('lesson.galaxy.read.ask', { planet: planetName(planet) }),
        choices: areaChoices(...areas),
        outcome: ({ view }) => areas.find(other => view.areas[other]?.base === RIVAL) ?? '',
        explanation: say('lesson.dealt.base.because'),
      },
    },
  };
}
