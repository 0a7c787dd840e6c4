import type { Course, PartOfPlay } from '../../../lessons/lesson.ts';
import { LEARNER } from '../../../lessons/position.ts';
import { say } from '../text/say.ts';
import { isTheseusView } from '../view.ts';
import type { TheseusView } from '../view.ts';

/**
 * The parts of play in a lesson: each turn of the learner, including its extra turns (TH-5.1, TH-10.7); `null` in other
 * turns.
 */
function part({ round, turn }: TheseusView): PartOfPlay | null {
  return turn?.seat === LEARNER ? { key: `turn:${round}`, over: say('lesson-part.turn') } : null;
}

/** The functions that all lessons of Theseus share. */
export const theseusCourse: Course<TheseusView> = { reads: isTheseusView, part };
