import { widthOf } from '../../../boards/drawing/clusters.ts';
import { padEnd, padStart, truncate } from '../../../boards/drawing/wrapping.ts';
import type { PaneContext } from '../../../boards/pane.ts';
import type { CombatValues } from '../data/card-facts.ts';
import type { CardId } from '../data/cards.ts';
import type { UnitType } from '../data/units.ts';
import { BATTLE_SIDES, skirmishNumber } from '../state/battle.ts';
import type { BattleSide } from '../state/battle.ts';
import { furtherCopies, hasIcon, isReinforcement, isStandard, areEqualCopies } from '../state/placing.ts';
import { cardName, say, unitName } from '../text/say.ts';
import type { StarCraftView } from '../view.ts';
import type { BattleView, SkirmishView } from '../view/battle.ts';
import { skirmishForecast, handCardChances, sideChances } from '../view/chances.ts';
import type { CardChances, SideChances } from '../view/chances.ts';
import { BOLD, MUTED, flowed, joined, lineWidth, lit, paragraph, span } from '../../../boards/drawing/lines.ts';
import type { Line, Span } from '../../../boards/drawing/lines.ts';
import { isLit, markOf } from '../../../boards/naming.ts';
import type { BattleRow } from './battle-line.ts';
import { cardFigures, cardText } from './cards.ts';
import { ownSeat } from './seats.ts';
import { plannedCardsFor } from './odds.ts';
import { skirmishAskedFor } from './skirmish.ts';

const COLUMN_WIDTH = 8;
const NAME_WIDTH = 26;
/** The gap between a card's figures and its text, in columns. */
const GAP = 2;
/** A card's text is shown beside its figures if it has at least this many columns there, otherwise below them. */
const MIN_TEXT_WIDTH = 28;

/**
 * The rows of figures that help to place cards. Everybody sees the average values of each front-line unit. A seat that
 * holds cards also sees their values in each skirmish and, if `isWithTexts`, their texts. Empty after battle step 6,
 * and while a moment is watched.
 */
export function chanceRows(
  view: StarCraftView,
  context: PaneContext,
  width: number,
  isWithTexts: boolean,
): BattleRow[] {
  const { battle } = view;
  if (battle === null || battle.step > 6 || context.watched === true) return [];
  return [
    ...plainRows(textLines(view, context, battle, width)),
    ...handRows(view, context, battle, width, isWithTexts),
    // The seat that places cards already sees the odds of each skirmish, so averages are not shown.
    ...(battle.plan === null ? plainRows(averageLines(view, context, battle, width)) : []),
  ];
}

/** The line that names cards chosen for the current skirmish whose texts the odds ignore. */
function textLines(view: StarCraftView, context: PaneContext, battle: BattleView, width: number): Line[] {
  const { plan } = battle;
  const openPlace = plan?.places.find(({ reinforcement }) => reinforcement === 'open');
  const id = openPlace?.skirmish ?? skirmishAskedFor(battle);
  const skirmish = battle.skirmishes.find(candidate => candidate.id === id);
  if (plan === null || skirmish === undefined) return [];
  const cards = plannedCardsFor(view, context, battle, skirmish);
  const { texts } = skirmishForecast(
    view,
    battle,
    skirmish,
    plan.side,
    cards === 'deck' || cards === null ? [] : cards,
  );
  if (texts.length === 0) return [];
  const text = context.format(say('board.chances.text', { cards: texts.map(cardName) }));
  return paragraph(text, width - 2, MUTED);
}

/** The lines with the names of the cards in hand, for the time before there are skirmishes. */
function handLines(view: StarCraftView, { format }: PaneContext, width: number): Line[] {
  const hand = ownSeat(view)?.own.hand ?? [];
  if (hand.length === 0) return [];
  const names = hand.map((card): Line => [span(format(cardName(card)))]);
  return [[span(format(say('board.chances.hand')), MUTED)], ...flowed(names, width - 2, '   ', hand.length)];
}

