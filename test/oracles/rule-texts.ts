import { describe, expect, test } from 'vitest';

/** The rules of a game in words. */
export interface RuleTexts {
  /** What stands before the numbers: `SC`. */
  readonly prefix: string;
  readonly chapters: number;
  /** The numbers, in the order of the book. */
  readonly numbers: readonly string[];
  /** `rule.SC-1` and `rule.SC-1.title` of each. */
  readonly texts: Readonly<Record<string, string>>;
}

/** `SC-13.7.A` is [13, 7, 1]. */
function partsOf(rule: string): number[] {
  return rule
    .slice(rule.indexOf('-') + 1)
    .split('.')
    .map(part => (/^[A-Z]$/.test(part) ? part.charCodeAt(0) - 'A'.charCodeAt(0) + 1 : Number(part)));
}

/** Where a rule stands in the book, as compared with another one. */
function inBookOrder(one: string, other: string): number {
  const [left, right] = [partsOf(one), partsOf(other)];
  for (let at = 0; at < Math.max(left.length, right.length); at++) {
    const apart = (left[at] ?? 0) - (right[at] ?? 0);
    if (apart !== 0) return apart;
  }
  return 0;
}

function parentOf(rule: string): string {
  return rule.slice(0, Math.max(0, rule.lastIndexOf('.')));
}

/** `SC-13.7.B` follows `SC-13.7.A`; `null` for the first of its kind. */
function before(rule: string): string | null {
  const [, start = '', last = ''] = /^(.*[-.])([A-Z]|\d+)$/.exec(rule) ?? [];
  if (last === '1' || last === 'A') return null;
  return start + (/\d/.test(last) ? String(Number(last) - 1) : String.fromCharCode(last.charCodeAt(0) - 1));
}

/** What must be true of the rule texts of every game. */
export function describeRuleTexts({ prefix, chapters, numbers, texts }: RuleTexts): void {
  const all: ReadonlyMap<string, string> = new Map(Object.entries(texts));
  const known: ReadonlySet<string> = new Set(numbers);
  const textOf = (rule: string): string => all.get(`rule.${rule}`) ?? '';
  const citedIn = (text: string): string[] =>
    text.match(new RegExp(`${prefix}-\\d+(?:\\.(?:\\d+|[A-Z]\\b))*`, 'g')) ?? [];

  describe('the list of rules', () => {
    test('holds every chapter, in the order of the book', () => {
      const whole = numbers.filter(rule => !rule.includes('.'));
      expect(whole).toEqual(Array.from({ length: chapters }, (_, at) => `${prefix}-${at + 1}`));
      expect(numbers).toEqual([...numbers].sort(inBookOrder));
      expect(known.size).toBe(numbers.length);
    });

    test('has no holes: what a rule is a part of is told, and what stands before it', () => {
      const needed = numbers.flatMap(rule => [parentOf(rule) || rule, before(rule) ?? rule]);
      expect(needed.filter(rule => !known.has(rule))).toEqual([]);
    });

    test('every rule has a text and a title, and nothing else is in the catalogue', () => {
      const keys = numbers.flatMap(rule => [`rule.${rule}`, `rule.${rule}.title`]);
      expect([...all.keys()].sort()).toEqual(keys.sort());
    });
  });

  describe('the texts', () => {
    test('refer only to rules that there are, and not to themselves', () => {
      const wrong = numbers.flatMap(rule =>
        citedIn(textOf(rule)).flatMap(cited =>
          known.has(cited) && cited !== rule ? [] : [`${rule} refers to ${cited}`],
        ),
      );
      expect(wrong).toEqual([]);
    });

    test.each(numbers)('%s: a title, and two to four plain sentences', rule => {
      const title = all.get(`rule.${rule}.title`) ?? '';
      expect(title.length).toBeGreaterThan(0);
      expect(title.length).toBeLessThanOrEqual(40);

      const text = textOf(rule);
      expect(text.length).toBeLessThanOrEqual(600);
      const sentences = text.match(/[.!?](?=\s[^a-z]|$)/g) ?? [];
      expect(sentences.length, text).toBeGreaterThanOrEqual(2);
      expect(sentences.length, text).toBeLessThanOrEqual(4);
      expect(text).toMatch(/^\S.*\.$/);
      expect(text).not.toMatch(/ {2}|[{}]/);
      expect(`${title} ${text}`).not.toMatch(/\[[A-Z]+\]|\bengine\b|Hungarian/i);
    });
  });
}
