import type { Ref, Seat } from '../kernel/words/message.ts';
import { span } from './drawing/lines.ts';
import type { Line, Span } from './drawing/lines.ts';
import type { Style } from './drawing/style.ts';
import type { PaneContext } from './pane.ts';
import { seatMark, seatTone } from './drawing/sides.ts';

/** The style of a seat's things. */
export function seatStyle(seat: Seat): Style {
  return { tone: seatTone(seat), bold: true };
}

/** A seat's mark in its tone. */
export function markOf({ glyphs }: PaneContext, seat: Seat): Span {
  return span(seatMark(glyphs, seat), seatStyle(seat));
}

/** The name of a seat. */
export function nameOf({ names }: Pick<PaneContext, 'names'>, seat: Seat): string {
  return names[seat] ?? `#${seat + 1}`;
}

/** A seat's mark and name. */
export function seatLabel(context: PaneContext, seat: Seat): Line {
  return [markOf(context, seat), span(` ${nameOf(context, seat)}`, { tone: seatTone(seat) })];
}

/** Whether the option under the cursor is about an address. */
export function isLit({ focus }: PaneContext, ref: Ref): boolean {
  return focus.includes(ref);
}

/** Whether another option is about an address, so that the place can be chosen or reached. */
export function isOpen({ open = [] }: PaneContext, ref: Ref): boolean {
  return open.includes(ref);
}

/** The sign of something that can be chosen; a different sign if a hint is about it. */
export function choiceSign({ glyphs, hinted = [] }: Pick<PaneContext, 'glyphs' | 'hinted'>, ref: Ref): string {
  return hinted.includes(ref) ? glyphs.hinted : glyphs.choice;
}
