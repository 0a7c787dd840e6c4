import { refParts } from '../kernel/words/message.ts';
import type { Neighbours, PointingKey, SurveyEntry } from './pane.ts';
import type { Rect } from './drawing/grid.ts';

/** The height of a terminal cell, in widths of a cell. */
const CELL_HEIGHT = 2;
/** The factor for distances across the direction of the arrow. */
const SIDEWAYS_FACTOR = 2;
/** The arrow keys without Shift. */
const ARROWS = ['up', 'down', 'left', 'right'] as const;
type Arrow = (typeof ARROWS)[number];

/**
 * The apparent distance from one rectangle to another in the direction of an arrow key. Distances across that direction
 * count twice. Infinite if the other rectangle does not lie in that direction.
 */
export function distance(from: Rect, to: Rect, arrow: Arrow): number {
  const horizontalOffset = middle(to.x, to.width) - middle(from.x, from.width);
  const verticalOffset = (middle(to.y, to.height) - middle(from.y, from.height)) * CELL_HEIGHT;
  const forwardDistance = {
    up: -verticalOffset,
    down: verticalOffset,
    left: -horizontalOffset,
    right: horizontalOffset,
  }[arrow];
  const sidewaysDistance = arrow === 'up' || arrow === 'down' ? horizontalOffset : verticalOffset;
  return forwardDistance <= 0 ? Infinity : forwardDistance + Math.abs(sidewaysDistance) * SIDEWAYS_FACTOR;
}

function middle(start: number, length: number): number {
  return start + length / 2;
}

/**
 * Adds neighbours to things by their positions in the picture: for each arrow key the nearest thing in that direction
 * among those of the same sort. `sorts` lists the kinds of addresses that belong together; things of other kinds are
 * returned unchanged.
 */
export function besideAsDrawn(
  things: readonly SurveyEntry[],
  sorts: readonly (readonly string[])[],
): readonly SurveyEntry[] {
  const groups = sorts.map(kinds => things.filter(({ ref }) => kinds.includes(refParts(ref).kind)));
  return things.map(thing => {
    const group = groups.find(one => one.includes(thing));
    return group === undefined ? thing : { ...thing, beside: nearestNeighbours(thing, group) };
  });
}

function nearestNeighbours({ rect }: SurveyEntry, group: readonly SurveyEntry[]): Neighbours {
  const beside: Partial<Record<PointingKey, SurveyEntry['ref']>> = {};
  for (const arrow of ARROWS) {
    let shortest = Infinity;
    for (const other of group) {
      const distanceToOther = distance(rect, other.rect, arrow);
      if (distanceToOther >= shortest) continue;
      shortest = distanceToOther;
      beside[arrow] = other.ref;
    }
  }
  return beside;
}
