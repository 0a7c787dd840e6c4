import { describe, expect, test } from 'vitest';
import { RULE_NUMBERS, ruleTexts } from '../../../../src/games/starcraft/text/rules.en.ts';

const CHAPTERS = 24;

const all: ReadonlyMap<string, string> = new Map<string, string>(Object.entries(ruleTexts));
const numbers: ReadonlySet<string> = new Set(RULE_NUMBERS);

/** The text of a rule. */
function textOf(rule: string): string {
  return all.get(`rule.${rule}`) ?? '';
}

/** `SC-13.7.A` is [13, 7, 1]. */
function partsOf(rule: string): number[] {
  return rule
    .slice('SC-'.length)
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

/** The rule numbers that a text refers to. */
function citedIn(text: string): string[] {
  return text.match(/SC-\d+(?:\.(?:\d+|[A-Z]\b))*/g) ?? [];
}

describe('the list of rules', () => {
  test('holds every chapter, in the order of the book', () => {
    const chapters = RULE_NUMBERS.filter(rule => !rule.includes('.'));
    expect(chapters).toEqual(Array.from({ length: CHAPTERS }, (_, at) => `SC-${at + 1}`));
    expect(RULE_NUMBERS).toEqual([...RULE_NUMBERS].sort(inBookOrder));
    expect(numbers.size).toBe(RULE_NUMBERS.length);
  });

  test('has no holes: what a rule is a part of is told, and what stands before it', () => {
    const missing = RULE_NUMBERS.flatMap(rule => [parentOf(rule) || rule, before(rule) ?? rule]).filter(
      rule => !numbers.has(rule),
    );
    expect(missing).toEqual([]);
  });

  test('every rule has a text and a title, and nothing else is in the catalogue', () => {
    const keys = RULE_NUMBERS.flatMap(rule => [`rule.${rule}`, `rule.${rule}.title`]);
    expect([...all.keys()].sort()).toEqual(keys.sort());
  });
});

describe('the texts', () => {
  test('refer only to rules that there are, and not to themselves', () => {
    const wrong = RULE_NUMBERS.flatMap(rule =>
      citedIn(textOf(rule)).flatMap(cited =>
        numbers.has(cited) && cited !== rule ? [] : [`${rule} refers to ${cited}`],
      ),
    );
    expect(wrong).toEqual([]);
  });

  test.each(RULE_NUMBERS)('%s: a title, and two to four plain sentences', rule => {
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

    expect(`${title} ${text}`).not.toMatch(/\[[A-Z]+\]|engine|Hungarian/i);
  });

  test('only the chapter on variants speaks of them', () => {
    const others = RULE_NUMBERS.filter(rule => !/^SC-23(\.|$)/.test(rule));
    expect(others.filter(rule => /teammate|team play|Galactic Conquest/i.test(textOf(rule)))).toEqual([]);
  });
});
