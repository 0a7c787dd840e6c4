import { blit, createGrid } from '../../../boards/drawing/grid.ts';
import { refParts } from '../../../kernel/words/message.ts';
import type { Grid, Rect } from '../../../boards/drawing/grid.ts';
import type { PaneContext, PaneSize, Survey } from '../../../boards/pane.ts';
import type { BattleView, SkirmishView } from '../view/battle.ts';
import { AREAS, AREA_IDS } from '../data/planets.ts';
import { areaName, planetName, say } from '../text/say.ts';
import type { StarCraftView } from '../view.ts';
import { BATTLE_STEPS, paintNoBattle } from './battle-steps.ts';
import { AREA_LINE, areaLine } from './areas.ts';
import { cardRows } from './cards.ts';
import { chanceRows } from './chances.ts';
import { ownSeat } from './seats.ts';
import { splashAndRetreatLines, lineUpRows } from './battle-line.ts';
import type { BattleRow } from './battle-line.ts';
import { oddsLines, battleForecast } from './odds.ts';
import { CURSOR, BOLD, MUTED, flowed, lineWidth, paragraph, putLine, span } from '../../../boards/drawing/lines.ts';
import type { Line } from '../../../boards/drawing/lines.ts';
import { isLit, seatLabel } from '../../../boards/naming.ts';
import { skirmishAskedFor, boxHeight, fighterPlaces, NO_EXTRAS, paintBox, skirmishLines } from './skirmish.ts';
import type { SkirmishDetail, SkirmishExtras } from './skirmish.ts';
import { planetAreaLines, stakeLines } from './stakes.ts';
import { paintStrip, stripSize, stripThings, sizeBelowStrip } from './battle-strip.ts';
import { arrows, around, offset } from '../../../boards/drawing/window.ts';

const MIN_BOX_WIDTH = 40;
const MAX_BOX_WIDTH = 58;
/** The width from which the two sides of a skirmish can be shown beside each other. */
const MIN_BESIDE_WIDTH = 64;

interface PlacedBox {
  readonly skirmish: SkirmishView;
  readonly rect: Rect;
  readonly lines: readonly Line[];
  readonly detail: SkirmishDetail;
  readonly extras: SkirmishExtras;
}

/** The layout of a battle. It may be higher than its pane, so that only a part is visible under the heading. */
interface BattleLayout {
  readonly heading: readonly Line[];
  readonly placed: readonly PlacedBox[];
  /** The rows below the skirmishes, which are `tall` rows high. */
  readonly below: readonly BattleRow[];
  readonly tall: number;
  readonly height: number;
  /** The number of visible rows under the heading; `top` is the first row of the layout that is visible. */
  readonly room: number;
  readonly top: number;
}

/**
 * Paints the battle, skirmish by skirmish, with every number and its reason. Without a battle, the pane explains how
 * battles work.
 */
export function paintBattle(view: StarCraftView, size: PaneSize, context: PaneContext): Grid {
  const { battle } = view;
  if (battle === null) return paintNoBattle(size, context);
  const { width } = size;
  const { glyphs } = context;
  const strip = stripSize(size);
  const { heading, placed, below, tall, height, room, top } = layoutOf(
    view,
    battle,
    sizeBelowStrip(size, strip),
    context,
  );
  const wholeGrid = createGrid(width, height);
  for (const { skirmish, rect, lines } of placed) paintBox(wholeGrid, rect, context, battle, skirmish, lines);
  for (const [row, { line }] of below.entries()) putLine(wholeGrid, 1, tall + row, width - 1, line, glyphs.ellipsis);
  const visibleGrid = createGrid(width, room);
  blit(visibleGrid, wholeGrid, 0, 0, { x: 0, y: top, width, height: room });
  arrows(visibleGrid, visibleGrid, glyphs, { left: false, right: false, up: top > 0, down: top + room < height });
  const grid = createGrid(width, size.height);
  if (strip !== null) paintStrip(grid, view, context, strip);
  const stripHeight = strip?.height ?? 0;
  for (const [row, line] of heading.entries()) putLine(grid, 1, stripHeight + row, width - 1, line, glyphs.ellipsis);
  blit(grid, visibleGrid, 0, stripHeight + heading.length);
  return grid;
}

