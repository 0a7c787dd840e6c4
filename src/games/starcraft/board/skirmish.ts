import { frame } from '../../../boards/drawing/grid.ts';
import type { Grid, Rect } from '../../../boards/drawing/grid.ts';
import type { Style } from '../../../boards/drawing/style.ts';
import { widthOf } from '../../../boards/drawing/wrapping.ts';
import type { PaneContext } from '../../../boards/pane.ts';
import type { BattleView, PlacedCardView, SkirmishSideView, SkirmishView } from '../view/battle.ts';
import { BATTLE_SIDES, skirmishNumber } from '../state/battle.ts';
import type { BattleSide, FighterId } from '../state/battle.ts';
import { cardName, say } from '../text/say.ts';
import { fighterSpan } from './battle-line.ts';
import { cardTextLines } from './card-texts.ts';
import { fateLines } from './fates.ts';
import { figureLines } from './figures.ts';
import { resultLines, sumLines, withNumbers } from './sums.ts';
import { BOLD, MUTED, fitted, indented, putLine, span } from '../../../boards/drawing/lines.ts';
import type { Line, Span } from '../../../boards/drawing/lines.ts';
import { isLit, markOf } from '../../../boards/naming.ts';

/**
 * The detail of a skirmish's box: all lines of its sums, the same with the two sides next to each other, or only who
 * fights whom.
 */
export type SkirmishDetail = 'full' | 'beside' | 'brief';

/** The optional parts of a skirmish's box: the texts of its cards, and its totals in large figures. */
export interface SkirmishExtras {
  readonly texts: boolean;
  readonly figures: boolean;
}

export const NO_EXTRAS: SkirmishExtras = { texts: false, figures: false };

/** The width of a seat's mark and a blank. */
const MARK_WIDTH = 2;
/** The gap between two sides that are next to each other. */
const SIDE_GAP = ' | ';

/** The skirmish for which the viewer is asked to place cards, or `null`. */
export function skirmishAskedFor({ plan, skirmishes }: BattleView): SkirmishView['id'] | null {
  if (plan === null) return null;
  return skirmishes.find(({ id }) => !plan.places.some(({ skirmish }) => skirmish === id))?.id ?? null;
}

/** The height of a box around these lines. */
export function boxHeight(lines: readonly Line[]): number {
  return lines.length + 2;
}

/** Paints the box of a skirmish. The skirmish being resolved, or the one the cursor's option is about, stands out. */
export function paintBox(
  grid: Grid,
  rect: Rect,
  context: PaneContext,
  battle: BattleView,
  skirmish: SkirmishView,
  lines: readonly Line[],
): void {
  const { glyphs, format } = context;
  const isFocused = isLit(context, `skirmish:${skirmish.id}`);
  const isCurrent = battle.current === skirmish.id;
  const isAsked = skirmishAskedFor(battle) === skirmish.id;
  const style: Style = isFocused
    ? { tone: 'focus', bold: true }
    : isCurrent || isAsked
      ? { tone: 'accent', bold: true }
      : { tone: 'frame' };
  const skirmishState = isCurrent ? 'now' : isAsked ? 'asked' : stateOf(battle, skirmish);
  const name = format(say(`board.skirmish.${skirmishState}`, { number: skirmishNumber(skirmish.id) }));
  frame(grid, rect, { glyphs, style, title: isFocused ? `${glyphs.cursor} ${name}` : name });
  for (const [row, line] of lines.entries()) {
    putLine(grid, rect.x + 2, rect.y + 1 + row, rect.width - 4, line, glyphs.ellipsis);
  }
}

/** The state of a skirmish for which no cards are being placed at the moment. */
function stateOf({ plan, step }: BattleView, { id, stage }: SkirmishView) {
  if (stage !== 'waiting') return stage;
  if (plan?.places.some(({ skirmish }) => skirmish === id) === true) return 'chosen';
  // Before battle step 7 no skirmish waits for its turn yet.
  return step < 7 ? 'made' : 'waiting';
}

