import type { RuleBook } from '../../../kernel/book/rule-book.ts';
import { ORIGINS } from '../data/origins.ts';
import { PRINT } from '../data/print.ts';
import { recordsOf } from '../data/records.ts';
import { RULINGS } from '../data/rulings.ts';
import { TERMS } from '../data/terms.ts';
import { ATTACK_TABLE } from './attack-table.ts';
import { recordName } from './record-names.ts';
import { RULE_NUMBERS } from './rules.en.ts';

/**
 * The rule book of Theseus: the rules by number, the rulings on them, and the origins of the facts about components.
 */
export const theseusBook: RuleBook = {
  rules: RULE_NUMBERS,
  rulings: RULINGS,
  print: PRINT,
  tables: { 'TH-8.2': ATTACK_TABLE },
  terms: TERMS,
  origins: ORIGINS,
  nameOf: recordName,
  recordsOf,
};
