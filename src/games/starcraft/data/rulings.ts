import { rulingsFrom } from '../../../kernel/book/rule-book.ts';
import type { RulingFacts } from '../../../kernel/book/rule-book.ts';
import { ORIGINS } from './origins.ts';
import { battleRulings } from './rulings/battle.ts';
import { componentRulings } from './rulings/components.ts';
import { endRulings } from './rulings/end.ts';
import { houseRulings } from './rulings/house.ts';
import { orderRulings } from './rulings/orders.ts';
import { setUpRulings } from './rulings/set-up.ts';

const RULING_LISTS = {
  ...setUpRulings,
  ...orderRulings,
  ...battleRulings,
  ...endRulings,
  ...componentRulings,
  ...houseRulings,
} as const satisfies Readonly<Record<string, RulingFacts>>;

/** The id of a ruling. Its texts have the keys `ruling.<id>` and `ruling.<id>.why`. */
export type RulingId = keyof typeof RULING_LISTS;

/** All rulings: in the order of the rule book, then on components, then on what the program adds. */
export const RULINGS = rulingsFrom(RULING_LISTS, ORIGINS);
