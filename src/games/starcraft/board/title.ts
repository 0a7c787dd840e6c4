import { cellAt, put } from '../../../boards/drawing/grid.ts';
import type { Grid, Rect } from '../../../boards/drawing/grid.ts';
import { lineWidth, lit, putLine, span, TITLE } from '../../../boards/drawing/lines.ts';
import type { Line, Span } from '../../../boards/drawing/lines.ts';
import type { Style } from '../../../boards/drawing/style.ts';
import { choiceSign, isLit, isOpen, markOf } from '../../../boards/naming.ts';
import type { PaneContext } from '../../../boards/pane.ts';
import type { PlanetId } from '../data/planets.ts';
import { planetName, say } from '../text/say.ts';
import type { StarCraftView } from '../view.ts';

// The name of a planet on the upper edge of its tile. It is never cut while the edge, its corners and the free cells to
// its right have room; routes give way to it.

/** The title of a tile: the planet's name, its current order, and a sign (`sign`) if it is chosen or can be chosen. */
export interface Title {
  readonly sign: Span | null;
  readonly words: Line;
}

const ACTIVE_STYLE: Style = { tone: 'accent', bold: true };

/** The title of a planet's tile. If `isWide`, its current order is a word instead of a letter. */
export function titleOf(view: StarCraftView, context: PaneContext, planet: PlanetId, isWide: boolean): Title {
  const { glyphs, format } = context;
  const { order } = view;
  const ref = `planet:${planet}` as const;
  const isFocused = isLit(context, ref);
  const isChoice = isOpen(context, ref);
  const style = isFocused
    ? lit({})
    : {
        ...(order?.planet === planet && !isWide ? ACTIVE_STYLE : TITLE),
        ...(isChoice ? { ground: 'choice' as const } : {}),
      };
  const planetSign = isFocused
    ? span(glyphs.cursor, lit({}))
    : isChoice
      ? span(choiceSign(context, ref), { tone: 'focus', bold: true, ground: 'choice' })
      : null;
  const nameSpan = span(format(planetName(planet)), style);
  if (order?.planet !== planet) return { sign: planetSign, words: [nameSpan] };
  const orderLabel = isWide ? format(say(`order.${order.order}`)) : format(say(`board.order.${order.order}`));
  const orderText = `${isWide ? ' ' : ''}${order.special ? glyphs.special : ''}${orderLabel}`;
  return { sign: planetSign, words: [nameSpan, span(' '), markOf(context, order.seat), span(orderText, ACTIVE_STYLE)] };
}

/** How the title and a route share the upper edge of a tile. */
export interface UpperEdge {
  readonly title: Title;
  /** The number of cells between the corners. */
  readonly inner: number;
  /** The number of free cells to the right of the right corner. */
  readonly behind: number;
  /** The number of cells that the route at this edge takes. */
  readonly route: number;
  /**
   * Whether the route keeps its cells on the edge. If not, a z-axis route has its label beside the tile, and other
   * routes begin below the edge.
   */
  readonly keepsRoute: boolean;
}

/** Divides a tile's upper edge between its title and a route. If `isFixed`, the route must keep its cells. */
export function dividedEdge(
  title: Title,
  room: Pick<UpperEdge, 'inner' | 'behind' | 'route'>,
  isFixed: boolean,
): UpperEdge {
  return { title, ...room, keepsRoute: isFixed || lineWidth(title.words) + room.route <= room.inner };
}

/** Whether a title extends over the right corner of its tile. */
export function isOverCorner({ title, inner, keepsRoute }: UpperEdge): boolean {
  return !keepsRoute && lineWidth(title.words) > inner;
}

/** Paints a title on the upper edge of a tile, with a blank on either side where there is room. */
export function paintTitle(grid: Grid, { x, y }: Rect, edge: UpperEdge, ellipsis: string): void {
  const { sign, words } = edge.title;
  const freeWidth = edge.inner - (edge.keepsRoute ? edge.route : 0);
  const isAtCorner = sign !== null && lineWidth([sign, ...words]) > freeWidth;
  const titleSpans: Line = sign === null || isAtCorner ? words : [sign, ...words];
  // A name that extends over the right corner begins on the left corner if there is no free cell to the right of the
  // tile.
  const beginsOnCorner = isOverCorner(edge) && edge.behind === 0;
  const titleX = beginsOnCorner ? x : x + 1;
  if (isAtCorner) putLine(grid, titleX - 1, y, 1, [sign], '');
  if (lineWidth(titleSpans) + 2 > freeWidth) {
    const cellsOverCorner = isOverCorner(edge) ? 1 + (beginsOnCorner ? 1 : Math.max(0, edge.behind - 1)) : 0;
    putLine(grid, titleX, y, freeWidth + cellsOverCorner, titleSpans, ellipsis);
    return;
  }
  const blankStyle = cellAt(grid, x + 1, y).style;
  put(grid, x + 1, y, ' ', blankStyle);
  put(grid, putLine(grid, x + 2, y, freeWidth - 2, titleSpans, ellipsis), y, ' ', blankStyle);
}
