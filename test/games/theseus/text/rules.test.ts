import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { RULE_NUMBERS, ruleTexts } from '../../../../src/games/theseus/text/rules.en.ts';

const SOURCES = join(import.meta.dirname, '../../../../src/games/theseus');
const CHAPTERS = 22;

const all: ReadonlyMap<string, string> = new Map<string, string>(Object.entries(ruleTexts));
const numbers: ReadonlySet<string> = new Set(RULE_NUMBERS);

/** `TH-6.9.1` is [6, 9, 1]. */
function partsOf(rule: string): number[] {
  return rule.slice('TH-'.length).split('.').map(Number);
}

function inBookOrder(one: string, other: string): number {
  const [left, right] = [partsOf(one), partsOf(other)];
  for (let at = 0; at < Math.max(left.length, right.length); at++) {
    const apart = (left[at] ?? 0) - (right[at] ?? 0);
    if (apart !== 0) return apart;
  }
  return 0;
}

function parentOf(rule: string): string {
  return rule.slice(0, Math.max(0, rule.lastIndexOf('.'))) || rule;
}

function before(rule: string): string | null {
  const [, start = '', last = ''] = /^(.*[-.])(\d+)$/.exec(rule) ?? [];
  return last === '1' ? null : `${start}${Number(last) - 1}`;
}

/** The rules that the sources of a folder name in strings, `'TH-6.2'`. */
function rulesNamedIn(folder: string): string[] {
  const files = readdirSync(join(SOURCES, folder), { recursive: true, encoding: 'utf8' });
  const named = files
    .filter(file => file.endsWith('.ts'))
    .flatMap(file => [...readFileSync(join(SOURCES, folder, file), 'utf8').matchAll(/(['"`])(TH-[\d.]+)\1/g)])
    .map(([, , rule = '']) => rule);
  return [...new Set(named)].sort(inBookOrder);
}

describe('the list of rules', () => {
  test('holds every chapter, in the order of the book, without holes', () => {
    const chapters = RULE_NUMBERS.filter(rule => !rule.includes('.'));
    expect(chapters).toEqual(Array.from({ length: CHAPTERS }, (_, at) => `TH-${at + 1}`));
    expect(RULE_NUMBERS).toEqual([...RULE_NUMBERS].sort(inBookOrder));
    const needed = RULE_NUMBERS.flatMap(rule => [parentOf(rule), before(rule) ?? rule]);
    expect(needed.filter(rule => !numbers.has(rule))).toEqual([]);
  });

  test('every rule has a text and a title, and nothing else is in the catalogue', () => {
    const keys = RULE_NUMBERS.flatMap(rule => [`rule.${rule}`, `rule.${rule}.title`]);
    expect([...all.keys()].sort()).toEqual(keys.sort());
  });

  test('every rule that rules/ names is told', () => {
    const named = rulesNamedIn('rules');
    expect(named).toEqual(expect.arrayContaining(['TH-6.6', 'TH-10.6', 'TH-16.3.4']));
    expect(named.filter(rule => !numbers.has(rule))).toEqual([]);
  });

  test('texts refer only to rules that there are', () => {
    const cited = [...all.values()].flatMap(text => text.match(/TH-\d+(?:\.\d+)*/g) ?? []);
    expect(cited.filter(rule => !numbers.has(rule))).toEqual([]);
  });
});

test.each(RULE_NUMBERS)('%s: a title, and two to four plain sentences', rule => {
  const title = all.get(`rule.${rule}.title`) ?? '';
  expect(title.length).toBeGreaterThan(0);
  expect(title.length).toBeLessThanOrEqual(40);
  const text = all.get(`rule.${rule}`) ?? '';
  expect(text.length).toBeLessThanOrEqual(600);
  const sentences = text.match(/[.!?](?=\s[^a-z]|$)/g) ?? [];
  expect(sentences.length, text).toBeGreaterThanOrEqual(2);
  expect(sentences.length, text).toBeLessThanOrEqual(4);
  expect(text).toMatch(/^\S.*\.$/);
  expect(text).not.toMatch(/ {2}|[{}]/);
});