/** The lines of a skirmish's box, each at most `width` cells wide. */
export function skirmishLines(
  context: PaneContext,
  battle: BattleView,
  skirmish: SkirmishView,
  width: number,
  detail: SkirmishDetail,
  extras: SkirmishExtras,
): readonly Line[] {
  const sidePartsOf = (side: BattleSide, room: number) =>
    sideParts(context, battle, skirmish, side, room, detail, extras);
  if (detail !== 'beside') return BATTLE_SIDES.flatMap(side => sidePartsOf(side, width).flat());
  const sideWidth = Math.floor((width - SIDE_GAP.length) / 2);
  const [left = [], right = []] = BATTLE_SIDES.map(side => sidePartsOf(side, sideWidth));
  const sideDivider = span(SIDE_GAP.replace('|', context.glyphs.vertical), { tone: 'frame' });
  // Corresponding parts of both sides begin in the same row.
  return left.flatMap((part, at) => {
    const other = right[at] ?? [];
    return Array.from({ length: Math.max(part.length, other.length) }, (_, row) => [
      ...fitted(part[row] ?? [], sideWidth, context.glyphs.ellipsis),
      sideDivider,
      ...(other[row] ?? []),
    ]);
  });
}

/** The parts of one side: its lines, its totals in large figures, and the texts of its cards. */
function sideParts(
  context: PaneContext,
  battle: BattleView,
  skirmish: SkirmishView,
  side: BattleSide,
  width: number,
  detail: SkirmishDetail,
  { figures, texts }: SkirmishExtras,
): readonly (readonly Line[])[] {
  return [
    sideLines(context, battle, skirmish, side, width, detail),
    figures && detail !== 'brief' ? figureLines(context, skirmish, side, width) : [],
    texts && detail !== 'brief' ? cardTextLines(context, battle, skirmish, side, width) : [],
  ];
}

function sideLines(
  context: PaneContext,
  battle: BattleView,
  skirmish: SkirmishView,
  side: BattleSide,
  width: number,
  detail: SkirmishDetail,
): Line[] {
  const { format } = context;
  const ownSide = skirmish[side];
  const hasSums = ownSide.attack !== null && ownSide.health !== null;
  const isBuiltUp = hasSums || ownSide.sum.length > 0;
  const columnHeads = isBuiltUp ? [format(say('board.skirmish.attack')), format(say('board.skirmish.health'))] : [];
  const unitsPart = unitsLine(context, battle, ownSide, side);
  if (detail === 'brief') {
    const values = hasSums ? [String(ownSide.attack), String(ownSide.health)] : [];
    return [withNumbers(unitsPart, values, width, BOLD, context.glyphs.ellipsis)];
  }
  const sideHeading = withNumbers(unitsPart, columnHeads, width, MUTED, context.glyphs.ellipsis);
  const goneCardLines = ownSide.gone.flatMap(({ words }) => indented(format(words), width, MUTED));
  if (!isBuiltUp) {
    const cards = [...plannedLines(context, battle, skirmish, side, width), ...cardLines(context, ownSide, width)];
    return [sideHeading, ...cards, ...goneCardLines];
  }
  return [
    sideHeading,
    ...goneCardLines,
    ...unnamedCards(context, ownSide, width),
    ...sumLines(context, ownSide, width),
    ...(hasSums ? resultLines(context, skirmish, side, width) : []),
    ...(hasSums ? fateLines(context, battle, skirmish, side, width) : []),
  ];
}

/** The line that names a side's front-line unit and its supporters. */
function unitsLine(context: PaneContext, battle: BattleView, ownSide: SkirmishSideView, side: BattleSide): Line {
  return [
    markOf(context, battle[side]),
    span(' '),
    ...fightersOf(context, battle, ownSide).flatMap(({ before, shown }): Line => [span(before), shown]),
  ];
}

/**
 * The front-line unit and its supporters; equal fighters are one group. Each group has the text that comes before it.
 */
