import { createGrid } from '../../../boards/drawing/grid.ts';
import type { Grid } from '../../../boards/drawing/grid.ts';
import { BOLD, joined, MUTED, span, TITLE } from '../../../boards/drawing/lines.ts';
import type { Line } from '../../../boards/drawing/lines.ts';
import { wrap } from '../../../boards/drawing/wrapping.ts';
import { layOut, paintLaid, rows, surveyLaid } from '../../../boards/document.ts';
import type { Block, Document, Row } from '../../../boards/document.ts';
import { markOf, nameOf } from '../../../boards/naming.ts';
import type { PaneContext, PaneSize, Survey } from '../../../boards/pane.ts';
import { factsOf, kindOf } from '../data/cards.ts';
import type { CardId } from '../data/cards.ts';
import { SECTOR_IDS } from '../data/ids.ts';
import type { SectorId, SlotId } from '../data/ids.ts';
import { hasBonusSymbol, pendingSlotsOf, roomsOf, slotsOf } from '../data/places.ts';
import { SECTORS } from '../data/sectors.ts';
import { sideOf } from '../data/units.ts';
import { cardName, factionName, say, sectorName, unitName } from '../text/say.ts';
import type { InstalledView, TheseusView } from '../view.ts';
import { createCanvas } from './canvas.ts';
import { isAnyLit, highlighted, slotMark, unitSpans } from './marks.ts';
import { paintRooms, ROOM_ROWS } from './rooms.ts';
import { slotPlan } from './slot-plan.ts';
import { ownerOf } from './slots.ts';
import { sectorOfRef, sectorOfUnit } from './whereabouts.ts';

const NARROWEST = 34;
const ROOMS_WIDTH = 30;

/**
 * The sector that the pane shows: that of the option under the cursor, otherwise that of the current turn, otherwise
 * the home of the asked seat.
 */
function sectorInSight(view: TheseusView, context: PaneContext): SectorId | null {
  for (const ref of context.focus) {
    // Before the ring is laid, the pane shows a sector that can be chosen for it.
    const chosenSector = view.ring.length === 0 ? SECTOR_IDS.find(one => ref === `sector:${one}`) : undefined;
    const sector = chosenSector ?? sectorOfRef(view, ref);
    if (sector !== null) return sector;
  }
  const { turn, ring } = view;
  const unit = turn?.unit ?? null;
  const seat = context.seat ?? turn?.seat ?? 0;
  const home = view.seats[seat]?.home ?? null;
  return turn?.sector ?? (unit === null ? null : sectorOfUnit(view, unit)) ?? home ?? ring[0] ?? null;
}

/** Paints one sector and all its contents in words. */
export function paintSector(view: TheseusView, size: PaneSize, context: PaneContext): Grid {
  const document = sectorDocument(view, size, context);
  return document === null ? createGrid(size.width, size.height) : paintLaid(document, size, context);
}

/** The survey of the sector pane. */
export function surveySector(view: TheseusView, size: PaneSize, context: PaneContext): Survey {
  const document = sectorDocument(view, size, context);
  if (document === null) return { things: [], whole: { width: 0, height: 0 }, window: { x: 0, y: 0 } };
  return surveyLaid(document, size, context);
}

function sectorDocument(view: TheseusView, size: PaneSize, context: PaneContext): Document | null {
  const sector = sectorInSight(view, context);
  return sector === null ? null : layOut(size, NARROWEST, width => sectorBlocks(view, context, sector, width));
}

function sectorBlocks(view: TheseusView, context: PaneContext, sector: SectorId, width: number): Block[] {
  const { format } = context;
  const cards = slotsOf(sector).flatMap(slot => slotRows(view, context, slot, width));
  const pending = pendingSlotsOf(sector).flatMap((slot): Row[] => {
    const card = view.pending[slot];
    const refs = card === undefined ? ([`slot:${slot}`] as const) : ([`slot:${slot}`, `card:${card}`] as const);
    const name: Line =
      card === undefined ? [span(format(say('board.slot.empty')), MUTED)] : pendingCard(view, context, card);
    const line: Line = [span(`${slotMark(slot)} `, MUTED), ...highlighted(context, name, refs)];
    return [{ line, ref: card === undefined ? `slot:${slot}` : `card:${card}`, marked: isAnyLit(context, refs) }];
  });
  return [
    { title: format(sectorName(sector)), rows: headRows(view, context, sector, width) },
    { title: format(say('board.rooms')), rows: roomRows(view, context, sector, width) },
    { title: format(say('board.slot-plan')), rows: rows(...slotPlan(view, context, sector)) },
    { title: format(say('board.slots')), rows: cards },
    ...(pending.length === 0 ? [] : [{ title: format(say('board.pending')), rows: pending }]),
  ];
}

function headRows(view: TheseusView, context: PaneContext, sector: SectorId, width: number): Row[] {
  const { format } = context;
  const { action, faction } = SECTORS[sector];
  const actionMessage = say(`board.action.${action}.long`, faction === null ? {} : { faction: factionName(faction) });
  const owners = view.seats.filter(({ home }) => home === sector).map(({ seat }) => nameOf(context, seat));
  const count = roomsOf(sector).filter(room => view.rooms[room] !== undefined).length;
  const nextSectorName = view.ring[(view.ring.indexOf(sector) + 1) % view.ring.length];
  const tokens = view.deactivation[sector]?.length ?? 0;
  const messages = [
    actionMessage,
    ...(owners.length === 0 ? [] : [say('board.home-of', { names: owners.join(', ') })]),
    count === 0 ? say('board.nobody') : say('board.steps', { count }),
    ...(nextSectorName === undefined ? [] : [say('board.ring-order', { sector: sectorName(nextSectorName) })]),
    ...(tokens === 0 ? [] : [say('board.deactivation', { count: tokens })]),
  ];
  return messages.flatMap(words => rows(...wrap(format(words), width).map((line): Line => [span(line)])));
}

