import { inAsciiToo } from '../../../boards/plain.ts';
import { boardFrom } from '../../../boards/board.ts';
import type { Board, PaneOf } from '../../../boards/board.ts';
import { say } from '../text/say.ts';
import { isEmpiresView } from '../view.ts';
import type { EmpiresView } from '../view.ts';
import { battlePane } from './battle.ts';
import { inspectEmpires } from './inspect.ts';
import { legendPane } from './legend.ts';
import { empiresLog } from './log-book.ts';
import { BATTLE_SCENES, empiresRetrospect, sceneOf } from './looking-back.ts';
import { paintMap, surveyMap } from './map.ts';
import { outlookLine } from './outlook.ts';
import { seatsPane, sheetPane } from './sheets.ts';
import { finalRows, standings, statusLine } from './status.ts';

type PaneId = 'map' | 'sheet' | 'seats' | 'battle' | 'legend';

const PANES = [
  pane('map', { paint: paintMap, survey: surveyMap }),
  pane('sheet', sheetPane),
  pane('seats', seatsPane),
  pane('battle', battlePane),
  pane('legend', legendPane),
];

/** The panes that show a kind of decision best, where it is not the map. */
const PANES_FOR: Readonly<Record<string, PaneId>> = {
  'battle.withdraw': 'battle',
  'battle.screen': 'battle',
  'battle.group': 'battle',
  'battle.fire': 'battle',
  'battle.load': 'battle',
  'mines.offer': 'battle',
  'mines.target': 'battle',
  'sheet.row': 'sheet',
  'sheet.done': 'sheet',
  'victory.conquest': 'sheet',
};

/** How Space Empires looks. */
export const empiresBoard: Board = boardFrom(
  isEmpiresView,
  inAsciiToo({
    panes: () => PANES,
    status: statusLine,
    standings,
    paneFor: ({ kind }) => PANES_FOR[kind] ?? null,
    legend: 'legend' satisfies PaneId,
    inspect: inspectEmpires,
    outlook: outlookLine,
    finalTable: finalRows,
    scene: sceneOf,
    scenes: BATTLE_SCENES,
    log: empiresLog,
    retrospect: empiresRetrospect,
  }),
);

function pane(id: PaneId, painter: Pick<PaneOf<EmpiresView>, 'paint' | 'survey'>): PaneOf<EmpiresView> {
  return { id, title: say(`board.${id}`), ...painter };
}
