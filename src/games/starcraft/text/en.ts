import type { Catalogue } from '../../../kernel/words/format.ts';
import { kernelTexts, originTexts } from '../../../kernel/words/text.en.ts';
import { battleTexts } from './battle.en.ts';
import { boardTexts } from './board.en.ts';
import { buildingTexts } from './building.en.ts';
import { cardTexts } from './cards.en.ts';
import { coachTexts } from './coach.en.ts';
import { countTexts } from './counts.en.ts';
import { eventTexts } from './events.en.ts';
import { generalTexts } from './general.en.ts';
import { goalTexts } from './goal.en.ts';
import { inspectTexts } from './inspect.en.ts';
import { lookingBackTexts } from './looking-back.en.ts';
import { lessonTexts } from './lessons.en.ts';
import { names } from './names.en.ts';
import { originPartTexts } from './origins.en.ts';
import { ordersTexts } from './orders.en.ts';
import { outlookTexts } from './outlook.en.ts';
import { printTexts } from './print.en.ts';
import { regroupingTexts } from './regrouping.en.ts';
import { retiredTexts } from './retired.en.ts';
import { ruleTexts } from './rules.en.ts';
import { rulingTexts } from './rulings.en.ts';
import { setUpTexts } from './set-up.en.ts';
import { termTexts } from './terms.en.ts';
import { variantTexts } from './variants.en.ts';
import { whyNotTexts } from './why-not.en.ts';

/**
 * The texts that the history of a match may use: events, options and outcomes. Their keys and parameters may never
 * change, since old histories must stay readable. `npm run messages` keeps their list; a text that is no longer used
 * moves to `retired.en.ts`.
 */
export const keptTexts = {
  ...kernelTexts,
  ...names,
  ...cardTexts,
  ...generalTexts,
  ...setUpTexts,
  ...ordersTexts,
  ...buildingTexts,
  ...battleTexts,
  ...regroupingTexts,
  ...eventTexts,
  ...variantTexts,
  ...whyNotTexts,
  ...retiredTexts,
} as const satisfies Catalogue;

/** All English texts that StarCraft shows to people. The keys of this object define all text keys. */
export const en = {
  ...keptTexts,
  ...boardTexts,
  ...goalTexts,
  ...outlookTexts,
  ...inspectTexts,
  ...coachTexts,
  ...countTexts,
  ...lessonTexts,
  ...lookingBackTexts,
  ...ruleTexts,
  ...termTexts,
  ...rulingTexts,
  ...originTexts,
  ...printTexts,
  ...originPartTexts,
} as const satisfies Catalogue;

export type TextKey = keyof typeof en;
