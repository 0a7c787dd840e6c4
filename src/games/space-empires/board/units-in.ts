import { goneBy } from '../state/lots.ts';
import type { PieceView } from '../view.ts';

/** A counter as text: its type, number of units and hexes moved this turn plus `more`, as in "scout:3:0". */
export function unitIn({ kind, count, lots }: PieceView, more = 0): string {
  return `${kind}:${count}:${goneBy({ lots: lots ?? [] }) + more}`;
}
