import { lessonFrom } from '../../../lessons/lesson.ts';
import type { Lesson } from '../../../lessons/lesson.ts';
import { attack } from './attack.ts';
import { cards } from './cards.ts';
import { combos } from './combos.ts';
import { theseusCourse } from './course.ts';
import { data } from './data.ts';
import { endgame } from './endgame.ts';
import { fourthUnit } from './fourth-unit.ts';
import { freeForAll } from './free-for-all.ts';
import { greys } from './greys.ts';
import { instants } from './instants.ts';
import { pandora } from './pandora.ts';
import { sectors } from './sectors.ts';
import type { TheseusLesson } from './seen.ts';
import { setUp } from './set-up.ts';
import { teams } from './teams.ts';
import { tie } from './tie.ts';
import { traps } from './traps.ts';
import { upgrading } from './upgrading.ts';
import { walking } from './walking.ts';
import { whoWins } from './who-wins.ts';
import { wholeRound } from './whole-round.ts';

const LESSONS: readonly TheseusLesson[] = [
  walking,
  sectors,
  attack,
  fourthUnit,
  cards,
  instants,
  traps,
  upgrading,
  combos,
  data,
  whoWins,
  endgame,
  setUp,
  wholeRound,
  tie,
  greys,
  freeForAll,
  pandora,
  teams,
];

/** The lessons of Theseus, in the order of teaching. */
export const theseusLessons: readonly Lesson[] = LESSONS.map(lesson => lessonFrom(theseusCourse, lesson));
