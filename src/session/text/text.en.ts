import { listedTexts } from '../../games/listed.en.ts';
import type { Catalogue } from '../../kernel/words/format.ts';
import { saveTexts } from '../../saves/input/text.en.ts';
import { reasonTexts } from './reasons.en.ts';
import { reportTexts } from './report.en.ts';
import { sittingTexts } from './sitting.en.ts';
import { taughtTexts } from './taught.en.ts';

/** All English texts of a session. Their keys define the keys of the other languages. */
export const sessionTexts = {
  ...saveTexts,
  ...listedTexts,
  ...sittingTexts,
  ...taughtTexts,
  ...reportTexts,
  ...reasonTexts,
} as const satisfies Catalogue;

/** A key of the texts of a session. */
export type SessionKey = keyof typeof sessionTexts;
