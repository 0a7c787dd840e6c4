import { createGrid } from '../../../widgets/grid.ts';
import type { Grid } from '../../../widgets/grid.ts';
import { inAsciiToo } from '../../board-plain.ts';
import type { Board, Pane, PaneContext, PaneSize, Survey } from '../../board.ts';

import { say } from '../text/say.ts';
import { isTheseusView } from '../view.ts';
import type { TheseusView } from '../view.ts';
import { surveyOf } from './canvas.ts';
import { inspectTheseus } from './inspect/index.ts';
import { paintLegend, surveyLegend } from './legend.ts';
import { theseusLog } from './log-book.ts';
import { outlookLine } from './outlook.ts';
import { paintPlayers, surveyPlayers } from './players.ts';
import { theseusRetrospect } from './retrospect.ts';
import { sceneOf } from './scenes.ts';
import { paintSector, surveySector } from './sector-pane.ts';
import { paintStation } from './station.ts';
import { finalRows, statusLine } from './status.ts';

/** How a pane is painted, and where the things in it are. */
interface Painter {
  readonly paint: (view: TheseusView, size: PaneSize, context: PaneContext) => Grid;
  readonly survey: (view: TheseusView, size: PaneSize, context: PaneContext) => Survey;
}

const PAINTERS = {
  station: {
    paint: (view, size, context) => paintStation(view, size, context).grid,
    survey: (view, size, context) => surveyOf(paintStation(view, size, context)),
  },
  sector: { paint: paintSector, survey: surveySector },
  players: { paint: paintPlayers, survey: surveyPlayers },
  legend: { paint: paintLegend, survey: surveyLegend },
} as const satisfies Readonly<Record<string, Painter>>;
type PaneId = keyof typeof PAINTERS;

const NOTHING: Survey = { things: [], whole: { width: 0, height: 0 }, window: { x: 0, y: 0 } };

/** The panes that show a kind of decision best, where it is not the station. */
const PANES_FOR: Readonly<Record<string, PaneId>> = { 'setUp.faction': 'players' };

/** How Theseus looks. */
export const theseusBoard: Board = inAsciiToo({
  panes: [pane('station'), pane('sector'), pane('players'), pane('legend')],
  status: (view, context) => (isTheseusView(view) ? statusLine(view, context) : ''),
  paneFor: kind => PANES_FOR[kind] ?? null,
  legend: 'legend' satisfies PaneId,
  inspect: inspectTheseus,
  outlook: (view, decision, option, context, preview) =>
    isTheseusView(view) ? outlookLine(view, decision, option, context, preview) : null,
  finalTable: (view, context) => (isTheseusView(view) ? finalRows(view, context) : []),
  scene: (kind, view, context) => (isTheseusView(view) ? sceneOf(kind, view, context) : null),
  log: theseusLog,
  retrospect: theseusRetrospect,
});

function pane(id: PaneId): Pane {
  const painter: Painter = PAINTERS[id];
  return {
    id,
    title: say(`board.${id}`),
    paint: (view, size, context) =>
      isTheseusView(view) ? painter.paint(view, size, context) : createGrid(size.width, size.height),
    survey: (view, size, context) => (isTheseusView(view) ? painter.survey(view, size, context) : NOTHING),
  };
}
