import { blit, createGrid, put } from '../../../widgets/grid.ts';
import type { Grid, Rect } from '../../../widgets/grid.ts';
import type { Glyphs } from '../../../widgets/glyphs.ts';

const MORE = { tone: 'accent', bold: true } as const;

/** A grid of that size with the part of a larger picture in it that shows `target`; arrows tell where there is more. */
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
  const right = grid.width - 1;
  const middleY = Math.floor(grid.height / 2);
  if (x > 0) put(grid, 0, middleY, glyphs.arrowLeft, MORE);
  if (x + grid.width < picture.width) put(grid, right, middleY, glyphs.arrowRight, MORE);
  if (y > 0) put(grid, right, 0, glyphs.arrowUp, MORE);
  if (y + grid.height < picture.height) put(grid, right, grid.height - 1, glyphs.arrowDown, MORE);
  return grid;
}

/** Where the window begins along one axis: the target in its middle, its beginning at least, and never beyond the end. */
function offset(whole: number, shown: number, from: number, length: number): number {
  const ideal = length >= shown ? from : from - Math.floor((shown - length) / 2);
  return Math.max(0, Math.min(ideal, whole - shown));
}
