import type { Ref, Seat } from '../../../kernel/words/message.ts';
import { BOLD, joined, lineWidth, MUTED, span } from '../../../boards/drawing/lines.ts';
import type { Line } from '../../../boards/drawing/lines.ts';
import { padEnd, truncate, widthOf } from '../../../boards/drawing/wrapping.ts';
import { markOf, nameOf, seatStyle } from '../../../boards/naming.ts';
import type { PaneContext } from '../../../boards/pane.ts';
import { FACTIONS } from '../data/factions.ts';
import { TRACK_END } from '../data/tokens.ts';
import { factionName, say } from '../text/say.ts';
import type { SeatView, TheseusView } from '../view.ts';
import { cardLabel, highlighted, unitSpans } from './marks.ts';
import { allianceLetter } from './status.ts';
import { unitsAt } from './whereabouts.ts';

const LONGEST_NAME = 10;
const PART_GAP = '  ';
/** The width from which a track is drawn as a bar. */
const LEAST_WIDTH_WITH_BARS = 96;
const BAR_WIDTH = 10;

/** The layouts of a seat's line, the longest first: whether it names the faction, and what it says about the deck. */
const LAYOUTS = [
  { withFaction: true, deck: 'top' },
  { withFaction: false, deck: 'top' },
  { withFaction: false, deck: 'count' },
] as const;
type LineLayout = (typeof LAYOUTS)[number];

/**
 * One line for each seat, all in the same layout. If a line is too long, something is left out of all lines: first the
 * factions, then the top cards of decks.
 */
export function seatLines(view: TheseusView, context: PaneContext, width: number): readonly Line[] {
  for (const layout of LAYOUTS) {
    const lines = view.seats.map(owner => joined(seatParts(view, context, owner, width, layout), PART_GAP));
    if (lines.every(line => lineWidth(line) <= width)) return lines;
  }
  return view.seats.map(owner => {
    const lineParts = seatParts(view, context, owner, width, { withFaction: false, deck: 'count' });
    const firstTooLong = lineParts.findIndex(
      (_, place) => lineWidth(joined(lineParts.slice(0, place + 1), PART_GAP)) > width,
    );
    return joined(firstTooLong < 0 ? lineParts : lineParts.slice(0, Math.max(1, firstTooLong)), PART_GAP);
  });
}

/**
 * The parts of a seat's line, the most important first: turn, life, data, tokens, units in space, cards in front of the
 * player, deck.
 */
function seatParts(
  view: TheseusView,
  context: PaneContext,
  owner: SeatView,
  width: number,
  { withFaction, deck }: LineLayout,
): Line[] {
  const { format, glyphs } = context;
  const { seat, faction } = owner;
  const isActive = view.turn?.seat === seat;
  const nameWidth = Math.min(LONGEST_NAME, Math.max(...view.seats.map(other => widthOf(nameOf(context, other.seat)))));
  const name = padEnd(truncate(nameOf(context, seat), nameWidth, glyphs.ellipsis), nameWidth);
  const nameSpans: Line = [
    span(isActive ? glyphs.turn : ' ', { tone: 'focus', bold: true }),
    ...(view.options.mode === 'teams' ? [span(allianceLetter(owner.team), BOLD)] : []),
    markOf(context, seat),
    span(` ${name}`, seatStyle(seat)),
  ];
  if (owner.out) return [nameSpans, [span(format(say('board.given-up')), MUTED)]];
  const collectsData = faction !== null && FACTIONS[faction].collectsData;
  const anyCollectsData = view.seats.some(other => other.faction !== null && FACTIONS[other.faction].collectsData);
  const hasBars = width >= LEAST_WIDTH_WITH_BARS;
  const factionParts: Line[] =
    faction === null || !withFaction ? [] : [[span(padEnd(format(factionName(faction)), 10))]];
  const tracks: Line[] = [
    track(context, 'board.life', owner.life, hasBars),
    ...(collectsData
      ? [track(context, 'board.data', owner.data, hasBars)]
      : anyCollectsData && width >= 56
        ? [blankTrack(hasBars)]
        : []),
    [span(`${glyphs.arrowUp}${owner.upgrades}`, { tone: owner.upgrades > 0 ? 'good' : 'muted' })],
  ];
  const otherParts: Line[] = [
    ...unitsOutside(view, context, seat),
    ...(owner.aside.length === 0 ? [] : [asideCards(context, owner)]),
    ...(view.phase === 'set-up' && owner.deckTop === null ? [] : deckPart(context, owner, deck)),
  ];
  return [nameSpans, ...factionParts, ...tracks, ...otherParts];
}

/** The addresses of the things in a seat's line that can be pointed at. */
export function seatRefs(view: TheseusView, { seat, deckTop, aside }: SeatView): readonly Ref[] {
  const units = [...unitsAt(view, 'space'), ...unitsAt(view, 'moving')].filter(unit => view.units[unit]?.seat === seat);
  return [
    `seat:${seat}`,
    ...(deckTop === null ? [] : [`card:${deckTop}` as const]),
    ...aside.map((card): Ref => `card:${card}`),
    ...units.map((unit): Ref => `unit:${unit}`),
  ];
}

function track(
  { format, glyphs }: PaneContext,
  label: 'board.life' | 'board.data',
  trackPoints: number,
  hasBars: boolean,
): Line {
  const filledCells = Math.round((trackPoints / TRACK_END) * BAR_WIDTH);
  const bar: Line = hasBars
    ? [
        span(glyphs.barFull.repeat(filledCells), { tone: label === 'board.life' ? 'good' : 'accent' }),
        span(glyphs.barEmpty.repeat(BAR_WIDTH - filledCells), MUTED),
        span(' '),
      ]
    : [];
  return [span(`${format(say(label))} `, MUTED), ...bar, span(String(trackPoints).padStart(2), { bold: true })];
}

/** A blank that keeps the columns aligned for a seat without a data track. */
function blankTrack(hasBars: boolean): Line {
  return [span(' '.repeat(5 + (hasBars ? BAR_WIDTH + 1 : 0)))];
}

function deckPart(context: PaneContext, { deckCount, deckTop, faction }: SeatView, deck: LineLayout['deck']): Line[] {
  const { format } = context;
  if (faction === null || faction === 'pandora') return [];
  if (deckTop === null) return [[span(format(say('board.deck.empty')), { tone: 'warning' })]];
  if (deck === 'count') return [[span(`${format(say('board.deck'))} ${deckCount}`, MUTED)]];
  const label = span(`${format(say('board.deck'))} ${deckCount}: `, MUTED);
  return [[label, ...highlighted(context, [span(cardLabel(context, deckTop, 13))], [`card:${deckTop}`])]];
}

/** The units of a seat outside rooms: in space, or moving. */
function unitsOutside(view: TheseusView, context: PaneContext, seat: Seat): Line[] {
  const { format, glyphs } = context;
  return (['moving', 'space'] as const).flatMap(place => {
    const units = unitsAt(view, place).filter(unit => view.units[unit]?.seat === seat);
    if (units.length === 0) return [];
    const label = place === 'moving' ? glyphs.arrowRight : `${format(say('board.space'))} `;
    const spans = units.map(unit => highlighted(context, unitSpans(view, context, unit, 6), [`unit:${unit}`]));
    return [[span(label, { tone: 'warning' }), ...joined(spans, ' ')]];
  });
}

function asideCards(context: PaneContext, { aside }: SeatView): Line {
  const cards = aside.map(card => highlighted(context, [span(cardLabel(context, card, 11))], [`card:${card}`]));
  return [span(context.glyphs.special, { tone: 'warning', bold: true }), ...joined(cards, ', ')];
}
