import { attackLessonTexts } from './lessons/attack.en.ts';
import { sectorsLessonTexts } from './lessons/sectors.en.ts';
import { walkingLessonTexts } from './lessons/walking.en.ts';

/** What the people in the lessons are called, and what the coach says, lesson by lesson. */
export const lessonTexts = {
  'lesson-name.learner': 'Cadet',
  'lesson-name.marines': 'Sergeant',
  'lesson-name.scientists': 'Professor',
  'lesson-name.aliens': 'Brood',
  'lesson-name.greys': 'Visitor',
  'lesson-name.pandora': 'Keeper',
  ...walkingLessonTexts,
  ...sectorsLessonTexts,
  ...attackLessonTexts,
} as const;
