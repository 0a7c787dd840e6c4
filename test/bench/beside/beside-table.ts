import { inColumns } from '../measure.ts';
import type { Beside } from './turns.ts';

/** A line of what two programs take. */
export interface BesideRow {
  readonly what: string;
  readonly unit: string;
  /** `null`: it could not be measured, and the note says why. */
  readonly beside: Beside | null;
  readonly note: string;
}

/**
 * The table, ready to be put into a document: the commit, then what is built here, then how many times as much that
 * takes.
 */
export function besideTable(commit: string, rows: readonly BesideRow[]): string {
  const cells = rows.map(({ what, unit, beside, note }) => {
    if (beside === null) return [what, '', '', '', note];
    const { one, other, ratio, spread, isMoved } = beside;
    const said = (figure: number): string => `${figure.toPrecision(3)} ${unit}`;
    const ratios = `${ratio.toFixed(2)} (${spread.map(bound => bound.toFixed(2)).join(' to ')})`;
    return [what, said(one), said(other), ratios, [isMoved ? 'moved' : '', note].filter(Boolean).join('; ')];
  });
  return inColumns([['what', commit, 'here', 'ratio', ''], ...cells]);
}
