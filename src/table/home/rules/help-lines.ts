import { nearestPrintedPlaces } from '../../../kernel/book/rule-book.ts';
import { textOfRule } from '../../../kernel/book/search.ts';
import { keyTable } from '../../frame/edge/keymap.ts';
import { wrapLinked } from '../../frame/ui/linked.ts';
import type { LinkedLine, Piece } from '../../frame/ui/linked.ts';
import { padEnd, truncate } from '../../../boards/drawing/wrapping.ts';
import type { BlockedAnswer } from '../../frame/store/screen-requests.ts';
import type { Appearance } from '../../frame/theme/look.ts';
import { say } from '../../frame/text/say.ts';
import { heading, linkedText, linkTo, placeLines, rulingLines, tableLines } from './lines.ts';
import type { ReadBook } from './lines.ts';

/** The content of the help screen for a decision. */
export interface RuleHelpState {
  /** The number of the rule behind the question; `null`: nothing is asked. */
  readonly rule: string | null;
  /** The game's rule book; `null`: the game has none. */
  readonly read: ReadBook | null;
  readonly blocked: readonly BlockedAnswer[];
  /** Whether all answers can be undone, so that none is marked as final. */
  readonly undoesAll?: boolean;
}

const KEY_COLUMN = 18;

/** The title of the help screen. */
export function helpTitle({ rule, read }: RuleHelpState, { format }: Appearance): string {
  const title = rule === null || read === null ? null : textOfRule(read.book, read.texts, rule)?.title;
  return format(rule === null ? say('help.title-plain') : say('help.title', { rule, title: title ?? '' }));
}

/** The lines of the help screen: the rule, why options are blocked, and the keys. Every rule number is a link. */
export function helpLines(state: RuleHelpState, width: number, appearance: Appearance): readonly LinkedLine[] {
  const { format, keymap } = appearance;
  const keyLine = (keys: string, label: string): LinkedLine => [
    { text: truncate(`${padEnd(keys, KEY_COLUMN)} ${label}`, width), style: {} },
  ];
  return [
    ...(state.rule === null ? [] : ruleLines({ ...state, rule: state.rule }, width, appearance)),
    heading(format(say('help.keys'))),
    ...keyTable(keymap, appearance).map(({ keys, label }) => keyLine(keys, label)),
    keyLine('1-9', format(say('help.nth'))),
  ];
}

function ruleLines(
  { rule, read, blocked, undoesAll = false }: RuleHelpState & { readonly rule: string },
  width: number,
  appearance: Appearance,
): readonly LinkedLine[] {
  const { format, glyphs } = appearance;
  const ruleText = read === null ? null : textOfRule(read.book, read.texts, rule);
  const textPieces =
    ruleText === null || read === null
      ? plainText(format(say('help.no-text', { rule })))
      : linkedText(ruleText.text, read.book, {}, rule);
  return [
    ...wrapLinked(textPieces, width, ''),
    ...(read === null ? [] : tableLines(rule, read, width)),
    ...(read === null ? [] : placeLines(nearestPrintedPlaces(read.book, rule), read.texts, width)),
    [],
    ...(read === null ? [] : rulingLines(rule, read, width, appearance)),
    heading(format(say('help.blocked'))),
    ...(blocked.length === 0 ? [mutedText(format(say('help.none-blocked')))] : []),
    ...blocked.flatMap(({ option, why, rule: number }) => {
      const reasonText = `${glyphs.blocked} ${format(say('help.why', { option, why }))}`;
      if (number === '') return wrapLinked(plainText(reasonText), width);
      return wrapLinked([...plainText(`${reasonText} `), linkTo(`rule:${number}`, number)], width);
    }),
    [],
    ...(undoesAll ? [] : [...wrapLinked([...mutedText(format(say('help.final')))], width, ''), []]),
  ];
}

function plainText(text: string): readonly Piece[] {
  return [{ text, style: {} }];
}

function mutedText(text: string): LinkedLine {
  return [{ text, style: { tone: 'muted' } }];
}
