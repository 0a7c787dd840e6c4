import { dukedomLessonTexts } from './lessons/dukedom.en.ts';
import { explorerLessonTexts } from './lessons/explorer.en.ts';
import { merchantLessonTexts } from './lessons/merchant.en.ts';
import { stewardLessonTexts } from './lessons/steward.en.ts';
import { engineerLessonTexts } from './lessons/engineer.en.ts';
import { movingLessonTexts } from './lessons/moving.en.ts';
import { battleLessonTexts } from './lessons/battle.en.ts';
import { regentLessonTexts } from './lessons/regent.en.ts';
import { scienceLessonTexts } from './lessons/science.en.ts';
import { endgameLessonTexts } from './lessons/endgame.en.ts';
import { marketLessonTexts } from './lessons/market.en.ts';
import { twoRegentsLessonTexts } from './lessons/two-regents.en.ts';
import { whenToFightLessonTexts } from './lessons/when-to-fight.en.ts';
import { whichTechnologyLessonTexts } from './lessons/which-technology.en.ts';
import { whichRoleLessonTexts } from './lessons/which-role.en.ts';
import { lastRoundsLessonTexts } from './lessons/last-rounds.en.ts';
import { dealtLessonTexts } from './lessons/dealt.en.ts';

/** The names of the people in lessons, and the texts of all lessons. */
export const lessonTexts = {
  'lesson-name.learner': 'Duke',
  'lesson-name.vega': 'Vega',
  'lesson-name.mira': 'Mira',
  'lesson-part.turn': 'Your turn in this role is over',
  'lesson-number': '{number}',
  ...dukedomLessonTexts,
  ...explorerLessonTexts,
  ...merchantLessonTexts,
  ...stewardLessonTexts,
  ...engineerLessonTexts,
  ...movingLessonTexts,
  ...battleLessonTexts,
  ...regentLessonTexts,
  ...scienceLessonTexts,
  ...endgameLessonTexts,
  ...marketLessonTexts,
  ...twoRegentsLessonTexts,
  ...whenToFightLessonTexts,
  ...whichTechnologyLessonTexts,
  ...whichRoleLessonTexts,
  ...lastRoundsLessonTexts,
  ...dealtLessonTexts,
} as const;
