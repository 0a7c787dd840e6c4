import { lessonFrom } from '../../../lessons/lesson.ts';
import type { Lesson } from '../../../lessons/lesson.ts';
import { aliens } from './aliens.ts';
import { battle } from './battle.ts';
import { blockade } from './blockade.ts';
import { bombard } from './bombard.ts';
import { carriers } from './carriers.ts';
import { empiresCourse } from './course.ts';
import { deepSpace } from './deep-space.ts';
import { economy } from './economy.ts';
import { empires } from './empires.ts';
import { explore } from './explore.ts';
import { galaxy } from './galaxy.ts';
import { machines } from './machines.ts';
import { roads } from './roads.ts';
import type { EmpiresLesson } from './seen.ts';
import { settle } from './settle.ts';
import { terrain } from './terrain.ts';
import { whatToBuy } from './what-to-buy.ts';
import { wholeTurn } from './whole-turn.ts';

const LESSONS_IN_ORDER: readonly EmpiresLesson[] = [
  galaxy,
  explore,
  settle,
  economy,
  deepSpace,
  battle,
  terrain,
  whatToBuy,
  bombard,
  wholeTurn,
  carriers,
  roads,
  aliens,
  machines,
  empires,
  blockade,
];

/** The lessons of Space Empires, in the order of teaching. */
export const empiresLessons: readonly Lesson[] = LESSONS_IN_ORDER.map(lesson => lessonFrom(empiresCourse, lesson));