/** The rows for the rooms: a picture of the layout, then each unit in words. */
function roomRows(view: TheseusView, context: PaneContext, sector: SectorId, width: number): Row[] {
  const canvas = createCanvas({ width: Math.min(width, ROOMS_WIDTH), height: ROOM_ROWS });
  const { grid } = canvas;
  paintRooms(canvas, { x: 0, y: 0, width: grid.width, height: grid.height }, view, context, sector);
  const pictureRows = Array.from({ length: ROOM_ROWS }, (_, y): Row => ({
    line: grid.cells.slice(y * grid.width, (y + 1) * grid.width).map(({ character, style }) => span(character, style)),
  }));
  const unitRows = roomsOf(sector).flatMap((room): Row[] => {
    const unit = view.rooms[room];
    if (unit === undefined) return [];
    const facts = unitTraits(view, context, unit);
    const line: Line = [
      span(`${room.slice(-1)} `, MUTED),
      ...unitSpans(view, context, unit, width),
      span(facts === '' ? '' : `  ${facts}`, MUTED),
    ];
    return [{ line, ref: `unit:${unit}`, marked: isAnyLit(context, [`unit:${unit}`]) }];
  });
  return [...pictureRows, ...unitRows];
}

/** The state of a unit in words. */
export function unitTraits(view: TheseusView, { format }: PaneContext, unit: keyof TheseusView['units']): string {
  const state = view.units[unit];
  if (state === undefined) return '';
  return [
    say(`board.attacks.${sideOf(unit, state.side).attack.targets}`),
    ...(state.side === 'upgraded' ? [say('board.side.upgraded')] : []),
    ...(view.turn?.moved.includes(unit) === true ? [say('board.moved')] : []),
    ...(state.heldBy === null ? [] : [say('board.held')]),
    ...(state.parasites === 0 ? [] : [say('board.parasites', { count: state.parasites })]),
    ...(state.invisible ? [say('board.invisible')] : []),
  ]
    .map(format)
    .join(', ');
}

function slotRows(view: TheseusView, context: PaneContext, slot: SlotId, width: number): Row[] {
  const { format, glyphs } = context;
  const number = span(`${slotMark(slot)} `, MUTED);
  const card = view.installed[slot];
  const bonus = view.bonus[slot];
  if (card !== undefined) {
    const refs = [`slot:${slot}`, `card:${card.card}`] as const;
    const headSpans: Line = [
      number,
      markOf(context, card.controller),
      span(` ${format(cardName(card.card))}`, card.working ? BOLD : { tone: 'muted', dim: true }),
      span(`  ${cardTraits(context, view, card)}`, MUTED),
    ];
    const text = wrap(format(say(`card.${kindOf(card.card)}.text`)), Math.max(1, width - 3));
    return [
      { line: headSpans, ref: `card:${card.card}`, marked: isAnyLit(context, refs) },
      ...rows(...text.map((line): Line => [span(`   ${line}`)])),
    ];
  }
  const text =
    bonus === undefined ? format(say('board.slot.empty')) : format(say('board.slot.bonus', { card: cardName(bonus) }));
  const slotSign = bonus !== undefined || hasBonusSymbol(slot) ? `${glyphs.special} ` : '';
  const refs = bonus === undefined ? ([`slot:${slot}`] as const) : ([`slot:${slot}`, `card:${bonus}`] as const);
  return [
    {
      line: [
        number,
        span(slotSign, { tone: 'warning' }),
        span(text, bonus === undefined ? MUTED : { tone: 'warning' }),
      ],
      ref: bonus === undefined ? `slot:${slot}` : `card:${bonus}`,
      marked: isAnyLit(context, refs),
    },
  ];
}

/** The type of a card, its value of N and the tokens on it, in words. */
export function cardTraits({ format }: PaneContext, view: TheseusView, card: InstalledView): string {
  const { types, number, token } = factsOf(card.card);
  const isAsleep = view.malfunction === card.card;
  return [
    ...(number === null ? [] : [say('board.number', { number: card.number })]),
    ...(card.upgrades === 0 ? [] : [say('board.tokens', { count: card.upgrades })]),
    ...(token?.use === 'counter' ? [say('board.camera', { marker: card.camera })] : []),
    ...(card.copies === 0 ? [] : [say('board.copied', { count: card.copies })]),
    ...(card.takenBy === null ? [] : [say('board.taken-by', { unit: unitName(card.takenBy) })]),
    ...(isAsleep ? [say('board.under-malfunction')] : card.working ? [] : [say('board.off')]),
    ...types.map(type => say(`board.type.${type}`)),
  ]
    .map(format)
    .join(', ');
}

function pendingCard(view: TheseusView, context: PaneContext, card: CardId): Line {
  const { format } = context;
  const owner = ownerOf(view, card);
  const name: Line = [span(format(cardName(card)), TITLE)];
  const asleepNote: Line =
    view.malfunction === card ? [span(format(say('board.under-malfunction')), { tone: 'danger' })] : [];
  return joined([owner === null ? [] : [markOf(context, owner)], name, asleepNote], ' ');
}
