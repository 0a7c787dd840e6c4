import { knownNameIn, refParts } from '../../../kernel/words/message.ts';
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
 * The maximum width of an area's contents in a row of 80 cells, beside the area's name. In longer texts owners are
 * shown only by their marks.
 */
const MAX_CONTENT_WIDTH = 58;

/**
 * Short facts about the thing under the cursor: for an area all its contents, since a tile may have no room for them;
 * then the first facts of its page.
 */
export function placeDescription(view: StarCraftView, ref: Ref, context: PaneContext): readonly string[] {
  const area = knownNameIn(ref, 'area', AREA_IDS);
  const lines = inspectStarCraft(view, ref, context)?.sections[0]?.lines ?? [];
  // For a route, the owners of its transports are more important than its sides.
  const facts = refParts(ref).kind === 'route' ? lines.toReversed() : lines;
  return [...(area === null ? [] : contentTexts(view, area, context)), ...facts.map(lineText)];
}

/** The base and units in an area, one text for each owner. */
function contentTexts({ areas }: StarCraftView, area: AreaId, context: PaneContext): readonly string[] {
  const { base = null, holder = null, units = {} } = areas[area] ?? {};
  const owners = [...new Set([holder, base].filter(seat => seat !== null))];
  return owners.map(seat => {
    const pieces = [
      ...(base === seat ? [context.format(say('holdings.base'))] : []),
      ...(holder === seat ? countsIn(units).map(([unit, count]) => countedUnit(context, unit, count)) : []),
    ].join(', ');
    const namedPieces = `${seatName(context, seat)}: ${pieces}`;
    return widthOf(namedPieces) <= MAX_CONTENT_WIDTH ? namedPieces : `${markOf(context, seat).text} ${pieces}`;
  });
}

function seatName(context: PaneContext, seat: Seat): string {
  return `${markOf(context, seat).text} ${nameOf(context, seat)}`;
}

/** The text of a line, with gaps between columns reduced to one blank. */
function lineText(line: Line): string {
  return line
    .map(({ text }) => text)
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
