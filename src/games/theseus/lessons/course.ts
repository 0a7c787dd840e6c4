import type { Course, PartOfPlay } from '../../../lessons/lesson.ts';
import { LEARNER } from '../../../lessons/position.ts';
import { say } from '../text/say.ts';
import { isTheseusView } from '../view.ts';
import type { TheseusView } from '../view.ts';

/** A turn of the learner's, with the extra turns in it (TH-5.1, TH-10.7). */
function part({ round, turn }: TheseusView): PartOfPlay | null {
  return turn?.seat === LEARNER ? { key: `turn:${round}`, over: say('lesson-part.turn') } : null;
}

/** What the lessons of Theseus have in common. */
export const theseusCourse: Course<TheseusView> = { reads: isTheseusView, part };
