import type { Course, PartOfPlay } from '../../../lessons/lesson.ts';
import { say } from '../text/say.ts';
import { isStarCraftView } from '../view.ts';
import type { StarCraftView } from '../view.ts';
import { LEARNER } from './position.ts';

/**
 * A phase of the round (SC-1.3) or, in the execution, one order of the learner's: its token stays on the board until it
 * is over (SC-6.5).
 */
function part({ phase, round, seats }: StarCraftView): PartOfPlay {
  const tokens = phase === 'execution' ? ` ${seats[LEARNER]?.ordersOnBoard ?? 0}` : '';
  return { key: `${round} ${phase}${tokens}`, over: say(`lesson-part.${phase}`) };
}

/** What the lessons of StarCraft have in common. */
export const starcraftCourse: Course<StarCraftView> = { reads: isStarCraftView, part };
