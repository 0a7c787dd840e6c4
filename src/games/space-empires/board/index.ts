import { inAsciiToo } from '../../../boards/plain.ts';
import { boardFrom } from '../../../boards/board-from.ts';
import type { Board, PaneQuestion } from '../../../boards/board.ts';
import type { PaneOf } from '../../../boards/pane.ts';
import { boardOf } from '../data/hexes.ts';
import { boardOfSeat, isEpic, scenarioOf } from '../data/scenarios.ts';
import { handleIn, hexIn, say } from '../text/say.ts';
import { isEmpiresView } from '../view.ts';
import type { EmpiresView } from '../view.ts';
import { bombingAnswer, bombingDeeds, isBombing } from './bombing.ts';
import { battlePane } from './battle.ts';
import { describeHex } from './about.ts';
import { alarms } from './alarms.ts';
import { goal } from './goal.ts';
import { holdings } from './holdings.ts';
import { inspectEmpires } from './inspect.ts';
import { keyOf } from './keys.ts';
import { legendPane } from './legend.ts';
import { empiresLog } from './log-book.ts';
import { BEATS, empiresRetrospect, sceneOf } from './looking-back.ts';
import { mapPane, roomyMapSize } from './map.ts';
import { marching } from './marching.ts';
import { hexContents, unexploredHexes } from './motion.ts';
import { undoneWarning, digitKeys } from './onward.ts';
import { outlookLine } from './outlook.ts';
import { seatsPane } from './seats.ts';
import { sheetPane } from './sheets.ts';
import { powersPane } from './solo.ts';
import { finalRows, standings, statusLine } from './status.ts';
import { isShot, volleyAnswer, volleyDeeds } from './volley.ts';
import { WEIGHTS } from './weights.ts';

type PaneId = 'powers' | 'map' | 'map-2' | 'sheet' | 'seats' | 'battle' | 'legend';

const OTHER_PANES = [
  makePane('sheet', sheetPane),
  makePane('seats', seatsPane),
  makePane('battle', battlePane),
  makePane('legend', legendPane),
];

const ONE_MAP_PANES = [makePane('map', mapPane(1)), ...OTHER_PANES];
const SOLO_PANES = [makePane('map', mapPane(1)), makePane('powers', powersPane), ...OTHER_PANES];
const MAP_PANES = [{ ...makePane('map', mapPane(1)), title: say('board.map-1') }, makePane('map-2', mapPane(2))];
const TWO_MAP_PANES = [...MAP_PANES, ...OTHER_PANES];
const MAP_2_FIRST_PANES = [...MAP_PANES.toReversed(), ...OTHER_PANES];

/** The most suitable pane for each kind of question for which it is not the map. */
const PANE_OF_QUESTION: Readonly<Record<string, PaneId>> = {
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

/** The board of Space Empires: its panes, keys and texts at the table. */
export const empiresBoard: Board = boardFrom(
  isEmpiresView,
  inAsciiToo({
    panes: panesFor,
    status: statusLine,
    standings,
    goal,
    alarms,
    placesIn: hexContents,
    unexploredIn: unexploredHexes,
    paneFor: (question, view) => PANE_OF_QUESTION[question.kind] ?? mapPaneFor(question, view),
    legend: 'legend' satisfies PaneId,
    inspect: inspectEmpires,
    holdings,
    about: describeHex,
    // Addresses of counters are fleeting, since counters that look alike get new handles whenever they meet.
    isFleeting: ref => handleIn(ref) !== null,
    outlook: outlookLine,
    keyOf,
    answerKeys: [say('board.keys.1'), say('board.keys.2'), say('board.keys.3')],
    onward: digitKeys,
    deeds: (view, decision) => [...volleyDeeds(view, decision), ...bombingDeeds(view, decision)],
    deedAnswer: (view, decision, deed) =>
      isBombing(deed) ? bombingAnswer(view, decision, deed) : volleyAnswer(view, decision, deed),
    isShot: ({ kind }, option) => kind === 'battle.fire' && isShot(option),
    left: undoneWarning,
    marching,
    onwardKeys: { keys: '1-6', label: say('board.go-label') },
    finalTable: finalRows,
    scene: sceneOf,
    weights: WEIGHTS,
    beats: BEATS,
    log: empiresLog,
    retrospect: empiresRetrospect,
  }),
);

/** The panes of a scenario. The first map also has the size at which its hexes show everything in words. */
function panesFor(view: EmpiresView): readonly PaneOf<EmpiresView>[] {
  const [map, ...others] = panesIn(view);
  return map === undefined ? [] : [{ ...map, roomy: roomyMapSize(map.id === 'map-2' ? 2 : 1, view) }, ...others];
}

/** The panes of a scenario; a seat whose home is on map 2 sees that map first. */
function panesIn({ options, viewer }: EmpiresView): readonly PaneOf<EmpiresView>[] {
  if (isEpic(options))
    return viewer !== 'spectator' && boardOfSeat(options, viewer) === 2 ? MAP_2_FIRST_PANES : TWO_MAP_PANES;
  return scenarioOf(options).solo === null ? ONE_MAP_PANES : SOLO_PANES;
}

/**
 * The map that a question is about: the one with the option under the cursor, otherwise the one with the first hex
 * among the options. `null` if it is the first pane anyway, or if there is none.
 */
function mapPaneFor({ options, focus = [] }: PaneQuestion, view: EmpiresView): PaneId | null {
  const [hex] = [focus, ...options.map(({ refs = [] }) => refs)].flatMap(refs => refs.flatMap(ref => hexIn(ref) ?? []));
  if (hex === undefined) return null;
  const map = boardOf(hex) === 2 ? 'map-2' : 'map';
  return panesIn(view)[0]?.id === map ? null : map;
}

function makePane(id: PaneId, painter: Pick<PaneOf<EmpiresView>, 'paint' | 'survey'>): PaneOf<EmpiresView> {
  return { id, title: say(`board.${id}`), ...painter };
}
