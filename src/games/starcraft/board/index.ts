import { createGrid } from '../../../widgets/grid.ts';
import type { Grid } from '../../../widgets/grid.ts';
import type { Board, Pane, PaneContext, PaneSize, Survey } from '../../board.ts';
import { isStarCraftView } from '../view.ts';
import type { StarCraftView } from '../view.ts';
import { say } from '../text/say.ts';
import { blindWay } from './blind.ts';
import { paintBattle, surveyBattle } from './battle.ts';
import { decksDocument } from './decks.ts';
import { paintLaid, surveyLaid } from '../../board-document.ts';
import type { Document } from '../../board-document.ts';
import { paintGalaxy, surveyGalaxy } from './galaxy.ts';
import { handDocument } from './hand.ts';
import { inspectStarCraft } from './inspect/index.ts';
import { inAsciiToo } from '../../board-plain.ts';
import { sheetDocument } from './sheet.ts';
import { starcraftLog } from './log-book.ts';
import { outlookLine } from './outlook.ts';
import { starcraftRetrospect } from './retrospect.ts';
import { sceneOf } from './scenes.ts';
import { finalRows, statusLine } from './status.ts';

/** How a pane is painted, and where the things in it are. */
interface Painter {
  readonly paint: (view: StarCraftView, size: PaneSize, context: PaneContext) => Grid;
  readonly survey: (view: StarCraftView, size: PaneSize, context: PaneContext) => Survey;
}

const NOTHING: Survey = { things: [], whole: { width: 0, height: 0 }, window: { x: 0, y: 0 } };

const PAINTERS = {
  galaxy: { paint: paintGalaxy, survey: surveyGalaxy },
  sheet: asDocument(sheetDocument),
  hand: asDocument(handDocument),
  battle: { paint: paintBattle, survey: surveyBattle },
  decks: asDocument(decksDocument),
} as const satisfies Readonly<Record<string, Painter>>;
type PaneId = keyof typeof PAINTERS;

/** The panes that show a kind of decision best, where it is not the galaxy: by the kind, or by its chapter. */
const PANES_FOR: Readonly<Record<string, PaneId>> = {
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

/** How StarCraft looks. */
export const starcraftBoard: Board = inAsciiToo({
  panes: [pane('galaxy'), pane('sheet'), pane('hand'), pane('battle'), pane('decks')],
  status: (view, context) => (isStarCraftView(view) ? statusLine(view, context) : ''),
  paneFor: kind => PANES_FOR[kind] ?? PANES_FOR[kind.split('.')[0] ?? ''] ?? null,
  inspect: inspectStarCraft,
  blind: blindWay,
  outlook: (view, decision, option, context) =>
    isStarCraftView(view) ? outlookLine(view, decision, option, context) : null,
  finalTable: (view, context) => (isStarCraftView(view) ? finalRows(view, context) : []),
  scene: (kind, view, context) => (isStarCraftView(view) ? sceneOf(kind, view, context) : null),
  log: starcraftLog,
  retrospect: starcraftRetrospect,
});

function asDocument(lay: (view: StarCraftView, size: PaneSize, context: PaneContext) => Document): Painter {
  return {
    paint: (view, size, context) => paintLaid(lay(view, size, context), size, context),
    survey: (view, size, context) => surveyLaid(lay(view, size, context), size, context),
  };
}

function pane(id: PaneId): Pane {
  return {
    id,
    title: say(`board.${id}`),
    paint: (view, size, context) =>
      isStarCraftView(view) ? PAINTERS[id].paint(view, size, context) : createGrid(size.width, size.height),
    survey: (view, size, context) => (isStarCraftView(view) ? PAINTERS[id].survey(view, size, context) : NOTHING),
  };
}
