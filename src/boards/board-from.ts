import type { Board, BoardOf } from './board.ts';
import { createGrid } from './drawing/grid.ts';
import { marchingFrom } from './marching.ts';
import type { Pane, PaneOf, Survey } from './pane.ts';
import { retrospectFrom } from './retrospect.ts';

// The table has views of unknown type. `boardFrom` checks each view once, so that a game's functions get their own view
// type.

const NOTHING: Survey = { things: [], whole: { width: 0, height: 0 }, window: { x: 0, y: 0 } };

/** Makes the table's board from a game's board. For the view of another game the board shows nothing. */
export function boardFrom<View>(reads: (view: unknown) => view is View, written: BoardOf<View>): Board {
  /** Wraps a function so that it takes views of any game; for the view of another game it returns `nothing`. */
  const onAny =
    <Rest extends readonly unknown[], Shown>(show: (view: View, ...rest: Rest) => Shown, nothing: Shown) =>
    (view: unknown, ...rest: Rest): Shown =>
      reads(view) ? show(view, ...rest) : nothing;
  const { panes, status, paneFor, finalTable, standings, goal, alarms, outlook, inspect, about, holdings, ...more } =
    written;
  const {
    scene,
    laying,
    keyOf,
    nameKeyOf,
    onward,
    deeds,
    deedAnswer,
    left,
    placesIn,
    unexploredIn,
    marching,
    ...others
  } = more;
  const { log, retrospect, allButOne, ...same } = others;
  return {
    ...same,
    panes: onAny(view => panes(view).map(pane => paneFrom(reads, pane)), []),
    status: onAny(status, ''),
    paneFor: (question, view) => (reads(view) ? paneFor(question, view) : null),
    finalTable: onAny(finalTable, []),
    ...(standings && { standings: onAny(standings, []) }),
    ...(goal && { goal: onAny(goal, []) }),
    ...(alarms && { alarms: onAny(alarms, []) }),
    ...(outlook && { outlook: onAny(outlook, null) }),
    ...(inspect && { inspect: onAny(inspect, null) }),
    ...(about && { about: onAny(about, []) }),
    ...(holdings && { holdings: onAny(holdings, []) }),
    ...(scene && { scene: (kind, view, context, told) => (reads(view) ? scene(kind, view, context, told) : null) }),
    ...(laying && { laying: { ...laying, start: onAny(laying.start, null), pile: onAny(laying.pile, []) } }),
    ...(keyOf && { keyOf: onAny(keyOf, undefined) }),
    ...(nameKeyOf && { nameKeyOf: onAny(nameKeyOf, null) }),
    ...(onward && { onward: onAny(onward, []) }),
    ...(allButOne && { allButOne: onAny(allButOne, null) }),
    ...(deeds && { deeds: onAny(deeds, []) }),
    ...(deedAnswer && { deedAnswer: onAny(deedAnswer, null) }),
    ...(left && { left: onAny(left, { words: null, things: [] }) }),
    ...(placesIn && { placesIn: onAny(placesIn, new Map()) }),
    ...(unexploredIn && { unexploredIn: onAny(unexploredIn, new Set()) }),
    ...(marching && { marching: marchingFrom(reads, marching) }),
    ...(log && { log: { ...log, filters: onAny(log.filters, []) } }),
    ...(retrospect && { retrospect: retrospectFrom(reads, retrospect) }),
  };
}

function paneFrom<View>(reads: (view: unknown) => view is View, { paint, survey, ...pane }: PaneOf<View>): Pane {
  return {
    ...pane,
    paint: (view, size, context) => (reads(view) ? paint(view, size, context) : createGrid(size.width, size.height)),
    ...(survey && { survey: (view, size, context) => (reads(view) ? survey(view, size, context) : NOTHING) }),
  };
}