/** The positions of skirmishes, fighters and the viewer's cards in the battle pane. */
export function surveyBattle(view: StarCraftView, size: PaneSize, context: PaneContext): Survey {
  const { battle } = view;
  const wholeSize = { width: Math.floor(size.width), height: Math.floor(size.height) };
  if (battle === null) return { things: [], whole: wholeSize, window: { x: 0, y: 0 } };
  const strip = stripSize(size);
  const stripHeight = strip?.height ?? 0;
  const { heading, placed, below, tall, height, top } = layoutOf(view, battle, sizeBelowStrip(size, strip), context);
  const rectInPane = (rect: Rect): Rect => ({ ...rect, y: rect.y + stripHeight + heading.length - top });
  const boxes = placed.flatMap(({ skirmish, rect, detail, extras }) => [
    { ref: `skirmish:${skirmish.id}` as const, rect: rectInPane(rect) },
    ...fighterPlaces(context, battle, skirmish, rect.width - 4, detail, extras).flatMap(({ ids, rect: at }) =>
      ids.map(id => ({
        ref: `fighter:${id}` as const,
        rect: rectInPane({ ...at, x: rect.x + 2 + at.x, y: rect.y + 1 + at.y }),
      })),
    ),
  ]);
  const rowThings = below.flatMap(({ line, refs = [] }, row) =>
    refs.map(ref => ({ ref, rect: rectInPane({ x: 1, y: tall + row, width: lineWidth(line), height: 1 }) })),
  );
  return {
    things: [...(strip === null ? [] : stripThings(view, context, strip)), ...boxes, ...rowThings],
    whole: { ...wholeSize, height: height + stripHeight + heading.length },
    window: { x: 0, y: top },
  };
}

function layoutOf(
  view: StarCraftView,
  battle: BattleView,
  { width, height }: PaneSize,
  context: PaneContext,
): BattleLayout {
  const heading = headingLines(view, context, battle, width - 1);
  const room = Math.max(0, Math.floor(height) - heading.length);
  const { placed, below, tall } = arrangedBody(view, context, battle, width, room);
  const bodyHeight = Math.max(room, tall + below.length);
  const box = placed.find(({ skirmish }) => isRelevant(context, battle, skirmish))?.rect;
  const litRowIndex = below.findIndex(({ refs = [] }) => refs.some(ref => isLit(context, ref)));
  const row = litRowIndex < 0 ? undefined : { x: 0, y: tall + litRowIndex, width, height: 1 };
  const litArea = around([box, row].flatMap(rect => rect ?? []));
  // The thing under the cursor must be visible, and its skirmish, too, if there is room for both.
  const visibleTarget = litArea !== null && row !== undefined && litArea.height > room ? row : litArea;
  const { window } = context;
  const top =
    window === undefined
      ? offset(bodyHeight, room, visibleTarget?.y ?? 0, visibleTarget?.height ?? 0)
      : Math.max(0, Math.min(bodyHeight - room, window.y));
  return { heading, placed, below, tall, height: bodyHeight, room, top };
}

/** The parts of the battle pane under the heading. */
interface BattleBody {
  readonly placed: readonly PlacedBox[];
  readonly below: readonly BattleRow[];
  readonly tall: number;
}

/**
 * Lays out the skirmishes and the rows below them. As long as rows are free, further information is added step by step.
 */
function arrangedBody(
  view: StarCraftView,
  context: PaneContext,
  battle: BattleView,
  width: number,
  room: number,
): BattleBody {
  const bodyWithRows = (below: readonly BattleRow[], extras: SkirmishExtras): BattleBody => {
    const placed = fittingBoxes(view, context, battle, width, room - below.length, extras);
    return { placed, below, tall: placed.reduce((most, { rect }) => Math.max(most, rect.y + rect.height), 0) };
  };
  const withMoreLines = (before: BattleBody, lines: readonly Line[]): BattleBody => ({
    ...before,
    below: [...before.below, ...(before.below.length === 0 ? [] : [{ line: [] }]), ...lines.map(line => ({ line }))],
  });
  const isBetter = (before: BattleBody, after: BattleBody): boolean =>
    after.tall + after.below.length <= room &&
    after.placed.every(({ detail, skirmish }) =>
      before.placed.some(one => one.skirmish === skirmish && one.detail === detail),
    );
  let bestLayout = bodyWithRows(rowsBelow(view, context, battle, width, false), NO_EXTRAS);
  const improvements: readonly (() => BattleBody)[] = [
    () => bodyWithRows(rowsBelow(view, context, battle, width, true), NO_EXTRAS),
    () => withMoreLines(bestLayout, stakeLines(view, context, battle, width)),
    () => bodyWithRows(bestLayout.below, { texts: true, figures: false }),
    () => bodyWithRows(bestLayout.below, { texts: true, figures: true }),
    () => withMoreLines(bestLayout, planetAreaLines(view, context, battle, width)),
  ];
  for (const improvement of improvements) {
    if (bestLayout.tall + bestLayout.below.length >= room) break;
    const improvedLayout = improvement();
    if (isBetter(bestLayout, improvedLayout)) bestLayout = improvedLayout;
  }
  return bestLayout;
}

