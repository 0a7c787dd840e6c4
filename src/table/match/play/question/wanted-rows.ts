import { textOfRule } from '../../../../kernel/book/search.ts';
import { Memo } from '../../../../kernel/plain/once.ts';
import type { MatchNow } from '../../../../session/running/match-now.ts';
import { wrap } from '../../../../boards/drawing/wrapping.ts';
import type { Appearance } from '../../../frame/theme/look.ts';
import { heightsOf } from '../../../frame/ui/list-state.ts';
import { optionsAppearance, rowsOf } from './asked.ts';
import type { QuestionState } from './asked.ts';
import { formScroll } from './form-layout.ts';
import { questionPlaces } from './question.tsx';
import { shownOptions, shownRows } from './rows.ts';

/** The rows for entering a number: a text, a blank row, and the number. */
const AMOUNT_ROWS = 3;
/** The row below a form for an option's outlook; in a list the outlook is behind the option. */
const OUTLOOK_ROWS = 1;
/** The rows usually needed for the text about a place. */
const PLACE_ROWS = 2;
/** A height in which every question fits. */
const UNLIMITED_ROWS = 99;

/**
 * The text of the rule behind a question; `null`: the match is a lesson, which explains rules itself, or the game has
 * no rule book.
 */
export function ruleTextOf(
  { decision }: Pick<QuestionState, 'decision'>,
  { game, texts, lesson }: Pick<MatchNow, 'game' | 'texts' | 'lesson'>,
  { glyphs }: Pick<Appearance, 'glyphs'>,
): string | null {
  const { book } = game;
  if (lesson !== null || book === null) return null;
  const rule = ruleCache.of([book, texts, decision.rule], () => textOfRule(book, texts, decision.rule));
  return rule === null ? null : `${rule.number} ${rule.title} ${glyphs.bullet} ${rule.text}`;
}

const ruleCache = new Memo<ReturnType<typeof textOfRule>>();

/**
 * How many rows a question needs in a narrow column: for its head, options, outlook, rule, and the text about a place.
 * The number does not depend on the cursor or on known previews.
 */
export function wantedRows(question: QuestionState, match: MatchNow, width: number, appearance: Appearance): number {
  const rect = { x: 0, y: 0, width, height: UNLIMITED_ROWS };
  const { head } = questionPlaces(question, match.names[question.decision.seat] ?? '', rect, appearance);
  const rule = ruleTextOf(question, match, appearance);
  const isAboutPlaces = shownOptions(question).some(({ refs = [] }) => refs.length > 0);
  return (
    head.length +
    optionRows(question, width, appearance) +
    (question.order === null ? 0 : OUTLOOK_ROWS) +
    (rule === null ? 0 : 1 + wrap(rule, width - 4).length) +
    (isAboutPlaces ? PLACE_ROWS : 0)
  );
}

function optionRows(asked: QuestionState, width: number, appearance: Appearance): number {
  if (asked.amount !== null) return AMOUNT_ROWS;
  const heights =
    asked.order === null
      ? heightsOf(rowsOf({ ...asked, previews: {} }), width, optionsAppearance(appearance))
      : formScroll(shownRows(asked), { width, height: UNLIMITED_ROWS }, asked.format).heights;
  return heights.reduce((sum, height) => sum + height, 0);
}
