import type { Words } from '../kernel/words.ts';
import { MUTED, padded, span } from '../widgets/lines.ts';
import type { Line } from '../widgets/lines.ts';
import type { Inspected, InspectedLink, InspectedSection, ToldLine } from './board.ts';

/** The width of the column of labels. */
const LABEL = 14;

/** A fact: its label, then what is the case. */
export function factOf(label: string, value: Line | string): ToldLine {
  const shown: Line = typeof value === 'string' ? [span(value)] : value;
  return [...padded([span(`${label} `, MUTED)], LABEL), ...shown];
}

/** Lines under a heading; nothing when there are none. */
export function sectionOf(title: string, lines: readonly ToldLine[]): InspectedSection[] {
  return lines.length === 0 ? [] : [{ title, lines }];
}

/** What telling about a rule takes: the numbers of all rules, what a rule is called, and the text behind a key. */
export interface RuleTexts {
  readonly numbers: readonly string[];
  readonly kind: string;
  /** The text of the catalogue, or `null` when it has none. */
  readonly told: (key: Words['key']) => string | null;
}

const CITED = /[A-Z]+-\d+(?:\.[0-9A-C]+)*/g;

/** A rule in a few sentences, with the rules below it, above it and those that it names; `null`: there is no such rule. */
export function ruleTold(id: string, { numbers, kind, told }: RuleTexts): Inspected | null {
  const text = told(`rule.${id}`);
  if (text === null) return null;
  const labelOf = (number: string): string => {
    const title = told(`rule.${number}.title`);
    return title === null ? number : `${number} ${title}`;
  };
  const above = id.slice(0, Math.max(0, id.lastIndexOf('.')));
  const below = numbers.filter(number => number.slice(0, number.lastIndexOf('.')) === id);
  const others = [...new Set([...below, ...(text.match(CITED) ?? []), ...(above === '' ? [] : [above])])];
  return {
    kind,
    title: labelOf(id),
    sections: sectionOf('', [[span(text)]]),
    links: others.flatMap((number): InspectedLink[] =>
      told(`rule.${number}`) === null ? [] : [{ ref: `rule:${number}`, label: labelOf(number) }],
    ),
    rules: [],
  };
}
