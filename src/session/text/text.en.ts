import { listedTexts } from '../../games/listed.en.ts';
import type { Catalogue } from '../../kernel/words/format.ts';
import { saveTexts } from '../../saves/input/text.en.ts';
import { reasonTexts } from './reasons.en.ts';
import { reportTexts } from './report.en.ts';
import { sittingTexts } from './sitting.en.ts';
import { taughtTexts } from './taught.en.ts';

/** Every English word of a sitting. Its keys are the list of all keys. */
export const sessionTexts = {
  ...saveTexts,
  ...listedTexts,
  ...sittingTexts,
  ...taughtTexts,
  ...reportTexts,
  ...reasonTexts,
} as const satisfies Catalogue;

/** A key of the texts of a sitting. */
export type SessionKey = keyof typeof sessionTexts;
