import { printedPlaces, rulesUnder } from '../../../kernel/book/rule-book.ts';
import { findInRules, textOfRule, sortedTerms } from '../../../kernel/book/search.ts';
import type { Formatter } from '../../../kernel/words/format.ts';
import { refParts } from '../../../kernel/words/message.ts';
import type { Viewer } from '../../../kernel/words/message.ts';
import { LIST_START } from '../../frame/ui/list-state.ts';
import type { ListRow, ListState } from '../../frame/ui/list-state.ts';
import type { Size } from '../../frame/edge/too-small.ts';
import type { LoadedBook } from '../../frame/store/screen-requests.ts';
import type { FeatureContext } from '../../frame/store/feature-context.ts';
import type { ColouredAppearance, Appearance } from '../../frame/theme/look.ts';
import { say } from '../../frame/text/say.ts';
import { openReader } from '../../frame/ui/reader.tsx';
import type { ReaderState, ReadText } from '../../frame/ui/reader.tsx';
import { chapterLines, glossaryLines, lineOfSearched, placesText } from './lines.ts';
import type { ReadBook, RuleLinkTarget } from './lines.ts';

/** One level of the rules screen. Levels are stacked, and going back removes the top one. */
export type RulesPage =
  | { readonly show: 'contents'; readonly list: ListState }
  | { readonly show: 'search'; readonly list: ListState; readonly typed: string }
  /** A chapter (`null`: the glossary), opened at the rule or term that was searched for. */
  | { readonly show: 'text'; readonly chapter: string | null; readonly sought: string; readonly reader: ReaderState };

/** The state of the rules screen. */
export interface RulesState {
  readonly screen: 'rules';
  readonly book: ReadBook;
  /** The name of the game. */
  readonly title: string;
  /** Formats the texts of the game and the table, in the reader's language. */
  readonly format: Formatter;
  /**
   * The viewer of the screen below. The rules show none of that viewer's secrets, but with the same viewer no hand-over
   * is needed on returning.
   */
  readonly viewer: Viewer;
  readonly leaves: readonly RulesPage[];
}

/** A row that leads to a rule or a term; `null`: it leads to the glossary. */
export interface RuleRow extends ListRow {
  readonly to: RuleLinkTarget | null;
}

/**
 * Opens the rules of a game at a rule, or at the contents if `rule` is `null` or unknown. Returns `null` if the game
 * has no rule book.
 */
export function openRules(
  { game: { book, title }, texts, format }: LoadedBook,
  rule: string | null,
  viewer: Viewer,
  context: FeatureContext,
): RulesState | null {
  if (book === null) return null;
  const readBook = { book, texts };
  const knownRule = rule !== null && book.rules.includes(rule) ? rule : null;
  const page: RulesPage =
    knownRule === null
      ? { show: 'contents', list: LIST_START }
      : textPage(readBook, `rule:${knownRule}`, context.size, { ...context.appearance, format });
  return { screen: 'rules', book: readBook, title, format, viewer, leaves: [page] };
}

/** The appearance with the texts in the reader's language. */
export function rulesAppearance({ format }: RulesState, { appearance }: FeatureContext): ColouredAppearance {
  return { ...appearance, format };
}

/** The level that shows the chapter of a rule, from that rule on, or the glossary, from a term on. */
export function textPage(
  readBook: ReadBook,
  linkedRule: RuleLinkTarget | null,
  size: Size,
  appearance: Appearance,
): RulesPage {
  const { kind, name: sought } = linkedRule === null ? { kind: null, name: '' } : refParts(linkedRule);
  const chapter = kind === 'rule' ? (sought.split('.')[0] ?? sought) : null;
  const reader = openReader(textOf(readBook, chapter, sought, appearance), size);
  return { show: 'text', chapter, sought, reader };
}

/** The text of a chapter; `null`: of the glossary. */
export function textOf(
  readBook: ReadBook,
  chapter: string | null,
  searchedText: string,
  appearance: Appearance,
): ReadText {
  const { book, texts } = readBook;
  const name = chapter === null ? null : textOfRule(book, texts, chapter);
  return {
    title: appearance.format(
      name === null ? say('rules.terms') : say('help.chapter', { chapter: name.number, title: name.title }),
    ),
    lines: width =>
      chapter === null
        ? glossaryLines(readBook, searchedText, width, appearance)
        : chapterLines(readBook, chapter, searchedText, width, appearance),
    start: lines => lineOfSearched(lines, appearance),
    nameOf: ({ to }) => {
      const id = to.slice(to.indexOf(':') + 1);
      return sortedTerms(book, texts).find(term => to === `term:${term.id}`)?.title ?? id;
    },
  };
}

/** The rows of the table of contents: the chapters, then the glossary. */
export function contentsOf({ book, texts }: ReadBook, { format }: Appearance): readonly RuleRow[] {
  const chapters = rulesUnder(book, null).flatMap((number): RuleRow[] => {
    const chapter = textOfRule(book, texts, number);
    if (chapter === null) return [];
    const placeText = placesText(printedPlaces(book, number), texts);
    const detail = placeText === null ? {} : { detail: placeText };
    return [{ to: `rule:${number}`, text: `${number.padEnd(NUMBER_WIDTH)} ${chapter.title}`, ...detail }];
  });
  const termRows = sortedTerms(book, texts).length === 0 ? [] : [{ to: null, text: format(say('rules.terms')) }];
  return [...chapters, ...termRows];
}

const NUMBER_WIDTH = 'XX-99'.length;

/** The rows of a search: the terms and rules that contain the typed words. */
export function searchRows({ book, texts }: ReadBook, typedText: string, { glyphs }: Appearance): readonly RuleRow[] {
  const { rules, terms } = findInRules(book, texts, typedText);
  return [
    ...terms.map(({ id, title, text }): RuleRow => ({ to: `term:${id}`, text: title, detail: text })),
    ...rules.map(({ number, title, text }): RuleRow => ({
      to: `rule:${number}`,
      text: `${number} ${title}`,
      detail: excerpt(text, typedText, glyphs.ellipsis),
    })),
  ];
}

/** The most characters of a rule shown before the found word. */
const EXCERPT_CONTEXT_LENGTH = 24;

/**
 * The part of a text from shortly before the first searched word on; the whole text if the word is near its beginning
 * or missing.
 */
function excerpt(text: string, typed: string, ellipsis: string): string {
  const [word = ''] = withStraightApostrophes(typed).trim().toLowerCase().split(/\s+/);
  const wordIndex = word === '' ? -1 : withStraightApostrophes(text).toLowerCase().indexOf(word);
  if (wordIndex <= EXCERPT_CONTEXT_LENGTH) return text;
  return `${ellipsis} ${text.slice(text.indexOf(' ', wordIndex - EXCERPT_CONTEXT_LENGTH) + 1)}`;
}

/** The text with straight apostrophes, which keyboards type, instead of curved ones. */
function withStraightApostrophes(text: string): string {
  return text.replaceAll('’', "'");
}
