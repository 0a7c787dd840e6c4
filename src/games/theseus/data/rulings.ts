import { rulingsFrom } from '../../../kernel/book/rule-book.ts';
import type { RulingFacts } from '../../../kernel/book/rule-book.ts';
import { ORIGINS } from './origins.ts';
import { cardRulings } from './rulings/cards.ts';
import { componentRulings } from './rulings/components.ts';
import { modeRulings } from './rulings/modes.ts';
import { pandoraRulings } from './rulings/pandora.ts';
import { playRulings } from './rulings/play.ts';
import { setUpRulings } from './rulings/set-up.ts';
import { turnRulings } from './rulings/turn.ts';

const ALL_RULINGS = {
  ...setUpRulings,
  ...turnRulings,
  ...cardRulings,
  ...modeRulings,
  ...pandoraRulings,
  ...playRulings,
  ...componentRulings,
} as const satisfies Readonly<Record<string, RulingFacts>>;

/** The id of a ruling. Its texts are `ruling.<id>` and `ruling.<id>.why`. */
export type RulingId = keyof typeof ALL_RULINGS;

/** Every ruling, in the order of the rule book; those on components come last. */
export const RULINGS = rulingsFrom(ALL_RULINGS, ORIGINS);