/** The hand as a table with a row for each card and a column for each skirmish. */
function handRows(
  view: StarCraftView,
  context: PaneContext,
  battle: BattleView,
  width: number,
  isWithTexts: boolean,
): BattleRow[] {
  const { format } = context;
  const cards = handCardChances(view);
  const [first] = cards;
  if (first === undefined) return [];
  if (first.at.length === 0) {
    if (battle.skirmishes.length > 0) return [];
    return isWithTexts ? wholeHandRows(view, context, width) : plainRows(handLines(view, context, width));
  }
  const side = battle.attacker === view.viewer ? 'attacker' : 'defender';
  const askedSkirmishId = skirmishAskedFor(battle);
  const name = Math.min(NAME_WIDTH, Math.max(0, width - 2 - COLUMN_WIDTH * first.at.length));
  const columnHeads = first.at.map(({ skirmish }) =>
    span(
      padStart(skirmishNumber(skirmish), COLUMN_WIDTH),
      skirmish === askedSkirmishId ? { tone: 'accent', bold: true } : MUTED,
    ),
  );
  const isPlanned = (card: CardId): boolean =>
    battle.plan?.places.some(({ standard, reinforcement }) => standard === card || reinforcement === card) ?? false;
  const askedSkirmish = battle.skirmishes.find(({ id }) => id === askedSkirmishId);
  const unit = askedSkirmish === undefined ? undefined : sideChances(view, battle, askedSkirmish, side)?.unit;
  const freeCards = cards
    .filter(({ card }) => !isPlanned(card))
    .sort((one, other) => sortKey(one.card, unit) - sortKey(other.card, unit));
  const copies = furtherCopies(freeCards.map(({ card }) => card));
  const copyCount = (card: CardId): number => freeCards.filter(other => areEqualCopies(card, other.card)).length;
  const textColumnX = name + COLUMN_WIDTH * first.at.length + GAP;
  const heading = span(padEnd(truncate(format(say('board.chances.hand')), name, context.glyphs.ellipsis), name), MUTED);
  return [
    { line: [heading, ...columnHeads] },
    ...freeCards
      .filter(({ card }) => !copies.has(card))
      .flatMap((one): BattleRow[] => {
        const values = one.at.map(place => valueSpan(view, battle, side, one, place));
        const line = [nameSpan(context, one.card, name, copyCount(one.card)), ...values];
        const row: BattleRow = { line, refs: [`card:${one.card}`] };
        return isWithTexts ? withText(context, one.card, row, textColumnX, width) : [row];
      }),
    ...plainRows(paragraph(format(say('board.chances.legend')), width - 2, MUTED)),
  ];
}

function plainRows(lines: readonly Line[]): BattleRow[] {
  return lines.map(line => ({ line }));
}

/** The sort key of a card: standard cards first, matching cards before others, as in the list of options. */
function sortKey(card: CardId, unit: UnitType | undefined): number {
  if (!isStandard(card)) return 2;
  return unit === undefined || hasIcon(card, unit) ? 0 : 1;
}

/** The rows of the whole hand with the cards' texts, for the time before there are skirmishes. */
function wholeHandRows(view: StarCraftView, context: PaneContext, width: number): BattleRow[] {
  const hand = (ownSeat(view)?.own.hand ?? []).filter(card => isStandard(card) || isReinforcement(card));
  const copies = furtherCopies(hand);
  const heading: Line = [span(context.format(say('board.chances.cards')), MUTED)];
  // A name ends with the card's values, so it is only cut if the text beside it would have no room.
  const longestName = Math.max(NAME_WIDTH, ...hand.map(card => widthOf(`${context.format(cardName(card))} ×2`)));
  const name = Math.max(NAME_WIDTH, Math.min(longestName, width - 2 - GAP - MIN_TEXT_WIDTH));
  const rows = hand
    .filter(card => !copies.has(card))
    .flatMap(card => {
      const count = hand.filter(other => areEqualCopies(card, other)).length;
      const row: BattleRow = { line: [nameSpan(context, card, name, count)], refs: [`card:${card}`] };
      return withText(context, card, row, name + GAP, width);
    });
  return [{ line: heading }, ...rows];
}

/** The rows of a card with its text beside it. */
function withText(context: PaneContext, card: CardId, row: BattleRow, from: number, width: number): BattleRow[] {
  const text = [cardFigures(context, card), cardText(context, card)].filter(part => part !== '').join('. ');
  const textWidth = width - 2 - from;
  if (textWidth < MIN_TEXT_WIDTH) {
    const linesBelow = paragraph(text, Math.max(1, width - 2 - GAP), MUTED);
    return [row, ...linesBelow.map(line => ({ line: [span(' '.repeat(GAP)), ...line] }))];
  }
  const [first = [], ...others] = paragraph(text, textWidth, MUTED);
  const gapSpan = span(' '.repeat(Math.max(0, from - lineWidth(row.line))));
  return [
    { ...row, line: [...row.line, gapSpan, ...first] },
    ...others.map(line => ({ line: [span(' '.repeat(from)), ...line] })),
  ];
}

