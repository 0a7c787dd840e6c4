import type { Ref } from '../../../kernel/words/message.ts';
import { joined, lineWidth, MUTED, padded, span } from '../../../boards/drawing/lines.ts';
import type { Line, Span } from '../../../boards/drawing/lines.ts';
import { truncate } from '../../../boards/drawing/wrapping.ts';
import { markOf, seatStyle } from '../../../boards/naming.ts';
import type { PaneContext } from '../../../boards/pane.ts';
import { factsOf } from '../data/cards.ts';
import type { CardId } from '../data/cards.ts';
import type { PendingSlotId, SectorId, SlotId } from '../data/ids.ts';
import { hasBonusSymbol, pendingSlotsOf, slotsOf } from '../data/places.ts';
import { unitKindOf } from '../data/units.ts';
import { say } from '../text/say.ts';
import type { InstalledView, TheseusView } from '../view.ts';
import { slotKey } from './keys.ts';
import { isAnyLit, isAnyOpen, cardLabel, highlighted, slotMark, typeMark } from './marks.ts';

/** A slot in one line, and the addresses of the things in it that can be pointed at. */
export interface SlotLine {
  readonly line: Line;
  readonly refs: readonly Ref[];
}

/**
 * The slots of a sector, each in a line of at most `width` cells: first the installed ones by number, then the pending
 * ones.
 */
export function slotLines(view: TheseusView, context: PaneContext, sector: SectorId, width: number): SlotLine[] {
  return [
    ...slotsOf(sector).map(slot => installedLine(view, context, slot, width)),
    ...pendingSlotsOf(sector).map(slot => pendingLine(view, context, slot, width)),
  ];
}

function installedLine(view: TheseusView, context: PaneContext, slot: SlotId, width: number): SlotLine {
  const { glyphs } = context;
  const number = numberOf(context, slot);
  const card = view.installed[slot];
  const bonus = view.bonus[slot];
  if (card !== undefined) {
    const refs: readonly Ref[] = [`slot:${slot}`, `card:${card.card}`];
    const headSpans: Line = [number, markOf(context, card.controller), typeMark(context, card.card)];
    const tailSpans = factSpans(context, card);
    const nameWidth = Math.max(1, width - lineWidth(headSpans) - lineWidth(tailSpans) - (tailSpans.length > 0 ? 1 : 0));
    const style = card.working ? seatStyle(card.controller) : ({ tone: 'muted', dim: true } as const);
    const name = span(truncate(cardLabel(context, card.card, nameWidth), nameWidth, glyphs.ellipsis), style);
    const line =
      tailSpans.length === 0
        ? [...headSpans, name]
        : [...padded([...headSpans, name], width - lineWidth(tailSpans)), ...tailSpans];
    return { line: highlighted(context, line, refs), refs };
  }
  if (bonus !== undefined) {
    const refs: readonly Ref[] = [`slot:${slot}`, `card:${bonus}`];
    const nameWidth = Math.max(1, width - 1 - lineWidth([number]));
    const name = truncate(cardLabel(context, bonus, nameWidth), nameWidth, glyphs.ellipsis);
    const line = [number, span(glyphs.special, { tone: 'warning', bold: true }), span(name, { tone: 'warning' })];
    return { line: highlighted(context, line, refs), refs };
  }
  const refs: readonly Ref[] = [`slot:${slot}`];
  const slotSign = hasBonusSymbol(slot) ? glyphs.special : glyphs.bullet;
  return { line: highlighted(context, [number, span(slotSign, MUTED)], refs), refs };
}

/** The number of a slot on its board, or its key, with the number of its sector before it, if it can be chosen. */
export function numberOf(context: PaneContext, slot: SlotId): Span {
  const refs: readonly Ref[] = [`slot:${slot}`];
  const key = isAnyLit(context, refs) || isAnyOpen(context, refs) ? slotKey(slot) : null;
  return key === null ? span(slotMark(slot), MUTED) : span(key, KEY_STYLE);
}

const KEY_STYLE = { tone: 'focus', bold: true } as const;

function pendingLine(view: TheseusView, context: PaneContext, slot: PendingSlotId, width: number): SlotLine {
  const { glyphs } = context;
  const card = view.pending[slot];
  const label = span(slotMark(slot), MUTED);
  if (card === undefined) {
    const refs: readonly Ref[] = [`slot:${slot}`];
    return { line: highlighted(context, [label, span(glyphs.bullet, MUTED)], refs), refs };
  }
  const refs: readonly Ref[] = [`slot:${slot}`, `card:${card}`];
  const owner = ownerOf(view, card);
  const headSpans: Line = [label, ...(owner === null ? [] : [markOf(context, owner)])];
  const tailSpans: Line = view.malfunction === card ? [span(glyphs.no, ASLEEP_STYLE)] : [];
  const nameWidth = Math.max(1, width - lineWidth(headSpans) - lineWidth(tailSpans));
  const name = span(truncate(cardLabel(context, card, nameWidth), nameWidth, glyphs.ellipsis), { tone: 'muted' });
  return { line: highlighted(context, [...headSpans, name, ...tailSpans], refs), refs };
}

const ASLEEP_STYLE = { tone: 'danger', bold: true } as const;

/**
 * The right end of an installed card's line: the unit that took it over, its camera marker, copies, N with tokens, and
 * whether it works.
 */
function factSpans(context: PaneContext, card: InstalledView): Line {
  const { glyphs, format } = context;
  const facts = factsOf(card.card);
  const { takenBy } = card;
  const takenBySpans: Line =
    takenBy === null
      ? []
      : [span(format(say(`board.unit.${unitKindOf(takenBy)}`)) + takenBy.slice(-1), seatStyle(card.controller))];
  const counterSpans: Line =
    facts.token?.use === 'counter' ? [span(`c${card.camera}`, { tone: 'accent', bold: true })] : [];
  const copySpans: Line = card.copies > 0 ? [span(`x${card.copies + 1}`, { tone: 'good', bold: true })] : [];
  const number: Line = [
    ...(facts.number === null ? [] : [span(String(card.number), { bold: true })]),
    ...(card.upgrades > 0 ? [span(glyphs.arrowUp, { tone: 'good', bold: true })] : []),
    ...(card.working ? [] : [span(glyphs.no, ASLEEP_STYLE)]),
  ];
  return joined([takenBySpans, counterSpans, copySpans, number], ' ');
}

/** The seat that owns a card; `null` if nobody plays its faction. */
export function ownerOf(view: TheseusView, card: CardId): number | null {
  const { faction } = factsOf(card);
  return view.seats.find(seat => seat.faction === faction)?.seat ?? null;
}
