import { frame } from '../../../boards/drawing/grid.ts';
import type { Grid, Rect } from '../../../boards/drawing/grid.ts';
import type { Style } from '../../../boards/drawing/style.ts';
import { padStart, truncate, widthOf } from '../../../boards/drawing/wrapping.ts';
import type { PaneContext } from '../../../boards/pane.ts';
import type { BattleView, PlacedCardView, SkirmishSideView, SkirmishView } from '../view/battle.ts';
import { BATTLE_SIDES, otherSide, skirmishNumber } from '../state/battle.ts';
import type { BattleSide, FighterId, SumLine } from '../state/battle.ts';
import { cardName, say } from '../text/say.ts';
import { fighterSpan } from './battle-line.ts';
import { cardTextLines } from './card-texts.ts';
import { fateLines } from './fates.ts';
import { figureLines } from './figures.ts';
import { BOLD, MUTED, lineWidth, padded, paragraph, putLine, span } from '../../../boards/drawing/lines.ts';
import type { Line, Span } from '../../../boards/drawing/lines.ts';
import { isLit, markOf } from '../../../boards/naming.ts';

/**
 * The detail of a skirmish's box: all lines of its sums, the same with the two sides next to each other, or only who
 * fights whom.
 */
export type Detail = 'full' | 'beside' | 'brief';

/** The optional parts of a skirmish's box: the texts of its cards, and its totals in large figures. */
export interface Extras {
  readonly texts: boolean;
  readonly figures: boolean;
}

export const NO_EXTRAS: Extras = { texts: false, figures: false };

const NUMBER_WIDTH = 5;
const INDENT = '  ';
/** The width of a seat's mark and a blank. */
const MARK_WIDTH = 2;
/** The gap between two sides that are next to each other. */
const SIDE_GAP = ' | ';

