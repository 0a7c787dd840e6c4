import type { FollowUp, Onward } from '../../../../boards/deeds.ts';
import type { Formatter } from '../../../../kernel/words/format.ts';
import { say } from '../../../frame/text/say.ts';
import type { Pressed } from '../../../frame/theme/keys.ts';
import type { QuestionRow } from './form.ts';

/** How many of a row's things a digit sends on. */
export interface SentPart {
  readonly id: string;
  readonly count: number;
}

/** The rows that stand for several things, and the chosen number for one of them. */
interface PartedRows {
  readonly onward: Readonly<Record<string, readonly Onward[]>>;
  readonly part: SentPart | null;
}

/** The follow-up answer of a digit for the chosen number of things. */
export function partOf({ part }: Pick<PartedRows, 'part'>, id: string, direction: Onward): FollowUp {
  return (part?.id === id ? direction.fewer?.[part.count - 1] : undefined) ?? direction.then;
}

/** How many things a row stands for, if they may separate; 1: they may not. */
function partsOf({ onward }: Pick<PartedRows, 'onward'>, { takes }: Pick<QuestionRow, 'takes'>): number {
  return 1 + Math.max(0, ...(onward[takes ?? ''] ?? []).map(({ fewer = [] }) => fewer.length));
}

/** The chosen number in words; empty if none was chosen. */
export function partText(question: PartedRows & { readonly format: Formatter }, takenId: string | null): string {
  const { part, format } = question;
  return part?.id !== takenId
    ? ''
    : format(say('table.part', { part: part.count, of: partsOf(question, { takes: takenId }) }));
}

/**
 * The chosen number after a key that changes it; `null`: all things. `undefined`: the key does not change it, or the
 * things may not separate.
 */
export function partAfter(
  question: PartedRows,
  row: QuestionRow,
  command: Pressed['command'],
): SentPart | null | undefined {
  const total = partsOf(question, row);
  const countChange = command === 'less' || command === 'left' ? -1 : command === 'more' || command === 'right' ? 1 : 0;
  if (total === 1 || countChange === 0) return undefined;
  const chosenBefore = question.part?.id === row.id ? question.part.count : total;
  const count = Math.max(1, Math.min(total, chosenBefore + countChange));
  return count === total ? null : { id: row.id, count };
}
