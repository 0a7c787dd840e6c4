import { goneBy } from '../state/lots.ts';
import { isSingle } from '../state/pieces.ts';
import type { PieceView } from '../view.ts';

/**
 * A counter as text: its type, number of units, the label of a group, and the hexes moved this turn plus `more`, as in
 * "scout:3:5:0". Of single counters that are alike any will do.
 */
export function unitIn({ kind, count, label, lots }: PieceView, more = 0): string {
  const group = kind === null || label === null || isSingle(kind) ? '' : label;
  return `${kind}:${count}:${group}:${goneBy({ lots: lots ?? [] }) + more}`;
}
