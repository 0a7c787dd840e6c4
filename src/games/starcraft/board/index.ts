import { createGrid } from '../../../widgets/grid.ts';
import type { Grid } from '../../../widgets/grid.ts';
import type { Board, Pane, PaneContext } from '../../board.ts';
import { isStarCraftView } from '../view.ts';
import type { StarCraftView } from '../view.ts';
import { boardTexts } from '../text/board.en.ts';
import { paintBattle } from './battle.ts';
import { paintDecks } from './decks.ts';
import { paintGalaxy } from './galaxy.ts';
import { paintHand } from './hand.ts';
import { inspectStarCraft } from './inspect/index.ts';
import { isAscii, plainGrid, plainInspected, plainText } from './plain.ts';
import { paintSheet } from './sheet.ts';
import { finalRows, statusLine } from './status.ts';

type Painter = (
  view: StarCraftView,
  size: { readonly width: number; readonly height: number },
  context: PaneContext,
) => Grid;

const PAINTERS = {
  galaxy: paintGalaxy,
  sheet: paintSheet,
  hand: paintHand,
  battle: paintBattle,
  decks: paintDecks,
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
export const starcraftBoard: Board = {
  panes: [pane('galaxy'), pane('sheet'), pane('hand'), pane('battle'), pane('decks')],
  status: (view, context) => (isStarCraftView(view) ? inLook(context, statusLine(view, context)) : ''),
  paneFor: kind => PANES_FOR[kind] ?? PANES_FOR[kind.split('.')[0] ?? ''] ?? null,
  inspect: (view, ref, context) => {
    const told = inspectStarCraft(view, ref, context);
    return told !== null && isAscii(context.glyphs) ? plainInspected(told) : told;
  },
  finalTable: (view, context) =>
    isStarCraftView(view) ? finalRows(view, context).map(row => row.map(text => inLook(context, text))) : [],
};

function pane(id: PaneId): Pane {
  const title = boardTexts[`board.${id}`];
  return {
    id,
    title,
    paint: (view, size, context) => {
      if (!isStarCraftView(view)) return createGrid(size.width, size.height);
      const grid = PAINTERS[id](view, size, context);
      return isAscii(context.glyphs) ? plainGrid(grid) : grid;
    },
  };
}

function inLook({ glyphs }: PaneContext, text: string): string {
  return isAscii(glyphs) ? plainText(text) : text;
}
