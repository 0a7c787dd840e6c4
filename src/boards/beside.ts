import { refParts } from '../kernel/words/message.ts';
import type { Neighbours, PointingKey, SurveyedThing } from './pane.ts';
import type { Rect } from './drawing/grid.ts';

/** Cells are about twice as high as they are wide. */
const HEIGHT_OF_CELL = 2;
/** How much further something seems that lies to the side. */
const ASIDE = 2;
/** The plain arrows. */
const ARROWS = ['up', 'down', 'left', 'right'] as const;
type Arrow = (typeof ARROWS)[number];

/**
 * How far a place seems from another one in the direction of an arrow, which counts twice what lies aside; infinite:
 * it does not lie that way.
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
 * The things with what lies beside each of them as the picture shows it: for each arrow the nearest that way among the
 * things of the same sort. `sorts` has the kinds of addresses that belong together; others stay as they are.
 */
export function besideAsDrawn(
  things: readonly SurveyedThing[],
  sorts: readonly (readonly string[])[],
): readonly SurveyedThing[] {
  const groups = sorts.map(kinds => things.filter(({ ref }) => kinds.includes(refParts(ref).kind)));
  return things.map(thing => {
    const group = groups.find(one => one.includes(thing));
    return group === undefined ? thing : { ...thing, beside: nearestOf(thing, group) };
  });
}

function nearestOf({ rect }: SurveyedThing, group: readonly SurveyedThing[]): Neighbours {
  const beside: Partial<Record<PointingKey, SurveyedThing['ref']>> = {};
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
