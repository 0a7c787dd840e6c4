import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { fileOf, rulingsPage } from '../../scripts/rulings/page.ts';
import { createFormatter } from '../../src/kernel/words/format.ts';
import type { Game } from '../../src/kernel/history/playable.ts';
import { chapterLines, glossaryLines, HEADING_STYLE } from '../../src/table/home/rules/lines.ts';
import { UNICODE_GLYPHS } from '../../src/boards/drawing/glyphs.ts';
import { DEFAULT_KEYMAP } from '../../src/table/frame/edge/keymap.ts';
import { linksIn } from '../../src/table/frame/ui/linked.ts';
import {
  originMessages,
  printedPlaces,
  printedMessage,
  rulesUnder,
  rulingWords,
  tableUnder,
} from '../../src/kernel/book/rule-book.ts';
import type { RuleBook } from '../../src/kernel/book/rule-book.ts';
import { sortedTerms } from '../../src/kernel/book/search.ts';
import { namedByTests, namedInFiles, numbersIn, rulingsNamedIn } from './named-in-sources.ts';
import type { Named } from './named-in-sources.ts';

const ROOT = join(import.meta.dirname, '../..');

/** What is checked of a game's rule book. */
export interface BookFacts {
  readonly game: Game;
  readonly book: RuleBook;
  /** The rules that no test names, each with the reason why none can. */
  readonly untested: Readonly<Record<string, string>>;
  /** The worked examples of the rules, `EX-47`, each of which is a test. */
  readonly scenarios: readonly string[];
}

