import { span } from '../../../boards/drawing/lines.ts';
import type { Span } from '../../../boards/drawing/lines.ts';
import { powerMark, powerTone } from '../../../boards/drawing/sides.ts';
import { markOf } from '../../../boards/naming.ts';
import type { PaneContext } from '../../../boards/pane.ts';
import type { Side } from '../../../kernel/words/message.ts';
import { EMPIRE_SIDES, MACHINES_SIDE } from '../state/seats.ts';

/**
 * The mark of a side on the map and in lists: one for each seat or alien empire, `!` for machines, `A` for aliens of
 * barren planets.
 */
export function sideMark(context: PaneContext, side: Side): Span {
  if (typeof side === 'number') return markOf(context, side);
  const empire = EMPIRE_SIDES.findIndex(one => one === side);
  if (empire >= 0) return span(powerMark(context.glyphs, empire), { tone: powerTone(empire), bold: true });
  return span(side === MACHINES_SIDE ? '!' : 'A', { tone: 'danger', bold: true });
}
