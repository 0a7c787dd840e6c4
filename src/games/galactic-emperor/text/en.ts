import type { Catalogue } from '../../../kernel/words/format.ts';
import { lessonTexts } from './lessons.en.ts';
import { kernelTexts, originTexts } from '../../../kernel/words/text.en.ts';
import { boardTexts } from './board.en.ts';
import { boxTexts } from './box.en.ts';
import { coachTexts } from './coach.en.ts';
import { countTexts } from './counts.en.ts';
import { generalTexts } from './general.en.ts';
import { goalTexts } from './goal.en.ts';
import { names } from './names.en.ts';
import { originPartTexts } from './origins.en.ts';
import { printTexts } from './print.en.ts';
import { retiredTexts } from './retired.en.ts';
import { roleTexts } from './roles.en.ts';
import { ruleTexts } from './rules.en.ts';
import { rulingTexts } from './rulings.en.ts';
import { tableTexts } from './tables.en.ts';
import { termTexts } from './terms.en.ts';
import { warTexts } from './war.en.ts';
import { whyNotTexts } from './why-not.en.ts';

/**
 * The texts that saves contain: events, options and outcomes. Their keys and parameters must not change, because old
 * saves have to stay readable. `npm run messages` keeps the list; a text that is no longer used moves to
 * `retired.en.ts`.
 */
export const keptTexts = {
  ...kernelTexts,
  ...names,
  ...generalTexts,
  ...roleTexts,
  ...warTexts,
  ...whyNotTexts,
  ...retiredTexts,
} as const satisfies Catalogue;

/** All English texts of Galactic Emperor. The type of the keys is derived from this object. */
export const en = {
  ...keptTexts,
  ...originTexts,
  ...boxTexts,
  ...boardTexts,
  ...goalTexts,
  ...coachTexts,
  ...countTexts,
  ...lessonTexts,
  ...ruleTexts,
  ...tableTexts,
  ...printTexts,
  ...termTexts,
  ...rulingTexts,
  ...originPartTexts,
} as const satisfies Catalogue;

export type TextKey = keyof typeof en;
