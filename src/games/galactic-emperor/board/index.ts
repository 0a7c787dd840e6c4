import { inAsciiToo } from '../../../boards/plain.ts';
import { boardFrom } from '../../../boards/board-from.ts';
import type { Board } from '../../../boards/board.ts';
import type { PaneOf } from '../../../boards/pane.ts';
import { say } from '../text/say.ts';
import { isEmperorView } from '../view.ts';
import type { EmperorView } from '../view.ts';
import { battlePane } from './battle.ts';
import { feedingAnswer, feedingDeeds } from './feeding.ts';
import { paintGalaxy, surveyGalaxy } from './galaxy.ts';
import { alarms } from './alarms.ts';
import { goalParts } from './goal.ts';
import { holdings } from './holdings.ts';
import { inspectEmperor } from './inspect.ts';
import { keyOf, nameKeyOf } from './keys.ts';
import { legendPane } from './legend.ts';
import { emperorLog } from './log-book.ts';
import { BEATS, emperorRetrospect, sceneOf } from './looking-back.ts';
import { shipMarches } from './marching.ts';
import { placesOfThings, unexploredIn } from './motion.ts';
import { outlookLine } from './outlook.ts';
import { rolesPane, seatsPane } from './sheets.ts';
import { standings } from './standings.ts';
import { finalRows, statusLine } from './status.ts';
import { WEIGHTS } from './weights.ts';

type PaneId = 'galaxy' | 'seats' | 'roles' | 'battle' | 'legend';

const PANES = [
  pane('galaxy', { paint: paintGalaxy, survey: surveyGalaxy }),
  pane('seats', seatsPane),
  pane('roles', rolesPane),
  pane('battle', battlePane),
  pane('legend', legendPane),
];

/** The best pane for each kind of decision; for all others it is the galaxy. */
const PANE_OF_DECISION: Readonly<Record<string, PaneId>> = {
  'round.role': 'roles',
  'round.direction': 'roles',
  'explorer.tile': 'roles',
  'explorer.left': 'roles',
  'explorer.keep': 'roles',
  'market.discard': 'roles',
  'scientist.buy': 'roles',
  'steward.free': 'seats',
  'battle.extra': 'battle',
  'battle.hit': 'battle',
  'battle.retreat': 'battle',
  'warp.die': 'battle',
  'warp.again': 'battle',
};

/** The board of Galactic Emperor. */
export const emperorBoard: Board = boardFrom(
  isEmperorView,
  inAsciiToo({
    panes: () => PANES,
    status: statusLine,
    standings,
    goal: goalParts,
    alarms,
    placesIn: placesOfThings,
    unexploredIn,
    paneFor: ({ kind }) => PANE_OF_DECISION[kind] ?? null,
    legend: 'legend' satisfies PaneId,
    inspect: inspectEmperor,
    holdings,
    outlook: outlookLine,
    marching: shipMarches,
    finalTable: finalRows,
    keyOf,
    nameKeyOf,
    answerKeys: [say('board.keys.1'), say('board.keys.2'), say('board.keys.4'), say('board.keys.3')],
    ends: { 'warlord.walk': 'stop' },
    deeds: feedingDeeds,
    deedAnswer: feedingAnswer,
    scene: sceneOf,
    weights: WEIGHTS,
    beats: BEATS,
    log: emperorLog,
    retrospect: emperorRetrospect,
  }),
);

function pane(id: PaneId, painter: Pick<PaneOf<EmperorView>, 'paint' | 'survey'>): PaneOf<EmperorView> {
  return { id, title: say(`board.${id}`), ...painter };
}
