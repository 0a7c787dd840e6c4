import type { Course, PartOfPlay } from '../../../lessons/lesson.ts';
import { LEARNER } from '../../../lessons/position.ts';
import { say } from '../text/say.ts';
import { isEmperorView } from '../view.ts';
import type { EmperorView } from '../view.ts';

/** The part of play that a learner can repeat: the learner's turn in a role (GE-3.2); `null` outside that turn. */
function currentPart({ round, picks, turn }: EmperorView): PartOfPlay | null {
  return turn?.seat === LEARNER ? { key: `turn:${round}:${picks.length}`, over: say('lesson-part.turn') } : null;
}

/** The definitions that all lessons of Galactic Emperor share. */
export const emperorCourse: Course<EmperorView> = { reads: isEmperorView, part: currentPart };
