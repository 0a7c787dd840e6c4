import { blit, createGrid } from '../../../widgets/grid.ts';
import type { Grid, Rect } from '../../../widgets/grid.ts';
import { padEnd } from '../../../widgets/wrapping.ts';
import type { PaneContext } from '../../board.ts';
import type { BattleView, SkirmishView } from '../view/battle.ts';
import { AREAS, AREA_IDS } from '../data/planets.ts';
import { areaName, planetName, say } from '../text/say.ts';
import type { StarCraftView } from '../view.ts';
import { areaLine } from './areas.ts';
import { cardRows } from './cards.ts';
import { chanceLines } from './chances.ts';
import { ownSeat } from './seats.ts';
import { besideLines, lineUpLines } from './battle-line.ts';
import { paintDocument, rows } from '../../board-document.ts';
import { BOLD, MUTED, flowed, putLine, span } from '../../../widgets/lines.ts';
import type { Line } from '../../../widgets/lines.ts';
import { isLit, seatLabel } from '../../board-naming.ts';
import { askedFor, boxHeight, paintBox, skirmishLines } from './skirmish.ts';
import type { Detail } from './skirmish.ts';
import { panned } from '../../../widgets/window.ts';

const BOX = 40;
const WIDEST_BOX = 58;
const STEP_NAME = 14;
/** From this width on, the two sides of a skirmish can stand beside each other. */
const BESIDE = 64;
const STEPS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

interface Placed {
  readonly skirmish: SkirmishView;
  readonly rect: Rect;
  readonly lines: readonly Line[];
}

/** Paints the battle: who fights where, skirmish by skirmish with every number and its reason; without one, how battles go. */
export function paintBattle(
  view: StarCraftView,
  size: { readonly width: number; readonly height: number },
  context: PaneContext,
): Grid {
  const { battle } = view;
  if (battle === null) return paintNoBattle(size, context);
  const { width, height } = size;
  const heading = headingLines(context, battle, width - 1);
  const below = [
    ...chanceLines(view, context, width),
    ...lineUpLines(context, battle, width),
    ...besideLines(context, battle, width),
    ...goalLines(view, context, width),
    ...litCardLines(view, context, width),
  ];
  const room = height - heading.length;
  const placed = fitting(context, battle, width, room - below.length);
  const tall = placed.reduce((most, { rect }) => Math.max(most, rect.y + rect.height), 0);
  const picture = createGrid(width, Math.max(room, tall + below.length));
  for (const { skirmish, rect, lines } of placed) paintBox(picture, rect, context, battle, skirmish, lines);
  for (const [row, line] of below.entries()) putLine(picture, 1, tall + row, width - 1, line, context.glyphs.ellipsis);
  const target = placed.find(({ skirmish }) => isMeant(context, battle, skirmish))?.rect ?? null;
  const grid = createGrid(width, height);
  for (const [row, line] of heading.entries()) putLine(grid, 1, row, width - 1, line, context.glyphs.ellipsis);
  blit(grid, panned(picture, { width, height: Math.max(0, room) }, target, context.glyphs), 0, heading.length);
  return grid;
}

function headingLines(context: PaneContext, battle: BattleView, width: number): readonly Line[] {
  const { tell } = context;
  const who: Line = [
    span(`${tell(say('board.battle.title', { area: areaName(battle.area) }))} `, BOLD),
    ...seatLabel(context, battle.attacker),
    span(` ${tell(say('board.battle.attacks'))} `),
    ...seatLabel(context, battle.defender),
  ];
  const step = STEPS.find(number => number === battle.step);
  const where: Line =
    step === undefined
      ? []
      : [span(tell(say('board.battle.step', { step: say(`board.battle.step.${step}`), number: step })), MUTED)];
  const special: Line = battle.special
    ? [span(`${context.glyphs.special} ${tell(say('board.battle.special'))}`, { tone: 'warning' })]
    : [];
  return flowed(
    [who, where, special].filter(line => line.length > 0),
    width,
    ` ${context.glyphs.bullet} `,
    2,
  );
}

