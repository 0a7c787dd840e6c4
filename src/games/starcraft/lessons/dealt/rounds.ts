import type { RandomState } from '../../../../kernel/plain/random.ts';
import { between, oneOf } from '../../../../lessons/dealing.ts';
import type { PartialVariation, WayAnswer } from '../../../../lessons/lesson.ts';
import type { CardId } from '../../data/cards.ts';
import { UNITS } from '../../data/units.ts';
import type { UnitType } from '../../data/units.ts';
import { say } from '../../text/say.ts';
import type { StarCraftView } from '../../view.ts';
import type { PositionBuilder } from '../position.ts';
import { LEARNER, trainingCluster } from '../position.ts';
import { goal, learnerView, told } from '../seen.ts';

// Shared parts of practice positions in the Execution Phase.

export type PracticeQuestion = PartialVariation<StarCraftView>;

export const LEARNER_TURN = { step: 'execution.turn', args: { seat: LEARNER } } as const;
/** The number of the round that is ending. */
export const ROUND = 3;
export const isRegrouped = goal('lesson.dealt.regrouped', ({ view }) => view.round > ROUND);

export const firstOption: WayAnswer = ({ options }) => options[0]?.id ?? '';

export const TECHNOLOGIES = [
  { id: 'spider-mines', card: 'spider-mines-1', to: 'deck' },
  { id: 'bunker', card: 'bunker-1', to: 'area' },
  { id: 'siege-mode', card: 'siege-mode-1', to: 'deck' },
  { id: 'charon-boosters', card: 'charon-boosters-1', to: 'area' },
] as const satisfies readonly { readonly id: string; readonly card: CardId; readonly to: string }[];

/** A position in which the learner can buy technologies and has this many cards in its hand. */
export function researchPosition(cards: number, special: boolean): PositionBuilder {
  return trainingCluster()
    .workers(LEARNER, 6)
    .area('pridewater-1', LEARNER, { marine: 2, vulture: 1 })
    .seat(LEARNER, owner => {
      owner.buildings.factory = 1;
      owner.modules['research-development'] = 2;
      owner.hand.push(...owner.deck.splice(0, cards));
    })
    .order(LEARNER, 'pridewater', 'research', special);
}

/** Makes a random practice question: where the copies of a technology go (SC-11.6, SC-11.9). */
export function dealtTechnology(random: RandomState): PracticeQuestion {
  const { id, card } = oneOf(random, TECHNOLOGIES);
  const cards = between(random, 1, 5);
  return {
    position: () => researchPosition(cards, false).beginningAt(LEARNER_TURN),
    changes: {
      say: say(`lesson.dealt.technology.${id}`),
      goals: [goal('lesson.dealt.technology.goal', now => told(now, 'research.bought'))],
      way: ['execute', 'draw-cards', `technology:${id}`, 'auto'],
      predict: {
        outcome: now =>
          learnerView(now).playArea.includes(card) ? 'area' : told(now, 'technology.shuffled-in') ? 'deck' : 'hand',
        explanation: say('lesson.dealt.technology.because'),
      },
    },
  };
}

export const ATTACKERS: readonly UnitType[] = [
  'marine',
  'firebat',
  'vulture',
  'goliath',
  'siege-tank',
  'science-vessel',
  'wraith',
];

/** The price of a unit in minerals plus gas. */
export function priceOf(unit: UnitType): number {
  const { minerals, gas } = UNITS[unit].cost;
  return minerals + gas;
}
