import type { Inspected } from '../../../boards/inspected.ts';
import type { Line } from '../../../boards/drawing/lines.ts';
import type { Rect } from '../../../boards/drawing/grid.ts';
import { wrapLinked } from '../../frame/ui/linked.ts';
import type { Style } from '../../../boards/drawing/style.ts';

const SIDE_BY_SIDE_COLUMNS = 104;
const LINKS_WIDTH = 44;
const MIN_LINK_ROWS = 5;
export const HEADING_STYLE: Style = { tone: 'accent', bold: true };

/** The width of the text about a thing beside this many links. */
export function textWidth({ width }: Rect, rows: number): number {
  return rows > 0 && width >= SIDE_BY_SIDE_COLUMNS ? width - LINKS_WIDTH - 3 : width;
}

/**
 * Divides the inspector between the text and the links: side by side on wide screens; else the links get the rows that
 * the text leaves, but at least a few.
 */
export function divideArea(body: Rect, rows: number, lines: number): { readonly text: Rect; readonly links: Rect } {
  if (rows === 0) return { text: body, links: { ...body, height: 0 } };
  if (body.width >= SIDE_BY_SIDE_COLUMNS) {
    const x = body.x + body.width - LINKS_WIDTH;
    return {
      text: { ...body, width: textWidth(body, rows) },
      links: { x, y: body.y + 1, width: LINKS_WIDTH, height: body.height - 1 },
    };
  }
  const height = Math.min(rows, Math.max(MIN_LINK_ROWS, body.height - lines - 2));
  const links = { ...body, y: body.y + body.height - height, height };
  return { text: { ...body, height: body.height - height - 2 }, links };
}

/** The facts about a thing, wrapped to lines. */
export function linesOf({ sections }: Inspected, width: number): Line[] {
  return sections.flatMap(({ title, lines }, place) => [
    ...(place > 0 ? [[]] : []),
    ...(title === '' ? [] : [[{ text: title, style: HEADING_STYLE }]]),
    ...lines.flatMap(line => wrapLinked(line, width)),
  ]);
}