/** The skirmish for which the viewer is asked to place cards, or `null`. */
export function askedFor({ plan, skirmishes }: BattleView): SkirmishView['id'] | null {
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
  const isAsked = askedFor(battle) === skirmish.id;
  const style: Style = isFocused
    ? { tone: 'focus', bold: true }
    : isCurrent || isAsked
      ? { tone: 'accent', bold: true }
      : { tone: 'frame' };
  const state = isCurrent ? 'now' : isAsked ? 'asked' : stateOf(battle, skirmish);
  const name = format(say(`board.skirmish.${state}`, { number: skirmishNumber(skirmish.id) }));
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
  detail: Detail,
  extras: Extras,
): readonly Line[] {
  const partsOf = (side: BattleSide, room: number) => sideParts(context, battle, skirmish, side, room, detail, extras);
  if (detail !== 'beside') return BATTLE_SIDES.flatMap(side => partsOf(side, width).flat());
  const sideWidth = Math.floor((width - SIDE_GAP.length) / 2);
  const [left = [], right = []] = BATTLE_SIDES.map(side => partsOf(side, sideWidth));
  const divider = span(SIDE_GAP.replace('|', context.glyphs.vertical), { tone: 'frame' });
  // Corresponding parts of both sides begin in the same row.
  return left.flatMap((part, at) => {
    const other = right[at] ?? [];
    return Array.from({ length: Math.max(part.length, other.length) }, (_, row) => [
      ...shortened(part[row] ?? [], sideWidth, context.glyphs.ellipsis),
      divider,
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
  detail: Detail,
  { figures, texts }: Extras,
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
  detail: Detail,
): Line[] {
  const { format } = context;
  const own = skirmish[side];
  const isSummed = own.attack !== null && own.health !== null;
  const isBuiltUp = isSummed || own.sum.length > 0;
  const columnHeads = isBuiltUp ? [format(say('board.skirmish.attack')), format(say('board.skirmish.health'))] : [];
  const unitsPart = unitsLine(context, battle, own, side);
  if (detail === 'brief') {
    const values = isSummed ? [String(own.attack), String(own.health)] : [];
    return [withNumbers(unitsPart, values, width, BOLD, context.glyphs.ellipsis)];
  }
  const heading = withNumbers(unitsPart, columnHeads, width, MUTED, context.glyphs.ellipsis);
  const gone = own.gone.flatMap(({ words }) => indented(format(words), width, MUTED));
  if (!isBuiltUp) {
    const cards = [...plannedLines(context, battle, skirmish, side, width), ...cardLines(context, own, width)];
    return [heading, ...cards, ...gone];
  }
  return [
    heading,
    ...gone,
    ...unnamedCards(context, own, width),
    ...sumLines(context, own, width),
    ...(isSummed ? resultLines(context, skirmish, side, width) : []),
    ...(isSummed ? fateLines(context, battle, skirmish, side, width) : []),
  ];
}

/** The line that names a side's front-line unit and its supporters. */
function unitsLine(context: PaneContext, battle: BattleView, own: SkirmishSideView, side: BattleSide): Line {
  return [
    markOf(context, battle[side]),
    span(' '),
    ...fightersOf(context, battle, own).flatMap(({ before, shown }): Line => [span(before), shown]),
  ];
}

/**
 * The front-line unit and its supporters; equal fighters are one group. Each group has the text that comes before it.
 */
function fightersOf(
  context: PaneContext,
  battle: BattleView,
  own: SkirmishSideView,
): readonly { readonly ids: readonly FighterId[]; readonly before: string; readonly shown: Span }[] {
  const groups = new Map<string, FighterId[]>();
  for (const id of own.support) {
    const { unit, fate } = battle.fighters.find(fighter => fighter.id === id) ?? {};
    const groupKey = `${unit} ${fate} ${isLit(context, `fighter:${id}`)}`;
    groups.set(groupKey, [...(groups.get(groupKey) ?? []), id]);
  }
  return [[own.front], ...groups.values()].flatMap((ids, place) => {
    const [first] = ids;
    if (first === undefined) return [];
    const before = place === 0 ? '' : place === 1 ? ' + ' : ', ';
    return [{ ids, before, shown: fighterSpan(context, battle, first, ids.length) }];
  });
}

/** The positions of the fighters in the lines of `skirmishLines`, in cells from the start of the first line. */
export function fighterPlaces(
  context: PaneContext,
  battle: BattleView,
  skirmish: SkirmishView,
  width: number,
  detail: Detail,
  extras: Extras,
): readonly { readonly ids: readonly FighterId[]; readonly rect: Rect }[] {
  const isBeside = detail === 'beside';
  const room = isBeside ? Math.floor((width - SIDE_GAP.length) / 2) : width;
  const attackers = isBeside ? [] : sideParts(context, battle, skirmish, 'attacker', room, detail, extras).flat();
  return BATTLE_SIDES.flatMap((side, place) => {
    const from = isBeside ? place * (room + SIDE_GAP.length) : 0;
    const y = place * attackers.length;
    let x = from + MARK_WIDTH;
    return fightersOf(context, battle, skirmish[side]).flatMap(({ ids, before, shown }) => {
      const start = x + before.length;
      x = start + widthOf(shown.text);
      const end = Math.min(x, from + room);
      return end <= start ? [] : [{ ids, rect: { x: start, y, width: end - start, height: 1 } }];
    });
  });
}

/** The line of a side's cards at this skirmish, as far as the viewer may know them. */
function cardLines(context: PaneContext, { standard, reinforcement }: SkirmishSideView, width: number): Line[] {
  const { format } = context;
  const shown = ({ card, faceUp, from }: PlacedCardView): string => {
    if (card === null) return format(say(from === 'deck' ? 'board.skirmish.from-deck' : 'board.skirmish.face-down'));
    return format(faceUp ? cardName(card) : say('board.skirmish.own', { card: cardName(card) }));
  };
  return [
    ...(standard === null ? [] : indented(format(say('board.skirmish.card', { card: shown(standard) })), width, {})),
    ...(reinforcement === null
      ? []
      : indented(format(say('board.skirmish.with', { card: shown(reinforcement) })), width, {})),
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
function unnamedCards(context: PaneContext, own: SkirmishSideView, width: number): Line[] {
  const { format } = context;
  const { standard, reinforcement, played, sum } = own;
  const sumTexts = sum.map(({ words }) => format(words));
  const usedCards = [...played, ...[standard, reinforcement].flatMap(placed => placed?.card ?? [])];
  const names = usedCards
    .map(card => format(cardName(card)))
    .filter(name => !sumTexts.some(text => text.includes(name)));
  return names.flatMap(name => indented(format(say('board.skirmish.card', { card: name })), width, {}));
}

/** The lines of a side's sum. Attack and health with the same reason share a line. */
function sumLines(context: PaneContext, { sum }: SkirmishSideView, width: number): Line[] {
  const reasons: { readonly text: string; readonly numbers: Partial<Record<SumLine['stat'], number>> }[] = [];
  for (const { stat, amount, words } of sum) {
    const text = reasonText(context, words);
    const last = reasons.at(-1);
    if (last?.text === text && last.numbers[stat] === undefined) last.numbers[stat] = amount;
    else reasons.push({ text, numbers: { [stat]: amount } });
  }
  return reasons.flatMap(({ text, numbers: { attack, health } }, place) => {
    const style = (attack ?? 0) === 0 && (health ?? 0) === 0 ? MUTED : {};
    const [first = [], ...others] = indented(text, width - 2 * NUMBER_WIDTH, style);
    return [withNumbers(first, [amountText(attack, place), amountText(health, place)], width, style), ...others];
  });
}

/**
 * The reason in a line of the sum. For the standard card it is shorter than in the log, since the box names the unit.
 */
function reasonText({ format }: PaneContext, words: SumLine['words']): string {
  switch (words.key) {
    case 'battle.sum.major':
      return format(say('board.sum.major', words.with));
    case 'battle.sum.minor':
      return format(say('board.sum.minor', words.with));
    case 'battle.sum.no-match':
      return format(say('board.sum.no-match', words.with));
    default:
      return format(words);
  }
}

/** The number in a line of the sum: the first line sets the value, the others add to it. */
function amountText(amount: number | undefined, place: number): string {
  if (amount === undefined) return '';
  return place === 0 || amount < 0 ? String(amount) : `+${amount}`;
}

/** The lines with a side's final values, whether they are enough, and what else counted. */
function resultLines(context: PaneContext, skirmish: SkirmishView, side: BattleSide, width: number): Line[] {
  const { format } = context;
  const own = skirmish[side];
  const { health } = skirmish[otherSide(side)];
  const isByNumbers = (own.attack ?? 0) >= (health ?? 0);
  const key = own.strong ? (isByNumbers ? 'enough' : 'enough-by-card') : 'too-little';
  const verdict = format(say(`board.skirmish.${key}`, { health: health ?? 0 }));
  const total: Line = [span(`${INDENT}${verdict}`, own.strong ? { tone: 'good', bold: true } : BOLD)];
  const notes = [
    ...(own.detector ? [format(say('board.skirmish.detector'))] : []),
    ...(own.cloaked.length > 0 ? [format(say('board.skirmish.cloaked'))] : []),
  ];
  return [
    withNumbers(total, [String(own.attack), String(own.health)], width, BOLD, context.glyphs.ellipsis),
    ...(notes.length > 0 ? indented(notes.join(', '), width, MUTED) : []),
  ];
}

function indented(text: string, width: number, style: Style): Line[] {
  return paragraph(text, width - INDENT.length, style).map((line): Line => [span(INDENT), ...line]);
}

/** A line with up to two numbers in columns at its right end. */
function withNumbers(line: Line, numbers: readonly string[], width: number, style: Style, ellipsis = ''): Line {
  if (numbers.length === 0) return line;
  const room = Math.max(0, width - NUMBER_WIDTH * numbers.length);
  return [...shortened(line, room, ellipsis), ...numbers.map(number => span(padStart(number, NUMBER_WIDTH), style))];
}

function shortened(line: Line, width: number, ellipsis: string): Line {
  if (lineWidth(line) <= width) return padded(line, width);
  let left = width - widthOf(ellipsis);
  const kept = line.map(({ text, style }) => {
    const part = truncate(text, Math.max(0, left), '');
    left -= widthOf(text);
    return span(part, style);
  });
  return padded([...kept, span(ellipsis, MUTED)], width);
}
