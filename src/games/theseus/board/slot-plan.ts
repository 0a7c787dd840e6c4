import { createGrid, put } from '../../../boards/drawing/grid.ts';
import { MUTED, putLine, span } from '../../../boards/drawing/lines.ts';
import type { Line } from '../../../boards/drawing/lines.ts';
import { markOf } from '../../../boards/naming.ts';
import type { PaneContext } from '../../../boards/pane.ts';
import type { SectorId, SlotId } from '../data/ids.ts';
import { neighboursOf, slotsOf } from '../data/places.ts';
import { SECTORS } from '../data/sectors.ts';
import type { TheseusView } from '../view.ts';
import { highlighted, slotMark } from './marks.ts';
import { numberOf } from './slots.ts';

/** The width of a slot: its number and one mark. `CELL_STEP` adds the column for the line between two slots. */
const CELL_WIDTH = 2;
const CELL_STEP = CELL_WIDTH + 1;

/**
 * A plan of the installed slots of a sector, laid out as on its board (TH-15.1), with the owner of the card in each.
 */
export function slotPlan(view: TheseusView, context: PaneContext, sector: SectorId): Line[] {
  const { glyphs } = context;
  const { slots: spots } = SECTORS[sector];
  const columnCount = Math.max(...spots.map(({ x }) => x)) + 1;
  const rowCount = Math.max(...spots.map(({ y }) => y)) + 1;
  const grid = createGrid(columnCount * CELL_STEP - 1, rowCount);
  for (const [at, slot] of slotsOf(sector).entries()) {
    const spot = spots[at];
    if (spot === undefined) continue;
    const [x, y] = [spot.x * CELL_STEP, spot.y];
    putLine(grid, x, y, CELL_WIDTH, slotCell(view, context, slot), '');
    const isJoined = neighboursOf(slot).some(other => {
      const otherSpot = spots[slotsOf(sector).indexOf(other)];
      return otherSpot !== undefined && otherSpot.x > spot.x;
    });
    if (isJoined) put(grid, x + CELL_WIDTH, y, glyphs.horizontal, MUTED);
  }
  return Array.from({ length: grid.height }, (_, y) =>
    grid.cells.slice(y * grid.width, (y + 1) * grid.width).map(({ character, style }) => span(character, style)),
  );
}

/** The number of a slot and a mark for its contents: the controller of its card, a bonus card, or nothing. */
function slotCell(view: TheseusView, context: PaneContext, slot: SlotId): Line {
  const { glyphs } = context;
  const card = view.installed[slot];
  const slotSign =
    card !== undefined
      ? markOf(context, card.controller)
      : view.bonus[slot] !== undefined
        ? span(glyphs.special, { tone: 'warning' })
        : span(glyphs.bullet, MUTED);
  // A key does not fit here. The number of the slot is its last character.
  const number = numberOf(context, slot);
  return highlighted(context, [number.text.length === 1 ? number : span(slotMark(slot)), slotSign], [`slot:${slot}`]);
}
