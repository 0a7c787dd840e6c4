import type { Ruling } from '../../../kernel/rule-book.ts';
import { ORIGINS } from './origins.ts';
import type { RulingFacts } from './rulings/facts.ts';
import { cardRulings } from './rulings/cards.ts';
import { componentRulings } from './rulings/components.ts';
import { modeRulings } from './rulings/modes.ts';
import { pandoraRulings } from './rulings/pandora.ts';
import { playRulings } from './rulings/play.ts';
import { setUpRulings } from './rulings/set-up.ts';
import { turnRulings } from './rulings/turn.ts';

const ALL = {
  ...setUpRulings,
  ...turnRulings,
  ...cardRulings,
  ...modeRulings,
  ...pandoraRulings,
  ...playRulings,
  ...componentRulings,
} as const satisfies Readonly<Record<string, RulingFacts>>;

/** The id of a ruling; `ruling.<id>` and `ruling.<id>.why` are its words. */
export type RulingId = keyof typeof ALL;

/** Every ruling, in the order of the rule book, then those on components. */
export const RULINGS: readonly Ruling[] = Object.entries<RulingFacts>(ALL).map(([id, facts]) => ({
  id,
  kind: facts.kind,
  rules: facts.rules,
  records: (facts.records ?? []).flatMap(named),
  doneIn: facts.doneIn,
}));

/** `sector:*` is every sector that has an origin. */
function named(record: string): readonly string[] {
  if (!record.endsWith('*')) return [record];
  return Object.keys(ORIGINS).filter(address => address.startsWith(record.slice(0, -1)));
}
