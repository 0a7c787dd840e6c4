import { lessonFrom } from '../../../lessons/lesson.ts';
import type { Lesson } from '../../../lessons/lesson.ts';
import { starcraftCourse } from './course.ts';
import type { StarCraftLesson } from './seen.ts';
import { anotherGoalLesson } from './another-goal.ts';
import { expandLesson } from './expand.ts';
import { firstRoundLesson } from './first-round.ts';
import { firstBattleLesson } from './first-battle.ts';
import { groundAndAirLesson } from './ground-and-air.ts';
import { galaxyLesson } from './galaxy.ts';
import { growingLesson } from './growing.ts';
import { hardChoicesLesson } from './hard-choices.ts';
import { liftOffLesson } from './lift-off.ts';
import { mobilizeLesson } from './mobilize.ts';
import { ordersLesson } from './orders.ts';
import { reinforcementsLesson } from './reinforcements.ts';
import { racesLesson } from './races.ts';
import { researchLesson } from './research.ts';
import { startAndCancelLesson } from './start-and-cancel.ts';
import { teamsLesson } from './teams.ts';
import { unseenLesson } from './unseen.ts';
import { specialAttackLesson } from './special-attack.ts';
import { specialOrdersLesson } from './special-orders.ts';
import { watchedRoundLesson } from './watched-round.ts';
import { winningLesson } from './winning.ts';
import { workersPayLesson } from './workers-pay.ts';

const LESSONS: readonly StarCraftLesson[] = [
  watchedRoundLesson,
  galaxyLesson,
  ordersLesson,
  workersPayLesson,
  mobilizeLesson,
  expandLesson,
  growingLesson,
  firstBattleLesson,
  groundAndAirLesson,
  reinforcementsLesson,
  researchLesson,
  unseenLesson,
  startAndCancelLesson,
  hardChoicesLesson,
  specialOrdersLesson,
  specialAttackLesson,
  liftOffLesson,
  racesLesson,
  winningLesson,
  anotherGoalLesson,
  firstRoundLesson,
  teamsLesson,
];

/** The lessons of StarCraft, in the order of teaching. */
export const starcraftLessons: readonly Lesson[] = LESSONS.map(lesson => lessonFrom(starcraftCourse, lesson));
