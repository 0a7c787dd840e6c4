import type { FollowUp, Onward } from '../../../../boards/deeds.ts';
import type { Formatter } from '../../../../kernel/words/format.ts';
import { say } from '../../../frame/text/say.ts';
import type { Pressed } from '../../../frame/theme/keys.ts';
import type { AskedRow } from './form.ts';

/** How many of a row that stands for several a digit sends on. */
export interface Part {
  readonly id: string;
  readonly count: number;
}

/** What rows stand for, and how many of one go. */
interface Parting {
  readonly onward: Readonly<Record<string, readonly Onward[]>>;
  readonly part: Part | null;
}

/** What a digit does with as many of a row as were named. */
export function partOf({ part }: Pick<Parting, 'part'>, id: string, way: Onward): FollowUp {
  return (part?.id === id ? way.fewer?.[part.count - 1] : undefined) ?? way.then;
}

/** How many a row stands for that may part; 1: it does not. */
function partsOf({ onward }: Pick<Parting, 'onward'>, { takes }: Pick<AskedRow, 'takes'>): number {
  return 1 + Math.max(0, ...(onward[takes ?? ''] ?? []).map(({ fewer = [] }) => fewer.length));
}

/** How many go, where that was named. */
export function partText(asked: Parting & { readonly format: Formatter }, takes: string | null): string {
  const { part, format } = asked;
  return part?.id !== takes ? '' : format(say('table.part', { part: part.count, of: partsOf(asked, { takes }) }));
}

/** How many go after a key that counts them, `null` for all; `undefined`: it is no such key, or they never part. */
export function partAfter(asked: Parting, row: AskedRow, command: Pressed['command']): Part | null | undefined {
  const all = partsOf(asked, row);
  const step = command === 'less' || command === 'left' ? -1 : command === 'more' || command === 'right' ? 1 : 0;
  if (all === 1 || step === 0) return undefined;
  const before = asked.part?.id === row.id ? asked.part.count : all;
  const count = Math.max(1, Math.min(all, before + step));
  return count === all ? null : { id: row.id, count };
}
