import { inAsciiToo } from '../../../boards/plain.ts';
import { boardFrom } from '../../../boards/board-from.ts';
import type { Board } from '../../../boards/board.ts';
import type { PaneOf } from '../../../boards/pane.ts';
import { say } from '../text/say.ts';
import { isTheseusView } from '../view.ts';
import type { TheseusView } from '../view.ts';
import { alarms } from './alarms.ts';
import { goal } from './goal.ts';
import { holdings } from './holdings.ts';
import { inspectTheseus } from './inspect/index.ts';
import { paintLegend, surveyLegend } from './legend.ts';
import { theseusLog } from './log-book.ts';
import { keyOf } from './keys.ts';
import { unitsByPlace } from './motion.ts';
import { outlookLine } from './outlook.ts';
import { paintPlayers, surveyPlayers } from './players.ts';
import { theseusRetrospect } from './retrospect.ts';
import { BEATS, sceneOf } from './scenes.ts';
import { paintSector, surveySector } from './sector-pane.ts';
import { paintStation, surveyStation } from './station.ts';
import { standings } from './standings.ts';
import { finalRows, statusLine } from './status.ts';
import { WEIGHTS } from './weights.ts';

const PANES = [
  pane('station', {
    paint: (view, size, context) => paintStation(view, size, context).grid,
    survey: surveyStation,
  }),
  pane('sector', { paint: paintSector, survey: surveySector }),
  pane('players', { paint: paintPlayers, survey: surveyPlayers }),
  pane('legend', { paint: paintLegend, survey: surveyLegend }),
];
type PaneId = 'station' | 'sector' | 'players' | 'legend';

/** The panes that suit a kind of decision best, if not the station. */
const PANES_FOR: Readonly<Record<string, PaneId>> = { 'setUp.faction': 'players' };

/** The board of Theseus: its panes, texts and keys for the table. */
export const theseusBoard: Board = boardFrom(
  isTheseusView,
  inAsciiToo({
    panes: () => PANES,
    status: statusLine,
    standings,
    goal,
    alarms,
    placesIn: unitsByPlace,
    paneFor: ({ kind }) => PANES_FOR[kind] ?? null,
    legend: 'legend' satisfies PaneId,
    inspect: inspectTheseus,
    holdings,
    outlook: outlookLine,
    finalTable: finalRows,
    keyOf,
    isShot: ({ kind }) => kind === 'attack.target' || kind === 'attack.lurking',
    answerKeys: [say('board.keys.1'), say('board.keys.2'), say('board.keys.3')],
    scene: sceneOf,
    weights: WEIGHTS,
    beats: BEATS,
    log: theseusLog,
    retrospect: theseusRetrospect,
  }),
);

function pane(id: PaneId, painter: Pick<PaneOf<TheseusView>, 'paint' | 'survey'>): PaneOf<TheseusView> {
  return { id, title: say(`board.${id}`), ...painter };
}
