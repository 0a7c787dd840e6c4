import { blit } from '../../../boards/drawing/grid.ts';
import type { Grid } from '../../../boards/drawing/grid.ts';
import { flashIn } from '../../../boards/motion.ts';
import type { PaneContext, PaneSize, Survey } from '../../../boards/pane.ts';
import { AREAS } from '../data/planets.ts';
import type { StarCraftView } from '../view.ts';
import { overviewThings, paintOverview } from './overview.ts';

/** From this width on the pane has the whole screen, and a strip of the map stands at its top. */
const WHOLE_SCREEN = 76;
/** From this width on the strip has a second row, with the routes of the planet. */
const WIDE = 100;

/**
 * The strip of the map with the planet that is fought over; `null`: the map stands beside the pane. Its size depends on
 * the width alone, so that it stays the same from the attack to the retreat.
 */
export function stripOf({ width }: PaneSize): PaneSize | null {
  return width < WHOLE_SCREEN ? null : { width, height: width < WIDE ? 1 : 2 };
}

/** What is left of a pane below the strip. */
export function under({ width, height }: PaneSize, strip: PaneSize | null): PaneSize {
  return { width, height: height - (strip?.height ?? 0) };
}

/** Where the planet of the battle and its areas are in the strip. */
export function stripThings(view: StarCraftView, context: PaneContext, strip: PaneSize): Survey['things'] {
  return overviewThings(foughtOver(view), context, strip);
}

/** Paints the strip at the top of a pane. */
export function paintStrip(grid: Grid, view: StarCraftView, context: PaneContext, strip: PaneSize): void {
  blit(grid, paintOverview(foughtOver(view), context, strip), 0, 0);
  flashIn(grid, stripThings(view, context, strip), context);
}

/** The view with the planet of the battle alone. */
function foughtOver(view: StarCraftView): StarCraftView {
  const { battle, planets } = view;
  if (battle === null) return view;
  return { ...view, planets: planets.filter(({ planet }) => planet === AREAS[battle.area].planet) };
}
