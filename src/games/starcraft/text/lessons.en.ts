import { workersPayTexts } from './lessons/workers-pay.en.ts';

/** What the coach says, lesson by lesson. */
export const lessonTexts = {
  ...workersPayTexts,
} as const;
