import type { Course, PartOfPlay } from '../../../lessons/lesson.ts';
import { LEARNER } from '../../../lessons/position.ts';
import { say } from '../text/say.ts';
import { isEmpiresView } from '../view.ts';
import type { EmpiresView } from '../view.ts';

/** The part of play that the learner's turn is (SE-5.2); `null` outside that turn. */
function currentPart({ cycle, turn, active }: EmpiresView): PartOfPlay | null {
  return active === LEARNER ? { key: `turn:${cycle}:${turn}`, over: say('lesson-part.turn') } : null;
}

/** The facts that all lessons of Space Empires share: how to check a view, and what a part of play is. */
export const empiresCourse: Course<EmpiresView> = { reads: isEmpiresView, part: currentPart };
