import { namedIn, refParts } from '../../../kernel/words/message.ts';
import type { Ref, Seat } from '../../../kernel/words/message.ts';
import type { Line } from '../../../boards/drawing/lines.ts';
import { widthOf } from '../../../boards/drawing/wrapping.ts';
import { markOf, nameOf } from '../../../boards/naming.ts';
import type { PaneContext } from '../../../boards/pane.ts';
import { AREA_IDS } from '../data/planets.ts';
import type { AreaId } from '../data/planets.ts';
import { say } from '../text/say.ts';
import type { StarCraftView } from '../view.ts';
import { inspectStarCraft } from './inspect/index.ts';
import { countedUnit, countsIn } from './naming.ts';

/**
 * So many cells hold what stands in an area, beside the area's own name in a row of 80; longer owners are only marked.
 */
const ROOM = 58;

/**
 * Short facts about a thing under the cursor: what stands in an area, all of it, since a tile may have no room for it;
 * then the first facts of its page.
 */
export function aboutPlace(view: StarCraftView, ref: Ref, context: PaneContext): readonly string[] {
  const area = namedIn(ref, 'area', AREA_IDS);
  const lines = inspectStarCraft(view, ref, context)?.sections[0]?.lines ?? [];
  // Whose transports are on a route counts more than where it leaves its planets.
  const facts = refParts(ref).kind === 'route' ? lines.toReversed() : lines;
  return [...(area === null ? [] : standingIn(view, area, context)), ...facts.map(textOf)];
}

/** Whose base and units stand in an area, one text for each owner. */
function standingIn({ areas }: StarCraftView, area: AreaId, context: PaneContext): readonly string[] {
  const { base = null, holder = null, units = {} } = areas[area] ?? {};
  const owners = [...new Set([holder, base].filter(seat => seat !== null))];
  return owners.map(seat => {
    const pieces = [
      ...(base === seat ? [context.format(say('holdings.base'))] : []),
      ...(holder === seat ? countsIn(units).map(([unit, count]) => countedUnit(context, unit, count)) : []),
    ].join(', ');
    const named = `${labelOf(context, seat)}: ${pieces}`;
    return widthOf(named) <= ROOM ? named : `${markOf(context, seat).text} ${pieces}`;
  });
}

function labelOf(context: PaneContext, seat: Seat): string {
  return `${markOf(context, seat).text} ${nameOf(context, seat)}`;
}

/** A line without the gaps of columns. */
function textOf(line: Line): string {
  return line
    .map(({ text }) => text)
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
