import { textOfRule } from '../../../../kernel/book/search.ts';
import { Memo } from '../../../../kernel/plain/once.ts';
import type { MatchNow } from '../../../../session/running/match-now.ts';
import { wrap } from '../../../../boards/drawing/wrapping.ts';
import type { Look } from '../../../frame/theme/look.ts';
import { heightsOf } from '../../../frame/ui/list-state.ts';
import { optionsLook, rowsOf } from './asked.ts';
import type { AskedState } from './asked.ts';
import { formScroll } from './form-layout.ts';
import { questionPlaces } from './question.tsx';
import { optionsShown, rowsShown } from './rows.ts';

/** The rows of a number that is named: its words, a blank one, what is typed. */
const AMOUNT = 3;
/** The row of an outlook below a form; in a list it stands behind its option. */
const OUTLOOK = 1;
/** What there is to say of a place mostly takes no more rows than this. */
const PLACE = 2;
/** Rows enough for every question. */
const ANY = 99;

/** What the rule says by which is asked; `null`: it is a lesson, which says that itself. */
export function ruleAsked(
  { decision }: Pick<AskedState, 'decision'>,
  { game, texts, lesson }: Pick<MatchNow, 'game' | 'texts' | 'lesson'>,
  { glyphs }: Pick<Look, 'glyphs'>,
): string | null {
  const { book } = game;
  if (lesson !== null || book === null) return null;
  const rule = lately.of([book, texts, decision.rule], () => textOfRule(book, texts, decision.rule));
  return rule === null ? null : `${rule.number} ${rule.title} ${glyphs.bullet} ${rule.text}`;
}

const lately = new Memo<ReturnType<typeof textOfRule>>();

/**
 * How many rows a question wants in a narrow column: for its words, its options, their outlook, the rule, and what it
 * is about. It is the same wherever the cursor is, and before and after outlooks are known.
 */
export function wantedRows(asked: AskedState, match: MatchNow, width: number, look: Look): number {
  const rect = { x: 0, y: 0, width, height: ANY };
  const { head } = questionPlaces(asked, match.names[asked.decision.seat] ?? '', rect, look);
  const rule = ruleAsked(asked, match, look);
  const isAboutPlaces = optionsShown(asked).some(({ refs = [] }) => refs.length > 0);
  return (
    head.length +
    optionRows(asked, width, look) +
    (asked.order === null ? 0 : OUTLOOK) +
    (rule === null ? 0 : 1 + wrap(rule, width - 4).length) +
    (isAboutPlaces ? PLACE : 0)
  );
}

function optionRows(asked: AskedState, width: number, look: Look): number {
  if (asked.amount !== null) return AMOUNT;
  const heights =
    asked.order === null
      ? heightsOf(rowsOf({ ...asked, previews: {} }), width, optionsLook(look))
      : formScroll(rowsShown(asked), { width, height: ANY }, asked.format).heights;
  return heights.reduce((sum, height) => sum + height, 0);
}
