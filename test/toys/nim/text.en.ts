import type { Catalogue } from '../../../src/kernel/words/format.ts';
import { kernelTexts } from '../../../src/kernel/words/text.en.ts';

type Filled = Readonly<Record<string, string | number>>;

const stones = (count: unknown): string => (count === 1 ? '1 stone' : `${String(count)} stones`);

/** Every English word of Nim. */
export const nimTexts = {
  ...kernelTexts,
  'nim.take': ({ count }: Filled) => `Take ${stones(count)}`,
  'nim.which': ({ heap }: Filled) => `How many stones do you take? There are ${String(heap)}.`,
  'nim.took': ({ seat, count, heap }: Filled) => `${String(seat)} takes ${stones(count)}; ${String(heap)} are left.`,
  'nim.few': ({ heap }: Filled) => `There ${heap === 1 ? 'is' : 'are'} only ${stones(heap)}.`,
  'nim.last': '{seat} has taken the last stone and wins.',
  'nim.alone': '{seat} wins: nobody else is left.',
} as const satisfies Catalogue;
