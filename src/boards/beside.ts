import { refParts } from '../kernel/words/message.ts';
import type { Neighbours, PointingKey, SurveyEntry } from './pane.ts';
import type { Rect } from './drawing/grid.ts';

/** The height of a terminal cell, in widths of a cell. */
const HEIGHT_OF_CELL = 2;
/** The factor for distances across the direction of the arrow. */
const ASIDE = 2;
/** The arrow keys without Shift. */
const ARROWS = ['up', 'down', 'left', 'right'] as const;
type Arrow = (typeof ARROWS)[number];

/**
 * The apparent distance from one rectangle to another in the direction of an arrow key. Distances across that direction
 * count twice. Infinite if the other rectangle does not lie in that direction.
 */
export function distance(from: Rect, to: Rect, arrow: Arrow): number {
  const right = middle(to.x, to.width) - middle(from.x, from.width);
  const down = (middle(to.y, to.height) - middle(from.y, from.height)) * HEIGHT_OF_CELL;
  const along = { up: -down, down, left: -right, right }[arrow];
  const aside = arrow === 'up' || arrow === 'down' ? right : down;
  return along <= 0 ? Infinity : along + Math.abs(aside) * ASIDE;
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
    return group === undefined ? thing : { ...thing, beside: nearestOf(thing, group) };
  });
}

function nearestOf({ rect }: SurveyEntry, group: readonly SurveyEntry[]): Neighbours {
  const beside: Partial<Record<PointingKey, SurveyEntry['ref']>> = {};
  for (const arrow of ARROWS) {
    let least = Infinity;
    for (const other of group) {
      const far = distance(rect, other.rect, arrow);
      if (far >= least) continue;
      least = far;
      beside[arrow] = other.ref;
    }
  }
  return beside;
}
