import type { Catalogue } from './game.ts';
import { originTexts } from './rule-book.ts';
import type { Param, Words } from './words.ts';

/** The kernel's own texts, to be spread into every English catalogue. */
export const kernelTexts = {
  'kernel.only-option': '{seat}: {option} (the only choice)',
  'kernel.only-number': '{seat}: {number} (the only choice)',
  'kernel.took-back': ({ undone, to }) =>
    `The table took back ${undone} answer${undone === 1 ? '' : 's'}, to decision ${to}.`,
  ...originTexts,
} as const satisfies Catalogue;

/** Turns words into a sentence. A key that the catalogue lacks shows as `[key]`, so that it is seen. */
export type Teller = (words: Words) => string;

/** A teller for one language and one table's names. */
export function createTeller(catalogue: Catalogue, seatNames: readonly string[]): Teller {
  const textOf = (param: Param): string | number => {
    if (typeof param === 'string' || typeof param === 'number') return param;
    if (isList(param)) return param.map(tell).join(', ');
    if ('seat' in param) return seatNames[param.seat] ?? `seat ${param.seat + 1}`;
    return tell(param);
  };
  const tell: Teller = ({ key, with: params = {} }) => {
    const phrase = Object.hasOwn(catalogue, key) ? catalogue[key] : undefined;
    if (phrase === undefined) return `[${key}]`;
    const filled: Record<string, string | number> = {};
    for (const [name, param] of Object.entries(params)) filled[name] = textOf(param);
    if (typeof phrase === 'function') return phrase(filled);
    return phrase.replace(/\{(\w+)\}/g, (hole, name: string) =>
      String(Object.hasOwn(filled, name) ? filled[name] : hole),
    );
  };
  return tell;
}

function isList(param: Param): param is readonly Words[] {
  return Array.isArray(param);
}