function fightersOf(
  context: PaneContext,
  battle: BattleView,
  ownSide: SkirmishSideView,
): readonly { readonly ids: readonly FighterId[]; readonly before: string; readonly shown: Span }[] {
  const groups = new Map<string, FighterId[]>();
  for (const id of ownSide.support) {
    const { unit, fate } = battle.fighters.find(fighter => fighter.id === id) ?? {};
    const groupKey = `${unit} ${fate} ${isLit(context, `fighter:${id}`)}`;
    groups.set(groupKey, [...(groups.get(groupKey) ?? []), id]);
  }
  return [[ownSide.front], ...groups.values()].flatMap((ids, place) => {
    const [first] = ids;
    if (first === undefined) return [];
    const textBefore = place === 0 ? '' : place === 1 ? ' + ' : ', ';
    return [{ ids, before: textBefore, shown: fighterSpan(context, battle, first, ids.length) }];
  });
}

/** The positions of the fighters in the lines of `skirmishLines`, in cells from the start of the first line. */
export function fighterPlaces(
  context: PaneContext,
  battle: BattleView,
  skirmish: SkirmishView,
  width: number,
  detail: SkirmishDetail,
  extras: SkirmishExtras,
): readonly { readonly ids: readonly FighterId[]; readonly rect: Rect }[] {
  const areSidesBeside = detail === 'beside';
  const room = areSidesBeside ? Math.floor((width - SIDE_GAP.length) / 2) : width;
  const attackers = areSidesBeside ? [] : sideParts(context, battle, skirmish, 'attacker', room, detail, extras).flat();
  return BATTLE_SIDES.flatMap((side, place) => {
    const sideX = areSidesBeside ? place * (room + SIDE_GAP.length) : 0;
    const y = place * attackers.length;
    let fighterX = sideX + MARK_WIDTH;
    return fightersOf(context, battle, skirmish[side]).flatMap(({ ids, before, shown }) => {
      const startX = fighterX + before.length;
      fighterX = startX + widthOf(shown.text);
      const endX = Math.min(fighterX, sideX + room);
      return endX <= startX ? [] : [{ ids, rect: { x: startX, y, width: endX - startX, height: 1 } }];
    });
  });
}

/** The line of a side's cards at this skirmish, as far as the viewer may know them. */
function cardLines(context: PaneContext, { standard, reinforcement }: SkirmishSideView, width: number): Line[] {
  const { format } = context;
  const cardText = ({ card, faceUp, from }: PlacedCardView): string => {
    if (card === null) return format(say(from === 'deck' ? 'board.skirmish.from-deck' : 'board.skirmish.face-down'));
    return format(faceUp ? cardName(card) : say('board.skirmish.own', { card: cardName(card) }));
  };
  return [
    ...(standard === null ? [] : indented(format(say('board.skirmish.card', { card: cardText(standard) })), width, {})),
    ...(reinforcement === null
      ? []
      : indented(format(say('board.skirmish.with', { card: cardText(reinforcement) })), width, {})),
  ];
}

/** The lines of the cards that the viewer plans to place at this skirmish. */
function plannedLines(
  context: PaneContext,
  { plan }: BattleView,
  { id }: SkirmishView,
  side: BattleSide,
  width: number,
): Line[] {
  const { format } = context;
  const place = plan?.side === side ? plan.places.find(({ skirmish }) => skirmish === id) : undefined;
  if (place === undefined) return [];
  const { standard, reinforcement } = place;
  const isCard = standard !== 'deck' && standard !== 'none';
  const card = isCard ? cardName(standard) : say(`battle.cards.short.${standard}`);
  const reinforcingCard = reinforcement === 'none' || reinforcement === 'open' ? null : cardName(reinforcement);
  return [
    ...indented(format(say('board.skirmish.planned', { card })), width, { tone: 'accent' }),
    ...(reinforcingCard === null
      ? []
      : indented(format(say('board.skirmish.with', { card: reinforcingCard })), width, { tone: 'accent' })),
  ];
}

/** The used cards of a side that no line of the sum names. */
function unnamedCards(context: PaneContext, ownSide: SkirmishSideView, width: number): Line[] {
  const { format } = context;
  const { standard, reinforcement, played, sum } = ownSide;
  const sumTexts = sum.map(({ words }) => format(words));
  const usedCards = [...played, ...[standard, reinforcement].flatMap(placed => placed?.card ?? [])];
  const cardNames = usedCards
    .map(card => format(cardName(card)))
    .filter(name => !sumTexts.some(text => text.includes(name)));
  return cardNames.flatMap(name => indented(format(say('board.skirmish.card', { card: name })), width, {}));
}
