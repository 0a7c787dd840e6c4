import { aliensLessonTexts } from './lessons/aliens.en.ts';
import { battleLessonTexts } from './lessons/battle.en.ts';
import { bombardLessonTexts } from './lessons/bombard.en.ts';
import { carriersLessonTexts } from './lessons/carriers.en.ts';
import { economyLessonTexts } from './lessons/economy.en.ts';
import { blockadeLessonTexts } from './lessons/blockade.en.ts';
import { empiresLessonTexts } from './lessons/empires.en.ts';
import { exploreLessonTexts } from './lessons/explore.en.ts';
import { galaxyLessonTexts } from './lessons/galaxy.en.ts';
import { dealtLessonTexts } from './lessons/dealt.en.ts';
import { deepSpaceLessonTexts } from './lessons/deep-space.en.ts';
import { machinesLessonTexts } from './lessons/machines.en.ts';
import { roadsLessonTexts } from './lessons/roads.en.ts';
import { settleLessonTexts } from './lessons/settle.en.ts';
import { terrainLessonTexts } from './lessons/terrain.en.ts';
import { whatToBuyLessonTexts } from './lessons/what-to-buy.en.ts';
import { wholeTurnLessonTexts } from './lessons/whole-turn.en.ts';

/** The names of people in the lessons, and the texts of the coach, lesson by lesson. */
export const lessonTexts = {
  'lesson-name.learner': 'Admiral',
  'lesson-name.rival': 'Korr',
  'lesson-part.turn': 'Your turn is over',
  'lesson-number': '{number}',
  ...galaxyLessonTexts,
  ...exploreLessonTexts,
  ...settleLessonTexts,
  ...economyLessonTexts,
  ...deepSpaceLessonTexts,
  ...battleLessonTexts,
  ...terrainLessonTexts,
  ...whatToBuyLessonTexts,
  ...bombardLessonTexts,
  ...wholeTurnLessonTexts,
  ...carriersLessonTexts,
  ...roadsLessonTexts,
  ...aliensLessonTexts,
  ...machinesLessonTexts,
  ...empiresLessonTexts,
  ...blockadeLessonTexts,
  ...dealtLessonTexts,
} as const;
