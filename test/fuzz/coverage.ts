import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EVENT_KINDS } from '../../src/games/starcraft/data/events.ts';
import { TECHNOLOGY_IDS } from '../../src/games/starcraft/data/technologies.ts';
import type { Happenings } from '../games/starcraft/oracles/happened.ts';

const RULES = join(import.meta.dirname, '../../src/games/starcraft/rules');

/** Where a rule asks: the call, its game and seat, and then the kind. */
const ASKED = /\b(?:choose|chooseNumber|decide)(?:<[^(]*>)?\(\s*[\w.]+,\s*[\w.[\]()]+,\s*'([\w.-]+)'/g;

/** Every kind of decision that the source of the rules names. */
function kindsInRules(): string[] {
  const files = readdirSync(RULES, { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith('.ts'));
  const kinds = files.flatMap(file =>
    [...readFileSync(join(RULES, file), 'utf8').matchAll(ASKED)].flatMap(([, kind]) => kind ?? []),
  );
  return [...new Set(kinds)].sort();
}

/** What was asked and answered how often, and what never was, as lines. */
export function coverageLines(seen: Happenings): string[] {
  const { kinds, offered, chosen } = seen;
  const lines = [...kinds].sort().map(([kind, count]) => {
    const options = [...offered].filter(([option]) => option.startsWith(`${kind} `)).sort();
    const counts = options.map(([option]) => `${option.slice(kind.length + 1)} ${chosen.get(option) ?? 0}`);
    return `  ${kind} ${count}: ${counts.join(', ')}`;
  });
  const never = (what: string, all: readonly string[], counts: ReadonlyMap<string, number>): string => {
    const missing = all.filter(one => !counts.has(one));
    return `${what}: ${missing.length === 0 ? 'none' : missing.join(', ')}`;
  };
  return [
    'asked, and chosen:',
    ...lines,
    never('kinds never asked', kindsInRules(), kinds),
    never('options never chosen', [...offered.keys()].sort(), chosen),
    never('technologies never bought', TECHNOLOGY_IDS, seen.technologies),
    never('events never played', EVENT_KINDS, seen.played),
  ];
}
