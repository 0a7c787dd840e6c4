import { expandTexts } from './lessons/expand.en.ts';
import { mobilizeLessonTexts } from './lessons/mobilize.en.ts';
import { workersPayTexts } from './lessons/workers-pay.en.ts';

/** What the coach says, lesson by lesson. */
export const lessonTexts = {
  ...workersPayTexts,
  ...mobilizeLessonTexts,
  ...expandTexts,
} as const;
