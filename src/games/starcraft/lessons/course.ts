import type { Course, PartOfPlay } from '../../../lessons/lesson.ts';
import { say } from '../text/say.ts';
import { isStarCraftView } from '../view.ts';
import type { StarCraftView } from '../view.ts';
import { LEARNER } from './position.ts';

/**
 * The part of a round that a view belongs to: a phase (SC-1.3) or, in the Execution Phase, one order of the learner.
 * The order's token stays on the board until the order is finished (SC-6.5).
 */
function partOfRound({ phase, round, seats }: StarCraftView): PartOfPlay {
  const tokens = phase === 'execution' ? ` ${seats[LEARNER]?.ordersOnBoard ?? 0}` : '';
  return { key: `${round} ${phase}${tokens}`, over: say(`lesson-part.${phase}`) };
}

/** The properties that all lessons of StarCraft share. */
export const starcraftCourse: Course<StarCraftView> = { reads: isStarCraftView, part: partOfRound };
