import type { Ref } from '../../../kernel/words/message.ts';
import { createGrid } from '../../../boards/drawing/grid.ts';
import type { Grid, Rect } from '../../../boards/drawing/grid.ts';
import type { Survey } from '../../../boards/pane.ts';

/**
 * A picture while it is painted, and where its things come to lie: painted once, so that picture and places always
 * agree.
 */
export interface Canvas {
  readonly grid: Grid;
  readonly things: { readonly ref: Ref; readonly rect: Rect }[];
}

/** An empty canvas of that size. */
export function createCanvas({ width, height }: { readonly width: number; readonly height: number }): Canvas {
  return { grid: createGrid(width, height), things: [] };
}

/** Notes that things lie in a rectangle; nothing for one outside of the picture. */
export function noteThings({ grid, things }: Canvas, rect: Rect, refs: readonly Ref[]): void {
  if (rect.width < 1 || rect.height < 1 || rect.x >= grid.width || rect.y >= grid.height) return;
  for (const ref of refs) things.push({ ref, rect });
}

/** Where the things of a picture are that is all in sight. */
export function surveyOf({ grid, things }: Canvas): Survey {
  return { things, whole: { width: grid.width, height: grid.height }, window: { x: 0, y: 0 } };
}
