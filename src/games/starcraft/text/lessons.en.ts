import { expandTexts } from './lessons/expand.en.ts';
import { firstBattleTexts } from './lessons/first-battle.en.ts';
import { growingTexts } from './lessons/growing.en.ts';
import { mobilizeLessonTexts } from './lessons/mobilize.en.ts';
import { ordersLessonTexts } from './lessons/orders.en.ts';
import { workersPayTexts } from './lessons/workers-pay.en.ts';

/** What the coach says, lesson by lesson. */
export const lessonTexts = {
  ...ordersLessonTexts,
  ...workersPayTexts,
  ...mobilizeLessonTexts,
  ...expandTexts,
  ...growingTexts,
  ...firstBattleTexts,
} as const;
