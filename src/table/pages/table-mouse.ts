import type { Mouse } from '../../widgets/mouse.ts';
import { rowUnder } from '../screens/question.ts';
import { LOG } from '../screens/table.ts';
import type { PaintedTable } from '../screens/table.ts';
import { contains } from './places.ts';

/** What of the table lies under a cell; in a pane also the cell of the pane. */
export type Hit =
  | { readonly on: 'option'; readonly row: number }
  | { readonly on: 'tab'; readonly pane: string }
  | { readonly on: 'log' }
  | { readonly on: 'pane'; readonly pane: string; readonly x: number; readonly y: number }
  | { readonly on: 'nothing' };

/** What the mouse points at on a painted table. */
export function hitOn({ panes, tabs, question }: PaintedTable, { x, y }: Mouse): Hit {
  const tab = tabs.find(({ rect }) => contains(rect, x, y));
  if (tab !== undefined) return { on: 'tab', pane: tab.id };
  const pane = panes.find(({ rect }) => contains(rect, x, y));
  if (pane?.id === LOG) return { on: 'log' };
  if (pane !== undefined) return { on: 'pane', pane: pane.id, x: x - pane.rect.x, y: y - pane.rect.y };
  const row = question !== null && contains(question.rect, x, y) ? rowUnder(question, y) : null;
  return row === null ? { on: 'nothing' } : { on: 'option', row };
}