/** The rows below the skirmishes. If `isWithTexts`, the viewer's cards come with their texts. */
function rowsBelow(
  view: StarCraftView,
  context: PaneContext,
  battle: BattleView,
  width: number,
  isWithTexts: boolean,
): readonly BattleRow[] {
  const otherLines = [
    ...splashAndRetreatLines(context, battle, width),
    ...goalLines(view, context, width),
    // If the whole hand is shown with its texts, the card under the cursor is not explained again.
    ...(isWithTexts ? [] : litCardLines(view, context, width)),
  ];
  return [
    ...chanceRows(view, context, width, isWithTexts),
    ...lineUpRows(context, battle),
    ...otherLines.map((line): BattleRow => ({ line })),
  ];
}

function headingLines(view: StarCraftView, context: PaneContext, battle: BattleView, width: number): readonly Line[] {
  const { format } = context;
  const title: Line = [span(format(say('board.battle.title', { area: areaName(battle.area) })), BOLD)];
  const sideNames: Line = [
    ...seatLabel(context, battle.attacker),
    span(` ${format(say('board.battle.attacks'))} `),
    ...seatLabel(context, battle.defender),
  ];
  const step = BATTLE_STEPS.find(number => number === battle.step);
  const stepPart: Line =
    step === undefined
      ? []
      : [span(format(say('board.battle.step', { step: say(`board.battle.step.${step}`), number: step })), MUTED)];
  const specialPart: Line = battle.special
    ? [span(`${context.glyphs.special} ${format(say('board.battle.special'))}`, { tone: 'warning' })]
    : [];
  const titleAndSides: Line = [...title, span(' '), ...sideNames];
  const sideLines = lineWidth(titleAndSides) <= width ? [titleAndSides] : [title, sideNames];
  const lines = [...sideLines, stepPart, specialPart].filter(line => line.length > 0);
  const oddsText = battleForecast(view, context);
  return [
    ...flowed(lines, width, ` ${context.glyphs.bullet} `, sideLines.length + 1),
    ...(oddsText === null ? [] : paragraph(format(oddsText), width, { tone: 'accent', bold: true })),
  ];
}

/** Lays out all skirmishes in full if there is room, otherwise only the most important ones in full. */
function fittingBoxes(
  view: StarCraftView,
  context: PaneContext,
  battle: BattleView,
  width: number,
  room: number,
  extras: SkirmishExtras,
): readonly PlacedBox[] {
  // The skirmish that is being resolved shows its sides beside each other if there is room.
  const besideOrDetail = (otherDetail: SkirmishDetail) => (skirmish: SkirmishView) =>
    skirmish.id === battle.current ? ('beside' as const) : otherDetail;
  const detailChoices: readonly ((skirmish: SkirmishView) => SkirmishDetail)[] = [
    ...(battle.current !== null && width >= MIN_BESIDE_WIDTH ? [besideOrDetail('full'), besideOrDetail('brief')] : []),
    // The only skirmish of a battle keeps its layout while cards are placed.
    ...(battle.skirmishes.length === 1 && width >= MIN_BESIDE_WIDTH ? [() => 'beside' as const] : []),
    () => 'full',
    skirmish => (skirmish.stage === 'done' && !isRelevant(context, battle, skirmish) ? 'brief' : 'full'),
    skirmish => (isRelevant(context, battle, skirmish) ? 'full' : 'brief'),
    skirmish => (!isRelevant(context, battle, skirmish) ? 'brief' : width >= MIN_BESIDE_WIDTH ? 'beside' : 'full'),
  ];
  let placed: readonly PlacedBox[] = [];
  for (const detailOf of detailChoices) {
    placed = arrangedBoxes(view, context, battle, width, detailOf, extras);
    if (placed.every(({ rect }) => rect.y + rect.height <= room)) return placed;
  }
  return placed;
}

