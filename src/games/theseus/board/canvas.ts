import type { Ref } from '../../../kernel/words/message.ts';
import { createGrid } from '../../../boards/drawing/grid.ts';
import type { Grid, Rect } from '../../../boards/drawing/grid.ts';
import type { Survey } from '../../../boards/pane.ts';

/**
 * A grid being painted, and the rectangles of the things on it. Both are recorded together, so that they always agree.
 */
export interface Canvas {
  readonly grid: Grid;
  readonly things: { readonly ref: Ref; readonly rect: Rect }[];
}

/** Makes an empty canvas of a given size. */
export function createCanvas({ width, height }: { readonly width: number; readonly height: number }): Canvas {
  return { grid: createGrid(width, height), things: [] };
}

/** Records that things are in a rectangle; does nothing outside the grid. */
export function registerThings({ grid, things }: Canvas, rect: Rect, refs: readonly Ref[]): void {
  if (rect.width < 1 || rect.height < 1 || rect.x >= grid.width || rect.y >= grid.height) return;
  for (const ref of refs) things.push({ ref, rect });
}

/** The survey of a canvas that is entirely visible: the rectangles of its things. */
export function surveyOf({ grid, things }: Canvas): Survey {
  return { things, whole: { width: grid.width, height: grid.height }, window: { x: 0, y: 0 } };
}
