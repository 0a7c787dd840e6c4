import type { Ref } from '../../../kernel/words/message.ts';
import { lit, span } from '../../../boards/drawing/lines.ts';
import type { Line, Span } from '../../../boards/drawing/lines.ts';
import type { Style } from '../../../boards/drawing/style.ts';
import { widthOf } from '../../../boards/drawing/wrapping.ts';
import { isLit, isOpen, markOf, seatStyle } from '../../../boards/naming.ts';
import type { PaneContext } from '../../../boards/pane.ts';
import { bonusKindOf, isBonusCardId } from '../data/bonus-cards.ts';
import { factsOf, kindOf } from '../data/cards.ts';
import type { CardId } from '../data/cards.ts';
import { unitKindOf } from '../data/units.ts';
import type { PendingSlotId, SlotId } from '../data/ids.ts';
import type { UnitId } from '../data/units.ts';
import type { AsideCard } from '../state/state.ts';
import { en } from '../text/en.ts';
import type { TextKey } from '../text/en.ts';
import { cardName, say, unitName } from '../text/say.ts';
import type { TheseusView } from '../view.ts';

/** Whether the option under the cursor is about one of these things. */
export function isAnyLit(context: PaneContext, refs: readonly Ref[]): boolean {
  return refs.some(ref => isLit(context, ref));
}

/** Whether any option is about one of these things. */
export function isAnyOpen(context: PaneContext, refs: readonly Ref[]): boolean {
  return refs.some(ref => isOpen(context, ref));
}

/** A line, highlighted if the option under the cursor is about one of these things, underlined if another option is. */
export function highlighted(context: PaneContext, line: Line, refs: readonly Ref[]): Line {
  if (isAnyLit(context, refs)) return line.map(({ text, style }) => span(text, lit(style)));
  if (!isAnyOpen(context, refs)) return line;
  return line.map(({ text, style }) => span(text, text.trim() === '' ? style : { ...style, underline: true }));
}

/** The mark of a slot wherever its sector is shown: `2`, or `p2` for a pending slot. */
export function slotMark(slot: SlotId | PendingSlotId): string {
  return slot.slice(-2).replace(/^s/, '');
}

/** A unit with its owner, kind and state, such as `◆A1↑h`; if there is room, with its name, such as `◆ Alien 1 ↑`. */
export function unitSpans(view: TheseusView, context: PaneContext, unit: UnitId, width: number): Line {
  const { format, glyphs } = context;
  const state = view.units[unit];
  if (state === undefined) return [];
  const ownerMark = markOf(context, state.seat);
  const style = seatStyle(state.seat);
  const stateFlags = flagsOf(view, context, unit);
  const name = format(unitName(unit));
  const isUpgraded = state.side === 'upgraded';
  const fullWidth = 2 + widthOf(name) + (isUpgraded ? 2 : 0) + (stateFlags === '' ? 0 : 1 + widthOf(stateFlags));
  if (fullWidth <= width) {
    const upgradeMark = isUpgraded ? [span(` ${glyphs.arrowUp}`, { tone: 'good', bold: true })] : [];
    return [
      ownerMark,
      span(` ${name}`, style),
      ...upgradeMark,
      ...(stateFlags === '' ? [] : [span(` ${stateFlags}`, FLAG_STYLE)]),
    ];
  }
  const shortName = format(say(`board.unit.${unitKindOf(unit)}`)) + unit.slice(-1);
  const upgradeMark = isUpgraded ? [span(glyphs.arrowUp, { tone: 'good', bold: true })] : [];
  return [
    ownerMark,
    span(shortName, style),
    ...upgradeMark,
    ...(stateFlags === '' ? [] : [span(stateFlags, FLAG_STYLE)]),
  ];
}

const FLAG_STYLE: Style = { tone: 'warning' };

/** The signs for a unit's state: held, parasites, invisible, moved. The last sign is the first to be cut off. */
function flagsOf(view: TheseusView, { glyphs }: PaneContext, unit: UnitId): string {
  const state = view.units[unit];
  if (state === undefined) return '';
  return [
    state.heldBy === null ? '' : 'h',
    state.parasites === 0 ? '' : 'p',
    state.invisible ? 'i' : '',
    view.turn?.moved.includes(unit) === true ? glyphs.yes : '',
  ].join('');
}

/** The name of a card, or its short name if that one does not fit. */
export function cardLabel({ format }: PaneContext, card: AsideCard, width: number): string {
  const name = format(cardName(card));
  if (widthOf(name) <= width) return name;
  const key = `card.${isBonusCardId(card) ? bonusKindOf(card) : kindOf(card)}.short`;
  return isTextKey(key) ? format(say(key)) : name;
}

/** The mark for a card's type: an action, a trap, a trap that also springs on passing units; blank for all others. */
export function typeMark({ glyphs }: PaneContext, card: CardId): Span {
  const { types, springs } = factsOf(card);
  if (springs.includes('pass')) return span(')', { tone: 'danger', bold: true });
  if (types.includes('trap')) return span(glyphs.destroyed, { tone: 'danger' });
  if (types.includes('action')) return span(glyphs.order, { tone: 'accent' });
  return span(' ');
}

/** Whether a string is a key of the catalogue. */
export function isTextKey(key: string): key is TextKey {
  return Object.hasOwn(en, key);
}
