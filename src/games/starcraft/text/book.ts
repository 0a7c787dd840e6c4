import type { RuleBook } from '../../../kernel/book/rule-book.ts';
import { ORIGINS } from '../data/origins.ts';
import { PRINTED_PLACES } from '../data/print.ts';
import { recordsOf } from '../data/records.ts';
import { RULINGS } from '../data/rulings.ts';
import { TERMS } from '../data/terms.ts';
import { recordName } from './record-names.ts';
import { RULE_NUMBERS } from './rules.en.ts';

/** The rule book of StarCraft: rules by number, rulings on them, and the sources of the facts about components. */
export const starcraftBook: RuleBook = {
  rules: RULE_NUMBERS,
  rulings: RULINGS,
  print: PRINTED_PLACES,
  terms: TERMS,
  origins: ORIGINS,
  nameOf: recordName,
  recordsOf,
};
