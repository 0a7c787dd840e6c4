import { loadGame } from '../games/index.ts';
import type { Catalogue } from '../kernel/words/format.ts';
import { rulesUnder } from '../kernel/book/rule-book.ts';
import type { RuleBook } from '../kernel/book/rule-book.ts';
import { findInRules, looksLikeNumber, ruleNumberMeant, sortedTerms, withRulesUnder } from '../kernel/book/search.ts';
import type { TextOfTerm } from '../kernel/book/search.ts';
import { EXIT, CommandFailure } from './exit.ts';
import { gameOrRefuse } from './known.ts';
import { JSON_VERSION } from './output.ts';
import { ruleWithRulings } from './rules-data.ts';
import type { RuleWithRulings } from './rules-data.ts';
import { currentLanguageId, say, shortened, format, textsOf } from './say.ts';
import { quoted } from '../saves/input/plain.ts';
import type { Streams } from './streams.ts';

/** The width of printed rules, in columns, on every terminal: longer lines are hard to read. */
const PRINT_WIDTH = 80;
/** The argument that lists the glossary. */
const GLOSSARY_ARGUMENT = 'terms';
/** The number of rules that a search prints in full; of the rest it prints only numbers and titles. */
const MAX_PRINTED_RULES = 5;

/** The kind of the request, and the rules and terms that were found. */
interface RulesAnswer {
  readonly asked: 'chapters' | 'terms' | 'rule' | 'words';
  readonly rules: readonly RuleWithRulings[];
  readonly terms: readonly TextOfTerm[];
}

/**
 * `orrery rules GAME [NUMBER | terms | WORDS]`: prints the chapters, a rule and all rules below it, the glossary, or
 * the rules and terms that contain the words. Throws `UsageError` for an unknown game, `Failure` if nothing is found.
 */
export async function showRules(
  id: string,
  requestedWords: readonly string[],
  json: boolean,
  { out, json: write }: Streams,
): Promise<number> {
  const { book, ...facts } = await gameOrRefuse(id, loadGame);
  const { title } = facts;
  if (book === null) throw new CommandFailure(say('cli.rules.none', { game: title }));
  const game: PrintedGame = { id, title, texts: await textsOf(facts) };
  const answer = lookUp(game, book, requestedWords.join(' ').trim());
  if (json) {
    const language = currentLanguageId();
    write({ version: JSON_VERSION, language, game: { id, title }, rules: answer.rules, terms: answer.terms }, 2);
    return EXIT.fine;
  }
  const { wrap } = await import('../boards/drawing/wrapping.ts');
  const { inColumns } = await import('../boards/drawing/columns.ts');
  const print: Print = (text, indent = '') => {
    const lines = typeof text === 'string' ? wrap(text, PRINT_WIDTH - indent.length) : inColumns(text);
    for (const line of lines) out(`${indent}${line}\n`);
  };
  if (answer.asked === 'chapters') printChapters(game, answer, print);
  else printAnswer(answer, print);
  return EXIT.fine;
}

/** A game whose rules are printed, with its texts in one language. */
interface PrintedGame {
  readonly id: string;
  readonly title: string;
  readonly texts: Catalogue;
}

/** Prints a text as lines, or the rows of a table in columns. */
type Print = (text: string | readonly (readonly string[])[], indent?: string) => void;

function lookUp({ id, title, texts }: PrintedGame, book: RuleBook, typed: string): RulesAnswer {
  const rulesOf = (numbers: readonly string[], nearest: readonly string[]): readonly RuleWithRulings[] =>
    numbers.flatMap(number => ruleWithRulings(book, texts, number, nearest.includes(number)) ?? []);
  const chapters = rulesUnder(book, null);
  if (typed === '') return { asked: 'chapters', rules: rulesOf(chapters, []), terms: [] };
  if (typed.toLowerCase() === GLOSSARY_ARGUMENT) return { asked: 'terms', rules: [], terms: sortedTerms(book, texts) };
  if (looksLikeNumber(typed)) {
    const number = ruleNumberMeant(book, typed);
    if (number !== null) return { asked: 'rule', rules: rulesOf(withRulesUnder(book, number), [number]), terms: [] };
    const [first = ''] = book.rules;
    const last = chapters.at(-1) ?? '';
    throw new CommandFailure(say('cli.rules.no-rule', { typed: shortened(typed), game: title, first, last, id }));
  }
  const { rules, terms } = findInRules(book, texts, typed);
  if (rules.length + terms.length > 0) {
    const numbers = rules.map(({ number }) => number);
    return { asked: 'words', rules: rulesOf(numbers, numbers), terms };
  }
  throw new CommandFailure(say('cli.rules.not-found', { game: title, typed: quoted(typed) }));
}

function printChapters({ id, title }: PrintedGame, { rules }: RulesAnswer, print: Print): void {
  print(format(say('cli.rules.title', { game: title })));
  print('');
  for (const { number: chapter, title: name, printed } of rules) {
    print(`${chapter} ${name}`);
    if (printed !== null) print(printed, '  ');
  }
  const number = rules[1]?.number ?? '';
  print('');
  print(format(say('cli.rules.chapter', { game: id, number })));
  print(format(say('cli.rules.words', { game: id })));
  print(format(say('cli.rules.terms', { game: id, terms: GLOSSARY_ARGUMENT })));
}

function printAnswer({ asked, rules, terms }: RulesAnswer, print: Print): void {
  for (const term of terms) printTerm(term, print);
  const fullRules = asked === 'words' ? rules.slice(0, MAX_PRINTED_RULES) : rules;
  const otherRules = rules.slice(fullRules.length);
  for (const rule of fullRules) printRule(rule, print);
  if (otherRules.length > 0) print(format(say('cli.rules.more', { count: otherRules.length })));
  for (const { number, title } of otherRules) print(`${number} ${title}`);
}

/** Prints a term with its meaning and the number of its rule. */
function printTerm({ title, text, rule }: TextOfTerm, print: Print): void {
  print(title);
  print(`${text} (${rule})`, '  ');
  print('');
}

function printRule({ number, title, text, printed, table, rulings }: RuleWithRulings, print: Print): void {
  print(`${number} ${title}`);
  print(text, '  ');
  if (table.length > 0) print(table, '  ');
  if (printed !== null) print(printed, '  ');
  for (const { why, does } of rulings) print(format(say('cli.rules.ruling', { why, does })), '  | ');
  print('');
}
