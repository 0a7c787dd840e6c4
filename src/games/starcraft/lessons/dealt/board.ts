import type { RandomState } from '../../../../kernel/plain/random.ts';
import type { Seat } from '../../../../kernel/words/message.ts';
import { between, drawItems } from '../../../../lessons/dealing.ts';
import type { PartialVariation, WayAnswer } from '../../../../lessons/lesson.ts';
import type { OrderKind } from '../../data/factions.ts';
import type { AreaId, PlanetId } from '../../data/planets.ts';
import { say } from '../../text/say.ts';
import type { StarCraftView } from '../../view.ts';
import type { PositionBuilder } from '../position.ts';
import { LEARNER, RIVAL, trainingCluster } from '../position.ts';
import { goal, numberChoices, learnerView } from '../seen.ts';

// Shared parts of practice positions: the end of a round, and areas with random owners.

export type PracticeQuestion = PartialVariation<StarCraftView>;

export const LEARNER_TURN = { step: 'execution.turn', args: { seat: LEARNER } } as const;
export const firstOption: WayAnswer = ({ options }) => options[0]?.id ?? '';
/** The answers that exchange the learner's last order for an Event card, and then play no Event card. */
export const GIVE_UP_ORDER: readonly WayAnswer[] = ['event-card', 'none', firstOption, firstOption];
export const ROUND = 3;

/** A position before the learner's last order of the round. After it comes the Regrouping Phase. */
export function positionBeforeRegrouping(builder: PositionBuilder) {
  return () =>
    builder
      .with(state => {
        state.round = ROUND;
      })
      .order(LEARNER, 'pridewater', 'research')
      .beginningAt(LEARNER_TURN);
}

export const isRegrouped = goal('lesson.dealt.regrouped', ({ view }) => view.round > ROUND || view.outcome !== null);

export const CONTESTED_AREAS: readonly AreaId[] = ['antiga-prime-1', 'antiga-prime-2', 'antiga-prime-3', 'braken-1'];

/** Deals owners to some of the `CONTESTED_AREAS` at random. */
export function dealtHolders(random: RandomState): ReadonlyMap<AreaId, Seat> {
  const areas = drawItems(random, CONTESTED_AREAS, between(random, 1, CONTESTED_AREAS.length));
  return new Map(areas.map(area => [area, between(random, LEARNER, RIVAL)]));
}

export function positionWithHolders(holders: ReadonlyMap<AreaId, Seat>): PositionBuilder {
  const builder = trainingCluster().workers(LEARNER, 4);
  for (const [area, seat] of holders) builder.area(area, seat, seat === LEARNER ? { marine: 1 } : { zergling: 1 });
  return builder;
}

/** Makes a random practice question: the learner's conquest points after regrouping (SC-18.5). */
export function dealtPoints(random: RandomState): PracticeQuestion {
  const holders = dealtHolders(random);
  return {
    position: positionBeforeRegrouping(positionWithHolders(holders)),
    changes: {
      say: say('lesson.dealt.points'),
      refs: ['area:antiga-prime-1', 'area:braken-1'],
      goals: [isRegrouped],
      way: GIVE_UP_ORDER,
      predict: {
        choices: numberChoices(0, 1, 2, 3),
        outcome: now => `${learnerView(now).conquestPoints}`,
        explanation: say('lesson.dealt.points.because'),
      },
    },
  };
}

export const ORDER_KINDS_TO_DEAL: readonly OrderKind[] = ['build', 'mobilize', 'research'];

/** The planets that practice questions about areas use. */
export const PLANETS_TO_ASK: readonly PlanetId[] = ['dylar-iv', 'helios', 'braken', 'antiga-prime', 'tarsonis'];