function arrangedBoxes(
  view: StarCraftView,
  context: PaneContext,
  battle: BattleView,
  width: number,
  detailOf: (skirmish: SkirmishView) => SkirmishDetail,
  extras: SkirmishExtras,
): readonly PlacedBox[] {
  const { skirmishes } = battle;
  const columns = Math.max(1, Math.min(skirmishes.length, Math.floor(width / MIN_BOX_WIDTH)));
  const boxWidth = Math.min(MAX_BOX_WIDTH, Math.floor(width / columns));
  const columnTops = Array.from({ length: columns }, () => 0);
  // Boxes that go across all columns come first, so that they are visible.
  const sortRank = (skirmish: SkirmishView): number => (detailOf(skirmish) === 'beside' ? 0 : 1);
  return [...skirmishes]
    .sort((one, other) => sortRank(one) - sortRank(other))
    .map(skirmish => {
      const detail = detailOf(skirmish);
      const isFullWidth = detail === 'beside';
      const thisBoxWidth = isFullWidth ? Math.min(width, 2 * MAX_BOX_WIDTH) : boxWidth;
      const fightLines = skirmishLines(context, battle, skirmish, thisBoxWidth - 4, detail, extras);
      const oddsRows = detail === 'brief' ? [] : oddsLines(view, context, battle, skirmish, thisBoxWidth - 4);
      const lines = [...fightLines, ...oddsRows];
      const column = columnTops.indexOf(Math.min(...columnTops));
      const boxTop = columnTops[column] ?? 0;
      const height = boxHeight(lines);
      if (isFullWidth) columnTops.fill(boxTop + height);
      else columnTops[column] = boxTop + height;
      return {
        skirmish,
        lines,
        detail,
        extras,
        rect: { x: isFullWidth ? 0 : column * boxWidth, y: boxTop, width: thisBoxWidth, height },
      };
    });
}

/** Lines of the areas that the cursor's option names, such as destinations of units. */
function goalLines(view: StarCraftView, context: PaneContext, width: number): Line[] {
  return AREA_IDS.filter(area => isLit(context, `area:${area}`)).map(area => [
    span(`${context.glyphs.cursor} ${context.format(planetName(AREAS[area].planet))} `, CURSOR),
    ...areaLine(view, { ...context, focus: [] }, area, 'wide', Math.min(width, AREA_LINE)),
  ]);
}

/** Lines that explain the card of the viewer's hand that the cursor's option is about. */
function litCardLines(view: StarCraftView, context: PaneContext, width: number): Line[] {
  const hand = ownSeat(view)?.own.hand ?? [];
  const litCards = hand.filter(card => isLit(context, `card:${card}`));
  return litCards.flatMap(card => cardRows({ ...context, focus: [] }, card, width - 1).map(({ line }) => line));
}

/**
 * Whether a skirmish is the important one now: the cursor's option is about it, otherwise it is asked about, being
 * resolved, or the next one to be resolved.
 */
function isRelevant(
  context: PaneContext,
  battle: BattleView,
  { id, attacker, defender, stage }: SkirmishView,
): boolean {
  const fighters = [attacker.front, defender.front, ...attacker.support, ...defender.support];
  if (isLit(context, `skirmish:${id}`) || fighters.some(fighter => isLit(context, `fighter:${fighter}`))) return true;
  const isFocusElsewhere = context.focus.some(ref => ['skirmish', 'fighter'].includes(refParts(ref).kind));
  if (isFocusElsewhere) return false;
  const askedSkirmish = skirmishAskedFor(battle);
  if (askedSkirmish !== null) return askedSkirmish === id;
  if (battle.current !== null) return battle.current === id;
  return stage !== 'done' && battle.skirmishes.find(skirmish => skirmish.stage !== 'done')?.id === id;
}
