import type { Board, BoardOf } from './board.ts';
import { createGrid } from './drawing/grid.ts';
import { marchingFrom } from './marching.ts';
import type { Pane, PaneOf, Survey } from './pane.ts';
import { retrospectFrom } from './retrospect.ts';

// The table has views of unknown type. `boardFrom` checks each view once, so that a game's functions get their own view
// type.

const EMPTY_SURVEY: Survey = { things: [], whole: { width: 0, height: 0 }, window: { x: 0, y: 0 } };

/** Makes the table's board from a game's board. For the view of another game the board shows nothing. */
export function boardFrom<View>(reads: (view: unknown) => view is View, written: BoardOf<View>): Board {
  /** Wraps a function so that it takes views of any game; for the view of another game it returns `nothing`. */
  const forAnyGame =
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
    panes: forAnyGame(view => panes(view).map(pane => paneFrom(reads, pane)), []),
    status: forAnyGame(status, ''),
    paneFor: (question, view) => (reads(view) ? paneFor(question, view) : null),
    finalTable: forAnyGame(finalTable, []),
    ...(standings && { standings: forAnyGame(standings, []) }),
    ...(goal && { goal: forAnyGame(goal, []) }),
    ...(alarms && { alarms: forAnyGame(alarms, []) }),
    ...(outlook && { outlook: forAnyGame(outlook, null) }),
    ...(inspect && { inspect: forAnyGame(inspect, null) }),
    ...(about && { about: forAnyGame(about, []) }),
    ...(holdings && { holdings: forAnyGame(holdings, []) }),
    ...(scene && { scene: (kind, view, context, told) => (reads(view) ? scene(kind, view, context, told) : null) }),
    ...(laying && { laying: { ...laying, start: forAnyGame(laying.start, null), pile: forAnyGame(laying.pile, []) } }),
    ...(keyOf && { keyOf: forAnyGame(keyOf, undefined) }),
    ...(nameKeyOf && { nameKeyOf: forAnyGame(nameKeyOf, null) }),
    ...(onward && { onward: forAnyGame(onward, []) }),
    ...(allButOne && { allButOne: forAnyGame(allButOne, null) }),
    ...(deeds && { deeds: forAnyGame(deeds, []) }),
    ...(deedAnswer && { deedAnswer: forAnyGame(deedAnswer, null) }),
    ...(left && { left: forAnyGame(left, { words: null, things: [] }) }),
    ...(placesIn && { placesIn: forAnyGame(placesIn, new Map()) }),
    ...(unexploredIn && { unexploredIn: forAnyGame(unexploredIn, new Set()) }),
    ...(marching && { marching: marchingFrom(reads, marching) }),
    ...(log && { log: { ...log, filters: forAnyGame(log.filters, []) } }),
    ...(retrospect && { retrospect: retrospectFrom(reads, retrospect) }),
  };
}

function paneFrom<View>(reads: (view: unknown) => view is View, { paint, survey, ...pane }: PaneOf<View>): Pane {
  return {
    ...pane,
    paint: (view, size, context) => (reads(view) ? paint(view, size, context) : createGrid(size.width, size.height)),
    ...(survey && { survey: (view, size, context) => (reads(view) ? survey(view, size, context) : EMPTY_SURVEY) }),
  };
}
