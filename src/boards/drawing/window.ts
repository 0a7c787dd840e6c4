import { blit, createGrid, put } from './grid.ts';
import type { Grid, Rect } from './grid.ts';
import type { Glyphs } from './glyphs.ts';

const ARROW_STYLE = { tone: 'accent', bold: true } as const;

/**
 * Makes a grid of that size with the part of a larger picture that contains `target`; arrows show where there is more.
 */
export function panned(
  picture: Grid,
  size: { readonly width: number; readonly height: number },
  target: Rect | null,
  glyphs: Glyphs,
): Grid {
  const grid = createGrid(size.width, size.height);
  const x = offset(picture.width, grid.width, target?.x ?? 0, target?.width ?? 0);
  const y = offset(picture.height, grid.height, target?.y ?? 0, target?.height ?? 0);
  blit(grid, picture, 0, 0, { x, y, width: grid.width, height: grid.height });
  arrows(grid, grid, glyphs, {
    left: x > 0,
    right: x + grid.width < picture.width,
    up: y > 0,
    down: y + grid.height < picture.height,
  });
  return grid;
}

/** Draws arrows at those sides of the first `height` rows beyond which the picture continues. */
export function arrows(
  grid: Grid,
  { width, height }: { readonly width: number; readonly height: number },
  glyphs: Glyphs,
  hiddenSides: { readonly left: boolean; readonly right: boolean; readonly up: boolean; readonly down: boolean },
): void {
  const middle = Math.floor(height / 2);
  if (hiddenSides.left) put(grid, 0, middle, glyphs.arrowLeft, ARROW_STYLE);
  if (hiddenSides.right) put(grid, width - 1, middle, glyphs.arrowRight, ARROW_STYLE);
  if (hiddenSides.up) put(grid, width - 1, 0, glyphs.arrowUp, ARROW_STYLE);
  if (hiddenSides.down) put(grid, width - 1, height - 1, glyphs.arrowDown, ARROW_STYLE);
}

/**
 * The start of the window along one axis: it centres the target, or begins at the target if that is larger than the
 * window. It never goes beyond the end.
 */
export function offset(pictureLength: number, windowLength: number, from: number, length: number): number {
  const centredStart = length >= windowLength ? from : from - Math.floor((windowLength - length) / 2);
  return Math.max(0, Math.min(centredStart, pictureLength - windowLength));
}

/**
 * The start of the window along one axis: the previous start, `before`, as long as the target with the margin around it
 * is inside that window; else the start that `offset` returns.
 */
export function steadyOffset(
  pictureLength: number,
  windowLength: number,
  from: number,
  length: number,
  { before, margin }: { readonly before?: number | undefined; readonly margin: number },
): number {
  if (before === undefined || before < 0 || before > Math.max(0, pictureLength - windowLength))
    return offset(pictureLength, windowLength, from, length);
  // At the edge of the picture, the target has no margin.
  const targetStart = Math.max(0, from - margin);
  const targetEnd = Math.min(pictureLength, from + length + margin);
  return targetStart >= before && targetEnd <= before + windowLength
    ? before
    : offset(pictureLength, windowLength, from, length);
}

/** The smallest rectangle around some others; `null` if there are none. */
export function around(rects: readonly Rect[]): Rect | null {
  if (rects.length === 0) return null;
  const x = Math.min(...rects.map(rect => rect.x));
  const y = Math.min(...rects.map(rect => rect.y));
  const right = Math.max(...rects.map(rect => rect.x + rect.width));
  const bottom = Math.max(...rects.map(rect => rect.y + rect.height));
  return { x, y, width: right - x, height: bottom - y };
}
