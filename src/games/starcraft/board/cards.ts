import type { PaneContext } from '../../../boards/pane.ts';
import { CARDS } from '../data/cards.ts';
import type { CardId } from '../data/cards.ts';
import { EVENT_CARDS } from '../data/events.ts';
import type { EventCardId, EventKind } from '../data/events.ts';
import { TECHNOLOGIES } from '../data/technologies.ts';
import type { TechnologyId } from '../data/technologies.ts';
import { cardTexts } from '../text/cards.en.ts';
import type { CardTextKey } from '../text/cards.en.ts';
import { cardName, say, unitName } from '../text/say.ts';
import type { Row } from '../../../boards/document.ts';
import { BOLD, MUTED, indented, span } from '../../../boards/drawing/lines.ts';
import { isLit } from '../../../boards/naming.ts';
import { priceText } from './naming.ts';

/** The text of a card; empty for a card without an ability. */
export function cardText({ format }: PaneContext, card: CardId): string {
  const { technology } = CARDS[card];
  const key = technology === null ? `card.${card}.text` : `technology.${technology}.text`;
  return isTextKey(key) ? format(say(key)) : '';
}

function isTextKey(key: string): key is CardTextKey {
  return Object.hasOwn(cardTexts, key);
}

/**
 * The facts that a card's name leaves out: its values without a match, and the units that a Technology card matches.
 */
export function cardFigures({ format }: PaneContext, card: CardId): string {
  const { icons, technology, major, minor, kind, specialtySupport } = CARDS[card];
  const units = icons === 'any' ? format(say('board.card.any')) : icons.map(unit => format(unitName(unit))).join(', ');
  const valueText =
    major === null
      ? format(say(`board.card.${kind}`))
      : format(say('board.card.values', { minor: `${minor.attack}/${minor.health}` }));
  // The name of a starting Combat card already says which units it matches.
  const matchText = technology === null && kind === 'standard' ? '' : format(say('board.card.matches', { units }));
  const supportText = specialtySupport ? format(say('board.card.specialty')) : '';
  return [valueText, matchText, supportText].filter(part => part !== '').join(', ');
}

/** The rows of a card: its name, its values and its text. */
export function cardRows(context: PaneContext, card: CardId, width: number, note = ''): Row[] {
  const { format } = context;
  const figureText = cardFigures(context, card);
  const name = format(cardName(card));
  const isHighlighted = isLit(context, `card:${card}`);
  const noteSpans = note === '' ? [] : [span(`  ${note}`, { tone: 'accent', bold: true } as const)];
  const fitsOneLine = name.length + figureText.length + note.length + 6 <= width;
  const nameLine = fitsOneLine
    ? [span(name, BOLD), span(`  ${figureText}`), ...noteSpans]
    : [span(name, BOLD), ...noteSpans];
  const figureRows = fitsOneLine ? [] : indentedRows(figureText, width, {});
  const text = cardText(context, card);
  return [
    { line: nameLine, marked: isHighlighted, ref: `card:${card}` },
    ...figureRows,
    ...(text === '' ? [] : indentedRows(text, width, MUTED)),
  ];
}

/** The rows of an Event card: its name and its text. */
export function eventRows(context: PaneContext, card: EventCardId, width: number): Row[] {
  const { format } = context;
  const { event, stage } = EVENT_CARDS[card];
  const isHighlighted =
    isLit(context, `event:${card}`) || isLit(context, `event:${event}`) || isLit(context, `card:${card}`);
  return [
    {
      line: [span(format(say(`event.${event}`)), BOLD), span(`  ${format(say('board.stage', { stage }))}`, MUTED)],
      marked: isHighlighted,
      ref: `event:${card}`,
    },
    ...indentedRows(format(say(`event.${event}.text`)), width, MUTED),
  ];
}

/** The rows of a technology: its name, its price, its number of copies and its text. */
export function technologyRows(
  context: PaneContext,
  technology: TechnologyId,
  copies: number,
  width: number,
  withText: boolean,
): Row[] {
  const { format } = context;
  const { cost, kind } = TECHNOLOGIES[technology];
  const facts = [
    priceText(context, cost),
    format(say(`board.technology.${kind}`)),
    format(say('board.copies', { copies })),
  ];
  const isHighlighted = isLit(context, `technology:${technology}`);
  return [
    {
      line: [span(format(say(`technology.${technology}`)), BOLD), span(`  ${facts.join(', ')}`)],
      marked: isHighlighted,
      ref: `technology:${technology}`,
    },
    ...(withText ? indentedRows(format(say(`technology.${technology}.text`)), width, MUTED) : []),
  ];
}

/** A list of names. A repeated name appears once with its number: `Zergling 6/3, Reinforcement (2)`. */
export function countedNames(names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => (count > 1 ? `${name} (${count})` : name)).join(', ');
}

/** A list of the names of Event cards. */
export function eventNames({ format }: PaneContext, cards: readonly EventCardId[]): string {
  const kinds: readonly EventKind[] = cards.map(card => EVENT_CARDS[card].event);
  return countedNames(kinds.map(event => format(say(`event.${event}`))));
}

function indentedRows(text: string, width: number, style: typeof MUTED): Row[] {
  return indented(text, width, style).map(line => ({ line }));
}
