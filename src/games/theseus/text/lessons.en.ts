import { attackLessonTexts } from './lessons/attack.en.ts';
import { cardsLessonTexts } from './lessons/cards.en.ts';
import { combosLessonTexts } from './lessons/combos.en.ts';
import { dataLessonTexts } from './lessons/data.en.ts';
import { endgameLessonTexts } from './lessons/endgame.en.ts';
import { fourthUnitLessonTexts } from './lessons/fourth-unit.en.ts';
import { freeForAllLessonTexts } from './lessons/free-for-all.en.ts';
import { greysLessonTexts } from './lessons/greys.en.ts';
import { instantsLessonTexts } from './lessons/instants.en.ts';
import { pandoraLessonTexts } from './lessons/pandora.en.ts';
import { sectorsLessonTexts } from './lessons/sectors.en.ts';
import { setUpLessonTexts } from './lessons/set-up.en.ts';
import { teamsLessonTexts } from './lessons/teams.en.ts';
import { tieLessonTexts } from './lessons/tie.en.ts';
import { trapsLessonTexts } from './lessons/traps.en.ts';
import { upgradingLessonTexts } from './lessons/upgrading.en.ts';
import { walkingLessonTexts } from './lessons/walking.en.ts';
import { dealtLessonTexts } from './lessons/dealt.en.ts';
import { whoWinsLessonTexts } from './lessons/who-wins.en.ts';
import { wholeRoundLessonTexts } from './lessons/whole-round.en.ts';

/** The texts of the lessons: the names of the players, and what the coach says in each lesson. */
export const lessonTexts = {
  'lesson-name.learner': 'Cadet',
  'lesson-name.marines': 'Sergeant',
  'lesson-name.scientists': 'Professor',
  'lesson-name.aliens': 'Brood',
  'lesson-name.greys': 'Visitor',
  'lesson-name.pandora': 'Keeper',
  'lesson-part.turn': 'Your turn is over',
  'lesson-say.wounds': ({ count }: Filled) => (count === 0 ? 'No wound' : `${count} wound${count === 1 ? '' : 's'}`),
  'lesson-say.life': ({ count }: Filled) => `${count} life points`,
  'lesson-say.data': ({ count }: Filled) => `${count} data points`,
  'lesson-say.tokens': ({ count }: Filled) => (count === 0 ? 'None' : `${count} token${count === 1 ? '' : 's'}`),
  'lesson-say.cards': ({ count }: Filled) => (count === 0 ? 'None' : `${count} card${count === 1 ? '' : 's'}`),
  'lesson-say.times': ({ count }: Filled) => (count === 1 ? 'Once' : `${count} times`),
  'lesson-say.no-card': 'No card',
  ...walkingLessonTexts,
  ...sectorsLessonTexts,
  ...attackLessonTexts,
  ...fourthUnitLessonTexts,
  ...cardsLessonTexts,
  ...instantsLessonTexts,
  ...trapsLessonTexts,
  ...upgradingLessonTexts,
  ...combosLessonTexts,
  ...dataLessonTexts,
  ...whoWinsLessonTexts,
  ...endgameLessonTexts,
  ...setUpLessonTexts,
  ...wholeRoundLessonTexts,
  ...tieLessonTexts,
  ...greysLessonTexts,
  ...freeForAllLessonTexts,
  ...pandoraLessonTexts,
  ...teamsLessonTexts,
  ...dealtLessonTexts,
} as const;

type Filled = Readonly<Record<string, string | number>>;
