import { createGrid, put } from '../../../boards/drawing/grid.ts';
import type { Grid } from '../../../boards/drawing/grid.ts';
import type { Glyphs } from '../../../boards/drawing/glyphs.ts';
import type { ToneName } from '../../../boards/drawing/style.ts';

/**
 * A planet of the orrery: `far`: its distance from the sun, from 0 to 1; `steps`: how many steps one orbit takes;
 * `start`: where it begins, in orbits.
 */
interface Planet {
  readonly far: number;
  readonly steps: number;
  readonly start: number;
  readonly tone: ToneName;
}

const PLANETS: readonly Planet[] = [
  { far: 0.3, steps: 16, start: 0.1, tone: 'warning' },
  { far: 0.55, steps: 27, start: 0.45, tone: 'focus' },
  { far: 0.78, steps: 44, start: 0.8, tone: 'good' },
  { far: 1, steps: 71, start: 0.3, tone: 'accent' },
];

/**
 * The width of an orbit in cells for each row of its height. Cells are about twice as high as wide, and orbits are seen
 * at an angle.
 */
const WIDTH_PER_HEIGHT = 4.2;
/** The fewest rows in which an orrery is painted. */
export const MIN_ORRERY_HEIGHT = 7;

/** Paints the orrery after this many steps: a sun, orbits, and planets on them. */
export function paintOrrery(width: number, height: number, step: number, glyphs: Glyphs): Grid {
  const grid = createGrid(width, height);
  const halfHeight = (height - 1) / 2;
  const halfWidth = Math.min(width / 2 - 2, halfHeight * WIDTH_PER_HEIGHT);
  const cellPositionAt = (far: number, turn: number): { readonly x: number; readonly y: number } => ({
    x: Math.round(width / 2 + Math.cos(turn * 2 * Math.PI) * halfWidth * far),
    y: Math.round(halfHeight + Math.sin(turn * 2 * Math.PI) * halfHeight * far),
  });
  for (const { far } of PLANETS) {
    const dotCount = Math.ceil(halfWidth * far * 1.4);
    for (let dotIndex = 0; dotIndex < dotCount; dotIndex += 1) {
      const { x, y } = cellPositionAt(far, dotIndex / dotCount);
      put(grid, x, y, glyphs.bullet, { tone: 'frame', dim: true });
    }
  }
  const sunPosition = cellPositionAt(0, 0);
  put(grid, sunPosition.x, sunPosition.y, glyphs.seat4, { tone: 'warning', bold: true });
  for (const { far, steps, start, tone } of PLANETS) {
    const { x, y } = cellPositionAt(far, start + step / steps);
    put(grid, x, y, glyphs.worker, { tone, bold: true });
  }
  return grid;
}
