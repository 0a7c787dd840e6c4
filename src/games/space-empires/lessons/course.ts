import type { Course, PartOfPlay } from '../../../lessons/lesson.ts';
import { LEARNER } from '../../../lessons/position.ts';
import { say } from '../text/say.ts';
import { isEmpiresView } from '../view.ts';
import type { EmpiresView } from '../view.ts';

/** The learner's turn as a part of play (SE-5.2); `null` outside that turn. */
function part({ cycle, turn, active }: EmpiresView): PartOfPlay | null {
  return active === LEARNER ? { key: `turn:${cycle}:${turn}`, over: say('lesson-part.turn') } : null;
}

/** What the lessons of Space Empires have in common. */
export const empiresCourse: Course<EmpiresView> = { reads: isEmpiresView, part };
