import type { Board, BoardOf, Pane, PaneOf, Past, PastOf, Retrospect, RetrospectOf, Survey } from './board.ts';
import { createGrid } from './drawing/grid.ts';
import { marchingFrom } from './marching.ts';

// The table has views of unknown games. What a game writes for its own view looks at each of them once here.

const NOTHING: Survey = { things: [], whole: { width: 0, height: 0 }, window: { x: 0, y: 0 } };

/** The board of a game as the table knows it: on a view that is not the game's it shows nothing. */
export function boardFrom<View>(reads: (view: unknown) => view is View, written: BoardOf<View>): Board {
  const {
    legend,
    ownPane,
    standings,
    goal,
    alarms,
    outlook,
    inspect,
    about,
    holdings,
    isFleeting,
    scene,
    scenes,
    powers,
    verdicts,
    weights,
    page,
    stages,
    laying,
    keyOf,
    onward,
    onwardKeys,
    answerKeys,
    left,
    implied,
    deeds,
    deedAnswer,
    placesIn,
    unexploredIn,
    marching,
    log,
    retrospect,
  } = written;
  return {
    panes: view => (reads(view) ? written.panes(view).map(pane => paneFrom(reads, pane)) : []),
    status: (view, context) => (reads(view) ? written.status(view, context) : ''),
    paneFor: (question, view) => (reads(view) ? written.paneFor(question, view) : null),
    finalTable: (view, context) => (reads(view) ? written.finalTable(view, context) : []),
    ...(legend && { legend }),
    ...(ownPane && { ownPane }),
    ...(scenes && { scenes }),
    ...(powers && { powers }),
    ...(verdicts && { verdicts }),
    ...(weights && { weights }),
    ...(page && { page }),
    ...(stages && { stages }),
    ...(laying && {
      laying: {
        ...laying,
        start: (view, decision) => (reads(view) ? laying.start(view, decision) : null),
        pile: (view, option, context) => (reads(view) ? laying.pile(view, option, context) : []),
      },
    }),
    ...(keyOf && { keyOf: (view, decision, option) => (reads(view) ? keyOf(view, decision, option) : undefined) }),
    ...(onward && { onward: (view, decision, option) => (reads(view) ? onward(view, decision, option) : []) }),
    ...(onwardKeys && { onwardKeys }),
    ...(answerKeys && { answerKeys }),
    ...(implied && { implied }),
    ...(deeds && { deeds: (view, decision) => (reads(view) ? deeds(view, decision) : []) }),
    ...(deedAnswer && {
      deedAnswer: (view, decision, deed) => (reads(view) ? deedAnswer(view, decision, deed) : null),
    }),
    ...(placesIn && { placesIn: view => (reads(view) ? placesIn(view) : new Map()) }),
    ...(unexploredIn && { unexploredIn: view => (reads(view) ? unexploredIn(view) : new Set()) }),
    ...(marching && { marching: marchingFrom(reads, marching) }),
    ...(left && {
      left: (view, decision, known) => (reads(view) ? left(view, decision, known) : { words: null, things: [] }),
    }),
    ...(standings && { standings: (view, context) => (reads(view) ? standings(view, context) : []) }),
    ...(goal && { goal: (view, context) => (reads(view) ? goal(view, context) : []) }),
    ...(alarms && { alarms: (view, context) => (reads(view) ? alarms(view, context) : []) }),
    ...(outlook && {
      outlook: (view, decision, option, context, preview) =>
        reads(view) ? outlook(view, decision, option, context, preview) : null,
    }),
    ...(inspect && { inspect: (view, ref, context) => (reads(view) ? inspect(view, ref, context) : null) }),
    ...(about && { about: (view, ref, context, decision) => (reads(view) ? about(view, ref, context, decision) : []) }),
    ...(holdings && { holdings: (view, seat, context) => (reads(view) ? holdings(view, seat, context) : []) }),
    ...(isFleeting && { isFleeting }),
    ...(scene && { scene: (kind, view, context, told) => (reads(view) ? scene(kind, view, context, told) : null) }),
    ...(log && {
      log: { ...log, filters: (view, context) => (reads(view) ? log.filters(view, context) : []) },
    }),
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

function retrospectFrom<View>(
  reads: (view: unknown) => view is View,
  { chart, facts, decisive }: RetrospectOf<View>,
): Retrospect {
  const read = ({ view, ...past }: Past): PastOf<View> | null => (reads(view) ? { ...past, view } : null);
  return {
    chart: (past, context) => {
      const known = read(past);
      return known === null ? null : chart(known, context);
    },
    facts: (past, context) => {
      const known = read(past);
      return known === null ? [] : facts(known, context);
    },
    ...(decisive && {
      decisive: past => {
        const known = read(past);
        return known === null ? null : decisive(known);
      },
    }),
  };
}
