import { rulingsFrom } from '../../../kernel/book/rule-book.ts';
import type { RulingFacts } from '../../../kernel/book/rule-book.ts';
import { ORIGINS } from './origins.ts';
import { battleRulings } from './rulings/battle.ts';
import { componentRulings } from './rulings/components.ts';
import { endRulings } from './rulings/end.ts';
import { houseRulings } from './rulings/house.ts';
import { orderRulings } from './rulings/orders.ts';
import { setUpRulings } from './rulings/set-up.ts';

const ALL = {
  ...setUpRulings,
  ...orderRulings,
  ...battleRulings,
  ...endRulings,
  ...componentRulings,
  ...houseRulings,
} as const satisfies Readonly<Record<string, RulingFacts>>;

/** The id of a ruling; `ruling.<id>` and `ruling.<id>.why` are its words. */
export type RulingId = keyof typeof ALL;

/** Every ruling, in the order of the rule book, then those on components, then those of the house. */
export const RULINGS = rulingsFrom(ALL, ORIGINS);
