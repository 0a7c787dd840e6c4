import { lessonFrom } from '../../../lessons/lesson.ts';
import type { Lesson } from '../../../lessons/lesson.ts';
import { emperorCourse } from './course.ts';
import { dukedom } from './dukedom.ts';
import { explorer } from './explorer.ts';
import { merchant } from './merchant.ts';
import { steward } from './steward.ts';
import { engineer } from './engineer.ts';
import { moving } from './moving.ts';
import { battle } from './battle.ts';
import { regent } from './regent.ts';
import { science } from './science.ts';
import { endgame } from './endgame.ts';
import { market } from './market.ts';
import { twoRegents } from './two-regents.ts';
import { whenToFight } from './when-to-fight.ts';
import { whichTechnology } from './which-technology.ts';
import { whichRole } from './which-role.ts';
import { lastRounds } from './last-rounds.ts';
import type { EmperorLesson } from './seen.ts';

const TYPED_LESSONS: readonly EmperorLesson[] = [
  dukedom,
  explorer,
  merchant,
  steward,
  engineer,
  moving,
  battle,
  regent,
  science,
  endgame,
  market,
  twoRegents,
  whenToFight,
  whichTechnology,
  whichRole,
  lastRounds,
];

/** The lessons of Galactic Emperor, in the order of teaching. */
export const emperorLessons: readonly Lesson[] = TYPED_LESSONS.map(lesson => lessonFrom(emperorCourse, lesson));
