import type { Catalogue } from '../../../kernel/words/format.ts';
import { kernelTexts, originTexts } from '../../../kernel/words/text.en.ts';
import { aliensTexts } from './aliens.en.ts';
import { boardTexts } from './board.en.ts';
import { coachTexts } from './coach.en.ts';
import { countTexts } from './counts.en.ts';
import { combatTexts } from './combat.en.ts';
import { economyTexts } from './economy.en.ts';
import { generalTexts } from './general.en.ts';
import { goalTexts } from './goal.en.ts';
import { lessonTexts } from './lessons.en.ts';
import { motiveTexts } from './motives.en.ts';
import { movementTexts } from './movement.en.ts';
import { names } from './names.en.ts';
import { originPartTexts } from './origins.en.ts';
import { retiredTexts } from './retired.en.ts';
import { ruleTexts } from './rules.en.ts';
import { rulingTexts } from './rulings.en.ts';
import { sceneTexts } from './scenes.en.ts';
import { soloTexts } from './solo.en.ts';
import { tableTexts } from './tables.en.ts';
import { termTexts } from './terms.en.ts';
import { whyNotTexts } from './why-not.en.ts';

/**
 * Texts that the history of a match may use: events, options and outcomes. Their keys and parameters are a contract,
 * because old histories must stay readable. `npm run messages` keeps the list. A text that is no longer used moves to
 * `retired.en.ts`.
 */
export const keptTexts = {
  ...kernelTexts,
  ...names,
  ...generalTexts,
  ...movementTexts,
  ...combatTexts,
  ...economyTexts,
  ...soloTexts,
  ...aliensTexts,
  ...whyNotTexts,
  ...retiredTexts,
} as const satisfies Catalogue;

/** All English texts that Space Empires shows to people. Its keys define which texts exist. */
export const en = {
  ...keptTexts,
  ...originTexts,
  ...boardTexts,
  ...sceneTexts,
  ...goalTexts,
  ...coachTexts,
  ...countTexts,
  ...motiveTexts,
  ...lessonTexts,
  ...ruleTexts,
  ...tableTexts,
  ...termTexts,
  ...rulingTexts,
  ...originPartTexts,
} as const satisfies Catalogue;

export type TextKey = keyof typeof en;
