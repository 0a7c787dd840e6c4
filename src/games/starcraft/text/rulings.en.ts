import type { RulingId } from '../data/rulings.ts';
import { battleRulingTexts } from './rulings/battle.en.ts';
import { componentRulingTexts } from './rulings/components.en.ts';
import { endRulingTexts } from './rulings/end.en.ts';
import { houseRulingTexts } from './rulings/house.en.ts';
import { orderRulingTexts } from './rulings/orders.en.ts';
import { setUpRulingTexts } from './rulings/set-up.en.ts';

/**
 * The texts of all rulings: the open question in the printed rules (`ruling.<id>.why`) and Orrery's answer
 * (`ruling.<id>`).
 */
export const rulingTexts = {
  ...setUpRulingTexts,
  ...orderRulingTexts,
  ...battleRulingTexts,
  ...endRulingTexts,
  ...componentRulingTexts,
  ...houseRulingTexts,
} as const satisfies Readonly<Record<`ruling.${RulingId}` | `ruling.${RulingId}.why`, string>>;
