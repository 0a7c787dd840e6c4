import type { Board, Pane } from '../../board.ts';
import { paintGalaxy } from './galaxy.ts';
import { isStarCraftView } from '../view.ts';
import { createGrid } from '../../../widgets/grid.ts';
const galaxy: Pane = {
  id: 'galaxy',
  title: 'Galaxy',
  paint: (view, size, context) =>
    isStarCraftView(view) ? paintGalaxy(view, size, context) : createGrid(size.width, size.height),
};
export const starcraftBoard: Board = { panes: [galaxy], status: () => '', paneFor: () => null, finalTable: () => [] };
