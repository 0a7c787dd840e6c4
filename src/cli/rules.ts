import { loadGame } from '../games/index.ts';
import { createTeller } from '../kernel/phrases.ts';
import type { Catalogue } from '../kernel/phrases.ts';
import {
  nearestPlaces,
  printedPlaces,
  printedWords,
  rulesUnder,
  rulingsForRule,
  rulingWords,
} from '../kernel/rule-book.ts';
import type { Printed, RuleBook } from '../kernel/rule-book.ts';
import {
  findInRules,
  looksLikeNumber,
  numberMeant,
  textOfRule,
  textsOfTerms,
  withRulesUnder,
} from '../kernel/rule-search.ts';
import type { TextOfTerm } from '../kernel/rule-search.ts';
import { EXIT, Failure } from './exit.ts';
import { gameOrRefuse } from './known.ts';
import { say, tell, textsOf } from './say.ts';
import type { Streams } from './streams.ts';

/** How wide rules are printed, in columns, whatever the terminal: longer lines are hard to read. */
const WIDTH = 80;
/** Lists the glossary. */
const GLOSSARY = 'terms';
/** A search prints so many rules in full, and only numbers and titles of the rest. */
const PRINTED = 5;

/**
 * `orrery rules GAME [NUMBER | terms | WORDS]`: the chapters, a rule with all below it, the glossary, or the rules and terms in
 * which the words occur.
 * Throws `UsageError` for an unknown game, `Failure` for a number that is not there or words that occur nowhere.
 */
export async function showRules(id: string, asked: readonly string[], { out }: Streams): Promise<number> {
  const { book, ...facts } = await gameOrRefuse(id, loadGame);
  const texts = await textsOf(facts);
  const game: Told = { id, title: facts.title, texts };
  if (book === null) throw new Failure(say('cli.rules.none', { game: game.title }));
  const { wrap } = await import('../widgets/wrapping.ts');
  const print = (text: string, indent = ''): void => {
    for (const line of wrap(text, WIDTH - indent.length)) out(`${indent}${line}\n`);
  };
  const typed = asked.join(' ');
  if (typed.trim() === '') listChapters(game, book, print);
  else if (typed.trim().toLowerCase() === GLOSSARY) printTerms(textsOfTerms(book, texts), print);
  else if (looksLikeNumber(typed)) printRule(game, book, typed, print);
  else printFound(game, book, typed, print);
  return EXIT.fine;
}

/** A game whose rules are printed, in the words of one language. */
interface Told {
  readonly id: string;
  readonly title: string;
  readonly texts: Catalogue;
}

type Print = (text: string, indent?: string) => void;

function listChapters({ id, title, texts }: Told, book: RuleBook, print: Print): void {
  print(tell(say('cli.rules.title', { game: title })));
  print('');
  for (const number of rulesUnder(book, null)) {
    const chapter = textOfRule(book, texts, number);
    if (chapter === null) continue;
    print(`${number} ${chapter.title}`);
    printPlaces(texts, printedPlaces(book, number), print);
  }
  const [, second = ''] = rulesUnder(book, null);
  print('');
  print(tell(say('cli.rules.chapter', { game: id, number: second })));
  print(tell(say('cli.rules.words', { game: id })));
  print(tell(say('cli.rules.terms', { game: id, terms: GLOSSARY })));
}

function printRule({ id, title, texts }: Told, book: RuleBook, typed: string, print: Print): void {
  const number = numberMeant(book, typed);
  if (number === null) {
    const last = rulesUnder(book, null).at(-1) ?? '';
    throw new Failure(say('cli.rules.no-rule', { typed, game: title, first: book.rules[0] ?? '', last, id }));
  }
  for (const each of withRulesUnder(book, number)) {
    printOne(texts, book, each, each === number ? nearestPlaces(book, each) : printedPlaces(book, each), print);
  }
}

function printFound({ title, texts }: Told, book: RuleBook, typed: string, print: Print): void {
  const { rules: found, terms } = findInRules(book, texts, typed);
  printTerms(terms, print);
  if (found.length + terms.length === 0) {
    throw new Failure(say('cli.rules.not-found', { game: title, typed: JSON.stringify(typed) }));
  }
  for (const { number } of found.slice(0, PRINTED)) {
    printOne(texts, book, number, nearestPlaces(book, number), print);
  }
  if (found.length > PRINTED) print(tell(say('cli.rules.more', { count: found.length - PRINTED })));
  for (const { number, title: name } of found.slice(PRINTED)) print(`${number} ${name}`);
}

/** Terms, each with what it means and the rule on it. */
function printTerms(terms: readonly TextOfTerm[], print: Print): void {
  for (const { title, text, rule } of terms) {
    print(title);
    print(`${text} (${rule})`, '  ');
    print('');
  }
}

/** Where the printed book says it; nothing where that is not known. */
function printPlaces(texts: Catalogue, places: readonly Printed[], print: Print): void {
  const told = printedWords(places);
  if (told !== null) print(createTeller(texts, [])(told), '  ');
}

/** A rule, where it stands in print, and what Orrery does where print says nothing about it. */
function printOne(texts: Catalogue, book: RuleBook, number: string, places: readonly Printed[], print: Print): void {
  const rule = textOfRule(book, texts, number);
  if (rule === null) return;
  const tellRule = createTeller(texts, []);
  print(`${number} ${rule.title}`);
  print(rule.text, '  ');
  printPlaces(texts, places, print);
  for (const ruling of rulingsForRule(book, number)) {
    const { why, does } = rulingWords(ruling);
    print(tell(say('cli.rules.ruling', { why: tellRule(why), does: tellRule(does) })), '  | ');
  }
  print('');
}
