import { lessonFrom } from '../../lesson.ts';
import type { Lesson } from '../../lesson.ts';
import { isTheseusView } from '../view.ts';
import { attack } from './attack.ts';
import { sectors } from './sectors.ts';
import type { TheseusLesson } from './seen.ts';
import { walking } from './walking.ts';

const WRITTEN: readonly TheseusLesson[] = [walking, sectors, attack];

/** The lessons of Theseus, in the order of teaching. */
export const theseusLessons: readonly Lesson[] = WRITTEN.map(lesson => lessonFrom(isTheseusView, lesson));