function nameSpan(context: PaneContext, card: CardId, width: number, count: number): Span {
  const countText = count > 1 ? ` ×${count}` : '';
  const name = truncate(context.format(cardName(card)), width - countText.length, context.glyphs.ellipsis);
  const text = padEnd(`${name}${countText}`, width);
  return span(text, isLit(context, `card:${card}`) ? lit({}) : {});
}

/**
 * The values of a card: `7/8`; in brackets without a match, with a star if its text has further effects. For a
 * reinforcement card, what it adds.
 */
function valueSpan(
  view: StarCraftView,
  battle: BattleView,
  side: BattleSide,
  { card }: CardChances,
  { skirmish: id, forecast: found }: CardChances['at'][number],
): Span {
  const skirmish = battle.skirmishes.find(candidate => candidate.id === id);
  if (found === null || skirmish === undefined) return span(padStart('-', COLUMN_WIDTH), MUTED);
  const starSign = found.texts.length > 0 ? '*' : '';
  if (isReinforcement(card)) {
    const forecastWithoutCard = skirmishForecast(view, battle, skirmish, side, []);
    const addedValues = `+${found.attack - forecastWithoutCard.attack}/+${found.health - forecastWithoutCard.health}${starSign}`;
    return span(padStart(addedValues, COLUMN_WIDTH));
  }
  const unit = sideChances(view, battle, skirmish, side)?.unit;
  const hasMatch = unit !== undefined && hasIcon(card, unit);
  const values = `${found.attack}/${found.health}`;
  return span(padStart(`${hasMatch ? values : `(${values})`}${starSign}`, COLUMN_WIDTH), hasMatch ? BOLD : MUTED);
}

/** The lines with the average values of front-line units. They are public, because everybody knows the decks. */
function averageLines(view: StarCraftView, context: PaneContext, battle: BattleView, width: number): Line[] {
  const { format } = context;
  const waitingSkirmishes = battle.skirmishes.filter(({ stage }) => stage === 'waiting');
  if (waitingSkirmishes.length === 0) return [];
  const pairTexts = waitingSkirmishes.flatMap(skirmish => pairLines(view, context, battle, skirmish, width - 2));
  return [
    ...paragraph(format(say('board.chances.average')), width - 2, MUTED),
    ...flowed(pairTexts, width - 2, '    ', pairTexts.length),
  ];
}

/** The averages of both sides of a skirmish in one line, or in two if they do not fit. */
function pairLines(
  view: StarCraftView,
  context: PaneContext,
  battle: BattleView,
  skirmish: SkirmishView,
  width: number,
): Line[] {
  const sides = BATTLE_SIDES.map(side => sideSpans(view, context, battle, skirmish, side));
  const number = span(`${skirmishNumber(skirmish.id)} `, MUTED);
  const pairLine = [number, ...joined(sides, '  ')];
  return lineWidth(pairLine) <= width
    ? [pairLine]
    : sides.map((side, place) => [place === 0 ? number : span('  '), ...side]);
}

function sideSpans(
  view: StarCraftView,
  context: PaneContext,
  battle: BattleView,
  skirmish: SkirmishView,
  side: BattleSide,
): Line {
  const chances = sideChances(view, battle, skirmish, side);
  if (chances === null) return [];
  const { unit, deck } = chances;
  const shareText = context.format(say('board.chances.share', { matches: deck.matches, cards: deck.cards }));
  return [
    markOf(context, battle[side]),
    span(` ${context.format(unitName(unit))} `),
    span(expectedText(chances), BOLD),
    span(` ${shareText}`, MUTED),
  ];
}

/**
 * The average values of a side plus its certain bonuses: `6.4/3.6`. If no card matches the unit, the average of all
 * cards.
 */
function expectedText({ deck, bonus }: SideChances): string {
  const { attack, health }: CombatValues = deck.matching ?? deck.unseen;
  return `${toTenths(attack + bonus.attack)}/${toTenths(health + bonus.health)}`;
}

function toTenths(value: number): string {
  return String(Math.round(value * 10) / 10);
}
