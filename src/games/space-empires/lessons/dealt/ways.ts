import type { RandomState } from '../../../../kernel/plain/random.ts';
import { drawItems } from '../../../../lessons/dealing.ts';
import { firstOffered } from '../../../../lessons/goals.ts';
import type { WayAnswer } from '../../../../lessons/lesson.ts';
import type { HexId } from '../../data/hexes.ts';
import { fireAnswer, optionId } from '../seen.ts';

// Parts that practice battles share: dice that miss, and answers that fight.

/** A die result that misses, whoever fires. */
export const MISS = 10;
export const missDice: readonly number[] = Array.from({ length: 14 }, () => MISS);

const fightAnswer: WayAnswer = decision => {
  if (decision.kind === 'battle.fire') return fireAnswer(decision);
  if (decision.kind === 'bombard.fire') return optionId(decision, 'fire') ?? 'done';
  return firstOffered(decision, 'stay', 'done', 'enough') ?? 'done';
};

/** A list of `answers` answers that fire, or bombard, whenever possible and never screen. */
export function fightsOn(answers: number): readonly WayAnswer[] {
  return Array.from({ length: answers }, () => fightAnswer);
}

const COLONY_HEXES: readonly HexId[] = ['j6', 'j8', 'k8', 'k6', 'i6', 'i8'];

/** Two random hexes for colonies near the homeworld, with different random values. */
export function twoColonies(random: RandomState) {
  const [a = 'j6', b = 'j8'] = drawItems(random, COLONY_HEXES, 2).toSorted();
  const [x = 3, y = 5] = drawItems(random, [1, 3, 5], 2);
  return { a, b, x, y };
}
