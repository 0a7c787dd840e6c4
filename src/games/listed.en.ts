import type { Phrase } from '../kernel/words/format.ts';

/** The English words for what is known of the games before one is loaded. */
export const listedTexts = {
  'listed.solo-machines-small': 'alone: doomsday machines, small',
  'listed.solo-machines-large': 'alone: doomsday machines, large',
  'listed.solo-aliens': 'alone: alien empires',
} as const satisfies Readonly<Record<string, Phrase>>;

export type ListedTextKey = keyof typeof listedTexts;
