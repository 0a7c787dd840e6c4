import {
  nearestPrintedPlaces,
  printedPlaces,
  printedMessage,
  rulingsForRule,
  rulingWords,
  tableUnder,
} from '../../../kernel/book/rule-book.ts';
import type { PrintedPlace, RuleBook } from '../../../kernel/book/rule-book.ts';
import { createFormatter } from '../../../kernel/words/format.ts';
import { rulesNamedIn, termsIn, textOfRule, sortedTerms, withRulesUnder } from '../../../kernel/book/search.ts';
import type { TextOfRule } from '../../../kernel/book/search.ts';
import type { Catalogue } from '../../../kernel/words/format.ts';
import { inColumns } from '../../../boards/drawing/columns.ts';
import { wrapLinked } from '../../frame/ui/linked.ts';
import type { LinkedLine, Piece } from '../../frame/ui/linked.ts';
import type { Style } from '../../../boards/drawing/style.ts';
import { truncate } from '../../../boards/drawing/wrapping.ts';
import type { Appearance } from '../../frame/theme/look.ts';
import { say } from '../../frame/text/say.ts';

/** The rule book of a game, with its texts in one language. */
export interface ReadBook {
  readonly book: RuleBook;
  readonly texts: Catalogue;
}

/** The target of a link: a rule or a term. */
export type RuleLinkTarget = `rule:${string}` | `term:${string}`;

export const HEADING_STYLE: Style = { tone: 'accent', bold: true };
const LINK_STYLE: Style = { tone: 'accent', underline: true };
const MUTED_STYLE: Style = { tone: 'muted' };

/** A text in which rule numbers become links, except the number of its own rule. */
export function linkedText(
  text: string,
  book: RuleBook,
  style: Style = {},
  ownRule: string | null = null,
): readonly Piece[] {
  const ruleNumbers = rulesNamedIn(book, text).filter(number => number !== ownRule);
  if (ruleNumbers.length === 0) return [{ text, style }];
  // Longer numbers are matched first, because a shorter one may be their beginning.
  const patterns = ruleNumbers
    .toSorted((one, other) => other.length - one.length)
    .map(number => number.replaceAll('.', '\\.'));
  const textParts = text.split(new RegExp(`((?:${patterns.join('|')})(?![\\w]|\\.[\\dA-Z]))`));
  return textParts
    .filter(part => part !== '')
    .map(part => (ruleNumbers.includes(part) ? linkTo(`rule:${part}`, part) : { text: part, style }));
}

/** A piece of text that links to a rule or a term. */
export function linkTo(linkTarget: RuleLinkTarget, text: string): Piece {
  return { text, style: LINK_STYLE, goal: { to: linkTarget } };
}

/** The lines of a chapter: its rules with their rulings, and at the end the terms that occur in it. */
export function chapterLines(
  { book, texts }: ReadBook,
  chapter: string,
  searchedText: string | null,
  width: number,
  appearance: Appearance,
): readonly LinkedLine[] {
  const rules = withRulesUnder(book, chapter).flatMap(number => textOfRule(book, texts, number) ?? []);
  const allText = rules.map(({ title, text }) => `${title} ${text}`).join(' ');
  const termLines = termsIn(sortedTerms(book, texts), allText);
  const termLinks = termLines.flatMap(({ id, title }, at) => [
    { text: at === 0 ? '' : '  ', style: {} },
    linkTo(`term:${id}`, title),
  ]);
  return [
    ...rules.flatMap(rule => ruleLines(rule, { book, texts }, rule.number === searchedText, width, appearance)),
    ...(termLines.length === 0
      ? []
      : [heading(appearance.format(say('rules.terms-here'))), ...wrapLinked(termLinks, width)]),
  ];
}

/** The index of the line with the marked heading, which was searched for; 0 if there is none. */
export function lineOfSearched(lines: readonly LinkedLine[], { glyphs }: Appearance): number {
  const searchMarkText = searchMark(true, glyphs);
  return Math.max(
    0,
    lines.findIndex(([first]) => first?.style === HEADING_STYLE && first.text.startsWith(searchMarkText)),
  );
}

/** The mark before the heading that was searched for; empty before others. */
function searchMark(isSought: boolean, { choice }: Appearance['glyphs']): string {
  return isSought ? `${choice} ` : '';
}

function ruleLines(
  { number, title, text }: TextOfRule,
  { book, texts }: ReadBook,
  isSought: boolean,
  width: number,
  appearance: Appearance,
): readonly LinkedLine[] {
  return [
    heading(`${searchMark(isSought, appearance.glyphs)}${number}  ${title}`),
    ...wrapLinked(linkedText(text, book, {}, number), width, ''),
    ...tableLines(number, { book, texts }, width),
    ...placeLines(isSought ? nearestPrintedPlaces(book, number) : printedPlaces(book, number), texts, width),
    [],
    ...rulingLines(number, { book, texts }, width, appearance),
  ];
}

/** The table of facts under a rule, in columns; empty if the rule has none. */
export function tableLines(number: string, { book, texts }: ReadBook, width: number): readonly LinkedLine[] {
  const lines = inColumns(tableUnder(book, number, createFormatter(texts, [])));
  return lines.map((line, at) => [{ text: truncate(line, width), style: at === 0 ? MUTED_STYLE : {} }]);
}

/** The places in the printed rule book, in one sentence; empty if there are none. */
export function placeLines(
  placesInPrint: readonly PrintedPlace[],
  texts: Catalogue,
  width: number,
): readonly LinkedLine[] {
  const placesSentence = placesText(placesInPrint, texts);
  return placesSentence === null ? [] : wrapLinked([{ text: placesSentence, style: MUTED_STYLE }], width, '');
}

/** The places in the printed rule book as a text in the catalogue's language; `null`: there are none. */
export function placesText(placesInPrint: readonly PrintedPlace[], texts: Catalogue): string | null {
  const placesPhrase = printedMessage(placesInPrint);
  return placesPhrase === null ? null : createFormatter(texts, [])(placesPhrase);
}

/** The rulings on a rule with a heading, each after the question that it answers; empty if there are none. */
export function rulingLines(
  number: string,
  { book }: ReadBook,
  width: number,
  { format }: Appearance,
): readonly LinkedLine[] {
  const rulings = rulingsForRule(book, number).map(rulingWords);
  if (rulings.length === 0) return [];
  return [
    heading(format(say('help.rulings'))),
    ...rulings.flatMap(({ why, does }) => [
      ...wrapLinked(linkedText(format(why), book, MUTED_STYLE, number), width, ''),
      ...wrapLinked(linkedText(format(does), book, {}, number), width, ''),
      [],
    ]),
  ];
}

/** The lines of the glossary: each term, its meaning, and the number of its rule. */
export function glossaryLines(
  { book, texts }: ReadBook,
  searchedText: string | null,
  width: number,
  appearance: Appearance,
): readonly LinkedLine[] {
  return sortedTerms(book, texts).flatMap(({ id, title, text, rule }) => [
    heading(`${searchMark(id === searchedText, appearance.glyphs)}${title}`),
    ...wrapLinked([{ text: `${text} `, style: {} }, linkTo(`rule:${rule}`, rule)], width, ''),
    [],
  ]);
}

/** A heading in the rules or the help. */
export function heading(text: string): LinkedLine {
  return [{ text, style: HEADING_STYLE }];
}
