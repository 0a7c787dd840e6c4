import { lessonFrom } from '../../../lessons/lesson.ts';
import type { Lesson } from '../../../lessons/lesson.ts';
import { starcraftCourse } from './course.ts';
import type { StarCraftLesson } from './seen.ts';
import { anotherGoal } from './another-goal.ts';
import { expand } from './expand.ts';
import { firstRound } from './first-round.ts';
import { firstBattle } from './first-battle.ts';
import { groundAndAir } from './ground-and-air.ts';
import { galaxy } from './galaxy.ts';
import { growingLesson } from './growing.ts';
import { hardChoices } from './hard-choices.ts';
import { liftOff } from './lift-off.ts';
import { mobilize } from './mobilize.ts';
import { orders } from './orders.ts';
import { reinforcements } from './reinforcements.ts';
import { races } from './races.ts';
import { research } from './research.ts';
import { startAndCancel } from './start-and-cancel.ts';
import { teams } from './teams.ts';
import { unseen } from './unseen.ts';
import { specialAttack } from './special-attack.ts';
import { specialOrders } from './special-orders.ts';
import { watchedRound } from './watched-round.ts';
import { winning } from './winning.ts';
import { workersPay } from './workers-pay.ts';

const LESSONS: readonly StarCraftLesson[] = [
  watchedRound,
  galaxy,
  orders,
  workersPay,
  mobilize,
  expand,
  growingLesson,
  firstBattle,
  groundAndAir,
  reinforcements,
  research,
  unseen,
  startAndCancel,
  hardChoices,
  specialOrders,
  specialAttack,
  liftOff,
  races,
  winning,
  anotherGoal,
  firstRound,
  teams,
];

/** The lessons of StarCraft, in the order of teaching. */
export const starcraftLessons: readonly Lesson[] = LESSONS.map(lesson => lessonFrom(starcraftCourse, lesson));
