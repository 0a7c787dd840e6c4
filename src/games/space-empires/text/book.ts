import type { RuleBook, RuleTable } from '../../../kernel/book/rule-book.ts';
import { ORIGINS } from '../data/origins.ts';
import { recordsOf } from '../data/records.ts';
import { RULINGS } from '../data/rulings.ts';
import { TECHNOLOGIES, TECHNOLOGY_IDS } from '../data/technologies.ts';
import { TERMS } from '../data/terms.ts';
import { UNIT_KINDS, UNITS } from '../data/units.ts';
import { recordName } from './record-names.ts';
import { RULE_NUMBERS } from './rules.en.ts';
import { kindName, levelWords, say, technologyName } from './say.ts';

const number = (value: number) => say('table.number', { value });
const text = (value: string) => say('table.text', { text: value });

/** The table of units, shown with rule SE-11. */
const UNIT_TABLE: RuleTable = {
  heads: [
    say('table.unit'),
    say('table.cost'),
    say('table.weapon'),
    say('table.defence'),
    say('table.hull'),
    say('table.needs'),
  ],
  rows: UNIT_KINDS.map(kind => {
    const { cost, weapon, hull, needs } = UNITS[kind];
    return [
      kindName(kind),
      number(cost),
      weapon === null ? say('table.nothing') : text(`${weapon.cls.toUpperCase()}${weapon.attack}`),
      number(weapon?.defence ?? 0),
      number(hull),
      needs === null ? say('table.nothing') : levelWords(needs[0], needs[1]),
    ];
  }),
};

/** The table of technology prices, shown with rule SE-12. */
const TECHNOLOGY_TABLE: RuleTable = {
  heads: [say('table.technology'), say('table.start'), say('table.costs')],
  rows: TECHNOLOGY_IDS.map(id => [
    technologyName(id),
    number(TECHNOLOGIES[id].start),
    text(TECHNOLOGIES[id].costs.join(' ')),
  ]),
};

/** The rule book: the rules of Space Empires by number, the rulings, and the sources of facts. */
export const empiresBook: RuleBook = {
  rules: RULE_NUMBERS,
  rulings: RULINGS,
  tables: { 'SE-11': UNIT_TABLE, 'SE-12': TECHNOLOGY_TABLE },
  terms: TERMS,
  origins: ORIGINS,
  nameOf: recordName,
  recordsOf,
};
