import type { RuleBook, RuleTable } from '../../../kernel/book/rule-book.ts';
import { ORIGINS } from '../data/origins.ts';
import { PRINT } from '../data/print.ts';
import { recordsOf } from '../data/records.ts';
import { RULINGS } from '../data/rulings.ts';
import { SHIP_COSTS, SHIP_KINDS } from '../data/ships.ts';
import { GOODS, PRICES } from '../data/set-up.ts';
import { TECHNOLOGY_COSTS, TECHNOLOGY_IDS } from '../data/technologies.ts';
import { TERMS } from '../data/terms.ts';
import { recordName } from './record-names.ts';
import { RULE_NUMBERS } from './rules.en.ts';
import { costWords, goodName, say, shipName, technologyName } from './say.ts';

const numberCell = (value: number) => say('table.number', { value });

/** The table of prices by the face of the die, shown under GE-6.1. */
const MARKET: RuleTable = {
  heads: [say('table.face'), ...GOODS.map(goodName)],
  rows: [0, 1, 2, 3, 4, 5].map(face => [
    numberCell(face + 1),
    ...GOODS.map(good => numberCell(PRICES[good][face] ?? 0)),
  ]),
};

/** The table of ship costs, shown under GE-8.2. */
const SHIP_TABLE: RuleTable = {
  heads: [say('table.ship'), say('table.cost')],
  rows: SHIP_KINDS.map(kind => [shipName(kind), costWords(SHIP_COSTS[kind])]),
};

/** The table of technology costs, shown under GE-11.1. */
const TECHNOLOGY_TABLE: RuleTable = {
  heads: [say('table.technology'), say('table.energy')],
  rows: TECHNOLOGY_IDS.map(id => [technologyName(id), numberCell(TECHNOLOGY_COSTS[id])]),
};

/**
 * The rule book of Galactic Emperor: rules by number, rulings, terms, and the origins of the facts about components.
 */
export const emperorBook: RuleBook = {
  rules: RULE_NUMBERS,
  rulings: RULINGS,
  print: PRINT,
  tables: { 'GE-6.1': MARKET, 'GE-8.2': SHIP_TABLE, 'GE-11.1': TECHNOLOGY_TABLE },
  terms: TERMS,
  origins: ORIGINS,
  nameOf: recordName,
  recordsOf,
};