/** All skirmishes in full if there is room; else those that matter most now, and the others in short. */
function fitting(context: PaneContext, battle: BattleView, width: number, room: number): readonly Placed[] {
  // What is being resolved is read side against side, wherever there is room for that.
  const versus = (others: Detail) => (skirmish: SkirmishView) =>
    skirmish.id === battle.current ? ('beside' as const) : others;
  const levels: readonly ((skirmish: SkirmishView) => Detail)[] = [
    ...(battle.current !== null && width >= BESIDE ? [versus('full'), versus('brief')] : []),
    () => 'full',
    skirmish => (skirmish.stage === 'done' && !isMeant(context, battle, skirmish) ? 'brief' : 'full'),
    skirmish => (isMeant(context, battle, skirmish) ? 'full' : 'brief'),
    skirmish => (!isMeant(context, battle, skirmish) ? 'brief' : width >= BESIDE ? 'beside' : 'full'),
  ];
  let placed: readonly Placed[] = [];
  for (const level of levels) {
    placed = arranged(context, battle, width, level);
    if (placed.every(({ rect }) => rect.y + rect.height <= room)) return placed;
  }
  return placed;
}

function arranged(
  context: PaneContext,
  battle: BattleView,
  width: number,
  level: (skirmish: SkirmishView) => Detail,
): readonly Placed[] {
  const { skirmishes } = battle;
  const columns = Math.max(1, Math.min(skirmishes.length, Math.floor(width / BOX)));
  const boxWidth = Math.min(WIDEST_BOX, Math.floor(width / columns));
  const tops = Array.from({ length: columns }, () => 0);
  // What stands across all columns comes first, so that it is in sight.
  const across = (skirmish: SkirmishView): number => (level(skirmish) === 'beside' ? 0 : 1);
  return [...skirmishes]
    .sort((one, other) => across(one) - across(other))
    .map(skirmish => {
      const detail = level(skirmish);
      const isAcross = detail === 'beside';
      const wide = isAcross ? Math.min(width, 2 * WIDEST_BOX) : boxWidth;
      const lines = skirmishLines(context, battle, skirmish, wide - 4, detail);
      const column = tops.indexOf(Math.min(...tops));
      const y = tops[column] ?? 0;
      const height = boxHeight(lines);
      if (isAcross) tops.fill(y + height);
      else tops[column] = y + height;
      return { skirmish, lines, rect: { x: isAcross ? 0 : column * boxWidth, y, width: wide, height } };
    });
}

/** The areas that the cursor's option is about: where units would go. */
function goalLines(view: StarCraftView, context: PaneContext, width: number): Line[] {
  return AREA_IDS.filter(area => isLit(context, `area:${area}`)).map(area => [
    span(`${context.glyphs.cursor} ${context.tell(planetName(AREAS[area].planet))} `, { tone: 'focus', bold: true }),
    ...areaLine(view, { ...context, focus: [] }, area, 'wide', width),
  ]);
}

/** The card in the viewer's own hand that the cursor's option is about. */
function litCardLines(view: StarCraftView, context: PaneContext, width: number): Line[] {
  const hand = ownSeat(view)?.own.hand ?? [];
  const meant = hand.filter(card => isLit(context, `card:${card}`));
  return meant.flatMap(card => cardRows({ ...context, focus: [] }, card, width - 1).map(({ line }) => line));
}

/** Whether a skirmish is the one that counts now: the cursor's option is about it, or it is being resolved. */
function isMeant(context: PaneContext, battle: BattleView, { id, attacker, defender, stage }: SkirmishView): boolean {
  const fighters = [attacker.front, defender.front, ...attacker.support, ...defender.support];
  if (isLit(context, `skirmish:${id}`) || fighters.some(fighter => isLit(context, `fighter:${fighter}`))) return true;
  const meant = context.focus.some(ref => ref.startsWith('skirmish:') || ref.startsWith('fighter:'));
  if (meant) return false;
  const asked = askedFor(battle);
  if (asked !== null) return asked === id;
  if (battle.current !== null) return battle.current === id;
  return stage !== 'done' && battle.skirmishes.find(skirmish => skirmish.stage !== 'done')?.id === id;
}

function paintNoBattle(size: { readonly width: number; readonly height: number }, { glyphs, tell }: PaneContext): Grid {
  const steps = STEPS.map((step): Line => [
    span(`${step} `, BOLD),
    span(padEnd(tell(say(`board.battle.step.${step}`)), STEP_NAME), BOLD),
    span(` ${tell(say(`board.battle.about.${step}`))}`, MUTED),
  ]);
  return paintDocument(size, glyphs, 60, () => [
    { title: '', rows: rows([span(tell(say('board.battle.none')))]) },
    { title: '', rows: rows(...steps) },
  ]);
}
