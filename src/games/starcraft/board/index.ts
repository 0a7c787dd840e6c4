import { boardFrom } from '../../../boards/board-from.ts';
import type { Board } from '../../../boards/board.ts';
import type { PaneOf } from '../../../boards/pane.ts';
import { chapterOf } from '../../../kernel/match/decision.ts';
import { isStarCraftView } from '../view.ts';
import type { StarCraftView } from '../view.ts';
import { say } from '../text/say.ts';
import { buildAnswer, buildDeeds } from './build-deeds.ts';
import { paintBattle, surveyBattle } from './battle.ts';
import { decksDocument } from './decks.ts';
import { painterOf } from '../../../boards/document.ts';
import { paintGalaxy, surveyGalaxy } from './galaxy.ts';
import { handDocument } from './hand.ts';
import { legendDocument } from './legend-pane.ts';
import { alarms } from './alarms.ts';
import { goalParts } from './goal.ts';
import { holdings } from './holdings.ts';
import { inspectStarCraft } from './inspect/index.ts';
import { inAsciiToo } from '../../../boards/plain.ts';
import { sheetDocument } from './sheet.ts';
import { starcraftLog } from './log-book.ts';
import { outlookLine } from './outlook.ts';
import { starcraftRetrospect } from './retrospect.ts';
import { BEATS, sceneOf } from './scenes.ts';
import { keyOf, nameKeyOf } from './keys.ts';
import { orderTokenPlacing } from './laying.ts';
import { battleAnswer, battleDeeds } from './laying-cards.ts';
import { placesOfThings } from './motion.ts';
import { planAgainWithOneLess, unmovedWarning, movesByDigit } from './onward.ts';
import { standings } from './standings.ts';
import { finalRows, statusLine } from './status.ts';
import { placeDescription } from './told.ts';
import { DETAILS, WEIGHTS } from './weights.ts';

const PANES = [
  pane('galaxy', { paint: paintGalaxy, survey: surveyGalaxy }),
  pane('sheet', painterOf(sheetDocument)),
  pane('hand', painterOf(handDocument)),
  // The battle pane may fill the whole screen, since it also shows the viewer's hand.
  pane('battle', { paint: paintBattle, survey: surveyBattle, isStage: true }),
  pane('decks', painterOf(decksDocument)),
  pane('legend', painterOf(legendDocument)),
];
type PaneId = 'galaxy' | 'sheet' | 'hand' | 'battle' | 'decks' | 'legend';

/** The best panes for a kind of decision, by the kind or by its chapter. For other kinds it is the galaxy. */
const PANE_OF_DECISION: Readonly<Record<string, PaneId>> = {
  pay: 'sheet',
  battle: 'battle',
  'build.sheet': 'sheet',
  'research.technology': 'decks',
  'research.special': 'decks',
  'regrouping.event': 'hand',
  'regrouping.benefit': 'decks',
  'regrouping.discard': 'hand',
  'setUp.faction': 'sheet',
};

/** The board of StarCraft: its panes and how they are drawn. */
export const starcraftBoard: Board = boardFrom(
  isStarCraftView,
  inAsciiToo({
    panes: () => PANES,
    status: statusLine,
    standings,
    goal: goalParts,
    alarms,
    placesIn: placesOfThings,
    paneFor: ({ kind }) => PANE_OF_DECISION[kind] ?? PANE_OF_DECISION[chapterOf(kind)] ?? null,
    legend: 'legend' satisfies PaneId,
    ownPane: 'hand' satisfies PaneId,
    inspect: inspectStarCraft,
    about: placeDescription,
    holdings,
    outlook: outlookLine,
    finalTable: finalRows,
    scene: sceneOf,
    weights: WEIGHTS,
    details: DETAILS,
    beats: BEATS,
    laying: orderTokenPlacing,
    keyOf,
    nameKeyOf,
    answerKeys: [say('board.keys.1'), say('board.keys.2'), say('board.keys.3'), say('board.keys.4')],
    onward: movesByDigit,
    allButOne: planAgainWithOneLess,
    left: unmovedWarning,
    implied: { 'execution.choice': 'execute' },
    usualAmid: ['pay'],
    deeds: (view, decision) => [...buildDeeds(decision), ...battleDeeds(view, decision)],
    deedAnswer: (view, decision, deed) => buildAnswer(decision, deed) ?? battleAnswer(view, decision, deed),
    onwardKeys: { keys: '1-4', label: say('board.send-label') },
    log: starcraftLog,
    retrospect: starcraftRetrospect,
  }),
);

function pane(id: PaneId, painter: Pick<PaneOf<StarCraftView>, 'paint' | 'survey' | 'isStage'>): PaneOf<StarCraftView> {
  return { id, title: say(`board.${id}`), ...painter };
}
