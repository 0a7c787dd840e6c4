import type { Catalogue } from '../../../kernel/words/format.ts';
import { kernelTexts, originTexts } from '../../../kernel/words/text.en.ts';
import { attackTableTexts } from './attack-table.en.ts';
import { cardChoiceTexts } from './card-choices.en.ts';
import { boardTexts } from './board.en.ts';
import { cardTexts } from './cards.en.ts';
import { coachTexts } from './coach.en.ts';
import { countTexts } from './counts.en.ts';
import { generalTexts } from './general.en.ts';
import { goalTexts } from './goal.en.ts';
import { inspectTexts } from './inspect.en.ts';
import { lookingBackTexts } from './looking-back.en.ts';
import { lessonTexts } from './lessons.en.ts';
import { names } from './names.en.ts';
import { originPartTexts } from './origins.en.ts';
import { outlookTexts } from './outlook.en.ts';
import { printTexts } from './print.en.ts';
import { retiredTexts } from './retired.en.ts';
import { ruleTexts } from './rules.en.ts';
import { rulingTexts } from './rulings.en.ts';
import { setUpTexts } from './set-up.en.ts';
import { termTexts } from './terms.en.ts';
import { stationTexts } from './station.en.ts';
import { turnTexts } from './turn.en.ts';
import { whyNotTexts } from './why-not.en.ts';

/**
 * The texts that the history of a match can contain: events, options and outcomes. Their keys and parameters must not
 * change, because old histories must stay readable. `npm run messages` keeps the list; a text that is no longer used
 * moves to `retired.en.ts`.
 */
export const keptTexts = {
  ...kernelTexts,
  ...names,
  ...cardTexts,
  ...cardChoiceTexts,
  ...generalTexts,
  ...setUpTexts,
  ...turnTexts,
  ...stationTexts,
  ...whyNotTexts,
  ...retiredTexts,
} as const satisfies Catalogue;

/** All English texts of Theseus. The type of this object is the list of all text keys. */
export const en = {
  ...keptTexts,
  ...boardTexts,
  ...goalTexts,
  ...inspectTexts,
  ...lookingBackTexts,
  ...outlookTexts,
  ...coachTexts,
  ...countTexts,
  ...ruleTexts,
  ...attackTableTexts,
  ...printTexts,
  ...termTexts,
  ...rulingTexts,
  ...originTexts,
  ...originPartTexts,
  ...lessonTexts,
} as const satisfies Catalogue;

export type TextKey = keyof typeof en;
