import type { RuleBook } from '../../../kernel/rule-book.ts';
import { ORIGINS } from '../data/origins.ts';
import { recordsOf } from '../data/records.ts';
import { RULINGS } from '../data/rulings.ts';
import { TERMS } from '../data/terms.ts';
import { recordName } from './record-names.ts';
import { RULE_NUMBERS } from './rules.en.ts';

/** The rules of Theseus by number, the rulings on them, and where the facts of its components come from. */
export const theseusBook: RuleBook = {
  rules: RULE_NUMBERS,
  rulings: RULINGS,
  terms: TERMS,
  origins: ORIGINS,
  nameOf: recordName,
  recordsOf,
};