/** The tests that every game's rule book has to pass: numbers, tests, texts, rulings, origins and the page on them. */
export function describeRuleBook({ game, book, untested, scenarios }: BookFacts): void {
  const [first = ''] = book.rules;
  const prefix = first.slice(0, first.indexOf('-') + 1);
  const known = new Set(book.rules);
  const unknown = (named: readonly Named[]): string[] =>
    named.filter(({ number }) => !known.has(number)).map(({ number, file }) => `${number} in ${file}`);
  const format = createFormatter(game.texts.en, []);

  describe('rule numbers', () => {
    const byTests = namedByTests(prefix).filter(inGame(game)); // others name rules for other reasons, such as one that is not there

    test('every rule is named by a test, or there is a reason why none is', () => {
      const tested = new Set(byTests.map(({ number }) => number));
      expect(book.rules.filter(rule => !isTested(book, rule, tested) && !Object.hasOwn(untested, rule))).toEqual([]);
      const needless = Object.keys(untested).filter(rule => !known.has(rule) || isTested(book, rule, tested));
      expect(needless).toEqual([]);
      expect(Object.values(untested).filter(reason => reason.length < 20)).toEqual([]);
    });

    test('tests name only rules that there are', () => {
      expect(unknown(byTests)).toEqual([]);
      expect(byTests.length).toBeGreaterThan(0);
    });

    test('the sources cite only rules that there are', () => {
      const cited = namedInFiles(join('src/games', game.id), prefix);
      expect(unknown(cited)).toEqual([]);
      expect(cited.length).toBeGreaterThan(book.rules.length);
    });

    test('every rule can be reached from its chapter', () => {
      const reached: string[] = [];
      const visit = (rule: string): void => {
        reached.push(rule);
        rulesUnder(book, rule).forEach(visit);
      };
      rulesUnder(book, null).forEach(visit);
      expect(book.rules.filter(rule => !reached.includes(rule))).toEqual([]);
    });

    test('every rule and every term is read in the browser: in the contents, or by following links from there', () => {
      const texts = game.texts.en;
      const look = { glyphs: UNICODE_GLYPHS, keymap: DEFAULT_KEYMAP, format };
      const read = new Set<string>();
      const visit = (chapter: string | null): void => {
        const page = chapter ?? 'terms';
        if (read.has(page)) return;
        read.add(page);
        const lines =
          chapter === null
            ? glossaryLines({ book, texts }, null, 80, look)
            : chapterLines({ book, texts }, chapter, null, 80, look);
        for (const line of lines) {
          const [first] = line;
          // What stands under a heading is read with it.
          if (first?.style === HEADING_STYLE) read.add(first.text.split('  ')[0] ?? '');
        }
        for (const { to } of linksIn(lines)) {
          const [kind, id = ''] = to.split(':');
          expect(kind === 'rule' ? known.has(id) : book.terms?.some(term => term.id === id), to).toBe(true);
          visit(kind === 'rule' ? (id.split('.')[0] ?? '') : null);
        }
      };
      rulesUnder(book, null).forEach(visit);
      expect(read.has('terms'), 'the glossary is linked').toBe(true);
      expect(book.rules.filter(rule => !read.has(rule))).toEqual([]);
      expect(sortedTerms(book, texts).filter(({ title }) => !read.has(title))).toEqual([]);
    });

    test('every rule is used: by the code, by another rule, by a ruling, or as a part of its chapter', () => {
      const texts = book.rules.flatMap(rule =>
        numbersIn(format({ key: `rule.${rule}` }), prefix).filter(number => number !== rule),
      );
      const cited = namedInFiles(join('src/games', game.id), prefix, /\/(text\/(rules|book)|data\/print)/);
      const used = new Set([
        ...texts,
        ...cited.map(({ number }) => number),
        ...book.rulings.flatMap(({ rules }) => rules),
      ]);
      const isUsed = (rule: string): boolean => used.has(rule) || rulesUnder(book, rule).some(isUsed);
      const parentIsUsed = (rule: string): boolean =>
        rule.includes('.') && used.has(rule.slice(0, rule.lastIndexOf('.')));
      expect(book.rules.filter(rule => !isUsed(rule) && !parentIsUsed(rule))).toEqual([]);
    });
  });

  test('tables stand under rules, every cell is told, and rows are as long as their heads', () => {
    for (const rule of Object.keys(book.tables ?? {})) {
      expect(known).toContain(rule);
      const [heads = [], ...rows] = tableUnder(book, rule, format);
      expect(rows.length, rule).toBeGreaterThan(0);
      for (const row of [heads, ...rows]) {
        expect(row, rule).toHaveLength(heads.length);
        for (const cell of row) expect(cell, rule).toMatch(/^[^[\]{}]+$/);
      }
    }
  });

  const { print } = book;
  if (print !== undefined) {
    describe('the printed book', () => {
      test('every chapter has its places there, and nothing else than rules has', () => {
        expect(rulesUnder(book, null).filter(chapter => printedPlaces(book, chapter).length === 0)).toEqual([]);
        expect(Object.keys(print).filter(rule => !known.has(rule))).toEqual([]);
      });

      test('every heading is told, and pages go forward', () => {
        for (const [rule, places] of Object.entries(print)) {
          expect(format(printedMessage(places) ?? { key: rule }), rule).toMatch(/^In print: [A-Z“][^[\]{}]*\.$/);
          for (const { page, to } of places) {
            if (page === undefined) expect(to, rule).toBeUndefined();
            else expect(to ?? page + 1, rule).toBeGreaterThan(page);
          }
        }
      });
    });
  }

  describe('worked examples', () => {
    const byTests = new Set(
      namedByTests('EX-')
        .filter(inGame(game))
        .map(({ number }) => number),
    );

    test('each of them is a test, and tests name no other', () => {
      expect(scenarios.filter(scenario => !byTests.has(scenario))).toEqual([]);
      expect([...byTests].filter(scenario => !scenarios.includes(scenario))).toEqual([]);
    });
  });

  describe('rulings', () => {
    test.each(book.rulings)('$id: its rules, its records, its words and the file that carries it out', ruling => {
      expect(ruling.rules.length).toBeGreaterThan(0);
      expect(ruling.rules.filter(rule => !known.has(rule))).toEqual([]);
      expect(ruling.records.filter(record => !Object.hasOwn(book.origins, record))).toEqual([]);
      const { why, does } = rulingWords(ruling);
      for (const words of [why, does]) expect(format(words)).toMatch(/^[A-Z0-9][^[\]{}]*[.?]$/);
      const file = fileOf(game.id, ruling);
      expect(existsSync(join(ROOT, file)), file).toBe(true);
      // A file of the rules says which of them it carries out; facts, bots and the house know no rule numbers.
      if (!/^(rules|state|view)/.test(ruling.doneIn)) return;
      const cited = numbersIn(readFileSync(join(ROOT, file), 'utf8'), prefix);
      const wanted = ruling.rules.flatMap(rule => [rule, rule.slice(0, rule.lastIndexOf('.'))]);
      expect(cited.filter(rule => wanted.includes(rule)).length, file).toBeGreaterThan(0);
    });

    test('tests and sources name only rulings that there are', () => {
      const ids = new Set(book.rulings.map(({ id }) => id));
      const named = [join('src/games', game.id), join('test/games', game.id)].flatMap(rulingsNamedIn);
      expect(named.filter(({ number }) => !ids.has(number))).toEqual([]);
    });

    test('every ruling is there once', () => {
      const ids = book.rulings.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
    });

    test('the page on them is what the code knows: npm run rulings', async () => {
      expect(readFileSync(join(ROOT, 'docs', `${game.id}-rulings.md`), 'utf8')).toBe(await rulingsPage(game));
    });
  });

  test('every term is explained in a sentence or two, once, by a rule that there is', () => {
    const terms = sortedTerms(book, game.texts.en);
    expect(terms.length).toBeGreaterThan(20);
    expect(terms.filter(({ rule }) => !known.has(rule))).toEqual([]);
    expect(new Set(terms.map(({ title }) => title.toLowerCase())).size).toBe(terms.length);
    for (const { title, text } of terms) {
      expect(title).toMatch(/^[\p{L}][^[\]{}.]*$/u);
      expect(text, title).toMatch(/^[A-Z][^[\]{}]*\.$/);
      expect(text.length, title).toBeLessThanOrEqual(160);
    }
  });

  test('every record of a component has a name and an origin in words', () => {
    for (const [record, origin] of Object.entries(book.origins)) {
      const said = [book.nameOf(record), ...originMessages(origin)].map(format);
      expect(said.join(' '), record).not.toMatch(/[[\]{}]|undefined/);
    }
  });
}

/** A rule is tested when a test names it; a heading, also when all the rules under it are. */
function isTested(book: RuleBook, rule: string, tested: ReadonlySet<string>): boolean {
  if (tested.has(rule)) return true;
  const under = rulesUnder(book, rule);
  return under.length > 0 && under.every(part => isTested(book, part, tested));
}

function inGame({ id }: Game): (named: Named) => boolean {
  return ({ file }) => file.startsWith(join('test/games', id));
}
