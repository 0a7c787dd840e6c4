import type { RuleTable } from '../../../kernel/book/rule-book.ts';
import { UNIT_KINDS, UNITS } from '../data/units.ts';
import type { Attack, UnitFacts } from '../data/units.ts';
import { say } from './say.ts';

/** The table of attacks (TH-8.2): the targets and gains of each side of each kind of unit. */
export const ATTACK_TABLE: RuleTable = {
  heads: [say('attack-table.unit'), say('attack-table.base'), say('attack-table.upgraded')],
  rows: UNIT_KINDS.map(kind => {
    const { base, upgraded }: UnitFacts = UNITS[kind];
    const other = upgraded === null ? say('attack-table.no-side') : attackMessage(upgraded.attack);
    return [say(`unit.${kind}`), attackMessage(base.attack), other];
  }),
};

function attackMessage({ targets, gives }: Attack): ReturnType<typeof say> {
  return targets === 'none' ? say('attack-table.none') : say(`attack-table.${targets}.${gives}`);
}
