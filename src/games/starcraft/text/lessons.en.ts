import { anotherGoalTexts } from './lessons/another-goal.en.ts';
import { dealtTexts } from './lessons/dealt.en.ts';
import { expandTexts } from './lessons/expand.en.ts';
import { firstBattleTexts } from './lessons/first-battle.en.ts';
import { firstRoundTexts } from './lessons/first-round.en.ts';
import { galaxyLessonTexts } from './lessons/galaxy.en.ts';
import { groundAndAirTexts } from './lessons/ground-and-air.en.ts';
import { hardChoicesTexts } from './lessons/hard-choices.en.ts';
import { reinforcementsTexts } from './lessons/reinforcements.en.ts';
import { researchLessonTexts } from './lessons/research.en.ts';
import { growingTexts } from './lessons/growing.en.ts';
import { liftOffLessonTexts } from './lessons/lift-off.en.ts';
import { mobilizeLessonTexts } from './lessons/mobilize.en.ts';
import { ordersLessonTexts } from './lessons/orders.en.ts';
import { startAndCancelTexts } from './lessons/start-and-cancel.en.ts';
import { teamsTexts } from './lessons/teams.en.ts';
import { racesTexts } from './lessons/races.en.ts';
import { specialAttackTexts } from './lessons/special-attack.en.ts';
import { specialOrdersTexts } from './lessons/special-orders.en.ts';
import { unseenTexts } from './lessons/unseen.en.ts';
import { watchedRoundTexts } from './lessons/watched-round.en.ts';
import { winningTexts } from './lessons/winning.en.ts';
import { workersPayTexts } from './lessons/workers-pay.en.ts';

/** The names of the people in the lessons, and the coach's texts, lesson by lesson. */
export const lessonTexts = {
  'lesson-name.cadet': 'Cadet',
  'lesson-name.kerrigan': 'Kerrigan',
  'lesson-name.tassadar': 'Tassadar',
  'lesson-name.aldaris': 'Aldaris',
  'lesson-name.mengsk': 'Mengsk',
  'lesson-say.number': '{count} in all',
  'lesson-say.range': '{least} to {most}',
  'lesson-say.nobody': 'nobody falls',
  'lesson-say.both': 'somebody on both sides falls',
  'lesson-say.hers': 'only somebody of Kerrigan’s falls',
  'lesson-say.mine': 'only somebody of mine falls',
  'lesson-part.set-up': 'The set-up is over',
  'lesson-part.planning': 'Planning is over',
  'lesson-part.execution': 'Your order is over',
  'lesson-part.regrouping': 'Regrouping is over',
  'lesson-part.other-attack': 'A battle has begun, but not the one that was asked for. {advice}',
  ...watchedRoundTexts,
  ...galaxyLessonTexts,
  ...ordersLessonTexts,
  ...workersPayTexts,
  ...mobilizeLessonTexts,
  ...expandTexts,
  ...growingTexts,
  ...firstBattleTexts,
  ...groundAndAirTexts,
  ...reinforcementsTexts,
  ...researchLessonTexts,
  ...unseenTexts,
  ...hardChoicesTexts,
  ...startAndCancelTexts,
  ...specialOrdersTexts,
  ...specialAttackTexts,
  ...liftOffLessonTexts,
  ...racesTexts,
  ...anotherGoalTexts,
  ...teamsTexts,
  ...winningTexts,
  ...firstRoundTexts,
  ...dealtTexts,
} as const;
