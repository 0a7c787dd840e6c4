import type { RulingId } from '../data/rulings.ts';
import { cardRulingTexts } from './rulings/cards.en.ts';
import { componentRulingTexts } from './rulings/components.en.ts';
import { modeRulingTexts } from './rulings/modes.en.ts';
import { pandoraRulingTexts } from './rulings/pandora.en.ts';
import { playRulingTexts } from './rulings/play.en.ts';
import { setUpRulingTexts } from './rulings/set-up.en.ts';
import { turnRulingTexts } from './rulings/turn.en.ts';

/**
 * The texts of all rulings: what the printed rules leave open (`ruling.<id>.why`), and what Orrery does
 * (`ruling.<id>`).
 */
export const rulingTexts = {
  ...setUpRulingTexts,
  ...turnRulingTexts,
  ...cardRulingTexts,
  ...modeRulingTexts,
  ...pandoraRulingTexts,
  ...playRulingTexts,
  ...componentRulingTexts,
} as const satisfies Readonly<Record<`ruling.${RulingId}` | `ruling.${RulingId}.why`, string>>;
