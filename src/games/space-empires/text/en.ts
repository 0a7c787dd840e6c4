import type { Catalogue } from '../../../kernel/words/format.ts';
import { kernelTexts, originTexts } from '../../../kernel/words/text.en.ts';
import { combatTexts } from './combat.en.ts';
import { economyTexts } from './economy.en.ts';
import { generalTexts } from './general.en.ts';
import { movementTexts } from './movement.en.ts';
import { names } from './names.en.ts';
import { retiredTexts } from './retired.en.ts';
import { whyNotTexts } from './why-not.en.ts';

/**
 * What may stand in the history of a match: events, options and outcomes. Their keys and parameters are a contract: what is written
 * down has to be readable for good. `npm run messages` keeps the list; a text that goes moves to `retired.en.ts`.
 */
export const keptTexts = {
  ...kernelTexts,
  ...names,
  ...generalTexts,
  ...movementTexts,
  ...combatTexts,
  ...economyTexts,
  ...whyNotTexts,
  ...retiredTexts,
} as const satisfies Catalogue;

/** Every English word that Space Empires shows a person. Its keys are the list of all keys. */
export const en = {
  ...keptTexts,
  ...originTexts,
} as const satisfies Catalogue;

export type TextKey = keyof typeof en;
