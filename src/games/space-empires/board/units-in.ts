import { goneBy } from '../state/lots.ts';
import { isSingle } from '../state/pieces.ts';
import type { PieceView } from '../view.ts';

/**
 * A counter as text: its type, number of units, label, and the hexes that it has moved this turn plus `extraHexes`, as
 * in "scout:3:5:0". Single counters have no label in the text, since any of them will do.
 */
export function unitText({ kind, count, label, lots }: PieceView, extraHexes = 0): string {
  const groupLabel = kind === null || label === null || isSingle(kind) ? '' : label;
  return `${kind}:${count}:${groupLabel}:${goneBy({ lots: lots ?? [] }) + extraHexes}`;
}
