import { lessonFrom } from '../../../lessons/lesson.ts';
import type { Lesson } from '../../../lessons/lesson.ts';
import { emperorCourse } from './course.ts';
import { dukedomLesson } from './dukedom.ts';
import { explorerLesson } from './explorer.ts';
import { merchantLesson } from './merchant.ts';
import { stewardLesson } from './steward.ts';
import { engineerLesson } from './engineer.ts';
import { movingLesson } from './moving.ts';
import { battleLesson } from './battle.ts';
import { regentLesson } from './regent.ts';
import { scienceLesson } from './science.ts';
import { endgameLesson } from './endgame.ts';
import { marketLesson } from './market.ts';
import { twoRegentsLesson } from './two-regents.ts';
import { whenToFightLesson } from './when-to-fight.ts';
import { whichTechnologyLesson } from './which-technology.ts';
import { whichRoleLesson } from './which-role.ts';
import { lastRoundsLesson } from './last-rounds.ts';
import type { EmperorLesson } from './seen.ts';

const TYPED_LESSONS: readonly EmperorLesson[] = [
  dukedomLesson,
  explorerLesson,
  merchantLesson,
  stewardLesson,
  engineerLesson,
  movingLesson,
  battleLesson,
  regentLesson,
  scienceLesson,
  endgameLesson,
  marketLesson,
  twoRegentsLesson,
  whenToFightLesson,
  whichTechnologyLesson,
  whichRoleLesson,
  lastRoundsLesson,
];

/** The lessons of Galactic Emperor, in the order of teaching. */
export const emperorLessons: readonly Lesson[] = TYPED_LESSONS.map(lesson => lessonFrom(emperorCourse, lesson));
